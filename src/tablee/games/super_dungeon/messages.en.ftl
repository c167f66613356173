# Super Dungeon Explore, English. Names of cards, models and seats arrive as words.

kind-hero = Hero
kind-pet = pet
kind-minion = minion
kind-elite = elite
kind-mini-boss = mini-boss
kind-boss = dungeon boss
kind-boo-booty = Boo Booty
kind-creep = creep
kind-spawning-point = spawning point
kind-loot = Loot
kind-treasure = Treasure
kind-explore = Explore card
kind-trap = trap
kind-fight = Boss Fight card
kind-offense-action = offensive action
kind-support-action = support action
kind-potion = potion
kind-status = status effect
kind-ability = ability
kind-tile = dungeon tile
kind-effect = tile effect
kind-token = token
kind-die = die

mark-moves = { $n ->
    [one] movement point
   *[other] movement points
  }
mark-actions = { $n ->
    [one] action point
   *[other] action points
  }
mark-hearts = { $n ->
    [one] heart
   *[other] hearts
  }
mark-potions = potion quantity
mark-skulls = { $n ->
    [one] skull point
   *[other] skull points
  }
mark-creeps = { $n ->
    [one] creep
   *[other] creeps
  }
mark-stars = { $n ->
    [one] fixed star
   *[other] fixed stars
  }

attribute-STR = STR
attribute-ARM = ARM
attribute-WILL = WILL
attribute-DEX = DEX
level-start = level Start
level-8-bit = level 8-bit
level-16-bit = level 16-bit
level-super = level Super
crystal-ruby = ruby
crystal-citrine = citrine
crystal-emerald = emerald
crystal-sapphire = sapphire
crystal-amethyst = amethyst
slot = { $crystal } slot
affinity = affinity { $crystals }
large-base = large base, { $n }×{ $n } squares
dice-none = no dice
dice-blue = { $n } blue
dice-red = { $n } red
dice-green = { $n } green
dice-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
  }
printed-blade = blade { $n }
printed-wand = wand { $n }
printed-bolt = bolt { $n }
printed-shield = shield
attribute-line = { $attribute } { $dice }
attribute-icons = { $attribute } { $dice } ({ $icons })
figure = { $what } { $n }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
explained = { $what } — { $text }.

act-offense = { $name } (red { $cost }): { $text }.
act-support = { $name } (blue { $cost }): { $text }.
drink-support = { $name } (support potion, { $cost }): { $text }.
drink-offense = { $name } (offensive potion, { $cost }): { $text }.
drink-emergency = { $name } (emergency potion, { $cost }): { $text }.
reach-melee = melee range { $n }
reach-magic = magic range { $n }
reach-missile = missile range { $n }
reach-arrow = support range { $n }
area-burst = Burst { $n }
area-cross = Cross { $n }
area-lance = Lance { $n }
area-sweep = Sweep { $n }
area-wave = Wave { $n }
area-aura = Aura { $n }
control-compel = Compel { $n }
control-pull = Pull { $n }
control-push = Push { $n }
oneself = on oneself
roll-shield = roll { $attribute } against a defense attribute
roll-against = roll { $attribute } against { $defense }
roll-alone = roll { $attribute }
bonus-dice = +{ $dice } { $attribute }
bonus-all = +{ $dice } for every attribute
bonus-actions = { $n ->
    [one] +1 action point
   *[other] +{ $n } action points
  }
bonus-moves = { $n ->
    [one] +1 movement point
   *[other] +{ $n } movement points
  }
bonus-hearts = { $n ->
    [one] +1 heart
   *[other] +{ $n } hearts
  }
bonus-potions = +{ $n } to the potion quantity
inflicts = inflicts { $statuses }
heals = Heal { $n }
with-abilities = with { $abilities }
gives-abilities = gives { $abilities }
lasts = until the user's next upkeep
augment = Augment
dangerous = Dangerous
once = One Use Only
only = only these: { $kinds }

basic-melee-attack = only with a blade on STR, at the range that stands there
basic-magic-attack = only with a wand on WILL, at the range that stands there
basic-missile-attack = only with a bolt on DEX, at the range that stands there
basic-bandage = more stars than the target has wounds remove { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
  } from it
basic-summon-pet = the master places its destroyed pet on an empty square
basic-disarm-trap = more stars than the trap's defense remove the trap
basic-explore = draw an Explore card for this tile; once per tile in a game
basic-pick-lock = at a chest, { $stars } or more stars bring { $cards ->
    [one] { $cards } Treasure card
   *[other] { $cards } Treasure cards
  }; with fewer the Consul may replace the chest by a Boo Booty
basic-run = before any action point is spent, all of them are: movement points are doubled in this activation
basic-pick-up = a Hero takes one token from the map for the backpack
basic-smash-chest = draw { $cards ->
    [one] { $cards } Treasure card
   *[other] { $cards } Treasure cards
  }, the chest goes
basic-unlock-treasure-chest = spend { $keys ->
    [one] { $keys } dungeon key
   *[other] { $keys } dungeon keys
  }, draw { $cards ->
    [one] { $cards } Treasure card
   *[other] { $cards } Treasure cards
  }, the chest goes
basic-vigor = more stars than status tokens on one's card remove one of them

status-bane = Bane
status-fire = Fire
status-hex = Hex
status-ice = Ice
status-knockdown = Knockdown
status-poison = Poison
status-slow = Slow
status-immobile = Immobile
status-does-bane = each defense roll loses its best die
status-does-fire = one wound in each upkeep
status-does-hex = each offense roll loses its best die
status-does-ice = no unique actions
status-does-knockdown = no movement and no action before { $points ->
    [one] { $points } action point
   *[other] { $points } action points
  } or all movement points are spent to stand up
status-does-poison = { $points ->
    [one] one action point
   *[other] { $points } action points
  } less, at least { $least } is left
status-does-slow = half the movement points, rounded up
status-does-immobile = no movement in the next activation; it is no status of the rulebook, and neither hearts nor Vigor remove it

