### What the table answers when something cannot be done, and what would be accepted

ui-refused-stale = La table a changé entre-temps. Regardez à nouveau, puis choisissez.
ui-refused-not-you = Ce n’est pas à vous : une autre place doit choisir.
ui-refused-curtain = Dites d’abord que c’est vous qui prenez place.
ui-refused-offers = Vous avez assez changé votre offre : attendez que quelqu’un ait choisi.
ui-refused-over = La partie est finie. Demandez une revanche, ou revoyez-la.
ui-refused-gathering = La partie n’a pas encore commencé : il manque encore quelqu’un.
ui-refused-started = La partie a déjà commencé.
ui-refused-nonce = Votre navigateur a déjà ajouté son nombre à cette partie.
ui-refused-not-over = Ce sera possible à la fin de la partie.
ui-refused-unjudged = Il n’y a pas de jugement appris pour cette table : ses chances ne peuvent pas être dites.
ui-refused-unfinished = La partie n’est pas allée jusqu’au bout : seule une partie finie peut être analysée.
ui-refused-nothing-judged = La partie s’est finie avant qu’il y ait rien à juger.
ui-refused-frozen = Cette partie ne peut pas continuer ici. Son journal peut être enregistré.
ui-refused-watching = Vous êtes spectateur. Seuls ceux qui ont une place peuvent faire cela.
ui-refused-empty = Ce message ne dit rien.
ui-refused-talked-out = Cette table compte déjà { $n } messages ; on n’en garde pas davantage.
ui-refused-nothing-asked = Personne n’attend votre accord.
ui-refused-line = Cette ligne n’existe pas ; le journal en compte { $n }.
ui-refused-piece = Vous ne voyez pas cette pièce sur la table.
ui-refused-sheet = Cette carte n’existe pas dans cette partie, ou trop de réponses sont déjà gardées.
ui-refused-wish = Ce souhait n’existe pas dans cette partie.
ui-refused-taken = Quelqu’un est assis là. Invitez à une place libre, ou tenue par un bot.
ui-refused-seat = Cette place n’existe pas ; il y en a { $n }.
ui-refused-seat-how = Une place peut être confiée à un bot, ou reprise par son propriétaire ; avant la partie, elle peut aussi être libérée.
ui-refused-clock-poker = Visage impassible et pendule ne vont pas ensemble : la pendule montrerait qui l’on interroge.
ui-refused-grace = Son propriétaire vient de partir : sa connexion a peut-être coupé. Un bot pourra prendre la place dans { $n ->
    [one] une seconde
   *[other] { $n } secondes
}.
ui-refused-here = Son propriétaire est à la table. Seule la place d’un absent peut être confiée.
ui-refused-host = Seule la personne qui a créé cette table peut le faire.
ui-refused-bot = Aucun bot ne s’appelle { $what }. Il y a : { $known }.
ui-refused-guide = Ce jeu n’a pas de partie guidée.
ui-refused-known = Plus personne ne peut entrer : quelqu’un a lu ce que cette partie cache, sa graine ou une rediffusion.
ui-refused-name = Un nom se compose de lettres, de chiffres et de signes visibles ; { $what } ne se voit pas.
ui-refused-lost = Cette place appartient à quelqu’un, et personne d’autre n’est assis ici pour accepter qu’elle change de main. Un bot peut jouer à sa place, et un code permet à son propriétaire de la porter sur un autre appareil.
ui-refused-code = Ce code a déjà servi, un plus récent l’a remplacé, ou il est incomplet. Demandez-en un nouveau sur l’appareil qui tient la place.
ui-refused-pause = La table se tait un instant, pour que personne ne voie qui l’on interroge.
ui-refused-busy = Vous avez demandé beaucoup de choses longues ; attendez que quelques-unes soient prêtes.
ui-refused-guided = La partie guidée se joue seul.
ui-refused-joined = Vous avez déjà rejoint la table.
ui-refused-join-first = Le premier message doit rejoindre une table.
ui-refused-replay = En rediffusion, on peut regarder, aller à une autre entrée et demander pourquoi.
ui-refused-imported = Cette partie a été apportée sous forme de journal. Ouvrez-la en rediffusion.
ui-refused-elsewhere = Cette table change justement de serveur, rien n’a donc changé. Réessayez dans un instant.
ui-refused-disk = L’écriture sur le disque a échoué, rien n’a donc changé. Réessayez dans un instant.
ui-refused-no-table = Cette table n’existe pas. Elle a pu être supprimée, ou le lien est incomplet.
ui-refused-closed = La personne qui gère le serveur a fermé cette table.
ui-refused-banned = La personne qui gère ce serveur ne laisse entrer personne de là où vous êtes.
ui-refused-damaged = Cette table est endommagée sur le disque et ne peut pas être ouverte. Les autres tables ne sont pas touchées ; la personne qui gère le serveur en a peut-être une copie.
ui-refused-token = Ce navigateur n’a pas de place à cette table. Rouvrez l’invitation, ou regardez en spectateur.
ui-refused-private = Cette table est fermée aux spectateurs. Demandez une invitation à la personne qui l’a créée.
ui-refused-invitation = Cette invitation n’est plus valable : elle a déjà servi, quelqu’un d’autre a pris la place, ou elle n’a jamais été donnée. Demandez-en une autre.
ui-refused-journal = Tant que d’autres jouent, le journal reste ici : il contient tous les secrets de la partie. On pourra l’enregistrer à la fin.
ui-refused-game = Aucun jeu ne s’appelle { $what }. Il y a : { $known }.
ui-refused-no-seat = Il vous faut une place pour créer une table.
ui-refused-players = Ce jeu ne se joue pas à { $n }. Possible : { $known }.
ui-refused-option = Ce jeu n’a pas d’option { $what } ici. Il y a : { $known }.
ui-refused-value = { $what } ne peut pas être choisi pour { $option }. Possible : { $known }.
ui-refused-setup = La partie ne peut pas être préparée ainsi : { $what }
ui-refused-deck = Ce deck ne peut pas être joué : { $what }
ui-refused-no-decks = Dans ce jeu, personne ne construit de deck.
ui-refused-malformed = Le message est illisible : { $what }
ui-refused-size = Le message est trop long ; { $n } octets au plus sont lus.
ui-refused-binary = Seuls les messages de texte sont lus.
ui-refused-type = La requête doit être en JSON.
ui-refused-flood = Trop de messages à la fois. Reconnectez-vous dans un instant.
ui-refused-many = Trop de demandes à la fois. Réessayez dans un instant.
ui-refused-sockets = Trop de connexions depuis cette adresse ; { $n } au plus restent ouvertes.
ui-refused-silent = Rien n’a été dit, la connexion a donc été fermée.
ui-refused-origin = Cette demande vient d’un autre site.
ui-refused-host-name = Ce serveur n’est pas connu sous ce nom. Lancez-le avec --origin et son adresse.
ui-refused-no-page = Cette page n’existe pas.
ui-error-internal = Une erreur s’est produite ici ; rien n’a changé. Réessayez, ou signalez-la : le journal dit ce qui s’est passé.
ui-error-bot = Un bot n’a pas pu répondre. Confiez sa place à un autre bot, ou réessayez.
ui-error-bots-alone = Les bots ont joué { $n } entrées entre eux, et attendent maintenant que quelqu’un reprenne une place.
ui-error-carried = Vos places ont été portées sur un autre appareil à l’aide d’un code. C’est là qu’elles se trouvent désormais.
ui-error-deleted = Cette table a été supprimée par la personne qui l’a créée.
ui-because-line = La règle derrière cette ligne :
ui-because-nothing = Il n’y a rien à faire avec cette pièce.

