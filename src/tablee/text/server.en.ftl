### What the table answers when something cannot be done, and what would be accepted

ui-refused-stale = The table has changed since. Look again, then choose.
ui-refused-not-you = This is not yours to do: another seat must choose.
ui-refused-curtain = First say that you are the one who sits down.
ui-refused-offers = You have changed your offer often enough: wait until somebody has chosen.
ui-refused-over = The game is over. Ask for a rematch, or look at it again.
ui-refused-gathering = The game has not begun yet: somebody is still missing.
ui-refused-started = The game has begun already.
ui-refused-nonce = Your browser has added its number to this game already.
ui-refused-not-over = That is possible when the game is over.
ui-refused-unjudged = There is no learned judgement for this table: its chances cannot be told.
ui-refused-unfinished = The game was not played to its end: only a finished game can be analysed.
ui-refused-nothing-judged = The game ended before there was anything to judge.
ui-refused-frozen = This game cannot go on here. Its journal can be saved.
ui-refused-watching = You are watching. Only those who hold a seat can do that.
ui-refused-empty = There is nothing to say in that.
ui-refused-talked-out = This table has had { $n } messages; no more are kept.
ui-refused-nothing-asked = Nobody waits for your consent.
ui-refused-line = There is no such line in the log; it has { $n }.
ui-refused-piece = You see no such piece on the table.
ui-refused-sheet = There is no such card in this game, or too many standing answers are kept.
ui-refused-wish = In this game there is no such wish.
ui-refused-taken = Somebody sits there. Invite to an open seat, or to one a bot plays.
ui-refused-seat = There is no such seat; there are { $n }.
ui-refused-seat-how = A seat can be given to a bot, or taken back by its owner; before the game it can also be opened.
ui-refused-clock-poker = A poker face and a clock do not go together: the clock would show who is asked.
ui-refused-grace = Its owner has only just left: perhaps their link broke. A bot may take the seat in { $n ->
    [one] one second
   *[other] { $n } seconds
}.
ui-refused-here = Its owner is at the table. Only the seat of somebody who is gone can be given away.
ui-refused-host = Only the person who made this table can do that.
ui-refused-bot = There is no bot called { $what }. There are: { $known }.
ui-refused-guide = This game has no guided first game.
ui-refused-known = Nobody new can come: somebody has read what is hidden in this game, its seed or a replay. A rematch is open to all.
ui-refused-name = A name is made of visible letters, digits and signs; { $what } cannot be seen.
ui-refused-lost = Somebody holds that seat, and nobody else sits here who could agree that it goes to another person. A bot can play for them, and they can carry the seat to another device with a code.
ui-refused-code = This code has been used, replaced by a newer one, or is incomplete. Ask for a new one on the device that holds the seat.
ui-refused-pause = The table is still for a moment, so that nobody sees who is asked.
ui-refused-busy = You have asked for much that takes long; wait until some of it is answered.
ui-refused-guided = The guided first game is for one person.
ui-refused-joined = You have joined already.
ui-refused-join-first = The first message must join a table.
ui-refused-replay = In a replay you can look, go to another entry, and ask why.
ui-refused-imported = This game was brought along as a journal. Open it as a replay.
ui-refused-elsewhere = This table is just changing servers, so nothing was changed. Try again in a moment.
ui-refused-disk = It could not be written to the disk, so nothing was changed. Try again in a moment.
ui-refused-no-table = There is no such table. It may have been deleted, or the link is incomplete.
ui-refused-closed = This table was closed by whoever runs the server.
ui-refused-banned = Whoever runs this server lets nobody in from where you are.
ui-refused-damaged = This table is damaged on the disk and cannot be opened. Other tables are not affected; whoever runs the server may have a copy of it.
ui-refused-token = This browser does not hold a seat at this table. Open the invitation again, or watch.
ui-refused-private = This table is closed to spectators. Ask the person who made it for an invitation.
ui-refused-invitation = This invitation is void: it was used already, somebody else has taken the seat, or it was never given out. Ask for a new one.
ui-refused-journal = While others play, the journal stays here: it holds every secret of the game. It can be saved when the game is over.
ui-refused-game = There is no game called { $what }. There are: { $known }.
ui-refused-no-seat = You need a seat of your own to make a table.
ui-refused-players = This game is not played by { $n }. Possible: { $known }.
ui-refused-option = This game has no option { $what } here. There are: { $known }.
ui-refused-value = { $what } cannot be chosen for { $option }. Possible: { $known }.
ui-refused-setup = The game cannot be set up like that: { $what }
ui-refused-deck = This deck cannot be played: { $what }
ui-refused-no-decks = In this game nobody builds decks.
ui-refused-malformed = The message could not be read: { $what }
ui-refused-size = The message is too long; at most { $n } bytes are read.
ui-refused-binary = Only text messages are read.
ui-refused-type = The request must be JSON.
ui-refused-flood = Too many messages at once. Connect again in a moment.
ui-refused-many = Too many requests at once. Try again in a moment.
ui-refused-sockets = Too many connections from this address; at most { $n } are kept open.
ui-refused-silent = Nothing was said, so the connection was closed.
ui-refused-origin = This request comes from another site.
ui-refused-host-name = This server is not known by that name. Start it with --origin and its address.
ui-refused-no-page = There is no such page.
ui-error-internal = Something went wrong here; nothing was changed. Try again, or report it: the journal says what happened.
ui-error-bot = A bot could not answer. Give its seat to another bot, or try again.
ui-error-bots-alone = Bots have played { $n } entries among themselves, and wait now until somebody takes a seat back.
ui-error-carried = Your seats were carried to another device with a code. They are held there now.
ui-error-deleted = This table was deleted by the person who made it.
ui-because-line = The rule behind this line:
ui-because-nothing = There is nothing to be done with this piece.

## Why a journal cannot be played
ui-journal-foreign = This is not a Tablée journal: its first line must be “{ $line }”.
ui-journal-header = Line { $line } of the header must be “{ $name }” and its value. Found is “{ $found }”.
ui-journal-setup = The setup in the header is damaged.
ui-journal-game = No game is called “{ $found }”. There are { $known }.
ui-journal-commitment = The seed does not match the commitment made before the game.
ui-journal-closed = Something follows the closing line: “{ $found }”.
ui-journal-entry = Entry { $at } cannot be read: “{ $found }”.
ui-journal-truncated = The journal is cut off: its closing line is missing.
ui-journal-rules = The game was played under rules version { $written }; this is version { $here }.
ui-journal-content = The game was played with content { $written }; the content here is { $here }.
ui-journal-unplayable = The setup of the journal cannot be played with this version.
ui-journal-choice = Entry { $at } is not possible there: seat { $seat }, “{ $choice }”.
ui-journal-print = After entry { $at }, “{ $choice }”, the game is not the one that was written down.
ui-journal-result = The game ends with “{ $here }”, and the journal says “{ $written }”.
ui-journal-long = The journal is too long: { $n } entries and { $n } letters of setup are played at most.
ui-journal-type = The setup of this journal is not one that this game writes: at { $what } there should be { $kind ->
    [text] a text
    [number] a whole number
    [bool] true or false
    [list] a list
   *[table] a table of names and values
}.
ui-journal-seats = The journal names another number of seats than its setup.
ui-journal-who = “{ $found }” is neither “human” nor a bot.
ui-journal-broken = This version cannot play the journal.
