# Mots de la table dans le navigateur, français. Les identifiants commencent par ui-, loin des messages des jeux.

### The lobby and its pages
ui-title = Tablée
ui-tagline = Des jeux de héros, fidèles à la lettre de leurs règles : seul contre des bots, à un même écran ou entre amis.
ui-skip = Aller au contenu
ui-nav = Pages
ui-nav-rules = Règles
ui-nav-about = À propos
ui-language = Langue
ui-lang-en = English
ui-lang-fr = Français
ui-light-day = Une table plus claire
ui-light-night = Une table de nuit
ui-home = Retour à l’accueil
ui-again = Réessayer
ui-ok = Compris
ui-no = Non, garder

## States of a connection
ui-unreachable = Le serveur est injoignable. Vérifiez votre connexion et qu’il est bien lancé, puis réessayez.
ui-refused = Le serveur a répondu par l’erreur { $status }. Réessayez dans un instant.
ui-offline = La connexion est coupée.
ui-offline-do = Nous essayons sans cesse de rejoindre la table. Rien n’est perdu.
ui-no-network = Pas de réseau.
ui-no-network-do = Les parties se jouent sur le serveur : il faut le joindre pour continuer. Vos tables vous attendent, rien n’est perdu.
ui-no-storage = Ce navigateur ne garde rien
ui-no-storage-do = Vos places ne peuvent pas être retenues : laissez cette page ouverte tant que vous jouez, ou autorisez le stockage pour ce site.

## The lobby
ui-welcome = À table !
ui-games = Jeux
ui-games-wait = Les jeux arrivent…
ui-games-missing = La liste des jeux n’a pas pu être lue
ui-players = { $least ->
    [1] de 1 à { $most } joueurs
   *[other] de { $least } à { $most } joueurs
  }
ui-together = Ensemble contre le jeu
ui-rivals = Adversaires
ui-play = Jouer maintenant
ui-play-wait = La table se met en place…
ui-learn = Partie guidée
ui-table-guided = { $game } : partie guidée
ui-set-up = Préparer
ui-mine = Vos tables
ui-mine-wait = Vos tables arrivent…
ui-mine-missing = Vos tables n’ont pas pu être consultées ; elles sont toujours là
ui-import = Une partie venue d’ailleurs
ui-import-about = Ouvrez un fichier de journal pour revoir sa partie, choix par choix.
ui-import-choose = Choisir un journal
ui-import-wait = La partie est rejouée pour vérification…
ui-import-refused = Ce journal ne peut pas être ouvert

## A table in the list
ui-table-yours = C’est à vous
ui-table-playing = Quelqu’un d’autre doit choisir
ui-table-gathering = Il manque encore du monde
ui-table-frozen = Ne peut pas continuer avec cette version ; le journal peut être enregistré
ui-table-over = Terminée
ui-table-won = Terminée : vous avez gagné
ui-table-beaten = Terminée : vous avez perdu
ui-table-drawn = Terminée : égalité
ui-you-won = Vous avez gagné !
ui-you-lost = Vous avez perdu.
ui-table-gone = Le serveur n’a plus cette table.
ui-table-unknown = Table { $id }
ui-choices = { $n ->
    [0] aucun choix encore
    [one] 1 choix fait
   *[other] { $n } choix faits
  }
ui-resume = Reprendre
ui-gather = Prendre place
ui-replay = Revoir
ui-result = Résultat
ui-watch = Regarder
ui-watch-link = Copier le lien des spectateurs
ui-copied = Copié
ui-copy-by-hand = Ce navigateur ne permet pas de copier ici ; prenez le lien vous-même :
ui-delete = Supprimer
ui-delete-sure = Supprimer cette table pour tout le monde ? La partie est perdue si le journal n’a pas été enregistré.
ui-delete-yes = Supprimer pour de bon
ui-forget = Ôter de la liste
ui-forget-sure = Ôter cette table de votre liste ?
ui-leave-sure = Ôter cette table de votre liste ? Ce navigateur y perd votre place.

## Seats
ui-seat = Place { $n }
ui-seat-open = Libre
ui-guest = Invité
ui-me = Moi
ui-friend = Un ami, par invitation
# levels of play, from the weakest to the strongest; then bots by their own names
ui-bot-giddy = Bot étourdi
ui-bot-easy = Bot facile
ui-bot-medium = Bot moyen
ui-bot-strong = Bot fort
ui-bot-expert = Bot très fort
ui-bot-random = { ui-bot-giddy }
ui-bot-thrifty = Bot économe
ui-bot-plain = { ui-bot-easy }
ui-bot-greedy = { ui-bot-medium }
ui-bot-cunning = { ui-bot-strong }
ui-bot-other = Bot { $name }
ui-first-opponent = Votre adversaire : { $bot }
ui-first-fellow = À vos côtés : { $bot }

## A new table
ui-new = { $game } : une nouvelle table
ui-new-any = Une nouvelle table
ui-no-game = Aucun jeu ne s’appelle { $id } ici
ui-no-game-do = L’accueil montre tous les jeux auxquels on peut jouer.
ui-how-many = Combien de joueurs ?
ui-who-sits = Qui s’assied où ?
ui-who = Qui
ui-drawn = { $what } : au hasard
ui-nobody-me = Prenez place vous aussi : choisissez « Moi » quelque part.
ui-curtain = Un rideau entre nos places
ui-curtain-about = Cache la table jusqu’à ce que la personne suivante ait pris place à cet écran.
ui-the-game = La partie
ui-usual = Comme d’habitude
ui-many-none = Aucune carte
ui-many-own = Mon propre choix
ui-many-left = { $n ->
    [0] Les { $most } sont choisies.
    [one] Encore une à choisir au plus, sur { $most }.
   *[other] Encore { $n } à choisir au plus, sur { $most }.
  }
