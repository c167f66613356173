# Super Dungeon Explore, français. Les noms de cartes, de combattants et de places arrivent comme des mots.

kind-hero = Héros
kind-pet = familier
kind-minion = minion
kind-elite = élite
kind-mini-boss = Mini-Boss
kind-boss = Boss de Donjon
kind-boo-booty = Bu Butin
kind-creep = grouillot
kind-spawning-point = Source d'Invocation
kind-loot = Butin
kind-treasure = Trésor
kind-explore = carte Exploration
kind-trap = piège
kind-fight = carte de Combat de Boss
kind-offense-action = action offensive
kind-support-action = action de support
kind-potion = potion
kind-status = statut
kind-ability = capacité
kind-tile = tuile de Donjon
kind-effect = effet de tuile
kind-token = pion
kind-die = dé

mark-moves = { $n ->
    [one] point de mouvement
   *[other] points de mouvement
  }
mark-actions = { $n ->
    [one] point d'action
   *[other] points d'action
  }
mark-hearts = { $n ->
    [one] cœur
   *[other] cœurs
  }
mark-potions = quantité de potion
mark-skulls = { $n ->
    [one] point Crâne
   *[other] points Crâne
  }
mark-creeps = { $n ->
    [one] grouillot
   *[other] grouillots
  }
mark-stars = { $n ->
    [one] étoile fixe
   *[other] étoiles fixes
  }

attribute-STR = FOR
attribute-ARM = ARM
attribute-WILL = VOL
attribute-DEX = DEX
level-start = niveau Start
level-8-bit = niveau 8-bit
level-16-bit = niveau 16-bit
level-super = niveau Super
crystal-ruby = Rubis
crystal-citrine = Citrine
crystal-emerald = Émeraude
crystal-sapphire = Saphir
crystal-amethyst = Améthyste
slot = emplacement { $crystal }
affinity = affinité { $crystals }
large-base = grand socle, { $n }×{ $n } cases
dice-none = aucun dé
dice-blue = { $n ->
    [one] { $n } bleu
   *[other] { $n } bleus
  }
dice-red = { $n ->
    [one] { $n } rouge
   *[other] { $n } rouges
  }
dice-green = { $n ->
    [one] { $n } vert
   *[other] { $n } verts
  }
dice-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
  }
printed-blade = lame { $n }
printed-wand = baguette { $n }
printed-bolt = carreau { $n }
printed-shield = bouclier
attribute-line = { $attribute } { $dice }
attribute-icons = { $attribute } { $dice } ({ $icons })
figure = { $what } { $n }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
explained = { $what } — { $text }.

act-offense = { $name } (rouge { $cost }) : { $text }.
act-support = { $name } (bleu { $cost }) : { $text }.
drink-support = { $name } (potion de support, { $cost }) : { $text }.
drink-offense = { $name } (potion offensive, { $cost }) : { $text }.
drink-emergency = { $name } (potion d'urgence, { $cost }) : { $text }.
reach-melee = portée de mêlée { $n }
reach-magic = portée magique { $n }
reach-missile = portée de projectile { $n }
reach-arrow = portée de support { $n }
area-burst = Explosion { $n }
area-cross = Croix { $n }
area-lance = Lance { $n }
area-sweep = Balayage { $n }
area-wave = Vague { $n }
area-aura = Aura { $n }
control-compel = Contraindre { $n }
control-pull = Tirer { $n }
control-push = Pousser { $n }
oneself = sur soi
roll-shield = jet de { $attribute } contre un attribut de défense
roll-against = jet de { $attribute } contre { $defense }
roll-alone = jet de { $attribute }
bonus-dice = +{ $dice } en { $attribute }
bonus-all = +{ $dice } pour chaque attribut
bonus-actions = { $n ->
    [one] +{ $n } point d'action
   *[other] +{ $n } points d'action
  }
bonus-moves = { $n ->
    [one] +{ $n } point de mouvement
   *[other] +{ $n } points de mouvement
  }
bonus-hearts = { $n ->
    [one] +{ $n } cœur
   *[other] +{ $n } cœurs
  }
bonus-potions = +{ $n } à la quantité de potion
inflicts = inflige { $statuses }
heals = Soin { $n }
with-abilities = avec { $abilities }
gives-abilities = donne { $abilities }
lasts = jusqu'au prochain entretien de l'utilisateur
augment = Augmentation
dangerous = Dangereux
once = Usage Unique
only = seulement ceux-ci : { $kinds }

basic-melee-attack = seulement avec une lame sur FOR, à la portée qui y figure
basic-magic-attack = seulement avec une baguette sur VOL, à la portée qui y figure
basic-missile-attack = seulement avec un carreau sur DEX, à la portée qui y figure
basic-bandage = plus d'étoiles que la cible n'a de blessures : retirez-lui { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
  }
basic-summon-pet = le maître place son familier détruit sur une case vide
basic-disarm-trap = si le jet dépasse la défense du piège, on le retire
basic-explore = piochez une carte Exploration pour cette tuile ; une fois par tuile et par partie
basic-pick-lock = devant un coffre, { $stars } étoiles ou plus rapportent { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } Trésor ; avec moins, le Consul peut remplacer le coffre par un Bu Butin
basic-run = avant d'avoir dépensé un point d'action, dépensez-les tous : les points de mouvement sont doublés pour cette activation
basic-pick-up = un Héros prend un pion du plan pour le sac à dos
basic-smash-chest = piochez { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } Trésor, le coffre disparaît
basic-unlock-treasure-chest = dépensez { $keys ->
    [one] { $keys } Clé
   *[other] { $keys } Clés
  } de Donjon, piochez { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } Trésor, le coffre disparaît
basic-vigor = plus d'étoiles que de pions Statut sur sa propre carte : retirez un de ces pions

status-bane = Fléau
status-fire = Feu
status-hex = Ensorcelé
status-ice = Gelé
status-knockdown = Mis à Terre
status-poison = Poison
status-slow = Lent
status-immobile = Immobile
status-does-bane = chaque jet défensif perd son meilleur dé
status-does-fire = une blessure à chaque entretien
status-does-hex = chaque jet offensif perd son meilleur dé
status-does-ice = aucune action unique
status-does-knockdown = ni mouvement ni action avant d'avoir dépensé { $points ->
    [one] { $points } point d'action
   *[other] { $points } points d'action
  } ou tous les points de mouvement pour se relever
status-does-poison = { $points ->
    [one] un point d'action
   *[other] { $points } points d'action
  } de moins, il en reste au moins { $least }
status-does-slow = la moitié des points de mouvement, arrondie au supérieur
status-does-immobile = aucun mouvement pendant la prochaine activation ; ce n'est pas un statut du livret, et ni les cœurs ni Vigueur ne le retirent

