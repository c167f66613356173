# Mots communs à tous les jeux et clients, français.

cp = PC
kind-offense = offensive
kind-defense = défensive
kind-passive = passive
kind-ultimate = ultime
kind-positive = positive
kind-negative = négative
kind-unique = unique
kind-instant = instantanée
kind-main = phase principale
kind-roll = phase de lancer
kind-upgrade = amélioration
content-dice = Dés
content-line = { $what } : { $text }
content-side = — Face { $n } du plateau —
content-tokens = — Altérations d'État —
content-limit = limite
content-cards = — Cartes —
mark-health = Santé
mark-cp = PC
mark-hand = main
mark-deck = pioche
mark-incoming = total
area-resolving = En cours
reason-game-over = La partie est finie.
reason-unknown-verb = Cette action n'existe pas dans ce jeu.
reason-forbidden = Les règles l'interdisent maintenant.
reason-not-offered = Ce choix n'est pas proposé maintenant.
reason-not-your-decision = Quelqu'un d'autre choisit en ce moment.
allowed = Vous pouvez le faire maintenant.
hidden-cards = { $n ->
    [one] 1 carte cachée
   *[other] { $n } cartes cachées
  }
choose = Votre choix
help-line = Un numéro choisit. k DÉS garder ceux-là, ? pourquoi on me demande, n MOTS pourquoi pas, o chances, l journal, w N pourquoi cette ligne, c NOM carte, u annuler, s sauver, b plateau, concede abandonner, h aide, q quitter.
bad-number = Il n'y a pas de choix { $what }. Tapez un numéro de 1 à { $n }, ou h pour l'aide.
bad-command = Je ne comprends pas « { $what } ». Tapez un numéro de 1 à { $n }, ou h pour l'aide.
undone = C'est annulé.
undo-barrier = Impossible d'annuler : des dés ont été lancés, une carte a été vue ou quelqu'un d'autre a agi.
you-won = Vous avez gagné.
you-lost = Vous avez perdu.
undo-nothing = Il n'y a rien à annuler.
saved = Sauvegardée sous { $name }. Pour reprendre : tablee play --resume { $name }
bye = Au revoir. La partie est sauvegardée sous { $name } ; pour reprendre : tablee play --resume { $name }
nothing-found = Rien de ce nom ici.
no-odds = Vous n'avez pas de dés à relancer maintenant.
odds-title = Chances avec { $n ->
    [0] aucune relance
    [one] 1 relance
   *[other] { $n } relances
  }, chacune selon la meilleure tactique pour elle
odds-keep = garder { $dice }
odds-keep-nothing = ne rien garder
asked-because = On vous demande à cause de :
your-seat = Vous jouez { $who }.
bot-seat = { $who } : { $level ->
    [giddy] bot étourdi
    [easy] bot facile
    [medium] bot moyen
    [strong] bot fort
    [expert] bot très fort
   *[other] bot « { $level } »
  }.
concede-sure = Abandonner la partie ? Tapez oui pour confirmer.
odds-best = Le mieux pour tout le plateau : garder { $dice }.
odds-best-nothing = Le mieux pour tout le plateau : tout relancer.
keep-help = Tout autre choix de dés : k et leurs chiffres, p. ex. k 3 4 5.
bad-keep = Impossible de garder « { $what } » maintenant : nommez des dés posés sur la table, p. ex. k 3 4 5.
why-not-what = Nommez une carte, un jeton, une capacité ou un choix, p. ex. n joker.
help-line-cards = Un numéro choisit. ? pourquoi on me demande, n NOM pourquoi pas, c NOM carte, b toutes les cartes en vue, l journal, w N pourquoi cette ligne, u annuler, s sauver, concede abandonner, h aide, q quitter.
why-not-card = Nommez une carte ou un choix que vous voyez, p. ex. n flip, ou n et le nom d'une carte de votre main.
campaign-saved = Le journal de campagne { $name } est écrit.
seat-number = Place { $n }
deal-help = deal QUI liste ce que vous pourriez donner et demander ; deal QUI give TERMES for TERMES écrit l'offre, par les numéros de cette liste ou par des mots ; deal back la retire. Un troisième s'ajoute par ... with QUI give TERMES for TERMES. Un terme peut dire quand et à quelle condition : help:2 (aux 2 prochains combats), die.NOM:fight (après ce combat), die.NOM?won (gagné), ?lost (perdu), ?tied (à égalité). QUI est l'un de { $who }.
deal-give = Vous pourriez donner :
deal-want = Vous pourriez demander :
odds-fight = Chances dans ce combat
odds-line = Chances : { $what }
no-odds-fight = Il n'y a pas de combat maintenant.
more-on-demand = Le reste sur demande : m toute la carte, b toutes les cartes.
fold-line = { $what } : { $n } possibilités{ $low ->
    [-1] {""}
   *[other] , de { $low } à { $high } %
  }
fold-help = 1 montre les possibilités du premier choix, 1.2 prend la deuxième.
off-the-map = Il n'y a pas de case en ({ $x }, { $y }) : les colonnes vont de 0 à { $w }, les rangées de 0 à { $h }, et les vides n'en ont pas.
pick-help = { $n } cases au choix : tapez-en une sous la forme x y, par exemple { $where }.
bill-help = Tapez tous les numéros sur une ligne dans n'importe quel ordre, p. ex. 2 1, ou l'un après l'autre ; { $verb } paie.
bill-given = Vous donnez : { $what }.
bill-missing = Il manque : { $what }.
bill-lost = Perdu : { $what }.
bill-spare = Pas nécessaire : { $what }.
bill-confirm = Tapez { $verb } pour payer.

# quand quelqu'un souhaite être sollicité : la commande `ask`
wish-line = { $n } { $what } : { $wish }
wish-as-usual = comme la table le demande
wish-usual = { $wish } (comme d'habitude)
wish-value = ask N { $name } : { $wish }
wish-none = ask N : { $wish }
bad-wish = { $n ->
    [0] Il n'y a rien ici sur quoi vous solliciter.
   *[other] « { $what } » n'est pas un souhait : ask les énumère, ask 1 { $value } en pose un, ask 1 le retire.
  }

# textes qu'on lit : pourquoi l'un n'est pas compris, et ce qui pourrait s'y trouver
unread-here = « { $here } » n'est pas compris. On attend ici : { $wanted }.
unread-near = « { $here } » n'est pas compris. Vouliez-vous dire « { $near } » ? On attend ici : { $wanted }.
unread-end = Il manque quelque chose. On attend ici : { $wanted }.
unread-long = Le texte est trop long : { $forms } caractères au plus.
unread-deep = Trop de choses tiennent ensemble dans une phrase. Dites-le en plusieurs.
unread-work = Le texte est trop embrouillé. Faites des phrases plus courtes.
unread-many = Cela peut se lire de plusieurs façons, et il faudrait deviner. Dites-le autrement, ou en plusieurs phrases.
unread-otherwise = Cela peut vouloir dire plusieurs choses. Écrivez l'une de ces phrases : { $forms }
wanted-number = un nombre
wanted-more = et { $n } de plus

# comment une partie finie en est arrivée là
account-title = Comment c'est arrivé
account-figure = { $what } : { $all }
account-from-to = { $who } { $from } → { $to }
account-blow = Le plus beau coup ({ $n }) : { $what }
account-blow-of = Le plus beau coup : { $n } ({ $who })
account-turning = La partie a basculé au choix { $n } sur { $of }.
account-luck = { $what } : { $all }
