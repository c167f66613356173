# Marvel Champions, français. Les noms de cartes et de joueurs arrivent comme mots.

house-card = carte maison
changed-card = Ses chiffres ne sont pas ceux qui sont imprimés.
doubt = les sources divergent : { $what }
per-player = par joueur
nothing = rien
res-energy = énergie
res-mental = mental
res-physical = physique
res-wild = libre
res-any = { $n ->
    [one] 1 ressource
   *[other] { $n } ressources
  }
mark-hp = PV
mark-thw = CTR
mark-atk = ATQ
mark-def = DEF
mark-rec = REC
mark-sch = MNG
mark-threat = menace
mark-tokens = { $n ->
    [one] pion Accélération
   *[other] pions Accélération
  }
mark-counters = { $n ->
    [one] jeton
   *[other] jetons
  }
mark-damage = { $n ->
    [one] dégât
   *[other] dégâts
  }
mark-cost = coût
mark-under = { $n ->
    [one] carte dessous
   *[other] cartes dessous
  }
mark-boosts = { $n ->
    [one] carte de boost
   *[other] cartes de boost
  }
mark-victory = { $n ->
    [one] point de victoire
   *[other] points de victoire
  }
mark-dealt = { $n ->
    [one] carte Rencontre
   *[other] cartes Rencontre
  }
mark-start = menace de départ
mark-accel = accélération
mark-target = seuil de menace
mark-boost = boost
mark-star = capacité de boost
mark-hp-each = PV par joueur
mark-start-each = menace de départ par joueur
mark-accel-each = accélération par joueur
mark-target-each = seuil de menace par joueur
mark-worn-atk = { $n ->
    [one] dégât consécutif après une attaque
   *[other] dégâts consécutifs après une attaque
  }
mark-worn-thw = { $n ->
    [one] dégât consécutif après avoir contré
   *[other] dégâts consécutifs après avoir contré
  }
icon-acceleration = icône d'accélération
icon-hazard = icône d'aléas
icon-crisis = icône de crise
icon-amplify = icône d'amplification
is-exhausted = incliné
is-stunned = sonné
is-confused = désorienté
is-tough = tenace
is-hero-form = héros
is-alter-ego-form = alter ego
is-out = éliminé
is-first = premier joueur
attached-to = sur { $card }

content-unique = unique
content-cost = coût { $n }
type-hero = héros
type-alter-ego = alter ego
type-ally = allié
type-event = événement
type-resource = ressource
type-support = soutien
type-upgrade = amélioration
type-attachment = attachement
type-environment = environnement
type-main-scheme = manigance principale
type-minion = sbire
type-obligation = obligation
type-side-scheme = manigance annexe
type-treachery = traîtrise
type-villain = méchant

set-scenario = { $name } (scénario)
set-modular = { $name } (modulaire)
set-standard = Standard
set-expert = Expert
set-aggression = Agressivité
set-justice = Justice
set-leadership = Commandement
set-protection = Protection
set-basic = Basique
set-campaign = Campagne : Ombres sur les Docks
set-nemesis = Némésis : { $name }

area-villain = Méchant
area-schemes = Manigances
area-environment = Environnement
area-status = { $who }
area-allies = Alliés
area-board = En jeu
area-engaged = Sbires
area-hand = Main ({ $who })
area-dealt = Cartes Rencontre face cachée ({ $who })
area-deck = Deck ({ $who })
area-discard = Défausse ({ $who })
area-encounter = Deck Rencontre
area-encounter-discard = Défausse Rencontre
area-victory = Pile de victoire
area-found = Cartes que vous regardez

at-Match = Marvel Champions
at-SettingUp = Mise en place
at-Round = Round { $n }, { $step ->
    [threat] phase du méchant, étape 1 : menace
    [activate] phase du méchant, étape 2 : activations
    [deal] phase du méchant, étape 3 : distribution des cartes Rencontre
    [reveal] phase du méchant, étape 4 : révélation
    [pass_token] phase du méchant, étape 5
    [discard] fin de la phase des joueurs : défausse
    [draw] fin de la phase des joueurs : pioche
    [ready] fin de la phase des joueurs : redressement
   *[other] { $phase ->
       [villain] phase du méchant
      *[player] phase des joueurs
     }
  }
