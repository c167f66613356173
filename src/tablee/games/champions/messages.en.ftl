# Marvel Champions, English. Names of cards and players arrive as words.

house-card = our own card
changed-card = Its figures are not those that are printed.
doubt = sources disagree: { $what }
per-player = per player
nothing = nothing
res-energy = energy
res-mental = mental
res-physical = physical
res-wild = wild
res-any = { $n ->
    [one] 1 resource
   *[other] { $n } resources
  }
mark-hp = HP
mark-thw = THW
mark-atk = ATK
mark-def = DEF
mark-rec = REC
mark-sch = SCH
mark-threat = threat
mark-tokens = { $n ->
    [one] acceleration token
   *[other] acceleration tokens
  }
mark-counters = { $n ->
    [one] counter
   *[other] counters
  }
mark-damage = { $n ->
    [one] damage
   *[other] damage
  }
mark-cost = cost
mark-under = { $n ->
    [one] card beneath
   *[other] cards beneath
  }
mark-boosts = { $n ->
    [one] boost card
   *[other] boost cards
  }
mark-victory = { $n ->
    [one] victory point
   *[other] victory points
  }
mark-dealt = { $n ->
    [one] encounter card
   *[other] encounter cards
  }
mark-start = starting threat
mark-accel = acceleration
mark-target = target
mark-boost = boost
mark-star = boost ability
mark-hp-each = HP per player
mark-start-each = starting threat per player
mark-accel-each = acceleration per player
mark-target-each = target per player
mark-worn-atk = { $n ->
    [one] consequential damage after an attack
   *[other] consequential damage after an attack
  }
mark-worn-thw = { $n ->
    [one] consequential damage after thwarting
   *[other] consequential damage after thwarting
  }
icon-acceleration = acceleration icon
icon-hazard = hazard icon
icon-crisis = crisis icon
icon-amplify = amplify icon
is-exhausted = exhausted
is-stunned = stunned
is-confused = confused
is-tough = tough
is-hero-form = hero
is-alter-ego-form = alter-ego
is-out = eliminated
is-first = first player
attached-to = on { $card }

content-unique = unique
content-cost = cost { $n }
type-hero = hero
type-alter-ego = alter-ego
type-ally = ally
type-event = event
type-resource = resource
type-support = support
type-upgrade = upgrade
type-attachment = attachment
type-environment = environment
type-main-scheme = main scheme
type-minion = minion
type-obligation = obligation
type-side-scheme = side scheme
type-treachery = treachery
type-villain = villain

set-scenario = { $name } (scenario)
set-modular = { $name } (modular)
set-standard = Standard
set-expert = Expert
set-aggression = Aggression
set-justice = Justice
set-leadership = Leadership
set-protection = Protection
set-basic = Basic
set-campaign = Campaign: Shadows over the Docks
set-nemesis = Nemesis of { $name }

area-villain = Villain
area-schemes = Schemes
area-environment = Environment
area-status = { $who }
area-allies = Allies
area-board = In play
area-engaged = Minions
area-hand = Hand of { $who }
area-dealt = Encounter cards before { $who }
area-deck = Deck of { $who }
area-discard = Discard pile of { $who }
area-encounter = Encounter deck
area-encounter-discard = Encounter discard pile
area-victory = Victory display
area-found = Cards you look at

at-Match = Marvel Champions
at-SettingUp = Setup
at-Round = Round { $n }, { $step ->
    [threat] villain phase 1: threat
    [activate] villain phase 2: activations
    [deal] villain phase 3: deal encounter cards
    [reveal] villain phase 4: reveal
    [pass_token] villain phase 5
    [discard] end of the player phase: discard
    [draw] end of the player phase: draw
    [ready] end of the player phase: ready
   *[other] { $phase ->
       [villain] villain phase
      *[player] player phase
     }
  }
