# La commande `tablee` : ses propres mots, ce qu'elle affiche, ce qui ne va pas dans ce qu'on a tapé. Français.

cmd-about = Des jeux de héros joués exactement selon leurs livrets de règles : jouer, revoir, simuler, consulter.
cmd-about-help = Affiche cette aide.
cmd-about-version = Affiche la version.
cmd-usage = Utilisation : { $line }
cmd-title-commands = Commandes
cmd-title-parameters = Arguments et options
cmd-title-examples = Exemples :
cmd-default = [par défaut : { $value }]
cmd-choices = [au choix : { $values }]
cmd-required = [obligatoire]
cmd-slot-COMMAND = COMMANDE
cmd-slot-OPTIONS = OPTIONS
cmd-slot-ARGS = ARGUMENTS
cmd-slot-GAME = JEU
cmd-slot-FILE = FICHIER
cmd-slot-NAME = NOM
cmd-slot-HERO = HÉROS
cmd-slot-WORDS = MOTS
cmd-slot-KEYWORD = OPTION
cmd-slot-CHOICE = CHOIX
cmd-slot-INT = NOMBRE
cmd-slot-STR = TEXTE
cmd-slot-PATH = CHEMIN
cmd-slot-WHAT = QUOI
cmd-slot-NAMED = SUJET
cmd-slot-WEIGHTS = POIDS
cmd-ask-help = { $what } (tablee --help, ou --help après une commande, dit ce qui est accepté)
cmd-typed-unknown-command = il n'y a pas de commande « { $what } » : il y a { $known }
cmd-typed-unknown-option = il n'y a pas d'option { $what }{ $near ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire { $near } ?
  }
cmd-typed-missing = il manque { $what }
cmd-typed-value = il manque une valeur à { $what }
cmd-typed-choice = « { $value } » n'est pas une valeur de { $what } ; choisissez { $known }
cmd-typed-whole = { $what } : il faut un nombre entier, pas { $value }
cmd-typed-kind = { $what } ne peut pas être « { $value } »
cmd-typed-too-much = rien de plus n'est attendu ici : { $what }
cmd-typed-twice = { $what } est donné deux fois
cmd-typed-wrong = ceci n'est pas compris : { $what }

cmd-game-line = { $game } { $name }, { $n } règles
cmd-no-rule = aucune règle ne contient « { $what } »
cmd-deleted = { $name } est supprimé
cmd-no-saves = aucune partie enregistrée
cmd-no-campaigns = aucun journal de campagne
cmd-campaign-unknown = campagne inconnue
cmd-save-line = { $name } : { $game }{ $heroes } ; { $seats } ; { $state }
cmd-save-damaged = { $name } : illisible ({ $why })
cmd-save-so-far = { $n } choix jusqu'ici
cmd-seat-human = humain
cmd-seat-bot = bot { $level ->
    [giddy] étourdi
    [random] étourdi
    [thrifty] économe
    [easy] facile
    [plain] facile
    [medium] moyen
    [greedy] moyen
    [strong] fort
    [cunning] fort
   *[other] { $level }
  }
cmd-result-won = gagnée par la place { $seats }
cmd-result-lost = perdue
cmd-result-drawn = nulle
cmd-result-unfinished = inachevée
cmd-verified = { $file } : { $n } choix rejoués, chaque empreinte concorde, { $result }

cmd-sim-games = { $n } parties de { $game } entre { $bots } : { $decisions } décisions en { $seconds } s ({ $rate } par seconde, { $pace } parties par seconde)
cmd-sim-length = durée : { $mean } { $unit ->
    [rounds] manches
   *[other] tours
  } en moyenne, de { $shortest } à { $longest } ; nulles { $draws }, inachevées { $unfinished }, erreurs { $errors }
