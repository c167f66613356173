# Dungeon Dice, English. Names of seats, dice and symbols arrive as words.

hero-red = Red
hero-blue = Blue
hero-green = Green
hero-yellow = Yellow
hero-violet = Violet
figure-red = The red hero.
figure-blue = The blue hero.
figure-green = The green hero.
figure-yellow = The yellow hero.
figure-violet = The violet hero.
quality-gray-m = Grey { $what }
quality-gray-f = Grey { $what }
quality-black-m = Black { $what }
quality-black-f = Black { $what }
quality-purple-m = Purple { $what }
quality-purple-f = Purple { $what }
the-die = { $how ->
    [m] the { $what }
   *[other] the { $what }
  }
a-die = { $how ->
    [vowel] an { $what }
   *[other] a { $what }
  }
of-die = { $how ->
    [m] of the { $what }
   *[other] of the { $what }
  }
on-die = { $how ->
    [m] the { $what }
   *[other] the { $what }
  }
a-level-die = a level die
a-monster-die = a die
a-range = { $wide ->
    [yes] of { $low } to { $high }
    [two] of { $low } or { $high }
   *[no] of { $low }
  }
side-heroes = the heroes
odds-win = Win
odds-tie = Tie
odds-loss = Loss
bag-black = Black bag
bag-red = Red bag
bag-blue = Blue bag
bag-yellow = Yellow bag
bag-text-black = Monsters are drawn from it, and return to it unless they are kept as trophies.
bag-text-red = One-use dice: drawn as potions, and back again once they are used.
bag-text-blue = Equipment: drawn from chests.
bag-text-yellow = Artifacts: drawn from locked chests that somebody opens.

symbol-slash = Slash
symbol-armor = Armor
symbol-break = Break
symbol-tangle = Tangle
symbol-drain = Drain
symbol-fire = Fire
symbol-gust = Gust
symbol-toad = Toad
symbol-fear = Fear
symbol-scroll = Scroll
symbol-heal = Heal
symbol-pain = Pain
symbol-execute = Execute
symbol-hunt = Hunt
symbol-scout = Scout
symbol-reach = Reach
symbol-open = Open
symbol-miss = Miss
symbol-potion = Potion
symbol-chest = Chest
symbol-locked = Locked chest
symbol-does = { $symbol }: { $text }
does-slash = re-roll one level or equipment die of your side.
does-armor = before other abilities, make the opponent re-roll a die of your choice.
does-break = before Armor, cancel the opponent's Armor for the rest of the combat; afterwards it opens a locked chest.
does-tangle = the opponent's lowest die leaves the combat.
does-drain = the value of the opponent's lowest die moves to you.
does-fire = roll the Fire die and add what it shows.
does-gust = the combat begins anew: all other dice are rolled again. Once in a combat.
does-toad = turn an opponent into a toad: nothing but one-use dice counts for it.
does-fear = one die of the heroes cannot be used in this combat.
does-scroll = cast one spell: roll its die. Each spell is cast once in a combat.
does-heal = heal 1 wound after the combat.
does-pain = take 1 wound.
does-execute = at the end, beat a monster outright if its level is not higher than the value shown here.
does-hunt = when you search, draw two monster dice and choose which one to roll.
does-scout = see the monster's strength before you decide to fight.
does-reach = roll your dice before you decide to fight; they stay as they are if you do.
does-open = rolled at a locked chest, it opens it.
does-miss = the spell fails.
does-potion = draw a one-use die.
does-chest = draw an equipment die.
does-locked = whoever opens it draws an artifact; if nobody does, draw an equipment die.
does-monster-slash = it may re-roll one of its own dice.
does-monster-armor = before other abilities, it makes the heroes re-roll a die.
does-monster-tangle = the heroes' lowest die leaves the combat.
does-monster-drain = the value of the heroes' lowest die moves to the monster.
does-monster-fire = it rolls the Fire die and adds what it shows; Fire of the heroes does nothing to it.
does-monster-gust = the combat begins anew: all dice are rolled again. Once in a combat.
does-monster-fear = one die of the heroes cannot be used in this combat.
does-monster-scroll = it casts one spell, to which it is immune from then on.
does-monster-heal = beating it heals 1 wound of the active hero.
does-monster-pain = beating it costs the active hero 1 wound.
bat = It restarts a combat that it would lose.
golem = Its Armor hits the highest die.
use-artifact = Worth 1 Fame to its owner, worn or not.
use-hero-level = A hero rolls one for each level, less one for each wound.
use-monster-level = A monster rolls one for each of its levels. A 6 brings a potion if the monster is beaten.
use-experience = Counts experience: at 3 a second level, at 6 a last level and 1 Fame.
use-key = One use: opens a locked chest for certain, also somebody else's.
use-healing-potion = One use: heals 1 wound, in a combat only after it.
use-strength-potion = One use: drink it in your combat and add what it shows.
use-curse = One use: take what it shows off a hero in a combat.
use-bomb = One use: add what it shows to a hero or to the monster.
use-scroll = One use: cast one spell for either side of a combat.
worn-in-hands = { $n ->
    [one] Held in one hand.
   *[other] Held in two hands.
  }