ui-advanced = Toutes les options
# galleries and presets
ui-random = Au hasard
ui-random-about = Quelqu’un que personne d’autre n’a.
ui-gallery-of = { $who } : { $what }
ui-deck = deck
ui-party = Le groupe
ui-party-random = Tout le groupe au hasard
ui-hard = Difficulté { $n } sur { $of }
ui-hard-house = Difficulté { $n } sur { $of }, selon nous
ui-hard-ours = selon nous
ui-own-face = Création personnelle
ui-board = Le plateau en entier
ui-board-open = Tout voir
ui-board-wait = Le plateau arrive…
ui-board-remarks = Ce qui est de notre cru ou incertain
ui-board-remarked = une part est de notre cru ou incertaine
ui-board-close = Refermer
ui-close = Fermer
ui-presets = Quelle difficulté ?
ui-presets-own = Votre propre mélange : voyez toutes les options.
ui-watch-allowed = D’autres peuvent regarder avec un lien
ui-poker = Visage impassible
ui-poker-about = Après chaque choix, la table se tait de deux à cinq secondes, qui que l’on interroge entre-temps. Sans cela la partie continue aussitôt, et une attente dit que quelqu’un pouvait agir : quelques choix sur cent.
ui-clock = Pendule
ui-clock-none = Sans pendule
ui-clock-terms = { $minutes ->
    [0] { $seconds } s par choix
   *[other] { $minutes } min par place, et { $seconds } s par choix
}
ui-clock-about = Le temps s’arrête quand aucun joueur n’est à la table.
ui-clock-then = Quand le temps est écoulé
ui-clock-then-bot = un bot continue à cette place
ui-clock-then-concede = la place abandonne la partie
ui-clock-bot = { $minutes ->
    [0] Chaque choix a { $seconds } secondes.
   *[other] Chaque place a { $minutes } minutes, et chaque choix { $seconds } secondes en plus.
} Quand elles sont écoulées, un bot continue à cette place, jusqu’à ce que son propriétaire la reprenne.
ui-clock-concede = { $minutes ->
    [0] Chaque choix a { $seconds } secondes.
   *[other] Chaque place a { $minutes } minutes, et chaque choix { $seconds } secondes en plus.
} Quand elles sont écoulées, cette place abandonne la partie.
ui-watch-about = Les spectateurs voient ce qui est visible de tous, jamais une main.
ui-name = Votre nom
ui-begin = Commencer
ui-begin-now = Tout le monde est là : la partie commence aussitôt.
ui-begin-waits = La table s’ouvre ; vous recevez un lien pour chaque ami, et la partie commence quand tous ont pris place.
ui-open-table = Ouvrir la table

## Before the game
ui-gathering = La table est mise
ui-gathering-host = Envoyez son lien à chaque ami. La partie commence dès que toutes les places sont prises et que tout le monde est venu.
ui-gathering-guest = La partie commence dès que toutes les places sont prises et que tout le monde est venu. Vous pouvez quitter cette page et revenir.
ui-still-open = { $n ->
    [0] Toutes les places sont prises.
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
  }
ui-fill-and-begin = Compléter avec des bots et commencer
ui-invite = Inviter
ui-copy-invitation = Copier l’invitation
ui-invitation-about = Ce lien donne une place à une personne, une seule fois :
ui-seat-bot = Confier à un bot
ui-seat-free = Libérer cette place
ui-seat-free-soon = On pourra libérer cette place dans { $n } s.
ui-that-is-you = · vous
ui-here = à table
ui-away = absent
ui-watchers = { $n ->
    [one] Une personne regarde.
   *[other] { $n } personnes regardent.
  }

## An invitation
ui-join = Vous êtes invité
ui-join-about = Une place vous attend à cette table.
ui-join-once = L’invitation sert une fois, dans ce navigateur : votre place y est retenue.
ui-carry = Vos places arrivent ici
ui-carry-about = Vos places à une table viennent sur cet appareil, et quittent celui qui a fait le lien.
ui-carry-do = Les prendre ici
ui-carry-refused-do = Rien n’a changé : les places sont là où elles étaient.
ui-join-wait = Installation…
ui-sit-down = Prendre place
ui-join-refused-do = Demandez un autre lien à la personne qui vous invite ; en attendant, vous pouvez regarder.
ui-join-seated = Vous avez déjà une place à cette table
ui-join-seated-about = L’invitation reste valable pour quelqu’un d’autre.

## Coming to a table
ui-your-turn = À vous
ui-at-play = À table
ui-at-watch = En spectateur
ui-at-replay = Rediffusion
ui-sitting-down = Installation à la table…
ui-sitting-down-about = Si cela dure, le serveur est peut-être injoignable ; nous essayons sans cesse.
ui-no-seat = Une table d’autres joueurs
ui-no-seat-here = Vous n’avez pas de place à cette table dans ce navigateur.
ui-no-seat-do = Une place reste dans le navigateur où elle a été prise. Regardez la partie, ou demandez une invitation.
ui-table-closed = Cette table n’est pas ouverte
ui-table-closed-do = L’accueil montre vos autres tables.
ui-frozen-title = Cette partie est en sommeil
ui-frozen-what = La partie ne peut pas continuer ici, et rien n’en est perdu.
ui-journal = Enregistrer le journal

