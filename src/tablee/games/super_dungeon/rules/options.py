"""What can be chosen when a game is set up: the party, its enemies, readings that tables differ on, difficulty."""

from __future__ import annotations

from tablee.gamekit.rules import SetupOption
from tablee.games.super_dungeon.rules import records
from tablee.games.super_dungeon.rules.library import gear, models
from tablee.games.super_dungeon.rules.records import MOST
from tablee.games.super_dungeon.rules.setup import CARD_OPTIONS, HERO_OPTIONS, HEROES, PREPARING
from tablee.games.super_dungeon.rules.vocabulary import BOOTY, HERO, PET

#: reading or difficulty option -> label and help in both languages
WORDS = {
    "corner-steps": (
        {"en": "Steps past a corner", "fr": "Pas au coin d'un mur"},
        {
            "en": "diagonal steps past a wall that touches only the corner: allowed (lenient) or not (SD-TILE-08)",
            "fr": "pas en diagonale au coin d'un mur : permis (lenient) ou non (SD-TILE-08)",
        },
    ),
    "loot-from-points": (
        {"en": "Loot for spawning points", "fr": "Butin des Sources d'Invocation"},
        {
            "en": "whether a spawning point that the Heroes destroy gives a Loot card (SD-POWERUP-05)",
            "fr": "si une Source d'Invocation détruite par les Héros donne une carte Butin (SD-POWERUP-05)",
        },
    ),
    "mini-bosses-return": (
        {"en": "Mini-bosses come back", "fr": "Retour des Mini-Boss"},
        {
            "en": "whether a destroyed mini-boss may be spawned again (SD-BOSSSPAWN-05)",
            "fr": "si un Mini-Boss détruit peut être invoqué de nouveau (SD-BOSSSPAWN-05)",
        },
    ),
    "ice-stops-potions": (
        {"en": "Ice and potions", "fr": "Gelé et potions"},
        {
            "en": "whether Ice forbids potions as it forbids unique actions (SD-STATUS-09)",
            "fr": "si Gelé interdit les potions comme les actions uniques (SD-STATUS-09)",
        },
    ),
    "potions-each": (
        {"en": "Potions in an activation", "fr": "Potions par activation"},
        {
            "en": "how many potions a model may drink in its own activation (SD-POTION-03)",
            "fr": "combien de potions un combattant peut boire pendant sa propre activation (SD-POTION-03)",
        },
    ),
    "sweep": (
        {"en": "Shape of a sweep", "fr": "Forme du Balayage"},
        {
            "en": "the row that touches one side, or a block that deep (SD-AREA-10)",
            "fr": "la rangée qui touche un côté, ou un bloc de cette profondeur (SD-AREA-10)",
        },
    ),
    "luck": (
        {"en": "Luck", "fr": "Chance"},
        {
            "en": "whether Luck works on every draw of Treasures or only on chests that its bearer opens (SD-PRIORITY-01)",
            "fr": "si Chance sert à chaque pioche de Trésors ou seulement aux coffres que son porteur ouvre (SD-PRIORITY-01)",
        },
    ),
    "ask-loot": (
        {"en": "Declining Loot", "fr": "Renoncer au Butin"},
        {
            "en": "when the party is asked whether it draws its Loot: while a Cursed card may come, or always "
            "(SD-POWERUP-02)",
            "fr": "quand demander au groupe s'il pioche son Butin : tant qu'une carte Maudite peut venir, ou toujours "
            "(SD-POWERUP-02)",
        },
    ),
    "first-coin": (
        {"en": "A coin at the start", "fr": "Une pièce au départ"},
        {
            "en": "easier: the Heroes begin with one princess coin (SD-DIFF-02)",
            "fr": "plus facile : les Héros commencent avec une Pièce Princesse (SD-DIFF-02)",
        },
    ),
    "points": (
        {"en": "Spawning points more or less", "fr": "Sources d'Invocation en plus ou en moins"},
        {
            "en": "fewer make the game shorter and easier, more make it longer and harder (SD-DIFF-03, SD-DIFF-10)",
            "fr": "moins : partie plus courte et facile ; plus : partie plus longue et difficile (SD-DIFF-03, SD-DIFF-10)",
        },
    ),
    "paid-supers": (
        {"en": "Super monsters cost skulls", "fr": "Monstres Super payants"},
        {
            "en": "easier: no free activation of a Super monster (SD-DIFF-04)",
            "fr": "plus facile : aucune activation gratuite d'un monstre Super (SD-DIFF-04)",
        },
    ),
    "no-ladder": (
        {"en": "No Mighty Monsters", "fr": "Sans Monstres Puissants"},
        {
            "en": "easier: the Mighty Monsters chart is not used (SD-DIFF-05)",
            "fr": "plus facile : l'échelle des Monstres Puissants ne sert pas (SD-DIFF-05)",
        },
    ),
    "loot-heals": (
        {"en": "Loot heals", "fr": "Le Butin soigne"},
        {
            "en": "easier: a discarded Loot card removes a wound or a status (SD-DIFF-06)",
            "fr": "plus facile : une carte Butin défaussée retire une blessure ou un statut (SD-DIFF-06)",
        },
    ),
    "many-treasures": (
        {"en": "Several Treasures", "fr": "Plusieurs Trésors"},
        {
            "en": "easier: a Hero may have more than one Treasure equipped (SD-DIFF-07)",
            "fr": "plus facile : un Héros peut être équipé de plusieurs Trésors (SD-DIFF-07)",
        },
    ),
    "keep-cards": (
        {"en": "Keep cards", "fr": "Garder les cartes"},
        {
            "en": "easier: cards stay in the backpack until they are equipped (SD-DIFF-08)",
            "fr": "plus facile : les cartes restent dans le sac à dos jusqu'à ce qu'on les équipe (SD-DIFF-08)",
        },
    ),
    "one-coin": (
        {"en": "One coin only", "fr": "Une seule pièce"},
        {
            "en": "harder: one princess coin at the start and never another (SD-DIFF-09)",
            "fr": "plus difficile : une Pièce Princesse au départ et jamais d'autre (SD-DIFF-09)",
        },
    ),
    "skulls": (
        {"en": "Skull points in a turn", "fr": "Points Crâne par tour"},
        {
            "en": "harder: more skull points to activate monsters with (SD-DIFF-11)",
            "fr": "plus difficile : plus de points Crâne pour activer les monstres (SD-DIFF-11)",
        },
    ),
    "monsters-inflict": (
        {"en": "All monsters inflict", "fr": "Tous les monstres infligent"},
        {
            "en": "harder: successful offensive actions of monsters inflict this status (SD-DIFF-12)",
            "fr": "plus difficile : les actions offensives réussies des monstres infligent ce statut (SD-DIFF-12)",
        },
    ),
    "elites-only": (
        {"en": "Loot for elites only", "fr": "Butin des élites seulement"},
        {
            "en": "harder: only destroyed elites give Loot (SD-DIFF-13)",
            "fr": "plus difficile : seuls les élites détruits donnent du Butin (SD-DIFF-13)",
        },
    ),
    "immune-bosses": (
        {"en": "Immune bosses", "fr": "Boss immunisés"},
        {
            "en": "harder: the dungeon boss and mini-bosses suffer no status (SD-DIFF-14)",
            "fr": "plus difficile : le Boss de Donjon et les Mini-Boss ne subissent aucun statut (SD-DIFF-14)",
        },
    ),
    "free-spawning": (
        {"en": "Spawning every turn", "fr": "Invocation à chaque tour"},
        {
            "en": "harder: the Consul may spawn in consecutive turns (SD-DIFF-15)",
            "fr": "plus difficile : le Consul peut invoquer à des tours consécutifs (SD-DIFF-15)",
        },
    ),
}
PARTY = tuple([card.id for card in models().values() if card.rank == HERO and not card.form_of])


