# Dungeon Dice, français. Les noms des places, des dés et des symboles arrivent comme mots.

hero-red = Rouge
hero-blue = Bleu
hero-green = Vert
hero-yellow = Jaune
hero-violet = Violet
figure-red = Le héros rouge.
figure-blue = Le héros bleu.
figure-green = Le héros vert.
figure-yellow = Le héros jaune.
figure-violet = Le héros violet.
quality-gray-m = { $what } gris
quality-gray-f = { $what } grise
quality-black-m = { $what } noir
quality-black-f = { $what } noire
quality-purple-m = { $what } violet
quality-purple-f = { $what } violette
the-die = { $how ->
    [m] le { $what }
    [f] la { $what }
   *[other] l'{ $what }
  }
a-die = { $how ->
    [f] une { $what }
    [vowel-f] une { $what }
   *[other] un { $what }
  }
of-die = { $how ->
    [m] du { $what }
    [f] de la { $what }
   *[other] de l'{ $what }
  }
on-die = { $how ->
    [m] du { $what }
    [f] de la { $what }
   *[other] de l'{ $what }
  }
a-level-die = un dé de niveau
a-monster-die = un dé
a-range = { $wide ->
    [yes] de { $low } à { $high }
    [two] de { $low } ou { $high }
   *[no] de { $low }
  }
side-heroes = les héros
odds-win = Victoire
odds-tie = Égalité
odds-loss = Défaite
bag-black = Sac noir
bag-red = Sac rouge
bag-blue = Sac bleu
bag-yellow = Sac jaune
bag-text-black = On y tire les monstres, qui y retournent s'ils ne sont pas gardés comme trophées.
bag-text-red = Les dés à Usage Unique : tirés comme potions, ils y retournent une fois utilisés.
bag-text-blue = L'équipement : tiré des coffres.
bag-text-yellow = Les artefacts : tirés des coffres fermés que quelqu'un ouvre.