worn-as-armor = Worn as armor; it takes no hand.
guards = guards { $what }
worth-trophy = Kept as a trophy: { $n } Fame.
face-level = level { $n }
face-blank = blank
content-faces = Sides
house-faces = sides and number of these dice are house values
house-count = the number of these dice is a house value
house-colour = the colour is a house value
house-name = our own name
kind-monster = monster
kind-equipment = equipment
kind-artifact = artifact
kind-one-use = one-use die
kind-spell = spell die
kind-hero-level = basic die
kind-monster-level = basic die
kind-experience = basic die
kind-bag = bag

value-box = those of the box
value-on = on
value-off = off
value-own = its own dice
value-none = nothing
value-free = free
value-tangle-first = Tangle first
value-stopped = immunity stops it
value-always = it always works
value-potion-first = potions first: yes
value-chest-first = chest first: no

mark-glory = Fame
mark-hero-level = level
mark-monster-level = level
mark-xp = experience
mark-wounds = { $n ->
    [one] wound
   *[other] wounds
  }
mark-dice = { $n ->
    [one] die
   *[other] dice
  }
mark-white = { $n ->
    [one] white
   *[other] white
  }
mark-red = { $n ->
    [one] red
   *[other] red
  }
mark-black = { $n ->
    [one] black
   *[other] black
  }
mark-gold = { $n ->
    [one] gold
   *[other] gold
  }
mark-strength = strength
mark-bonus = of it added
is-out = gave up
is-helper = helps
is-toad = toad
is-tangled = tangled
is-drained = drained
is-feared = kept out by Fear
is-lost = lost
is-used = used
is-broken = Armor broken

area-status = { $who }
area-worn = Worn
area-dice = Reserve
area-trophies = Trophies
area-monster = Monster
area-drawn = Dice drawn
area-sums = Strength
area-tray = Dice of { $who } ({ $n })
area-monster-tray = Dice { $monster } ({ $n })
area-spells = Spells
area-bags = Bags
area-offer = Offers on the table
area-filed = Your offer for the next moment
area-ledger = Promises
says-ability = { $symbol }
says-used = { $symbol } (used)
says-immune = immune to { $spell }
says-offer = { $who } offers { $whom }: { $terms }
says-agreed = { $who } agrees
says-owes = { $who } owes { $whom } { $what }

die-shows = { $die } [{ $shows }]
hero-die-shows = level die { $n } of { $who } [{ $shows }]
monster-die-shows = monster's die { $n } [{ $shows }]
list-and = { $first } and { $last }
nothing = nothing
terms = { $gives } for { $wants }
a-term = { $term }
term-die = { $die }
term-toss = { $die } on a roll { $roll }
term-next = { $n ->
    [one] the next { $bag ->
        [red] one-use die
        [blue] equipment die
       *[yellow] artifact
      }
   *[other] the next { $n } { $bag ->
        [red] one-use dice
        [blue] equipment dice
       *[yellow] artifacts
      }
  }
term-treasure = { $fights ->
    [0] { $part ->
        [all] the coming treasure
       *[some] the coming treasure on a roll { $roll }
      }
    [1] { $part ->
        [all] the treasure of the next fight
       *[some] the treasure of the next fight on a roll { $roll }
      }
   *[other] { $part ->
        [all] the treasures of the next { $fights } fights
       *[some] the treasures of the next { $fights } fights, each on a roll { $roll }
      }
  }
term-trophy = { $fights ->
    [0] { $part ->
        [all] the coming trophy
       *[some] the coming trophy on a roll { $roll }
      }
    [1] { $part ->
        [all] the trophy of the next fight
       *[some] the trophy of the next fight on a roll { $roll }
      }
   *[other] { $part ->
        [all] the trophies of the next { $fights } fights
       *[some] the trophies of the next { $fights } fights, each on a roll { $roll }
      }
  }
