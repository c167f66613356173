"""Le français : ce qui arrive aux cartes, en main, dans les decks et en jeu."""

from __future__ import annotations

from typing import assert_never

from tablee.games.champions.rules import run
from tablee.games.champions.rules import vocabulary as v
from tablee.games.champions.rules.effects import cards, play, who
from tablee.games.champions.text.fr_nouns import FrenchNouns
from tablee.games.champions.text.fr_terms import RESOURCES, Noun, le, trait
from tablee.text.french import BARE, THEY, verb
from tablee.text.french import YOU as VOUS


class FrenchCards(FrenchNouns):
    form: int = VOUS

    def do(self, infinitive: str, rest: str) -> str:
        return f"{verb(infinitive, self.form)} {rest}"

    def does(self, noun: Noun, infinitive: str, rest: str) -> str:
        return self.do(infinitive, rest) if noun.you else f"{noun} {verb(infinitive, THEY)} {rest}"

    def own(self, noun: Noun, yours: str, theirs: str) -> str:
        return yours if noun.you and not self.them else theirs

    def of_cards(
        self,
        e: cards.Draw | cards.DrawUpTo | cards.Mill | cards.DiscardHand | cards.DiscardRandom | cards.DiscardAll
        | cards.Discard | cards.RemoveFromGame | cards.RemoveFromCampaign | cards.ReturnToHand | cards.Recover | cards.ShuffleIn | cards.Look
        | cards.Search | play.Ready | play.Exhaust | play.AddCounters | play.ChangeForm | play.NextCheaper
        | play.PutIntoPlay | play.Hold | play.ReturnHeld | play.Specials,
    ) -> str:  # fmt: skip
        bare = self.form == BARE
        match e:
            case cards.Draw(n=n, who=w):
                head, tail = self.amount(n, "carte")
                return self.does(self.player(w), "piocher", head + tail)
            case cards.DrawUpTo():
                return self.do("piocher", "jusqu'à atteindre votre taille de main imprimée")
            case cards.Mill(n=n, who=w, keep=keep):
                noun = self.player(w)
                head, tail = self.amount(n, "carte")
                if isinstance(n, int):
                    top = "la première carte" if n == 1 else f"les {n} premières cartes"
                else:
                    top = f"{head} du dessus"
                text = self.does(noun, "défausser", f"{top} {self.own(noun, 'de votre', 'de son')} deck{tail}")
                if keep:
                    add = verb("ajouter", self.form) if noun.you else "ajoute"
                    text += f", puis {add} à {self.own(noun, 'votre', 'sa')} main chaque carte ayant une ressource"
                    text += f" {RESOURCES[keep][0]} imprimée défaussée ainsi"
                return text
            case cards.DiscardHand(n=n, who=w):
                noun = self.player(w)
                hand = self.own(noun, "de votre choix de votre main", "de son choix de sa main")
                return self.does(noun, "défausser", f"{self.count(n, 'carte')} {hand}")
            case cards.DiscardRandom(n=n, who=w):
                noun = self.player(w)
                hand = self.own(noun, "votre", "sa")
                return self.does(noun, "défausser", f"au hasard {self.count(n, 'carte')} de {hand} main")
            case cards.DiscardAll(kind=kind):
                return self.do("défausser", f"de votre main chaque {self.kind(kind)[0]}")
            case cards.Discard(what=what):
                return self.do("défausser", str(self.who(what)))
            case cards.RemoveFromCampaign(what=what):
                return self.do("retirer", f"{self.who(what)} de la campagne")
            case cards.RemoveFromGame(what=what):
                return self.do("retirer", f"{self.who(what)} de la partie")
            case cards.ReturnToHand(what=what):
                mine = isinstance(what, who.The) and what.name == "this"
                return (
                    self.do("reprendre", f"{self.who(what)} en main")
                    if mine
                    else self.do("renvoyer", f"{self.who(what)} dans la main de son propriétaire")
                )
            case cards.Recover(kind=kind, who=w):
                noun = self.player(w)
                head, fem = self.kind(kind)
                first = f"{le(head, fem)} {'la' if fem else 'le'} plus proche du dessus"
                return self.does(
                    noun, "reprendre", f"en main {first} de {self.own(noun, 'votre', 'sa')} pile de défausse"
                )
            case cards.ShuffleIn(what=what):
                return self.do("mélanger", f"{self.who(what)} dans votre deck")
            case cards.Look(n=n):
                add = "en ajouter 1 à votre main et défausser" if bare else "ajoutez-en 1 à votre main et défaussez"
                return self.do("regarder", f"les {n} premières cartes de votre deck, {add} les autres")
            case cards.Search(kind=kind):
                found = self.seek(kind)
                it = "la" if found.startswith("une ") or kind.title else "le"
                add = f"{it} prendre en main et mélanger" if bare else f"prenez-{it} en main et mélangez"
                return self.do("chercher", f"{found} dans votre deck, {add} votre deck")
            case play.Ready(what=what):
                return self.do("redresser", str(self.who(what)))
            case play.Exhaust(what=what):
                return self.do("incliner", str(self.who(what)))
            case play.AddCounters(n=n, on=on):
                head, tail = self.amount(n, "")
                return self.do("placer", f"{head} {self.counter(1 if head == '1' else 2)} sur {self.who(on)}{tail}")
            case play.ChangeForm(to=to):
                form = "en forme de héros" if to == v.HERO else "en forme d'alter ego"
                return self.do("passer", form) if to else self.do("changer", "de forme")
            case play.NextCheaper(n=n, who=w):
                noun = self.player(w)
                plays = "que vous jouez" if noun.you else f"jouée par {noun}"
                return f"la prochaine carte {plays} pendant cette phase coûte {n} de moins"
            case play.PutIntoPlay(what=what, engaged=engaged):
                minion = self.sought == "minion" and repr(what) == repr(who.FOUND)
                own = isinstance(what, who.The) and what.name == "this" and self.face.type == v.MINION
                player = self.who(engaged)
                engages = f", engagé avec {'vous' if player.you else player}" if minion or own else ""
                control = "" if engages or not isinstance(what, who.Same | run.Chosen) else " sous votre contrôle"
                return self.do("mettre", f"{self.who(what)} en jeu{engages}{control}")
            case play.Hold(who=w):
                noun = self.player(w)
                hand = self.own(noun, "votre", "sa")
                return self.does(noun, "placer", f"ici, face cachée, 1 carte au hasard de {hand} main")
            case play.ReturnHeld():
                return self.do("renvoyer", "chaque carte face cachée placée ici dans la main de son propriétaire")
            case play.Specials(trait=t):
                which = f"de chaque amélioration {trait(t)} que vous contrôlez"
                return self.do(
                    "résoudre", f"la capacité « Spécial » {which}, en séquence et dans l'ordre de votre choix"
                )
            case _:
                assert_never(e)