at-Turn = Tour : { $who }
at-Use = { $card }
at-PayResources = Paiement
at-Run = { $card }
at-Event = { $kind ->
    [attack] { $by } attaque { $card }
    [enemy_attack] { $by } attaque
    [enemy_scheme] { $by } manigance
    [thwart] { $by } contre { $card }
    [damage] Dégâts : { $card }
    [place_threat] Menace : { $card }
    [remove_threat] Menace retirée : { $card }
    [reveal] Révélation : { $card }
    [enter_play] Entrée en jeu : { $card }
    [defeat] Vaincu : { $card }
    [change_form] Changement de forme : { $card }
    [heal] Soin : { $card }
    [recover] Récupération : { $card }
    [leave] Sortie de jeu : { $card }
    [engage] { $by } s'engage
    [give] Carte Statut : { $card }
   *[other] Événement
  }
at-BasicPower = Pouvoir de base : { $card }
at-Activations = Activations
at-EnemyAttack = Attaque : { $card }
at-EnemyScheme = Manigance : { $card }
at-AssignDamage = Répartition des dégâts
at-DiscardFromHand = { $prompt ->
    [mulligan] Mulligan
   *[other] Défausse
}
at-TooMany = Limite
at-Abilities = { $card }
at-NextStage = Stade du méchant
at-Advance = Manigance principale
at-Eliminate = Élimination
at-Reveal = Révélation : { $card }
at-RevealAll = Révélation
at-RevealByType = { $card }

prompt-turn = C'est votre tour : jouez, attaquez, contrez, changez de forme ou terminez.
prompt-help = { $who } vous demande de l'aide. Déclencher une Action ?
prompt-pay = { $n ->
    [0] { $card } : le coût est payé. Dépenser plus ?
    [one] { $card } : payez 1 ressource.
   *[other] { $card } : payez { $n } ressources.
  }
prompt-target = { $card } : { $what }. Choisissez la cible.
prompt-pay-for = { $card } : de quelle carte payez-vous le coût ?
prompt-where-to = Où placez-vous { $card } ?
prompt-x = { $card } : choisissez X.
prompt-either = { $card } : choisissez un effet.
prompt-next-effect = { $card } : quel effet vient maintenant ?
prompt-may = { $card } : voulez-vous { $what } ?
prompt-look = { $card } : quelle carte prenez-vous ?
prompt-search = { $card } : quelle carte prenez-vous ?
prompt-special = { $card } : quelle capacité « Spécial » vient ensuite ?
prompt-activate-next = Quel ennemi s'active ensuite contre vous ?
prompt-defend = { $card } (ATQ { $n }{ $boost ->
    [0] {""}
   *[other] {" "}plus son boost
  }) attaque { $who }. Qui défend ?
prompt-assign = Encore { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
  } à répartir. Combien pour { $card } ?
prompt-mulligan = Main de départ : quelles cartes voulez-vous remplacer ?
prompt-hand-size = { $n ->
    [0] Fin de la phase des joueurs : quelles cartes voulez-vous défausser ?
    [one] Fin de la phase des joueurs : défaussez encore au moins 1 carte.
   *[other] Fin de la phase des joueurs : défaussez encore au moins { $n } cartes.
  }
prompt-discard = { $n ->
    [one] { $card } : défaussez 1 carte de votre main.
   *[other] { $card } : défaussez { $n } cartes de votre main.
  }
prompt-discard-order = { $card } : plusieurs cartes sont défaussées. Laquelle d'abord ?
prompt-cost-discard = { $card } : défaussez une carte pour payer.
prompt-too-many-ally = Trop d'alliés : défaussez-en un.
prompt-too-many-restricted = Trop de cartes Restreint : défaussez-en une.
prompt-forced-order = { $kind ->
    [begin] Début du round
    [end] Fin du round
    [enemy_attack] { $by } attaque
    [enemy_scheme] { $by } manigance
   *[other] { $card }
  } : plusieurs capacités forcées. Laquelle d'abord ?
prompt-would = { $kind ->
    [enemy_attack] { $by } est sur le point d'attaquer. Interrompre ?
    [damage] { $card } est sur le point de subir { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
      }. Interrompre ?
    [place_threat] { $card } : { $n ->
        [one] 1 menace va être placée
       *[other] { $n } menaces vont être placées
      }. Interrompre ?
   *[other] { $card } : interrompre ?
  }
