# Mots communs à tous les jeux et clients, français.

cp = PC
kind-offense = offensive
kind-defense = défensive
kind-passive = passive
kind-ultimate = ultime
kind-positive = positive
kind-negative = négative
kind-unique = unique
kind-companion = familier
kind-instant = instantanée
kind-main = phase principale
kind-roll = phase de lancer
kind-upgrade = amélioration
content-dice = Dés
content-line = { $what } : { $text }
content-side = — Face { $n } du plateau —
content-tokens = — Altérations d'État —
content-limit = limite
content-cards = — Cartes —
mark-health = Santé
mark-cp = PC
mark-hand = main
mark-deck = pioche
mark-incoming = total
area-resolving = En cours
reason-game-over = La partie est finie.
reason-unknown-verb = Cette action n'existe pas dans ce jeu.
reason-forbidden = Les règles l'interdisent maintenant.
reason-not-offered = Ce choix n'est pas proposé maintenant.
reason-not-your-decision = Quelqu'un d'autre choisit en ce moment.
allowed = Vous pouvez le faire maintenant.
hidden-cards = { $n ->
    [one] 1 carte cachée
   *[other] { $n } cartes cachées
  }
choose = Votre choix
bad-number = Il n'y a pas de choix { $what }. Tapez un numéro de 1 à { $n }, ou aide.
bad-command = Je ne comprends pas « { $what } ». Tapez un numéro de 1 à { $n }, ou aide.
undone = C'est annulé.
undo-barrier = Impossible d'annuler : des dés ont été lancés, une carte a été vue ou quelqu'un d'autre a agi.
you-won = Vous avez gagné.
you-lost = Vous avez perdu.
undo-nothing = Il n'y a rien à annuler.
saved = Enregistrée sous { $name }. Pour reprendre : tablee play --resume { $name }
bye = Au revoir. La partie est enregistrée sous { $name } ; pour reprendre : tablee play --resume { $name }
nothing-found = Rien de ce nom ici.
no-odds = Vous n'avez pas de dés à relancer maintenant.
odds-title = Chances avec { $n ->
    [0] aucune relance
    [one] 1 relance
   *[other] { $n } relances
  }, chacune selon la meilleure tactique pour elle
odds-keep = garder { $dice }
odds-keep-nothing = ne rien garder
asked-because = On vous demande à cause de :
your-seat = Vous jouez { $who }.
bot-seat = { $who } : { $level ->
    [giddy] bot étourdi
    [easy] bot facile
    [medium] bot moyen
    [strong] bot fort
    [expert] bot très fort
   *[other] bot « { $level } »
  }.
