# Dice Throne, English. Names of seats, cards, tokens and abilities arrive as words.

a-die = hero die
defensive-roll = Defensive Roll { $n }
attack-modifier = Attack Modifier.
mark-cost = cost
mark-level = level
mark-limit = Stack Limit
mark-straight = numbers in a row
mark-alike = equal numbers
mark-dice = dice
is-out = defeated
is-isolated = isolated source
is-certain = cannot be avoided
use-text = At any time, pay { $n } CP: { $text }
spend-text = Spend: { $text }
spend-text-once = Spend once per turn, in your Main Phase: { $text }
spend-when = { $lead }, you may spend it: { $text }
spend-by-paying = At any time, pay { $n } CP to remove this token.
needs-text = { $needs }: { $text }
burst-text = When one more is added to a full stack: { $text }
permits-upgrades = You may also play upgrades in any Roll Phase.
rerolls-die = When you spend { $token }, you may re-roll its die 1 time.
token-freezes = You can do nothing at all.
token-rescues = When your Health would reach 0, lose this token and keep { $n } Health.
token-persistent = Persistent.
token-bound = This token cannot be removed or moved by cards.
house-name = our own name
confidence = figures of { $level } confidence
dispute = sources disagree: { $what }
edition-season-1 = season 1
edition-season-2 = season 2
edition-marvel = Marvel
edition-house = our own

moment-upkeep = In your Upkeep Phase: { $text }
moment-income = In your Income Phase: { $text }
moment-before-offense = Before your Offensive Roll Phase: { $text }
moment-activates = When you activate an Offensive Ability: { $text }
moment-attacks = When you attack: { $text }
moment-attacked = When you are attacked: { $text }
moment-conclusion = At the conclusion of your Roll Phase: { $text }
moment-attack-over = When the attack is over: { $text }
moment-foe-idle = When an opponent's Roll Phase ends without an Attack: { $text }
moment-upgraded = When you put another upgrade into play: { $text }
moment-turn-end = At the end of your turn: { $text }

area-status = { $who }
area-board = Board of { $who }
area-hand = Hand of { $who }
area-deck = Deck of { $who }
area-discard = Discard pile of { $who }
area-tray = Dice of { $who }
area-incoming = Incoming damage
incoming-part = { $n } { $kind ->
    [1] undefendable{" "}
    [2] pure{" "}
    [3] collateral{" "}
    [4] ultimate{" "}
    [6] unpreventable{" "}
   *[0] {""}
  }from { $who }
incoming-prevented = { $n } prevented
incoming-share = { $over }/{ $under } prevented
incoming-avoided = avoided

at-Match = Dice Throne
at-Turn = Turn { $turn }, { $who }
at-UpkeepPhase = Upkeep Phase
at-IncomePhase = Income Phase
at-MainPhase = { $phase ->
    [7] Main Phase (2)
   *[3] Main Phase (1)
  }
at-OffensiveRoll = Offensive Roll Phase
at-TargetingRoll = Targeting Roll Phase
at-DefensiveRoll = Defensive Roll Phase of { $who }
at-DiscardPhase = Discard Phase
at-Settle = Damage
at-Afterwards = After the damage
at-IsolatedDamage = Isolated damage to { $who }
at-TextRoll = Roll of { $who }
at-ActionWindow = Everybody may act
at-PlayCard = Card of { $who }
at-Several = Effects
at-Run = Effect of { $who }

prompt-act = { $about ->
    [offense] The attack dice are rolled. Act?
    [defense] The defence dice are rolled. Act?
    [targeting] The targeting die is rolled. Act?
    [roll] Dice were rolled for an effect. Act?
    [damage] { $n ->
        [0] Damage is pending. Act?
       *[other] { $n } damage is coming to you. Act?
      }
   *[moment] You may act now.
  }
prompt-act-before = { $who } declares { $what }. Act before it?
prompt-main = Main Phase: play, sell, spend, or pass.
prompt-keep = { $n ->
    [one] One more attempt. Which dice do you keep?
   *[other] { $n } more attempts. Which dice do you keep?
  }