prompt-interrupt = { $kind ->
    [enemy_attack] { $by } attaque. Interrompre ?
    [enemy_scheme] { $by } manigance. Interrompre ?
    [reveal] { $card } est révélée. Interrompre ?
    [damage] { $card } subit { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
      }. Interrompre ?
   *[other] { $card } : interrompre ?
  }
prompt-response = { $kind ->
    [attack] { $by } a attaqué { $card }. Répondre ?
    [enemy_attack] { $by } a attaqué. Répondre ?
    [thwart] { $by } a contré { $card }. Répondre ?
    [enter_play] { $card } est en jeu. Répondre ?
    [change_form] { $card } : la forme a changé. Répondre ?
   *[other] { $card } : répondre ?
  }
waiting = En attente : { $who }.
luck-boosts = Chance face aux cartes de boost, en icônes évitées par rapport à la moyenne
over-won = Les héros ont gagné !
over-lost = Le méchant a gagné.

opt-pass = Passer
opt-pass-defend = Ne pas défendre
opt-yes = Oui
opt-no = Non
opt-enough = Assez
opt-enough-mulligan = Garder le reste
opt-enough-hand-size = Garder le reste
opt-end = Terminer votre tour
opt-flip = Changer de forme : { $card }
opt-recover = { $card } récupère (soigne { $n })
opt-attack = { $card } attaque { $target } pour { $n }
opt-thwart = { $card } contre { $target } pour { $n }
opt-play = Jouer { $card } pour { $n }
opt-use = Utiliser { $card }{ $named ->
    [yes] {" "}: { $ability }
   *[no] {""}
  }
opt-first = { $card } d'abord
opt-ask = Demander une Action à { $who }
opt-pay = Dépenser { $card } : { $res }
opt-pay-with = Payer
reason-pay = Cela ne peut pas servir à ce paiement.
reason-pay-with = Cela ne paie pas ce coût.
opt-target = { $card }
opt-discard = Défausser { $card }
opt-take = Prendre { $card }
opt-special = { $card }
opt-next = { $card }
opt-defend = { $card } défend
opt-choose = { $what }
opt-assign = { $n }
opt-x = X = { $n }

log-round = — Round { $n } —
log-turn = { $who } commence son tour.
log-villain-phase = La phase du méchant commence.
log-villain-step = { $n ->
    [1] Étape 1 : la menace grandit sur la manigance principale.
    [2] Étape 2 : les ennemis s'activent contre { $who }.
    [3] Étape 3 : les cartes Rencontre sont attribuées.
   *[other] Étape 4 : les cartes Rencontre sont révélées.
  }
log-first-player = { $who } a le pion Premier Joueur.
log-draws = { $who } pioche { $n ->
    [one] 1 carte
   *[other] { $n } cartes
  }.
# un titre peut être au pluriel (« Les Maîtres du Mal ») : il n'est jamais sujet d'un verbe
log-discarded = À la défausse : { $card }.
log-milled = { $who } défausse « { $card } » du dessus de son deck.
log-to-hand = { $who } prend « { $card } » en main.
log-shuffled-in = { $who } mélange { $n ->
    [one] 1 carte
   *[other] { $n } cartes
  } dans son deck.
log-deck-out = { $who } n'a plus de cartes dans son deck : la défausse redevient le deck, et { $who } reçoit une carte Rencontre.
log-encounter-out = Le deck Rencontre est vide : sa défausse est mélangée, et il y a maintenant { $n ->
    [one] 1 pion Accélération
   *[other] { $n } pions Accélération
  }.
log-no-encounter-cards = Il n'y a plus de carte Rencontre.
log-dealt = { $who } reçoit une carte Rencontre face cachée.
log-plays = { $who } joue « { $card } ».
log-uses = { $who } utilise « { $card } ».
log-spends = { $who } dépense « { $card } ».
log-enters = En jeu : { $card }.
log-engages = { $who } engage { $player }.
log-attacks = { $who } attaque { $target }.
log-thwarts = { $who } contre { $target }.
log-recovers = { $who } récupère.
log-defends = { $who } défend.
log-damage = { $who } subit { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
  }.