ability-backlash = Backlash
ability-burrow = Burrow
ability-cursed = Cursed
ability-fly = Fly
ability-hookshot = Hookshot
ability-insignificant = Insignificant
ability-small = Small
ability-stealth = Stealth
ability-surefoot = Surefoot
ability-tough = Tough
ability-alchemy = Alchemy
ability-berserk = Berserk
ability-bramble-growth = Bramble Growth
ability-feed-me = Feed Me
ability-feint = Feint
ability-fixed-form = Fixed Form
ability-flammable = Flammable
ability-forced-shift = Forced Shift
ability-ghost = Ghost
ability-grind = Grind
ability-hatchery = Hatchery
ability-healer = Healer
ability-holy = Holy
ability-hubris = Hubris
ability-luck = Luck
ability-massive-damage = Massive Damage
ability-mob = Mob
ability-mob-mentality = Mob Mentality
ability-pile-on = Pile-On
ability-poison-aura = Poison Aura
ability-potion-master = Potion Master
ability-primal-aura = Primal Aura
ability-reroll-defense = re-roll of a defense die
ability-soporific = Soporific
ability-soporific-cloud = Soporific Cloud
ability-spongy = Spongy
ability-thief = Thief
ability-virulent = Virulent
ability-does-backlash = whoever attacks it and loses against its defense roll suffers one wound
ability-does-burrow = walks through walls; difficult terrain and structures are open squares for it, and only Blessings there affect it
ability-does-cursed = must be equipped where a slot is free, and stays until its bearer is destroyed
ability-does-fly = difficult terrain, chasms and structures are open squares for it, only Blessings there affect it, and structures do not block sight to or from it
ability-does-hookshot = needs no line of sight; range is still counted around walls and structures
ability-does-insignificant = activates without skull points when a Hero is on its tile, and brings no Loot
ability-does-small = enemies can target it only from within { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  }
ability-does-stealth = the range of actions that target it is { $squares } less, but at least { $least }
ability-does-surefoot = difficult terrain is open to it, and only Blessings there affect it
ability-does-tough = removes one wound in its upkeep
ability-does-alchemy = a rolled heart may be taken as a potion
ability-does-berserk = one Melee Attack in each activation without action points
ability-does-bramble-growth = squares within { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  } are difficult terrain for Heroes without emerald affinity
ability-does-feed-me = once in its activation it may remove a friend within melee range to heal { $heals ->
    [one] { $heals } wound or { $heals } status
   *[other] { $heals } wounds or { $heals } statuses
  }
ability-does-feint = its offensive action may make the target re-roll one defense die
ability-does-fixed-form = does not change back in upkeep
ability-does-flammable = an action that causes Fire sets it on fire even when its defense wins
ability-does-forced-shift = takes its other form instead of being destroyed
ability-does-ghost = walls stop neither its movement nor its sight
ability-does-grind = a model that it wounds discards { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  } of its equipment, which its owner chooses
ability-does-hatchery = other spawning points may also place their monsters within { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  } of it
ability-does-healer = a rolled potion may be taken as a heart
ability-does-holy = may re-roll one die of offensive actions against undead, demons and models of the nether
ability-does-hubris = its Melee Attacks have { $dice } more STR for each piece of equipment of the target
ability-does-luck = draws one Treasure card more, then shuffles one of those drawn back
ability-does-massive-damage = a wound that it inflicts becomes { $wounds }
ability-does-mob = in melee { $dice } more STR for each other model with Mob that has the target in range, at most { $most }
ability-does-mob-mentality = monsters with citrine affinity within { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  } have Mob
ability-does-pile-on = { $dice } more STR against a target that is knocked down
ability-does-poison-aura = monsters with citrine affinity within { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  } inflict Poison
ability-does-potion-master = may drink one potion more in its activation
ability-does-primal-aura = monsters with sapphire affinity within { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  } have { $dice } more ARM
ability-does-reroll-defense = may re-roll one die of each defense roll
ability-does-soporific = whoever destroys it suffers Slow
ability-does-soporific-cloud = a Hero without emerald affinity who comes within { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  } suffers Slow
ability-does-spongy = after an action that targeted it, the attacker is pushed { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  } away
ability-does-thief = may re-roll one die of Pick Lock
ability-does-virulent = { $dice } more on offense rolls against a poisoned target
inflicting = { $status }
inflicting-does = its successful offensive actions also inflict { $status }
immune = Immune: { $status }
immune-does = never suffers { $status }; a token it has is removed
immune-all = Immune: Status Effects
immune-all-does = suffers no status; tokens it has are removed
shapeshift = Shapeshift: { $form }
shapeshift-does = may change into { $form } in its upkeep and keeps its tokens and equipment
paired = A pair: two models, one card.
pool = Spawning pool: { $monsters }.
pool-part = { $n } × { $monster }
master-gains = Its master gains { $what }.
pet-of = Master of { $pet } from the start.

gear-better = with { $crystal } affinity instead { $bonus }
gear-owner = only with this model in the game: { $model }
gear-copies = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
  }
creeps-come = { $n ->
    [one] 1 creep appears.
   *[other] { $n } creeps appear.
  }
template-area = Trap, template Area: { $side }×{ $side } squares.
template-line = Trap, template Line: { $width }×{ $length } squares.
template-scatter = Trap, template Scatter: { $squares } single squares.
trap-defense = To disarm it, roll more than its defense of { $dice }.
trap-strength = It attacks with { $n ->
    [one] { $n } star
   *[other] { $n } stars
  }.
trap-inflicts = It inflicts { $statuses }.
fight-spawn = Boss Spawn, { $what }: { $text }.
fight-timeout = Timeout, { $what }: { $text }.
fight-of = Boss Fight: { $boss }

effect-brambles = Brambles
effect-difficult = Difficult terrain
effect-chasm = Chasm
effect-structure = Structure
effect-champion = Champion
effect-sentinel = Sentinel
effect-goddess = Goddess
effect-secret_passage = Secret passage
effect-spawn_location = Spawn location
effect-does-brambles = difficult terrain; a model that enters suffers Poison, once in an activation
effect-does-difficult = { $points } movement points to enter
effect-does-chasm = stops movement, not sight
effect-does-structure = stops movement and sight
effect-does-champion = a structure with a Blessing: models next to it have { $dice } more on offense rolls
effect-does-sentinel = a structure with a Blessing: models next to it have { $dice } more on defense rolls
effect-does-goddess = a structure with a Blessing: a model that ends its activation next to it may remove one wound
effect-does-secret_passage = who enters it goes to any other free secret passage of the dungeon
effect-does-spawn_location = an open square; the mark belongs to another mode of play
tile-squares = { $w }×{ $h } squares.
token-coin = Princess coin
token-key = Dungeon key
token-skull = Skull token
token-potion = Potion token
token-chest = Treasure chest
token-start = Start marker
token-does-coin = heals a Hero fully or brings one back
token-does-key = opens a treasure chest
token-does-skull = the equipment of a destroyed Hero
token-does-potion = pays for a potion
token-does-chest = holds Treasure cards
token-does-start = Heroes begin and return next to it
colour-blue = Blue die
colour-red = Red die
colour-green = Green die
side-blank = blank
side-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
  }
