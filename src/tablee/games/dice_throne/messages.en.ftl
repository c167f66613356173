# Dice Throne, English. Names of seats, cards, tokens and abilities arrive as words.

a-die = hero die
defensive-roll = Defensive Roll { $n }
attack-modifier = Attack Modifier.
mark-cost = cost
mark-level = level
mark-limit = Stack Limit
mark-straight = numbers in a row
mark-alike = equal numbers
mark-dice = { $n ->
    [one] die
   *[other] dice
  }
is-out = defeated
is-isolated = isolated source
is-blocked = blocked
is-odd = no symbol
is-certain = cannot be avoided
use-text = At any time, pay { $n } CP: { $text }
use-once = Once per turn, in your Main Phase: { $text }
use-free = At any time: { $text }
use-when = At any time, { $lead }: { $text }
spend-text = Spend: { $text }
spend-text-once = Spend once per turn, in your Main Phase: { $text }
# one of several ways to spend a token; what it says about when follows the number
spend-some = Spend { $n }{ $limits }: { $text }
spend-once = , once per turn
spend-twice = , up to two times per turn
spend-main = , in your Main Phase
spend-aged = , not in the turn in which you gained it
spend-when = { $lead }, you may spend it: { $text }
spend-by-paying = At any time, pay { $n } CP to remove this token.
needs-text = { $needs }: { $text }
full-text = When the Stack Limit is reached: { $text }
burst-text = When one more is added to a full stack: { $text }
permits-upgrades = You may also play upgrades in any Roll Phase.
rerolls-die = When you spend { $token }, you may re-roll its die 1 time.
token-freezes = You can do nothing at all.
token-rescues = When your Health would reach 0, lose this token and keep { $n } Health.
token-persistent = Persistent.
token-kept = This token cannot be moved to another player.
token-bound = This token cannot be removed or moved by cards.
token-blocks = Lies on an Offensive Ability of its holder, never an Ultimate or the last free one: it cannot be activated.
token-companion = A companion: no status effect, and nothing but its own rules touches it.
house-name = our own name
house-value = house value: { $what }
confidence = figures of { $level } confidence
dispute = sources disagree: { $what }
kind-spell = spell
edition-season-1 = season 1
edition-season-2 = season 2
edition-marvel = Marvel
edition-house = our own

moment-upkeep = In your Upkeep Phase: { $text }
moment-income = In your Income Phase: { $text }
moment-before-offense = Before your Offensive Roll Phase: { $text }
moment-offense = In your Offensive Roll Phase: { $text }
moment-offense-end = At the end of your Offensive Roll Phase: { $text }
moment-activates = When you activate an Offensive Ability: { $text }
moment-attacks = When you attack: { $text }
moment-attacked = When you are attacked: { $text }
moment-strikes = Once your attack has its target: { $text }
moment-conclusion = At the conclusion of your Roll Phase: { $text }
moment-attack-over = When the attack is over: { $text }
moment-fought = After your attack: { $text }
moment-gained = When you get this token: { $text }
moment-foe-idle = When an opponent's Roll Phase ends without an Attack: { $text }
moment-hurt = When you really take damage: { $text }
moment-upgraded = When you put another upgrade into play: { $text }
moment-turn-end = At the end of your turn: { $text }
moment-activated = When it is activated: { $text }
moment-thrown = When you throw it: { $text }
moment-retrieved = When you retrieve it: { $text }

area-status = { $who }
area-board = Board of { $who }
area-hand = Hand of { $who }
area-deck = Deck of { $who }
area-prepared = Prepared spells of { $who }
area-discard = Discard pile of { $who }
area-pool = Heroes to choose from
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

at-Draft = Draft
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
at-Growth = Companions of { $who } grow
at-IsolatedDamage = Isolated damage to { $who }
at-Binding = Blocking an ability of { $who }
at-IsolatedBlow = Isolated damage to { $who }
at-TextRoll = Roll of { $who }
at-ActionWindow = Everybody may act
at-CastSpell = { $who }: a spell
at-PlayCard = Card of { $who }
at-Several = Effects
at-Run = Effect of { $who }