## After the game
ui-rematch = Une autre partie
ui-rematch-join = Rejoindre la partie suivante
ui-look-at-table = Regarder la table
ui-fair = Le hasard était-il honnête ?
ui-fair-about = Avant la partie, la table a fait une promesse et chaque joueur a ajouté un nombre à lui. Votre navigateur peut maintenant en recalculer chaque lancer et chaque mélange.
ui-fair-guided = C’est la partie guidée : sa graine est fixe et connue de tous, pour que chacun apprenne avec les mêmes dés. Votre navigateur peut vérifier que la table s’y est tenue.
ui-fair-sound-guided = Tout concorde : les dés sont bien ceux de la partie guidée.
ui-fair-promise = La promesse :
ui-fair-unable = Un navigateur ne fait ce calcul qu’en https ou sur la machine même. Ouvrez Tablée ainsi, ou vérifiez le journal enregistré dans le terminal.
ui-fair-check = Vérifier
ui-fair-wait = Calcul en cours…
ui-fair-commitment-yes = Le secret de la table est bien celui promis avant la partie.
ui-fair-commitment-no = Le secret de la table n’est pas celui promis avant la partie.
ui-fair-seed-yes = { $n ->
    [one] La graine est faite de ce secret et du nombre d’un joueur.
   *[other] La graine est faite de ce secret et des nombres de { $n } joueurs.
  }
ui-fair-seed-no = La graine n’est pas faite de ce secret et des { $n } nombres des joueurs.
ui-fair-nonce-yes = Le nombre ajouté par votre navigateur en fait partie.
ui-fair-nonce-no = Le nombre ajouté par votre navigateur manque.
ui-fair-nonce-none = Votre navigateur n’a ajouté aucun nombre : la partie a commencé avant.
ui-fair-draws-yes = { $n ->
    [one] Le seul recours au hasard a donné ce que dit la graine.
   *[other] Les { $n } lancers, tirages et mélanges ont donné ce que dit la graine.
  }
ui-fair-draws-no = { $n ->
    [one] Un lancer, tirage ou mélange n’a pas donné ce que dit la graine.
   *[other] { $n } lancers, tirages ou mélanges n’ont pas donné ce que dit la graine.
  }
ui-fair-gaps-yes = Aucun n’a été sauté ni refait.
ui-fair-gaps-no = { $n ->
    [one] À un endroit, des nombres ont été sautés ou réutilisés.
   *[other] À { $n } endroits, des nombres ont été sautés ou réutilisés.
  }
ui-fair-sound = Tout concorde : personne n’a pu choisir ces dés.
ui-fair-broken = Quelque chose ne concorde pas. Enregistrez le journal et interrogez la personne qui tient cette table.

# the end: how it came about, and whoever is out before the others
ui-after-name = { $who }
ui-after-plot = { $what } au fil de la partie
ui-after-from-to = { $who } : de { $from } à { $to }
ui-after-turning-mark = le tournant
ui-after-wait = On relit la partie…
ui-after-turning = Revoir depuis le tournant
ui-after-gained = { $who } { $n }
ui-after-analyse = Analyser la partie
ui-after-analyse-wait = Analyse en cours : chaque choix est jugé…
ui-out = Vous êtes hors jeu.
ui-out-about = La partie continue sans vous. Restez pour voir comment elle finit : rien ne vous sera plus demandé.
ui-out-together = Vos alliés continuent le combat, et leur victoire sera la vôtre.
ui-out-watch = Regarder la suite

## Rules
ui-rules = Livrets de règles
ui-rules-of = Règles de { $game }
ui-rules-about = Chaque règle avec nos propres mots, et la lecture que nous jouons là où le livret est obscur.
ui-rules-book = Livret
ui-rules-words = Mots à chercher
ui-rules-example = par exemple : relance
ui-rules-wait = Le livret s’ouvre…
ui-rules-missing = Le livret n’a pas pu être ouvert
ui-rules-found = { $n ->
    [0] Rien trouvé.
    [one] Une règle trouvée.
   *[other] { $n } règles trouvées.
  }
ui-rules-summary = Le jeu en une page
ui-rules-chapters = Chapitres
ui-rules-all = Tous les chapitres
ui-rules-count = { $n ->
    [one] une règle
   *[other] { $n } règles
  }
ui-rules-none = Aucune règle n’en parle
ui-rules-none-do = Essayez moins de mots, d’autres mots, ou le numéro d’une règle.
ui-rules-reading = Notre lecture :

## Cards and decks
ui-cards = Cartes
ui-cards-about = Toutes les cartes, telles qu’elles sont sur la table. Touchez-en une pour la lire en entier, dans les deux langues.
ui-cards-wait = Les cartes sont étalées…
ui-cards-missing = Les cartes n’ont pas pu être étalées
ui-cards-words = Mots à chercher
ui-cards-example = un nom, un trait, un mot du texte
ui-cards-all = tout
ui-cards-clear = Effacer
ui-cards-order = Ordre
ui-cards-order-box = boîte
ui-cards-order-name = nom
ui-cards-order-cost = coût
ui-cards-order-type = type
ui-cards-found = { $n ->
    [one] { $n } carte.
   *[other] { $n } cartes.
  }
ui-cards-none = Aucune carte ne convient
ui-cards-none-do = Essayez moins de mots, ou enlevez un filtre.
ui-cards-before = La carte précédente
ui-cards-after = La carte suivante
ui-cards-in-en = En anglais
ui-cards-in-fr = En français
ui-cards-close = Fermer
ui-decks = Decks
ui-decks-about = Construisez vos propres decks et jouez-les. Ils restent dans ce navigateur ; un fichier les emporte ailleurs.
ui-decks-mine = Vos decks
ui-decks-none = Aucun pour l’instant.
ui-deck-new = Un nouveau deck
ui-deck-owner = Héros
ui-deck-usual = comme dans le deck de départ
ui-deck-begin = Partir d’un deck tout prêt
ui-deck-empty = Partir des seules cartes du héros
ui-deck-bring = Un deck venu d’ailleurs
ui-deck-bring-about = Collez une liste, une carte par ligne (2x Nom), ou ce qu’exporte un site de decks, ou choisissez un fichier.
ui-deck-read = Lire la liste
ui-deck-anyway = Prendre ce qui a été compris
ui-deck-file = Choisir un fichier
ui-deck-size = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
ui-deck-of = { $n ->
    [one] { $n } carte (de { $least } à { $most })
   *[other] { $n } cartes (de { $least } à { $most })
  }