side-hearts = { $n ->
    [one] 1 heart
   *[other] { $n } hearts
  }
side-potions = { $n ->
    [one] 1 potion
   *[other] { $n } potions
  }

house-name = the French name is ours
house-of = { $action }: { $text }
house-brambles = when Brambles poison is a house reading
house-amethyst-crystal-shard = half of its bonus cannot be read in any source and is left out
house-copies = the number of copies is a house value
house-dice = the sides without stars are house values; totals and best sides are known
house-disputed = sources differ about one of its values
house-footprint = that it takes up 2×2 squares is a house value
house-missing-action = one of its printed actions is in no source and is missing
house-owner = whose portrait is on the card is our guess
house-pet = that a pet may use the action on its card, and that its blade reaches 1 square, are house readings
house-pollen-dream = of its 2 known costs the higher one is taken
house-stranglethorn-druid = that it inflicts Slow is a house value
house-trap-creeps = that no creeps come with a trap is a house value
house-waldmeister-syrup = that it is rolled with WILL and wounds is a house value
house-tile = walls, squares and entrances are house values

### Play
side-party = Heroes
side-consul = Consul
tile-open = Open square
tile-unknown = Unexplored tile
chance = { $n }%
hit-chance = { $who } { $chance }
die-blue = blue { $side }
die-red = red { $side }
die-green = green { $side }
wall-between = wall from ({ $x }, { $y }) to ({ $to_x }, { $to_y })
structure-between = structure at ({ $x }, { $y })

## Areas and pieces
area-box = Tiles in the box
area-map = The dungeon
area-hero = { $who }
area-gear = Equipment: { $who }
area-backpack = Backpack
area-consul = Consul
area-bosses = Bosses to come
area-pool = Spawning pool
area-supply = Creeps and Boo Booties
area-effects = Explore cards in force
area-powerup = Power-Up: cards to equip
area-drawn = Treasures drawn
area-dice = Roll of { $who }
area-deck-loot = Loot deck
area-deck-treasure = Treasure deck
area-deck-explore = Explore deck
area-out-loot = Discarded Loot
area-out-treasure = Discarded Treasure
mark-rung = ladder rung
mark-points = { $n ->
    [one] spawning point
   *[other] spawning points
  }
mark-bottles = { $n ->
    [one] potion
   *[other] potions
  }
is-bane = Bane
is-fire = Fire
is-hex = Hex
is-ice = Ice
is-knockdown = Knockdown
is-poison = Poison
is-slow = Slow
is-immobile = Immobile
is-acting = activated now
is-turned = activated
is-ready = to be activated
is-destroyed = destroyed
is-away = in the backpack
is-guest = sits on this card
is-lasting = lasts
is-spawned = spawned last turn
is-active = its turn
is-out = out of the game
says-free = free slots: { $slots }
says-skull = equipment of { $who }
says-tile = { $tile }
says-fits = for { $who }: slot free
says-fits-all = every Hero: slot free
says-replaces = for { $who }: replaces { $old }
says-cursed = { $who } cannot: the slot is cursed
says-heals = if discarded: heals one wound or status
says-affinity = suits { $who }

## What can be chosen when a game is set up
value-always = always
value-chests = on chests only
value-cursed = while a Cursed card may come
value-on = yes
value-off = no
value-none = nobody
value-auto = laid by chance
value-steps = laid by the players
value-lenient = allowed
value-strict = not allowed
value-any = any number
value-row = a row
value-block = a block
value-random = drawn at random
value-0 = as many as Heroes

## Where we are
at-Match = The game
at-Prepare = Setup
at-Stock = Building the decks
at-Place = Placing
at-HeroTurn = Hero Turn { $turn }
at-ConsulTurn = Consul Turn { $turn }
at-Spawn = Spawning at { $who }
at-PowerUp = Power-Up
at-Equipment = Equipment
at-Wonders = Wonders
at-Chest = Opening a chest
at-Treasures = Drawing Treasures
at-Ladder = Mighty Monsters
at-BossSpawn = Boss spawn
at-TimeOut = Time-out
at-Activation = Activation of { $who }
at-Upkeep = Upkeep of { $who }
at-Walk = { $who } moves
at-Explore = An Explore card
at-Lay = Laying a trap
at-Spring = A trap goes off
at-Drops = Something is dropped
at-Shift = Shapeshifting
at-Act = Action of { $who }
at-Defend = Defense roll
at-Reroll = Rerolls
at-Force = { $who } is moved
at-Icons = Hearts and potions
at-Heal = Healing
at-Lose = Equipment is lost

## Questions
waiting = { $who } is choosing.
prompt-lay = Lay tile { $n } of { $of }.
prompt-point = Place the spawning point { $who }.
prompt-chest = Place a treasure chest on a tile without one.
prompt-stock-consul-treasures = Choose model Treasures for the Treasure deck ({ $n } of at most { $most }).
prompt-stock-booties = Choose Boo Booties for the Treasure deck ({ $n } of at most { $most }).
prompt-stock-hero-treasures = Choose model Treasures for the Treasure deck ({ $n } of at most { $most }).
prompt-stock-wonders = Choose Wonders for the Treasure deck ({ $n } of at most { $most }).
prompt-stock-loot-added = Add unique Loot to the Loot deck?
prompt-stock-loot-removed = Take base Loot out for it, one for one ({ $n } of at most { $most })?
prompt-marker = Place the start marker.
prompt-place = Place { $who }.
prompt-hero-turn = Which Hero is activated?
prompt-creeps = Which creep of yours is activated?
prompt-consul-turn = { $n ->
    [0] No skull points are left. What else?
    [one] 1 skull point is left: activate a monster, or end the turn.
   *[other] { $n } skull points are left: activate a monster, or end the turn.
  }
prompt-act = { $who }: { $moves ->
    [one] 1 movement point
   *[other] { $moves } movement points
  } and { $actions ->
    [one] 1 action point
   *[other] { $actions } action points
  } left.
