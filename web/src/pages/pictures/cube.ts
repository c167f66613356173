// Dice in a picture, seen from above one corner: where a cube stands and how its three faces are laid over it.

const X = Math.cos(Math.PI / 6);
const Y = 0.5;

export interface Cube {
  at: [i: number, j: number, k: number]; // to the right and down, to the left and down, up
  pips: [top: number, left: number, right: number]; // 0: blank
  tone?: "gold" | "red";
}

/** Transforms that carry a unit square onto the three visible faces. */
export function faces([i, j, k]: Cube["at"], size: number, x: number, y: number): [string, string, string] {
  const px = (a: number, b: number) => x + (a - b) * X * size;
  const py = (a: number, b: number, c: number) => y + (a + b) * Y * size - c * size;
  const u = X * size;
  const v = Y * size;
  return [
    `matrix(${u} ${v} ${-u} ${v} ${px(i, j)} ${py(i, j, k + 1)})`,
    `matrix(${u} ${v} 0 ${size} ${px(i, j + 1)} ${py(i, j + 1, k + 1)})`,
    `matrix(${u} ${-v} 0 ${size} ${px(i + 1, j + 1)} ${py(i + 1, j + 1, k + 1)})`,
  ];
}

/** Farthest first, so that the near ones cover them. */
export function ordered(cubes: Cube[]): Cube[] {
  const depth = ({ at: [i, j, k] }: Cube) => i + j + k;
  return [...cubes].sort((a, b) => depth(a) - depth(b));
}

const AT = { low: 0.25, mid: 0.5, high: 0.75 };
const { low, mid, high } = AT;
const CORNERS: [number, number][] = [[low, low], [high, high], [high, low], [low, high]]; // prettier-ignore

/** Centres of the pips of a face; none on a blank one. */
export function pips(n: number): [number, number][] {
  const out = CORNERS.slice(0, n - (n % 2 === 1 ? 1 : 0));
  if (n === 6) out.splice(4, 2, [low, mid], [high, mid]);
  if (n % 2 === 1) out.push([mid, mid]);
  return out;
}