ui-deck-curve = Cartes par coût : { $what }
ui-deck-pool = Cartes à choisir
ui-deck-holds = Ce qu’il y a dans le deck
ui-deck-name = Nom du deck
ui-deck-copies = exemplaires
ui-deck-more = Ajouter { $card }
ui-deck-less = Retirer { $card }
ui-deck-legal = Le deck est légal.
ui-deck-play = Jouer avec ce deck
ui-deck-export = Copier ou garder en fichier
ui-deck-copy = Copier la liste
ui-deck-text = Liste en fichier
ui-deck-copy-site = Copier pour un site de decks
ui-deck-site = Fichier pour un site de decks
ui-deck-remove = Supprimer
ui-deck-gone = Ce deck n’est pas ici
ui-deck-gone-do = Les decks restent dans le navigateur où ils ont été construits.

## Campaigns
ui-campaigns = Campagnes
ui-campaigns-about = Des scénarios à la suite, avec un journal de ce qui reste : cartes gagnées, blessures, défaites.
ui-campaigns-mine = Vos campagnes
ui-campaigns-none = Aucune pour l’instant.
ui-campaigns-begin = Commencer une campagne
ui-campaign-chapters = { $n ->
    [one] { $n } scénario : { $what }
   *[other] { $n } scénarios : { $what }
  }
ui-campaign-begin = Commencer
ui-campaign-won = gagné
ui-campaign-next = à jouer
ui-campaign-later = plus tard
ui-campaign-lost = perdu
ui-campaign-playing = en cours
ui-campaign-log = { $n ->
    [one] Le journal : { $n } partie
   *[other] Le journal : { $n } parties
  }
ui-campaign-game = Partie { $n }
ui-campaign-to-table = À la table
ui-campaign-go-on = Continuer la campagne
ui-campaign-anew = Recommencer la campagne
ui-campaign-refused = La campagne n’a pas pu continuer

## About
ui-about = À propos de Tablée
ui-about-lead = Une table pour les jeux de héros, qui connaît leurs règles à la lettre.
ui-about-fan = Un projet de fans, non officiel
ui-about-fan-text = Tablée est un projet non officiel et non commercial. Il n’est ni affilié, ni approuvé, ni lié aux éditeurs ou auteurs des jeux, ni aux propriétaires des personnages qui y paraissent.
ui-about-marks = Dice Throne, Marvel Dice Throne et Marvel Champions : Le Jeu de Cartes sont des marques de leurs propriétaires respectifs ; les personnages Marvel appartiennent à Marvel.
ui-about-words = Les noms et les nombres servent à désigner et à décrire les jeux. Les mots des règles, des cartes et des capacités sont les nôtres, de même que chaque dessin : il n’y a ici ni texte ni illustration des éditeurs. Procurez-vous un jeu pour le connaître tel qu’il a été voulu.
ui-about-fair = Des dés que personne ne choisit
ui-about-fair-text = Avant une partie, la table s’engage sur un secret, le navigateur de chaque joueur ajoute un nombre à lui, et après la partie votre navigateur peut en recalculer chaque lancer.
ui-about-data = Ce qui est gardé
ui-about-data-text = Le serveur garde les tables : qui s’assied où, sous le nom donné, ce qui a été choisi et ce qui a été dit. Vos places, votre nom et vos préférences restent dans ce navigateur. Pas de cookies, pas de mesure d’audience, pas d’autre serveur.
ui-about-credits = Remerciements
ui-about-icons = symboles de Lorc, Delapouite et des autres auteurs de la collection, recolorés
ui-version = Version { $version }

## A page that is not there
ui-lost = Il n’y a rien ici
ui-lost-what = Cette adresse ne mène à aucune page.
ui-lost-do = Elle a pu être tronquée en chemin. L’accueil mène partout.

### The table
ui-t-skip = Aller à la décision
ui-t-where = Où nous en sommes
ui-t-seats = Places
ui-t-you = Vous
ui-t-bot = bot
ui-t-away = absent
ui-t-turn = c’est son tour
ui-t-chooses = choisit
ui-t-menu = Menu
ui-t-side = Journal, discussion et règles
ui-t-close = Fermer
ui-t-wait = Un instant…
ui-t-empty = Aucune carte en main
ui-t-tab-table = Table
ui-t-tab-mine = À moi
ui-t-tab-log = Journal
ui-t-glowing = { $n ->
    [one] pièce peut être choisie
   *[other] pièces peuvent être choisies
  }
ui-t-unheard = nouvelles paroles
ui-t-band-theirs = Les autres joueurs
ui-t-band-middle = Le milieu de la table
ui-t-band-mine = Votre côté de la table
ui-t-area-of = { $area } ({ $who })

## Pieces
ui-t-face-down = carte face cachée
ui-t-mark = { $what } { $n }
ui-t-mark-of = { $what } { $n } sur { $of }
ui-t-times = { $n } exemplaires
ui-t-cost = coût { $n }
ui-t-cards = { $n ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $n } cartes
  }
ui-t-on-top = sur le dessus { $card }
ui-t-can-choose = { $piece }. Choix possible : { $what }
ui-t-inside = des cartes qui s’y trouvent
ui-t-pick = Prendre
ui-t-unpick = Reposer
ui-t-held = garder
ui-t-bill-given = Vous donnez :
ui-t-bill-of = { $n } × { $what }
ui-t-bill-missing = Il manque : { $what }
ui-t-bill-lost = Perdu : { $what }
ui-t-bill-spare = Pas nécessaire : { $what }
ui-t-bill-even = Le compte y est.
ui-t-subject = De quoi il s’agit
ui-t-dice = Dés à garder
ui-t-cell = colonne { $x }, ligne { $y }
ui-t-zoom-in = Plus près
ui-t-fit = Toute la carte
ui-t-small-map = Petite carte
ui-t-zoom-out = Plus loin
ui-t-sight = Montrer ce qui est vu
ui-t-show-on-map = Montrer sur la carte
ui-t-centre = Vers qui agit
ui-t-map-cells = { $name }, case par case
ui-t-read = Lire
ui-t-printed = Imprimé : { $what }
ui-t-house = Remarque : { $what }
ui-t-why-not = Pourquoi pas maintenant ?
ui-t-the-rule = La règle
ui-t-answer = Quand on pourrait s’en servir
ui-t-answer-ask = me demander
ui-t-answer-yes = toujours oui
ui-t-answer-no = toujours non