log-heals = { $who } guérit de { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
  }.
log-stored = { $n ->
    [one] 1 dégât va
   *[other] { $n } dégâts vont
  } sur { $what }.
log-status = { $who } reçoit une carte { $status ->
    [stunned] Sonné
    [confused] Désorienté
   *[tough] Tenace
  }.
log-tough-gone = { $who } défausse une carte Tenace au lieu de subir des dégâts.
log-stunned-gone = { $who } défausse une carte Sonné au lieu d'attaquer.
log-confused-gone = { $who } défausse une carte Désorienté au lieu d'agir.
log-threat-placed = { $scheme } : { $n ->
    [one] 1 menace
   *[other] { $n } menaces
  } de plus ({ $before } → { $now }).
log-threat-removed = { $scheme } : { $n ->
    [one] 1 menace
   *[other] { $n } menaces
  } de moins ({ $before } → { $now }).
log-defeated = { $who } est hors de combat.
log-eliminated = { $who } quitte la partie.
log-concedes = { $who } abandonne.
log-completed = La manigance { $scheme } atteint son seuil de menace.
log-advances = La manigance principale progresse : { $scheme }.
log-next-stage = Le méchant passe au stade suivant : { $card }.
log-acceleration = La manigance principale porte maintenant { $n ->
    [one] 1 pion Accélération
   *[other] { $n } pions Accélération
  }.
log-boost-dealt = { $enemy } reçoit une carte de boost.
log-boost-turned = Carte de boost : { $card }.
log-boosted = { $card } : { $enemy } gagne +{ $n } pour cette activation.
log-not-boosted = { $card } : aucune icône de boost.
log-enemy-attacks = { $who } attaque { $target } (ATQ { $n }).
log-enemy-schemes = { $who } manigance contre { $player } (MNG { $n }).
log-attack-sum = { $who } attaque { $target } : { $n }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus }
  }{ $less ->
    [0] {""}
   *[other] {" "}− { $less }
  } = { $total } { $total ->
    [0] dégât, rien ne passe.
    [one] dégât.
   *[other] dégâts.
  }
log-scheme-sum = { $who } manigance ({ $scheme }) : { $n }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus }
  }{ $less ->
    [0] {""}
   *[other] {" "}− { $less }
  } = { $total } { $total ->
    [0] menace.
    [one] menace.
   *[other] menaces.
  }
log-reveals = { $who } révèle « { $card } ».
log-cancelled = Les effets de la carte « { $card } » sont annulés.
log-surge = Renfort ({ $card }) : une autre carte Rencontre est révélée.
log-quickstrike = { $who } attaque aussitôt (Coup Rapide).
log-retaliates = { $who } riposte ({ $n }).
log-readied = Carte redressée : { $card }.
log-exhausted = Carte inclinée : { $card }.
log-changes-form = Changement de forme : { $card }.
log-lasting = { $what } a un effet persistant.
log-won = Le dernier stade du méchant est vaincu.
log-lost = La partie est perdue.

is-spent = à dépenser
is-chosen = à défausser
is-crisis = crise
is-hazard = aléas
is-acceleration = accélération
is-amplify = amplification
is-guard = garde
is-patrol = patrouille
mark-retaliate = riposte
group-cards = Cartes
group-abilities = Capacités
group-powers = Pouvoirs de base
group-more = Autres choix
log-foiled = La manigance { $who } est déjouée.
log-takes-effect = L'effet se déclenche : { $card }.
log-uses-identity = { $named ->
    [yes] { $who } utilise « { $ability } ».
   *[no] { $who } utilise une capacité de son identité.
  }

decks-title = Decks de départ de la boîte de base :
decks-aspects = Chaque héros peut prendre toute affinité ({ $aspects }), p. ex. { $example }.
decks-files = Une liste à vous : un fichier .txt ou .json tel que les sites de decks l'exportent.
deck-count = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
  }
deck-title = { $hero } : { $n ->
    [one] 1 carte
   *[other] { $n } cartes
  }
deck-own = héros
deck-legal = Le deck est légal.
deck-illegal = { $name } n'est pas un deck légal : { $n ->
    [one] 1 problème
   *[other] { $n } problèmes
  }.
