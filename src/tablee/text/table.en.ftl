# Words of the table in the browser, English. Ids begin with ui- so that no game's message is met.

### The lobby and its pages
ui-title = Tablée
ui-tagline = Hero games, played exactly by their rulebooks: alone against bots, at one screen, or with friends.
ui-skip = Skip to the content
ui-nav = Pages
ui-nav-rules = Rules
ui-nav-about = About
ui-language = Language
ui-lang-en = English
ui-lang-fr = Français
ui-light-day = A brighter table
ui-light-night = A table at night
ui-home = To the lobby
ui-again = Try again
ui-ok = Understood
ui-no = No, keep it

## States of a connection
ui-unreachable = The server cannot be reached. Look whether you are online and whether it is running, then try again.
ui-refused = The server answered with error { $status }. Try again in a moment.
ui-offline = The connection is gone.
ui-offline-do = We keep trying to reach the table. Nothing is lost.
ui-no-network = No network.
ui-no-network-do = Games are played on the server, which must be reached to go on. Your tables wait for you, nothing is lost.
ui-no-storage = This browser keeps nothing
ui-no-storage-do = Your seats cannot be remembered: leave this page open while you play, or allow storage for this site.

## The lobby
ui-welcome = Take a seat
ui-games = Games
ui-games-wait = Fetching the games…
ui-games-missing = The games could not be fetched
ui-players = { $least ->
    [1] 1 to { $most } players
   *[other] { $least } to { $most } players
  }
ui-together = Together against the game
ui-rivals = Rivals
ui-play = Play now
ui-play-wait = Laying the table…
ui-learn = Guided game
ui-table-guided = { $game }: guided game
ui-set-up = Set up
ui-mine = Your tables
ui-mine-wait = Looking after your tables…
ui-mine-missing = Your tables could not be looked up; they are still there
ui-import = A game from elsewhere
ui-import-about = Open a journal file to look at its game again, entry by entry.
ui-import-choose = Choose a journal
ui-import-wait = The game is being played through…
ui-import-refused = This journal cannot be opened

## A table in the list
ui-table-yours = It is your turn
ui-table-playing = Waiting for somebody else
ui-table-gathering = Not everybody is seated yet
ui-table-frozen = Cannot go on with this version; the journal can be saved
ui-table-over = Finished
ui-table-won = Finished: you have won
ui-table-beaten = Finished: you have lost
ui-table-drawn = Finished: a draw
ui-you-won = You have won!
ui-you-lost = You have lost.
ui-table-gone = The server no longer has this table.
ui-table-unknown = Table { $id }
ui-choices = { $n ->
    [0] nothing chosen yet
    [one] 1 choice made
   *[other] { $n } choices made
  }
ui-resume = Continue
ui-gather = Sit down
ui-replay = Replay
ui-result = Result
ui-watch = Watch
ui-watch-link = Copy the link for spectators
ui-copied = Copied
ui-copy-by-hand = This browser does not let us copy here; take the link yourself:
ui-delete = Delete
ui-delete-sure = Delete this table for everybody? Its game is lost unless you have saved the journal.
ui-delete-yes = Delete for good
ui-forget = Take off the list
ui-forget-sure = Take this table off your list?
ui-leave-sure = Take this table off your list? Your seat there is lost to this browser.

## Seats
ui-seat = Seat { $n }
ui-seat-open = Open
ui-guest = Guest
ui-me = Me
ui-friend = A friend, by invitation
# levels of play, from the weakest to the strongest; then bots by their own names
ui-bot-giddy = Giddy bot
ui-bot-easy = Easy bot
ui-bot-medium = Medium bot
ui-bot-strong = Strong bot
ui-bot-expert = Expert bot
ui-bot-random = { ui-bot-giddy }
ui-bot-thrifty = Thrifty bot
ui-bot-plain = { ui-bot-easy }
ui-bot-greedy = { ui-bot-medium }
ui-bot-cunning = { ui-bot-strong }
ui-bot-other = Bot { $name }
ui-first-opponent = Your opponent: { $bot }
ui-first-fellow = At your side: { $bot }

## A new table
ui-new = { $game }: a new table
ui-new-any = A new table
ui-no-game = There is no game called { $id } here
ui-no-game-do = The lobby shows every game that can be played.
ui-how-many = How many play?
ui-who-sits = Who sits where?
ui-who = Who
ui-drawn = { $what }: drawn at random
ui-nobody-me = Take a seat yourself: choose “Me” somewhere.
ui-curtain = A curtain between our seats
ui-curtain-about = Hides the table until the next person has sat down at this screen.
ui-the-game = The game
ui-usual = As usual
ui-many-none = None
ui-many-own = My own choice
ui-many-left = { $n ->
    [0] All { $most } are chosen.
    [one] One more may be chosen, of { $most }.
   *[other] { $n } more may be chosen, of { $most }.
  }