ability-backlash = Riposte
ability-burrow = Creuser
ability-cursed = Maudit
ability-fly = Vol
ability-hookshot = Tir Courbe
ability-insignificant = Insignifiant
ability-small = Petit
ability-stealth = Furtif
ability-surefoot = Adroit
ability-tough = Robuste
ability-alchemy = Alchimie
ability-berserk = Berserk
ability-bramble-growth = Poussée de Ronces
ability-feed-me = Nourrissez-moi
ability-feint = Feinte
ability-fixed-form = Forme Fixe
ability-flammable = Inflammable
ability-forced-shift = Métamorphose Forcée
ability-ghost = Fantôme
ability-grind = Broyer
ability-hatchery = Couveuse
ability-healer = Guérisseur
ability-holy = Sacré
ability-hubris = Démesure
ability-luck = Chance
ability-massive-damage = Dégâts Massifs
ability-mob = Meute
ability-mob-mentality = Esprit de Meute
ability-pile-on = Curée
ability-poison-aura = Aura de Poison
ability-potion-master = Maître des Potions
ability-primal-aura = Aura Primale
ability-reroll-defense = relance d'un dé de défense
ability-soporific = Soporifique
ability-soporific-cloud = Nuage Soporifique
ability-spongy = Spongieux
ability-thief = Voleur
ability-virulent = Virulent
ability-does-backlash = qui l'attaque et perd contre son jet défensif subit une blessure
ability-does-burrow = traverse les murs ; les terrains difficiles et les structures sont pour lui des cases libres, et seules les Bénédictions l'y affectent
ability-does-cursed = doit être équipé si un emplacement est libre, et reste jusqu'à la destruction de son porteur
ability-does-fly = les terrains difficiles, les fossés et les structures sont pour lui des cases libres, seules les Bénédictions l'y affectent, et les structures ne bloquent pas les lignes de vue vers lui ou depuis lui
ability-does-hookshot = se passe de ligne de vue ; la portée contourne toujours les murs et les structures
ability-does-insignificant = s'active sans point Crâne quand un Héros est sur sa tuile, et ne rapporte pas de Butin
ability-does-small = les ennemis ne peuvent le prendre pour cible qu'à { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  } au plus
ability-does-stealth = la portée des actions qui le prennent pour cible baisse de { $squares }, sans descendre sous { $least }
ability-does-surefoot = les terrains difficiles sont pour lui des cases libres, et seules les Bénédictions l'y affectent
ability-does-tough = retire une blessure pendant son entretien
ability-does-alchemy = un cœur obtenu aux dés peut être pris comme potion
ability-does-berserk = une Attaque de Mêlée sans point d'action à chaque activation
ability-does-bramble-growth = les cases à { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  } au plus sont des terrains difficiles pour les Héros sans affinité Émeraude
ability-does-feed-me = une fois par activation, il peut retirer un ami à portée de mêlée pour soigner { $heals ->
    [one] { $heals } blessure ou { $heals } statut
   *[other] { $heals } blessures ou { $heals } statuts
  }
ability-does-feint = son action offensive peut forcer la cible à relancer un dé de défense
ability-does-fixed-form = ne reprend pas son autre forme pendant l'entretien
ability-does-flammable = une action qui cause Feu l'enflamme même si sa défense l'emporte
ability-does-forced-shift = prend son autre forme au lieu d'être détruit
ability-does-ghost = les murs n'arrêtent ni ses mouvements ni sa vue
ability-does-grind = un combattant qu'il blesse défausse { $pieces } de ses équipements, au choix de son propriétaire
ability-does-hatchery = les autres Sources d'Invocation peuvent aussi placer leurs monstres à { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  } au plus de celle-ci
ability-does-healer = une potion obtenue aux dés peut être prise comme cœur
ability-does-holy = peut relancer un dé des actions offensives contre les morts-vivants, les démons et les combattants du néant
ability-does-hubris = ses Attaques de Mêlée ont { $dice } de plus en FOR pour chaque équipement de la cible
ability-does-luck = pioche une carte Trésor de plus, puis en remet une dans le paquet mélangé
ability-does-massive-damage = une blessure qu'il inflige en devient { $wounds }
ability-does-mob = en mêlée, { $dice } de plus en FOR pour chaque autre combattant avec Meute qui a la cible à portée, au plus { $most }
ability-does-mob-mentality = les monstres d'affinité Citrine à { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  } au plus ont Meute
ability-does-pile-on = { $dice } de plus en FOR contre une cible Mise à Terre
ability-does-poison-aura = les monstres d'affinité Citrine à { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  } au plus infligent Poison
ability-does-potion-master = peut boire une potion de plus pendant son activation
ability-does-primal-aura = les monstres d'affinité Saphir à { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  } au plus ont { $dice } de plus en ARM
ability-does-reroll-defense = peut relancer un dé de chaque jet défensif
ability-does-soporific = qui le détruit subit Lent
ability-does-soporific-cloud = un Héros sans affinité Émeraude qui arrive à { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  } au plus subit Lent
ability-does-spongy = après une action qui l'a pris pour cible, l'attaquant est poussé de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  }
ability-does-thief = peut relancer un dé pour Crocheter un Verrou
ability-does-virulent = { $dice } de plus aux jets offensifs contre une cible empoisonnée
inflicting = { $status }
inflicting-does = ses actions offensives réussies infligent aussi { $status }
immune = Immunisé : { $status }
immune-does = ne subit jamais { $status } ; un pion déjà reçu est retiré
immune-all = Immunisé : Statuts
immune-all-does = ne subit aucun statut ; les pions déjà reçus sont retirés
shapeshift = Métamorphe : { $form }
shapeshift-does = peut devenir { $form } pendant son entretien et garde ses pions et son équipement
paired = Une paire : deux combattants, une carte.
pool = Réserve d'invocation : { $monsters }.
pool-part = { $n } × { $monster }
master-gains = Son maître gagne { $what }.
pet-of = Maître de { $pet } dès le début.

gear-better = avec l'affinité { $crystal } plutôt { $bonus }
gear-owner = seulement avec ce combattant dans la partie : { $model }
gear-copies = { $n ->
    [one] { $n } carte dans le paquet
   *[other] { $n } cartes dans le paquet
  }
creeps-come = { $n ->
    [one] { $n } grouillot apparaît.
   *[other] { $n } grouillots apparaissent.
  }
template-area = Piège, gabarit Zone : { $side }×{ $side } cases.
template-line = Piège, gabarit Ligne : { $width }×{ $length } cases.
template-scatter = Piège, gabarit Diffus : { $squares } cases isolées.
trap-defense = Pour le désarmer, faites plus que sa défense de { $dice }.
trap-strength = Il attaque avec { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
  }.
trap-inflicts = Il inflige { $statuses }.
fight-spawn = Invocation de Boss, { $what } : { $text }.
fight-timeout = Temps mort, { $what } : { $text }.
fight-of = Combat de Boss : { $boss }

effect-brambles = Ronces
effect-difficult = Terrain difficile
effect-chasm = Fossé
effect-structure = Structure
effect-champion = Champion
effect-sentinel = Sentinelle
effect-goddess = Déesse
effect-secret_passage = Passage secret
effect-spawn_location = Lieu d'invocation
effect-does-brambles = terrain difficile ; un combattant qui y entre subit Poison, une fois par activation
effect-does-difficult = { $points } points de mouvement pour y entrer
effect-does-chasm = arrête les mouvements, pas la vue
effect-does-structure = arrête les mouvements et la vue
effect-does-champion = structure avec une Bénédiction : les combattants voisins ont { $dice } de plus aux jets offensifs
effect-does-sentinel = structure avec une Bénédiction : les combattants voisins ont { $dice } de plus aux jets défensifs
effect-does-goddess = structure avec une Bénédiction : un combattant qui finit son activation à côté peut retirer une blessure
effect-does-secret_passage = qui y entre va sur n'importe quel autre passage secret libre du donjon
effect-does-spawn_location = case libre ; la marque sert à un autre mode de jeu
tile-squares = { $w }×{ $h } cases.
token-coin = Pièce Princesse
token-key = Clé de Donjon
token-skull = Pion Crâne
token-potion = Pion Potion
token-chest = Coffre au trésor
token-start = Marqueur de départ
token-does-coin = soigne entièrement un Héros ou en ramène un
token-does-key = ouvre un coffre au trésor
token-does-skull = l'équipement d'un Héros détruit
token-does-potion = paie une potion
token-does-chest = contient des cartes Trésor
token-does-start = les Héros commencent et reviennent à côté
colour-blue = Dé bleu
colour-red = Dé rouge
colour-green = Dé vert
side-blank = vide
side-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
  }