at-Turn = Turn of { $who }
at-Use = { $card }
at-PayResources = Paying
at-Run = { $card }
at-Event = { $kind ->
    [attack] { $by } attacks { $card }
    [enemy_attack] { $by } attacks
    [enemy_scheme] { $by } schemes
    [thwart] { $by } thwarts { $card }
    [damage] Damage to { $card }
    [place_threat] Threat on { $card }
    [remove_threat] Threat removed from { $card }
    [reveal] { $card } is revealed
    [enter_play] { $card } enters play
    [defeat] { $card } is defeated
    [change_form] { $card } changes form
    [heal] { $card } is healed
    [recover] { $card } recovers
    [leave] { $card } leaves play
    [engage] { $by } engages
    [give] Status card for { $card }
   *[other] Event
  }
at-BasicPower = Basic power of { $card }
at-Activations = Activations
at-EnemyAttack = Attack of { $card }
at-EnemyScheme = Scheme of { $card }
at-AssignDamage = Dividing damage
at-DiscardFromHand = { $prompt ->
    [mulligan] Mulligan
   *[other] Discarding
}
at-TooMany = Limit
at-Abilities = { $card }
at-NextStage = Villain stage
at-Advance = Main scheme
at-Eliminate = Elimination
at-Reveal = Revealing { $card }
at-RevealAll = Revealing
at-RevealByType = { $card }

prompt-turn = Your turn: play, attack, thwart, change form, or end it.
prompt-help = { $who } asks you for help. Trigger an Action?
prompt-pay = { $n ->
    [0] { $card } is paid. Spend more?
    [one] Pay 1 resource for { $card }.
   *[other] Pay { $n } resources for { $card }.
  }
prompt-target = { $card }: { $what }. Choose the target.
prompt-pay-for = { $card }: whose cost do you pay?
prompt-where-to = Where does { $card } go?
prompt-x = { $card }: choose X.
prompt-either = { $card }: choose one.
prompt-next-effect = { $card }: which effect comes next?
prompt-may = { $card }: do you want to { $what }?
prompt-look = { $card }: which card do you take?
prompt-search = { $card }: which card do you take?
prompt-special = { $card }: which Special ability comes next?
prompt-activate-next = Which enemy activates against you next?
prompt-defend = { $card } (ATK { $n }{ $boost ->
    [0] {""}
   *[other] {" "}and its boost
  }) attacks { $who }. Who defends?
prompt-assign = { $n } damage left to divide. How much for { $card }?
prompt-mulligan = Opening hand: which cards do you want to replace?
prompt-hand-size = { $n ->
    [0] End of the player phase: which cards do you want to discard?
   *[other] End of the player phase: discard at least { $n } more.
  }
prompt-discard = { $n ->
    [one] { $card }: discard 1 card from your hand.
   *[other] { $card }: discard { $n } cards from your hand.
  }
prompt-discard-order = { $card }: several cards are discarded. Which goes first?
prompt-cost-discard = Discard a card to pay for { $card }.
prompt-too-many-ally = Too many allies: discard one.
prompt-too-many-restricted = Too many Restricted cards: discard one.
prompt-forced-order = { $kind ->
    [begin] Start of the round
    [end] End of the round
    [enemy_attack] { $by } attacks
    [enemy_scheme] { $by } schemes
   *[other] { $card }
  }: several forced abilities. Which comes first?
prompt-would = { $kind ->
    [enemy_attack] { $by } is about to attack. Interrupt?
    [damage] { $card } is about to take { $n } damage. Interrupt?
    [place_threat] { $n } threat is about to be placed on { $card }. Interrupt?
   *[other] { $card }: interrupt?
  }
prompt-interrupt = { $kind ->
    [enemy_attack] { $by } attacks. Interrupt?
    [enemy_scheme] { $by } schemes. Interrupt?
    [reveal] { $card } is revealed. Interrupt?
    [damage] { $card } takes { $n } damage. Interrupt?
   *[other] { $card }: interrupt?
  }
prompt-response = { $kind ->
    [attack] { $by } attacked { $card }. Respond?
    [enemy_attack] { $by } attacked. Respond?
    [thwart] { $by } thwarted { $card }. Respond?
    [enter_play] { $card } entered play. Respond?
    [change_form] { $card }: the form changed. Respond?
   *[other] { $card }: respond?
  }
waiting = Waiting for { $who }.
luck-boosts = Luck against boost cards, in icons escaped compared to the average
over-won = The heroes win!
over-lost = The villain wins.