ui-advanced = All options
# galleries and presets
ui-random = At random
ui-random-about = Somebody whom nobody else has.
ui-gallery-of = { $who }: { $what }
ui-deck = deck
ui-party = The party
ui-party-random = The whole party at random
ui-hard = Difficulty { $n } of { $of }
ui-hard-house = Difficulty { $n } of { $of }, as we see it
ui-hard-ours = our estimate
ui-own-face = Somebody’s own
ui-board = The whole board
ui-board-open = See everything
ui-board-wait = The board is coming…
ui-board-remarks = What is ours or uncertain
ui-board-remarked = something of it is ours or uncertain
ui-board-close = Close
ui-close = Close
ui-presets = How hard?
ui-presets-own = Your own mixture: see all options.
ui-watch-allowed = Others may watch with a link
ui-poker = Poker face
ui-poker-about = After every choice the table is still for two to five seconds, whoever is asked meanwhile. Without it a game goes on at once, and a pause tells that somebody could act: in a few choices out of a hundred.
ui-clock = Clock
ui-clock-none = No clock
ui-clock-terms = { $minutes ->
    [0] { $seconds } s a choice
   *[other] { $minutes } min a seat, and { $seconds } s a choice
}
ui-clock-about = Time stands still while nobody who plays is at the table.
ui-clock-then = When time is out
ui-clock-then-bot = a bot goes on in that seat
ui-clock-then-concede = the seat gives up the game
ui-clock-bot = { $minutes ->
    [0] Every choice has { $seconds } seconds.
   *[other] Every seat has { $minutes } minutes, and each choice { $seconds } seconds beside them.
} When they are over, a bot goes on in that seat, until its owner takes it back.
ui-clock-concede = { $minutes ->
    [0] Every choice has { $seconds } seconds.
   *[other] Every seat has { $minutes } minutes, and each choice { $seconds } seconds beside them.
} When they are over, that seat gives up the game.
ui-watch-about = Spectators see what lies open, never a hand.
ui-name = Your name
ui-begin = Begin
ui-begin-now = Everybody is here: the game begins at once.
ui-begin-waits = The table opens; you get a link for each friend, and the game begins when they have sat down.
ui-open-table = Open the table

## Before the game
ui-gathering = The table is laid
ui-gathering-host = Send each friend their link. The game begins as soon as every seat is taken and everybody has come.
ui-gathering-guest = The game begins as soon as every seat is taken and everybody has come. You may leave this page and come back.
ui-still-open = { $n ->
    [0] Every seat is taken.
    [one] One seat is still open.
   *[other] { $n } seats are still open.
  }
ui-fill-and-begin = Fill with bots and begin
ui-invite = Invite
ui-copy-invitation = Copy the invitation
ui-invitation-about = This link seats one person, once:
ui-seat-bot = Let a bot play
ui-seat-free = Free this seat
ui-seat-free-soon = This seat can be freed in { $n } s.
ui-that-is-you = · you
ui-here = is here
ui-away = is away
ui-watchers = { $n ->
    [one] One person is watching.
   *[other] { $n } people are watching.
  }

## An invitation
ui-join = You are invited
ui-join-about = A seat is kept for you at this table.
ui-join-once = The invitation works once, in this browser: your seat is remembered here.
ui-carry = Your seats come here
ui-carry-about = Your seats at a table come to this device, and leave the one that made the link.
ui-carry-do = Bring them here
ui-carry-refused-do = Nothing has changed: the seats are where they were.
ui-join-wait = Sitting down…
ui-sit-down = Sit down
ui-join-refused-do = Ask whoever invited you for another link; meanwhile you may watch.
ui-join-seated = You already sit at this table
ui-join-seated-about = The invitation stays good for somebody else.

## Coming to a table
ui-your-turn = Your turn
ui-at-play = At the table
ui-at-watch = Watching
ui-at-replay = Replay
ui-sitting-down = Sitting down at the table…
ui-sitting-down-about = If this takes long, the server may not be reachable; we keep trying.
ui-no-seat = A table of others
ui-no-seat-here = You have no seat at this table in this browser.
ui-no-seat-do = Seats stay in the browser in which they were taken. Watch the game, or ask for an invitation.
ui-table-closed = This table is not open
ui-table-closed-do = The lobby shows your other tables.
ui-frozen-title = This game rests
ui-frozen-what = The game cannot go on here, and nothing of it is lost.
ui-journal = Save the journal