prompt-act = { $about ->
    [offense] The attack dice of { $whose } are rolled. Act?
    [defense] The defence dice of { $whose } are rolled. Act?
    [targeting] The targeting die of { $whose } is rolled. Act?
    [roll] { $source } — The dice of { $whose } are rolled. Act?
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
prompt-upkeep-order = Several upkeep effects are waiting. Which comes first?
prompt-either = { $source } — Which of these?
prompt-may = { $source } — Do you want to { $what }?
prompt-accept = { $source } — Do you accept { $what }?
prompt-choose-player = { $what ->
    [none] { $source } — Choose a player.
   *[other] { $source } — Choose a player: { $what }.
  }
prompt-ban = Rule out a hero that nobody will play.
prompt-pick = Choose your hero.
prompt-choose-target = { $mode ->
    [first] { $source } — You choose together with your partner: which of you is the target of the attack?
    [second] { $source } — { $who } names { $whom }. Which of you is the target of the attack?
   *[alone] { $source } — Choose the target of the attack.
  }
prompt-discard = { $source } — Discard a card.
prompt-pay-any = { $source } — How much CP do you pay?
prompt-how-many = { $source } — How many { $what } tokens?
prompt-split = { $source } — How much of the damage does { $what } take?
prompt-grow = { $source } — Grow by { $n ->
    [one] 1 step
   *[other] { $n } steps
  }: which companion will you have?
prompt-which-bot = { $source } — Which Bot?
prompt-which-ability = { $source } — Which ability of { $who } is blocked?
prompt-turn-over = { $source } — Which card do you turn over?
prompt-how-often = { $source } — How many times?
prompt-set-die = { $source } — Which die do you change (dice: { $who })?
prompt-copy-die = { $source } — Which die takes which value?
prompt-reroll = { $source } — Which die is re-rolled (dice: { $who })?
prompt-pay-or-reroll = { $source } — Pay, or re-roll the die (dice: { $who })?
prompt-remove-token = { $source } — Which token is removed?
prompt-remove-any = { $source } — Remove a token, or enough?
prompt-move-token = { $source } — Which token moves where?
prompt-conjure = { $source } — Which token do you gain?
prompt-stop-conjuring = { $source } — Do you discard a card, so that { $whom } does not gain { $what }?
prompt-prepare = { $source } — Which spell do you prepare?
prompt-unprepare = { $source } — Which older spell goes to the discard pile?
prompt-cast = { $source } — Which spell do you cast?
prompt-give-back = { $source } — Which card goes back, and where?
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
      *[other] Keep { $dice } and re-roll { $n ->
           [one] 1 die
          *[other] { $n } dice
        }
     }
  }
opt-announce = { $ability }
opt-defend = { $ability }
opt-play = Play { $card } ({ $n } CP)
opt-sell = Sell { $card } (+1 CP)
opt-use = { $n ->
    [0] { $ability }: { $what }
   *[other] { $ability } ({ $n } CP): { $what }
  }