prompt-announce = Which ability do you announce?
prompt-defend = { $n ->
    [0] No damage is coming any more. Do you defend?
   *[other] { $n } damage is coming. Do you defend?
  }
prompt-sell-down = Sell cards until you hold six.
prompt-upkeep-order = Which upkeep effect comes first?
prompt-either = { $source } — Which of these?
prompt-may = { $source } — Do you want to { $what }?
prompt-accept = { $source } — Do you accept { $what }?
prompt-choose-player = { $source } — Choose a player.
prompt-choose-target = { $mode ->
    [first] { $source } — You choose together with your partner: which of you is the target of the attack?
    [second] { $source } — { $who } names { $whom }. Which of you is the target of the attack?
   *[alone] { $source } — Choose the target of the attack.
  }
prompt-discard = { $source } — Discard a card.
prompt-pay-any = { $source } — How much CP do you pay?
prompt-how-many = { $source } — How many { $what } tokens?
prompt-set-die = { $source } — Which die do you change (dice: { $who })?
prompt-copy-die = { $source } — Which die takes which value?
prompt-reroll = { $source } — Which die is re-rolled (dice: { $who })?
prompt-pay-or-reroll = { $source } — Pay, or re-roll the die (dice: { $who })?
prompt-remove-token = { $source } — Which token is removed?
prompt-remove-any = { $source } — Remove a token, or enough?
prompt-move-token = { $source } — Which token moves where?
prompt-lay = { $source } — Which upgrade do you put into play?
prompt-order-top = { $source } — Which card comes next on top?
prompt-search = { $source } — Which upgrade do you take?
waiting = Waiting for { $who }.
over-won = { $who } wins!
over-won-two = { $who } and { $whom } win!
over-drawn = It is a draw.
luck-damage = Luck with the dice, in damage beyond the average

opt-pass = Pass
opt-yes = Yes
opt-no = No
opt-enough = Enough
opt-nothing = No ability
opt-keep = { $n ->
    [0] Stop with { $dice }
   *[other] { $kept ->
       [0] Re-roll everything
      *[other] Keep { $dice } and re-roll { $n }
     }
  }
opt-announce = { $ability }
opt-defend = { $ability }
opt-play = Play { $card } ({ $n } CP)
opt-sell = Sell { $card } (+1 CP)
opt-spend = Spend { $token }
opt-use = { $ability } ({ $n } CP): { $what }
opt-choose = { $what }
opt-first = { $what }
opt-set = { $old } becomes { $new }
opt-copy = { $old } becomes { $new }
opt-reroll = Re-roll the { $face }
opt-pay = Pay { $n } CP
opt-amount = { $n }
opt-player = { $who }
opt-remove = { $token } of { $who }
opt-move = { $token } from { $who } to { $whom }
opt-discard = { $card }
opt-take = { $card }
opt-top = { $card }
opt-lay = { $card }

log-turn = — Turn { $n }: { $who } —
log-phase = { $n ->
    [1] Upkeep Phase
    [2] Income Phase
    [3] Main Phase (1)
    [4] Offensive Roll Phase
    [5] Targeting Roll Phase
    [6] Defensive Roll Phase
    [7] Main Phase (2)
   *[8] Discard Phase
  }
log-starts = { $who } is Start Player.
log-rolls = { $goal ->
    [start] { $who } rolls { $dice } to see who begins.
    [defense] { $who } rolls { $dice } to defend.
    [targeting] { $who } rolls { $dice } to find the target.
    [text] { $who } rolls { $dice } ({ $what }).
   *[offense] { $who } rolls { $dice }.
  }
log-rerolls = { $who } re-rolls { $n ->
    [one] 1 die
   *[other] { $n } dice
  }: { $dice }.
log-more-attempts = { $who } gets one more Roll Attempt.
log-no-effect = { $what }: the dice bring nothing.
log-no-income = { $who } gets no income.
log-draws = { $who } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
  }.