## After the game
ui-rematch = Another game
ui-rematch-join = Join the next game
ui-look-at-table = Look at the table
ui-fair = Were the dice fair?
ui-fair-about = Before the game the table gave a promise, and every player added a number of their own. Your browser can now compute every roll and every shuffle from them.
ui-fair-guided = This is the guided game: its seed is fixed and known to everybody, so that everybody learns with the same dice. Your browser can check that the table kept to it.
ui-fair-sound-guided = Everything agrees: the dice are those of the guided game.
ui-fair-promise = The promise:
ui-fair-unable = Browsers only compute this over https or on the machine itself. Open Tablée that way, or check the saved journal in the terminal.
ui-fair-check = Check it
ui-fair-wait = Computing…
ui-fair-commitment-yes = The table’s secret is the one it promised before the game.
ui-fair-commitment-no = The table’s secret is not the one it promised before the game.
ui-fair-seed-yes = { $n ->
    [one] The seed is made of that secret and the number of one player.
   *[other] The seed is made of that secret and the numbers of { $n } players.
  }
ui-fair-seed-no = The seed is not made of that secret and the { $n } numbers of the players.
ui-fair-nonce-yes = The number your browser added is among them.
ui-fair-nonce-no = The number your browser added is missing.
ui-fair-nonce-none = Your browser added no number: the game began before it could.
ui-fair-draws-yes = { $n ->
    [one] The only use of chance came out as the seed says.
   *[other] All { $n } rolls, draws and shuffles came out as the seed says.
  }
ui-fair-draws-no = { $n ->
    [one] One roll, draw or shuffle did not come out as the seed says.
   *[other] { $n } rolls, draws or shuffles did not come out as the seed says.
  }
ui-fair-gaps-yes = None was left out or rolled twice.
ui-fair-gaps-no = { $n ->
    [one] In one place numbers were left out or used twice.
   *[other] In { $n } places numbers were left out or used twice.
  }
ui-fair-sound = Everything fits: nobody could choose these dice.
ui-fair-broken = Something does not fit. Save the journal and ask whoever runs this table.

# the end: how it came about, and whoever is out before the others
ui-after-name = { $who }
ui-after-plot = { $what } through the game
ui-after-from-to = { $who }: from { $from } to { $to }
ui-after-turning-mark = the turning point
ui-after-wait = Reading the game again…
ui-after-turning = Replay from the turning point
ui-after-gained = { $who } { $n }
ui-after-analyse = Analyse the game
ui-after-analyse-wait = Analysing: every choice is judged…
ui-out = You are out.
ui-out-about = The game goes on without you. Stay to see how it ends: nothing more will be asked of you.
ui-out-together = Your allies fight on, and their victory will be yours.
ui-out-watch = Watch the rest

## Rules
ui-rules = Rulebooks
ui-rules-of = Rules of { $game }
ui-rules-about = Every rule in our own words, with the reading we play by where the book is unclear.
ui-rules-book = Rulebook
ui-rules-words = Words to look for
ui-rules-example = for instance: reroll
ui-rules-wait = Opening the book…
ui-rules-missing = The rulebook could not be opened
ui-rules-found = { $n ->
    [0] Nothing found.
    [one] One rule found.
   *[other] { $n } rules found.
  }
ui-rules-summary = The game on one page
ui-rules-chapters = Chapters
ui-rules-all = All chapters
ui-rules-count = { $n ->
    [one] one rule
   *[other] { $n } rules
  }
ui-rules-none = No rule speaks of that
ui-rules-none-do = Try fewer or other words, or a rule’s number.
ui-rules-reading = How we read it:

## Cards and decks
ui-cards = Cards
ui-cards-about = Every card, as it lies on the table. Press one to read it in full, in either language.
ui-cards-wait = The cards are laid out…
ui-cards-missing = The cards could not be laid out
ui-cards-words = Words to look for
ui-cards-example = a name, a trait, a word of the text
ui-cards-all = all
ui-cards-clear = Clear
ui-cards-order = Order
ui-cards-order-box = box
ui-cards-order-name = name
ui-cards-order-cost = cost
ui-cards-order-type = type
ui-cards-found = { $n ->
    [one] One card.
   *[other] { $n } cards.
  }
ui-cards-none = No card fits
ui-cards-none-do = Try fewer words, or take a filter away.
ui-cards-before = The card before
ui-cards-after = The next card
ui-cards-in-en = In English
ui-cards-in-fr = In French
ui-cards-close = Close
ui-decks = Decks
ui-decks-about = Build decks of your own, and play with them. They stay in this browser; a file takes them elsewhere.
ui-decks-mine = Your decks
ui-decks-none = None yet.
ui-deck-new = A new deck
ui-deck-owner = Hero
ui-deck-usual = as in the starter deck
ui-deck-begin = Begin with a ready deck
ui-deck-empty = Begin with the hero's cards only
ui-deck-bring = A deck from elsewhere
ui-deck-bring-about = Paste a list, one card a line (2x Name), or what a deck site exports, or choose a file.
ui-deck-read = Read the list
ui-deck-anyway = Take what was understood
ui-deck-file = Choose a file
ui-deck-size = { $n ->
    [one] one card
   *[other] { $n } cards
  }