side-hearts = { $n ->
    [one] { $n } cœur
   *[other] { $n } cœurs
  }
side-potions = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
  }

house-name = le nom français est de notre cru
house-of = { $action } : { $text }
house-brambles = le moment où les Ronces empoisonnent est une lecture maison
house-amethyst-crystal-shard = la moitié de son bonus est illisible dans toutes les sources et laissée de côté
house-copies = le nombre d'exemplaires est une valeur maison
house-dice = les faces sans étoile sont des valeurs maison ; les totaux et les meilleures faces sont connus
house-disputed = les sources ne s'accordent pas sur une de ses valeurs
house-footprint = qu'elle occupe 2×2 cases est une valeur maison
house-missing-action = une de ses actions imprimées n'est dans aucune source et manque
house-owner = le portrait de la carte est une supposition de notre part
house-pet = qu'un familier puisse utiliser l'action de sa carte et que sa lame porte à 1 case sont des lectures maison
house-pollen-dream = de ses 2 coûts connus, le plus élevé est retenu
house-stranglethorn-druid = qu'elle inflige Lent est une valeur maison
house-trap-creeps = qu'aucun grouillot ne vienne avec un piège est une valeur maison
house-waldmeister-syrup = qu'elle se lance avec VOL et blesse est une valeur maison
house-tile = les murs, les cases et les entrées sont des valeurs maison

### Play
side-party = Héros
side-consul = Consul
tile-open = Case libre
tile-unknown = Tuile inexplorée
chance = { $n } %
hit-chance = { $who } { $chance }
die-blue = bleu { $side }
die-red = rouge { $side }
die-green = vert { $side }
wall-between = le mur de ({ $x }, { $y }) à ({ $to_x }, { $to_y })
structure-between = la structure en ({ $x }, { $y })

## Areas and pieces
area-box = Tuiles à poser
area-map = Le donjon
area-hero = { $who }
area-gear = Équipement ({ $who })
area-backpack = Sac à dos
area-consul = Consul
area-bosses = Boss à venir
area-pool = Réserve d'invocation
area-supply = Grouillots et Bu Butins
area-effects = Cartes Exploration en vigueur
area-powerup = Power-Up : cartes à équiper
area-drawn = Trésors piochés
area-dice = Jet ({ $who })
area-deck-loot = Paquet Butin
area-deck-treasure = Paquet Trésor
area-deck-explore = Paquet Exploration
area-out-loot = Butins défaussés
area-out-treasure = Trésors défaussés
mark-rung = échelon
mark-points = { $n ->
    [one] Source d'Invocation
   *[other] Sources d'Invocation
  }
mark-bottles = { $n ->
    [one] potion
   *[other] potions
  }
is-bane = Fléau
is-fire = Feu
is-hex = Ensorcelé
is-ice = Gelé
is-knockdown = Mis à Terre
is-poison = Poison
is-slow = Lent
is-immobile = Immobile
is-acting = en cours d'activation
is-turned = a déjà joué
is-ready = à activer
is-destroyed = hors de combat
is-away = dans le sac à dos
is-guest = sur cette carte
is-lasting = en vigueur
is-spawned = a invoqué au tour précédent
is-active = à son tour
is-out = hors jeu
says-free = emplacements libres : { $slots }
says-skull = équipement de ce Héros : { $who }
says-tile = { $tile }
says-fits = pour { $who } : emplacement libre
says-fits-all = emplacement libre chez chaque Héros
says-replaces = pour { $who } : remplace { $old }
says-cursed = { $who } : impossible, l'emplacement est maudit
says-heals = en cas de défausse : soigne une blessure ou un statut
says-affinity = convient à { $who }

## What can be chosen when a game is set up
value-always = toujours
value-chests = sur les coffres seulement
value-cursed = tant qu'une carte Maudite peut venir
value-on = oui
value-off = non
value-none = personne
value-auto = par le hasard
value-steps = par les joueurs
value-lenient = permis
value-strict = interdit
value-any = sans limite
value-row = une rangée
value-block = un bloc
value-random = tiré au hasard
value-0 = autant que de Héros

## Where we are
at-Match = La partie
at-Prepare = Mise en place
at-Stock = Construction des paquets
at-Place = Placement
at-HeroTurn = Tour des Héros { $turn }
at-ConsulTurn = Tour du Consul { $turn }
at-Spawn = Invocation : { $who }
at-PowerUp = Power-Up
at-Equipment = Équipement
at-Wonders = Merveilles
at-Chest = Ouverture d'un coffre
at-Treasures = Pioche de Trésors
at-Ladder = Monstres Puissants
at-BossSpawn = Invocation de Boss
at-TimeOut = Temps mort
at-Activation = Activation : { $who }
at-Upkeep = Entretien : { $who }
at-Walk = Déplacement : { $who }
at-Explore = Une carte Exploration
at-Lay = Pose d'un piège
at-Spring = Un piège se déclenche
at-Drops = Un pion tombe
at-Shift = Métamorphose
at-Act = Action : { $who }
at-Defend = Jet défensif
at-Reroll = Relances
at-Force = Déplacement forcé : { $who }
at-Icons = Cœurs et potions
at-Heal = Soin
at-Lose = Perte d'équipement

## Questions
waiting = Choix en cours : { $who }.
prompt-lay = Posez la tuile { $n } sur { $of }.
prompt-point = Placez cette Source d'Invocation : { $who }.
prompt-chest = Placez un coffre au trésor sur une tuile qui n'en a pas.
prompt-stock-consul-treasures = Choisissez des Trésors de combattant pour le paquet Trésor ({ $n } sur { $most } au plus).
prompt-stock-booties = Choisissez des Bu Butins pour le paquet Trésor ({ $n } sur { $most } au plus).
prompt-stock-hero-treasures = Choisissez des Trésors de combattant pour le paquet Trésor ({ $n } sur { $most } au plus).
prompt-stock-wonders = Choisissez des Merveilles pour le paquet Trésor ({ $n } sur { $most } au plus).
prompt-stock-loot-added = Ajoutez-vous du Butin unique au paquet Butin ?
prompt-stock-loot-removed = Retirez-vous du Butin de base en échange, une carte pour une ({ $n } sur { $most } au plus) ?
prompt-marker = Placez le marqueur de départ.
prompt-place = À placer : { $who }.
prompt-hero-turn = Quel Héros activez-vous ?
prompt-creeps = Lequel de vos grouillots activez-vous ?
prompt-consul-turn = { $n ->
    [0] Il ne reste aucun point Crâne. Que faites-vous encore ?
    [1] Il reste 1 point Crâne : activez un monstre ou terminez le tour.
   *[other] Il reste { $n } points Crâne : activez un monstre ou terminez le tour.
  }
prompt-act = { $who } — il reste { $moves ->
    [0] 0 point de mouvement
    [1] 1 point de mouvement
   *[other] { $moves } points de mouvement
  } et { $actions ->
    [0] 0 point d'action
    [1] 1 point d'action
   *[other] { $actions } points d'action
  }.