log-drew = You draw { $card }.
log-reshuffles = { $who } shuffles the discard pile into a new deck.
log-gains-cp = { $who } gains { $n } CP.
log-pays = { $who } pays { $n } CP.
log-steals-cp = { $who } steals { $n } CP from { $whom }.
log-steals-health = { $who } steals { $n } Health from { $whom }.
log-gains-tokens = { $who } gets { $n } { $token }.
log-loses-tokens = { $who } loses { $n } { $token }.
log-raises-limit = { $who } raises the limit of { $token } by { $n }.
log-plays = { $who } plays { $card } for { $n } CP.
log-upgrades = { $who } puts { $card } into play.
log-sells = { $who } sells { $card }.
log-discards = { $who } discards { $card }.
log-spends = { $who } spends { $token }.
log-uses = { $who } uses { $ability }.
log-declares = { $who } declares { $what }.
log-fizzles = The declaration of { $who } has become impossible.
log-sets-die = A die of { $who } goes from { $old } to { $new }.
log-announces = { $who } announces { $ability }.
log-announces-nothing = { $who } announces no ability.
log-activates = { $who } activates { $ability }.
log-targets = { $who } targets { $whom }.
log-names-target = { $who } names { $whom } as the target.
log-team-differs = The two partners do not agree: a die decides ({ $dice }).
log-leader-card = { $who } attacks a Leader.
log-defends = { $who } defends with { $ability }.
log-deals = { $what }: { $n } damage on its way to { $whom }.
log-prepares-damage = { $what }: { $n } damage for a target to be found.
log-raises-attack = The attack gains { $n } damage ({ $what }).
log-lowers-attack = The attack loses { $n } damage ({ $what }).
log-undefendable = Nobody can defend against this attack of { $who } any more.
log-attacks-again = { $who } attacks { $whom } once more.
log-prevents = { $who } prevents { $n } damage ({ $what }).
log-prevents-half = { $who } prevents half of the damage ({ $what }).
log-returns-half = { $who } returns half of the damage to { $whom } ({ $what }).
log-avoids = { $who } avoids the damage ({ $what }).
log-takes = { $who } takes { $n } damage.
log-unhurt = Nothing gets through: { $who } takes no damage.
log-will-heal = { $who } is going to heal { $n }.
log-heals = { $who } heals { $n }.
log-loses-health = { $who } loses { $n } Health.
log-skips-offense = { $who } skips the Offensive Roll Phase.
log-turns-board = { $who } turns the hero board.
log-looks-at-hand = { $who } looks at the hand of { $whom }.
log-sees-card = { $whom } holds { $card }.
log-reveals-hand = { $who } reveals their hand.
log-reveals-card = { $who } shows { $card }.
log-looks-top = { $who } looks at the top { $n ->
    [one] card
   *[other] { $n } cards
  } of their deck.
log-sees-own = You see { $card }.
log-takes-card = { $who } takes { $card }.
log-takes-cards = { $who } takes { $n ->
    [0] none
   *[other] { $n }
  } of them.
log-defeated = { $who } is defeated.
log-won = { $who } wins.
log-drawn = Everybody is defeated at once: a draw.
log-concedes = { $who } concedes.

# Titles on the stage: what dice are thrown for
cue-roll = { $goal ->
    [start] Who begins?
    [defense] Defensive Roll
    [targeting] Targeting Roll
    [text] { $what }
   *[offense] Offensive Roll
  }

## Values of setup options, where they are chosen from a list
value-cards = cards on the board
value-slots = upgraded abilities
value-always = always
value-three = only while three are left
value-applied = applied
value-incoming = incoming