ui-deck-of = { $n ->
    [one] one card ({ $least } to { $most })
   *[other] { $n } cards ({ $least } to { $most })
  }
ui-deck-curve = Cards by cost: { $what }
ui-deck-pool = Cards to choose from
ui-deck-holds = What is in the deck
ui-deck-name = Name of the deck
ui-deck-copies = copies
ui-deck-more = One more { $card }
ui-deck-less = One { $card } less
ui-deck-legal = The deck is legal.
ui-deck-play = Play with this deck
ui-deck-export = Copy or keep as a file
ui-deck-copy = Copy the list
ui-deck-text = List as a file
ui-deck-copy-site = Copy for deck sites
ui-deck-site = File for deck sites
ui-deck-remove = Delete
ui-deck-gone = This deck is not here
ui-deck-gone-do = Decks stay in the browser in which they were built.

## Campaigns
ui-campaigns = Campaigns
ui-campaigns-about = Scenarios one after the other, with a log of what stays: cards earned, wounds, defeats.
ui-campaigns-mine = Your campaigns
ui-campaigns-none = None yet.
ui-campaigns-begin = Begin a campaign
ui-campaign-chapters = { $n ->
    [one] One scenario: { $what }
   *[other] { $n } scenarios: { $what }
  }
ui-campaign-begin = Begin
ui-campaign-won = won
ui-campaign-next = next
ui-campaign-later = later
ui-campaign-lost = lost
ui-campaign-playing = being played
ui-campaign-log = { $n ->
    [one] The log: one game
   *[other] The log: { $n } games
  }
ui-campaign-game = Game { $n }
ui-campaign-to-table = To the table
ui-campaign-go-on = Go on with the campaign
ui-campaign-anew = Begin the campaign again
ui-campaign-refused = The campaign could not go on

## About
ui-about = About Tablée
ui-about-lead = A table for hero games that knows their rules to the letter.
ui-about-fan = An unofficial fan project
ui-about-fan-text = Tablée is unofficial and non-commercial. It is not affiliated with, endorsed by or connected to the publishers or authors of the games, nor to the owners of the characters that appear in them.
ui-about-marks = Dice Throne, Marvel Dice Throne and Marvel Champions: The Card Game are trademarks of their respective owners; Marvel characters belong to Marvel.
ui-about-words = Names and numbers identify and describe the games. The wording of rules, cards and abilities is our own, and so is every drawing: there is no publisher text and no artwork here. Own a game to know it as it is meant to be.
ui-about-fair = Dice nobody can choose
ui-about-fair-text = Before a game the table commits itself to a secret, every player’s browser adds a number of its own, and after the game your browser can compute every roll from them.
ui-about-data = What is kept
ui-about-data-text = The server keeps the tables: who sits where, under the name they gave, what was chosen and what was said. Your seats, your name and your wishes stay in this browser. There are no cookies, no counting and no other hosts.
ui-about-credits = Thanks
ui-about-icons = symbols by Lorc, Delapouite and the other authors of the collection, recoloured
ui-version = Version { $version }

## A page that is not there
ui-lost = There is nothing here
ui-lost-what = This address leads to no page.
ui-lost-do = It may have been cut off on its way to you. The lobby leads everywhere.

### The table
ui-t-skip = Go to the decision
ui-t-where = Where we are
ui-t-seats = Seats
ui-t-you = You
ui-t-bot = bot
ui-t-away = away
ui-t-turn = at turn
ui-t-chooses = is choosing
ui-t-menu = Menu
ui-t-side = Log, talk and rules
ui-t-close = Close
ui-t-wait = One moment…
ui-t-empty = No cards in hand
ui-t-tab-table = Table
ui-t-tab-mine = Mine
ui-t-tab-log = Log
ui-t-glowing = { $n ->
    [one] piece can be chosen
   *[other] pieces can be chosen
  }
ui-t-unheard = new words
ui-t-band-theirs = The other players
ui-t-band-middle = The middle of the table
ui-t-band-mine = Your side of the table
ui-t-area-of = { $area } ({ $who })

## Pieces
ui-t-face-down = face-down card
ui-t-mark = { $what } { $n }
ui-t-mark-of = { $what } { $n } of { $of }
ui-t-times = { $n } of them
ui-t-cost = cost { $n }
ui-t-cards = { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
  }