opt-spend = { $n ->
    [0] Spend { $token }
   *[other] Spend { $n } { $token }: { $what }
}
opt-choose = { $what }
opt-first = { $source }: { $what }
opt-set = { $old } becomes { $new }
opt-copy = { $old } becomes { $new }
opt-reroll = Re-roll the { $face }
opt-pay = Pay { $n } CP
opt-bind = { $ability }
opt-turn = Card { $n }
opt-grow = { $token }
opt-bot = { $token }
opt-amount = { $n }
opt-ban = Rule out { $hero }
opt-pick = Take { $hero }
opt-player = { $who }
opt-remove = { $token } of { $who }
opt-move = { $token } from { $who } to { $whom }
opt-discard = { $card }
opt-take = { $card }
opt-conjure = { $token }
opt-prepare = { $card }
opt-cast = { $card }
opt-bottom = { $card } (at the bottom)
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
log-drafts = Player { $n } chooses first.
log-bans = Player { $n } rules out { $hero }.
log-picks = Player { $n } takes { $hero }.
log-leaves-draft = Player { $n } leaves the draft: there is no game.
log-variant = King of the Hill for { $n }: a variant outside the books.
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
log-activates-companion = { $who } activates { $token }.
log-turns-over = { $who } turns over a card: { $what }.
log-throws = { $who } throws { $token } at { $whom }.
log-retrieves = { $who } takes { $token } back from { $whom }.
log-raises-limit = { $who } raises the limit of { $token } by { $n }.
log-plays = { $who } plays { $card } for { $n } CP.
log-upgrades = { $who } puts { $card } into play.
log-sells = { $who } sells { $card }.
log-discards = { $who } discards { $card }.
log-spends = { $n ->
    [1] { $who } spends { $token }.
   *[other] { $who } spends { $n } { $token }.
}
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
log-defends-anyway = { $who } may defend against this undefendable attack.
log-undefendable = Nobody can defend against this attack of { $who } any more.
log-rolls-again = { $who } makes another Offensive Roll Phase.
log-odd-die = { $who } rolls a die whose symbols do not count: a star marks it.
log-attacks-again = { $who } attacks { $whom } once more.
log-prevents = { $who } prevents { $n } damage ({ $what }).
log-prevents-half = { $who } prevents half of the damage ({ $what }).
log-prevents-all = { $who } prevents all of the damage ({ $what }).
log-returns-half = { $who } returns half of the damage to { $whom } ({ $what }).
log-avoids = { $who } avoids the damage ({ $what }).
log-companion-hurt = { $token } takes { $n } damage for { $who }.
log-companion-heals = { $token } heals { $n } ({ $who }).
log-wards = { $token } steps in front of { $who }.
log-survives = { $who } survives: Health becomes { $n }.
log-takes = { $who } takes { $n } damage.
log-unhurt = Nothing gets through: { $who } takes no damage.
log-will-heal = { $who } is going to heal { $n }.
log-heals = { $who } heals { $n }.
log-loses-health = { $who } loses { $n } Health.
log-loses-cp = { $who } loses { $n } CP.
log-fewer-attempts = { $who } has { $n ->
    [one] 1 Roll Attempt
   *[other] { $n } Roll Attempts
} less.
log-phase-void = The Offensive Roll Phase of { $who } has no effect.
log-halves-own = What { $who } deals in this Roll Phase is halved.
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
log-finds-card = { $who } takes a card from the deck.
log-takes-card = { $who } takes { $card }.
log-stops-conjuring = { $who } stops what { $whom } conjures.
log-prepares = { $who } prepares { $card }.
log-casts = { $who } casts { $card }.
log-gives-back = { $who } puts 1 card { $top ->
    [0] at the bottom of
   *[other] on top of
  } the deck.
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
value-none = each seat names one
value-pick = one after the other
value-ban = bans, then picks
value-snake = bans, then picks in reverse order
value-book = by the book
value-koth = King of the Hill, 4 to 6 (outside the books)
value-cards = cards on the board
value-slots = upgraded abilities
value-always = always
value-three = only while three are left
value-applied = applied
value-incoming = incoming

