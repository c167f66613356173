"""Names and icons of the kinds of dice; those the book does not name are ours."""

from __future__ import annotations

from tablee.gamekit.name import Name

#: kind -> name, icon of game-icons.net
KINDS: dict[str, tuple[Name, str]] = {
    "slime": (Name("Slime", "Vase", "f"), "slime"),  # DD-MON-01
    "bat": (Name("Bat", "Chauve-souris", "f"), "bat"),  # DD-MON-02
    "zombie": (Name("Zombie", "Zombie", "m"), "shambling-zombie"),  # DD-MON-03
    "wolf": (Name("Wolf", "Loup", "m"), "wolf-head"),  # DD-MON-04
    "asp": (Name("Snake", "Serpent", "m"), "snake"),  # DD-MON-05
    "giant-spider": (Name("Giant Spider", "Araignée géante", "f"), "spider-alt"),  # DD-MON-06
    "goblin": (Name("Goblin", "Gobelin", "m"), "goblin-head"),  # DD-MON-07
    "skeleton": (Name("Skeleton", "Squelette", "m"), "skeleton"),  # DD-MON-08
    "ghost": (Name("Ghost", "Fantôme", "m"), "ghost"),  # DD-MON-09
    "fire-elemental": (Name("Fire Elemental", "Élémental de feu", "m"), "burning-embers"),  # DD-MON-10
    "golem": (Name("Golem", "Golem", "m"), "rock-golem"),  # DD-MON-11
    "witch": (Name("Witch", "Sorcière", "f"), "witch-face"),  # DD-MON-12
    "demon": (Name("Demon", "Démon", "m"), "daemon-skull"),  # DD-MON-13
    "dragon": (Name("Dragon", "Dragon", "m"), "dragon-head"),  # DD-MON-14
    "sword": (Name("Sword", "Épée", "f"), "broadsword"),
    "spear": (Name("Spear", "Lance", "f"), "stone-spear"),
    "axe": (Name("Axe", "Hache", "f"), "battle-axe"),
    "hammer": (Name("Hammer", "Marteau", "m"), "flat-hammer"),
    "bow": (Name("Bow", "Arc", "m"), "high-shot"),
    "whip": (Name("Whip", "Fouet", "m"), "whip"),
    "armor": (Name("Armor", "Armure", "f"), "breastplate"),
    "skeleton-key": (Name("Skeleton key", "Clef squelette", "f"), "skeleton-key"),
    "key": (Name("Key", "Clef", "f"), "key"),
    "healing-potion": (Name("Healing potion", "Potion de soin", "f"), "health-potion"),
    "strength-potion": (Name("Strength potion", "Potion de force", "f"), "fizzing-flask"),
    "curse": (Name("Curse", "Malédiction", "f"), "cursed-star"),
    "bomb": (Name("Bomb", "Bombe", "f"), "unlit-bomb"),
    "scroll": (Name("Scroll", "Parchemin", "m"), "scroll-unfurled"),
    "flaming-sword": (Name("Flaming sword", "Épée de flammes", "f", ours=True), "fire-silhouette"),
    "storm-spear": (Name("Storm spear", "Lance des tempêtes", "f", ours=True), "barbed-spear"),
    "soul-axe": (Name("Soul axe", "Hache des âmes", "f", ours=True), "sharp-axe"),
    "earthbreaker": (Name("Earthbreaker", "Brise-terre", "m", ours=True), "thor-hammer"),
    "moon-bow": (Name("Moon bow", "Arc de lune", "m", ours=True), "pocket-bow"),
    "serpent-whip": (Name("Serpent whip", "Fouet serpent", "m", ours=True), "snake-tongue"),
    "aegis-plate": (Name("Aegis plate", "Cuirasse d'égide", "f", ours=True), "abdominal-armor"),
    "witch-staff": (Name("Witch's staff", "Bâton de sorcière", "m", ours=True), "wizard-staff"),
    "fire": (Name("Fire", "Feu", "m"), "fire"),
    "drain": (Name("Drain", "Drain", "m"), "vampire-dracula"),
    "gust": (Name("Gust", "Rafale", "f"), "tornado"),
    "toad": (Name("Toad", "Crapaud", "m"), "frog"),
    "hero-level": (Name("Hero Level die", "Dé de Niveau de Héros", "m"), "rolling-dices"),
    "monster-level": (Name("Monster Level die", "Dé de Niveau de Monstre", "m"), "spiked-dragon-head"),
    "experience": (Name("Experience die", "Dé d'Expérience", "m"), "laurels"),
}