ui-t-on-top = on top { $card }
ui-t-can-choose = { $piece }. Can be chosen: { $what }
ui-t-inside = cards in it
ui-t-pick = Pick
ui-t-unpick = Put back
ui-t-held = keep
ui-t-bill-given = You give:
ui-t-bill-of = { $n } × { $what }
ui-t-bill-missing = Missing: { $what }
ui-t-bill-lost = Lost: { $what }
ui-t-bill-spare = Not needed: { $what }
ui-t-bill-even = That covers it.
ui-t-subject = What it is about
ui-t-dice = Dice to keep
ui-t-cell = column { $x }, row { $y }
ui-t-zoom-in = Closer
ui-t-fit = Whole map
ui-t-small-map = Small map
ui-t-zoom-out = Farther
ui-t-sight = Show what is seen
ui-t-show-on-map = Show on the map
ui-t-centre = To who acts
ui-t-map-cells = { $name }, cell by cell
ui-t-read = Read it
ui-t-printed = Printed: { $what }
ui-t-house = Note: { $what }
ui-t-why-not = Why not now?
ui-t-the-rule = The rule
ui-t-answer = When this could be used
ui-t-answer-ask = ask me
ui-t-answer-yes = always yes
ui-t-answer-no = always no

## The decision
ui-t-decision = Decision
ui-t-options = Options
ui-t-choices = All choices
ui-t-on-table = { $n ->
    [one] 1 choice on the table
   *[other] { $n } choices on the table
  }
ui-t-nothing-asked = Nothing is asked at the moment.
ui-t-watching = You are watching. { $what }
ui-t-why-asked = Why this question?
ui-t-no-rule = No rule is named for this.
ui-t-reading = How we read it: { $text }
ui-t-tools = Help with the decision
ui-t-undo = Take back
ui-t-hint = Hint: what a bot would choose
ui-t-odds = Chances
ui-t-odds-of = Chance with the best tactics: { $chance }
ui-t-hint-is = Hint: { $what }
ui-t-chance-on = Show my chance to win, from what my seat may know
ui-t-play-on = Play on from here ({ $who })
ui-t-play-on-help = A new table from this moment, against bots; chance goes on as it would have
ui-t-thinks = { $who } is thinking…
ui-t-odds-kept = Chance when these dice are kept: { $chance }
ui-t-odds-help = Exact chances, each with the best tactics for it. Press one to hold its dice.
ui-t-prompts = When am I asked?
ui-t-prompts-always = Always
ui-t-prompts-always-help = at every moment the rules allow
ui-t-prompts-smart = When it matters
ui-t-prompts-smart-help = moments in which you could do nothing useful pass by themselves
ui-t-prompts-my-turn = On my turn
ui-t-prompts-my-turn-help = between times only if you must decide
ui-t-result = The result
ui-t-won = You have won. { $how }
ui-t-lost = You have lost. { $how }

## The stage: what happens, before it is asked about
ui-t-stage = What happens
ui-t-stage-skip = Skip ahead
ui-t-pace = Pace
ui-t-pace-calm = Calm
ui-t-pace-calm-help = time to follow everything
ui-t-pace-normal = Normal
ui-t-pace-normal-help = every roll and every blow is seen
ui-t-pace-quick = Quick
ui-t-pace-quick-help = twice as fast
ui-t-pace-once = At once
ui-t-pace-once-help = nothing moves, the log tells
ui-t-sound = Sounds
ui-t-recap = Since your last turn

## Beside the table
ui-t-log = Log
ui-t-talk = Talk
ui-t-rules = Rules
ui-t-log-empty = Nothing has happened yet.
ui-t-earlier = Earlier lines
ui-t-why-line = Why? { $line }
ui-t-talk-empty = Nobody has said anything yet.
ui-t-talk-silent = Only those who play can talk.
ui-t-the-table = The table
ui-t-say = Say something
ui-t-send = Send
ui-t-pings = Quick words
ui-t-ping-hello = Hello!
ui-t-ping-well-played = Well played!
ui-t-ping-thanks = Thank you!
ui-t-ping-thinking = I am thinking…
ui-t-ping-hurry = Your move!
ui-t-ping-look = Point at it
ui-t-ping-look-at = Look: { $what }
ui-t-said-clock-bot = The time of { $who } is out: a bot goes on in that seat.
ui-t-said-clock-concede = The time of { $who } is out: the seat gives up the game.
ui-t-clock-left = { $time } left
ui-t-said-undo = { $who } took back a choice.
ui-t-said-invite-refused = The seat of { $who } stays theirs: somebody refused to invite anybody else.
ui-t-said-undo-refused = { $who } may not take it back: somebody refused.
ui-t-search = Search
ui-t-search-rules = Search the rules
ui-t-search-help = Type a word of the rulebook, such as the name of a phase or a status.
ui-t-search-nothing = No rule has these words. Try fewer or others.
ui-t-search-failed = The rules could not be fetched. Try again when the connection is back.

