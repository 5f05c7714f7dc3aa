// One way out for everything that sounds, quietly mixed. Silent until somebody has touched the page, and where there is no sound card.
import type { Sound } from "../game/sounds";
import { Ambience } from "./ambience";
import { play } from "./effects";

/** Of what the effects are written at: a table talks over it. */
export const LEVEL = 0.7;

let context: AudioContext | null = null;
let out: AudioNode | null = null;
let bed: Ambience | null = null;

/** The context if it runs; wakes it where it sleeps, for the next time. */
function awake(): AudioContext | null {
  try {
    context ??= new AudioContext();
    out ??= master(context);
    if (context.state === "suspended") void context.resume();
    return context.state === "running" ? context : null;
  } catch {
    return null; // no sound card: the game is silent
  }
}

/** Everything together never jumps out of the loudspeaker. */
export function master(audio: BaseAudioContext): AudioNode {
  const gain = audio.createGain();
  const limit = audio.createDynamicsCompressor();
  gain.gain.value = LEVEL;
  limit.threshold.value = -18;
  limit.ratio.value = 6;
  gain.connect(limit).connect(audio.destination);
  return gain;
}

export function strike(name: Sound): void {
  const audio = awake();
  if (!audio || !out) return;
  play(name, audio, out);
  if (name === "death") bed?.hush(1.6);
}

/** The bed, as tight as the countdown; null takes it away. */
export function lay(tight: number | null): void {
  if (tight === null) {
    if (!bed) return;
    const old = bed;
    bed = null;
    old.fade(false, 0.4);
    window.setTimeout(() => old.end(), 1500);
    return;
  }
  const audio = awake();
  if (!audio || !out) return;
  if (!bed) {
    bed = new Ambience(audio, out);
    bed.fade(true, 4);
  }
  bed.tighten(tight);
}