prompt-coins = The upkeep of { $who }: spend a princess coin to heal or bring back a Hero ({ $n ->
    [one] 1 is left
   *[other] { $n } are left
  })?
prompt-return = Where does { $who } return?
prompt-upkeep = What comes first in the upkeep of { $who }?
prompt-passage = Where does { $who } come out?
prompt-shift = Does { $who } change its form?
prompt-shift-where = { $who } changes its form: where does the new one stand?
prompt-aside = { $other } is in the way of { $who }: where does it move to?
prompt-trap = Lay the trap { $card }{ $of ->
    [1] {""}
   *[other] {" "}(square { $n } of { $of })
  }.
prompt-creeps-come = { $card }: which creep comes ({ $n } of { $of })?
prompt-merchant = Trade a Loot card with the merchant ({ $n } of at most { $most } so far)?
prompt-drop = Where does this lie: { $what }?
prompt-defend = { $who } defends against { $n ->
    [one] 1 star
   *[other] { $n } stars
  }: with which attribute?
prompt-reroll = The roll of { $who }: reroll a die (at most { $n })?
prompt-heart = { $who } rolled { $n ->
    [one] a heart: which wound or status does it remove?
   *[other] { $n } hearts: which wound or status does the first remove?
  }
prompt-potion = { $who } rolled { $n ->
    [one] a potion: who gets it?
   *[other] { $n } potions: who gets the first?
  }
prompt-heal = Heal { $who }, up to { $n }: wounds or statuses?
prompt-lose = { $who } loses a piece of equipment to { $by }: which?
prompt-lucky = Luck: which of these { $n } Treasures is shuffled back?
prompt-loot = { $n ->
    [one] A Loot card is due: draw it?
   *[other] { $n } Loot cards are due: draw one?
  }
prompt-must-equip = { $n ->
    [one] A Cursed card must be equipped ({ $cards }): who wears it?
   *[other] Cursed cards must be equipped ({ $cards }): who wears one?
  }
prompt-equip = Equip cards of the backpack; what is left { $kept ->
    [yes] stays there
   *[no] is discarded
  }.
prompt-treasure-heals = A discarded Treasure heals a wound or a status: whose?
prompt-wonders = Give a pet a master? Without one: { $pets }.
prompt-rung-status = The top of the ladder: which status do minions and elites inflict?
prompt-mini-boss = Which mini-boss comes up on { $tile }, and where?
prompt-time-out = Time-out: which monsters come to { $who } ({ $n ->
    [one] 1 skull point is left
   *[other] { $n } skull points are left
  })?
prompt-relocate = Relocate { $who }?
prompt-emergency = { $moment ->
    [struck] { $who } attacks { $target }{ $n ->
        [1] {""}
        [2] {" "}and one more Hero
       *[other] {" "}and { $more } more Heroes
      } ({ $what }): drink an emergency potion before the dice are rolled?
    [now] The Consul's turn, { $who } is active: drink an emergency potion?
   *[begin] The Consul's turn: drink an emergency potion?
  }

## When somebody wishes to be asked about emergency potions for a Hero
wish-title = Ask me about emergency potions
wish-about = for { $who }
wish-always = at every moment of the Consul's turn
wish-struck = before every attack on this Hero
wish-wounded = only when this Hero was wounded or got a status
wish-in-danger = only with two hearts left or fewer
wish-never = never

## Options
opt-stock = { $card }
opt-swap = Take out { $card }
opt-chance = The rest of my setup by chance
opt-here = Here
opt-lay = { $tile } at ({ $x }, { $y }), { $turns ->
    [0] as printed
    [one] a quarter turn
    [2] a half turn
   *[other] three quarter turns
  }
opt-lay-beside = { $tile }{ $side ->
    [north] {" "}north of { $other }
    [east] {" "}east of { $other }
    [south] {" "}south of { $other }
    [west] {" "}west of { $other }
   *[other] {""}
  }, { $turns ->
    [0] as printed
    [1] a quarter turn
    [2] a half turn
   *[other] three quarter turns
  }
opt-place = { $who } at ({ $x }, { $y })
opt-activate = Activate { $who }
opt-activate-monster = Activate { $who } ({ $n ->
    [0] free
    [one] 1 skull point
   *[other] { $n } skull points
  })
opt-spawn = Spawn at { $who }
opt-end = End
opt-pass = Pass
opt-done = Done
opt-yes = Yes
opt-no = No
opt-move = Move to ({ $x }, { $y })
opt-run = Run (movement doubled)
opt-stand-actions = Stand up for { $points ->
    [one] { $points } action point
   *[other] { $points } action points
  }
opt-stand-moves = Stand up for all movement points
opt-act = { $action } ({ $cost })
opt-act-attack = { $action } ({ $cost }): { $who }, { $chance }
opt-act-on = { $action } ({ $cost }): { $who }
opt-act-area = { $action } ({ $cost }){ $side ->
    [n] , northward
    [e] , eastward
    [s] , southward
    [w] , westward
   *[other] {""}
  }: { $hits }
opt-act-burst = { $action } ({ $cost }), centre ({ $x }, { $y }): { $hits }
opt-act-at = { $action } ({ $cost }): square ({ $x }, { $y })
opt-act-trap = { $action } ({ $cost }): { $trap }, square ({ $x }, { $y }){ $n ->
    [0] {""}
   *[other] , trap { $n } there
  }
opt-act-tile = { $action } ({ $cost }): { $tile }
opt-drink = Drink { $potion } ({ $cost }){ $own ->
    [yes] {""}
   *[other] , from { $owner }
  }
opt-drink-on = Drink { $potion } ({ $cost }){ $own ->
    [yes] {""}
   *[other] , from { $owner }
  }: for { $who }
opt-coin = Spend a coin: { $who }
opt-return = Return at ({ $x }, { $y })
opt-draw = Draw a Loot card
opt-put-back = Shuffle back { $card }
opt-exit = Come out at ({ $x }, { $y })
opt-shift = Become { $who }
opt-form = Stand at ({ $x }, { $y })
opt-aside = { $who } moves to ({ $x }, { $y })
opt-template = At ({ $x }, { $y }){ $side ->
    [e] , eastward
    [s] , southward
   *[other] {""}
  }
opt-creep = { $who }
opt-trade = Trade { $card }
opt-drop = { $what } at ({ $x }, { $y })
opt-reroll = Reroll { $die }{ $cancels ->
    [yes] , which cancels the reroll of the other side
   *[other] {""}
  }
