# Marvel Champions, français. Les noms de cartes et de joueurs arrivent comme mots.

house-card = carte maison
doubt = les sources divergent : { $what }
per-player = par joueur
nothing = rien
res-energy = énergie
res-mental = mental
res-physical = physique
res-wild = joker
mark-hp = PV
mark-thw = CTR
mark-atk = ATQ
mark-def = DEF
mark-rec = REC
mark-sch = MNG
mark-threat = menace
mark-tokens = pions accélération
mark-counters = marqueurs
mark-damage = dégâts
mark-cost = coût
mark-under = cartes dessous
mark-boosts = cartes Boost
mark-victory = points de victoire
mark-dealt = cartes Rencontre
mark-start = menace initiale
mark-accel = accélération
mark-target = menace cible
mark-boost = boost
icon-acceleration = icône accélération
icon-hazard = icône d'aléas
icon-crisis = icône de crise
icon-amplify = icône d'amplification
is-exhausted = inclinée
is-stunned = sonné
is-confused = désorienté
is-tough = tenace
is-hero-form = héros
is-alter-ego-form = alter ego
is-out = éliminé
is-first = premier joueur
attached-to = sur { $card }

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

set-rhino = Rhino (scénario)
set-klaw = Klaw (scénario)
set-ultron = Ultron (scénario)
set-bomb-scare = Alerte à la Bombe (modulaire)
set-masters-of-evil = Maîtres du Mal (modulaire)
set-under-attack = Civils Attaqués (modulaire)
set-legions-of-hydra = Légions d'Hydra (modulaire)
set-the-doomsday-chair = Le Siège de l'Apocalypse (modulaire)
set-standard = Standard
set-expert = Expert
set-aggression = Agressivité
set-justice = Justice
set-leadership = Commandement
set-protection = Protection
set-basic = Basique
set-campaign = Campagne : Ombres sur les Docks

area-villain = Méchant
area-schemes = Manigances
area-environment = Environnement
area-status = { $who }
area-allies = Alliés ({ $who })
area-board = En jeu ({ $who })
area-engaged = Sbires engagés ({ $who })
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
at-DiscardFromHand = Défausse
at-TooMany = Limite
at-Abilities = { $card }
at-NextStage = Étape du méchant
at-Advance = Manigance principale
at-Eliminate = Élimination
at-Reveal = Révélation : { $card }
at-RevealAll = Révélation
at-RevealByType = { $card }

prompt-turn = C'est votre tour.
prompt-help = On vous demande de l'aide. Déclencher une Action ?
prompt-pay = { $n ->
    [0] { $card } : le coût est payé. Dépenser plus ?
    [one] { $card } : payez encore 1 ressource.
   *[other] { $card } : payez encore { $n } ressources.
  }
prompt-target = Choisissez une cible.
prompt-pay-for = De quelle carte payez-vous le coût ?
prompt-where-to = Où va cette carte ?
prompt-x = Choisissez X.
prompt-either = { $card } : choisissez.
prompt-may = { $card } : voulez-vous { $what } ?
prompt-look = { $card } : quelle carte prenez-vous ?
prompt-search = { $card } : quelle carte prenez-vous ?
prompt-special = Laquelle vient ensuite ?
prompt-activate-next = Quel ennemi s'active ensuite ?
prompt-defend = { $card } (ATQ { $n } plus son boost) attaque { $who }. Qui défend ?
prompt-assign = Encore { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
  } à répartir. Combien pour { $card } ?
prompt-mulligan = Main de départ : défaussez des cartes pour en repiocher, ou assez.
prompt-hand-size = { $n ->
    [0] Fin de la phase des joueurs : défaussez des cartes, ou assez.
    [one] Fin de la phase des joueurs : défaussez encore au moins 1 carte.
   *[other] Fin de la phase des joueurs : défaussez encore au moins { $n } cartes.
  }
prompt-discard = Défaussez une carte de votre main.
prompt-cost-discard = Défaussez une carte pour payer.
prompt-too-many-ally = Trop d'alliés : défaussez-en un.
prompt-too-many-restricted = Trop de cartes Restreint : défaussez-en une.
prompt-forced-order = Plusieurs capacités forcées : laquelle d'abord ?
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
over-won = Les héros ont gagné !
over-lost = Le méchant a gagné.

