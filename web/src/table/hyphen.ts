// Where a long word may be broken: between syllables, with a hyphen, whether or not the browser knows the language.

const LONG = 10; // letters: shorter words find room
const VOWEL = "aeiouyàâäéèêëîïôöùûüœæ";
/** Consonants that stay together at the beginning of a syllable. */
const TOGETHER = /^(?:[bcdfgkptv][rl]|[cpst]h|gn|qu)$/;

export function hyphenated(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)));
}

/** With soft hyphens, with three letters before and four after them at least. */
function broken(word: string): string {
  const letters = word.toLowerCase();
  const vowel = (i: number) => VOWEL.includes(letters[i]!);
  let out = "";
  for (let i = 0; i < word.length; i++) {
    const cluster = TOGETHER.test(letters.slice(i, i + 2));
    const opens = !vowel(i) && i + (cluster ? 2 : 1) < word.length && vowel(i + (cluster ? 2 : 1));
    const inside = i > 0 && !vowel(i - 1) && TOGETHER.test(letters.slice(i - 1, i + 1)); // the second of such a pair
    if (opens && !inside && i >= 3 && word.length - i >= 4) out += "\u00ad";
    out += word[i];
  }
  return out;
}