def hero_option(place: int) -> SetupOption:
    """A party has three Heroes at least, five at most (SD-SETUP-03)."""
    return SetupOption(
        HERO_OPTIONS[place],
        {"en": "a Hero of the party (SD-SETUP-03)", "fr": "un Héros du groupe (SD-SETUP-03)"},
        PARTY if place < 3 else ("none", *PARTY),
        {"en": f"Hero {place + 1}", "fr": f"Héros {place + 1}"},
        usual=HEROES[place] if place < 3 else "none",
    )


#: option that names a list of cards -> label and help in both languages
CARD_WORDS = {
    "consul-treasures": (
        {"en": "Model Treasures of the Consul", "fr": "Trésors de combattant du Consul"},
        {
            "en": "up to 3 Treasures of models that play (SD-DECK-01, SD-DECK-02)",
            "fr": "jusqu'à 3 Trésors de combattants en jeu (SD-DECK-01, SD-DECK-02)",
        },
    ),
    "booties": (
        {"en": "Boo Booties", "fr": "Bu Butins"},
        {
            "en": "up to 6 Boo Booties, several of a kind if you like (SD-BOOTY-01)",
            "fr": "jusqu'à 6 Bu Butins, plusieurs d'une même sorte si on le souhaite (SD-BOOTY-01)",
        },
    ),
    "hero-treasures": (
        {"en": "Model Treasures of the Heroes", "fr": "Trésors de combattant des Héros"},
        {
            "en": "up to 3 Treasures of models that play, other than the Consul's (SD-DECK-01, SD-DECK-02)",
            "fr": "jusqu'à 3 Trésors de combattants en jeu, autres que ceux du Consul (SD-DECK-01, SD-DECK-02)",
        },
    ),
    "wonders": (
        {"en": "Wonders", "fr": "Merveilles"},
        {
            "en": "up to 6 Wonders: pets that wait in the Treasure deck (SD-PET-01)",
            "fr": "jusqu'à 6 Merveilles : des familiers qui attendent dans le paquet Trésor (SD-PET-01)",
        },
    ),
    "loot-added": (
        {"en": "Unique Loot", "fr": "Butin unique"},
        {
            "en": "unique Loot cards of models that play, added to the Loot deck (SD-DECK-04)",
            "fr": "cartes Butin uniques de combattants en jeu, ajoutées au paquet Butin (SD-DECK-04)",
        },
    ),
    "loot-removed": (
        {"en": "Loot exchanged", "fr": "Butin échangé"},
        {
            "en": "base Loot cards that go out for unique ones, one for one (SD-DECK-04)",
            "fr": "cartes Butin de base retirées pour des uniques, une pour une (SD-DECK-04)",
        },
    ),
}


