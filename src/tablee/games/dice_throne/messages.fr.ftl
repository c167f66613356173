# Dice Throne, français. Les noms de places, cartes, jetons et capacités arrivent en toutes lettres.

a-die = dé de héros
defensive-roll = Jet Défensif { $n }
attack-modifier = Modificateur d'Attaque.
mark-cost = coût
mark-level = niveau
mark-limit = Limite d'Empilement
mark-straight = chiffres qui se suivent
mark-alike = chiffres identiques
mark-dice = { $n ->
    [one] dé
   *[other] dés
  }
is-out = hors de combat
is-isolated = source isolée
is-blocked = bloquée
is-odd = sans symbole
is-certain = inévitables
use-text = À tout moment, payez { $n } PC : { $text }
use-once = Une fois par tour, pendant votre Phase Principale : { $text }
use-free = À tout moment : { $text }
use-when = À tout moment, { $lead } : { $text }
spend-text = Dépensez-le : { $text }
spend-text-once = Dépensez-le une fois par tour, pendant votre Phase Principale : { $text }
# l'une des façons de dépenser un jeton ; ce qu'elle dit du moment suit le nombre
spend-some = Dépensez-en { $n }{ $limits } : { $text }
spend-once = , une fois par tour
spend-twice = , jusqu'à deux fois par tour
spend-main = , pendant votre Phase Principale
spend-aged = , mais pas pendant le tour où vous l'avez gagné
spend-when = { $lead }, vous pouvez le dépenser : { $text }
spend-by-paying = À tout moment, payez { $n } PC pour retirer ce jeton.
needs-text = { $needs } : { $text }
full-text = Quand la Limite d'Empilement est atteinte : { $text }
burst-text = Quand un jeton de plus s'ajoute à une pile pleine : { $text }
permits-upgrades = Vous pouvez aussi jouer des Améliorations pendant toute Phase de Lancer.
rerolls-die = Quand vous dépensez un jeton { $token }, vous pouvez relancer son dé 1 fois.
token-freezes = Vous ne pouvez absolument rien faire.
token-rescues = Quand votre Santé devrait tomber à 0, perdez ce jeton et gardez { $n } PV.
token-persistent = Persistante.
token-kept = Ce jeton ne peut pas être transféré à un autre joueur.
token-bound = Ce jeton ne peut être ni retiré ni déplacé par une carte.
token-blocks = Se pose sur une Capacité Offensive de son détenteur, jamais une Ultime ni la dernière libre : elle ne peut pas être activée.
token-companion = Un Familier : ce n'est pas une Altération d'État, et seules ses propres règles le touchent.
house-name = nom de notre cru
house-value = valeur maison : { $what }
confidence = { $level ->
    [medium] chiffres de fiabilité moyenne
   *[low] chiffres de fiabilité faible
  }
dispute = les sources divergent : { $what }
kind-spell = Sortilège
edition-season-1 = saison 1
edition-season-2 = saison 2
edition-marvel = Marvel
edition-house = de notre cru

moment-upkeep = Pendant votre Phase d'Entretien : { $text }
moment-income = Pendant votre Phase de Revenu : { $text }
moment-before-offense = Avant votre Phase de Lancer Offensif : { $text }
moment-offense = Pendant votre Phase de Lancer Offensif : { $text }
moment-offense-end = Au terme de votre Phase de Lancer Offensif : { $text }
moment-activates = Quand vous activez une Capacité Offensive : { $text }
moment-attacks = Quand vous attaquez : { $text }
moment-attacked = Quand vous êtes attaqué : { $text }
moment-strikes = Une fois la cible de votre attaque connue : { $text }
moment-conclusion = À la conclusion de votre Phase de Lancer : { $text }
moment-attack-over = Quand l'attaque est terminée : { $text }
moment-fought = Après votre attaque : { $text }
moment-gained = Quand vous recevez ce jeton : { $text }
moment-foe-idle = Quand la Phase de Lancer d'un adversaire s'achève sans Attaque : { $text }
moment-hurt = Quand vous subissez réellement des dégâts : { $text }
moment-upgraded = Quand vous mettez en jeu une autre Amélioration : { $text }
moment-turn-end = À la fin de votre tour : { $text }
moment-activated = Quand il est activé : { $text }
moment-thrown = Quand vous le lancez : { $text }
moment-retrieved = Quand vous le récupérez : { $text }

area-status = { $who }
area-board = Plateau ({ $who })
area-hand = Main ({ $who })
area-deck = Pioche ({ $who })
area-prepared = Sortilèges préparés ({ $who })
area-discard = Défausse ({ $who })
area-pool = Héros au choix
area-tray = Dés ({ $who })
area-incoming = Dégâts Entrants
incoming-part = { $n } { $n ->
    [one] { $kind ->
        [1] imparable{" "}
        [2] pur{" "}
        [3] collatéral{" "}
        [4] ultime{" "}
        [6] impossible à prévenir{" "}
       *[0] {""}
      }
   *[other] { $kind ->
        [1] imparables{" "}
        [2] purs{" "}
        [3] collatéraux{" "}
        [4] ultimes{" "}
        [6] impossibles à prévenir{" "}
       *[0] {""}
      }
  }(source : { $who })