# What can be chosen when a game is set up, and what it means
setup-heroes = Hero
setup-first = Who begins
setup-upgrades = Upgrades in play count
setup-leader-card = Leader's bonus card (King of the Hill)
setup-then = "Then" after damage waits until it is
setup-help-heroes = heroes in seat order, e.g. gunslinger,cursed-pirate (drawn from the seed if left out)
setup-help-boards = folder of own heroes (.board); heroes/ in the user's data folder if left out
setup-help-players = 2, 3 or 4 when heroes are drawn
setup-help-first = seat that begins (rolled for if left out)
setup-help-upgrades = what counts as an upgrade in play (DT-UPGRADE-09)
setup-help-leader-card = King of the Hill: bonus card always, or only while three are left (DT-MODEKOTH-07)
setup-help-then = what follows "then" waits until the damage before it is applied, or only incoming (DT-TEXT-04)

# boards: lines that only they have
board-again = After the roll: { $text }
board-off = When it goes off: { $text }

# own heroes
own-name = { $name } (own)
own-remark = Somebody's own hero: it is in no box.
edition-own = somebody's own

# what is wrong with a board
board-too-long = The board is too long: { $n } signs, { $most } are possible.
board-too-many-lines = The board is too long: { $n } lines, { $most } are possible.
board-long-line = This line is too long: { $n } signs, { $most } are possible.
board-odd-sign = A board holds letters, signs and spaces, not { $sign }. Indent with spaces.
board-too-deep = Too many lines stand under each other here: { $most } steps are possible.
board-too-many = More than { $most } of the kind “{ $what }”.
board-heading = “{ $what }” begins no part of a board.
board-twice = “{ $what }” is said twice.
board-value = “{ $what }” cannot stand here.
board-number = “{ $what }” is no number from 0 to { $most }.
board-mark = “{ $what }” is not understood.
board-name = “{ $what }” is no name: write “Name”, or “Name / French name”.
board-long-name = A name has up to { $most } signs.
board-both = Here stands a remark, one line for each language.
board-source = No source is called “{ $what }”.
board-face = “{ $what }” is no face that is still free: a die has the faces 1 to 6, each with one symbol.
board-faces = These faces of the die have no symbol: { $faces }.
board-token = There is no token called “{ $what }”.
board-taken = “{ $what }” is a name of ours: choose another.
board-kind = A token is of one kind: positive, negative or unique.
board-when = When does this happen? Begin with a moment (“In your Upkeep Phase: …”), or “Spend: …”.
board-level = A slot has levels I, II and III, in this order; “{ $what }” stands here.
board-empty = Nothing stands under this line.
board-needs = What does this ability need?
board-texts = This ability has { $n } texts, but { $tiers ->
    [one] needs one
   *[other] needs 1 or { $tiers }
  }.
board-card = A card has a cost (“1 CP”) and a kind: main, roll or instant.
board-one-text = A card has one line of text; here are { $n }.
board-no-hero = No hero is named.
board-no-slot = The board has no slot.
board-no-dice = This looks at dice, but none have been rolled before it.
board-token-symbols = A token cannot look at symbols: whoever holds it may have other dice.
board-token-owned = A token cannot deal with tokens that belong to a player.
board-no-token = “Per token” means the token whose text this is; here is none.
board-table-dice = Dice on the table can be changed by cards, by spent tokens and where somebody may choose it, not here.
board-work = Too hard to read: from here on nothing was looked at.
board-no-side = This board has no other side.
board-nobody-chosen = “That player”: nobody has been chosen before.
board-deck = The deck has { $n } cards, not { $most }: 18 are everybody's, and each level II and III is one.
board-sides = A board has one side, or two with as many slots each and without levels II and III.
board-could = could stand here: { $what }
board-more = {" "}and { $n } more
board-rather = understood; usually written: { $what }
board-faults = { $n ->
    [one] 1 line is not understood
   *[other] { $n } lines are not understood
  }
board-fine = { $what } can be played as { $called }: a deck of { $n } cards.

# what looks odd on a board
odd-never = odd: no five dice are enough for { $what } ({ $level }).
odd-tier = odd: of the { $tiers } tiers of { $what } ({ $level }) only { $n } can be reached.
odd-idle = odd: { $what } ({ $level }) does nothing.
odd-free = odd: the upgrade { $what } ({ $level }) costs nothing.
odd-nobody = odd: nothing on this board gives { $what }.
odd-nothing = odd: the token { $what } does nothing.
odd-symbol = odd: no ability needs [{ $what }].
odd-defense = odd: there is no Defensive Ability.
odd-ultimate = odd: there is no Ultimate Ability.
odd-deck = odd: the deck has { $n } cards; those in the boxes have { $few } or { $most }.