prompt-coins = { $who } en est à son entretien : dépensez-vous une Pièce Princesse pour guérir ou ramener un Héros ({ $n ->
    [1] il en reste 1
   *[other] il en reste { $n }
  }) ?
prompt-return = Où revient { $who } ?
prompt-upkeep = { $who } en est à son entretien : que résolvez-vous d'abord ?
prompt-passage = Passage secret : où ressort { $who } ?
prompt-shift = { $who } peut se métamorphoser : changement de forme ?
prompt-shift-where = { $who } se métamorphose : où se tient la nouvelle forme ?
prompt-aside = Pour { $who }, la place manque : où va { $other } ?
prompt-trap = Posez le piège { $card }{ $of ->
    [1] {""}
   *[other] {" "}(case { $n } sur { $of })
  }.
prompt-creeps-come = { $card } : quel grouillot apparaît ({ $n } sur { $of }) ?
prompt-merchant = Échangez-vous une carte Butin avec le marchand ({ $n } sur { $most } au plus) ?
prompt-drop = Où poser ce pion : { $what } ?
prompt-defend = Contre { $n ->
    [0] 0 étoile
    [1] 1 étoile
   *[other] { $n } étoiles
  }, avec quel attribut se défend { $who } ?
prompt-reroll = { $who } a lancé ses dés : en relancez-vous un ({ $n } au plus) ?
prompt-heart = { $n ->
    [1] { $who } obtient un cœur aux dés : quelle blessure ou quel statut ce cœur retire-t-il ?
   *[other] { $who } obtient { $n } cœurs aux dés : quelle blessure ou quel statut le premier retire-t-il ?
  }
prompt-potion = { $n ->
    [1] { $who } obtient une potion aux dés : pour qui ?
   *[other] { $who } obtient { $n } potions aux dés : pour qui la première ?
  }
prompt-heal = Soin pour { $who }, { $n } au plus : blessures ou statuts ?
prompt-lose = { $by } fait perdre un équipement à { $who } : lequel ?
prompt-lucky = Chance : lequel de ces { $n } Trésors remettez-vous dans le paquet ?
prompt-loot = { $n ->
    [1] Une carte Butin vous revient : la piochez-vous ?
   *[other] { $n } cartes Butin vous reviennent : en piochez-vous une ?
  }
prompt-must-equip = { $n ->
    [1] Une carte Maudite doit être équipée ({ $cards }) : par qui ?
   *[other] Des cartes Maudites doivent être équipées ({ $cards }) : par qui ?
  }
prompt-equip = Équipez des cartes du sac à dos ; le reste { $kept ->
    [yes] y demeure
   *[no] est défaussé
  }.
prompt-treasure-heals = Un Trésor défaussé soigne une blessure ou un statut : à qui ?
prompt-wonders = Donnez-vous un maître à un familier ? Sans maître : { $pets }.
prompt-rung-status = Le haut de l'échelle : quel statut infligent les minions et les élites ?
prompt-mini-boss = Quel Mini-Boss surgit sur { $tile }, et où ?
prompt-time-out = Temps mort : quels monstres rejoignent { $who } ({ $n ->
    [1] il reste 1 point Crâne
   *[other] il reste { $n } points Crâne
  }) ?
prompt-relocate = Déplacez-vous { $who } ?
prompt-emergency = { $moment ->
    [struck] « { $what } » : { $who } vise { $target }{ $n ->
        [1] {""}
        [2] {" "}et un autre Héros
       *[other] {" "}et { $more } autres Héros
      }. Buvez-vous une potion d'urgence avant le jet de dés ?
    [now] Tour du Consul : c'est { $who } qui agit. Buvez-vous une potion d'urgence ?
   *[begin] Tour du Consul : buvez-vous une potion d'urgence ?
  }

## Quand quelqu'un souhaite qu'on lui propose des potions d'urgence pour un Héros
wish-title = Me proposer des potions d'urgence
wish-about = pour { $who }
wish-always = à tout moment du Tour du Consul
wish-struck = avant chaque attaque contre ce Héros
wish-wounded = seulement quand ce Héros vient de subir une blessure ou un statut
wish-in-danger = seulement avec deux cœurs ou moins
wish-never = jamais

## Options
opt-stock = { $card }
opt-swap = Retirer { $card }
opt-chance = Le reste de ma mise en place au hasard
opt-here = Ici
opt-lay = { $tile } en ({ $x }, { $y }), { $turns ->
    [0] telle quelle
    [1] un quart de tour
    [2] un demi-tour
   *[other] trois quarts de tour
  }
opt-lay-beside = { $tile }{ $side ->
    [north] {" "}contre { $other }, au nord
    [east] {" "}contre { $other }, à l'est
    [south] {" "}contre { $other }, au sud
    [west] {" "}contre { $other }, à l'ouest
   *[other] {""}
  }, { $turns ->
    [0] telle quelle
    [1] un quart de tour
    [2] un demi-tour
   *[other] trois quarts de tour
  }
opt-place = { $who } en ({ $x }, { $y })
opt-activate = Activer : { $who }
opt-activate-monster = Activer : { $who } ({ $n ->
    [0] gratuit
    [1] 1 point Crâne
   *[other] { $n } points Crâne
  })
opt-spawn = Invoquer : { $who }
opt-end = Terminer
opt-pass = Passer
opt-done = C'est tout
opt-yes = Oui
opt-no = Non
opt-move = Aller en ({ $x }, { $y })
opt-run = Courir (mouvement doublé)
opt-stand-actions = Se relever pour { $points ->
    [one] { $points } point d'action
   *[other] { $points } points d'action
  }
opt-stand-moves = Se relever pour tous les points de mouvement
opt-act = { $action } ({ $cost })
opt-act-attack = { $action } ({ $cost }) : { $who }, { $chance }
opt-act-on = { $action } ({ $cost }) : { $who }
opt-act-area = { $action } ({ $cost }){ $side ->
    [n] , vers le nord
    [e] , vers l'est
    [s] , vers le sud
    [w] , vers l'ouest
   *[other] {""}
  } : { $hits }
opt-act-burst = { $action } ({ $cost }), centre ({ $x }, { $y }) : { $hits }
opt-act-at = { $action } ({ $cost }) : case ({ $x }, { $y })
opt-act-trap = { $action } ({ $cost }) : { $trap }, case ({ $x }, { $y }){ $n ->
    [0] {""}
   *[other] , piège { $n } de cette case
  }
opt-act-tile = { $action } ({ $cost }) : { $tile }
opt-drink = Boire { $potion } ({ $cost }){ $own ->
    [yes] {""}
   *[other] , carte : { $owner }
  }
opt-drink-on = Boire { $potion } ({ $cost }){ $own ->
    [yes] {""}
   *[other] , carte : { $owner }
  } ; pour qui : { $who }
opt-coin = Dépenser une pièce : { $who }
opt-return = Revenir en ({ $x }, { $y })
opt-draw = Piocher une carte Butin
opt-put-back = Remettre { $card }
opt-exit = Ressortir en ({ $x }, { $y })
opt-shift = Devenir { $who }
opt-form = Se tenir en ({ $x }, { $y })
opt-aside = { $who } va en ({ $x }, { $y })
opt-template = En ({ $x }, { $y }){ $side ->
    [e] , vers l'est
    [s] , vers le sud
   *[other] {""}
  }
opt-creep = { $who }
opt-trade = Échanger { $card }
opt-drop = { $what } en ({ $x }, { $y })
opt-reroll = Relancer un dé : { $die }{ $cancels ->
    [yes] , ce qui annule la relance adverse
   *[other] {""}
  }