# What can be chosen when a game is set up, and what it means
setup-heroes = Hero
setup-draft = Choosing heroes
setup-mode = Mode
setup-first = Who begins
setup-upgrades = Upgrades in play count
setup-leader-card = Leader's bonus card (King of the Hill)
setup-then = "Then" after damage waits until it is
setup-help-heroes = heroes in seat order, e.g. gunslinger,cursed-pirate (drawn from the seed if left out)
setup-help-boards = folder of own heroes (.board); heroes/ in the user's data folder if left out
setup-help-changes = figures that are not as printed: HERO.PIECE.FIGURE=NUMBER, with spaces between several
setup-help-players = 2, 3 or 4 when heroes are drawn, up to 6 with --mode koth
setup-help-draft = heroes are chosen at the table: pick, ban or snake; --heroes then names those to choose from
setup-help-mode = by the book, or koth: King of the Hill for 4 to 6, a variant outside the books (DT-MODEX-01)
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
changed-name = { $name } (changed)
changed-remark = Some of its figures are not the printed ones.
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
board-moves-again = What happens when a companion is thrown or retrieved cannot throw or retrieve it again: that would never end.
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
guide-look = Here are your abilities, and your four cards. There is no hurry: the game always waits for your choice.
guide-card = Cards are paid for with Combat Points (CP), and you have 2. Play Smack II: your attack with Swords will hit harder.
guide-card-else = As you like! A card can be played when you can pay for it; sold, it brings 1 CP.
guide-pass = When you have nothing more to do in a phase, pass: the next one begins.
guide-keep = The dice! Three rolls at most: keep what you can use, roll the others again.
guide-swords = Faces 1, 2 and 3 show a Sword: you have three of them. Touch these dice to keep them! Smack asks for three, and hits harder with four or five.
guide-swords-else = Another idea, why not! Rare attacks hit harder, but come up less often.
guide-odds = { $screen ->
    [terminal] In doubt? Type "o": your exact chances of reaching each attack.
   *[browser] In doubt? This button gives your exact chances of reaching each ability. Have a look, then roll again.
  }
guide-announce = Here are the attacks that your dice allow. Announce one: the blow falls at once.
guide-announce-else = Noted. As long as no attack is announced, no blow falls.
guide-log = { $screen ->
    [terminal] What happened? Type "l" to read the log again, "w" and a number for the rule of a line.
   *[browser] What happened? The log tells everything, and the "?" at the end of a line shows the rule that it follows.
  }
guide-defend = You are under attack! Defend yourself: Thick Skin rolls three dice, and each heart gives you 2 health back.
guide-defend-else = Without a defence, all damage gets through. Try your luck next time!
guide-income = In each of your turns you gain 1 CP and draw a card. Spend, or save up for a dearer card.
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
role-treant = Gardener
about-treant = Grows Spirits from Seedling to Dryad, spends them on re-rolls, health and heavy blows, and wraps rivals in Barbed Vines.
role-tactician = Strategist
about-tactician = Gains Tactical Advantage and spends it on what the moment asks for: CP, re-rolls, cards, marks or protection.
role-vampire-lord = Bloodthirsty
about-vampire-lord = Makes rivals bleed, gathers Blood Power and turns it into damage, cards or health; her gaze makes others roll again.
role-monk = Sage
about-monk = Gathers Chi, and spends it token by token to soften blows or, a turn later, to sharpen his own; slips away and cleanses himself.
role-captain-marvel = Star fighter
about-captain-marvel = Cosmic Flares scorch every rival in her upkeep, Cosmic Rays strengthen her attacks, and what she blocks flies back.
role-black-panther = King
about-black-panther = Every blow charges Kinetic Energy: it strengthens his attacks and bursts when the limit is reached; Vibranium Suits soften what hits him.
role-seraph = Angel
about-seraph = Flies out of reach or past every defence, burns rivals by her mere presence and blinds them, and cleanses herself.
role-moon-elf = Archer
about-moon-elf = Blinds, entangles and marks the target for harder hits, and dodges what comes back.
role-huntress = Hunter
about-huntress = Hunts with Nyra, who adds to every attack while she is up and can take a blow in her place.
role-artificer = Inventor
about-artificer = Turns Synth into Bots that shock, heal, and set off the Nanites on rivals.
role-loki = Trickster
about-loki = Hands out Bags of Tricks, blocks abilities, and lets attackers guess which Illusion is real.
role-thor = Thunderer
about-thor = Throws Mjolnir and calls it back, and gathers Electrokinesis that his strikes feed on.
role-samurai = Swordmaster
about-samurai = Gathers Honor by rolling little and striking clean, spends it on the attack, and shames whoever strikes at him.
role-black-widow = Spy
about-black-widow = Plants Time Bombs and hurries them on; Covert Ops put upgrades into play for nothing.
role-ninja = Poisoner
about-ninja = Leaves Delayed Poison that strikes at the end of the turn, hides in smoke and sharpens attacks with Ninjutsu.
role-spider-man = Acrobat
about-spider-man = Webs opponents so that nothing guards them, turns invisible, and strikes again at once with a Combo.
role-shadow-thief = Thief
about-shadow-thief = Hoards CP and strikes with all of it, draws cards by the handful, and vanishes into the Shadows where no attack hurts.
role-scarlet-witch = Enchantress
about-scarlet-witch = Bends her dice, conjures the tokens of others, crackles with every one she holds, and slips a die of hers among yours.
role-doctor-strange = Sorcerer
about-doctor-strange = Prepares spells and casts them into his attacks, foresees his cards, binds rivals and turns back time.

