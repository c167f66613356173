"""Le français : la condition de déclenchement, pour chaque chose qui peut se produire."""

from __future__ import annotations

from tablee.games.champions.rules import vocabulary as v
from tablee.games.champions.text.fr_nouns import FrenchNouns
from tablee.games.champions.text.fr_terms import Noun, elided, n_
from tablee.text.french import FORMS, YOU

CHARACTER = n_("un personnage")
FRIEND = n_("un personnage ami")
ENEMY = n_("un ennemi")
PLAYER = n_("un joueur")
CARD = n_("une carte", True)
SCHEME = n_("une manigance", True)


class FrenchWhen(FrenchNouns):
    def when(self) -> str:
        if self.about.on == ("enter_play",) and self.about.timing == "after":
            return f"après l'entrée en jeu {(self.word(self.about.to, 'a') if self.about.to else CARD).of}"
        deeds = list(dict.fromkeys([self.told(kind) for kind in self.about.on]))
        if len({subject for subject, _ in deeds}) == 1:
            said = f"{deeds[0][0]} " + " ou ".join([deed for _, deed in deeds])
        else:
            said = " ou ".join([f"{subject} {deed}" for subject, deed in deeds])
        return f"après {elided('que', said)}" if self.about.timing == "after" else f"quand {said}"

    def deed(self, who: Noun, infinitive: str, past: str, rest: str = "", whom: str = "") -> tuple[str, str]:
        """ "est censé attaquer", "attaque", "a attaqué"; `whom`: a pronoun before the verb."""
        you = who.you and str(who) == "vous"
        match self.about.timing:
            case "would":
                said = f"{'êtes censé' if you else 'est ' + who.but('censé')} {whom}{infinitive}"
            case "after":
                said = whom + past
                if you:
                    said = "avez" + said[1:] if said.startswith("a ") else "êtes" + said[3:]
            case _:
                verb, _, more = infinitive.partition(" ")
                if verb == "être":
                    said = f"{'êtes' if you else 'est'} {more}"
                else:
                    said = f"{whom}{FORMS[verb][YOU if you else 2]} {more}".rstrip()
        return str(who), f"{said} {rest}".rstrip()

    def passive(self, who: Noun, word: str, rest: str = "") -> tuple[str, str]:
        done = word + ("e" if who.fem else "")
        return self.deed(who, f"être {done}", f"a été {done}", rest)

    def told(self, kind: str) -> tuple[str, str]:
        a = self.about
        by = self.word(a.by, "a") if a.by else None
        to = self.word(a.to, "a") if a.to else None
        you = to is not None and to.you
        attack, basic = bool(a.flags & v.ATTACK), bool(a.flags & v.BASIC)
        deed, passive = self.deed, self.passive
        match kind:
            case "damage" if by is not None:
                how = " avec une attaque" if attack else ""
                whom = "vous " if you else ""
                target = "" if you else f" {(to or CHARACTER).to}"
                return deed(by, "infliger", "a infligé", f"des dégâts{target}{how}", whom)
            case "damage":
                of = " d'une attaque" if attack else ""
                return deed(to or CHARACTER, "subir", "a subi", f"des dégâts{of}")
            case "heal":
                return deed(to or CHARACTER, "soigner", "a soigné", "des dégâts")
            case "give":
                return deed(to or CHARACTER, "recevoir", "a reçu", "une carte d'état")
            case "lose_status":
                return deed(to or CHARACTER, "perdre", "a perdu", "une carte d'état")
            case "remove_threat":
                how = f" par {by}" if by is not None else ""
                return passive(n_("de la menace", True), "retiré", f"{self.spot(to).of}{how}")
            case "place_threat":
                step = " à l'étape un de la phase du Méchant" if a.flags & v.STEP_ONE else ""
                return passive(n_("de la menace", True), "placé", f"sur {self.spot(to)}{step}")
            case "defeat" if by is not None:
                subject, said = deed(by, "vaincre", "a vaincu", "" if you else str(to or ENEMY), "vous " if you else "")
                return subject, said + (" avec une attaque" if attack else "")
            case "defeat":
                scheme = a.to in v.SCHEMES or (a.to == "this" and self.face.type in v.SCHEMES) or a.to == "scheme"
                return passive(to or CHARACTER, "déjoué" if scheme else "vaincu")
            case "leave":
                return deed(to or CARD, "quitter", "a quitté", "le jeu")
            case "enter_play":
                who = to or CARD
                return deed(who, "entrer", f"est {who.but('entré')}", "en jeu")
            case "engage":
                minion = by or n_("un sbire")
                return deed(minion, "engager", "a engagé", "" if you else str(to or PLAYER), "vous " if you else "")
            case "draw":
                return deed(to or PLAYER, "piocher", "a pioché", "des cartes")
            case "discard":
                hand = "votre main" if by is not None and by.you else "sa main"
                return deed(by or PLAYER, "défausser", "a défaussé", f"{to or CARD} de {hand}")
            case "ready":
                return passive(to or CARD, "redressé")
            case "exhaust":
                return passive(to or CARD, "incliné")
            case "counters":
                return deed(to or CARD, "recevoir", "a reçu", "des jetons")
            case "change_form":
                who = n_("vous", you=True) if you else to or PLAYER
                if self.face.type in v.IDENTITY_SIDES and a.timing == "after":
                    return deed(who, "prendre", "a pris", "cette forme")
                return deed(who, "changer", "a changé", "de forme")
            case "enemy_attack":
                enemy, target = by or ENEMY, "" if to is None or you else str(to)
                if a.flags & v.UNDEFENDED:
                    against = f" contre {'vous' if you else to}" if to is not None else ""
                    return deed(enemy, "faire", "a fait", f"une attaque non défendue{against}")
                return deed(enemy, "attaquer", "a attaqué", target, "vous " if you else "")
            case "enemy_scheme":
                return deed(by or ENEMY, "manigancer", "a manigancé")
            case "reveal":
                where = "depuis le deck Rencontre" if a.flags & v.FROM_DECK else ""
                return passive(to or CARD, "révélé", where)
            case "attack" | "thwart":
                hero = by or FRIEND
                noun, verb = ("attaque", "attaquer") if kind == "attack" else ("contre", "contrer")
                if basic:
                    on = f" contre {to}" if to is not None and kind == "attack" else f" sur {to}" if to else ""
                    return deed(hero, "faire", "a fait", f"{'une' if kind == 'attack' else 'un'} {noun} de base{on}")
                return deed(hero, verb, f"a {verb[:-2]}é", "" if you else str(to or ""), "vous " if you else "")
            case "defend":
                hero = by or FRIEND
                if basic:
                    return deed(hero, "faire", "a fait", "une défense de base")
                against = f"une attaque {to.of}" if to is not None else "une attaque"
                return deed(hero, "défendre", "a défendu", f"contre {against}")
            case "play":
                return deed(by or PLAYER, "jouer", "a joué", str(to or CARD))
            case "initiate":
                return deed(by or PLAYER, "initier", "a initié", f"une capacité {(to or CARD).of}")
            case "spend":
                what = f" pour {to}" if to is not None else ""
                return deed(by or PLAYER, "dépenser", "a dépensé", f"des ressources{what}")
            case "recover":
                return deed(by or to or PLAYER, "récupérer", "a récupéré")
            case "boost":
                return passive(n_("une carte de boost", True), "retourné", f"face visible pour {by or ENEMY}")
            case "complete":
                return passive(to or n_("la manigance principale", True), "achevé")
            case "eliminate":
                return passive(to or PLAYER, "éliminé")
            case "begin":
                return deed(n_("le round"), "commencer", "a commencé")
            case "end":
                return deed(n_("le round"), "prendre fin", "a pris fin")
            case _:
                raise KeyError(f"no words for the occurrence {kind!r}")

    def spot(self, to: Noun | None) -> Noun:
        if to is not None and self.face.type in v.SCHEMES and str(to) == "cette carte":
            return n_("cette manigance", True)
        return to or SCHEME
