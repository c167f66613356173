// The colour of a die as it lies there, and of what is printed on it.

import { contrast, luminance } from "../../table/tone";

const PLAIN = "#e6dfcd";
const DARK = "#231b12";
const WHITE = "#ffffff";

export interface Dye {
  body: string;
  ink: string;
}

export function dye(accent: string | undefined): Dye {
  const body = /^#[0-9a-f]{6}$/i.test(accent ?? "") ? accent! : PLAIN;
  const light = luminance(channels(body));
  return { body, ink: contrast(light, luminance(channels(DARK))) >= contrast(1, light) ? DARK : WHITE };
}

/** For a style attribute. */
export function dyed(accent: string | undefined): string {
  const { body, ink } = dye(accent);
  return `--body:${body};--print:${ink}`;
}

function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}