symbol-slash = Slash
symbol-armor = Armure
symbol-break = Casser
symbol-tangle = Enchevêtrement
symbol-drain = Drain
symbol-fire = Feu
symbol-gust = Rafale
symbol-toad = Crapaud
symbol-fear = Peur
symbol-scroll = Parchemin
symbol-heal = Soin
symbol-pain = Douleur
symbol-execute = Exécution
symbol-hunt = Chasse
symbol-scout = Éclaireur
symbol-reach = Atteindre
symbol-open = Ouverture
symbol-miss = Rater
symbol-potion = Potion
symbol-chest = Coffre
symbol-locked = Coffre fermé
symbol-does = { $symbol } : { $text }
does-slash = relancez un dé de niveau ou d'équipement de votre camp.
does-armor = avant les autres capacités, faites relancer à l'adversaire un dé de votre choix.
does-break = avant l'Armure, annulez l'Armure de l'adversaire pour le reste du combat ; après, un coffre fermé s'ouvre.
does-tangle = le dé le plus bas de l'adversaire quitte le combat.
does-drain = la valeur du dé le plus bas de l'adversaire passe à vous.
does-fire = lancez le dé Feu et ajoutez ce qu'il montre.
does-gust = le combat recommence : tous les autres dés sont relancés. Une fois par combat.
does-toad = changez un adversaire en crapaud : seuls les dés à Usage Unique comptent encore pour lui.
does-fear = un dé des héros ne peut pas servir dans ce combat.
does-scroll = lancez un sort : jetez son dé. Chaque sort sert une fois par combat.
does-heal = soignez 1 blessure après le combat.
does-pain = subissez 1 blessure.
does-execute = à la fin, battez d'office un monstre dont le niveau ne dépasse pas la valeur montrée ici.
does-hunt = en cherchant, tirez deux dés Monstre et choisissez lequel lancer.
does-scout = voyez la force du monstre avant de décider de l'affronter.
does-reach = lancez vos dés avant de décider d'affronter le monstre ; ils restent tels quels si vous le faites.
does-open = lancé devant un coffre fermé, il l'ouvre.
does-miss = le sort échoue.
does-potion = tirez un dé à Usage Unique.
does-chest = tirez un dé d'Équipement.
does-locked = qui l'ouvre tire un artefact ; si personne ne l'ouvre, tirez un dé d'Équipement.
does-monster-slash = il peut relancer un de ses propres dés.
does-monster-armor = avant les autres capacités, il fait relancer un dé aux héros.
does-monster-tangle = le dé le plus bas des héros quitte le combat.
does-monster-drain = la valeur du dé le plus bas des héros passe au monstre.
does-monster-fire = il lance le dé Feu et ajoute ce qu'il montre ; le Feu des héros ne lui fait rien.
does-monster-gust = le combat recommence : tous les dés sont relancés. Une fois par combat.
does-monster-fear = un dé des héros ne peut pas servir dans ce combat.
does-monster-scroll = il lance un sort, auquel il est immunisé ensuite.
does-monster-heal = le vaincre soigne 1 blessure du héros actif.
does-monster-pain = le vaincre coûte 1 blessure au héros actif.
bat = Elle fait recommencer un combat qu'elle perdrait.
golem = Son Armure vise le dé le plus haut.
use-artifact = Vaut 1 point de Gloire à qui le possède, porté ou non.
use-hero-level = Un héros en lance un par niveau, moins un par blessure.
use-monster-level = Un monstre en lance un par niveau. Un 6 rapporte une potion si le monstre est vaincu.
use-experience = Compte les points d'expérience : à 3, un deuxième niveau ; à 6, un dernier niveau et 1 point de Gloire.
use-key = Usage unique : ouvre à coup sûr un coffre fermé, même celui d'un autre.
use-healing-potion = Usage unique : soigne 1 blessure ; pendant un combat, elle n'agit qu'après.
use-strength-potion = Usage unique : buvez-la dans votre combat et ajoutez ce qu'elle montre.
use-curse = Usage unique : retirez ce qu'elle montre à un héros dans un combat.
use-bomb = Usage unique : ajoutez ce qu'elle montre à un héros ou au monstre.
use-scroll = Usage unique : lancez un sort pour un des camps d'un combat.
worn-in-hands = { $n ->
    [one] Se tient à une main.
   *[other] Se tient à deux mains.
  }
worn-as-armor = Se porte comme armure, sans occuper de main.
guards = garde : { $what }
worth-trophy = { $n ->
    [one] Gardé comme trophée : { $n } point de Gloire.
   *[other] Gardé comme trophée : { $n } points de Gloire.
  }
face-level = niveau { $n }
face-blank = vide
content-faces = Faces
house-faces = les faces et le nombre de ces dés sont des valeurs maison
house-count = le nombre de ces dés est une valeur maison
house-colour = la couleur est une valeur maison
house-name = nom de notre cru
kind-monster = monstre
kind-equipment = équipement
kind-artifact = artefact
kind-one-use = dé à Usage Unique
kind-spell = dé Sort
kind-hero-level = dé de base
kind-monster-level = dé de base
kind-experience = dé de base
kind-bag = sac

value-box = ceux de la boîte
value-on = oui
value-off = non
value-own = ses propres dés
value-none = rien
value-free = libre
value-tangle-first = Enchevêtrement d'abord
value-stopped = l'immunité l'arrête
value-always = elle agit toujours
value-potion-first = potions d'abord : oui
value-chest-first = coffre d'abord : non

mark-glory = Gloire
mark-hero-level = niveau
mark-monster-level = niveau
mark-xp = expérience
mark-wounds = { $n ->
    [one] blessure
   *[other] blessures
  }
mark-dice = { $n ->
    [one] dé
   *[other] dés
  }
mark-white = { $n ->
    [one] blanc
   *[other] blancs
  }
mark-red = { $n ->
    [one] rouge
   *[other] rouges
  }
mark-black = { $n ->
    [one] noir
   *[other] noirs
  }
mark-gold = { $n ->
    [one] doré
   *[other] dorés
  }