deck-second-identity = ligne { $line } : une seconde identité, { $name } (MC-DECK-01)
deck-no-such-card = ligne { $line } : aucune carte ne s'appelle « { $name } »
deck-no-identity = aucune identité n'est nommée ; une ligne doit dire, par exemple, « Héros : { $hero } » (MC-DECK-01)
deck-not-json = ligne { $line } : ce n'est pas du JSON ({ $why })
deck-no-slots = un deck en JSON demande "slots": {"{"}"code": exemplaires{"}"}
deck-unknown-identity = aucun héros ne s'appelle « { $name } » (MC-DECK-01)
deck-bad-copies = { $name } : { $n } n'est pas un nombre d'exemplaires
deck-no-such-code = aucune carte n'a le code « { $name } »
deck-no-hero-code = aucune identité n'est nommée : "hero_code": "01001a" (MC-DECK-01)
deck-identity-inside = { $card } est une identité : un deck en a exactement une, à part (MC-DECK-01)
deck-no-player-card = { $card } n'est pas une carte Joueur mais de type { $kind } (MC-DECK-20)
deck-size = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
  } : un deck en compte de { $least } à { $most } (MC-DECK-02)
deck-own-cards = { $n } × { $card } : il en faut exactement { $qty } pour { $hero } (MC-DECK-03)
deck-aspects = des cartes de { $n } affinités ({ $aspects }) : choisissez-en une (MC-DECK-05)
deck-foreign-card = { $card } ne va qu'avec sa propre identité (MC-DECK-04)
deck-campaign-card = { $card } ne sert que dans sa campagne (MC-DECK-17)
deck-limit = { $n } × { $card } : { $most } au plus par deck (MC-DECK-09)
deck-unique = { $n } × { $card } : une carte unique ne va qu'une fois dans un deck (MC-DECK-08)
deck-copies = { $n } × { $card } : { $most } exemplaires au plus par titre (MC-DECK-07)
deck-is-identity = { $card } est l'identité elle-même (MC-DECK-08)
deck-team-up = { $card } met en équipe d'autres que { $hero } (MC-DECK-11)
deck-equal-aspects = { $hero } demande autant de cartes d'une affinité que d'une autre (MC-DECK-10)

## Looking through the cards, and building decks
facet-aspect = Affinité
facet-type = Type
facet-cost = Coût
facet-hero = Héros
facet-set = Set
cards-of-heroes = Cartes de héros
cards-of-encounters = Rencontre
deck-hero-line = Héros : { $hero }

campaign-expert = expert
campaign-won = { $title } : gagnée.
campaign-next = { $title } : scénario { $n } sur { $of }, { $scenario } ; défaites : { $tries } ; cartes : { $cards } ; menace en plus au départ : { $alarm }.
campaign-none = aucune : un seul scénario
campaign-cards = Cartes gagnées : { $cards }
campaign-tries = { $n ->
    [one] Perdu une fois jusqu'ici
   *[other] Perdu { $n } fois jusqu'ici
  }
campaign-alarm = La manigance principale commence avec { $n ->
    [one] 1 menace
   *[other] { $n } menaces
  } de plus
campaign-wounds = { $hero } commence avec { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
  }

## Values of setup options, where they are chosen from a list
starter-deck = deck de départ
value-random = tiré au hasard
value-unpaid = compte comme non payé
value-paid = compte comme payé
value-works = s'applique quand même
value-cancelled = est annulé aussi
value-no-defence = aucune aide, pas même pour défendre
value-defence = les autres peuvent défendre
value-hurt = seulement blessé
value-always = toujours
value-if-it-matters = s'il en résulte quelque chose
value-never = interdits
value-closed = cachées
value-open = ouvertes à tous les héros
value-none = aucun