term-help = { $fights ->
    [0] help in this fight
    [1] help in the next fight
   *[other] help in the next { $fights } fights
  }
term-refrain = { $fights ->
    [0] no use of { $die } in this fight
    [1] no use of { $die } in the next fight
   *[other] no use of { $die } in the next { $fights } fights
  }
term-letwin = { $fights ->
    [0] a free hand in this fight (nothing against the heroes)
    [1] a free hand in the next fight (nothing against the heroes)
   *[other] a free hand in the next { $fights } fights (nothing against the heroes)
  }
term-open = the chest opened with { $die }
term-after = { $what } after this fight
term-if-won = { $what } if this fight is won
term-if-lost = { $what } if this fight is lost
term-if-tied = { $what } if this fight ends in a tie
term-to = { $what } (to { $who })
terms-with = with { $who }, { $terms }
terms-with-you = with you, { $terms }

barred-DD-TRADE-01 = this table makes no deals
barred-DD-TRADE-02 = promised already
barred-DD-TRADE-07 = lies in the fight
barred-DD-HELP-01 = only others help the active player
barred-DD-HELP-02 = somebody helps already
barred-DD-HELP-07 = only between meeting a monster and the fight
barred-DD-COMBAT-09 = only in a fight
barred-DD-COMBAT-10 = too late: the fight is decided, or the die rolled
barred-DD-COMBAT-11 = only while there is a fight
barred-DD-COMBAT-12 = a lost fight brings none
barred-DD-COMBAT-17 = only for the active player, from somebody who is not in the fight
barred-DD-SYM-21 = a key opens chests and nothing else
barred-DD-COMBAT-13 = only the active player, once a monster is met
barred-DD-TROPHY-01 = this monster leaves no trophy
barred-DD-TREAS-04 = tried on this chest already
barred-DD-TREAS-05 = only others open the active player's chest

at-Match = Dungeon Dice
at-Turn = Turn { $turn }, { $active }
at-Request = { $who } is asked for help
at-Dress = { $who } changes equipment
at-Fight = Combat against { $monster }
at-AbilityStep = Abilities
at-LoseDie = Execute
at-Restarted = Gust
at-Cast = Spell
at-Executed = Execute
at-Judge = The monster plays itself
at-Moment = Deals
at-Compose = Offer of { $who }
at-Put = Offer of { $who }
at-Treasure = Treasure
at-Lock = Locked chest
at-Victory = Victory
at-Duel = Duel

waiting = Waiting for { $who }.
over-won = { $who } wins!
luck-fights = Luck in fights, in wins beyond the odds
prompt-prepare = Your turn: search for a monster, or rest; before that you may change equipment.
prompt-pick = { $one } or { $two }: which die do you roll?
prompt-decide = { $any } of level { $level }: fight or flee?
prompt-help = { $who } asks you to help against { $monster } (level { $level }).
prompt-dress = { $duel ->
    [yes] A duel decides who wins. Change equipment, or drink?
   *[no] You join the fight against { $monster }. Change equipment, or drink?
  }
prompt-ability = { $duel ->
    [yes] Duel: { $n } for you, { $of } against you. Use something?
   *[no] { $plays ->
        [yes] You play { $monster }: { $n } for the heroes, { $of } for the monster. Use something?
       *[no] { $n } for the heroes, { $of } for { $monster }. Use something?
      }
  }
prompt-aim = { $by }: what is { $symbol } aimed at?
prompt-lose = Execute: which of your level dice leaves the combat?
prompt-lock = The chest of { $who } is locked. Open it?
prompt-moment = { $moment ->
    [turn] The turn of { $who } begins. Make an offer?
    [fight] { $who } has met { $monster }. Make an offer?
    [pass] { $who } against { $monster }, { $n } to { $of }: everybody has passed. Make an offer?
   *[loot] The loot of { $who } is next. Make an offer?
  }
prompt-compose = { $begun ->
    [yes] Your offer to { $who } so far: { $terms }.
   *[no] What do you offer { $who }, and what do you want?
  }
prompt-answer = { $three ->
    [yes] { $who } offers a deal of three: { $terms }.
   *[no] { $who } offers you { $terms }.
  }

group-turn = The turn
group-help = Help
group-abilities = Abilities
group-dice = Dice
group-wear = Equipment
group-give = You give
group-want = You want
group-deal = Deals
group-more = Other