## The decision
ui-t-decision = Décision
ui-t-options = Choix
ui-t-choices = Tous les choix
ui-t-on-table = { $n ->
    [one] 1 choix sur la table
   *[other] { $n } choix sur la table
  }
ui-t-nothing-asked = Rien n’est demandé pour le moment.
ui-t-watching = Vous regardez. { $what }
ui-t-why-asked = Pourquoi cette question ?
ui-t-no-rule = Aucune règle n’est nommée ici.
ui-t-reading = Notre lecture : { $text }
ui-t-tools = Aide à la décision
ui-t-undo = Annuler
ui-t-hint = Conseil : ce qu’un bot choisirait
ui-t-odds = Chances
ui-t-odds-of = Chances avec la meilleure tactique : { $chance }
ui-t-hint-is = Conseil : { $what }
ui-t-chance-on = Montrer mes chances de gagner, d’après ce que ma place peut savoir
ui-t-play-on = Jouer d’ici ({ $who })
ui-t-play-on-help = Une nouvelle table à partir de ce moment, contre des bots ; le hasard y continue comme il aurait continué
ui-t-thinks = { $who } réfléchit…
ui-t-odds-kept = Chances en gardant ces dés : { $chance }
ui-t-odds-help = Chances exactes, chacune selon la meilleure tactique pour elle. Appuyez sur une ligne pour garder ses dés.
ui-t-prompts = Quand me demander ?
ui-t-prompts-always = Toujours
ui-t-prompts-always-help = à chaque occasion que les règles offrent
ui-t-prompts-smart = Quand ça compte
ui-t-prompts-smart-help = les moments où vous ne pourriez rien faire d’utile passent tout seuls
ui-t-prompts-my-turn = À mon tour
ui-t-prompts-my-turn-help = le reste du temps, seulement si vous devez décider
ui-t-result = Le résultat
ui-t-won = Vous avez gagné. { $how }
ui-t-lost = Vous avez perdu. { $how }

## The stage: what happens, before it is asked about
ui-t-stage = Ce qui se passe
ui-t-stage-skip = Aller à la suite
ui-t-pace = Rythme
ui-t-pace-calm = Posé
ui-t-pace-calm-help = pour tout suivre sans hâte
ui-t-pace-normal = Normal
ui-t-pace-normal-help = chaque jet, chaque coup se voit
ui-t-pace-quick = Rapide
ui-t-pace-quick-help = deux fois plus vite
ui-t-pace-once = Immédiat
ui-t-pace-once-help = rien ne bouge, le journal raconte
ui-t-sound = Sons
ui-t-recap = Depuis votre dernier tour

## Beside the table
ui-t-log = Journal
ui-t-talk = Discussion
ui-t-rules = Règles
ui-t-log-empty = Il ne s’est encore rien passé.
ui-t-earlier = Lignes précédentes
ui-t-why-line = Pourquoi ? { $line }
ui-t-talk-empty = Personne n’a encore rien dit.
ui-t-talk-silent = Seuls ceux qui jouent peuvent parler.
ui-t-the-table = La table
ui-t-say = Dire quelque chose
ui-t-send = Envoyer
ui-t-pings = Mots rapides
ui-t-ping-hello = Bonjour !
ui-t-ping-well-played = Bien joué !
ui-t-ping-thanks = Merci !
ui-t-ping-thinking = Je réfléchis…
ui-t-ping-hurry = À vous de jouer !
ui-t-ping-look = Montrer du doigt
ui-t-ping-look-at = Regardez : { $what }
ui-t-said-clock-bot = Le temps de { $who } est écoulé : un bot continue à cette place.
ui-t-said-clock-concede = Le temps de { $who } est écoulé : la place abandonne la partie.
ui-t-clock-left = il reste { $time }
ui-t-said-undo = { $who } est revenu sur un choix.
ui-t-said-invite-refused = La place de { $who } ne change pas de main : quelqu’un a refusé.
ui-t-said-undo-refused = { $who } ne peut pas revenir en arrière : quelqu’un a refusé.
ui-t-search = Chercher
ui-t-search-rules = Chercher dans les règles
ui-t-search-help = Tapez un mot du livret de règles, par exemple le nom d’une phase ou d’un état.
ui-t-search-nothing = Aucune règle ne contient ces mots. Essayez-en moins, ou d’autres.
ui-t-search-failed = Les règles n’ont pas pu être lues. Réessayez quand la connexion sera revenue.