opt-keep = Keep the dice
opt-heal = Heal { $who }: wounds
opt-cure = { $who }: remove { $status }
opt-potion = A potion for { $who }
opt-lose = { $card }
opt-push = Push to ({ $x }, { $y })
opt-pull = Pull to ({ $x }, { $y })
opt-compel = Lead to ({ $x }, { $y })
opt-stay = Leave it where it is
opt-equip = Equip { $card }: { $who }
opt-master = { $who } becomes the master of { $pet }
opt-status = { $status }
opt-summon = { $who }
group-attacks = Actions
group-potions = Potions
group-moves = Movement
group-activate = Who is activated
group-more = And then

# A card as a table: what each attribute is for, and what its icons allow
kind-attribute = attribute
attribute-does-STR = Strength: striking at close quarters
attribute-does-ARM = Armor: taking blows
attribute-does-WILL = Will: magic
attribute-does-DEX = Dexterity: shooting, picking locks, disarming
printed-does-blade = blade: melee attack at { $n ->
    [one] 1 square
   *[other] { $n } squares
  }
printed-does-wand = wand: magic attack at { $n ->
    [one] 1 square
   *[other] { $n } squares
  }
printed-does-bolt = bolt: missile attack at { $n ->
    [one] 1 square
   *[other] { $n } squares
  }
printed-does-shield = shield: may be used to defend
area-does-burst = the target, and everybody within { $n ->
    [one] { $n } square
   *[other] { $n } squares
  } of it
area-does-cross = up to { $n ->
    [one] { $n } square
   *[other] { $n } squares
  } around the user, without diagonals
area-does-lance = a file of { $n ->
    [one] { $n } square
   *[other] { $n } squares
  } in one of the four directions
area-does-sweep = in a straight line, everybody within { $n ->
    [one] { $n } square
   *[other] { $n } squares
  } of one side of the user
area-does-wave = all squares within { $n ->
    [one] { $n } square
   *[other] { $n } squares
  } of the user
area-does-aura = all squares within { $n ->
    [one] { $n } square
   *[other] { $n } squares
  } of the user; it goes with it until its next upkeep
control-does-compel = move the target { $n ->
    [one] { $n } square
   *[other] { $n } squares
  }, in any direction
control-does-pull = bring the target nearer by up to { $n ->
    [one] { $n } square
   *[other] { $n } squares
  }
control-does-push = drive the target away by up to { $n ->
    [one] { $n } square
   *[other] { $n } squares
  }
augment-does = for friends only
dangerous-does = affects friends and enemies alike

# The action bar: an action, then its target; the same arguments as opt-act...
aim-attack = { $who }: { $chance }
aim-on = { $who }
aim-area = { $side ->
    [n] Northward:
    [e] Eastward:
    [s] Southward:
    [w] Westward:
   *[other] {""}
  } { $hits }
aim-burst = Centre ({ $x }, { $y }): { $hits }
aim-at = Square ({ $x }, { $y })
aim-trap = { $trap }, square ({ $x }, { $y })
aim-tile = { $tile }
aim-drink = { $own ->
    [yes] From its own card
   *[other] From { $owner }
  }
aim-drink-on = { $who }{ $own ->
    [yes] {""}
   *[other] {" "}(from { $owner })
  }
aim-moves = On the map: the movement points it takes to go to each square.
aim-odds = The percentage is the chance to wound the target.

## The log
log-game-size = A party of { $n } Heroes enters the dungeon.
log-stocked = { $who } adds to a deck: { $card }.
log-swapped-out = { $who } takes out of the Loot deck: { $card }.
log-rest-by-chance = { $who } leaves the rest of the setup to chance.
log-laid = Tile laid: { $tile }.
log-placed = { $who }: placed at ({ $x }, { $y }).
log-chest-placed = A treasure chest stands at ({ $x }, { $y }).
log-marker-placed = The start marker lies at ({ $x }, { $y }).
log-hero-turn = Hero Turn { $n }
log-consul-turn = Consul Turn { $n }
log-activates-hero = { $who } is activated.
log-activates-monster = The Consul activates { $who } ({ $n ->
    [0] free
    [one] 1 skull point
   *[other] { $n } skull points
  }).
log-spawns = { $who } spawns { $what } and takes { $n ->
    [one] a wound for it.
   *[other] a wound each.
  }
log-moved = { $who }: to ({ $x }, { $y }).
log-passage = { $who } comes out of a secret passage at ({ $x }, { $y }).
log-acts = { $who } uses { $what }.
log-acts-on = { $who } uses { $what } on { $target }.
log-attacks = { $who } rolls { $n ->
    [one] 1 star
   *[other] { $n } stars
  } ({ $dice }).
log-defends = { $who } defends with { $n ->
    [one] 1 star
   *[other] { $n } stars
  } against { $of } ({ $dice }).
log-hit = { $who } is beaten.
log-missed = { $who } holds out.
log-rerolls = { $who } rerolls { $old }: { $dice }.
log-rerolls-cancel = Two rerolls cancel each other: { $dice } stays.
log-wounded-action = { $who }: { $count ->
    [one] 1 wound.
   *[other] { $count } wounds.
  }
log-wounded-fire = { $who } burns: { $count ->
    [one] 1 wound.
   *[other] { $count } wounds.
  }
log-wounded-trap = { $who }, by a trap: { $count ->
    [one] 1 wound.
   *[other] { $count } wounds.
  }
log-wounded-backlash = { $who }, by a Backlash: { $count ->
    [one] 1 wound.
   *[other] { $count } wounds.
  }
log-wounded-spawn = { $who } pays for spawning: { $count ->
    [one] 1 wound.
   *[other] { $count } wounds.
  }
log-wounded-other = { $who }: { $count ->
    [one] 1 wound.
   *[other] { $count } wounds.
  }
log-destroyed = { $who } is destroyed!
log-suffers = { $who } suffers { $status }.
log-cured = { $who } loses { $status }.
log-cured-icon = A { $icon ->
    [heart] heart
   *[potion] potion
  } on the dice: { $who } loses { $status }.
log-heals-icon = A { $icon ->
    [heart] heart
   *[potion] potion
  } on the dice: { $who } heals 1 wound.
log-gains-potion-icon = A { $icon ->
    [heart] heart
   *[potion] potion
  } on the dice: { $who } gets a potion.