mark-strength = force
mark-bonus = dont ajouté
is-out = a abandonné
is-helper = aide
is-toad = crapaud
is-tangled = enchevêtré
is-drained = drainé
is-feared = écarté par la peur
is-lost = perdu
is-used = utilisé
is-broken = Armure cassée

area-status = { $who }
area-worn = Porté
area-dice = Réserve
area-trophies = Trophées
area-monster = Monstre
area-drawn = Dés tirés
area-sums = Force
area-tray = Dés de { $who } ({ $n })
area-monster-tray = Dés { $monster } ({ $n })
area-spells = Sorts
area-bags = Sacs
area-offer = Offres sur la table
area-filed = Votre offre pour plus tard
area-ledger = Promesses
says-ability = { $symbol }
says-used = { $symbol } (utilisé)
says-immune = immunisé : { $spell }
says-offer = { $who } propose à { $whom } : { $terms }
says-agreed = { $who } est d'accord
says-owes = { $who } doit à { $whom } { $what }

die-shows = { $die } [{ $shows }]
hero-die-shows = le dé de niveau { $n } de { $who } [{ $shows }]
monster-die-shows = le dé { $n } du monstre [{ $shows }]
list-and = { $first } et { $last }
nothing = rien
terms = { $gives } contre { $wants }
a-term = { $term }
term-die = { $die }
term-toss = { $die } sur un jet { $roll }
term-next = { $n ->
    [one] { $bag ->
        [red] le prochain dé à Usage Unique
        [blue] le prochain dé d'Équipement
       *[yellow] le prochain artefact
      }
   *[other] les { $n } prochains { $bag ->
        [red] dés à Usage Unique
        [blue] dés d'Équipement
       *[yellow] artefacts
      }
  }
term-treasure = { $fights ->
    [0] { $part ->
        [all] le trésor à venir
       *[some] le trésor à venir sur un jet { $roll }
      }
    [1] { $part ->
        [all] le trésor du prochain combat
       *[some] le trésor du prochain combat sur un jet { $roll }
      }
   *[other] { $part ->
        [all] les trésors des { $fights } prochains combats
       *[some] les trésors des { $fights } prochains combats, chacun sur un jet { $roll }
      }
  }
term-trophy = { $fights ->
    [0] { $part ->
        [all] le trophée à venir
       *[some] le trophée à venir sur un jet { $roll }
      }
    [1] { $part ->
        [all] le trophée du prochain combat
       *[some] le trophée du prochain combat sur un jet { $roll }
      }
   *[other] { $part ->
        [all] les trophées des { $fights } prochains combats
       *[some] les trophées des { $fights } prochains combats, chacun sur un jet { $roll }
      }
  }
term-help = { $fights ->
    [0] de l'aide dans ce combat
    [1] de l'aide au prochain combat
   *[other] de l'aide aux { $fights } prochains combats
  }
term-refrain = { $fights ->
    [0] le renoncement à jouer { $die } dans ce combat
    [1] le renoncement à jouer { $die } au prochain combat
   *[other] le renoncement à jouer { $die } aux { $fights } prochains combats
  }
term-letwin = { $fights ->
    [0] le champ libre dans ce combat (rien contre les héros)
    [1] le champ libre au prochain combat (rien contre les héros)
   *[other] le champ libre aux { $fights } prochains combats (rien contre les héros)
  }
term-open = l'ouverture du coffre avec { $die }
term-after = { $what } après ce combat
term-if-won = { $what } si ce combat est gagné
term-if-lost = { $what } si ce combat est perdu
term-if-tied = { $what } si ce combat finit à égalité
term-to = { $what } (pour { $who })
terms-with = avec { $who }, { $terms }
terms-with-you = avec vous, { $terms }