## Notices
ui-t-offline = The connection is lost.
ui-t-offline-help = We keep trying; your seat and the game are safe. What you chose is sent as soon as we are back.
ui-t-consent = { $who } would like to take back a choice after dice or cards were seen. Do you agree?
ui-t-consent-invite = The host would like to invite somebody else to the seat of { $who }, who is gone. Whoever comes will see their hand. Do you agree?
ui-t-consent-invite-waiting = The others are asked whether somebody else may have the seat of { $who }.
ui-t-invite-again = Invite somebody else
ui-t-carry = To another device
ui-t-carry-link = Copy the link for the other device
ui-t-carry-about = Open this link once on the other device: it takes your seats there, and this one lets go of them. Whoever has it has your seats; show it to nobody.
ui-t-consent-yes = Agree
ui-t-consent-no = Refuse
ui-t-consent-waiting = The others are asked whether you may take this back.
ui-t-consent-away = { $n ->
    [one] { $who } is away: it waits until they are back, or until somebody plays on.
   *[other] { $who } are away: it waits until they are back, or until somebody plays on.
}
ui-t-consent-others = { $who } would like to take back a choice; others are still asked.
ui-t-meanwhile = { $n ->
    [0] While you were away a bot sat in for { $who }. It has chosen nothing that still stands.
    [one] While you were away a bot made one choice for { $who }.
   *[other] While you were away a bot made { $n } choices for { $who }.
}
ui-t-meanwhile-back = { $n ->
    [one] Something was taken back once.
   *[other] Something was taken back { $n } times.
}
ui-t-meanwhile-which = What it chose
ui-t-meanwhile-log = Show it in the log
ui-t-since = While you were away:
ui-t-curtain = { $who } has to choose
ui-t-curtain-who = Who sits at this screen?
ui-t-curtain-help = Hand over the screen. Nobody else should look now.
ui-t-curtain-lift = I am { $who }: show the table

## Seats
ui-t-seat-open = nobody sits here
ui-t-seat-bot = bot: { $bot }
ui-t-seat-here = { $name }
ui-t-seat-away = { $name }, away
ui-t-somebody = a player
ui-t-give-bot = Let a bot play: { $bot }
ui-t-grace = A bot may play for them in { $n } s.
ui-t-absent = { $who } is away. A bot may take over in { $n } s.
ui-t-absent-long = { $who } is away. A bot may take over.
ui-t-bots-unknown = The list of bots could not be fetched.
ui-t-take-back = Take the seat back
ui-t-watchers = { $n ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $n } people are watching.
  }

## The replay
ui-t-replay = Replay
ui-t-replay-at = Choice { $at } of { $entries }
ui-t-replay-from = Seen by
ui-t-spectator = a spectator
ui-t-to-start = To the beginning
ui-t-step-back = One choice back
ui-t-play = Play on
ui-t-pause = Pause
ui-t-step = One choice on
ui-t-to-end = To the end

## The menu
ui-t-language = Language
ui-t-screen = This screen
ui-t-day = A light table
ui-t-notify = Notify me when it is my turn
ui-t-coach-on = Explain the first question of each kind
ui-t-coach-again = Explain everything again
ui-t-keys-on = Single keys act
ui-t-keys = Keys
ui-t-key-choose = 1–9
ui-t-key-choose-does = pick a die, then an option of the bar
ui-t-key-walk = ←↑↓→
ui-t-key-walk-does = walk from piece to piece
ui-t-key-confirm = Enter
ui-t-key-confirm-does = take the piece or the die; follow the hint; confirm what is picked
ui-t-key-space = Space
ui-t-key-space-does = pass, where one can; keep or let go a die; skip what is being told
ui-t-key-read = Z
ui-t-key-read-does = read the piece
ui-t-key-undo = U
ui-t-key-undo-does = take back
ui-t-key-why = ?
ui-t-key-why-does = why am I asked, or why not this piece
ui-t-key-list = C
ui-t-key-list-does = list all choices
ui-t-key-hint = H
ui-t-key-hint-does = hint
ui-t-key-deal = D
ui-t-key-deal-does = make an offer, where the game knows offers
ui-t-key-odds = O
ui-t-key-odds-does = chances
ui-t-key-log = L
ui-t-key-log-does = log
ui-t-key-close = Esc
ui-t-key-close-does = close what is open
ui-t-report = Something is wrong here
ui-t-report-help = What did you expect, what happened? The journal of the game goes with it.
ui-t-report-send = Send the report
ui-t-report-sent = Thank you, the report is kept.
ui-t-rulebook = Rulebook
ui-t-leave = Leave
ui-t-leave-help = Leaving loses nothing: the game waits in your tables.
ui-t-concede = Concede
ui-t-concede-for = Concede as { $who }
ui-t-concede-sure = { $who } gives up the game. This cannot be taken back.
ui-t-concede-yes = Yes, concede
ui-t-concede-no = No, play on

