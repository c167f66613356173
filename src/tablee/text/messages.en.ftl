# Words that every game and client shares, English.

cp = CP
kind-offense = offensive
kind-defense = defensive
kind-passive = passive
kind-ultimate = ultimate
kind-positive = positive
kind-negative = negative
kind-unique = unique
kind-companion = companion
kind-instant = instant
kind-main = main phase
kind-roll = roll phase
kind-upgrade = upgrade
content-dice = Dice
content-line = { $what }: { $text }
content-side = — Side { $n } of the board —
content-tokens = — Status effects —
content-limit = limit
content-cards = — Cards —
mark-health = Health
mark-cp = CP
mark-hand = hand
mark-deck = deck
mark-incoming = total
area-resolving = Being resolved
reason-game-over = The game is over.
reason-unknown-verb = There is no such action in this game.
reason-forbidden = The rules forbid it now.
reason-not-offered = It is not among the choices now.
reason-not-your-decision = Somebody else is choosing now.
allowed = You may do that now.
hidden-cards = { $n ->
    [one] 1 hidden card
   *[other] { $n } hidden cards
  }
choose = Your choice
bad-number = There is no choice { $what }. Type a number from 1 to { $n }, or help.
bad-command = I do not understand "{ $what }". Type a number from 1 to { $n }, or help.
undone = Taken back.
undo-barrier = That cannot be taken back: dice were rolled, a card was seen, or somebody else acted.
you-won = You have won.
you-lost = You have lost.
undo-nothing = There is nothing to take back.
saved = Saved as { $name }. Resume with: tablee play --resume { $name }
bye = Goodbye. The game is saved as { $name }; resume with: tablee play --resume { $name }
nothing-found = Nothing of that name here.
no-odds = There are no dice of yours to re-roll now.
odds-title = Chances with { $n ->
    [0] no re-roll
    [one] 1 re-roll
   *[other] { $n } re-rolls
  } left, each under the best policy for it
odds-keep = keep { $dice }
odds-keep-nothing = keep nothing
asked-because = You are asked because of:
your-seat = You play { $who }.
bot-seat = { $who }: { $level ->
    [giddy] giddy bot
    [easy] easy bot
    [medium] medium bot
    [strong] strong bot
    [expert] expert bot
   *[other] bot “{ $level }”
  }.
bot-other-weights = This game was begun with { $was }; from here on { $name } plays.
bot-other-table = { $name } has not learned from tables like this one: it plays like the medium level here.
bot-strange-content = { $name } has learned from games in which these were different, or were not there: { $what }.
concede-sure = Concede the game? Type yes to confirm.
odds-best = Best for the whole board: keep { $dice }.
odds-best-nothing = Best for the whole board: re-roll everything.
keep-help = Any other dice: keep and their numbers, e.g. keep 3 4 5.
bad-keep = You cannot keep "{ $what }" now: name dice that lie on the table, e.g. keep 3 4 5.
why-not-what = Name a card, token, ability or choice, e.g. why-not six-it.
why-not-card = Name a card or a choice that you see, e.g. why-not flip, or why-not and the name of a card in your hand.
campaign-saved = The campaign log { $name } is written.
seat-number = Seat { $n }
deal-help = deal WHO lists what you could give and ask for; deal WHO give TERMS for TERMS writes the offer down, by numbers of that list or by words; deal back takes it back. A third joins with ... with WHO give TERMS for TERMS. A term may say when and on which condition: 1:fight (after this fight), 1?won, 1?lost, 1?tied (if it ends so); help:2 is help in the next 2 fights. WHO is one of { $who }.
deal-words = give for with back
deal-ends = fight won lost tied
deal-give = You could give:
deal-want = You could ask for:
odds-fight = Chances in this fight
odds-line = Chances: { $what }
no-odds-fight = There is no fight now.
more-on-demand = The rest: map (all of it), board (everything that lies open).
fold-line = { $what }: { $n } ways{ $low ->
    [-1] {""}
   *[other] , { $low } to { $high }%
  }
fold-help = 1 shows the ways of the first choice, 1.2 takes the second of them.
off-the-map = There is no square at ({ $x }, { $y }): columns go from 0 to { $w }, rows from 0 to { $h }, and holes have none.
pick-help = { $n ->
    [one] { $n } square can be chosen
   *[other] { $n } squares can be chosen
  }: type one as x y, e.g. { $where }.
bill-help = Type all numbers on one line in any order, e.g. 2 1, or one after the other; { $verb } pays.
bill-given = You give: { $what }.
bill-missing = Missing: { $what }.
bill-lost = Lost: { $what }.
bill-spare = Not needed: { $what }.
bill-confirm = Type { $verb } to pay.

# when somebody wants to be asked: the command `ask`
wish-line = { $n } { $what }: { $wish }
wish-as-usual = as the table asks
wish-usual = { $wish } (as usual)
wish-value = ask N { $k }: { $wish }
wish-none = ask N: { $wish }
bad-wish = { $n ->
    [0] There is nothing to be asked about here.
   *[other] "{ $what }" is no wish: ask lists them, ask 1 { $k } makes one, ask 1 takes it back.
  }