opt-keep = Garder les dés
opt-heal = Soigner les blessures : { $who }
opt-cure = { $who } : retirer { $status }
opt-potion = Une potion : { $who }
opt-lose = { $card }
opt-push = Pousser en ({ $x }, { $y })
opt-pull = Tirer en ({ $x }, { $y })
opt-compel = Mener en ({ $x }, { $y })
opt-stay = Laisser sur place
opt-equip = Équiper { $card } : { $who }
opt-master = Maître de { $pet } : { $who }
opt-status = { $status }
opt-summon = { $who }
group-attacks = Actions
group-potions = Potions
group-moves = Mouvement
group-activate = Qui est activé
group-more = Et ensuite

# Une carte en tableau : à quoi sert chaque attribut, et ce que permettent ses symboles
kind-attribute = attribut
attribute-does-STR = Force : frapper de près
attribute-does-ARM = Armure : encaisser les coups
attribute-does-WILL = Volonté : la magie
attribute-does-DEX = Dextérité : tirer, crocheter, désarmer
printed-does-blade = lame : attaque de mêlée à { $n ->
    [1] 1 case
   *[other] { $n } cases
  }
printed-does-wand = baguette : attaque magique à { $n ->
    [1] 1 case
   *[other] { $n } cases
  }
printed-does-bolt = carreau : attaque de projectile à { $n ->
    [1] 1 case
   *[other] { $n } cases
  }
printed-does-shield = bouclier : peut servir à se défendre
area-does-burst = la cible, et tous ceux qui sont à { $n ->
    [one] { $n } case
   *[other] { $n } cases
  } d'elle au plus
area-does-cross = jusqu'à { $n ->
    [one] { $n } case
   *[other] { $n } cases
  } autour de l'utilisateur, sans les diagonales
area-does-lance = une file de { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }, dans l'une des quatre directions
area-does-sweep = en ligne droite, ceux qui sont à { $n ->
    [one] { $n } case
   *[other] { $n } cases
  } au plus d'un côté de l'utilisateur
area-does-wave = toutes les cases à { $n ->
    [one] { $n } case
   *[other] { $n } cases
  } au plus de l'utilisateur
area-does-aura = toutes les cases à { $n ->
    [one] { $n } case
   *[other] { $n } cases
  } au plus de l'utilisateur ; l'aura le suit jusqu'à son prochain entretien
control-does-compel = déplacer la cible de { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }, dans toutes les directions
control-does-pull = rapprocher la cible de { $n ->
    [one] { $n } case
   *[other] { $n } cases
  } au plus
control-does-push = éloigner la cible de { $n ->
    [one] { $n } case
   *[other] { $n } cases
  } au plus
augment-does = ne sert qu'aux amis
dangerous-does = touche les amis comme les ennemis

# La barre d'actions : une action, puis sa cible ; les mêmes arguments que opt-act…
aim-attack = { $who } : { $chance }
aim-on = { $who }
aim-area = { $side ->
    [n] Vers le nord :
    [e] Vers l'est :
    [s] Vers le sud :
    [w] Vers l'ouest :
   *[other] {""}
  } { $hits }
aim-burst = Centre ({ $x }, { $y }) : { $hits }
aim-at = Case ({ $x }, { $y })
aim-trap = { $trap }, case ({ $x }, { $y })
aim-tile = { $tile }
aim-drink = { $own ->
    [yes] De sa propre carte
   *[other] De la carte : { $owner }
  }
aim-drink-on = { $who }{ $own ->
    [yes] {""}
   *[other] {" "}(carte : { $owner })
  }
aim-moves = Sur la carte : le nombre de points de mouvement qu'il faut pour aller sur chaque case.
aim-odds = Le pourcentage est la chance de blesser la cible.

## The log
log-game-size = Un groupe de { $n } Héros entre dans le donjon.
log-stocked = { $who } ajoute à un paquet : { $card }.
log-swapped-out = { $who } retire du paquet Butin : { $card }.
log-rest-by-chance = { $who } laisse au hasard le reste de la mise en place.
log-laid = Tuile posée : { $tile }.
log-placed = { $who } arrive en ({ $x }, { $y }).
log-chest-placed = Un coffre au trésor se trouve en ({ $x }, { $y }).
log-marker-placed = Le marqueur de départ se trouve en ({ $x }, { $y }).
log-hero-turn = Tour des Héros { $n }
log-consul-turn = Tour du Consul { $n }
log-activates-hero = { $who } entre en action.
log-activates-monster = Le Consul active { $who }{ $n ->
    [0] {" "}sans rien dépenser.
    [1] {" "}pour 1 point Crâne.
   *[other] {" "}pour { $n } points Crâne.
  }
log-spawns = { $who } invoque { $what }, au prix d'{ $n ->
    [1] une blessure.
   *[other] une blessure chacune.
  }
log-moved = { $who } va en ({ $x }, { $y }).
log-passage = { $who } ressort d'un passage secret en ({ $x }, { $y }).
log-acts = { $who } utilise « { $what } ».
log-acts-on = { $who } utilise « { $what } » sur { $target }.
log-attacks = { $who } obtient { $n ->
    [0] 0 étoile
    [1] 1 étoile
   *[other] { $n } étoiles
  } ({ $dice }).
log-defends = { $who } se défend avec { $n ->
    [0] 0 étoile
    [1] 1 étoile
   *[other] { $n } étoiles
  } contre { $of } ({ $dice }).
log-hit = { $who } ne résiste pas.
log-missed = { $who } résiste.
log-rerolls = { $who } relance un dé : { $old } devient { $dice }.
log-rerolls-cancel = Deux relances s'annulent : { $dice } ne change pas.
log-wounded-action = { $who } subit { $count ->
    [1] 1 blessure.
   *[other] { $count } blessures.
  }
log-wounded-fire = { $who } brûle : { $count ->
    [1] 1 blessure.
   *[other] { $count } blessures.
  }
log-wounded-trap = Le piège touche { $who } : { $count ->
    [1] 1 blessure.
   *[other] { $count } blessures.
  }
log-wounded-backlash = La Riposte touche { $who } : { $count ->
    [1] 1 blessure.
   *[other] { $count } blessures.
  }
log-wounded-spawn = { $who } paie l'invocation : { $count ->
    [1] 1 blessure.
   *[other] { $count } blessures.
  }
log-wounded-other = { $who } subit { $count ->
    [1] 1 blessure.
   *[other] { $count } blessures.
  }
log-destroyed = { $who } est hors de combat !
log-suffers = { $who } subit le statut { $status }.
log-cured = { $who } n'a plus le statut { $status }.
log-cured-icon = { $icon ->
    [heart] Un cœur aux dés
   *[potion] Une potion aux dés
  } : { $who } n'a plus le statut { $status }.
log-heals-icon = { $icon ->
    [heart] Un cœur aux dés
   *[potion] Une potion aux dés
  } : { $who } se remet d'une blessure.
log-gains-potion-icon = { $icon ->
    [heart] Un cœur aux dés
   *[potion] Une potion aux dés
  } : { $who } reçoit une potion.
log-heals = { $who } se remet { $n ->
    [1] d'une blessure.
   *[other] de { $n } blessures.
  }