## Notices
ui-t-offline = La connexion est coupée.
ui-t-offline-help = Nous essayons sans cesse ; votre place et la partie sont à l’abri. Votre choix partira dès notre retour.
ui-t-consent = { $who } voudrait revenir sur un choix alors que des dés ou des cartes ont été vus. Êtes-vous d’accord ?
ui-t-consent-invite = L’hôte voudrait inviter quelqu’un d’autre à la place de { $who }, qui est absent. La nouvelle personne verra sa main. Êtes-vous d’accord ?
ui-t-consent-invite-waiting = On demande aux autres si quelqu’un d’autre peut prendre la place de { $who }.
ui-t-invite-again = Inviter quelqu’un d’autre
ui-t-carry = Vers un autre appareil
ui-t-carry-link = Copier le lien pour l’autre appareil
ui-t-carry-about = Ouvrez ce lien une fois sur l’autre appareil : il y porte vos places, et celui-ci les quitte. Qui a ce lien a vos places ; ne le montrez à personne.
ui-t-consent-yes = D’accord
ui-t-consent-no = Refuser
ui-t-consent-waiting = On demande aux autres si vous pouvez revenir en arrière.
ui-t-consent-away = { $n ->
    [one] { $who } n’est pas là : la demande attend son retour, ou tombe dès que quelqu’un joue.
   *[other] { $who } ne sont pas là : la demande attend leur retour, ou tombe dès que quelqu’un joue.
}
ui-t-consent-others = { $who } voudrait revenir sur un choix ; on attend encore l’accord d’autres joueurs.
ui-t-meanwhile = { $n ->
    [0] Pendant votre absence, un bot a tenu la place de { $who }. Aucun de ses choix n’est resté.
    [one] Pendant votre absence, un bot a fait un choix pour { $who }.
   *[other] Pendant votre absence, un bot a fait { $n } choix pour { $who }.
}
ui-t-meanwhile-back = { $n ->
    [one] On est revenu une fois en arrière.
   *[other] On est revenu { $n } fois en arrière.
}
ui-t-meanwhile-which = Ce qu’il a choisi
ui-t-meanwhile-log = Voir dans le journal
ui-t-since = Pendant votre absence :
ui-t-curtain = { $who }, à vous de choisir
ui-t-curtain-who = Qui est devant cet écran ?
ui-t-curtain-help = Passez l’écran. Personne d’autre ne devrait regarder maintenant.
ui-t-curtain-lift = Je joue { $who } : montrer la table

## Seats
ui-t-seat-open = personne n’est assis ici
ui-t-seat-bot = bot : { $bot }
ui-t-seat-here = { $name }
ui-t-seat-away = { $name }, absent pour l’instant
ui-t-somebody = quelqu’un
ui-t-give-bot = Laisser jouer un bot : { $bot }
ui-t-grace = Un bot pourra jouer à sa place dans { $n } s.
ui-t-absent = { $who } n’est pas là. Un bot pourra prendre le relais dans { $n } s.
ui-t-absent-long = { $who } n’est pas là. Un bot peut prendre le relais.
ui-t-bots-unknown = La liste des bots n’a pas pu être lue.
ui-t-take-back = Reprendre la place
ui-t-watchers = { $n ->
    [0] Personne ne regarde.
    [one] 1 personne regarde.
   *[other] { $n } personnes regardent.
  }

## The replay
ui-t-replay = Partie revue
ui-t-replay-at = Choix { $at } sur { $entries }
ui-t-replay-from = Vue par
ui-t-spectator = un spectateur
ui-t-to-start = Au début
ui-t-step-back = Un choix en arrière
ui-t-play = Faire défiler
ui-t-pause = Pause
ui-t-step = Un choix en avant
ui-t-to-end = À la fin

## The menu
ui-t-language = Langue
ui-t-screen = Cet écran
ui-t-day = Une table claire
ui-t-notify = M’avertir par une notification quand c’est à moi
ui-t-coach-on = Expliquer la première question de chaque sorte
ui-t-coach-again = Tout expliquer de nouveau
ui-t-keys-on = Les touches simples agissent
ui-t-keys = Touches
ui-t-key-choose = 1–9
ui-t-key-choose-does = prendre un dé, puis un choix de la barre
ui-t-key-walk = ←↑↓→
ui-t-key-walk-does = aller de pièce en pièce
ui-t-key-confirm = Entrée
ui-t-key-confirm-does = prendre la pièce ou le dé ; suivre le conseil ; confirmer ce qui est pris
ui-t-key-space = Espace
ui-t-key-space-does = passer, si c’est possible ; garder ou lâcher un dé ; abréger ce qui se raconte
ui-t-key-read = Z
ui-t-key-read-does = lire la pièce
ui-t-key-undo = U
ui-t-key-undo-does = annuler
ui-t-key-why = ?
ui-t-key-why-does = pourquoi on me demande, ou pourquoi pas cette pièce
ui-t-key-list = C
ui-t-key-list-does = la liste de tous les choix
ui-t-key-hint = H
ui-t-key-hint-does = un conseil
ui-t-key-deal = D
ui-t-key-deal-does = faire une offre, là où le jeu connaît les offres
ui-t-key-odds = O
ui-t-key-odds-does = les chances
ui-t-key-log = L
ui-t-key-log-does = le journal
ui-t-key-close = Échap
ui-t-key-close-does = fermer ce qui est ouvert
ui-t-report = Quelque chose ne va pas ici
ui-t-report-help = Qu’attendiez-vous, que s’est-il passé ? Le journal de la partie est joint.
ui-t-report-send = Envoyer le rapport
ui-t-report-sent = Merci, le rapport est gardé.
ui-t-rulebook = Livret de règles
ui-t-leave = Quitter
ui-t-leave-help = Quitter ne fait rien perdre : la partie attend parmi vos tables.
ui-t-concede = Abandonner
ui-t-concede-for = Abandonner pour { $who }
ui-t-concede-sure = { $who } abandonne la partie. Cela ne s’annule pas.
ui-t-concede-yes = Oui, abandonner
ui-t-concede-no = Non, continuer

