# The command `tablee`: its own words, what it prints, what is wrong with what was typed. English.

cmd-about = Hero games played exactly by their rulebooks: play, replay, simulate, look things up.
cmd-about-help = Say this and stop.
cmd-about-version = Say the version.
cmd-usage = Usage: { $line }
cmd-title-commands = Commands
cmd-title-parameters = Arguments and options
cmd-title-examples = Examples of use:
cmd-default = [default: { $value }]
cmd-choices = [one of: { $values }]
cmd-required = [required]
cmd-slot-COMMAND = COMMAND
cmd-slot-OPTIONS = OPTIONS
cmd-slot-ARGS = ARGUMENTS
cmd-slot-GAME = GAME
cmd-slot-FILE = FILE
cmd-slot-NAME = NAME
cmd-slot-HERO = HERO
cmd-slot-WORDS = WORDS
cmd-slot-KEYWORD = OPTION
cmd-slot-CHOICE = ONE
cmd-slot-INT = NUMBER
cmd-slot-STR = TEXT
cmd-slot-PATH = PATH
cmd-slot-WHAT = WHAT
cmd-slot-NAMED = NAMED
cmd-slot-WEIGHTS = WEIGHTS
cmd-ask-help = { $what } (tablee --help, or --help after a command, says what is accepted)
cmd-typed-unknown-command = there is no command "{ $what }": there are { $known }
cmd-typed-unknown-option = there is no option { $what }{ $near ->
    [none] {""}
   *[other] ; did you mean { $near }?
  }
cmd-typed-missing = { $what } is missing
cmd-typed-value = { $what } is missing its value
cmd-typed-choice = "{ $value }" is no value of { $what }; choose { $known }
cmd-typed-whole = { $what }: a whole number is needed, not { $value }
cmd-typed-kind = { $what } cannot be "{ $value }"
cmd-typed-too-much = nothing more is expected here: { $what }
cmd-typed-twice = { $what } was given twice
cmd-typed-wrong = this cannot be understood: { $what }

cmd-game-line = { $game } { $name }, { $n } rules
cmd-no-rule = no rule contains "{ $what }"
cmd-deleted = deleted { $name }
cmd-no-saves = no saved games
cmd-no-campaigns = no campaign logs
cmd-campaign-unknown = unknown campaign
cmd-save-line = { $name }: { $game }{ $heroes }; { $seats }; { $state }
cmd-save-damaged = { $name }: damaged ({ $why })
cmd-save-so-far = { $n ->
    [one] 1 choice so far
   *[other] { $n } choices so far
  }
cmd-seat-human = human
cmd-seat-bot = bot:{ $level }
cmd-result-won = won { $seats }
cmd-result-lost = lost
cmd-result-drawn = drawn
cmd-result-unfinished = unfinished
cmd-verified = { $file }: { $n } choices replayed, every fingerprint fits, { $result }

cmd-sim-games = { $n } games of { $game } between { $bots }: { $decisions } decisions in { $seconds } s ({ $rate } a second, { $pace } games a second)
cmd-sim-length = length { $mean } { $unit ->
    [rounds] rounds
   *[other] turns
  } on average, { $shortest } to { $longest }; draws { $draws }, unfinished { $unfinished }, errors { $errors }
cmd-sim-wins = wins: { $wins }
cmd-sim-none = none
cmd-sim-first = Start Player won { $won } of { $of } ({ $percent } %, 95 % interval { $low }-{ $high })
cmd-sim-of = of { $n } ({ $low }-{ $high })
cmd-sim-counted = { $what }: { $kinds }
cmd-matrix-pairs = { $n } pairs of { $game }, { $games } games each between { $bots }; games won in per cent (95 % interval at most ±{ $wide })
cmd-matrix-strength = against an average hero
cmd-matrix-won = won (95 % interval)
cmd-matrix-people = people's games
cmd-matrix-rank = rank correlation (Spearman) with people's games, { $which ->
    [all] all heroes they have
   *[printed] heroes with printed figures
  } ({ $n }): { $found }
cmd-matrix-few = none, too few heroes
cmd-matrix-left = draws { $drawn }, unfinished { $open }, errors { $errors }
cmd-train-round = round { $round }: { $games } games, { $moments } moments, { $words } words; misses by { $before }, after learning { $after }; { $playing } s of play, { $fitting } s of learning on { $device }, { $seconds } s in all; errors { $errors }
cmd-train-met = { $which ->
    [alone] with what was known before: games { $games }, won { $won } %
   *[mates] with what was known before: games with others at the table { $games }, won { $won } %, where everybody's share is { $par } %
  }