def card_option(name: str) -> SetupOption:
    """A list of cards, to be named beforehand; left out it is the book's, or chosen step by step. Without any unique Loot
    in the box nobody is asked about it."""
    label, help = CARD_WORDS[name]
    unique = tuple([card.id for card in gear().values() if card.deck == "loot" and card.owner])
    base = tuple([card.id for card in gear().values() if card.deck == "loot" and not card.owner])
    there = {
        "booties": tuple([card.id for card in models().values() if card.rank == BOOTY]),
        "wonders": tuple([card.id for card in models().values() if card.rank == PET]),
        "loot-added": unique,
        "loot-removed": base if unique else (),
    }
    treasures = tuple([card.id for card in gear().values() if card.deck == "treasure" and card.owner])
    values = there.get(name, treasures)
    most = MOST.get(CARD_OPTIONS[name], len(unique))
    copies = most if name == "booties" else 1
    return SetupOption(name, help, values, label, advanced=True, local=not values, many=most, copies=copies)


OPTIONS = (
    SetupOption(
        "players",
        {
            "en": "2 to 6: the Consul and up to five Hero players",
            "fr": "2 à 6 : le Consul et jusqu'à cinq joueurs Héros",
        },
        ("2", "3", "4", "5", "6"),
        local=True,
    ),
    SetupOption(
        "heroes",
        {
            "en": "the party, 3 to 5 Heroes separated by commas, dealt to the Hero players in turn",
            "fr": "le groupe, 3 à 5 Héros séparés par des virgules, répartis entre les joueurs Héros",
        },
        local=True,
    ),
    *[hero_option(place) for place in range(len(HERO_OPTIONS))],
    SetupOption(
        "consul",
        {"en": "seat of the Consul (the last if left out)", "fr": "place du Consul (la dernière sinon)"},
        label={"en": "The Consul (usually the last seat)", "fr": "Le Consul (d'habitude la dernière place)"},
        seats=True,
    ),
    SetupOption(
        "preparing",
        {
            "en": "auto: chance lays the tiles and places everything; steps: the players do (SD-SETUP-01)",
            "fr": "auto : le hasard pose les tuiles et place tout ; steps : les joueurs le font (SD-SETUP-01)",
        },
        PREPARING,
        {"en": "Setup", "fr": "Mise en place"},
        usual=PREPARING[0],
    ),
    SetupOption(
        "mini-bosses",
        {
            "en": "2 to 4 mini-bosses separated by commas, as the number of Heroes allows (SD-SETUP-02)",
            "fr": "2 à 4 Mini-Boss séparés par des virgules, selon le nombre de Héros (SD-SETUP-02)",
        },
        local=True,
    ),
    SetupOption(
        "spawning-points",
        {
            "en": "as many spawning points as Heroes, separated by commas; a pair counts for two (SD-SETUP-07)",
            "fr": "autant de Sources d'Invocation que de Héros, séparées par des virgules ; une paire compte pour deux "
            "(SD-SETUP-07)",
        },
        local=True,
    ),
    SetupOption(
        "tiles",
        {
            "en": "as many tiles as Heroes, separated by commas; left out, they are drawn or chosen (SD-TILE-01)",
            "fr": "autant de tuiles que de Héros, séparées par des virgules ; sinon tirées ou choisies (SD-TILE-01)",
        },
        local=True,
    ),
    *[card_option(name) for name in CARD_OPTIONS],
    *[
        SetupOption(name, WORDS[name][1], values, WORDS[name][0], usual=values[0], advanced=True)
        for name, values in records.OPTIONS.items()
    ],
)