## The coach
ui-t-coach = Explication
ui-t-coach-ok = Compris
ui-t-coach-stop = Ne plus expliquer
ui-t-guide = Partie guidée
ui-t-guide-done = Ce que vous savez déjà
ui-t-guide-next = Continuer
ui-t-guide-back = Revenir
ui-t-guide-stop = Jouer sans guide
ui-t-guide-close = Finir sans guide
ui-t-guide-real = Une vraie partie
ui-t-coach-pick = Ce qui brille peut être pris. Appuyez sur chaque pièce voulue, puis confirmez en bas.
ui-t-coach-pieces = Ce qui brille peut être choisi : appuyez dessus. Un nombre sur une pièce annonce plusieurs choix. Restez sur une pièce pour la lire.
ui-t-coach-buttons = Choisissez l’un des boutons en bas.
ui-t-coach-dt-main = Pendant une Phase Principale, vous dépensez des Points de Combat : jouez des cartes de Phase Principale, améliorez des capacités de votre plateau ou vendez des cartes pour 1 PC chacune. Appuyez sur une carte qui brille pour voir ses choix ; passez quand vous avez fini.
ui-t-coach-dt-keep = Appuyez sur les dés à garder, puis relancez les autres. Les barres de votre plateau montrent la chance exacte de chaque capacité.
ui-t-coach-dt-announce = Vos dés sont définitifs. Les capacités qui brillent peuvent être activées : appuyez sur l’une d’elles pour annoncer votre attaque.
ui-t-coach-dt-defend = On vous attaque. Appuyez sur une capacité défensive qui brille pour lancer ses dés ; passer, c’est subir les dégâts tels quels.
ui-t-coach-dt-act = Avant que le jeu ne continue, chacun peut agir. Les cartes et jetons qui brillent peuvent servir tout de suite ; sinon, passez.
ui-t-coach-dt-sell = À la fin d’un tour, personne ne garde plus de six cartes. Appuyez sur les cartes à vendre ; chacune rapporte 1 PC.
ui-t-coach-mc-mulligan = Votre main de départ : appuyez sur les cartes dont vous ne voulez pas. Elles sont remplacées une seule fois, quand vous gardez le reste.
ui-t-coach-mc-turn = Votre tour : autant d’actions que vous voulez, dans n’importe quel ordre. Appuyez sur une carte pour la jouer, sur votre identité ou vos alliés pour attaquer ou contrer, changez de forme une fois ; puis terminez votre tour.
ui-t-coach-mc-pay = Les cartes se paient avec d’autres cartes : appuyez sur celles que vous dépensez, dans n’importe quel ordre, puis confirmez. Leurs symboles sont les ressources qu’elles donnent.
ui-t-coach-mc-target = Appuyez sur la carte qui brille et que l’effet doit toucher.
ui-t-coach-mc-defend = Un ennemi attaque. Qui défend s’incline : votre héros soustrait sa DEF, un allié prend tous les dégâts. Sans défenseur, votre héros subit tout.
ui-t-coach-mc-interrupt = Quelque chose est sur le point d’arriver. Les cartes qui brillent peuvent encore le changer ; sinon, passez.
ui-t-coach-mc-response = Quelque chose vient d’arriver. Les cartes qui brillent peuvent y répondre ; sinon, passez.
ui-t-coach-mc-hand-size = À la fin de la phase des joueurs, vous pouvez défausser des cartes et devez revenir à votre taille de main ; puis vous piochez jusqu’à elle.
ui-t-coach-sd-turn = Chaque Héros s’active une fois avant que l’un d’eux s’active de nouveau. Touchez un Héros dans le donjon, ou laissez un autre joueur activer le sien.
ui-t-coach-sd-act = Dépensez les points de mouvement sur les cases qui luisent et les points d’action sur les combattants qui luisent, dans l’ordre voulu ; chaque attaque annonce ses chances exactes avant votre choix.
ui-t-coach-sd-consul = Les points Crâne activent des monstres, chacun une fois par tour. Ou bien, à la place, une Source d’Invocation ramène ses monstres.
ui-t-coach-sd-equip = Touchez une carte, puis le Héros qui doit la porter : une carte par couleur d’emplacement. Le reste est défaussé.
ui-t-coach-sd-place = Touchez une case qui luit ; tirez le donjon pour le déplacer, plus et moins le rapprochent ou l’éloignent.

## Games
ui-t-deck = Pioche
ui-t-discard = Défausse
ui-t-hand = Main
ui-t-dealt = Reçues
ui-t-mc-nothing = Vous ne contrôlez encore aucune carte.
ui-t-mc-steps = Le round
ui-t-mc-step-players = Joueurs
ui-t-mc-step-threat = Menace
ui-t-mc-step-activate = Activations
ui-t-mc-step-deal = Distribution
ui-t-mc-step-reveal = Révélation
ui-t-mc-step-pass-token = Premier joueur

## Dungeon Dice
ui-t-deal = Faire une offre
ui-t-dd-glance = Tout le monde en un coup d’œil
ui-t-dd-no-dice = Pas encore de dés.
ui-t-dd-no-promises = Personne n’a rien promis.
ui-t-dd-offer-to = Votre offre à { $who }
ui-t-dd-offer-any-time = Une offre pour plus tard
ui-t-dd-any-time = À tout moment
ui-t-dd-shut = Pas d’offres ici : { $why }.
ui-t-dd-exchange = Cinq dés d’Équipement s’échangent ici contre un artefact, dès que vous les avez.
ui-t-dd-with = Avec qui traitez-vous ?
ui-t-dd-gives = Vous donnez à { $who }
ui-t-dd-wants = Vous demandez à { $who }
ui-t-dd-barred = { $what } : { $why }
ui-t-dd-sure = tout de suite, à coup sûr
ui-t-dd-roll = { $n ->
    [one] sur un jet de { $low }
   *[other] sur un jet de { $low } à { $high }
  }
ui-t-dd-times = × { $n }
ui-t-dd-this-fight = dans ce combat
ui-t-dd-fights = { $n ->
    [one] au prochain combat
   *[other] aux { $n } prochains combats
  }
