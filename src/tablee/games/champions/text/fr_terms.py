"""Le français : les termes du jeu, les articles et les accords."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tablee.games.champions.rules.library import library
from tablee.games.champions.rules.vocabulary import CONFUSED, STUNNED, TOUGH
from tablee.text.french import elide

#: word, plural, feminine
NOUNS = {
    "enemy": ("ennemi", "ennemis", False), "minion": ("sbire", "sbires", False),
    "villain": ("méchant", "méchants", False), "scheme": ("manigance", "manigances", True),
    "side_scheme": ("manigance annexe", "manigances annexes", True),
    "main_scheme": ("manigance principale", "manigances principales", True), "ally": ("allié", "alliés", False),
    "hero": ("héros", "héros", False), "alter_ego": ("alter ego", "alter ego", False),
    "identity": ("identité", "identités", True), "player": ("joueur", "joueurs", False),
    "friendly": ("personnage ami", "personnages amis", False), "character": ("personnage", "personnages", False),
    "hero_or_ally": ("héros ou allié", "les héros et les alliés", False),
    "environment": ("environnement", "environnements", False), "upgrade": ("amélioration", "améliorations", True),
    "support": ("soutien", "soutiens", False), "attachment": ("attachement", "attachements", False),
    "card": ("carte", "cartes", True), "any": ("carte", "cartes", True), "treachery": ("traîtrise", "traîtrises", True),
    "obligation": ("obligation", "obligations", True), "event": ("événement", "événements", False),
    "resource": ("carte Ressource", "cartes Ressource", True),
}  # fmt: skip
CARD = NOUNS["card"]
STATS = {"thw": "CTR", "atk": "ATQ", "def": "DEF", "rec": "REC", "sch": "MNG", "hp": "points de vie",
         "hand": "taille de main"}  # fmt: skip
STAT_NOUNS = {"hp": "les points de vie", "hand": "la taille de main", "atk": "l'ATQ", "thw": "la CTR", "def": "la DEF",
              "rec": "la REC", "sch": "la MNG"}  # fmt: skip
RESOURCES = {"energy": ("énergie", "énergie"), "mental": ("mentale", "mentales"), "physical": ("physique", "physiques"),
             "wild": ("libre", "libres")}  # fmt: skip
ASPECTS = {"aggression": "Agressivité", "justice": "Justice", "leadership": "Commandement", "protection": "Protection"}
STATUSES = {STUNNED: "sonné", CONFUSED: "désorienté", TOUGH: "tenace"}
COUNTERS = {"web": "Toile", "attack": "Attaque", "snoop": "Surveillance", "arrow": "Flèche", "medical": "Soin",
            "energy": "Énergie"}  # fmt: skip
#: what "that" and "the one who does it" are when the ability does not say
THAT = {
    "damage": "character", "heal": "character", "give": "character", "lose_status": "character",
    "remove_threat": "scheme", "place_threat": "scheme", "thwart": "scheme", "complete": "scheme", "attack": "enemy",
    "defend": "enemy", "enemy_attack": "character", "enemy_scheme": "scheme", "defeat": "character",
    "engage": "player", "draw": "player", "change_form": "player", "recover": "player", "eliminate": "player",
}  # fmt: skip
ACTOR = {
    "enemy_attack": "enemy", "enemy_scheme": "enemy", "engage": "minion", "boost": "enemy", "play": "player",
    "initiate": "player", "spend": "player", "reveal": "player", "discard": "player", "attack": "character",
    "thwart": "character", "defend": "character", "damage": "character", "defeat": "character",
}  # fmt: skip
HAPPENED = {
    "heal": ("des dégâts ont été soignés ainsi", "aucun dégât n'a été soigné ainsi"),
    "leave": ("une carte a été défaussée ainsi", "aucune carte n'a été défaussée ainsi"),
    "discard": ("une carte a été défaussée ainsi", "aucune carte n'a été défaussée ainsi"),
    "mill": ("une carte a été défaussée ainsi", "aucune carte n'a été défaussée ainsi"),
    "enemy_attack": ("une attaque a eu lieu ainsi", "aucune attaque n'a eu lieu ainsi"),
    "enemy_scheme": ("un ennemi a manigancé ainsi", "aucun ennemi n'a manigancé ainsi"),
    "damage": ("des dégâts ont été infligés ainsi", "aucun dégât n'a été infligé ainsi"),
    "place_threat": ("de la menace a été placée ainsi", "aucune menace n'a été placée ainsi"),
    "remove_threat": ("de la menace a été retirée ainsi", "aucune menace n'a été retirée ainsi"),
    "enter_play": ("une carte est entrée en jeu ainsi", "aucune carte n'est entrée en jeu ainsi"),
    "enter minion": ("un sbire est entré en jeu ainsi", "aucun sbire n'est entré en jeu ainsi"),
    "defeat": ("un personnage a été vaincu ainsi", "aucun personnage n'a été vaincu ainsi"),
    "give": ("une carte d'état a été donnée ainsi", "aucune carte d'état n'a été donnée ainsi"),
    "draw": ("une carte a été piochée ainsi", "aucune carte n'a été piochée ainsi"),
    "exhaust": ("une carte a été inclinée ainsi", "aucune carte n'a été inclinée ainsi"),
    "ready": ("une carte a été redressée ainsi", "aucune carte n'a été redressée ainsi"),
}
DONE = {
    "damage": "dégât infligé ainsi", "heal": "dégât soigné ainsi", "place_threat": "menace placée ainsi",
    "remove_threat": "menace retirée ainsi", "draw": "carte piochée ainsi", "mill": "carte défaussée ainsi",
    "discard": "carte défaussée ainsi", "leave": "carte défaussée ainsi", "exhaust": "carte inclinée ainsi",
}  # fmt: skip


@dataclass(frozen=True)
class Noun:
    parts: tuple[str, ...]
    fem: bool = False
    many: bool = False
    you: bool = False  # whoever resolves the text

    def __str__(self) -> str:
        return " et ".join(self.parts)

    @property
    def to(self) -> str:
        return " et ".join([contracted("à", p, {"le": "au", "les": "aux"}) for p in self.parts])

    @property
    def of(self) -> str:
        return " et ".join([contracted("de", p, {"le": "du", "les": "des"}) for p in self.parts])

    def but(self, word: str) -> str:
        """An adjective that agrees: sonné, sonnée, sonnés."""
        return word + ("e" if self.fem and word.endswith("é") else "") + ("s" if self.many else "")


def contracted(link: str, text: str, forms: dict[str, str]) -> str:
    article, _, rest = text.partition(" ")
    if article in forms:
        return f"{forms[article]} {rest}"
    return elided(link, text) if link == "de" else f"{link} {text}"


def elided(word: str, text: str) -> str:
    """d'un, de Yon-Rogg: a y that begins a name is no vowel."""
    return f"{word} {text}" if text[:1] in "Yy" else elide(word, text)


def running(title: str) -> str:
    """A title inside a sentence: its article is a word like any other, "au Vautour"."""
    return title[0].lower() + title[1:] if title.startswith(("Le ", "La ", "Les ", "L'")) else title


def n_(text: str, fem: bool = False, many: bool = False, you: bool = False) -> Noun:
    return Noun((text,), fem, many, you)


def un(head: str, fem: bool) -> str:
    return f"{'une' if fem else 'un'} {head}"


def le(head: str, fem: bool) -> str:
    return elide("la" if fem else "le", head)


def ce(head: str, fem: bool) -> str:
    if fem:
        return f"cette {head}"
    return f"cet {head}" if elide("le", head).startswith("l'") else f"ce {head}"


@lru_cache(maxsize=1)
def traits() -> dict[str, str]:
    return {en: fr for card in library().values() for en, fr in zip(card.traits, card.traits_fr)}


def trait(t: str) -> str:
    return traits().get(t, t)