bot-other-weights = Cette partie a commencé avec { $was } ; à partir d'ici, c'est { $name } qui joue.
bot-other-table = { $name } n'a pas appris de tables comme celle-ci : son jeu y est celui du niveau moyen.
bot-strange-content = { $name } a appris de parties où ceci était différent, ou absent : { $what }.
concede-sure = Abandonner la partie ? Tapez oui pour confirmer.
odds-best = Le mieux pour tout le plateau : garder { $dice }.
odds-best-nothing = Le mieux pour tout le plateau : tout relancer.
keep-help = Tout autre choix de dés : garder et leurs chiffres, par exemple garder 3 4 5.
bad-keep = Impossible de garder « { $what } » maintenant : nommez des dés posés sur la table, par exemple garder 3 4 5.
why-not-what = Nommez une carte, un jeton, une capacité ou un choix, par exemple pourquoi-pas joker.
why-not-card = Nommez une carte ou un choix que vous voyez, par exemple pourquoi-pas et le nom d'une carte de votre main.
campaign-saved = Le journal de campagne { $name } est écrit.
seat-number = Place { $n }
deal-help = offre QUI liste ce que vous pourriez donner et demander ; offre QUI donne TERMES contre TERMES écrit l'offre, par les numéros de cette liste ou par des mots ; offre retire la reprend. Un troisième s'ajoute par ... avec QUI donne TERMES contre TERMES. Un terme peut dire quand et à quelle condition : 1:combat (après ce combat), 1?gagné, 1?perdu, 1?égalité (s'il finit ainsi) ; help:2 promet de l'aide aux 2 prochains combats. QUI est l'un de { $who }.
deal-words = donne contre avec retire
deal-ends = combat gagné perdu égalité
deal-give = Vous pourriez donner :
deal-want = Vous pourriez demander :
odds-fight = Chances dans ce combat
odds-line = Chances : { $what }
no-odds-fight = Il n'y a pas de combat maintenant.
more-on-demand = Le reste : plan (toute la carte), plateau (tout ce qui est en vue).
fold-line = { $what } : { $n } possibilités{ $low ->
    [-1] {""}
   *[other] , de { $low } à { $high } %
  }
fold-help = 1 montre les possibilités du premier choix, 1.2 prend la deuxième.
off-the-map = Il n'y a pas de case en ({ $x }, { $y }) : les colonnes vont de 0 à { $w }, les rangées de 0 à { $h }, et les vides n'en ont pas.
pick-help = { $n ->
    [one] { $n } case
   *[other] { $n } cases
  } au choix : tapez-en une sous la forme x y, par exemple { $where }.
bill-help = Tapez tous les numéros sur une ligne dans n'importe quel ordre, par exemple 2 1, ou l'un après l'autre ; { $verb } paie.
bill-given = Vous donnez : { $what }.
bill-missing = Il manque : { $what }.
bill-lost = Perdu : { $what }.
bill-spare = Pas nécessaire : { $what }.
bill-confirm = Tapez { $verb } pour payer.

# quand quelqu'un souhaite être sollicité : la commande `quand`
wish-line = { $n } { $what } : { $wish }
wish-as-usual = comme la table le demande
wish-usual = { $wish } (comme d'habitude)
wish-value = quand N { $k } : { $wish }
wish-none = quand N : { $wish }
bad-wish = { $n ->
    [0] Il n'y a rien ici sur quoi vous solliciter.
   *[other] « { $what } » n'est pas un souhait : quand les énumère, quand 1 { $k } en pose un, quand 1 le retire.
  }

# textes qu'on lit : pourquoi l'un n'est pas compris, et ce qui pourrait s'y trouver
unread-here = « { $here } » n'est pas compris. On attend ici : { $wanted }.
unread-near = « { $here } » n'est pas compris. Vouliez-vous dire « { $near } » ? On attend ici : { $wanted }.
unread-end = Il manque quelque chose. On attend ici : { $wanted }.
unread-long = Le texte est trop long : { $forms } caractères au plus.
unread-deep = Trop de choses tiennent ensemble dans une phrase. Dites-le en plusieurs.
unread-work = Le texte est trop embrouillé. Faites des phrases plus courtes.
unread-many = Cela peut se lire de plusieurs façons, et il faudrait deviner. Dites-le autrement, ou en plusieurs phrases.
unread-otherwise = Cela peut vouloir dire plusieurs choses. Écrivez l'une de ces phrases : { $forms }
wanted-number = un nombre
wanted-more = et { $n } de plus

# comment une partie finie en est arrivée là
account-title = Le fil de la partie
account-figure = { $what } : { $all }
account-from-to = { $who } { $from } → { $to }
account-blow = Le plus gros coup ({ $n }) : { $what }
account-blow-of = Le plus gros coup : { $n } ({ $who })
account-turning = La partie a basculé au choix { $n } sur { $of }.
account-luck = { $what } : { $all }

# l'analyse d'une partie finie
analysis-title = Chances de gagner de { $who }, du choix 1 au choix { $n }
analysis-sums = D'où vient le résultat
analysis-sum = { $who } : { $from } % au début, chance { $luck }, ses choix { $own }, les choix des autres { $others } ; { $to } % à la fin
analysis-turns = Les tournants
analysis-turn = Choix { $n }, { $who } : { $what }. { $side } passe de { $from } % à { $to } %, { $by ->
    [chance] surtout par les dés et les cartes
   *[choice] surtout par des choix
  }.
analysis-mistakes = Ce qui aurait été mieux
analysis-mistake = Choix { $n }, { $who } : { $chose }. Mieux : { $better } (+{ $gain } %).
analysis-why = Car : { $why }.
analysis-better-none = Aucun choix n'a coûté { $n } % ou plus.
analysis-concede = abandonner

# les commandes à la table : leurs noms, ce qui peut suivre, ce qu'elles font
help-short = Un numéro choisit, annuler (u) revient en arrière, pourquoi (?) dit la règle ; aide (h) liste toutes les commandes.
help-title = Un numéro choisit, ou le choix tel qu'il s'écrit. Sinon une commande, par son nom ou par sa lettre :
word-help = aide
with-help = {""}
does-help = cette liste
word-why = pourquoi
with-why = {""}
does-why = pourquoi on me demande cela : les règles de cette étape
word-whynot = pourquoi-pas
with-whynot = NOM
does-whynot = pourquoi c'est impossible maintenant : une carte, une case, un choix
word-hint = indice
with-hint = {""}
does-hint = ce que choisirait un bon bot ; Entrée le choisit ensuite
word-keep = garder
with-keep = DÉS
does-keep = garder ces dés et relancer les autres, par exemple garder 3 4 5
word-odds = cotes chances
with-odds = {""}
does-odds = les chances exactes
word-chance = gagner
with-chance = {""}
does-chance = montrer ou cacher mes chances de gagner, d'après ce que ma place peut savoir
word-map = plan
with-map = {""}
does-map = toute la carte du donjon
word-sight = vue
with-sight = {""}
does-sight = ce que voit qui agit
word-card = carte
with-card = NOM
does-card = ce que dit une carte, une capacité, un dé, un jeton
word-board = plateau
with-board = {""}
does-board = tout ce qui est en vue sur la table
word-deal = offre
with-deal = QUI
does-deal = proposer un marché ; offre seule dit comment
word-ask = quand
with-ask = N
does-ask = quand on me demande quelque chose
word-log = journal
with-log = N
does-log = les dernières lignes du journal (20, ou N)
word-line = ligne
with-line = N
does-line = la règle derrière la ligne N du journal
word-pace = rythme
with-pace = RYTHME
does-pace = la vitesse du récit : { pace-calm }, { pace-normal }, { pace-quick } ou { pace-once }
word-undo = annuler
with-undo = {""}
does-undo = reprendre mon dernier choix
word-save = sauver enregistrer
with-save = {""}
does-save = enregistrer la partie
word-concede = abandonner
with-concede = {""}
does-concede = abandonner la partie, après confirmation
word-quit = quitter
with-quit = {""}
does-quit = enregistrer et quitter
pace-calm = calme
pace-normal = normal
pace-quick = rapide
pace-once = immédiat
pace-now = Rythme du récit : { $pace }. On peut choisir { pace-calm }, { pace-normal }, { pace-quick } ou { pace-once } ; Entrée passe au choix suivant.
bad-pace = « { $what } » n'est pas un rythme : il y a { pace-calm }, { pace-normal }, { pace-quick } et { pace-once }.
hint-line = Indice : { $what }. Entrée pour le choisir.
hint-chance = { $n } % de chances de gagner
hint-why = Pourquoi, plutôt que le choix suivant : { $why }.
hint-next = Ensuite : { $what }
why-odds = jusqu'à { $n } % de chances d'obtenir { $what }, au lieu de { $m } %
chance-line = Chances de gagner : { $n } %
chance-on = Les chances de gagner sont montrées à côté de la table.
chance-off = Les chances de gagner ne sont plus montrées.
empty-line = Rien n'est choisi. Tapez un numéro de 1 à { $n }, ou aide pour la liste des commandes.
bad-near = Je ne comprends pas « { $what } ». Vouliez-vous dire { $near } ? Sinon un numéro de 1 à { $n }, ou aide.
odds-beside = Dans ce jeu, les chances sont écrites à côté des choix.
odds-none = Dans ce jeu, aucun dé n'est lancé : il n'y a pas de chances à calculer.