ui-t-dd-after = après ce combat
ui-t-dd-if-won = s’il est gagné
ui-t-dd-if-lost = s’il est perdu
ui-t-dd-if-tied = s’il finit à égalité
ui-t-dd-for = pour { $who }
ui-t-dd-three = Accord à trois
ui-t-dd-ask = Quand me demander une offre ?
ui-t-dd-odds = Chances, nombre, moment ou condition : { $what }
ui-t-dd-when = Elle sera faite dès qu’on pourra marchander ; ce qui ne sera plus possible en sera retiré.
ui-t-dd-write = Noter l’offre
ui-t-dd-replace = Remplacer votre offre
ui-t-dd-back = Reprendre votre offre
ui-t-coach-dd-prepare = À vous de jouer. Équipez-vous pour le combat : deux mains et une armure. Puis cherchez un monstre, ou reposez-vous pour soigner vos blessures.
ui-t-coach-dd-decide = La barre montre vos chances exactes. Demandez de l’aide à un héros, combattez ou fuyez ; un allié peut fixer son prix.
ui-t-coach-dd-ability = Les dés qui brillent peuvent utiliser une capacité, et chacun peut jouer ses dés à Usage Unique. Quand tout le monde passe, la plus grande force l’emporte ; une égalité aussi, mais elle blesse les héros.
ui-t-coach-dd-moment = C’est un moment pour les accords. Appuyez sur un nom pour composer une offre, ou passez. Vous pouvez aussi noter une offre à tout autre moment.
ui-t-coach-dd-compose = Choisissez ce que vous donnez et ce que vous demandez ; rien n’est envoyé avant « Proposer ». Ce qui est gris ne peut pas être donné : appuyez pour savoir pourquoi.
ui-t-coach-dd-answer = On vous propose un accord. Acceptez, refusez, ou changez-le dans le panneau pour faire une contre-offre. La table elle-même tient les promesses acceptées.
ui-t-coach-dd-help = On vous demande de l’aide. Aidez pour rien, fixez un prix ou restez à l’écart. Qui aide gagne de l’expérience, ou une blessure.
ui-t-coach-dd-lock = Un coffre fermé : une clef l’ouvre à coup sûr, les autres dés doivent être lancés. Les autres joueurs peuvent l’ouvrir aussi.

# Dungeon Dice : la course, l’éditeur d’offres et ce qu’elles risquent
ui-t-dd-race = En route vers les 4 points de Gloire
ui-t-dd-fame = { $n ->
    [one] { $n } point de Gloire sur { $of }
   *[other] { $n } points de Gloire sur { $of }
  }
ui-t-dd-level = Niveau { $n }, { $xp ->
    [one] { $xp } point d’expérience
   *[other] { $xp } points d’expérience
  } sur { $of }
ui-t-dd-at-level = niveau { $n }
ui-t-dd-left = Encore dans le sac noir :
ui-t-dd-left-white = { $n ->
    [one] { $n } blanc
   *[other] { $n } blancs
  }
ui-t-dd-left-red = { $n ->
    [one] { $n } rouge
   *[other] { $n } rouges
  }
ui-t-dd-left-black = { $n ->
    [one] { $n } noir
   *[other] { $n } noirs
  }
ui-t-dd-left-gold = { $n ->
    [one] { $n } doré
   *[other] { $n } dorés
  }
ui-t-dd-receives = { $who } vous donne
ui-t-dd-not-now = { $n ->
    [one] { $n } chose ne peut pas être donnée maintenant
   *[other] { $n } choses ne peuvent pas être données maintenant
  }
ui-t-dd-best = jusqu’à { $part }
ui-t-dd-offer-from = L’offre de { $who }
ui-t-dd-counter-to = Votre contre-offre à { $who }
ui-t-dd-propose = Proposer cet accord
ui-t-dd-counter = Proposer cette contre-offre
ui-t-dd-as-it-was = Revenir à l’offre reçue
ui-t-dd-unchanged = Acceptez ou refusez l’offre ci-dessous. Pour négocier, ajoutez ou retirez ici ce que vous voulez.
ui-t-dd-leg = Avec { $who } : vous donnez { $gives } ; vous demandez { $wants }.
ui-t-dd-not-sent = Rien n’est envoyé avant que vous ne proposiez cet accord.
ui-t-dd-changed = Vous avez changé l’offre : rien n’est encore envoyé.
ui-t-dd-no-counter = Cette offre s’accepte ou se refuse telle quelle.
ui-t-dd-without = Le combat sans l’accord
ui-t-dd-with-deal = Le combat avec l’accord
ui-t-dd-as-it-is = Le combat, que l’accord ne change pas
ui-t-dd-for-you = Ce que vous risquez
ui-t-dd-for-them = Ce que { $who } risque
ui-t-dd-risk-none = Rien de plus que ce qui est donné.
ui-t-dd-risk-help = Une blessure si le combat est perdu ou finit à égalité ({ $bad }) ; 1 point d’expérience s’il est gagné ou finit à égalité ({ $good }).
ui-t-dd-risk-fame = { $n ->
    [one] { $n } point de Gloire, celui de ce dé : { $die }.
   *[other] { $n } points de Gloire, ceux de ce dé : { $die }.
  }
ui-t-dd-risk-worn = Un dé de moins au combat : { $die }.
ui-t-dd-risk-toss = { $n ->
    [one] { $n } chance sur 6
   *[other] { $n } chances sur 6
  } de perdre ce dé : { $die }.
ui-t-dd-risk-treasure = { $n ->
    [one] { $n } chance sur 6
   *[other] { $n } chances sur 6
  } de céder le trésor.
ui-t-dd-risk-trophy = { $n ->
    [one] { $n } chance sur 6
   *[other] { $n } chances sur 6
  } de céder le trophée.
ui-t-dd-risk-if-won = Une part n’est due que si le combat est gagné ({ $part }).
ui-t-dd-risk-if-lost = Une part n’est due que si le combat est perdu ({ $part }).
ui-t-dd-risk-if-tied = Une part n’est due que si le combat finit à égalité ({ $part }).
ui-t-after = victoire { $part }