# texts that are read: why one is not understood, and what could stand there
unread-here = “{ $here }” is not understood. Here could stand: { $wanted }.
unread-near = “{ $here }” is not understood. Did you mean “{ $near }”? Here could stand: { $wanted }.
unread-end = Something is missing. Here could stand: { $wanted }.
unread-long = The text is too long: { $forms } characters are the most.
unread-deep = Too much hangs together in one sentence. Say it in several.
unread-work = The text is too tangled. Use shorter sentences.
unread-many = This can be read in several ways, and one would have to guess. Say it otherwise, or in several sentences.
unread-otherwise = This can mean several things. Write one of: { $forms }
wanted-number = a number
wanted-more = and { $n } more

# the account of a game that is over
account-title = How it came about
account-figure = { $what }: { $all }
account-from-to = { $who } { $from } → { $to }
account-blow = Biggest blow ({ $n }): { $what }
account-blow-of = Biggest blow: { $n } ({ $who })
account-turning = The game turned at choice { $n } of { $of }.
account-luck = { $what }: { $all }

# the analysis of a finished game
analysis-title = { $who }: chance to win, from choice 1 to choice { $n }
analysis-sums = What made the result
analysis-sum = { $who }: { $from } % at the beginning, luck { $luck }, own choices { $own }, choices of the others { $others }; { $to } % at the end
analysis-turns = Turning points
analysis-turn = Choice { $n }, { $who }: { $what }. { $side } goes from { $from } % to { $to } %, { $by ->
    [chance] most of it by dice and cards
   *[choice] most of it by choices
  }.
analysis-mistakes = What would have been better
analysis-mistake = Choice { $n }, { $who }: { $chose }. Better: { $better } (+{ $gain } %).
analysis-why = Because: { $why }.
analysis-better-none = No choice cost { $n } % or more.
analysis-concede = give up

# the commands at the table: their names, what may follow, what they do
help-short = A number chooses, undo (u) goes back, why (?) says the rule; help (h) lists all commands.
help-title = A number chooses, or a choice as it is written. Else a command, by its name or its letter:
word-help = help
with-help = {""}
does-help = this list
word-why = why
with-why = {""}
does-why = why I am asked this: the rules of this step
word-whynot = why-not
with-whynot = NAME
does-whynot = why it is impossible now: a card, a square, a choice
word-hint = hint
with-hint = {""}
does-hint = what a good bot would choose; Enter then chooses it
word-keep = keep
with-keep = DICE
does-keep = keep these dice and re-roll the others, e.g. keep 3 4 5
word-odds = odds chances
with-odds = {""}
does-odds = the exact chances
word-chance = chance
with-chance = {""}
does-chance = show or hide my chance to win, from what my seat may know
word-map = map
with-map = {""}
does-map = the whole map
word-sight = sight
with-sight = {""}
does-sight = what who acts can see
word-card = card
with-card = NAME
does-card = what a card, ability, die or token says
word-board = board
with-board = {""}
does-board = everything that lies open on the table
word-deal = deal offer
with-deal = WHO
does-deal = make an offer; deal alone says how
word-ask = ask
with-ask = N
does-ask = when I am asked for something
word-log = log
with-log = N
does-log = the last lines of the log (20, or N)
word-line = line
with-line = N
does-line = the rule behind line N of the log
word-pace = pace
with-pace = PACE
does-pace = how fast things are told: { pace-calm }, { pace-normal }, { pace-quick } or { pace-once }
word-undo = undo
with-undo = {""}
does-undo = take my last choice back
word-save = save
with-save = {""}
does-save = save the game
word-concede = concede
with-concede = {""}
does-concede = give the game up, after asking
word-quit = quit exit
with-quit = {""}
does-quit = save and quit
pace-calm = calm
pace-normal = normal
pace-quick = quick
pace-once = once
pace-now = Things are told at pace { $pace }. There are { pace-calm }, { pace-normal }, { pace-quick } and { pace-once }; Enter skips to the next choice.
bad-pace = "{ $what }" is no pace: there are { pace-calm }, { pace-normal }, { pace-quick } and { pace-once }.
hint-line = Hint: { $what }. Enter chooses it.
hint-chance = { $n } % to win
hint-why = Why, rather than the next choice: { $why }.
hint-next = Next best: { $what }
why-odds = up to { $n } % to get { $what }, instead of { $m } %
chance-line = Chance to win: { $n } %
chance-on = The chance to win is shown beside the table.
chance-off = The chance to win is no longer shown.
empty-line = Nothing is chosen. Type a number from 1 to { $n }, or help for the list of commands.
bad-near = I do not understand "{ $what }". Did you mean { $near }? Else a number from 1 to { $n }, or help.
odds-beside = In this game the chances stand beside the choices.
odds-none = In this game no dice are rolled: there are no chances to work out.