opt-pass = Pass
opt-pass-defend = Do not defend
opt-yes = Yes
opt-no = No
opt-enough = Enough
opt-enough-mulligan = Keep the rest
opt-enough-hand-size = Keep the rest
opt-end = End your turn
opt-flip = Change form to { $card }
opt-recover = { $card } recovers (heals { $n })
opt-attack = { $card } attacks { $target } for { $n }
opt-thwart = { $card } thwarts { $target } for { $n }
opt-play = Play { $card } for { $n }
opt-use = Use { $card }{ $named ->
    [yes] : { $ability }
   *[no] {""}
  }
opt-first = { $card } first
opt-ask = Ask { $who } for an Action
opt-pay = Spend { $card }: { $res }
opt-pay-with = Pay
reason-pay = It cannot pay for this.
reason-pay-with = This does not pay for it.
opt-target = { $card }
opt-discard = Discard { $card }
opt-take = Take { $card }
opt-special = { $card }
opt-next = { $card }
opt-defend = { $card } defends
opt-choose = { $what }
opt-assign = { $n }
opt-x = X = { $n }

log-round = — Round { $n } —
log-turn = { $who }'s turn begins.
log-villain-phase = The villain phase begins.
log-villain-step = { $n ->
    [1] Step 1: threat grows on the main scheme.
    [2] Step 2: the enemies activate against { $who }.
    [3] Step 3: encounter cards are dealt.
   *[other] Step 4: encounter cards are revealed.
  }
log-first-player = { $who } is first player.
log-draws = { $who } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
  }.
log-discarded = { $card } is discarded.
log-milled = { $who } discards { $card } from the top of the deck.
log-to-hand = { $who } takes { $card } into hand.
log-shuffled-in = { $who } shuffles { $n ->
    [one] 1 card
   *[other] { $n } cards
  } into the deck.
log-deck-out = { $who } has no cards left in the deck: the discard pile becomes the deck, and { $who } is dealt an encounter card.
log-encounter-out = The encounter deck ran out: it is shuffled anew, with { $n ->
    [one] 1 acceleration token
   *[other] { $n } acceleration tokens
  } now.
log-no-encounter-cards = There are no encounter cards left.
log-dealt = { $who } is dealt an encounter card.
log-plays = { $who } plays { $card }.
log-uses = { $who } uses { $card }.
log-spends = { $who } spends { $card }.
log-enters = { $card } enters play.
log-engages = { $who } engages { $player }.
log-attacks = { $who } attacks { $target }.
log-thwarts = { $who } thwarts { $target }.
log-recovers = { $who } recovers.
log-defends = { $who } defends.
log-damage = { $who } takes { $n } damage.
log-heals = { $who } heals { $n } damage.
log-stored = { $n } damage goes onto { $what }.
log-status = { $who } becomes { $status ->
    [stunned] stunned
    [confused] confused
   *[tough] tough
  }.
log-tough-gone = { $who } discards a tough card instead of taking damage.
log-stunned-gone = { $who } discards a stunned card instead of attacking.
log-confused-gone = { $who } discards a confused card instead of acting.
log-threat-placed = { $scheme } gets { $n } threat ({ $before } → { $now }).
log-threat-removed = { $scheme } loses { $n } threat ({ $before } → { $now }).
log-defeated = { $who } is defeated.
log-eliminated = { $who } is eliminated.
log-concedes = { $who } concedes.
log-completed = { $scheme } is completed.
log-advances = The main scheme advances: { $scheme }.
log-next-stage = The villain moves on to the next stage: { $card }.
log-acceleration = The main scheme now has { $n ->
    [one] 1 acceleration token
   *[other] { $n } acceleration tokens
  }.
log-boost-dealt = { $enemy } is given a boost card.
log-boost-turned = The boost card is { $card }.
log-boosted = { $card }: { $enemy } gets +{ $n } for this activation.
log-not-boosted = { $card }: no boost icon.
log-enemy-attacks = { $who } attacks { $target } (ATK { $n }).
log-enemy-schemes = { $who } schemes against { $player } (SCH { $n }).
log-attack-sum = { $who } attacks { $target }: { $n }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus }
  }{ $less ->
    [0] {""}
   *[other] {" "}− { $less }
  } = { $total } { $total ->
    [0] damage, nothing gets through.
   *[other] damage.
  }