log-gains-potion = { $who } reçoit une potion.
log-effect-ends = { $what } : fin de l'effet sur { $who }.
log-backlash = { $who } riposte.
log-loses-gear = { $who } perd un équipement : { $card }.
log-dropped-coin = Une Pièce Princesse se trouve en ({ $x }, { $y }).
log-dropped-key = Une Clé de Donjon se trouve en ({ $x }, { $y }).
log-booty-back = { $card } retourne dans le paquet.
log-deck-empty = { $deck } : il ne reste rien.
log-gains-loot = Butin : { $card }.
log-declines-loot = { $count ->
    [1] Le groupe laisse une carte Butin dans le paquet.
   *[other] Le groupe laisse { $count } cartes Butin dans le paquet.
  }
log-gains-treasure = Trésor : { $card }.
log-booty = { $who } bondit hors du coffre !
log-equips = { $who } s'équipe de « { $card } ».
log-discards = Défausse : { $card }.
log-masters = { $pet } a désormais un maître : { $who }.
log-pet-released = { $who } retourne dans le sac à dos.
log-climbs = Monstres Puissants : échelon { $n }.
log-rung-status = Désormais, les minions et les élites infligent { $status }.
log-boss-fight = { $who } surgit ! Combat de Boss : { $card }.
log-time-out = Temps mort : { $who } reprend des forces !
log-time-out-card = Désormais : { $card }.
log-shapeshifts = { $who } se métamorphose : voici { $form } !
log-makes-room = { $who } fait de la place et va en ({ $x }, { $y }).
log-explores = { $who } explore : { $card }.
log-gains-coin = Une Pièce Princesse pour le sac à dos.
log-potion-stash = Des potions entourent la Source d'Invocation.
log-trades = Le marchand prend : { $card }.
log-armory = Armurerie : { $count ->
    [1] 1 carte Butin.
   *[other] { $count } cartes Butin.
  }
log-save-point = Point de sauvegarde : les Héros perdent tous leurs statuts.
log-faerie-pool = Fontaine des fées : chaque Héros soigne { $n ->
    [one] une blessure
   *[other] { $n } blessures
  }.
log-doors-open = Les portes verrouillées sont ouvertes.
log-spends-coin = Une Pièce Princesse est dépensée pour { $who }.
log-returns = { $who } revient en ({ $x }, { $y }).
log-poisoned = { $who } a un point d'action de moins : Poison.
log-trap-laid = Un piège est posé : { $card }.
log-trap-springs = { $who } déclenche un piège : { $card }.
log-chokes = { $who } suffoque dans le nuage.
log-concedes = { $who } abandonne.

# Sur la scène : à quoi sert un jet de dés, et ce qu'il donne
cue-offense = Jet offensif : { $what }
cue-check = { $what } : il faut { $n ->
    [1] 1 étoile
   *[other] { $n } étoiles
  }
cue-defense = Jet défensif contre { $n ->
    [0] 0 étoile
    [1] 1 étoile
   *[other] { $n } étoiles
  }
cue-reroll = Relance d'un dé d'attaque
cue-reroll-defense = Relance d'un dé de défense
cue-stars = { $n ->
    [0] 0 étoile
    [1] 1 étoile
   *[other] { $n } étoiles
  }{ $fixed ->
    [0] {""}
    [1] {""} (dont 1 sans dé)
   *[other] {""} (dont { $fixed } sans dé)
  }{ $hearts ->
    [0] {""}
    [1] , 1 cœur
   *[other] , { $hearts } cœurs
  }{ $potions ->
    [0] {""}
    [1] , 1 potion
   *[other] , { $potions } potions
  }
cue-yields = { $n } contre { $of } : touché
cue-resists = { $n } contre { $of } : sans effet
cue-wounds = { $n } contre { $of } : { $count ->
    [1] 1 blessure
   *[other] { $count } blessures
  }
cue-succeeds = { $n } sur { $of } : réussi
cue-fails = { $n } sur { $of } : échec

luck-stars = Chance aux dés, en étoiles au-delà de la moyenne
over-heroes = Le Boss de Donjon est détruit : les Héros gagnent !
over-consul = Il ne reste aucun Héros dans le donjon : le Consul gagne !

## Why not
reason-sight = Aucune ligne de vue : { $what } l'arrête.
reason-MOVE-01 = Trop loin pour les points de mouvement restants.
reason-MOVE-03 = Des ennemis barrent le chemin.
reason-MOVE-04 = Un autre combattant s'y trouve.
reason-MOVE-05 = Des murs, des vides ou des fossés ferment tous les chemins.
reason-TILE-03 = Il n'y a pas de case à cet endroit.
reason-TERRAIN-01 = Sans voler, personne ne se tient au-dessus d'un fossé.
reason-TERRAIN-02 = Le terrain difficile coûte 2 points de mouvement par case : il n'en reste pas assez.
reason-TERRAIN-04 = On ne peut pas se tenir sur une structure.
reason-BASE-02 = Le socle n'y tient pas.
reason-COMP-10 = Un coffre occupe la case.
reason-EXPLORE-02 = Ce qui a été pioché en explorant le plan barre le chemin.
reason-STATUS-08 = À terre : il faut d'abord se relever.
reason-ACTION-02 = Pas assez de points d'action : le coût est de { $cost }, il en reste { $left }.
reason-RANGE-01 = Hors de portée : à { $n } cases, pour une portée de { $most }.
ask-sees = Ligne de vue de { $who }
sees = Dégagée, à portée { $n }.
sees-far = Dégagée, mais aucun chemin n'y mène : aucune portée ne l'atteint.
at-Land = Arrivée : { $who }
at-Stampede = Ruée
at-TakeWounds = Prise de blessures
at-Concoct = Décoction
at-Ambush = Embuscade
at-Feed = Un repas
at-Check = Test : { $who }
at-Chore = Action : { $who }
at-Emergency = Potions d'urgence
at-Drink = Une potion
prompt-charge = Ruée : déplacez { $who } de { $n ->
    [one] { $n } case
   *[other] { $n } cases
  } au plus ?
prompt-take = Combien de blessures retirez-vous à la cible ({ $target }) ? C'est { $who } qui les prend.
prompt-concoction = { $who } choisit un Trésor : lequel sert jusqu'à sa prochaine activation ?
prompt-ambush = Quels monstres tendent une embuscade (cible : { $target }, { $n ->
    [1] il reste 1 point Crâne
   *[other] il reste { $n } points Crâne
  }) ?
prompt-vigor = { $what } retire un statut : lequel ({ $who }) ?
prompt-booty = { $who } ne force pas le verrou : un Bu Butin bondit-il hors du coffre ?
opt-charge = { $who } en ({ $x }, { $y })
opt-take = { $n ->
    [1] 1 blessure
   *[other] { $n } blessures
  }
opt-use = Utiliser { $card }
opt-relocate = { $who }
opt-enough = Cela suffit
opt-booty = { $who }
log-invades = { $who } s'installe sur une carte : { $target }.
log-concocts = { $who } utilise { $card } jusqu'à sa prochaine activation.
log-feeds = { $who } dévore { $target }.
log-checks = { $who } obtient { $n ->
    [0] 0 étoile
    [1] 1 étoile
   *[other] { $n } étoiles
  }, il en faut { $of } ({ $dice }).
log-disarmed = { $who } désarme un piège : { $what }.
log-picks-up = { $who } récupère : { $what }.
at-Strike = Frappe tactique
prompt-strike = Faites-vous aussitôt une attaque basique avec { $who } ?
prompt-share = Pour { $who } : cédez-vous { $what }, une potion de votre carte ({ $owner }) ?
opt-unlock = Dépenser une clé : ouvrir les portes, { $tile }
log-keeps-potion = { $who } garde la potion : { $what }.
log-shares = { $who } partage une potion avec { $target }.
log-runs = { $who } court.
log-light-out = { $who } a rejoint la lumière dansante : elle s'éteint.
opt-emergency = { $drinker } : boire { $potion } ({ $cost }){ $own ->
    [yes] {""}
   *[other] , carte : { $owner }
  }
