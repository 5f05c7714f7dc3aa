// Eight short sounds, made on the spot: no files. Silent where the setting or the browser says so.
import { settings } from "../lib/settings.svelte";

export type Sound = "turn" | "commit" | "slide" | "flip" | "danger" | "death" | "alarm" | "escape";

interface Tone {
  /** from this pitch to that one */
  hz: [number, number];
  at: number;
  for: number;
  loud: number;
  wave: OscillatorType;
}

const tone = (
  from: number,
  to: number,
  at: number,
  length: number,
  loud = 0.12,
  wave: OscillatorType = "sine",
): Tone => ({
  hz: [from, to],
  at,
  for: length,
  loud,
  wave,
});

const TONES: Record<Sound, Tone[]> = {
  turn: [tone(660, 660, 0, 0.12), tone(880, 880, 0.12, 0.2)],
  commit: [tone(330, 440, 0, 0.09, 0.1, "triangle")],
  slide: [tone(90, 60, 0, 0.35, 0.16, "sawtooth")],
  flip: [tone(520, 260, 0, 0.1, 0.1, "triangle")],
  danger: [tone(220, 208, 0, 0.25, 0.12, "square"), tone(196, 185, 0.25, 0.3, 0.12, "square")],
  death: [tone(300, 40, 0, 0.7, 0.18, "sawtooth")],
  alarm: [0, 0.3, 0.6].flatMap((at) => [
    tone(880, 880, at, 0.14, 0.1, "square"),
    tone(620, 620, at + 0.14, 0.14, 0.1, "square"),
  ]),
  escape: [523, 659, 784, 1047].map((hz, i) => tone(hz, hz, i * 0.11, 0.3, 0.12, "triangle")),
};

/** What an event sounds like. */
export const SOUND_OF: Record<string, Sound> = {
  slid: "slide",
  swapped: "slide",
  "room-revealed": "flip",
  "room-hidden": "flip",
  replaced: "flip",
  "trap-armed": "danger",
  "water-rising": "danger",
  "guard-revealed": "danger",
  paranoia: "danger",
  "card-drawn": "danger",
  died: "death",
  bomb: "death",
  alarm: "alarm",
  timer: "alarm",
  escaped: "escape",
  "key-found": "escape",
  revived: "escape",
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    if (context.state !== "running") return;
    for (const note of TONES[name]) strike(context, note);
  } catch {
    // no sound card: the game is silent
  }
}

function strike(audio: AudioContext, note: Tone): void {
  const start = audio.currentTime + note.at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = note.wave;
  voice.frequency.setValueAtTime(note.hz[0], start);
  voice.frequency.exponentialRampToValueAtTime(note.hz[1], start + note.for);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(note.loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.for);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + note.for + 0.02);
}