log-scheme-sum = { $who } schemes ({ $scheme }): { $n }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus }
  }{ $less ->
    [0] {""}
   *[other] {" "}− { $less }
  } = { $total } threat.
log-reveals = { $who } reveals { $card }.
log-cancelled = The effects of { $card } are cancelled.
log-surge = { $card } surges: another encounter card is revealed.
log-quickstrike = { $who } attacks at once (quickstrike).
log-retaliates = { $who } retaliates for { $n }.
log-readied = { $card } is readied.
log-exhausted = { $card } is exhausted.
log-changes-form = Change of form: { $card }.
log-lasting = { $what } has a lasting effect.
log-won = The last stage of the villain is defeated.
log-lost = The game is lost.

is-spent = to be spent
is-chosen = to be discarded
is-crisis = crisis
is-hazard = hazard
is-acceleration = acceleration
is-amplify = amplify
is-guard = guard
is-patrol = patrol
mark-retaliate = retaliate
group-cards = Cards
group-abilities = Abilities
group-powers = Basic powers
group-more = More
log-foiled = { $who } is defeated.
log-takes-effect = { $card } takes effect.
log-uses-identity = { $named ->
    [yes] { $who } uses { $ability }.
   *[no] { $who } uses an ability of their identity.
  }

decks-title = Starter decks of the core box:
decks-aspects = Each hero can be played with any aspect ({ $aspects }), e.g. { $example }.
decks-files = A list of your own: a .txt or .json file as deck sites export it.
deck-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
deck-title = { $hero }: { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
deck-own = hero
deck-legal = The deck is legal.
deck-illegal = { $name } is no legal deck: { $n ->
    [one] 1 problem
   *[other] { $n } problems
  }.
deck-second-identity = line { $line }: a second identity, { $name } (MC-DECK-01)
deck-no-such-card = line { $line }: no card is called '{ $name }'
deck-no-identity = no identity is named; one line must say, for example, 'Hero: { $hero }' (MC-DECK-01)
deck-not-json = line { $line }: this is not JSON ({ $why })
deck-no-slots = a JSON deck needs "slots": {"{"}"code": copies{"}"}
deck-unknown-identity = no hero is called '{ $name }' (MC-DECK-01)
deck-bad-copies = { $name }: { $n } is no number of copies
deck-no-such-code = no card has the code '{ $name }'
deck-no-hero-code = no identity is named: "hero_code": "01001a" (MC-DECK-01)
deck-identity-inside = { $card } is an identity: a deck has exactly one, outside it (MC-DECK-01)
deck-no-player-card = { $card } is no player card but of the type { $kind } (MC-DECK-20)
deck-size = { $n } cards: a deck holds { $least } to { $most } (MC-DECK-02)
deck-own-cards = { $n } of { $card }: exactly { $qty } belong to { $hero } (MC-DECK-03)
deck-aspects = cards of { $n } aspects ({ $aspects }): choose one (MC-DECK-05)
deck-foreign-card = { $card } may be used only with its own identity (MC-DECK-04)
deck-campaign-card = { $card } is usable only in its campaign (MC-DECK-17)
deck-limit = { $n } of { $card }: at most { $most } per deck (MC-DECK-09)
deck-unique = { $n } of { $card }: a unique card once (MC-DECK-08)
deck-copies = { $n } of { $card }: at most { $most } copies by title (MC-DECK-07)
deck-is-identity = { $card } is the identity itself (MC-DECK-08)
deck-team-up = { $card } teams up others than { $hero } (MC-DECK-11)
deck-equal-aspects = { $hero } demands as many cards of one aspect as of another (MC-DECK-10)

## Looking through the cards, and building decks
facet-aspect = Aspect
facet-type = Type
facet-cost = Cost
facet-hero = Hero
facet-set = Set
cards-of-heroes = Hero cards
cards-of-encounters = Encounter
deck-hero-line = Hero: { $hero }

campaign-expert = expert
campaign-won = { $title }: won.
campaign-next = { $title }: scenario { $n } of { $of }, { $scenario }; lost so far: { $tries }; cards: { $cards }; more threat at the start: { $alarm }.
campaign-none = none: one scenario
campaign-cards = Cards earned: { $cards }
campaign-tries = { $n ->
    [one] Lost once so far
   *[other] Lost { $n } times so far
  }
campaign-alarm = The main scheme begins with { $n } more threat
campaign-wounds = { $hero } begins with { $n } damage

## Values of setup options, where they are chosen from a list
starter-deck = starter deck
value-random = drawn at random
value-unpaid = counts as not paid
value-paid = counts as paid
value-works = still surges
value-cancelled = is cancelled too
value-no-defence = no help, not even to defend
value-defence = others may defend
value-hurt = only when hurt
value-always = always
value-if-it-matters = if something comes of it
value-never = not allowed
value-closed = kept hidden
value-open = open to all heroes
value-none = none

# What can be chosen when a game is set up, and what it means
setup-heroes = Hero
setup-scenario = Villain
setup-modular = Modular set
setup-mode = Mode
setup-heroic = Heroic level
setup-skirmish = Skirmish: one stage only
setup-first = First player
setup-campaign = Campaign
setup-prevented-cost = A prevented cost
setup-cancelled-surge = Surge of a cancelled card
setup-peril = Peril
setup-recover = Recovering unhurt
setup-vain-powers = Attacks and thwarts in vain
setup-hands = Hands
setup-help-heroes = hero:aspect in seat order, e.g. spider-man:justice,iron-man (its starter deck), or a deck file
setup-help-players = 1 to 4 when heroes are drawn
setup-help-changes = figures that are not as printed: SET.CARD.FIGURE=NUMBER, with spaces between several
setup-help-scenario = the villain
setup-help-modular = modular sets instead of the recommended one, separated by commas, or random
setup-help-mode = standard or expert
setup-help-heroic = heroic level (more encounter cards)
setup-help-skirmish = only this villain stage: 1, 2 or 3
setup-help-first = seat of the first player
setup-help-campaign = campaign and name of its log, e.g. docks:friday; docks-expert:friday for the harder one
setup-help-prevented-cost = a reading where the book is silent (MC-COST-02)
setup-help-cancelled-surge = a reading where the book is silent (MC-KEY-14)
setup-help-peril = a reading where the book is silent (MC-KEY-12)
setup-help-recover = a reading where the book is silent (MC-FORM-09)
setup-help-vain-powers = a reading where the book is silent (MC-ATK-05)
setup-help-hands = a reading where the book is silent (MC-GOLD-06)

# the guided game: two lines at most, to be read aloud
guide-goal = Welcome! You are Spider-Man, facing Rhino, the heavyweight burglar. Bring his hit points to zero, twice: he has two stages.
guide-threat = But beware of his scheme! If its threat reaches the target, Rhino has won. You will soon know how to bring it down.
guide-mulligan = Here is your hand. What you do not like can be replaced, once only. This one is good: keep it.
guide-mulligan-else = Very well, fresh blood! Keep the rest when you have put aside what you do not want.
guide-turn = In your turn, act as much as you like, in any order you like. For now, you are Peter Parker.
guide-ally = An ally fights at your side: play Mockingbird. Her cost stands on the card.
guide-ally-else = Why not! An ally remains a good bargain: it attacks, thwarts, and takes blows in your place.
guide-card = Play a card: its cost stands on it. Allies, upgrades and supports stay in play.
guide-pay = A card is paid for with other cards, or with Peter himself: each gives the resource drawn on it. Choose enough to pay, then confirm.
guide-response = A card may respond to what has just happened. Mockingbird stuns Rhino: he will lose his next attack. Go ahead!
guide-response-else = Passing is allowed: nothing forced you to respond.
guide-flip = Peter recovers, but does not strike. Change form, once a turn: Spider-Man attacks, thwarts and defends.
guide-flip-else = All right. Remember: while you are Peter, Rhino does not attack you, he adds threat.
guide-attack = Attack! A character that attacks is exhausted: it has done its part for this turn.
guide-attack-else = As you like. As long as a character is ready, it can still attack or thwart.
guide-rest = Nobody left to act, nothing useful to play? End your turn. The villain's comes next.
guide-hand = End of the turn: put aside the cards you have no use for, then you draw up to your hand size.
guide-interrupt = To interrupt is to act just before. Your Spider-Sense draws you a card: do not miss it.
guide-before = To interrupt is to act just before something happens. Nothing forces you to: pass if you prefer.
guide-defend = Who takes the blow? Spider-Man subtracts his DEF, but is exhausted. An ally takes it all. Without a defender, it is yours.
guide-defend-else = Your choice stands! The boost card, turned afterwards, may still make the blow heavier.
guide-villain = { $screen ->
    [terminal] The villain has played: threat, attack, then an encounter card. Type "l" to read the log again.
   *[browser] The villain has played: threat, attack, then an encounter card. The log tells every step, with its rule.
  }
guide-thwart = Threat is rising. Thwarting brings it down: as many points as the character's THW.
guide-why = { $screen ->
    [terminal] Does a question surprise you? Type "?". And "n" with the name of a card says why it cannot be played.
   *[browser] Does a question surprise you? This button shows the rule that asks it. And a card that cannot be played says why.
  }
guide-undo = { $screen ->
    [terminal] A regret? Type "u": your last choice is taken back.
   *[browser] A regret? Undo: your last choice is taken back.
  }
guide-hint = { $screen ->
    [terminal] Curious about a card? Type "c" and its name: its whole text is shown.
   *[browser] Out of ideas? The bulb shows what a sensible player would choose. You may well do better.
  }
guide-minion = A minion has engaged you: it will attack in every turn of the villain, and some protect their master. Get rid of it.
guide-target = An effect looks for its target: choose among what is offered.
guide-end = You know how to play Marvel Champions! Rhino has not fallen yet: finish him whenever you like, the table waits for you.

# The gallery of a new table: the role of each, and what it does in two lines; ours
role-spider-man = Defender
about-spider-man = Defends better than anybody and draws a card when the villain attacks. A good first hero.
role-captain-marvel = All-rounder
about-captain-marvel = Tough, turns energy into cards and blows, and lets others draw.
role-she-hulk = Bruiser
about-she-hulk = The most hit points and the hardest blow; strikes whenever she changes form. A small hand.
role-iron-man = Builder
about-iron-man = Begins with next to nothing and builds his suit piece by piece; complete, it is formidable.
role-black-panther = Strategist
about-black-panther = Lays out his upgrades, then sets them all off at once; whoever strikes him is struck.
role-rhino = Brute
about-rhino = Charges straight ahead and hits hard. The villain to begin with.
role-klaw = Raider
about-klaw = His attacks get one boost card more, and his minions bring weapons.
role-ultron = Swarm
about-ultron = Fills the table with drones that grow more dangerous from stage to stage.
# what speaks for a choice rather than for the next one: always what is more or less
why-life = { $n } { $way ->
    [more] more
   *[less] less
  } of the villain's life
why-threat = { $n } { $way ->
    [more] more
   *[less] less
  } threat on { $what }
why-villain-stunned = the villain { $way ->
    [more] is stunned
   *[less] is not stunned
  }
why-villain-confused = the villain { $way ->
    [more] is confused
   *[less] is not confused
  }
why-health = { $n } { $way ->
    [more] more
   *[less] less
  } health ({ $who })
why-cards = { $n } { $n ->
    [one] card
   *[other] cards
  } { $way ->
    [more] more
   *[less] fewer
  } in hand ({ $who })
why-allies = { $n } { $n ->
    [one] ally
   *[other] allies
  } { $way ->
    [more] more
   *[less] fewer
  } ({ $who })
why-things = { $n } { $n ->
    [one] upgrade or support
   *[other] upgrades and supports
  } { $way ->
    [more] more
   *[less] fewer
  } ({ $who })
why-minions = { $n } { $n ->
    [one] minion
   *[other] minions
  } { $way ->
    [more] more
   *[less] fewer
  } engaged ({ $who })
why-tough = { $way ->
    [more] keeps a Tough card
   *[less] has no Tough card
  } ({ $who })