opt-search = Search for a monster
opt-hunt = Hunt: draw two monsters and choose one
opt-rest = Rest: from 1 to 3 the roll heals 1 wound, 4 or 5 heals 2, 6 heals 3
opt-wear = { $n ->
    [0] Equip { $die }
   *[other] Equip { $die } in place { $old }
  }
opt-exchange = Exchange { $n } equipment dice for an artifact: { $dice }
opt-pick = Roll { $die }
opt-scout = Scout: roll the monster's dice first
opt-reach = Reach: roll your dice first
opt-ask = Ask { $who } for help
opt-agree = Accept the help of { $who } after all: { $terms }
opt-fight = Fight
opt-flee = Flee
opt-help = Help and ask nothing for it
opt-terms = Help, but not for nothing: name a price
opt-decline = Do not help
opt-ready = Ready
opt-break = { $source }: Break, cancel their Armor
opt-armor = { $source }: Armor, re-roll { $target }
opt-slash = { $source }: Slash, re-roll { $target }
opt-tangle = { $source }: Tangle, remove { $target }
opt-drain = { $source }: Drain { $target }
opt-fire = { $source }: Fire, roll the Fire die
opt-gust = { $source }: Gust, begin the combat anew
opt-toad = { $source }: Toad, transform { $target }
opt-fear = { $source }: Fear, take out { $target }
opt-scroll = { $source }: Scroll, cast { $target }
opt-heal = { $source }: Heal 1 wound after the combat
opt-play = { $kind ->
    [bomb] { $die }: add its roll to { $target }
    [curse] { $die }: take its roll off { $target }
    [strength-potion] { $die }: add its roll to yourself
    [scroll] { $die }: cast { $spell } for { $target }
   *[other] { $die }: heal 1 wound
  }
opt-aim = { $die }
opt-lose = { $die }
opt-open = { $kind ->
    [key] Open the chest with { $die }, which will be spent
   *[other] Try { $die } on the lock
  }
opt-smash = Open the chest, since Break was shown
opt-leave = Do not open it
opt-deal = Make { $who } an offer
opt-give = Give { $term }
opt-want = Ask for { $term }
opt-propose = Propose it: { $terms }
opt-cancel = Drop it
opt-accept = Accept the offer
opt-counter = Make a counter-offer
opt-refuse = Refuse the offer
opt-file = Write an offer down
opt-pass = Pass

log-rolls-first = { $who } rolls { $n } for who begins.
log-begins = { $who } begins.
log-turn = Turn { $n }: { $who }.
log-receives = { $who } receives { $die }.
log-keeps-promise = { $who } hands { $die } to { $whom }, as promised.
log-wears = { $who } equips { $die }.
log-exchanges = { $who } exchanges { $n } equipment dice for an artifact.
log-plays = { $who } uses { $die }.
log-rests = { $who } rests and rolls { $n }.
log-hunts = { $who } hunts: { $one } or { $two }.
log-no-monsters = No monster is left in the bag.
log-finds = { $kind ->
    [potion] { $who } finds a potion that nobody guards.
    [chest] { $who } finds a chest that nobody guards.
   *[locked] { $who } finds a locked chest that nobody guards.
  }
log-meets = { $who } meets { $monster } of level { $n }.
log-flees = { $who } flees.
log-asks = { $who } asks { $whom } for help.
log-joins = { $who } joins the fight.
log-refuses = { $who } says no to { $whom }.
log-fights = { $who } fights { $monster }.
log-monster-rolls = { $monster } rolls { $dice }: strength { $n }.
log-hero-rolls = { $who } rolls { $dice }: strength { $n }.
log-restarts = A Gust: the combat begins anew.
log-uses = { $who } uses { $symbol }.
log-rerolls = { $whose } re-rolls { $die }: { $old } becomes { $new }.
log-removed = { $whose } loses { $die } for this combat: { $shows }.
log-toad = { $whom } is a toad now.
log-casts = The spell works: { $spell }.
log-miss = The spell fails: { $spell }.
log-immune = The monster is immune to { $spell }.
log-burns = { $whom } gains { $n } strength from Fire.
log-strengthens = { $whom } gains { $n } strength.
log-weakens = { $whom } loses { $n } strength.
log-executes = { $die } of { $whose } shows Execute { $n }: the monster is beaten.
log-ends-win = A win: { $n } for the heroes, { $of } for { $monster }.
log-ends-tie = A tie: { $n } for the heroes, { $of } for { $monster }.
log-ends-loss = A loss: { $n } for the heroes, { $of } for { $monster }.
log-wounded = { $n ->
    [one] { $who } takes a wound.
   *[other] { $who } takes a wound and has { $n } now.
  }