log-heals = { $who } heals { $n ->
    [one] 1 wound.
   *[other] { $n } wounds.
  }
log-gains-potion = { $who } gets a potion.
log-effect-ends = { $what } ends for { $who }.
log-backlash = Backlash of { $who }.
log-loses-gear = { $who } loses { $card }.
log-dropped-coin = A princess coin lies at ({ $x }, { $y }).
log-dropped-key = A dungeon key lies at ({ $x }, { $y }).
log-booty-back = { $card } goes back into the deck.
log-deck-empty = { $deck }: nothing is left.
log-gains-loot = Loot: { $card }.
log-declines-loot = { $count ->
    [one] The party leaves a Loot card in the deck.
   *[other] The party leaves { $count } Loot cards in the deck.
  }
log-gains-treasure = Treasure: { $card }.
log-booty = A { $who } jumps out of the chest!
log-equips = { $who } equips { $card }.
log-discards = Discarded: { $card }.
log-masters = { $who } is the master of { $pet } now.
log-pet-released = { $who } goes back to the backpack.
log-climbs = Mighty Monsters: rung { $n }.
log-rung-status = Minions and elites inflict { $status } from now on.
log-boss-fight = { $who } appears! Boss Fight: { $card }.
log-time-out = Time-out for { $who }!
log-time-out-card = From now on: { $card }.
log-shapeshifts = { $who } becomes { $form }.
log-makes-room = { $who } makes room: to ({ $x }, { $y }).
log-explores = { $who } explores: { $card }.
log-gains-coin = A princess coin for the backpack.
log-potion-stash = Potions lie around the spawning point.
log-trades = The merchant takes { $card }.
log-armory = Armory: { $count ->
    [one] 1 Loot card.
   *[other] { $count } Loot cards.
  }
log-save-point = Save Point: the Heroes lose all statuses.
log-faerie-pool = Faerie Pool: every Hero heals { $n ->
    [one] one wound
   *[other] { $n } wounds
  }.
log-doors-open = The locked doors stand open.
log-spends-coin = A princess coin is spent for { $who }.
log-returns = { $who } returns at ({ $x }, { $y }).
log-poisoned = { $who } has one action point less: Poison.
log-trap-laid = A trap lies there: { $card }.
log-trap-springs = { $who } sets off a trap: { $card }.
log-chokes = { $who } chokes in the cloud.
log-concedes = { $who } gives up.

# On the stage: what a roll is for, and what came of it
cue-offense = Offense roll: { $what }
cue-check = { $what }: { $n ->
    [one] 1 star is needed
   *[other] { $n } stars are needed
  }
cue-defense = Defense roll against { $n ->
    [one] 1 star
   *[other] { $n } stars
  }
cue-reroll = An attack die is rolled again
cue-reroll-defense = A defense die is rolled again
cue-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
  }{ $fixed ->
    [0] {""}
    [one] {""} (1 of them without a die)
   *[other] {""} ({ $fixed } of them without a die)
  }{ $hearts ->
    [0] {""}
    [one] , 1 heart
   *[other] , { $hearts } hearts
  }{ $potions ->
    [0] {""}
    [one] , 1 potion
   *[other] , { $potions } potions
  }
cue-yields = { $n } against { $of }: hit
cue-resists = { $n } against { $of }: no effect
cue-wounds = { $n } against { $of }: { $count ->
    [one] 1 wound
   *[other] { $count } wounds
  }
cue-succeeds = { $n } of { $of }: it succeeds
cue-fails = { $n } of { $of }: it fails

luck-stars = Luck with the dice, in stars beyond the average
over-heroes = The dungeon boss is destroyed: the Heroes win!
over-consul = No Hero is left in the dungeon: the Consul wins!

## Why not
reason-sight = No line of sight: { $what } is in the way.
reason-MOVE-01 = Too far for the movement points that are left.
reason-MOVE-03 = Enemies stand in the way.
reason-MOVE-04 = Another model stands there.
reason-MOVE-05 = Walls, holes or chasms close every way.
reason-TILE-03 = There is no square.
reason-TERRAIN-01 = Nobody stands over a chasm without flying.
reason-TERRAIN-02 = Difficult terrain takes 2 movement points a square: too few are left.
reason-TERRAIN-04 = A structure is no place to stand.
reason-BASE-02 = The base does not fit there.
reason-COMP-10 = A chest fills the square.
reason-EXPLORE-02 = What was drawn when the tile was explored bars the way.
reason-STATUS-08 = Knocked down: it has to stand up first.
reason-ACTION-02 = Not enough action points: it costs { $cost }, { $left } left.
reason-RANGE-01 = Out of range: { $n } squares away, the range is { $most }.
ask-sees = Line of sight of { $who }
sees = Clear, at range { $n }.
sees-far = Clear, but no way leads there: no range reaches it.
at-Land = { $who } lands
at-Stampede = Stampede
at-TakeWounds = Taking wounds
at-Concoct = Concoction
at-Ambush = Ambush
at-Feed = A meal
at-Check = A check of { $who }
at-Chore = Action of { $who }
at-Emergency = Emergency potions
at-Drink = A potion
prompt-charge = Stampede: move { $who } up to { $n ->
    [one] { $n } square
   *[other] { $n } squares
  }?
prompt-take = How many wounds does { $who } take over from { $target }?
prompt-concoction = Which Treasure does { $who } use until its next activation?
prompt-ambush = Which monsters join the ambush on { $target } ({ $n ->
    [one] 1 skull is left
   *[other] { $n } skulls are left
  })?
prompt-vigor = { $what }: which status of { $who } goes?
prompt-booty = { $who } has not picked the lock: does a Boo Booty jump out?
opt-charge = { $who } to ({ $x }, { $y })
opt-take = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  }
opt-use = Use { $card }
opt-relocate = { $who }
opt-enough = Enough
opt-booty = { $who }
log-invades = { $who } sits on the card of { $target }.
log-concocts = { $who } uses { $card } until the next activation.
log-feeds = { $who } eats { $target }.
log-checks = { $who } rolls { $n ->
    [one] 1 star
   *[other] { $n } stars
  }, needs { $of } ({ $dice }).