# Ce qu'on choisit avant la partie, et ce que cela veut dire
setup-heroes = Héros
setup-scenario = Méchant
setup-modular = Set modulaire
setup-mode = Mode
setup-heroic = Niveau héroïque
setup-skirmish = Escarmouche : une seule étape
setup-first = Premier joueur
setup-campaign = Campagne
setup-prevented-cost = Un coût prévenu
setup-cancelled-surge = Renfort d'une carte annulée
setup-peril = Péril
setup-recover = Récupérer sans blessure
setup-vain-powers = Attaques et contres sans effet
setup-hands = Mains
setup-help-heroes = héros:affinité dans l'ordre des places, p. ex. spider-man:justice,iron-man (deck de départ), ou un fichier
setup-help-players = 1 à 4 quand les héros sont tirés
setup-help-changes = chiffres autres que ceux imprimés : SET.CARTE.CHIFFRE=NOMBRE, séparés par des espaces
setup-help-scenario = le méchant
setup-help-modular = sets modulaires à la place du set conseillé, séparés par des virgules, ou tirés au hasard
setup-help-mode = standard ou expert
setup-help-heroic = niveau héroïque (plus de cartes Rencontre)
setup-help-skirmish = une seule étape du méchant : 1, 2 ou 3
setup-help-first = place du premier joueur
setup-help-campaign = campagne et nom de son journal, p. ex. docks:vendredi ; docks-expert:vendredi, plus dure
setup-help-prevented-cost = une lecture là où le livre se tait (MC-COST-02)
setup-help-cancelled-surge = une lecture là où le livre se tait (MC-KEY-14)
setup-help-peril = une lecture là où le livre se tait (MC-KEY-12)
setup-help-recover = une lecture là où le livre se tait (MC-FORM-09)
setup-help-vain-powers = une lecture là où le livre se tait (MC-ATK-05)
setup-help-hands = une lecture là où le livre se tait (MC-GOLD-06)

# la partie guidée : deux lignes au plus, à lire à voix haute
guide-goal = Bienvenue ! Vous êtes Spider-Man, face à Rhino, cambrioleur de choc. Amenez ses points de vie à zéro, deux fois : il a deux stades.
guide-threat = Mais gare à sa manigance ! Si la menace y atteint son seuil, Rhino a gagné. Vous saurez bientôt la faire baisser.
guide-mulligan = Voici votre main. Ce qui ne vous plaît pas peut être remplacé, une seule fois. Celle-ci est bonne : gardez-la.
guide-mulligan-else = Entendu, du sang neuf ! Gardez le reste quand vous avez fini d'écarter.
guide-turn = À votre tour, agissez autant que vous voulez, dans l'ordre que vous voulez. Pour l'instant, vous êtes Peter Parker.
guide-ally = Un allié se bat à vos côtés : jouez Mockingbird. Son coût est écrit sur la carte.
guide-ally-else = Pourquoi pas ! Un allié reste une bonne affaire : il attaque, contre, et prend des coups à votre place.
guide-card = Jouez une carte : son coût est écrit dessus. Les alliés, les améliorations et les soutiens restent en jeu.
guide-pay = On paie une carte avec d'autres cartes, ou avec Peter lui-même : chacun donne la ressource dessinée dessus. Choisissez de quoi payer, puis confirmez.
guide-response = Une carte peut répondre à ce qui vient d'arriver. Mockingbird sonne Rhino : il perdra sa prochaine attaque. Profitez-en !
guide-response-else = Passer est permis : rien ne vous obligeait à répondre.
guide-flip = Peter récupère, mais ne frappe pas. Changez de forme, une fois par tour : Spider-Man attaque, contre et défend.
guide-flip-else = D'accord. Souvenez-vous : sous les traits de Peter, Rhino ne vous attaque pas, il fait monter la menace.
guide-attack = Attaquez ! Le personnage qui attaque s'incline : il a fini pour ce tour.
guide-attack-else = Comme vous voulez. Tant qu'un personnage est redressé, il peut encore attaquer ou contrer.
guide-rest = Plus personne à faire agir, plus rien d'utile à jouer ? Terminez votre tour. Ce sera celui du méchant.
guide-hand = Fin de tour : écartez les cartes qui vous encombrent, puis vous piochez jusqu'à votre taille de main.
guide-interrupt = Interrompre, c'est agir juste avant. Votre Sens d'Araignée vous fait piocher une carte : ne vous en privez pas.
guide-before = Interrompre, c'est agir juste avant que la chose n'arrive. Rien ne vous y oblige : passez si vous préférez.
guide-defend = Qui encaisse ? Spider-Man retire sa DEF des dégâts, mais s'incline. Un allié prend tout. Sans défenseur, c'est pour vous.
guide-defend-else = Votre choix tient ! La carte de boost, retournée après, peut encore alourdir le coup.
guide-villain = { $screen ->
    [terminal] Le méchant a joué : menace, attaque, puis une carte Rencontre. Tapez « l » pour relire le journal.
   *[browser] Le méchant a joué : menace, attaque, puis une carte Rencontre. Le journal raconte chaque étape, règle à l'appui.
  }