incoming-prevented = { $n ->
    [one] { $n } prévenu
   *[other] { $n } prévenus
  }
incoming-share = { $over }/{ $under } des dégâts prévenus
incoming-avoided = dégâts évités

at-Draft = Sélection des héros
at-Match = Dice Throne
at-Turn = Tour { $turn }, { $who }
at-UpkeepPhase = Phase d'Entretien
at-IncomePhase = Phase de Revenu
at-MainPhase = { $phase ->
    [7] Phase Principale (2)
   *[3] Phase Principale (1)
  }
at-OffensiveRoll = Phase de Lancer Offensif
at-TargetingRoll = Phase de Lancer de Ciblage
at-DefensiveRoll = Phase de Lancer Défensif, { $who }
at-DiscardPhase = Phase de Défausse
at-Settle = Dégâts
at-Afterwards = Après les dégâts
at-Growth = Croissance des Familiers, { $who }
at-IsolatedDamage = Source isolée de dégâts, { $who }
at-Binding = Capacité bloquée : { $who }
at-IsolatedBlow = Source isolée de dégâts, { $who }
at-TextRoll = Lancer, { $who }
at-ActionWindow = Chacun peut agir
at-CastSpell = { $who } : un Sortilège
at-PlayCard = Carte, { $who }
at-Several = Effets
at-Run = Effet, { $who }

prompt-act = { $about ->
    [offense] Les dés d'attaque sont lancés ({ $whose }). Agir ?
    [defense] Les dés de défense sont lancés ({ $whose }). Agir ?
    [targeting] Le dé de ciblage est lancé ({ $whose }). Agir ?
    [roll] { $source } — Les dés sont lancés ({ $whose }). Agir ?
    [damage] { $n ->
        [0] Des dégâts sont en attente. Agir ?
        [one] { $n } dégât vous menace. Agir ?
       *[other] { $n } dégâts vous menacent. Agir ?
      }
   *[moment] Vous pouvez agir maintenant.
  }
prompt-act-before = { $who } déclare : { $what }. Agir avant ?
prompt-main = Phase Principale : jouez, vendez, dépensez ou passez.
prompt-keep = { $n ->
    [one] Encore une tentative. Quels dés gardez-vous ?
   *[other] Encore { $n } tentatives. Quels dés gardez-vous ?
  }
prompt-announce = Quelle capacité annoncez-vous ?
prompt-defend = { $n ->
    [0] Plus aucun dégât ne vous menace. Vous défendez-vous ?
    [one] { $n } dégât vous menace. Vous défendez-vous ?
   *[other] { $n } dégâts vous menacent. Vous défendez-vous ?
  }
prompt-sell-down = Vendez des cartes jusqu'à n'en garder que six.
prompt-upkeep-order = Plusieurs effets d'entretien vous attendent. Lequel vient d'abord ?
prompt-either = { $source } — Que choisissez-vous ?
prompt-may = { $source } — Voulez-vous { $what } ?
prompt-accept = { $source } — Acceptez-vous : { $what } ?
prompt-choose-player = { $what ->
    [none] { $source } — Choisissez un joueur.
   *[other] { $source } — Choisissez un joueur : { $what }.
  }
prompt-ban = Écartez un héros que personne ne jouera.
prompt-pick = Choisissez votre héros.
prompt-choose-target = { $mode ->
    [first] { $source } — Vous choisissez avec votre partenaire : qui de vous deux est la cible de l'attaque ?
    [second] { $source } — { $who } désigne { $whom }. Qui de vous deux est la cible de l'attaque ?
   *[alone] { $source } — Choisissez la cible de l'attaque.
  }
prompt-discard = { $source } — Défaussez une carte.
prompt-pay-any = { $source } — Combien de PC payez-vous ?
prompt-how-many = { $source } — Combien de jetons { $what } ?
prompt-split = { $source } — Combien de dégâts pour { $what } ?
prompt-grow = { $source } — Croissance de { $n ->
    [one] 1 cran
   *[other] { $n } crans
  } : quel Familier obtenir ?