log-disarmed = { $who } disarms a trap: { $what }.
log-picks-up = { $who } picks up: { $what }.
at-Strike = Tactical strike
prompt-strike = { $who } may make one basic attack.
prompt-share = May { $who } drink { $what } from your card ({ $owner })?
opt-unlock = Spend a key: open the doors of { $tile }
log-keeps-potion = { $who } keeps the potion: { $what }.
log-shares = { $who } shares a potion with { $target }.
log-runs = { $who } runs.
log-light-out = { $who } has reached the dancing light: it goes out.
opt-emergency = { $drinker } drinks { $potion } ({ $cost }){ $own ->
    [yes] {""}
   *[other] , from { $owner }
  }
opt-emergency-on = { $drinker } drinks { $potion } ({ $cost }){ $own ->
    [yes] {""}
   *[other] , from { $owner }
  }: for { $who }
opt-first-shift = Change the form
log-power-up = Power-Up
prompt-force = Where is { $who } moved to?
prompt-last-point = Which of these spawning points was destroyed last?
opt-last = { $tile }

# What can be chosen when a game is set up, and what it means
setup-hero-1 = Hero 1
setup-hero-2 = Hero 2
setup-hero-3 = Hero 3
setup-hero-4 = Hero 4
setup-hero-5 = Hero 5
setup-consul = The Consul (usually the last seat)
setup-preparing = Setup
setup-consul-treasures = Model Treasures of the Consul
setup-booties = Boo Booties
setup-hero-treasures = Model Treasures of the Heroes
setup-wonders = Wonders
setup-loot-added = Unique Loot
setup-loot-removed = Loot exchanged
setup-corner-steps = Steps past a corner
setup-loot-from-points = Loot for spawning points
setup-mini-bosses-return = Mini-bosses come back
setup-ice-stops-potions = Ice and potions
setup-potions-each = Potions in an activation
setup-sweep = Shape of a sweep
setup-luck = Luck
setup-ask-loot = Declining Loot
setup-first-coin = A coin at the start
setup-points = Spawning points more or less
setup-paid-supers = Super monsters cost skulls
setup-no-ladder = No Mighty Monsters
setup-loot-heals = Loot heals
setup-many-treasures = Several Treasures
setup-keep-cards = Keep cards
setup-one-coin = One coin only
setup-skulls = Skull points in a turn
setup-monsters-inflict = All monsters inflict
setup-elites-only = Loot for elites only
setup-immune-bosses = Immune bosses
setup-free-spawning = Spawning every turn
setup-help-players = 2 to 6: the Consul and up to five Hero players
setup-help-heroes = the party, 3 to 5 Heroes separated by commas, dealt to the Hero players in turn
setup-help-preset = difficulty in one word: easy, normal, hard, or book (as the rulebook has it) (SD-DIFF-01)
# Difficulty in one word
preset-easy = Easy
preset-help-easy = For a first game: one princess coin at the start, one spawning point fewer, no Mighty Monsters, and Loot that nobody wants heals. The Consul is an easy bot.
preset-normal = Normal
preset-help-normal = One princess coin at the start, and Loot that nobody wants heals. The Consul is a medium bot.
preset-hard = Hard
preset-help-hard = Five skull points a turn for the Consul, and only elites give Loot. The Consul is a strong bot.
preset-book = By the book
preset-help-book = No option at all: the game as it comes out of its box. The Consul is a medium bot.
setup-help-hero-1 = a Hero of the party (SD-SETUP-03)
setup-help-hero-2 = { setup-help-hero-1 }
setup-help-hero-3 = { setup-help-hero-1 }
setup-help-hero-4 = { setup-help-hero-1 }
setup-help-hero-5 = { setup-help-hero-1 }
setup-help-consul = seat of the Consul (the last if left out)
setup-help-preparing = auto: chance lays the tiles and places everything; steps: the players do (SD-SETUP-01)
setup-help-mini-bosses = 2 to 4 mini-bosses separated by commas, as the number of Heroes allows (SD-SETUP-02)
setup-help-spawning-points = as many spawning points as Heroes, separated by commas; a pair counts for two (SD-SETUP-07)
setup-help-tiles = as many tiles as Heroes, separated by commas; left out, they are drawn or chosen (SD-TILE-01)
setup-help-consul-treasures = up to 3 Treasures of models that play (SD-DECK-01, SD-DECK-02)
setup-help-booties = up to 6 Boo Booties, several of a kind if you like (SD-BOOTY-01)
setup-help-hero-treasures = up to 3 Treasures of models that play, other than the Consul's (SD-DECK-01, SD-DECK-02)
setup-help-wonders = up to 6 Wonders: pets that wait in the Treasure deck (SD-PET-01)
setup-help-loot-added = unique Loot cards of models that play, added to the Loot deck (SD-DECK-04)
setup-help-loot-removed = base Loot cards that go out for unique ones, one for one (SD-DECK-04)
setup-help-corner-steps = diagonal steps past a wall that touches only the corner: allowed or not (SD-TILE-08)
setup-help-loot-from-points = whether a spawning point that the Heroes destroy gives a Loot card (SD-POWERUP-05)
setup-help-mini-bosses-return = whether a destroyed mini-boss may be spawned again (SD-BOSSSPAWN-05)
setup-help-ice-stops-potions = whether Ice forbids potions as it forbids unique actions (SD-STATUS-09)
setup-help-potions-each = how many potions a model may drink in its own activation (SD-POTION-03)
setup-help-sweep = the row that touches one side, or a block that deep (SD-AREA-10)
setup-help-luck = whether Luck works on every draw of Treasures or only on chests that its bearer opens (SD-PRIORITY-01)
setup-help-ask-loot = when the party is asked whether it draws its Loot: while a Cursed card may come, or always (SD-POWERUP-02)
setup-help-first-coin = easier: the Heroes begin with one princess coin (SD-DIFF-02)
setup-help-points = fewer make the game shorter and easier, more make it longer and harder (SD-DIFF-03, SD-DIFF-10)
setup-help-paid-supers = easier: no free activation of a Super monster (SD-DIFF-04)
setup-help-no-ladder = easier: the Mighty Monsters chart is not used (SD-DIFF-05)
setup-help-loot-heals = easier: a discarded Loot card removes a wound or a status (SD-DIFF-06)
setup-help-many-treasures = easier: a Hero may have more than one Treasure equipped (SD-DIFF-07)
setup-help-keep-cards = easier: cards stay in the backpack until they are equipped (SD-DIFF-08)
setup-help-one-coin = harder: one princess coin at the start and never another (SD-DIFF-09)
setup-help-skulls = harder: more skull points to activate monsters with (SD-DIFF-11)
setup-help-monsters-inflict = harder: successful offensive actions of monsters inflict this status (SD-DIFF-12)
setup-help-elites-only = harder: only destroyed elites give Loot (SD-DIFF-13)
setup-help-immune-bosses = harder: the dungeon boss and mini-bosses suffer no status (SD-DIFF-14)
setup-help-free-spawning = harder: the Consul may spawn in consecutive turns (SD-DIFF-15)