opt-pass = Passer
opt-yes = Oui
opt-no = Non
opt-enough = Assez
opt-end = Terminer votre tour
opt-flip = Changer de forme : { $card }
opt-recover = { $card } récupère { $n }
opt-attack = { $card } attaque { $target } ({ $n })
opt-thwart = { $card } contre { $target } ({ $n })
opt-play = Jouer { $card } ({ $n })
opt-use = Utiliser { $card }{ $ability ->
    [""] {""}
   *[other] {" : "}{ $ability }
  }
opt-first = { $card } d'abord
opt-ask = Demander une Action : { $who }
opt-pay = { $card } : { $res }
opt-target = { $card }
opt-discard = { $card }
opt-take = { $card }
opt-special = { $card }
opt-next = { $card }
opt-defend = { $card } défend
opt-choose = { $what }
opt-assign = { $n }
opt-x = X = { $n }

log-round = — Round { $n } —
log-turn = Tour : { $who }.
log-villain-phase = Phase du méchant.
log-first-player = Premier joueur : { $who }.
log-draws = { $who } pioche { $n ->
    [one] 1 carte
   *[other] { $n } cartes
  }.
log-discarded = Défausse : { $card }.
log-milled = Défausse depuis le deck ({ $who }) : { $card }.
log-to-hand = { $card } va dans la main ({ $who }).
log-shuffled-in = { $who } mélange { $n ->
    [one] 1 carte
   *[other] { $n } cartes
  } dans son deck.
log-deck-out = { $who } : le deck est vide. La défausse est mélangée, et une carte Rencontre est distribuée.
log-encounter-out = Le deck Rencontre est vide : il est reformé. Pions accélération : { $n }.
log-no-encounter-cards = Il n'y a plus de carte Rencontre.
log-dealt = { $who } reçoit une carte Rencontre face cachée.
log-plays = { $who } joue { $card }.
log-uses = { $who } : { $card }.
log-spends = { $who } dépense { $card }.
log-enters = Entrée en jeu : { $card }.
log-engages = { $who } s'engage ({ $player }).
log-attacks = { $who } attaque { $target }.
log-thwarts = { $who } contre { $target }.
log-recovers = { $who } récupère.
log-defends = { $who } défend.
log-damage = { $who } subit { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
  }.
log-heals = { $who } : { $n ->
    [one] 1 dégât soigné
   *[other] { $n } dégâts soignés
  }.
log-stored = { $n ->
    [one] 1 dégât va
   *[other] { $n } dégâts vont
  } sur { $what }.
log-status = { $status ->
    [stunned] Sonné
    [confused] Désorienté
   *[tough] Tenace
  } : { $who }.
log-tough-gone = { $who } perd sa carte Tenace et ne subit aucun dégât.
log-stunned-gone = { $who } perd sa carte Sonné au lieu d'attaquer.
log-confused-gone = { $who } perd sa carte Désorienté à la place.
log-threat-placed = Menace placée sur { $scheme } : { $n }.
log-threat-removed = Menace retirée de { $scheme } : { $n }.
log-defeated = Vaincu : { $who }.
log-eliminated = Éliminé : { $who }.
log-concedes = { $who } abandonne.
log-completed = { $scheme } : la menace cible est atteinte.
log-advances = La manigance principale progresse : { $scheme }.
log-next-stage = Étape suivante du méchant : { $card }.
log-acceleration = Pions accélération : { $n }.
log-boost-dealt = { $enemy } reçoit une carte Boost.
log-boost-turned = Carte Boost : { $card }.
log-boosted = { $enemy } gagne +{ $n } pour cette activation.
log-reveals = { $who } révèle { $card }.
log-cancelled = Effets annulés : { $card }.
log-surge = Renfort : { $card }.
log-quickstrike = { $who } attaque aussitôt.
log-retaliates = Riposte { $n } : { $who }.
log-readied = Redressement : { $card }.
log-exhausted = Inclinaison : { $card }.
log-changes-form = { $who } change de forme : { $card }.
log-lasting = { $what } : son effet dure.
log-won = La dernière étape du méchant est vaincue.
log-lost = La partie est perdue.