guide-thwart = La menace monte. Contrer la fait baisser : autant de points que la valeur CTR du personnage.
guide-why = { $screen ->
    [terminal] Une question vous étonne ? Tapez « ? ». Et « n » suivi d'un nom de carte dit pourquoi elle ne se joue pas.
   *[browser] Une question vous étonne ? Ce bouton montre la règle qui la pose. Et une carte qu'on ne peut pas jouer dit pourquoi.
  }
guide-undo = { $screen ->
    [terminal] Un regret ? Tapez « u » : votre dernier choix est repris.
   *[browser] Un regret ? Annulez : votre dernier choix est repris.
  }
guide-hint = { $screen ->
    [terminal] Une carte vous intrigue ? Tapez « c » et son nom : son texte s'affiche en entier.
   *[browser] En panne d'idée ? L'ampoule montre ce que choisirait un joueur sensé. Libre à vous de faire mieux.
  }
guide-minion = Un sbire vous a engagé : il vous attaquera à chaque tour du méchant, et certains protègent leur chef. Débarrassez-vous-en.
guide-target = Un effet cherche sa cible : choisissez parmi ce qui est proposé.
guide-end = Vous savez jouer à Marvel Champions ! Rhino n'est pas encore tombé : finissez-le quand vous voulez, la table vous attend.

# The gallery of a new table: the role of each, and what it does in two lines; ours
role-spider-man = Défenseur
about-spider-man = Défend mieux que personne et pioche quand le méchant l'attaque. Un bon premier héros.
role-captain-marvel = Polyvalente
about-captain-marvel = Résistante, change l'énergie en cartes et en coups, et fait piocher les autres.
role-she-hulk = Cogneuse
about-she-hulk = Le plus de points de vie et le coup le plus fort ; frappe en changeant de forme. Petite main.
role-iron-man = Bâtisseur
about-iron-man = Commence avec presque rien et monte son armure pièce par pièce ; complète, elle est redoutable.
role-black-panther = Stratège
about-black-panther = Installe ses améliorations, puis les déclenche toutes ensemble ; qui le frappe est frappé.
role-rhino = Brute
about-rhino = Fonce droit devant et frappe fort. Le méchant par lequel commencer.
role-klaw = Assaillant
about-klaw = Ses attaques reçoivent une carte Boost de plus, et ses sbires viennent armés.
role-ultron = Multitude
about-ultron = Remplit la table de drones, plus dangereux d'un stade à l'autre.
# ce qui parle pour un choix plutôt que pour le suivant ; toujours en parlant de ce qui est de plus ou de moins
why-life = { $n } PV de { $way ->
    [more] plus
   *[less] moins
  } pour le méchant
why-threat = { $n } { $n ->
    [one] menace
   *[other] menaces
  } de { $way ->
    [more] plus
   *[less] moins
  } sur { $what }
why-villain-stunned = le méchant { $way ->
    [more] est sonné
   *[less] n'est pas sonné
  }
why-villain-confused = le méchant { $way ->
    [more] est désorienté
   *[less] n'est pas désorienté
  }
why-health = { $n } PV de { $way ->
    [more] plus
   *[less] moins
  } ({ $who })
why-cards = { $n } { $n ->
    [one] carte
   *[other] cartes
  } de { $way ->
    [more] plus
   *[less] moins
  } en main ({ $who })
why-allies = { $n } { $n ->
    [one] allié
   *[other] alliés
  } de { $way ->
    [more] plus
   *[less] moins
  } ({ $who })
why-things = { $n } { $n ->
    [one] amélioration ou soutien
   *[other] améliorations et soutiens
  } de { $way ->
    [more] plus
   *[less] moins
  } ({ $who })
why-minions = { $n } { $n ->
    [one] sbire engagé
   *[other] sbires engagés
  } de { $way ->
    [more] plus
   *[less] moins
  } ({ $who })
why-tough = { $way ->
    [more] garde une carte Tenace
   *[less] n'a pas de carte Tenace
  } ({ $who })