## The coach
ui-t-coach = Explanation
ui-t-coach-ok = Understood
ui-t-coach-stop = No more explanations
ui-t-guide = Guided game
ui-t-guide-done = What you know already
ui-t-guide-next = Continue
ui-t-guide-back = Back
ui-t-guide-stop = Play without the guide
ui-t-guide-close = Finish without the guide
ui-t-guide-real = A real game
ui-t-coach-pick = What glows can be picked. Press each piece you want, then confirm below.
ui-t-coach-pieces = What glows can be chosen: press it. A number on a piece means that it offers several things. Rest on a piece to read it.
ui-t-coach-buttons = Choose one of the buttons below.
ui-t-coach-dt-main = In a Main Phase you spend Combat Points: play Main Phase cards, upgrade abilities on your board, or sell cards for 1 CP each. Press a glowing card to see what it offers; pass when you are done.
ui-t-coach-dt-keep = Press the dice you want to keep, then roll the rest. The bars on your board show the exact chance of each ability.
ui-t-coach-dt-announce = Your dice are final. The abilities that glow can be activated with them: press one to announce your attack.
ui-t-coach-dt-defend = You are attacked. Press a glowing defensive ability to roll its dice; passing takes the damage as it is.
ui-t-coach-dt-act = Before the game goes on, everybody may act. Cards and tokens that glow can be used right now; otherwise pass.
ui-t-coach-dt-sell = At the end of a turn nobody may hold more than six cards. Press the cards to sell; each gives 1 CP.
ui-t-coach-mc-mulligan = Your opening hand: press the cards you do not want. They are replaced once, when you keep the rest.
ui-t-coach-mc-turn = Your turn: as many actions as you like, in any order. Press a card to play it, your identity or allies to attack or thwart, or change form once; then end your turn.
ui-t-coach-mc-pay = Cards are paid with other cards: press those you spend, in any order, then confirm. The symbols on them are the resources they give.
ui-t-coach-mc-target = Press the glowing card that should be affected.
ui-t-coach-mc-defend = An enemy attacks. Whoever defends exhausts: your hero subtracts its DEF, an ally takes all of the damage. Without a defender your hero takes everything.
ui-t-coach-mc-interrupt = Something is about to happen. Cards that glow can change it before it does; otherwise pass.
ui-t-coach-mc-response = Something has just happened. Cards that glow can answer it; otherwise pass.
ui-t-coach-mc-hand-size = At the end of the player phase you may discard any cards and must get down to your hand size; then you draw up to it.
ui-t-coach-sd-turn = Each Hero is activated once before any of them is activated again. Press a Hero on the map, or let another player go first.
ui-t-coach-sd-act = Spend movement points on glowing squares and action points on glowing figures, in any order; each attack tells its exact odds before you choose it.
ui-t-coach-sd-consul = Skull points activate monsters, each once in a turn. Instead of all that, one spawning point may bring its monsters back.
ui-t-coach-sd-equip = Press a card, then the Hero who shall wear it: one card for each colour of slot. What is left over is discarded.
ui-t-coach-sd-place = Press a glowing square; the map can be pulled, and brought nearer with plus and minus.

## Games
ui-t-deck = Deck
ui-t-discard = Discard
ui-t-hand = Hand
ui-t-dealt = Dealt
ui-t-mc-nothing = You control no cards yet.
ui-t-mc-steps = The round
ui-t-mc-step-players = Players
ui-t-mc-step-threat = Threat
ui-t-mc-step-activate = Activations
ui-t-mc-step-deal = Deal
ui-t-mc-step-reveal = Reveal
ui-t-mc-step-pass-token = First player

## Dungeon Dice
ui-t-deal = Make an offer
ui-t-dd-glance = Everybody at a glance
ui-t-dd-no-dice = No dice yet.
ui-t-dd-no-promises = Nobody has promised anything.
ui-t-dd-offer-to = Your offer to { $who }
ui-t-dd-offer-any-time = An offer for the next moment
ui-t-dd-any-time = At any time
ui-t-dd-shut = No offers here: { $why }.
ui-t-dd-exchange = Five equipment dice can be exchanged here for an artifact, whenever you have them.
ui-t-dd-with = Whom do you deal with?
ui-t-dd-gives = You give { $who }
ui-t-dd-wants = You want from { $who }
ui-t-dd-barred = { $what }: { $why }
ui-t-dd-sure = at once, for certain
ui-t-dd-roll = { $n ->
    [one] on a roll of { $low }
   *[other] on a roll of { $low } to { $high }
  }
ui-t-dd-times = × { $n }
ui-t-dd-this-fight = in this fight
ui-t-dd-fights = { $n ->
    [one] in the next fight
   *[other] in the next { $n } fights
  }