log-no-more-wounds = { $who } has no level die left to lose.
log-healed = { $left ->
    [0] { $n ->
        [one] { $who } heals { $n } wound and has none left.
       *[other] { $who } heals { $n } wounds and has none left.
      }
   *[other] { $n ->
        [one] { $who } heals { $n } wound; { $left } left.
       *[other] { $who } heals { $n } wounds; { $left } left.
      }
  }
log-learns = { $who } has { $n } experience.
log-levels = { $who } reaches level { $n }.
log-trophy = { $who } keeps { $die } as a trophy worth { $n } Fame.
log-bag-empty = { $bag }: it is empty.
log-unlocks = { $who } opens the chest with { $die }.
log-fails-lock = { $who } tries { $die } on the lock, in vain.
log-smashes = { $who } breaks the lock.
log-stays-shut = The chest stays shut.
log-offers = { $who } offers { $whom }: { $terms }.
log-files = You have an offer ready for { $whom }: { $terms }.
log-unfiles = You have taken your offer back.
log-offer-void = The offer of { $who } to { $whom } has become impossible.
log-agreed = { $who } and { $whom } agree.
log-promises = { $who } promises { $whom } { $what }.
log-joins-as-promised = { $who } joins the fight, as promised.
log-falls-due = The fight is over: { $who } owes { $whom } { $what }.
log-promise-left = { $who } still owes { $whom } { $what }.
log-promise-over = { $who } has kept a promise to { $whom }: { $what }.
log-promise-void = { $who } owes { $whom } nothing any more for { $what }.
log-toss = The roll is { $n }; a roll { $roll } was needed: { $who } { $hit ->
    [yes] gets it.
   *[no] gives nothing away.
  }
log-duel = A duel of { $n } decides who wins; { $who } plays first.
log-duel-ends = { $ties ->
    [one] { $who } has the most strength: { $n }.
   *[other] { $ties } duellists have { $n }: again.
  }
log-wins = { $who } wins with { $n } Fame.
log-concedes = { $who } gives up.

# What is seen on the stage: what a roll is for, and what came of it
cue-first = Who begins?
cue-search = { $who } searches for a monster
cue-monster = Strength { $monster }
cue-heroes = { $who } in the fight
cue-duel = Duel
cue-gust = Gust: everything is rolled again
cue-uses = { $who }: { $symbol }
cue-casts = { $who }: spell { $spell }
cue-plays = { $who } uses { $die }
cue-rest = { $who } rests
cue-toss = Whose? A roll { $roll } is needed
cue-lock = { $who } tries { $die }
cue-level = { $monster } of level { $n }
cue-treasure = { $kind ->
    [potion] A potion
    [chest] A chest
   *[locked] A locked chest
  }
cue-strength = Strength { $n }
cue-sums = { $n } for the heroes, { $of } against them
cue-ahead = { $who } is ahead, { $n } to { $of }
cue-level-pegging = A tie at { $n }
cue-became = { $old } becomes { $new }: { $n } for the heroes, { $of } against them
cue-became-duel = { $old } becomes { $new }
cue-begins = { $who } begins
cue-again = A tie: roll again
cue-miss = A miss
cue-works = It works
cue-burns = { $n } strength
cue-more = { $whom }: +{ $n }
cue-less = { $whom }: −{ $n }
cue-heals = { $n ->
    [one] { $n } wound healed
   *[other] { $n } wounds healed
  }
cue-gets = { $who } { $hit ->
    [yes] gets it
   *[no] gives nothing away
  }
cue-opens = The lock gives way
cue-shut = The lock holds

## When somebody wants to be asked for offers
wish-title = Ask me for offers
wish-yes = I am asked
wish-no = I am not asked
offers-own-pass = when my own fight could still be turned
offers-own-loot = before my own chest is opened
offers-turn = when the turn of another begins
offers-fight = when another has met a monster
offers-pass = when the fight of another could still be turned
offers-loot = before the chest of another is opened