prompt-which-bot = { $source } — Quel Robot ?
prompt-which-ability = { $source } — Quelle capacité est bloquée ({ $who }) ?
prompt-turn-over = { $source } — Quelle carte retournez-vous ?
prompt-how-often = { $source } — Combien de fois ?
prompt-set-die = { $source } — Quel dé changez-vous (dés : { $who }) ?
prompt-copy-die = { $source } — Quel dé prend quelle valeur ?
prompt-reroll = { $source } — Quel dé est relancé (dés : { $who }) ?
prompt-pay-or-reroll = { $source } — Payer, ou relancer le dé (dés : { $who }) ?
prompt-remove-token = { $source } — Quel jeton est retiré ?
prompt-remove-any = { $source } — Retirer un jeton, ou assez ?
prompt-move-token = { $source } — Quel jeton va où ?
prompt-conjure = { $source } — Quel jeton gagnez-vous ?
prompt-stop-conjuring = { $source } — Défaussez-vous une carte pour que { $whom } ne gagne pas { $what } ?
prompt-prepare = { $source } — Quel Sortilège préparez-vous ?
prompt-unprepare = { $source } — Quel Sortilège plus ancien va à la défausse ?
prompt-cast = { $source } — Quel Sortilège lancez-vous ?
prompt-give-back = { $source } — Quelle carte rendez-vous, et où ?
prompt-lay = { $source } — Quelle Amélioration mettez-vous en jeu ?
prompt-order-top = { $source } — Quelle carte vient ensuite sur le dessus ?
prompt-search = { $source } — Quelle Amélioration prenez-vous ?
waiting = En attente : { $who }.
over-won = Victoire : { $who } !
over-won-two = Victoire : { $who } et { $whom } !
over-drawn = Égalité.
luck-damage = Chance aux dés, en dégâts au-delà de la moyenne

opt-pass = Passer
opt-yes = Oui
opt-no = Non
opt-enough = Assez
opt-nothing = Aucune capacité
opt-keep = { $n ->
    [0] S'arrêter avec { $dice }
   *[other] { $kept ->
       [0] Tout relancer
      *[other] Garder { $dice } et relancer { $n ->
           [one] 1 dé
          *[other] { $n } dés
        }
     }
  }
opt-announce = { $ability }
opt-defend = { $ability }
opt-play = Jouer { $card } ({ $n } PC)
opt-sell = Vendre { $card } (+1 PC)
opt-use = { $n ->
    [0] { $ability } : { $what }
   *[other] { $ability } ({ $n } PC) : { $what }
  }
opt-spend = { $n ->
    [0] Dépenser { $token }
   *[other] Dépenser { $n } { $token } : { $what }
}
opt-choose = { $what }
opt-first = { $source } : { $what }
opt-set = Le { $old } devient { $new }
opt-copy = Le { $old } devient { $new }
opt-reroll = Relancer le { $face }
opt-pay = Payer { $n } PC
opt-bind = { $ability }
opt-turn = Carte { $n }
opt-grow = { $token }
opt-bot = { $token }
opt-amount = { $n }
opt-ban = Écarter { $hero }
opt-pick = Prendre { $hero }
opt-player = { $who }
opt-remove = { $token } ({ $who })
opt-move = { $token } : { $who } → { $whom }
opt-discard = { $card }
opt-take = { $card }
opt-conjure = { $token }
opt-prepare = { $card }
opt-cast = { $card }
opt-bottom = { $card } (sous le paquet)
opt-top = { $card }
opt-lay = { $card }

log-turn = — Tour { $n } : { $who } —
log-phase = { $n ->
    [1] Phase d'Entretien
    [2] Phase de Revenu
    [3] Phase Principale (1)
    [4] Phase de Lancer Offensif
    [5] Phase de Lancer de Ciblage
    [6] Phase de Lancer Défensif
    [7] Phase Principale (2)
   *[8] Phase de Défausse
  }
log-drafts = Le joueur { $n } choisit en premier.
log-bans = Le joueur { $n } écarte { $hero }.
log-picks = Le joueur { $n } prend { $hero }.
log-leaves-draft = Le joueur { $n } quitte la sélection : il n'y a pas de partie.
log-variant = Roi de la Montagne à { $n } : une variante hors des livrets.
log-starts = Joueur de Départ : { $who }.
log-rolls = { $goal ->
    [start] { $who } fait { $dice } pour savoir qui commence.
    [defense] { $who } lance { $dice } pour se défendre.
    [targeting] { $who } lance { $dice } pour désigner la cible.
    [text] { $who } lance { $dice } ({ $what }).
   *[offense] { $who } lance { $dice }.
  }
log-rerolls = { $who } relance { $n ->
    [one] 1 dé
   *[other] { $n } dés
  } : { $dice }.
log-more-attempts = { $who } peut faire une tentative de plus.
log-no-effect = { $what } : les dés n'apportent rien.
log-no-income = { $who } n'a pas de revenu.
log-draws = { $who } pioche { $n ->
    [one] 1 carte
   *[other] { $n } cartes
  }.
