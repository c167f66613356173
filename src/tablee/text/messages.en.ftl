# Words that every game and client shares, English.

cp = CP
kind-offense = offensive
kind-defense = defensive
kind-passive = passive
kind-ultimate = ultimate
kind-positive = positive
kind-negative = negative
kind-unique = unique
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
help-line = A number chooses. k DICE keep these, ? why am I asked, n WORDS why not, o odds, l log, w N why this log line, c NAME card, u undo, s save, b board, concede, h help, q quit.
bad-number = There is no choice { $what }. Type a number from 1 to { $n }, or h for help.
bad-command = I do not understand "{ $what }". Type a number from 1 to { $n }, or h for help.
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
concede-sure = Concede the game? Type yes to confirm.
odds-best = Best for the whole board: keep { $dice }.
odds-best-nothing = Best for the whole board: re-roll everything.
keep-help = Any other dice: k and their numbers, e.g. k 3 4 5.
bad-keep = You cannot keep "{ $what }" now: name dice that lie on the table, e.g. k 3 4 5.
why-not-what = Name a card, token, ability or choice, e.g. n six-it.
help-line-cards = A number chooses. ? why am I asked, n NAME why not, c NAME card, b all cards on the table, l log, w N why this log line, u undo, s save, concede, h help, q quit.
why-not-card = Name a card or a choice that you see, e.g. n flip, or n and the name of a card in your hand.
campaign-saved = The campaign log { $name } is written.
seat-number = Seat { $n }
deal-help = deal WHO lists what you could give and ask for; deal WHO give TERMS for TERMS writes the offer down, by numbers of that list or by words; deal back takes it back. A third joins with ... with WHO give TERMS for TERMS. A term may say when and on which condition: help:2 (in the next 2 fights), die.NAME:fight (after this fight), die.NAME?won, ?lost, ?tied. WHO is one of { $who }.
deal-give = You could give:
deal-want = You could ask for:
odds-fight = Chances in this fight
odds-line = Chances: { $what }
no-odds-fight = There is no fight now.
more-on-demand = The rest on request: m the whole map, b all cards.
fold-line = { $what }: { $n } ways{ $low ->
    [-1] {""}
   *[other] , { $low } to { $high }%
  }
fold-help = 1 shows the ways of the first choice, 1.2 takes the second of them.
off-the-map = There is no square at ({ $x }, { $y }): columns go from 0 to { $w }, rows from 0 to { $h }, and holes have none.
pick-help = { $n } squares can be chosen: type one as x y, e.g. { $where }.
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
wish-value = ask N { $name }: { $wish }
wish-none = ask N: { $wish }
bad-wish = { $n ->
    [0] There is nothing to be asked about here.
   *[other] "{ $what }" is no wish: ask lists them, ask 1 { $value } makes one, ask 1 takes it back.
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
account-blow = Best blow ({ $n }): { $what }
account-blow-of = Best blow: { $n } ({ $who })
account-turning = The game turned at choice { $n } of { $of }.
account-luck = { $what }: { $all }
