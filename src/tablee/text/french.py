"""French grammar for effect writers: three verb forms, plurals, elision."""

from __future__ import annotations

BARE, YOU, THEY = range(3)  # infliger, infligez, inflige

FORMS: dict[str, tuple[str, str, str]] = {
    forms[0]: forms
    for forms in (
        ("ajouter", "ajoutez", "ajoute"),
        ("changer", "changez", "change"),
        ("chercher", "cherchez", "cherche"),
        ("choisir", "choisissez", "choisit"),
        ("copier", "copiez", "copie"),
        ("déplacer", "déplacez", "déplace"),
        ("défausser", "défaussez", "défausse"),
        ("donner", "donnez", "donne"),
        ("faire", "faites", "fait"),
        ("gagner", "gagnez", "gagne"),
        ("ignorer", "ignorez", "ignore"),
        ("infliger", "infligez", "inflige"),
        ("lancer", "lancez", "lance"),
        ("mettre", "mettez", "met"),
        ("passer", "passez", "passe"),
        ("payer", "payez", "paye"),
        ("perdre", "perdez", "perd"),
        ("piocher", "piochez", "pioche"),
        ("prendre", "prenez", "prend"),
        ("prévenir", "prévenez", "prévient"),
        ("regarder", "regardez", "regarde"),
        ("relancer", "relancez", "relance"),
        ("remettre", "remettez", "remet"),
        ("renvoyer", "renvoyez", "renvoie"),
        ("retirer", "retirez", "retire"),
        ("retourner", "retournez", "retourne"),
        ("révéler", "révélez", "révèle"),
        ("soigner", "soignez", "soigne"),
        ("subir", "subissez", "subit"),
        ("voler", "volez", "vole"),
        ("augmenter", "augmentez", "augmente"),
        ("désigner", "désignez", "désigne"),
        ("commencer", "commencez", "commence"),
        ("annuler", "annulez", "annule"),
        ("attaquer", "attaquez", "attaque"),
        ("attribuer", "attribuez", "attribue"),
        ("contrer", "contrez", "contre"),
        ("dépenser", "dépensez", "dépense"),
        ("désorienter", "désorientez", "désoriente"),
        ("défendre", "défendez", "défend"),
        ("engager", "engagez", "engage"),
        ("entrer", "entrez", "entre"),
        ("générer", "générez", "génère"),
        ("incliner", "inclinez", "incline"),
        ("initier", "initiez", "initie"),
        ("jouer", "jouez", "joue"),
        ("manigancer", "manigancez", "manigance"),
        ("mélanger", "mélangez", "mélange"),
        ("placer", "placez", "place"),
        ("quitter", "quittez", "quitte"),
        ("recevoir", "recevez", "reçoit"),
        ("redresser", "redressez", "redresse"),
        ("répartir", "répartissez", "répartit"),
        ("récupérer", "récupérez", "récupère"),
        ("reprendre", "reprenez", "reprend"),
        ("réduire", "réduisez", "réduit"),
        ("résoudre", "résolvez", "résout"),
        ("sonner", "sonnez", "sonne"),
        ("vaincre", "vainquez", "vainc"),
    )
}
PLURALS = {"dégât": "dégâts", "carte": "cartes", "dé": "dés", "jeton": "jetons", "PC": "PC", "PV": "PV"}
VOWELS = "aeiouyéèêëàâîïôûùœ"
#: beginnings with a mute h; every other h is aspirated: de Hache, de Héros
MUTE_H = (
    "habi",
    "harmon",
    "herb",
    "heure",
    "hésit",
    "hist",
    "hiver",
    "homm",
    "honn",
    "humain",
    "humeur",
    "hydr",
    "héroï",
)


def verb(infinitive: str, form: int) -> str:
    return FORMS[infinitive][form]


def plural(n: int) -> bool:
    return abs(n) > 1


def noun(n: int, word: str) -> str:
    return PLURALS[word] if plural(n) else word


def elide(word: str, before: str) -> str:
    """de + Évitement -> d'Évitement; le + Joueur -> le Joueur."""
    lower = before.lower()
    if before and (lower[0] in VOWELS or lower.startswith(MUTE_H)):
        return f"{word[:-1]}'{before}"
    return f"{word} {before}".rstrip()