opt-emergency-on = { $drinker } : boire { $potion } ({ $cost }){ $own ->
    [yes] {""}
   *[other] , carte : { $owner }
  } ; pour qui : { $who }
opt-first-shift = Changer de forme
log-power-up = Power-Up
prompt-force = Vers quelle case va { $who } ?
prompt-last-point = Laquelle de ces Sources d'Invocation a été détruite la dernière ?
opt-last = { $tile }

# Ce qu'on choisit avant la partie, et ce que cela veut dire
setup-hero-1 = Héros 1
setup-hero-2 = Héros 2
setup-hero-3 = Héros 3
setup-hero-4 = Héros 4
setup-hero-5 = Héros 5
setup-consul = Le Consul (d'habitude la dernière place)
setup-preparing = Mise en place
setup-consul-treasures = Trésors de combattant du Consul
setup-booties = Bu Butins
setup-hero-treasures = Trésors de combattant des Héros
setup-wonders = Merveilles
setup-loot-added = Butin unique
setup-loot-removed = Butin échangé
setup-corner-steps = Pas au coin d'un mur
setup-loot-from-points = Butin des Sources d'Invocation
setup-mini-bosses-return = Retour des Mini-Boss
setup-ice-stops-potions = Gelé et potions
setup-potions-each = Potions par activation
setup-sweep = Forme du Balayage
setup-luck = Chance
setup-ask-loot = Renoncer au Butin
setup-first-coin = Une pièce au départ
setup-points = Sources d'Invocation en plus ou en moins
setup-paid-supers = Monstres Super payants
setup-no-ladder = Sans Monstres Puissants
setup-loot-heals = Le Butin soigne
setup-many-treasures = Plusieurs Trésors
setup-keep-cards = Garder les cartes
setup-one-coin = Une seule pièce
setup-skulls = Points Crâne par tour
setup-monsters-inflict = Tous les monstres infligent
setup-elites-only = Butin des élites seulement
setup-immune-bosses = Boss immunisés
setup-free-spawning = Invocation à chaque tour
setup-help-players = 2 à 6 : le Consul et jusqu'à cinq joueurs Héros
setup-help-heroes = le groupe, 3 à 5 Héros séparés par des virgules, répartis entre les joueurs Héros
setup-help-preset = la difficulté en un mot : easy (facile), normal, hard (difficile) ou book (comme dans le livret) (SD-DIFF-01)
# La difficulté en un mot
preset-easy = Facile
preset-help-easy = Pour une première partie : une Pièce Princesse au départ, une Source d'Invocation de moins, pas de Monstres Puissants, et le Butin dont on ne veut pas soigne. Le Consul est un bot facile.
preset-normal = Normal
preset-help-normal = Une Pièce Princesse au départ, et le Butin dont on ne veut pas soigne. Le Consul est un bot moyen.
preset-hard = Difficile
preset-help-hard = Cinq points Crâne par tour pour le Consul, et seuls les élites donnent du Butin. Le Consul est un bot fort.
preset-book = Comme dans le livret
preset-help-book = Aucune option : le jeu tel qu'il sort de sa boîte. Le Consul est un bot moyen.
setup-help-hero-1 = un Héros du groupe (SD-SETUP-03)
setup-help-hero-2 = { setup-help-hero-1 }
setup-help-hero-3 = { setup-help-hero-1 }
setup-help-hero-4 = { setup-help-hero-1 }
setup-help-hero-5 = { setup-help-hero-1 }
setup-help-consul = place du Consul (la dernière sinon)
setup-help-preparing = le hasard pose les tuiles et place tout, ou les joueurs le font (SD-SETUP-01)
setup-help-mini-bosses = 2 à 4 Mini-Boss séparés par des virgules, selon le nombre de Héros (SD-SETUP-02)
setup-help-spawning-points = autant de Sources d'Invocation que de Héros, séparées par des virgules ; une paire compte pour deux (SD-SETUP-07)
setup-help-tiles = autant de tuiles que de Héros, séparées par des virgules ; sinon tirées ou choisies (SD-TILE-01)
setup-help-consul-treasures = jusqu'à 3 Trésors de combattants en jeu (SD-DECK-01, SD-DECK-02)
setup-help-booties = jusqu'à 6 Bu Butins, plusieurs d'une même sorte si on le souhaite (SD-BOOTY-01)
setup-help-hero-treasures = jusqu'à 3 Trésors de combattants en jeu, autres que ceux du Consul (SD-DECK-01, SD-DECK-02)
setup-help-wonders = jusqu'à 6 Merveilles : des familiers qui attendent dans le paquet Trésor (SD-PET-01)
setup-help-loot-added = cartes Butin uniques de combattants en jeu, ajoutées au paquet Butin (SD-DECK-04)
setup-help-loot-removed = cartes Butin de base retirées pour des uniques, une pour une (SD-DECK-04)
setup-help-corner-steps = pas en diagonale au coin d'un mur : permis ou non (SD-TILE-08)
setup-help-loot-from-points = si une Source d'Invocation détruite par les Héros donne une carte Butin (SD-POWERUP-05)
setup-help-mini-bosses-return = si un Mini-Boss détruit peut être invoqué de nouveau (SD-BOSSSPAWN-05)
setup-help-ice-stops-potions = si Gelé interdit les potions comme les actions uniques (SD-STATUS-09)
setup-help-potions-each = combien de potions un combattant peut boire pendant sa propre activation (SD-POTION-03)
setup-help-sweep = la rangée qui touche un côté, ou un bloc de cette profondeur (SD-AREA-10)
setup-help-luck = si Chance sert à chaque pioche de Trésors ou seulement aux coffres que son porteur ouvre (SD-PRIORITY-01)
setup-help-ask-loot = quand demander au groupe s'il pioche son Butin : tant qu'une carte Maudite peut venir, ou toujours (SD-POWERUP-02)
setup-help-first-coin = plus facile : les Héros commencent avec une Pièce Princesse (SD-DIFF-02)
setup-help-points = moins : partie plus courte et facile ; plus : partie plus longue et difficile (SD-DIFF-03, SD-DIFF-10)
setup-help-paid-supers = plus facile : aucune activation gratuite d'un monstre Super (SD-DIFF-04)
setup-help-no-ladder = plus facile : l'échelle des Monstres Puissants ne sert pas (SD-DIFF-05)
setup-help-loot-heals = plus facile : une carte Butin défaussée retire une blessure ou un statut (SD-DIFF-06)
setup-help-many-treasures = plus facile : un Héros peut être équipé de plusieurs Trésors (SD-DIFF-07)
setup-help-keep-cards = plus facile : les cartes restent dans le sac à dos jusqu'à ce qu'on les équipe (SD-DIFF-08)
setup-help-one-coin = plus difficile : une Pièce Princesse au départ et jamais d'autre (SD-DIFF-09)
setup-help-skulls = plus difficile : plus de points Crâne pour activer les monstres (SD-DIFF-11)
setup-help-monsters-inflict = plus difficile : les actions offensives réussies des monstres infligent ce statut (SD-DIFF-12)
setup-help-elites-only = plus difficile : seuls les élites détruits donnent du Butin (SD-DIFF-13)
setup-help-immune-bosses = plus difficile : le Boss de Donjon et les Mini-Boss ne subissent aucun statut (SD-DIFF-14)
setup-help-free-spawning = plus difficile : le Consul peut invoquer à des tours consécutifs (SD-DIFF-15)

# la partie guidée : deux lignes au plus, à lire à voix haute
guide-goal = Bienvenue ! Vous menez trois Héros. Détruisez les trois Sources d'Invocation ; le Boss de Donjon viendra. Abattez-le, et c'est gagné.
guide-map = { $screen ->
    [terminal] Voici le donjon, vu de votre groupe ; tapez « m » pour le plan entier. Si vos trois Héros tombent, le Consul gagne.
   *[browser] Voici le donjon. Faites-le glisser pour le parcourir ; plus et moins l'approchent. Si vos trois Héros tombent, le Consul gagne.
  }
guide-activate = Un Héros agit à chaque tour. Commencez par la Chasseresse du Valtonnerre : elle chevauche, et va loin.
guide-activate-else = Un autre d'abord ? Très bien. Chacun agira une fois avant que l'un d'eux recommence.
guide-move = Les points de mouvement mènent où vous voulez, en plusieurs fois s'il le faut. Allez sur la case marquée, près des monstres.
guide-move-else = Autre chemin, même donjon ! On peut bouger, frapper, puis bouger encore tant qu'il reste des points.
guide-attack = À portée ! Frappez l'un des monstres marqués : cela coûte un point d'action, et vos chances sont écrites d'avance.
guide-attack-else = D'accord. Les points d'action ne se gardent pas d'un tour à l'autre : pensez à les dépenser.
guide-stars = { $screen ->
    [terminal] Plus d'étoiles que la défense : une blessure. Tapez « l » pour relire les jets, « w » et un numéro pour la règle.
   *[browser] Plus d'étoiles que la défense : une blessure. Le journal raconte chaque jet, et chaque ligne connaît sa règle.
  }
guide-potion = Vos Héros portent des potions. En boire une donne une action gratuite : soin, protection, élan. Gardez-la pour le bon moment.
guide-finish = Quand il ne reste rien d'utile, terminez. Après chaque tour vient le Power-Up, puis le Consul joue.
guide-equip = Power-Up ! Les monstres détruits donnent du Butin. Équipez-le : une carte par couleur d'emplacement, sur le Héros de votre choix.
guide-consul = Le Consul a joué : avec ses points Crâne il active des monstres, ou il en invoque d'autres. À vous de nouveau.
guide-why = { $screen ->
    [terminal] Une question vous étonne ? Tapez « ? ». Et « n » suivi d'un nom ou d'une case dit pourquoi c'est impossible.
   *[browser] Une question vous étonne ? Ce bouton montre la règle qui la pose. Une case ou un monstre dit aussi pourquoi c'est non.
  }
guide-undo = { $screen ->
    [terminal] Un regret ? Tapez « u » : votre dernier choix est repris, un déplacement par exemple.
   *[browser] Un regret ? Annulez : votre dernier choix est repris, un déplacement par exemple.
  }
guide-hint = { $screen ->
    [terminal] Un monstre vous intrigue ? Tapez « c » et son nom : toute sa carte s'affiche.
   *[browser] En panne d'idée ? L'ampoule montre ce que choisirait un joueur sensé. Libre à vous de faire mieux.
  }
guide-sight = Restez groupés : un Héros seul se fait déborder. Et frappez les Sources d'Invocation, sinon les monstres reviennent.
guide-emergency = Le Consul attaque ! Avant ses dés, une potion d'urgence peut aider. Si rien ne presse, gardez-la et passez.
guide-chest = Un coffre à portée ! L'ouvrir donne un Trésor, bien meilleur que le Butin. Cela coûte des points d'action.
guide-end = Vous savez jouer à Super Dungeon Explore ! Le donjon reste ouvert : continuez quand vous voulez, les Sources vous attendent.

# The gallery of a new table: the role of each, and what it does in two lines; ours
role-questing-knight = Mêlée
about-questing-knight = Solide et simple : frappe fort au contact, avec des Dégâts Massifs quand il le faut. Un bon premier Héros.
role-thundervale-huntress = Mêlée rapide
about-thundervale-huntress = Centaure très rapide qui frappe à deux cases, pousse et met à terre. Son grand socle prend de la place.
role-princess-emerald = Distance
about-princess-emerald = Tire à huit cases ; ses flèches gèlent, sa visée affaiblit.
role-fae-alchemist = Soutien
about-fae-alchemist = Porte trois potions et en boit plus que les autres : un breuvage pour chaque occasion.
role-royal-paladin = Protection
about-royal-paladin = Châtie au contact et renforce l'armure de tous ceux qui l'entourent.
role-ember-mage = Magie
about-ember-mage = Met le feu à ce qu'il touche, de loin ou tout autour ; soigne le groupe au besoin.
role-hexcast-sorceress = Contrôle
about-hexcast-sorceress = Trois sorts bon marché qui gèlent, ensorcellent ou affaiblissent à huit cases.
role-riftling-rogue = Embuscade
about-riftling-rogue = Difficile à viser, frappe dans le dos et trouve de meilleurs Trésors.
role-claw-tribe-barbarian = Mêlée
about-claw-tribe-barbarian = Une attaque gratuite à chaque activation, des blessures qui se referment, une rage qui frappe à chaque pas.
role-deeproot-druid = Métamorphe
about-deeproot-druid = Empoisonne et ralentit de loin, ou devient Ours en Colère au contact. Deux cartes à connaître.
role-hearthsworn-fighter = Protection
about-hearthsworn-fighter = Six cœurs et la meilleure armure ; attire les ennemis et prend sur lui les blessures des autres.
role-glimmerdusk-ranger = Distance
about-glimmerdusk-ranger = Tire sur plusieurs ennemis à la fois, à huit cases, et débarrasse ses amis de leurs statuts.

# pourquoi un choix vaut mieux que le suivant : « n » dit de combien ils diffèrent
why-hearts = { $n } { $n ->
    [one] cœur
   *[other] cœurs
  } de { $way ->
    [more] plus
   *[less] moins
  } ({ $who })
why-status = { $way ->
    [more] { $what }
   *[less] sans { $what }
  } ({ $who })
why-potions = { $n } { $n ->
    [one] potion
   *[other] potions
  } de { $way ->
    [more] plus
   *[less] moins
  } ({ $who })
why-equipment = { $n } { $n ->
    [one] carte d'équipement
   *[other] cartes d'équipement
  } de { $way ->
    [more] plus
   *[less] moins
  } ({ $who })
why-danger = { $n } { $n ->
    [one] étoile
   *[other] étoiles
  } de { $way ->
    [more] plus
   *[less] moins
  } à craindre pendant un Tour du Consul ({ $who })
why-due = { $n } { $n ->
    [one] carte
   *[other] cartes
  } de { $way ->
    [more] plus
   *[less] moins
  } à piocher au Power-Up
why-coin = { $n } { $n ->
    [one] Pièce Princesse
   *[other] Pièces Princesse
  } de { $way ->
    [more] plus
   *[less] moins
  }
why-key = { $n } { $n ->
    [one] Clé de Donjon
   *[other] Clés de Donjon
  } de { $way ->
    [more] plus
   *[less] moins
  }
why-monsters = { $n } { $n ->
    [one] monstre
   *[other] monstres
  } de { $way ->
    [more] plus
   *[less] moins
  } dans le donjon