# the guided game: two lines at most, to be read aloud
guide-goal = Welcome! You are the Barbarian, facing the Gunslinger. Each of you has 50 health: whoever reaches zero first has lost.
guide-look = Here are your attacks, and your four cards. There is no hurry: the game always waits for your choice.
guide-card = Cards are paid for with Combat Points (CP), and you have 2. Play Smack II: your attack with Swords will hit harder.
guide-card-else = As you like! A card can be played when you can pay for it; sold, it brings 1 CP.
guide-pass = When you have nothing more to do in a phase, pass: the next one begins.
guide-keep = The dice! Three rolls at most: keep what you can use, roll the others again.
guide-swords = 1, 2 and 3 show a Sword: you have three of them. Keep them! Smack asks for three, and hits harder with four or five.
guide-swords-else = Another idea, why not! Rare attacks hit harder, but come up less often.
guide-odds = { $screen ->
    [terminal] In doubt? Type "o": your exact chances of reaching each attack.
   *[browser] In doubt? This button gives your exact chances of reaching each attack. Try it.
  }
guide-announce = Here are the attacks that your dice allow. Announce one: the blow falls at once.
guide-announce-else = Noted. As long as no attack is announced, no blow falls.
guide-log = { $screen ->
    [terminal] What happened? Type "l" to read the log again, "w" and a number for the rule of a line.
   *[browser] What happened? The log tells everything, and each of its lines knows its rule: press one.
  }
guide-defend = You are under attack! Defend yourself: Thick Skin rolls three dice, and each heart gives you 2 health back.
guide-defend-else = Without a defence, all damage gets through. Try your luck next time!
guide-income = In each of your turns you gain 1 CP and draw a card. Spend, or save up for something bigger.
guide-why = { $screen ->
    [terminal] Does a question surprise you? Type "?": the rule that asks it is shown, word for word.
   *[browser] Does a question surprise you? This button shows the rule that asks it. And a card that cannot be played says why.
  }
guide-undo = { $screen ->
    [terminal] A regret? Type "u": your last choice is taken back. The dice would fall the same way again.
   *[browser] A regret? Undo: your last choice is taken back. The dice would fall the same way again.
  }
guide-hint = { $screen ->
    [terminal] Type "n" and the name of a card: you will know why it cannot be played now.
   *[browser] Out of ideas? The bulb shows what a sensible player would choose. You may well do better.
  }
guide-act = Before things go on, you may react with a card or a token. Nothing forces you to: pass if you prefer.
guide-sell = Nobody keeps more than six cards at the end of a turn. Sell the rest: 1 CP a card.
guide-token = A token weighs on you. Read it: sometimes you can pay to be rid of it.
guide-end = You know how to play Dice Throne! Finish this duel whenever you like: it waits for you here. And now, hit hard.

# The gallery of a new table: the role of each, and what it does in two lines; ours
role-barbarian = Brawler
about-barbarian = Hits hard, heals himself and stuns. Little to keep in mind: the hero to begin with.
role-gunslinger = Duellist
about-gunslinger = Puts Bounties on the target, dodges, and settles matters in duels of dice.
role-cursed-pirate = Saboteur
about-cursed-pirate = Lays Powder Kegs; when her Cursed Doubloons run out, her board turns to its cursed side. Two boards to learn.
role-paladin = Protector
about-paladin = Gathers CP, pays with them for re-rolls and cards, heals, and strikes back when struck.
role-pyromancer = Fire-raiser
about-pyromancer = Builds up Fire Mastery, then burns it all in one blow; her rivals catch fire.
role-black-widow = Spy
about-black-widow = Plants Time Bombs and hurries them on; Covert Ops put upgrades into play for nothing.