# the guided game: two lines at most, to be read aloud
guide-goal = Welcome! You lead three Heroes. Destroy the three Spawning Points; the Dungeon Boss will come. Bring it down and you have won.
guide-map = { $screen ->
    [terminal] Here is the dungeon around your party; type "m" for the whole map. If your three Heroes fall, the Consul wins.
   *[browser] Here is the dungeon. Drag it to look around; plus and minus bring it nearer. If your three Heroes fall, the Consul wins.
  }
guide-activate = One Hero acts in each turn. Begin with the Thundervale Huntress: she rides, and goes far.
guide-activate-else = Another one first? Very well. Each will act once before one of them acts again.
guide-move = Movement points take you where you like, in several steps if need be. Go to the marked square, close to the monsters.
guide-move-else = Another way, the same dungeon! You may move, strike, then move again as long as points are left.
guide-attack = Within reach! Strike one of the marked monsters: it costs an action point, and your chances are told beforehand.
guide-attack-else = All right. Action points are not kept from one turn to the next: remember to spend them.
guide-stars = { $screen ->
    [terminal] More stars than the defence: a wound. Type "l" to read the rolls again, "w" and a number for the rule.
   *[browser] More stars than the defence: a wound. The log tells every roll, and each line knows its rule.
  }
guide-potion = Your Heroes carry potions. Drinking one gives a free action: healing, armor, speed. Keep it for the right moment.
guide-finish = When nothing useful is left, end the activation. After every turn comes the Power-Up, then the Consul plays.
guide-equip = Power-Up! Destroyed monsters give Loot. Equip it: one card for each colour of slot, on the Hero of your choice.
guide-consul = The Consul has played: Skull points activate monsters, or more of them are summoned. Your turn again.
guide-why = { $screen ->
    [terminal] Does a question surprise you? Type "?". And "n" with a name or a square says why it is impossible.
   *[browser] Does a question surprise you? This button shows the rule that asks it. A square or a monster says why not, too.
  }
guide-undo = { $screen ->
    [terminal] A regret? Type "u": your last choice is taken back, a move for instance.
   *[browser] A regret? Undo: your last choice is taken back, a move for instance.
  }
guide-hint = { $screen ->
    [terminal] Curious about a monster? Type "c" and its name: its whole card is shown.
   *[browser] Out of ideas? The bulb shows what a sensible player would choose. You may well do better.
  }
guide-sight = Stay together: a Hero alone is soon overrun. And strike at the Spawning Points, or the monsters come back.
guide-emergency = The Consul attacks! Before the dice, an emergency potion may help. If nothing is urgent, keep it and pass.
guide-chest = A chest within reach! Opening it gives a Treasure, much better than Loot. It costs action points.
guide-end = You know how to play Super Dungeon Explore! The dungeon stays open: go on whenever you like, the Spawning Points await you.

# The gallery of a new table: the role of each, and what it does in two lines; ours
role-questing-knight = Melee
about-questing-knight = Solid and simple: strikes hard at close quarters, with Massive Damage when it counts. A good first Hero.
role-thundervale-huntress = Swift melee
about-thundervale-huntress = A very fast centaur who strikes two squares away, pushes and knocks down. Her large base needs room.
role-princess-emerald = Ranged
about-princess-emerald = Shoots eight squares far; her arrows freeze, her aim weakens.
role-fae-alchemist = Support
about-fae-alchemist = Carries three potions and drinks more of them than others: a brew for every occasion.
role-royal-paladin = Protection
about-royal-paladin = Smites at close quarters and gives better armour to everybody around.
role-ember-mage = Magic
about-ember-mage = Sets on fire whatever it hits, far away or all around; heals the party in need.
role-hexcast-sorceress = Control
about-hexcast-sorceress = Three cheap spells that freeze, hex or weaken from eight squares away.
role-riftling-rogue = Ambush
about-riftling-rogue = Hard to aim at, stabs in the back and finds better Treasures.
role-claw-tribe-barbarian = Melee
about-claw-tribe-barbarian = One free attack in every activation, wounds that close by themselves, and a rage that strikes at every step.
role-deeproot-druid = Shapeshifter
about-deeproot-druid = Poisons and slows from afar, or becomes an Angry Bear at close quarters. Two cards to know.
role-hearthsworn-fighter = Protection
about-hearthsworn-fighter = Six hearts and the best armour; draws enemies near and takes the wounds of others.
role-glimmerdusk-ranger = Ranged
about-glimmerdusk-ranger = Shoots at several enemies at once, eight squares far, and rids friends of statuses.

# why a choice is better than the next one: `n` is how much differs
why-hearts = { $n } { $n ->
    [one] heart
   *[other] hearts
  } { $way ->
    [more] more
   *[less] less
  } ({ $who })
why-status = { $way ->
    [more] { $what }
   *[less] no { $what }
  } ({ $who })
why-potions = { $n } { $n ->
    [one] potion
   *[other] potions
  } { $way ->
    [more] more
   *[less] less
  } ({ $who })
why-equipment = { $n } { $n ->
    [one] card
   *[other] cards
  } of equipment { $way ->
    [more] more
   *[less] less
  } ({ $who })
why-danger = { $n } { $n ->
    [one] star
   *[other] stars
  } { $way ->
    [more] more
   *[less] less
  } to be feared in a Consul Turn ({ $who })
why-due = { $n } { $n ->
    [one] card
   *[other] cards
  } { $way ->
    [more] more
   *[less] less
  } to draw in Power-Up
why-coin = { $n } { $n ->
    [one] princess coin
   *[other] princess coins
  } { $way ->
    [more] more
   *[less] less
  }
why-key = { $n } { $n ->
    [one] dungeon key
   *[other] dungeon keys
  } { $way ->
    [more] more
   *[less] less
  }
why-monsters = { $n } { $n ->
    [one] monster
   *[other] monsters
  } { $way ->
    [more] more
   *[less] less
  } in the dungeon