barred-DD-TRADE-01 = cette table ne conclut pas d'accords
barred-DD-TRADE-02 = déjà promis
barred-DD-TRADE-07 = pris dans le combat
barred-DD-HELP-01 = seuls les autres aident le joueur actif
barred-DD-HELP-02 = quelqu'un aide déjà
barred-DD-HELP-07 = seulement entre la rencontre d'un monstre et le combat
barred-DD-COMBAT-09 = seulement dans un combat
barred-DD-COMBAT-10 = trop tard : le combat est décidé, ou le dé lancé
barred-DD-COMBAT-11 = seulement tant qu'il y a un combat
barred-DD-COMBAT-12 = un combat perdu n'en donne pas
barred-DD-COMBAT-17 = seulement pour le joueur actif, et de la part de qui n'est pas du combat
barred-DD-SYM-21 = une clef n'ouvre que des coffres
barred-DD-COMBAT-13 = seulement le joueur actif, une fois un monstre rencontré
barred-DD-TROPHY-01 = ce monstre ne laisse pas de trophée
barred-DD-TREAS-04 = déjà essayé sur ce coffre
barred-DD-TREAS-05 = seuls les autres ouvrent le coffre du joueur actif

at-Match = Dungeon Dice
at-Turn = Tour { $turn }, { $active }
at-Request = { $who } : demande d'aide
at-Dress = { $who } change d'équipement
at-Fight = Combat contre { $monster }
at-AbilityStep = Capacités
at-LoseDie = Exécution
at-Restarted = Rafale
at-Cast = Sort
at-Executed = Exécution
at-Judge = Le monstre joue tout seul
at-Moment = Accords
at-Compose = Offre de { $who }
at-Put = Offre de { $who }
at-Treasure = Trésor
at-Lock = Coffre fermé
at-Victory = Victoire
at-Duel = Duel

waiting = { $who } réfléchit.
over-won = { $who } l'emporte !
luck-fights = Chance au combat, en victoires de plus que prévu
prompt-prepare = À vous : cherchez un monstre ou reposez-vous ; avant cela, vous pouvez changer d'équipement.
prompt-pick = { $one } ou { $two } : quel dé lancez-vous ?
prompt-decide = { $any } de niveau { $level } : affronter ou fuir ?
prompt-help = { $who } demande votre aide contre { $monster } (niveau { $level }).
prompt-dress = { $duel ->
    [yes] Un duel décide de la victoire. Changer d'équipement, ou boire ?
   *[no] Vous rejoignez le combat contre { $monster }. Changer d'équipement, ou boire ?
  }
prompt-ability = { $duel ->
    [yes] Duel : { $n } pour vous, { $of } en face. Utiliser quelque chose ?
   *[no] { $plays ->
        [yes] Vous jouez { $monster } : { $n } pour les héros, { $of } pour le monstre. Utiliser quelque chose ?
       *[no] { $n } pour les héros, { $of } pour { $monster }. Utiliser quelque chose ?
      }
  }
prompt-aim = { $by } : sur quoi porte { $symbol } ?
prompt-lose = Exécution : lequel de vos dés de niveau quitte le combat ?
prompt-lock = Le coffre de { $who } est fermé. L'ouvrir ?
prompt-moment = { $moment ->
    [turn] Le tour de { $who } commence. Faire une offre ?
    [fight] { $who } a rencontré { $monster }. Faire une offre ?
    [pass] { $who } contre { $monster }, { $n } à { $of } : tout le monde a passé. Faire une offre ?
   *[loot] Le butin de { $who } vient ensuite. Faire une offre ?
  }
prompt-compose = { $begun ->
    [yes] Votre offre à { $who } jusqu'ici : { $terms }.
   *[no] Qu'offrez-vous à { $who }, et que voulez-vous ?
  }
prompt-answer = { $three ->
    [yes] { $who } propose un accord à trois : { $terms }.
   *[no] { $who } vous propose { $terms }.
  }

group-turn = Le tour
group-help = Aide
group-abilities = Capacités
group-dice = Dés
group-wear = Équipement
group-give = Vous donnez
group-want = Vous voulez
group-deal = Accords
group-more = Autres