log-drew = Vous piochez « { $card } ».
log-reshuffles = { $who } mélange sa défausse pour refaire sa pioche.
log-gains-cp = { $who } gagne { $n } PC.
log-pays = { $who } paie { $n } PC.
log-steals-cp = { $n ->
    [0] { $who } ne vole aucun PC ({ $whom }).
   *[other] { $who } vole { $n } PC ({ $whom }).
  }
log-steals-health = { $who } vole { $n } PV ({ $whom }).
log-gains-tokens = { $who } reçoit { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
  } { $token }.
log-loses-tokens = { $who } perd { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
  } { $token }.
log-activates-companion = { $who } active { $token }.
log-turns-over = { $who } retourne une carte : { $what }.
log-throws = { $who } lance { $token } sur { $whom }.
log-retrieves = { $who } récupère { $token } ({ $whom }).
log-raises-limit = { $who } augmente de { $n } sa limite : { $token }.
log-plays = { $who } joue « { $card } » pour { $n } PC.
log-upgrades = { $who } met en jeu « { $card } ».
log-sells = { $who } vend « { $card } ».
log-discards = { $who } défausse « { $card } ».
log-spends = { $who } dépense { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
  } { $token }.
log-uses = { $who } utilise « { $ability } ».
log-declares = { $who } déclare : { $what }.
log-fizzles = Ce que déclarait { $who } n'est plus possible.
log-sets-die = Un dé ({ $who }) passe de { $old } à { $new }.
log-announces = { $who } annonce « { $ability } ».
log-announces-nothing = { $who } n'annonce aucune capacité.
log-activates = { $who } active « { $ability } ».
log-targets = { $who } cible { $whom }.
log-names-target = { $who } désigne { $whom } comme cible.
log-team-differs = Les deux partenaires ne sont pas d'accord : un dé décide ({ $dice }).
log-leader-card = { $who } attaque un Chef.
log-defends = { $who } se défend : { $ability }.
log-deals = { $what } : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  } en route vers { $whom }.
log-prepares-damage = { $what } : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  } pour une cible à désigner.
log-raises-attack = L'attaque gagne { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  } ({ $what }).
log-lowers-attack = L'attaque perd { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  } ({ $what }).
log-defends-anyway = { $who } peut se défendre contre cette attaque imparable.
log-undefendable = On ne peut plus se défendre contre cette attaque ({ $who }).
log-rolls-again = { $who } refait une Phase de Lancer Offensif.
log-odd-die = { $who } lance un dé dont les symboles ne comptent pas : une étoile le marque.
log-attacks-again = { $who } attaque { $whom } une nouvelle fois.
log-prevents = { $who } prévient { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
  } ({ $what }).
log-prevents-half = { $who } prévient la moitié des dégâts ({ $what }).
log-prevents-all = { $who } prévient tous les dégâts ({ $what }).
log-returns-half = { $who } renvoie la moitié des dégâts à { $whom } ({ $what }).
log-avoids = { $who } évite les dégâts ({ $what }).
log-companion-hurt = { $token } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  } à sa place ({ $who }).
log-companion-heals = { $token } soigne { $n } PV ({ $who }).
log-wards = { $token } s'interpose ({ $who }).
log-survives = { $who } survit : sa Santé passe à { $n }.
log-takes = { $who } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  }.
log-unhurt = Rien ne passe : { $who } ne subit aucun dégât.
log-will-heal = { $who } va soigner { $n } PV.
log-heals = { $who } se soigne de { $n } PV.
log-loses-health = { $who } perd { $n } PV.
log-loses-cp = { $who } perd { $n } PC.
log-fewer-attempts = { $who } a { $n ->
    [one] 1 Tentative de Lancer
   *[other] { $n } Tentatives de Lancer
} de moins.
log-phase-void = { $who } : la Phase de Lancer Offensif reste sans effet.
log-halves-own = { $who } : les dégâts infligés pendant cette Phase de Lancer sont réduits de moitié.
log-skips-offense = { $who } passe sa Phase de Lancer Offensif.
log-turns-board = { $who } retourne son plateau.
log-looks-at-hand = { $who } regarde une main : { $whom }.
log-sees-card = { $whom } tient « { $card } ».
log-reveals-hand = { $who } révèle sa main.
log-reveals-card = { $who } montre « { $card } ».
log-looks-top = { $who } regarde { $n ->
    [one] la carte du dessus de sa pioche
   *[other] les { $n } cartes du dessus de sa pioche
  }.
log-sees-own = Vous voyez « { $card } ».
log-finds-card = { $who } prend une carte dans son paquet.
log-takes-card = { $who } prend « { $card } ».
log-stops-conjuring = { $who } empêche { $whom } d'invoquer ce jeton.
log-prepares = { $who } prépare « { $card } ».
log-casts = { $who } lance « { $card } ».
log-gives-back = { $who } remet 1 carte { $top ->
    [0] sous
   *[other] sur
  } son paquet.