cmd-train-side = games { $games }, won { $won } %
cmd-train-won = won against bot:greedy: { $share } % of { $games }
cmd-train-done = what can be played with: { $file }; `tablee gate` says how strong it is
cmd-gate = { $bot } against { $against }: { $share } % of { $games } games (95 % interval { $low }-{ $high })
cmd-gate-together = { $bot } beside { $against }: { $share } % of the { $apart } games that exactly one of them won (95 % interval { $low }-{ $high }), of { $games }
cmd-gate-case = { $won } % won ({ $low }-{ $high }), beside { $other } % ({ $least }-{ $most }), in { $games } games
cmd-gate-passed = passed: { $bot } is stronger than { $against }
cmd-gate-failed = not passed: nothing shows that { $bot } is stronger than { $against }
cmd-gate-hero = { $won } %, against { $control } % without it, in { $games } games
cmd-gate-strange = { $bot } has learned from games in which these were different, or were not there: { $what }
cmd-sim-print = fingerprint { $print }
cmd-elo = Elo { $elo } ({ $low } to { $high })
cmd-elo-few = Elo { $elo } (too few games to say how sure)
cmd-tournament-games = { $n } games of { $game } between { $bots }, in { $seconds } s; strength as Elo (0: an average one; 95 % interval)
cmd-tournament-average = { $share } % against an average one, { $games } games
cmd-tournament-pair = { $one } against { $other }: { $share } % (95 % interval { $low }-{ $high }) of { $games } games; rounds that were better for { $one } { $only }, for { $other } { $others }
cmd-tournament-apart = { $one } and { $other } in the same games: of { $games } that exactly one of them won, { $one } won { $only } and { $other } { $others } ({ $share } %, 95 % interval { $low }-{ $high })
cmd-tournament-table = share of games won, in per cent (95 % interval):
cmd-tournament-first = Start Player: { $share } % of { $games } games (95 % interval { $low }-{ $high })
cmd-tournament-left = unfinished { $open }, errors { $errors }
cmd-page-title = Tournament: { $game }
cmd-page-about = { $n } games, seed { $seed }.
cmd-page-alone = Only { $name } has played: nothing is compared.
cmd-page-verdict = { $name } is ahead: { $elo }.{ $apart ->
    [yes] {" "}Its interval lies wholly above the next one's.
   *[no] {" "}Its interval overlaps the next one's: this is not settled.
  }
cmd-page-strength = Strength
cmd-page-strength-about = Elo: 0 is an average bot of this tournament; who is 100 points ahead wins 64 of 100 games.
cmd-page-strength-cases = Elo of the bots, and (in another colour) of what they all played against; who is 100 points ahead wins 64 of 100 games.
cmd-page-pairs = Pair by pair
cmd-page-pairs-about = What the first of each pair got on the same seeds, sides swapped; the dashed line is even.
cmd-page-pairs-apart = In the same games, what share the first has of those that exactly one of the two won; the dashed line is even.
cmd-page-pair = { $one } / { $other }
cmd-page-table = Where they win
cmd-page-table-about = Games won in per cent: blue more than half, red less. Point at a field for its interval.
cmd-page-cell = { $bot }, { $column }: { $share } % ({ $low } to { $high }) in { $games } games
cmd-page-seat = Seat { $n }
cmd-page-side = { $side ->
    [consul] Consul
   *[heroes] Heroes
  }
cmd-page-first = The first turn
cmd-page-first-name = Start Player
cmd-page-lengths = How long games take
cmd-page-lengths-about = { $mean } { $unit ->
    [rounds] rounds
   *[other] turns
  } on average, { $shortest } to { $longest }.
cmd-page-length = { $span } { $unit ->
    [rounds] rounds
   *[other] turns
  }: { $n } games
cmd-page-sure = Intervals hold the true figure in 95 of 100 cases; games on one seed count as one.
cmd-whatif-games = { $n } seeds of { $game } between { $bots }, each played as printed and as changed
cmd-whatif-change = changed: { $change }
cmd-whatif-won = { $form ->
    [changed] changed:
   *[printed] printed:
  } { $whose } won { $share } % (95 % interval { $low }-{ $high })
cmd-whatif-players = the players
cmd-whatif-difference = difference: { $points } points (95 % interval { $low } to { $high })
cmd-whatif-longer = length of games: { $n } { $unit ->
    [rounds] rounds
   *[other] turns
  } (95 % interval { $low } to { $high })
cmd-whatif-verdict = { $verdict ->
    [stronger] The change makes { $whose } stronger: the whole interval lies above zero.
    [weaker] The change makes { $whose } weaker: the whole interval lies below zero.
   *[open] Nothing shows that the change matters for { $whose }: the interval holds both signs. More games would narrow it.
  }
cmd-progress = { $done } of { $of } games, { $left } left
cmd-progress-seconds = { $n } s
cmd-progress-minutes = { $n } min { $s } s

cmd-coverage-tested = { $game }: { $tested } of { $total } rules in scope have a test
cmd-coverage-bites = {"  "}{ $n } of them have a break of the code that their own tests notice
cmd-coverage-unbroken = {"  "}without one: { $rules }
cmd-coverage-unbreakable = {"  "}{ $rule } cannot be broken: { $why }
cmd-coverage-of = of
cmd-coverage-without = without:
cmd-coverage-outside = (not in scope)

# tablee admin
cmd-admin-line = { $table }  { $game }  { $status }  { $names }  entries { $entries }, said { $said }, reports { $reports }
cmd-admin-tables = { $n ->
    [0] No tables in { $file }.
    [one] One table in { $file }.
   *[other] { $n } tables in { $file }.
}
cmd-admin-seat = seat { $n }: { $who }, { $name }
cmd-admin-report = report of seat { $seat } at entry { $entry }: { $text }
cmd-admin-deleted = { $n ->
    [0] Nothing was deleted.
    [one] One table was deleted.
   *[other] { $n } tables were deleted.
}
cmd-admin-forgotten = { $n ->
    [one] Name, words and reports were deleted at one table; what was chosen stays, for it is the game of the others.
   *[other] Names, words and reports were deleted at { $n } tables; what was chosen stays, for it is the game of the others.
}
cmd-admin-close = Table { $table } is closed: nobody comes in.
cmd-admin-open = Table { $table } is open again.
cmd-admin-banned = { $n ->
    [0] Nobody is banned.
    [one] One address or network is banned.
   *[other] { $n } addresses or networks are banned.
}
cmd-admin-copied = The database was copied to { $file }. It holds the seeds of games in play: keep it secret.
cmd-admin-restored = { $file } is the copy now; what was there before is { $before }.
cmd-admin-salvaged = { $whole ->
    [one] One table
   *[other] { $whole } tables
} whole, { $cut } in part, { $lost } lost; they are in { $file }.
cmd-admin-moved = Both databases were read again and are the same: { $sum }
cmd-admin-cut = { $table }: kept up to entry { $n }