opt-search = Chercher un monstre
opt-hunt = Chasse : tirer deux monstres et en choisir un
opt-rest = Se reposer : de 1 à 3, le jet soigne 1 blessure ; 4 ou 5, il en soigne 2 ; 6, il en soigne 3
opt-wear = { $n ->
    [0] S'équiper { $die }
   *[other] S'équiper { $die } à la place { $old }
  }
opt-exchange = Échanger { $n } dés d'Équipement contre un artefact : { $dice }
opt-pick = Lancer { $die }
opt-scout = Éclaireur : lancer d'abord les dés du monstre
opt-reach = Atteindre : lancer d'abord vos dés
opt-ask = Demander de l'aide à { $who }
opt-agree = Accepter finalement l'aide de { $who } : { $terms }
opt-fight = Affronter
opt-flee = Fuir
opt-help = Aider sans rien demander
opt-terms = Aider, mais pas pour rien : fixer un prix
opt-decline = Ne pas aider
opt-ready = Prêt
opt-break = { $source } : Casser, annuler leur Armure
opt-armor = { $source } : Armure, relancer { $target }
opt-slash = { $source } : Slash, relancer { $target }
opt-tangle = { $source } : Enchevêtrement, retirer { $target }
opt-drain = { $source } : Drain, { $target }
opt-fire = { $source } : Feu, lancer le dé Feu
opt-gust = { $source } : Rafale, recommencer le combat
opt-toad = { $source } : Crapaud, transformer { $target }
opt-fear = { $source } : Peur, écarter { $target }
opt-scroll = { $source } : Parchemin, lancer { $target }
opt-heal = { $source } : Soin, 1 blessure après le combat
opt-play = { $kind ->
    [bomb] { $die } : ajouter son jet pour { $target }
    [curse] { $die } : retirer son jet à { $target }
    [strength-potion] { $die } : ajouter son jet pour vous
    [scroll] { $die } : lancer { $spell } pour { $target }
   *[other] { $die } : soigner 1 blessure
  }
opt-aim = { $die }
opt-lose = { $die }
opt-open = { $kind ->
    [key] Ouvrir le coffre avec { $die }, qui sera dépensée
   *[other] Essayer { $die } sur la serrure
  }
opt-smash = Ouvrir le coffre, puisque Casser est sorti
opt-leave = Ne pas l'ouvrir
opt-deal = Faire une offre à { $who }
opt-give = Donner { $term }
opt-want = Demander { $term }
opt-propose = Proposer : { $terms }
opt-cancel = Renoncer
opt-accept = Accepter l'offre
opt-counter = Faire une contre-offre
opt-refuse = Refuser l'offre
opt-file = Écrire une offre
opt-pass = Passer

log-rolls-first = { $who } fait { $n } pour savoir qui commence.
log-begins = { $who } commence.
log-turn = Tour { $n } : { $who }.
log-receives = { $who } reçoit { $die }.
log-keeps-promise = { $who } remet { $die } à { $whom }, comme promis.
log-wears = { $who } s'équipe { $die }.
log-exchanges = { $who } échange { $n } dés d'Équipement contre un artefact.
log-plays = { $who } utilise { $die }.
log-rests = { $who } se repose et fait { $n }.
log-hunts = { $who } chasse : { $one } ou { $two }.
log-no-monsters = Il ne reste pas de monstre dans le sac.
log-finds = { $kind ->
    [potion] { $who } trouve une potion que personne ne garde.
    [chest] { $who } trouve un coffre que personne ne garde.
   *[locked] { $who } trouve un coffre fermé que personne ne garde.
  }
