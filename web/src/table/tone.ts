// One strong colour per hero or kind of card, in two tones that can be read: deep under white letters, bright on the felt.

/** What a word of colour means; content may also give #rrggbb. */
const NAMED: Record<string, string> = {
  red: "#b03a2e",
  blue: "#2f6aa8",
  orange: "#c2661a",
  white: "#7d7468",
  green: "#3d7d47",
  purple: "#7a4fa3",
  yellow: "#b58a1c",
};
const PLAIN = "#5d6b66";
const FELT = luminance([17, 33, 29]);
const READABLE = 4.6; // a little more than AA asks

type Rgb = [number, number, number];

export interface Tone {
  deep: string;
  bright: string;
}

const known = new Map<string, Tone>();

export function tone(accent: string | undefined): Tone {
  const name = accent || PLAIN;
  let found = known.get(name);
  if (!found) known.set(name, (found = mixed(parse(NAMED[name] ?? name))));
  return found;
}

/** For a style attribute. */
export function toned(accent: string | undefined): string {
  const { deep, bright } = tone(accent);
  return `--deep:${deep};--bright:${bright}`;
}

function parse(hex: string): Rgb {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!found) return parse(PLAIN);
  return [found[1], found[2], found[3]].map((part) => parseInt(part!, 16)) as Rgb;
}

function mixed(colour: Rgb): Tone {
  return {
    deep: towards(colour, 0, (l) => contrast(1, l)),
    bright: towards(colour, 255, (l) => contrast(l, FELT)),
  };
}

/** The colour itself, or as little of black or white added as makes it readable. */
function towards(colour: Rgb, end: number, readable: (luminance: number) => number): string {
  for (let part = 0; part < 1; part += 0.05) {
    const tried = colour.map((channel) => Math.round(channel + (end - channel) * part)) as Rgb;
    if (readable(luminance(tried)) >= READABLE) return css(tried);
  }
  return css([end, end, end]);
}

function css(colour: Rgb): string {
  return "#" + colour.map((channel) => channel.toString(16).padStart(2, "0")).join("");
}

export function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(light: number, dark: number): number {
  return (light + 0.05) / (dark + 0.05);
}