cmd-sim-wins = victoires : { $wins }
cmd-sim-none = aucune
cmd-sim-first = le premier joueur a gagné { $won } fois sur { $of } ({ $percent } %, intervalle à 95 % : { $low } à { $high })
cmd-sim-of = sur { $n } ({ $low } à { $high })
cmd-sim-counted = { $what } : { $kinds }
cmd-matrix-pairs = { $n } paires de { $game }, { $games } parties chacune entre { $bots } ; parties gagnées en pour cent (intervalle à 95 % d'au plus ±{ $wide })
cmd-matrix-strength = face à un héros moyen
cmd-matrix-won = gagnées (intervalle à 95 %)
cmd-matrix-people = parties humaines
cmd-matrix-rank = corrélation des rangs (Spearman) avec les parties humaines, { $which ->
    [all] tous leurs héros
   *[printed] héros aux valeurs imprimées
  } ({ $n }) : { $found }
cmd-matrix-few = aucune, trop peu de héros
cmd-matrix-left = nulles { $drawn }, inachevées { $open }, erreurs { $errors }
cmd-train-round = manche { $round } : { $games } parties, { $moments } moments, { $words } mots ; se trompe de { $before }, après apprentissage de { $after } ; { $playing } s de jeu, { $fitting } s d'apprentissage sur { $device }, { $seconds } s en tout ; erreurs { $errors }
cmd-train-met = { $which ->
    [alone] avec ce qui était su auparavant : parties { $games }, gagnées { $won } %
   *[mates] avec ce qui était su auparavant : parties avec d'autres à la table { $games }, gagnées { $won } %, où la part de chacun est { $par } %
  }
cmd-train-side = parties { $games }, gagnées { $won } %
cmd-train-won = gagnées contre bot:greedy : { $share } % de { $games }
cmd-train-done = de quoi jouer : { $file } ; `tablee gate` dit quelle est sa force
cmd-gate = { $bot } contre { $against } : { $share } % de { $games } parties (intervalle à 95 % : { $low } à { $high })
cmd-gate-together = { $bot } à côté de { $against } : { $share } % des { $apart } parties qu'un seul des deux a gagnées (intervalle à 95 % : { $low } à { $high }), sur { $games }
cmd-gate-case = { $won } % de victoires ({ $low } à { $high }), à côté de { $other } % ({ $least } à { $most }), en { $games } parties
cmd-gate-passed = reçu : { $bot } est plus fort que { $against }
cmd-gate-failed = recalé : rien ne montre que { $bot } soit plus fort que { $against }
cmd-gate-hero = { $won } %, contre { $control } % sans lui, en { $games } parties
cmd-gate-strange = { $bot } a appris de parties où ceci était différent, ou absent : { $what }
cmd-sim-print = empreinte { $print }
cmd-elo = Elo { $elo } ({ $low } à { $high })
cmd-elo-few = Elo { $elo } (trop peu de parties pour dire à quel point c'est sûr)
cmd-tournament-games = { $n } parties de { $game } entre { $bots }, en { $seconds } s ; force en Elo (0 : un adversaire moyen ; intervalle à 95 %)
cmd-tournament-average = { $share } % contre un adversaire moyen, { $games } parties
cmd-tournament-pair = { $one } contre { $other } : { $share } % (intervalle à 95 % : { $low } à { $high }) de { $games } parties ; manches meilleures pour { $one } { $only }, pour { $other } { $others }
cmd-tournament-apart = { $one } et { $other } dans les mêmes parties : sur { $games } qu'un seul des deux a gagnées, { $only } pour { $one } et { $others } pour { $other } ({ $share } %, intervalle à 95 % : { $low } à { $high })
cmd-tournament-table = parties gagnées, en pour cent (intervalle à 95 %) :
cmd-tournament-first = Premier joueur : { $share } % de { $games } parties (intervalle à 95 % : { $low } à { $high })
cmd-tournament-left = inachevées { $open }, erreurs { $errors }
cmd-page-title = Tournoi : { $game }
cmd-page-about = { $n } parties, graine { $seed }.
cmd-page-alone = Seul { $name } a joué : rien n'est comparé.
cmd-page-verdict = { $name } est en tête : { $elo }.{ $apart ->
    [yes] {" "}Son intervalle est tout entier au-dessus de celui du suivant.
   *[no] {" "}Son intervalle chevauche celui du suivant : ce n'est pas tranché.
  }
cmd-page-strength = Force
cmd-page-strength-about = Elo : 0 est un bot moyen de ce tournoi ; qui a 100 points d'avance gagne 64 parties sur 100.
cmd-page-strength-cases = Elo des bots et, d'une autre couleur, de ce qu'ils affrontent tous ; qui a 100 points d'avance gagne 64 parties sur 100.
cmd-page-pairs = Deux à deux
cmd-page-pairs-about = Ce que le premier de chaque paire a obtenu sur les mêmes graines, places échangées ; la ligne pointillée est l'égalité.
cmd-page-pairs-apart = Dans les mêmes parties, la part du premier parmi celles qu'un seul des deux a gagnées ; la ligne pointillée est l'égalité.
cmd-page-pair = { $one } / { $other }
cmd-page-table = Où ils gagnent
cmd-page-table-about = Parties gagnées en pour cent : bleu, plus de la moitié ; rouge, moins. Pointez une case pour son intervalle.
cmd-page-cell = { $bot }, { $column } : { $share } % ({ $low } à { $high }) en { $games } parties
cmd-page-seat = Place { $n }
cmd-page-side = { $side ->
    [consul] Consul
   *[heroes] Héros
  }
cmd-page-first = Le premier tour
cmd-page-first-name = Premier joueur
cmd-page-lengths = Durée des parties
cmd-page-lengths-about = { $mean } { $unit ->
    [rounds] manches
   *[other] tours
  } en moyenne, de { $shortest } à { $longest }.
cmd-page-length = { $span } { $unit ->
    [rounds] manches
   *[other] tours
  } : { $n } parties
cmd-page-sure = Un intervalle contient la vraie valeur dans 95 cas sur 100 ; les parties d'une même graine comptent pour une.
cmd-whatif-games = { $game } entre { $bots }, graines : { $n }, chacune jouée comme imprimé et comme modifié
cmd-whatif-change = modifié : { $change }
cmd-whatif-won = { $form ->
    [changed] modifié :
   *[printed] imprimé :
  } { $whose } a gagné { $share } % (intervalle à 95 % : { $low } à { $high })
cmd-whatif-players = le camp des joueurs
cmd-whatif-difference = différence : { $points } points (intervalle à 95 % : { $low } à { $high })
cmd-whatif-longer = durée des parties : { $n } { $unit ->
    [rounds] manches
   *[other] tours
  } (intervalle à 95 % : { $low } à { $high })
cmd-whatif-verdict = { $verdict ->
    [stronger] La modification renforce { $whose } : tout l'intervalle est au-dessus de zéro.
    [weaker] La modification affaiblit { $whose } : tout l'intervalle est au-dessous de zéro.
   *[open] Rien ne montre que la modification compte pour { $whose } : l'intervalle contient les deux signes. Davantage de parties le resserreraient.
  }
cmd-progress = { $done } parties sur { $of }, encore { $left }
cmd-progress-seconds = { $n } s
cmd-progress-minutes = { $n } min { $s } s

cmd-coverage-tested = { $game } : { $tested } règles retenues sur { $total } ont un test
cmd-coverage-bites = {"  "}pour { $n } d'entre elles, une casse du code est remarquée par leurs propres tests
cmd-coverage-unbroken = {"  "}sans casse : { $rules }
cmd-coverage-unbreakable = {"  "}{ $rule } ne peut pas être cassée : { $why }
cmd-coverage-of = sur
cmd-coverage-without = sans :
cmd-coverage-outside = (hors du périmètre)

# tablee admin
cmd-admin-line = { $table }  { $game }  { $status }  { $names }  entrées { $entries }, paroles { $said }, signalements { $reports }
cmd-admin-tables = { $n ->
    [0] Aucune table dans { $file }.
    [one] Une table dans { $file }.
   *[other] { $n } tables dans { $file }.
}
cmd-admin-seat = place { $n } : { $who }, { $name }
cmd-admin-report = signalement de la place { $seat } à l’entrée { $entry } : { $text }
cmd-admin-deleted = { $n ->
    [0] Rien n’a été supprimé.
    [one] Une table a été supprimée.
   *[other] { $n } tables ont été supprimées.
}
cmd-admin-forgotten = { $n ->
    [one] Nom, paroles et signalements sont effacés à une table ; les choix restent, car ils sont la partie des autres.
   *[other] Noms, paroles et signalements sont effacés à { $n } tables ; les choix restent, car ils sont la partie des autres.
}
cmd-admin-close = La table { $table } est fermée : personne n’y entre.
cmd-admin-open = La table { $table } est de nouveau ouverte.
cmd-admin-banned = { $n ->
    [0] Personne n’est banni.
    [one] Une adresse ou un réseau est banni.
   *[other] { $n } adresses ou réseaux sont bannis.
}
cmd-admin-copied = La base est copiée dans { $file }. Elle contient les graines des parties en cours : gardez-la secrète.
cmd-admin-restored = { $file } est maintenant la copie ; ce qui s’y trouvait est { $before }.
cmd-admin-salvaged = Tables entières : { $whole }, en partie : { $cut }, perdues : { $lost } ; elles sont dans { $file }.
cmd-admin-moved = Les deux bases ont été relues et sont les mêmes : { $sum }
cmd-admin-cut = { $table } : gardée jusqu’à l’entrée { $n }