log-meets = { $who } rencontre { $monster } de niveau { $n }.
log-flees = { $who } fuit.
log-asks = { $who } demande de l'aide à { $whom }.
log-joins = { $who } rejoint le combat.
log-refuses = { $who } dit non à { $whom }.
log-fights = { $who } affronte { $monster }.
log-monster-rolls = { $monster } lance { $dice } : force { $n }.
log-hero-rolls = { $who } lance { $dice } : force { $n }.
log-restarts = Une Rafale : le combat recommence.
log-uses = { $who } utilise { $symbol }.
log-rerolls = { $whose } relance { $die } : { $old } devient { $new }.
log-removed = { $whose } perd { $die } pour ce combat : { $shows }.
log-toad = { $whom } n'est plus qu'un crapaud.
log-casts = Le sort réussit : { $spell }.
log-miss = Le sort échoue : { $spell }.
log-immune = Le monstre y est immunisé : { $spell }.
log-burns = { $whom } gagne { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de force grâce au Feu.
log-strengthens = { $whom } gagne { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de force.
log-weakens = { $whom } perd { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de force.
log-executes = { $die } de { $whose } montre Exécution { $n } : le monstre est vaincu.
log-ends-win = Victoire : { $n } pour les héros, { $of } pour { $monster }.
log-ends-tie = Égalité : { $n } pour les héros, { $of } pour { $monster }.
log-ends-loss = Défaite : { $n } pour les héros, { $of } pour { $monster }.
log-wounded = { $n ->
    [one] { $who } reçoit une blessure.
   *[other] { $who } reçoit une blessure et en a maintenant { $n }.
  }
log-no-more-wounds = { $who } n'a plus de dé de niveau à perdre.
log-healed = { $left ->
    [0] { $n ->
        [one] { $who } soigne { $n } blessure et n'en a plus.
       *[other] { $who } soigne { $n } blessures et n'en a plus.
      }
   *[other] { $n ->
        [one] { $who } soigne { $n } blessure ; reste { $left }.
       *[other] { $who } soigne { $n } blessures ; reste { $left }.
      }
  }
log-learns = { $n ->
    [one] { $who } a { $n } point d'expérience.
   *[other] { $who } a { $n } points d'expérience.
  }
log-levels = { $who } atteint le niveau { $n }.
log-trophy = { $n ->
    [one] { $who } garde { $die } comme trophée, qui vaut { $n } point de Gloire.
   *[other] { $who } garde { $die } comme trophée, qui vaut { $n } points de Gloire.
  }
log-bag-empty = { $bag } : il est vide.
log-unlocks = { $who } ouvre le coffre avec { $die }.
log-fails-lock = { $who } essaie { $die } sur la serrure, en vain.
log-smashes = { $who } brise la serrure.
log-stays-shut = Le coffre reste fermé.
log-offers = { $who } propose à { $whom } : { $terms }.
log-files = Vous avez une offre prête pour { $whom } : { $terms }.
log-unfiles = Vous avez retiré votre offre.
log-offer-void = L'offre de { $who } à { $whom } est devenue impossible.
log-agreed = { $who } et { $whom } sont d'accord.
log-promises = { $who } promet à { $whom } { $what }.
log-joins-as-promised = { $who } rejoint le combat, comme promis.
log-falls-due = Le combat est fini : { $who } doit à { $whom } { $what }.
log-promise-left = { $who } doit encore à { $whom } { $what }.
log-promise-over = { $who } a tenu sa promesse à { $whom } : { $what }.
log-promise-void = { $who } ne doit plus rien à { $whom } pour { $what }.
log-toss = Le jet donne { $n } ; il fallait un jet { $roll } : { $who } { $hit ->
    [yes] l'obtient.
   *[no] ne cède rien.
  }
log-duel = Un duel à { $n } départage les vainqueurs ; { $who } joue en premier.
log-duel-ends = { $ties ->
    [one] { $who } a la plus grande force : { $n }.
   *[other] { $ties } duellistes ont { $n } : on recommence.
  }
log-wins = { $who } l'emporte avec { $n } points de Gloire.
log-concedes = { $who } abandonne.

# Ce qui se voit sur la scène : à quoi sert un jet, ce qu'il donne
cue-first = Qui commence ?
cue-search = { $who } cherche un monstre
cue-monster = Force { $monster }
cue-heroes = { $who } au combat
cue-duel = Duel
cue-gust = Rafale : tout est relancé
cue-uses = { $who } : { $symbol }
cue-casts = { $who } : sort { $spell }
cue-plays = { $who } utilise { $die }
cue-rest = { $who } se repose
cue-toss = À qui ? Il faut un jet { $roll }
cue-lock = { $who } essaie { $die }
cue-level = { $monster } de niveau { $n }
cue-treasure = { $kind ->
    [potion] Une potion
    [chest] Un coffre
   *[locked] Un coffre fermé
  }
cue-strength = Force { $n }
cue-sums = { $n } pour les héros, { $of } en face
cue-ahead = { $who } mène, { $n } contre { $of }
cue-level-pegging = Égalité à { $n }
cue-became = { $old } devient { $new } : { $n } pour les héros, { $of } en face
cue-became-duel = { $old } devient { $new }
cue-begins = { $who } commence
cue-again = Égalité : on relance
cue-miss = Raté
cue-works = Réussi
cue-burns = { $n } de force
cue-more = { $whom } : +{ $n }
cue-less = { $whom } : −{ $n }
cue-heals = { $n ->
    [one] { $n } blessure soignée
   *[other] { $n } blessures soignées
  }
cue-gets = { $who } { $hit ->
    [yes] l'obtient
   *[no] ne cède rien
  }
cue-opens = La serrure cède
cue-shut = La serrure tient bon

## Quand quelqu'un veut qu'on lui demande une offre
wish-title = Me demander une offre
wish-yes = on me demande
wish-no = on ne me demande rien
offers-own-pass = quand mon propre combat peut encore basculer
offers-own-loot = avant l'ouverture de mon propre coffre
offers-turn = quand commence le tour d'un autre
offers-fight = quand un autre a rencontré un monstre
offers-pass = quand le combat d'un autre peut encore basculer
offers-loot = avant l'ouverture du coffre d'un autre

# Ce qu'on choisit avant la partie, et ce que cela veut dire
setup-first = Qui commence
setup-deals = Accords
setup-one-use = Dés à Usage Unique au départ
setup-monster-slash = Slash d'un monstre
setup-spider = Araignée géante
setup-gust = Rafale et immunité
setup-loot = Ordre du butin
setup-dice = Dés
setup-help-players = 2 à 4 joueurs, ou 5 avec des dés maison
setup-help-first = la place qui commence ; sinon, on lance les dés
setup-help-deals = si les joueurs se font des offres (DD-TRADE-01)
setup-help-one-use = dés à Usage Unique que chacun a au départ (DD-SETUP-03)
setup-help-monster-slash = ce qu'un monstre peut relancer avec Slash : ses propres dés, ou aucun (DD-SYM-04)
setup-help-spider = ordre de ses capacités : libre, ou Enchevêtrement d'abord (DD-MON-06)
setup-help-gust = si un monstre immunisé contre Rafale arrête la Rafale d'un héros (DD-SPELL-03)
setup-help-loot = si une Clef tirée pour un 6 peut ouvrir le coffre du même monstre (DD-TREAS-02)
setup-help-dice = les dés de la boîte, ou des dés maison apportés par un paquet (DD-DICE-01)

# la partie guidée : deux lignes au plus, à lire à voix haute
guide-goal = Bienvenue au donjon ! Le premier à 4 points de Gloire gagne : trophées, artefacts et expérience en donnent.
guide-gear = Vos dés sont votre équipement. Ceux que vous portez se lancent au combat, avec vos dés de Niveau de Héros.
guide-hunt = À votre tour, cherchez un monstre. Votre arc sait chasser : vous en tirez deux, et affrontez celui que vous voulez.
guide-hunt-else = Très bien ! Chercher, c'est prendre le monstre qui vient ; chasser, quand on le peut, c'est choisir.
guide-pick = Lequel affronter ? Lancez son dé : il donne le niveau du monstre, donc le nombre de dés qu'il jettera.
guide-odds = Voyez vos chances exactes de gagner, d'égaliser ou de perdre. Une égalité rapporte autant, mais elle blesse.
guide-scout = Éclaireur : le monstre lance ses dés en premier, et vous décidez en connaissance de cause. Essayez.
guide-scout-else = À l'aveugle, alors ! C'est aussi une façon de jouer.
guide-fight = Affronter ou fuir ? Regardez vos chances. Si elles vous plaisent, affrontez-le !
guide-fight-else = Prudence ! Fuir ne blesse pas : votre tour s'arrête là, sans trésor ni expérience.
guide-win = Gagné ou perdu, la chasse continue : chaque monstre vaincu rapporte 1 point d'expérience et un trésor. À 3 points, puis à 6, vous gagnez un dé de Niveau.
guide-why = { $screen ->
    [terminal] Une question vous étonne ? Tapez « ? ». Et « n » suivi d'un nom dit pourquoi une chose est impossible.
   *[browser] Une question vous étonne ? Ce bouton montre la règle qui la pose, mot pour mot.
  }
guide-help = Trop fort pour vous ? Demandez de l'aide : l'autre héros se battra à vos côtés, s'il trouve son compte.
guide-ability = Les dés sont jetés. Certaines faces ont un pouvoir, et les dés à Usage Unique se jouent ici. Vous gagnez déjà ? Passez.
guide-log = { $screen ->
    [terminal] Que fait l'autre héros ? Tapez « l » pour relire le journal, « w » et un numéro pour la règle d'une ligne.
   *[browser] Que fait l'autre héros ? Le journal raconte tout, et chacune de ses lignes connaît sa règle : appuyez dessus.
  }
guide-deal = { $screen ->
    [terminal] Tout se négocie : un dé contre un dé, de l'aide, une promesse. Tapez « deal » pour faire une offre.
   *[browser] Tout se négocie : un dé contre un dé, de l'aide, une promesse. Ce bouton prépare une offre, quand vous voulez.
  }
guide-undo = { $screen ->
    [terminal] Un regret ? Tapez « u » : votre dernier choix est repris. Les dés, eux, retomberaient de la même façon.
   *[browser] Un regret ? Annulez : votre dernier choix est repris. Les dés, eux, retomberaient de la même façon.
  }
guide-hint = { $screen ->
    [terminal] Un dé vous intrigue ? Tapez « c » et son nom : toutes ses faces s'affichent.
   *[browser] En panne d'idée ? L'ampoule montre ce que choisirait un joueur sensé. Libre à vous de faire mieux.
  }
guide-wear = Hors du combat, on change d'équipement : deux mains, une armure. Gardez sur vous ce qui frappe le mieux.
guide-heal = Blessé ? Se reposer remplace tout le tour, mais soigne jusqu'à 3 blessures.
guide-lock = Un coffre fermé ! Une clef l'ouvre à coup sûr ; un autre dé peut aussi tenter sa chance.
guide-monster = Au tour d'un autre, vous combattez à ses côtés si vous l'aidez ; sinon, c'est vous qui jouez son monstre. Alors, soyez féroce !
guide-answer = On vous parle affaires. Acceptez, refusez ou proposez mieux : la table fait tenir les promesses.
guide-end = Vous savez jouer à Dungeon Dice ! Visez les monstres à trophée : rouge, noir, or. La partie continue quand vous voulez.

# pourquoi un choix vaut mieux que le suivant : « n » dit de combien ils diffèrent
why-glory = { $n } { $n ->
    [one] point
   *[other] points
  } de Gloire de { $way ->
    [more] plus
   *[less] moins
  } ({ $who })
why-xp = { $n } { $n ->
    [one] point
   *[other] points
  } d'expérience de { $way ->
    [more] plus
   *[less] moins
  } ({ $who })
why-wounds = { $n } { $n ->
    [one] blessure
   *[other] blessures
  } de { $way ->
    [more] plus
   *[less] moins
  } ({ $who })
why-die = { $n } { $what } de { $way ->
    [more] plus
   *[less] moins
  } ({ $who })
why-fight = { $n } % de chances de { $way ->
    [more] plus
   *[less] moins
  } de gagner le combat