ui-t-dd-after = after this fight
ui-t-dd-if-won = if it is won
ui-t-dd-if-lost = if it is lost
ui-t-dd-if-tied = if it is a tie
ui-t-dd-for = for { $who }
ui-t-dd-three = Deal of three
ui-t-dd-ask = When am I asked for offers?
ui-t-dd-odds = Odds, number, time or condition: { $what }
ui-t-dd-when = It is put at the next moment for deals. What has become impossible until then is dropped.
ui-t-dd-write = Write the offer down
ui-t-dd-replace = Replace your offer
ui-t-dd-back = Take your offer back
ui-t-coach-dd-prepare = Your turn. Put on what you want to fight with: two hands and one armor. Then search for a monster, or rest to heal wounds.
ui-t-coach-dd-decide = The bar shows your exact chances. Ask one hero for help, or fight, or flee; a helper may name a price.
ui-t-coach-dd-ability = Dice that glow can use an ability, and one-use dice can be played by anybody. When everybody passes, the higher strength wins; a tie wins too, but wounds the heroes.
ui-t-coach-dd-moment = This is a moment for deals. Press a name to put an offer together, or pass. You can also write an offer down at any other time.
ui-t-coach-dd-compose = Choose what you give and what you ask for; nothing is sent before you propose it. What is grey cannot be given: press it to learn why.
ui-t-coach-dd-answer = Somebody offers you a deal. Accept, refuse, or change it in the panel to make a counter-offer. Promises that are agreed are kept by the table itself.
ui-t-coach-dd-help = You are asked to help. Do it for nothing, name a price, or stay out. Whoever helps gains experience, or a wound.
ui-t-coach-dd-lock = A locked chest: a key opens it for certain, other dice must be rolled. Others may open it too.

# Dungeon Dice: the race, the editor for offers, and what they risk
ui-t-dd-race = On the way to 4 Fame
ui-t-dd-fame = { $n ->
    [one] { $n } Fame of { $of }
   *[other] { $n } Fame of { $of }
  }
ui-t-dd-level = Level { $n }, { $xp } experience of { $of }
ui-t-dd-at-level = level { $n }
ui-t-dd-left = Still in the black bag:
ui-t-dd-left-white = { $n } white
ui-t-dd-left-red = { $n } red
ui-t-dd-left-black = { $n } black
ui-t-dd-left-gold = { $n } gold
ui-t-dd-receives = { $who } gives you
ui-t-dd-not-now = { $n ->
    [one] { $n } thing cannot be given now
   *[other] { $n } things cannot be given now
  }
ui-t-dd-best = up to { $part }
ui-t-dd-offer-from = The offer of { $who }
ui-t-dd-counter-to = Your counter-offer to { $who }
ui-t-dd-propose = Propose this deal
ui-t-dd-counter = Propose this counter-offer
ui-t-dd-as-it-was = Back to the offer received
ui-t-dd-unchanged = Accept or refuse the offer below. To bargain, add or take out here what you like.
ui-t-dd-leg = With { $who }: you give { $gives }; you ask for { $wants }.
ui-t-dd-not-sent = Nothing is sent before you propose it.
ui-t-dd-changed = You have changed the offer: nothing is sent yet.
ui-t-dd-no-counter = This offer is accepted or refused as it is.
ui-t-dd-without = The fight without the deal
ui-t-dd-with-deal = The fight with the deal
ui-t-dd-as-it-is = The fight, which the deal does not change
ui-t-dd-for-you = What you risk
ui-t-dd-for-them = What { $who } risks
ui-t-dd-risk-none = Nothing beyond what is given.
ui-t-dd-risk-help = A wound if the fight is lost or ends in a tie ({ $bad }); 1 experience if it is won or ends in a tie ({ $good }).
ui-t-dd-risk-fame = { $n ->
    [one] { $n } Fame, that of this die: { $die }.
   *[other] { $n } Fame, that of this die: { $die }.
  }
ui-t-dd-risk-worn = One die less in fights: { $die }.
ui-t-dd-risk-toss = { $n ->
    [one] { $n } chance in 6
   *[other] { $n } chances in 6
  } to lose this die: { $die }.
ui-t-dd-risk-treasure = { $n ->
    [one] { $n } chance in 6
   *[other] { $n } chances in 6
  } to give the treasure up.
ui-t-dd-risk-trophy = { $n ->
    [one] { $n } chance in 6
   *[other] { $n } chances in 6
  } to give the trophy up.
ui-t-dd-risk-if-won = Part of it is due only if the fight is won ({ $part }).
ui-t-dd-risk-if-lost = Part of it is due only if the fight is lost ({ $part }).
ui-t-dd-risk-if-tied = Part of it is due only if the fight ends in a tie ({ $part }).
ui-t-after = win { $part }