log-takes-cards = { $who } { $n ->
    [0] n'en prend aucune
   *[other] en prend { $n }
  }.
log-defeated = Hors de combat : { $who }.
log-won = Victoire : { $who }.
log-drawn = Tous tombent ensemble : égalité.
log-concedes = { $who } abandonne.

# Titles on the stage: what dice are thrown for
cue-roll = { $goal ->
    [start] Qui commence ?
    [defense] Lancer Défensif
    [targeting] Lancer de Ciblage
    [text] { $what }
   *[offense] Lancer Offensif
  }

## Values of setup options, where they are chosen from a list
value-none = un par place
value-pick = tour à tour
value-ban = bannir, puis choisir
value-snake = bannir, puis choisir à rebours
value-book = selon le livret
value-koth = Roi de la Montagne, 4 à 6 (hors livrets)
value-cards = les cartes posées
value-slots = les capacités améliorées
value-always = toujours
value-three = seulement à trois
value-applied = appliqués
value-incoming = entrants

# Ce qu'on choisit avant la partie, et ce que cela veut dire
setup-heroes = Héros
setup-draft = Choix des héros
setup-mode = Mode de jeu
setup-first = Qui commence
setup-upgrades = Améliorations en jeu comptées
setup-leader-card = Carte bonus du meneur (Roi de la Montagne)
setup-then = « Puis » après des dégâts attend qu'ils soient
setup-help-heroes = héros dans l'ordre des places, p. ex. gunslinger,cursed-pirate (tirés de la graine sinon)
setup-help-boards = dossier des héros personnels (.board) ; heroes/ dans le dossier de données sinon
setup-help-changes = chiffres autres que ceux imprimés : HÉROS.PIÈCE.CHIFFRE=NOMBRE, séparés par des espaces
setup-help-players = 2, 3 ou 4 quand les héros sont tirés, jusqu'à 6 avec --mode koth
setup-help-draft = les héros se choisissent à la table : pick, ban ou snake ; --heroes nomme alors ceux qu'on peut prendre
setup-help-mode = selon le livret, ou koth : Roi de la Montagne de 4 à 6, une variante hors des livrets (DT-MODEX-01)
setup-help-first = place qui commence (dés sinon)
setup-help-upgrades = ce qui compte comme Amélioration en jeu (DT-UPGRADE-09)
setup-help-leader-card = Roi de la Montagne : carte bonus toujours, ou seulement à trois (DT-MODEKOTH-07)
setup-help-then = ce qui suit « Puis » attend que les dégâts soient appliqués, ou seulement entrants (DT-TEXT-04)

# boards: lines that only they have
board-again = Après le lancer : { $text }
board-off = Quand il explose : { $text }

# own heroes
own-name = { $name } (perso)
own-remark = Une création personnelle : ce héros n'est dans aucune boîte.
changed-name = { $name } (modifié)
changed-remark = Certains de ses chiffres ne sont pas ceux qui sont imprimés.
edition-own = création personnelle