# What can be chosen when a game is set up, and what it means
setup-first = Who begins
setup-deals = Deals
setup-one-use = One-use dice at the start
setup-monster-slash = Slash of a monster
setup-spider = Giant Spider
setup-gust = Gust and immunity
setup-loot = Order of the loot
setup-dice = Dice
setup-help-players = 2 to 4 players, or 5 with house dice
setup-help-first = the seat that begins; else it is rolled for
setup-help-deals = whether players make each other offers (DD-TRADE-01)
setup-help-one-use = one-use dice that everybody begins with (DD-SETUP-03)
setup-help-monster-slash = what a monster may re-roll with Slash: its own dice, or none (DD-SYM-04)
setup-help-spider = order of its abilities: free, or Tangle first (DD-MON-06)
setup-help-gust = whether a monster that is immune to Gust stops a hero's Gust (DD-SPELL-03)
setup-help-loot = whether a Key drawn for a 6 can open the chest of the same monster (DD-TREAS-02)
setup-help-dice = the dice of the box, or house dice that a package brings (DD-DICE-01)

# the guided game: two lines at most, to be read aloud
guide-goal = Welcome to the dungeon! Whoever has 4 Glory first wins: trophies, artifacts and experience bring it.
guide-gear = Your dice are your gear. Those you wear are rolled in combat, together with your Hero Level dice.
guide-hunt = In your turn, search for a monster. Your bow can hunt: you draw two, and face the one you want.
guide-hunt-else = Very well! To search is to take the monster that comes; to hunt, where you can, is to choose.
guide-pick = Which one to face? Roll its die: it gives the monster's level, and so the number of dice it will throw.
guide-odds = See your exact chances to win, to tie or to lose. A tie brings as much, but it wounds.
guide-scout = Scout: the monster rolls its dice first, and you decide knowing them. Try it.
guide-scout-else = Blindly, then! That is a way to play, too.
guide-fight = Fight or flee? Look at your chances. If you like them, fight it!
guide-fight-else = Careful! Fleeing does not wound: your turn ends here, without treasure or experience.
guide-win = Won or lost, the hunt goes on: every monster defeated brings 1 experience and a treasure. At 3 points, and again at 6, you gain a Level die.
guide-why = { $screen ->
    [terminal] Does a question surprise you? Type "?". And "n" with a name says why something is impossible.
   *[browser] Does a question surprise you? This button shows the rule that asks it, word for word.
  }
guide-help = Too strong for you? Ask for help: the other hero will fight at your side, if there is something in it.
guide-ability = The dice are thrown. Some faces have a power, and one-use dice are played here. Winning already? Pass.
guide-log = { $screen ->
    [terminal] What is the other hero doing? Type "l" to read the log again, "w" and a number for the rule of a line.
   *[browser] What is the other hero doing? The log tells everything, and each of its lines knows its rule: press one.
  }
guide-deal = { $screen ->
    [terminal] Everything can be bargained for: a die for a die, help, a promise. Type "deal" to make an offer.
   *[browser] Everything can be bargained for: a die for a die, help, a promise. This button prepares an offer, whenever you like.
  }
guide-undo = { $screen ->
    [terminal] A regret? Type "u": your last choice is taken back. The dice would fall the same way again.
   *[browser] A regret? Undo: your last choice is taken back. The dice would fall the same way again.
  }
guide-hint = { $screen ->
    [terminal] Curious about a die? Type "c" and its name: all its faces are shown.
   *[browser] Out of ideas? The bulb shows what a sensible player would choose. You may well do better.
  }
guide-wear = Outside fights you may change equipment: two hands, one armor. Keep on you what hits best.
guide-heal = Wounded? Resting takes the place of the whole turn, but heals up to 3 wounds.
guide-lock = A locked chest! A key opens it for certain; another die may try its luck.
guide-monster = In another's turn you fight at their side if you help; if not, you play their monster. Then be fierce!
guide-answer = Somebody talks business. Accept, refuse or offer better: the table keeps promises kept.
guide-end = You know how to play Dungeon Dice! Go for the monsters that make trophies: red, black, gold. The game goes on whenever you like.

# why a choice is better than the next one: `n` is how much differs
why-glory = { $n } Glory { $way ->
    [more] more
   *[less] less
  } ({ $who })
why-xp = { $n } experience { $way ->
    [more] more
   *[less] less
  } ({ $who })
why-wounds = { $n } { $n ->
    [one] wound
   *[other] wounds
  } { $way ->
    [more] more
   *[less] less
  } ({ $who })
why-die = { $n } { $what } { $way ->
    [more] more
   *[less] less
  } ({ $who })
why-fight = the fight is won { $n } % { $way ->
    [more] more
   *[less] less
  } often