## Why not
reason-OFF-02 = Dice first: stop re-rolling by keeping all of them, then announce it.
reason-OFF-04 = Your dice do not meet its requirement.
reason-OFF-04-elsewhen = It is announced with the dice of your own Offensive Roll Phase.
reason-OFF-08 = An ability is announced already; only dice that somebody alters would change that.
reason-OFF-10 = One Offensive Ability is activated in a Roll Phase, no more.
reason-ABILITY-10 = You defend when an opponent's Attack has you as its target.
reason-DEF-04 = This damage cannot be defended against.
reason-MAIN-02 = You do not hold this card.
reason-MAIN-03 = Cards are sold in your own Main Phases.
reason-DISCARD-01 = Your hand holds no card too many.
reason-CARD-05 = You do not hold this card.
reason-CARD-08 = What is under way cannot be interrupted by this.
reason-CARD-09 = This card is played in your own Main Phases.
reason-CARD-10 = This card is played in a Roll Phase.
reason-CARD-11 = What is under way cannot be interrupted by a Roll Phase card.
reason-UPGRADE-02 = Upgrades are played in your own Main Phases.
reason-UPGRADE-03 = This Upgrade lies on your board already.
reason-UPGRADE-06 = A level as high lies there already.
reason-CP-01 = It costs { $cost } CP, and you have { $have }.
reason-CP-01-too = You have { $have } CP: not enough for that.
reason-DEF-07 = No dice of a Defensive Roll lie there.
reason-OFF-01 = No dice of an Offensive Roll lie there.
reason-DICE-03 = No dice lie there that it could still alter.
reason-STATUS-06 = There is no token to remove.
reason-STATUS-07 = This is not the moment that the token names, or it was used this turn.
reason-STATUS-08 = You do not have so many of these tokens.
reason-DMG-01 = No damage threatens you.
reason-DMG-07 = This damage cannot be prevented.
reason-MOD-02 = There is no Attack to modify.
reason-MOD-03 = It modifies your own Attack, in your own turn.
# what speaks for a choice rather than for the next one: always what is more or less
why-health = { $n } { $way ->
    [more] more
   *[less] less
  } health ({ $who })
why-cp = { $n } CP { $way ->
    [more] more
   *[less] less
  } ({ $who })
why-cards = { $n } { $n ->
    [one] card
   *[other] cards
  } { $way ->
    [more] more
   *[less] fewer
  } in hand ({ $who })
why-token = { $n } { $what } { $way ->
    [more] more
   *[less] less
  } ({ $who })
why-level = { $what } { $n } { $n ->
    [one] level
   *[other] levels
  } { $way ->
    [more] higher
   *[less] lower
  } ({ $who })
