// Short sounds of our own, made when they are needed: nothing is loaded, nothing is heard until somebody turns them on.

import type { CueKind, Line } from "../../lib/protocol";

let context: AudioContext | undefined;

/** A tone that swells and fades; times in seconds. */
function tone(
  audio: AudioContext,
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
  type: OscillatorType = "sine",
): void {
  const start = audio.currentTime + at;
  const wave = audio.createOscillator();
  const gain = audio.createGain();
  wave.type = type;
  wave.frequency.setValueAtTime(from, start);
  wave.frequency.exponentialRampToValueAtTime(to, start + lasts);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  wave.connect(gain).connect(audio.destination);
  wave.start(start);
  wave.stop(start + lasts + 0.02);
}

/** A rustle: noise around a pitch. */
function rustle(audio: AudioContext, pitch: number, at: number, lasts: number, loud: number): void {
  const start = audio.currentTime + at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start);
}

type Sound = (audio: AudioContext) => void;
const dice: Sound = (audio) =>
  [0, 0.07, 0.13, 0.22, 0.34].forEach((at, i) => rustle(audio, 2200 - 250 * i, at, 0.05, 0.5 - 0.06 * i));
const card: Sound = (audio) => rustle(audio, 3200, 0, 0.16, 0.35);
const blow: Sound = (audio) => {
  tone(audio, 150, 45, 0, 0.28, 0.5, "triangle");
  rustle(audio, 500, 0, 0.12, 0.5);
};
const gain: Sound = (audio) => {
  tone(audio, 620, 640, 0, 0.14, 0.12);
  tone(audio, 930, 940, 0.09, 0.2, 0.12);
};
const coin: Sound = (audio) => tone(audio, 1500, 1900, 0, 0.09, 0.08, "triangle");

const SOUNDS: Partial<Record<CueKind | "yours", Sound>> = {
  turn: (audio) => {
    tone(audio, 330, 330, 0, 0.35, 0.12);
    tone(audio, 495, 495, 0.1, 0.45, 0.1);
  },
  yours: (audio) => {
    tone(audio, 523, 523, 0, 0.25, 0.14);
    tone(audio, 784, 784, 0.14, 0.45, 0.14);
  },
  roll: dice,
  reroll: dice,
  card,
  draw: card,
  ability: (audio) => tone(audio, 260, 520, 0, 0.3, 0.14, "triangle"),
  attack: (audio) => rustle(audio, 1400, 0, 0.22, 0.4),
  defend: (audio) => tone(audio, 700, 420, 0, 0.14, 0.14, "triangle"),
  miss: (audio) => tone(audio, 360, 210, 0, 0.25, 0.1),
  damage: blow,
  defeat: (audio) => {
    blow(audio);
    tone(audio, 220, 70, 0.12, 0.6, 0.25, "sawtooth");
  },
  heal: gain,
  token: gain,
  cp: coin,
  mark: coin,
  move: (audio) => rustle(audio, 900, 0, 0.06, 0.3),
  spawn: (audio) => tone(audio, 120, 240, 0, 0.2, 0.16, "sawtooth"),
};

/** What happens in a beat, each kind once; a turn of ours has a sound of its own. */
export function sounds(lines: readonly Line[], us: string): void {
  const kinds = lines.map(({ cue }) => (cue?.kind === "turn" && cue.who === us ? "yours" : (cue?.kind ?? "quiet")));
  for (const kind of new Set(kinds)) sound(kind);
}

/** Something is heard; a browser that allows no sound yet stays silent. */
export function sound(kind: CueKind | "yours"): void {
  const made = SOUNDS[kind];
  if (!made || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  made(context);
}