# ce qui ne va pas sur un plateau
board-too-long = Ce plateau est trop long : { $n } signes, { $most } au plus.
board-too-many-lines = Ce plateau est trop long : { $n } lignes, { $most } au plus.
board-long-line = Cette ligne est trop longue : { $n } signes, { $most } au plus.
board-odd-sign = Un plateau contient des lettres, des signes et des espaces, pas { $sign }. Décalez avec des espaces.
board-too-deep = Trop de lignes s'emboîtent ici : { $most } niveaux au plus.
board-too-many = Plus de { $most } éléments « { $what } ».
board-heading = « { $what } » n'ouvre aucune partie d'un plateau.
board-twice = « { $what } » est dit deux fois.
board-value = « { $what } » ne convient pas ici.
board-number = « { $what } » n'est pas un nombre de 0 à { $most }.
board-mark = « { $what } » n'est pas compris.
board-name = « { $what } » n'est pas un nom : écrivez « Nom » ou « Nom / nom anglais ».
board-long-name = Un nom compte { $most } signes au plus.
board-both = Ici se trouve une remarque, une ligne par langue.
board-source = Aucune origine ne s'appelle « { $what } ».
board-face = « { $what } » n'est pas une face encore libre : un dé a les faces 1 à 6, chacune avec un symbole.
board-faces = Ces faces du dé n'ont pas de symbole : { $faces }.
board-token = Aucun jeton ne s'appelle « { $what } ».
board-taken = « { $what } » est un de nos noms : choisissez-en un autre.
board-kind = Un jeton est positif, négatif ou particulier.
board-when = Quand cela arrive-t-il ? Commencez par un moment (« Pendant votre Phase d'Entretien : … ») ou par « Dépensez-le : … ».
board-level = Une case a les niveaux I, II et III, dans cet ordre ; ici se trouve « { $what } ».
board-empty = Rien ne se trouve sous cette ligne.
board-needs = De quoi cette capacité a-t-elle besoin ?
board-texts = Cette capacité a { $n } textes ; { $tiers ->
    [one] il lui en faut un
   *[other] il lui en faut 1 ou { $tiers }
  }.
board-card = Une carte a un coût (« 1 PC ») et un type : principale, lancer ou instantanée.
board-one-text = Une carte a une ligne de texte ; en voici { $n }.
board-no-hero = Aucun héros n'est nommé.
board-no-slot = Ce plateau n'a aucune case.
board-no-dice = Ceci regarde des dés, mais aucun n'a été lancé avant.
board-token-symbols = Un jeton ne peut pas regarder de symboles : son détenteur peut avoir d'autres dés.
board-token-owned = Un jeton ne peut pas agir sur des jetons qui appartiennent à un joueur.
board-no-token = « Par jeton » désigne le jeton dont c'est le texte ; ici, il n'y en a pas.
board-table-dice = Des cartes, des jetons dépensés et ce que l'on choisit peuvent changer les dés sur la table ; pas ceci.
board-work = Trop difficile à lire : rien n'a été regardé à partir d'ici.
board-no-side = Ce plateau n'a pas d'autre face.
board-nobody-chosen = « Ce joueur » : personne n'a été choisi avant.
board-moves-again = Ce qui se passe quand un Familier est lancé ou récupéré ne peut pas le lancer ou le récupérer de nouveau : cela n'aurait pas de fin.
board-deck = Le paquet compte { $n } cartes, pas { $most } : 18 sont communes, et chaque niveau II et III en est une.
board-sides = Un plateau a une face, ou deux avec autant de cases chacune et sans niveaux II et III.
board-could = pourrait se trouver ici : { $what }
board-more = {" "}et { $n ->
    [one] { $n } autre
   *[other] { $n } autres
  }
board-rather = compris ; s'écrit d'ordinaire : { $what }
board-faults = { $n ->
    [one] 1 ligne n'est pas comprise
   *[other] { $n } lignes ne sont pas comprises
  }
board-fine = { $what } se joue sous le nom { $called } : un paquet de { $n } cartes.

# ce qui paraît étrange sur un plateau
odd-never = étrange : cinq dés ne suffisent jamais pour { $what } ({ $level }).
odd-tier = étrange : des { $tiers } paliers de { $what } ({ $level }), on n'en atteint que { $n }.
odd-idle = étrange : { $what } ({ $level }) ne fait rien.
odd-free = étrange : l'Amélioration { $what } ({ $level }) ne coûte rien.
odd-nobody = étrange : rien sur ce plateau ne donne { $what }.
odd-nothing = étrange : le jeton { $what } ne fait rien.
odd-symbol = étrange : aucune capacité n'a besoin de [{ $what }].
odd-defense = étrange : il n'y a aucune Capacité Défensive.
odd-ultimate = étrange : il n'y a aucune Capacité Ultime.
odd-deck = étrange : le paquet compte { $n } cartes ; ceux des boîtes en ont { $few } ou { $most }.

# la partie guidée : deux lignes au plus, à lire à voix haute
guide-goal = Bienvenue ! Vous êtes le Barbare, face à l'As de la Gâchette. Chacun a 50 points de vie : le premier à zéro a perdu.
guide-look = Voici vos capacités, et vos quatre cartes. Rien ne presse : le jeu attend toujours votre choix.
guide-card = Les cartes se paient en Points de Combat (PC), et vous en avez 2. Jouez Baffe II : votre attaque aux épées frappera plus fort.
guide-card-else = À votre guise ! Une carte se joue quand on a de quoi la payer ; vendue, elle rapporte 1 PC.
guide-pass = Quand vous n'avez plus rien à faire dans une phase, passez : la suivante commence.
guide-keep = Les dés ! Trois lancers au plus : gardez ceux qui vous servent, relancez les autres.
guide-swords = Les faces 1, 2 et 3 portent une épée : vous en avez trois. Touchez ces dés pour les garder ! Baffe en demande trois, et frappe plus fort avec quatre ou cinq.
guide-swords-else = Autre idée, pourquoi pas ! Les attaques rares frappent plus fort, mais tombent moins souvent.
guide-odds = { $screen ->
    [terminal] Vous hésitez ? Tapez « o » : voici, au dé près, vos chances d'obtenir chaque attaque.
   *[browser] Vous hésitez ? Ce bouton donne vos chances exactes d'obtenir chaque capacité. Regardez, puis relancez.
  }
guide-announce = Voici les attaques que vos dés permettent. Annoncez-en une : le coup part aussitôt.
guide-announce-else = Noté. Tant qu'aucune attaque n'est annoncée, aucun coup ne part.
guide-log = { $screen ->
    [terminal] Que s'est-il passé ? Tapez « l » pour relire le journal, « w » et un numéro pour la règle d'une ligne.
   *[browser] Que s'est-il passé ? Le journal raconte tout, et le « ? » au bout d'une ligne montre la règle qu'elle suit.
  }
guide-defend = On vous attaque ! Défendez-vous : Peau épaisse lance trois dés, et chaque cœur vous rend 2 points de vie.
guide-defend-else = Sans défense, tous les dégâts passent. La prochaine fois, tentez votre chance !
guide-income = À chacun de vos tours, vous gagnez 1 PC et piochez une carte. Dépensez, ou économisez pour une carte plus chère.
guide-why = { $screen ->
    [terminal] Une question vous étonne ? Tapez « ? » : la règle qui la pose s'affiche, mot pour mot.
   *[browser] Une question vous étonne ? Ce bouton montre la règle qui la pose. Et une carte qu'on ne peut pas jouer dit pourquoi.
  }
guide-undo = { $screen ->
    [terminal] Un regret ? Tapez « u » : votre dernier choix est repris. Les dés, eux, retomberaient de la même façon.
   *[browser] Un regret ? Annulez : votre dernier choix est repris. Les dés, eux, retomberaient de la même façon.
  }
guide-hint = { $screen ->
    [terminal] Tapez « n » et le nom d'une carte : vous saurez pourquoi elle ne se joue pas maintenant.
   *[browser] En panne d'idée ? L'ampoule montre ce que choisirait un joueur sensé. Libre à vous de faire mieux.
  }
guide-act = Avant la suite, vous pouvez réagir avec une carte ou un jeton. Rien ne vous y oblige : passez si vous préférez.
guide-sell = On ne garde que six cartes à la fin de son tour. Vendez le surplus : 1 PC la carte.
guide-token = Un jeton pèse sur vous. Lisez-le : on peut parfois payer pour s'en défaire.
guide-end = Vous savez jouer à Dice Throne ! Finissez ce duel quand vous voulez : il vous attend ici. Et maintenant, frappez fort.

# The gallery of a new table: the role of each, and what it does in two lines; ours
role-barbarian = Bagarreur
about-barbarian = Frappe fort, se soigne et étourdit. Peu de choses à retenir : le héros idéal pour commencer.
role-gunslinger = Duelliste
about-gunslinger = Met des Primes sur sa cible, esquive et règle ses comptes en duel, dé contre dé.
role-cursed-pirate = Saboteuse
about-cursed-pirate = Pose des Barils de poudre ; quand ses Doublons maudits s'épuisent, son plateau passe sur sa face maudite. Deux plateaux à apprendre.
role-paladin = Protecteur
about-paladin = Amasse des PC, en paie des relances et des cartes, se soigne et rend les coups reçus.
role-pyromancer = Incendiaire
about-pyromancer = Accumule la Maîtrise du feu, puis la consume d'un seul coup ; ses adversaires prennent feu.
role-treant = Jardinier
about-treant = Fait pousser ses Esprits, de la Pousse à la Dryade, les dépense en relances, en soins et en coups puissants, et couvre ses adversaires de Ronces.
role-tactician = Stratège
about-tactician = Prend l'Avantage tactique et le dépense selon le moment : PC, relances, cartes, cibles marquées ou protection.
role-vampire-lord = Assoiffée
about-vampire-lord = Fait saigner ses rivaux, amasse du Pouvoir du sang qu'elle change en dégâts, en cartes ou en santé ; son regard fait relancer les dés.
role-monk = Sage
about-monk = Amasse du Chi, qu'il dépense jeton par jeton pour amortir les coups ou, un tour plus tard, pour renforcer les siens ; il esquive et se purifie.
role-captain-marvel = Combattante stellaire
about-captain-marvel = Ses Lueurs cosmiques brûlent chaque rival à son entretien, ses Rayons renforcent ses attaques, et ce qu'elle bloque repart d'où il vient.
role-black-panther = Roi
about-black-panther = Chaque coup charge son Énergie cinétique : elle renforce ses attaques et explose à la limite ; ses Tenues en vibranium amortissent le reste.
role-seraph = Ange
about-seraph = S'envole hors d'atteinte ou par-dessus les défenses, brûle ses adversaires par sa seule présence, les aveugle et se purifie.
role-moon-elf = Archère
about-moon-elf = Aveugle, entrave et désigne sa cible pour frapper plus fort, puis esquive la riposte.
role-huntress = Traqueuse
about-huntress = Chasse avec Nyra, qui renforce chaque attaque tant qu'elle tient debout et peut encaisser à sa place.
role-artificer = Inventeur
about-artificer = Transforme la Synthé en Robots qui foudroient, soignent et font exploser les Nanites adverses.
role-loki = Farceur
about-loki = Distribue des Sacs à malice, bloque des capacités et laisse deviner laquelle de ses Illusions est la vraie.
role-thor = Tonnant
about-thor = Lance Mjolnir et le rappelle, et accumule une Électrokinésie qui nourrit ses coups.
role-samurai = Maître du sabre
about-samurai = Gagne de l'Honneur à lancer peu et à frapper net, le dépense sur son attaque, et couvre ses rivaux de Honte.
role-black-widow = Espionne
about-black-widow = Pose des Bombes à retardement et les presse ; ses Opérations secrètes offrent des améliorations.
role-ninja = Empoisonneur
about-ninja = Sème un Poison latent qui frappe à la fin du tour, se cache dans la fumée et affûte ses attaques par le Ninjutsu.
role-spider-man = Acrobate
about-spider-man = Entoile ses adversaires, qui ne peuvent plus se défendre, devient invisible et frappe de nouveau grâce au Combo.
role-shadow-thief = Voleur
about-shadow-thief = Amasse des PC et frappe de tout leur poids, pioche à pleines mains et disparaît dans les Ombres, où nulle attaque ne blesse.
role-scarlet-witch = Enchanteresse
about-scarlet-witch = Infléchit ses dés, invoque les jetons des autres, crépite de tous ceux qu'elle a et glisse un de ses dés parmi les vôtres.
role-doctor-strange = Sorcier
about-doctor-strange = Prépare des Sortilèges et les lance au fil de ses attaques, pressent ses cartes, entrave ses rivaux et remonte le temps.

## Why not
reason-OFF-02 = Les dés d'abord : gardez-les tous pour cesser de relancer, puis annoncez-la.
reason-OFF-04 = Vos dés ne remplissent pas sa condition.
reason-OFF-04-elsewhen = Elle s'annonce avec les dés de votre propre phase de lancer offensif.
reason-OFF-08 = Une capacité est déjà annoncée ; seuls des dés modifiés y changeraient quelque chose.
reason-OFF-10 = Une seule capacité offensive s'active par phase de lancer.
reason-ABILITY-10 = On se défend quand on est la cible de l'attaque d'un adversaire.
reason-DEF-04 = On ne peut pas se défendre contre ces dégâts.
reason-MAIN-02 = Vous n'avez pas cette carte en main.
reason-MAIN-03 = On vend ses cartes pendant ses propres phases principales.
reason-DISCARD-01 = Vous n'avez pas trop de cartes en main.
reason-CARD-05 = Vous n'avez pas cette carte en main.
reason-CARD-08 = Cela ne peut pas interrompre ce qui est en cours.
reason-CARD-09 = Cette carte se joue pendant vos propres phases principales.
reason-CARD-10 = Cette carte se joue pendant une phase de lancer.
reason-CARD-11 = Une carte de phase de lancer n'interrompt pas ce qui est en cours.
reason-UPGRADE-02 = Une amélioration se joue pendant vos propres phases principales.
reason-UPGRADE-03 = Cette amélioration est déjà sur votre plateau.
reason-UPGRADE-06 = Un niveau au moins aussi élevé s'y trouve déjà.
reason-CP-01 = Elle coûte { $cost } PC, et vous en avez { $have }.
reason-CP-01-too = Vous avez { $have } PC : cela ne suffit pas.
reason-DEF-07 = Il n'y a pas de dés d'un jet défensif sur la table.
reason-OFF-01 = Il n'y a pas de dés d'un jet offensif sur la table.
reason-DICE-03 = Il n'y a pas de dés qu'elle puisse encore modifier.
reason-STATUS-06 = Il n'y a aucun jeton à retirer.
reason-STATUS-07 = Ce n'est pas le moment que dit le jeton, ou il a déjà servi ce tour-ci.
reason-STATUS-08 = Vous n'avez pas assez de ces jetons.
reason-DMG-01 = Aucun dégât ne vous menace.
reason-DMG-07 = Ces dégâts ne peuvent pas être prévenus.
reason-MOD-02 = Il n'y a pas d'attaque à modifier.
reason-MOD-03 = Cela modifie votre propre attaque, à votre tour.
# ce qui parle pour un choix plutôt que pour le suivant ; toujours en parlant de ce qui est de plus ou de moins
why-health = { $n } PV de { $way ->
    [more] plus
   *[less] moins
  } ({ $who })
why-cp = { $n } PC de { $way ->
    [more] plus
   *[less] moins
  } ({ $who })
why-cards = { $n } { $n ->
    [one] carte
   *[other] cartes
  } de { $way ->
    [more] plus
   *[less] moins
  } en main ({ $who })
why-token = { $n } { $what } de { $way ->
    [more] plus
   *[less] moins
  } ({ $who })
why-level = { $what } à { $n } { $n ->
    [one] niveau
   *[other] niveaux
  } de { $way ->
    [more] plus
   *[less] moins
  } ({ $who })