## Why a journal cannot be played
ui-journal-foreign = Ce n’est pas un journal de Tablée : sa première ligne doit être « { $line } ».
ui-journal-header = La ligne { $line } de l’en-tête doit être « { $name } » suivi de sa valeur. On y trouve « { $found } ».
ui-journal-setup = La mise en place notée dans l’en-tête est abîmée.
ui-journal-game = Aucun jeu ne s’appelle « { $found } ». Il y a { $known }.
ui-journal-commitment = La graine ne correspond pas à la promesse faite avant la partie.
ui-journal-closed = Quelque chose suit la ligne de fin : « { $found } ».
ui-journal-entry = L’entrée { $at } est illisible : « { $found } ».
ui-journal-truncated = Le journal est tronqué : sa ligne de fin manque.
ui-journal-rules = La partie a été jouée avec la version { $written } des règles ; celle-ci est la version { $here }.
ui-journal-content = La partie a été jouée avec le contenu { $written } ; celui d’ici est { $here }.
ui-journal-unplayable = La mise en place du journal ne peut pas être jouée avec cette version.
ui-journal-choice = L’entrée { $at } n’est pas possible à cet endroit : place { $seat }, « { $choice } ».
ui-journal-print = Après l’entrée { $at }, « { $choice } », la partie n’est plus celle qui a été notée.
ui-journal-result = La partie se termine par « { $here } », et le journal dit « { $written } ».
ui-journal-long = Le journal est trop long : on joue au plus { $n } entrées et { $n } caractères de mise en place.
ui-journal-type = La mise en place de ce journal n’est pas de celles que ce jeu écrit : à { $what }, il devrait y avoir { $kind ->
    [text] un texte
    [number] un nombre entier
    [bool] vrai ou faux
    [list] une liste
   *[table] une table de noms et de valeurs
}.
ui-journal-seats = Le journal nomme un autre nombre de places que sa mise en place.
ui-journal-who = « { $found } » n’est ni « human » ni un bot.
ui-journal-broken = Cette version ne peut pas jouer le journal.
