// The sounds of the show, made on the spot from noise and oscillators: no files. Each is written into any context, so that it can also be
// measured without a loudspeaker.
import type { Sound } from "../game/sounds";

/** Where a sound goes: a context, what it is connected to, and when it begins. */
interface Place {
  audio: BaseAudioContext;
  out: AudioNode;
  at: number;
}

interface Envelope {
  /** seconds after the beginning */
  after?: number;
  for: number;
  loud: number;
  /** seconds until it is at its loudest */
  rise?: number;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of noise, the same every time. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  let buffer = noises.get(audio);
  if (!buffer) {
    buffer = audio.createBuffer(1, 2 * audio.sampleRate, audio.sampleRate);
    const data = buffer.getChannelData(0);
    let seed = 25;
    for (let i = 0; i < data.length; i++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      data[i] = seed / 2 ** 31 - 1;
    }
    noises.set(audio, buffer);
  }
  return buffer;
}

function shaped(
  { audio, out, at }: Place,
  { after = 0, for: length, loud, rise = 0.008 }: Envelope,
): [GainNode, number] {
  const gain = audio.createGain();
  const start = at + after;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(out);
  return [gain, start];
}

/** A note that glides from one pitch to another, its upper partials cut off. */
function note(
  place: Place,
  [from, to]: [number, number],
  shape: Envelope,
  wave: OscillatorType = "sine",
  cut = 20_000,
): void {
  const [gain, start] = shaped(place, shape);
  const voice = place.audio.createOscillator();
  const filter = place.audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = cut;
  voice.type = wave;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + shape.for);
  voice.connect(filter).connect(gain);
  voice.start(start);
  voice.stop(start + shape.for + 0.02);
}

/** Noise through a filter that moves: a swish, a grind, breath. */
function noise(
  place: Place,
  [from, to]: [number, number],
  shape: Envelope,
  type: BiquadFilterType = "bandpass",
  q = 1,
): void {
  const [gain, start] = shaped(place, shape);
  const source = place.audio.createBufferSource();
  const filter = place.audio.createBiquadFilter();
  source.buffer = noiseOf(place.audio);
  source.loop = true;
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + shape.for);
  source.connect(filter).connect(gain);
  source.start(start);
  source.stop(start + shape.for + 0.02);
}

/** Steel on steel: something heavy comes to rest. */
function clunk(place: Place, after: number, loud: number, hz = 92): void {
  note(place, [hz, hz / 2.6], { after, for: 0.22, loud });
  noise(place, [420, 160], { after, for: 0.09, loud: loud * 0.7 }, "lowpass");
  note(place, [hz * 7.3, hz * 7.1], { after, for: 0.14, loud: loud * 0.12 }, "triangle");
}

const WRITTEN: Record<Sound, (place: Place) => void> = {
  turn: (place) => {
    for (const [hz, after] of [
      [587, 0],
      [880, 0.13],
    ] as const) {
      note(place, [hz, hz], { after, for: 0.5, loud: 0.1 });
      note(place, [hz * 2.01, hz * 2], { after, for: 0.25, loud: 0.025 });
    }
  },
  commit: (place) => {
    noise(place, [3200, 1800], { for: 0.03, loud: 0.09 }, "bandpass", 2);
    note(place, [150, 70], { after: 0.012, for: 0.12, loud: 0.2 });
  },
  slide: (place) => {
    note(place, [49, 58], { for: 0.75, loud: 0.13, rise: 0.12 }, "sawtooth", 210);
    clunk(place, 0.14, 0.26);
    noise(place, [170, 340], { after: 0.18, for: 0.42, loud: 0.16, rise: 0.1 }, "bandpass", 2.5);
    clunk(place, 0.54, 0.3, 74);
  },
  flip: (place) => {
    noise(place, [700, 2600], { for: 0.13, loud: 0.09, rise: 0.05 }, "bandpass", 1.6);
    clunk(place, 0.12, 0.16, 130);
  },
  danger: (place) => {
    for (const hz of [110, 155.6]) note(place, [hz, hz * 0.985], { for: 0.9, loud: 0.1, rise: 0.06 }, "sawtooth", 620);
    note(place, [52, 48], { for: 0.9, loud: 0.2, rise: 0.03 });
  },
  death: (place) => {
    note(place, [78, 27], { for: 0.9, loud: 0.42 });
    noise(place, [900, 70], { for: 1, loud: 0.2 }, "lowpass");
    note(place, [233, 38], { after: 0.05, for: 0.9, loud: 0.09, rise: 0.04 }, "sawtooth", 500);
  },
  alarm: (place) => {
    for (const after of [0, 0.42, 0.84]) {
      note(place, [466, 466], { after, for: 0.2, loud: 0.11, rise: 0.02 }, "sawtooth", 1300);
      note(place, [349, 349], { after: after + 0.2, for: 0.2, loud: 0.11, rise: 0.02 }, "sawtooth", 1300);
    }
    note(place, [58, 55], { for: 1.3, loud: 0.16, rise: 0.1 });
  },
  escape: (place) => {
    noise(place, [160, 3600], { for: 1.3, loud: 0.09, rise: 1 }, "bandpass", 1.2);
    [131, 196, 262, 330, 392].forEach((hz, i) =>
      note(place, [hz, hz], { after: 0.12 * i, for: 1.5 - 0.12 * i, loud: 0.07, rise: 0.2 }, "triangle", 2200),
    );
    clunk(place, 1.25, 0.3, 64);
  },
  victory: (place) => {
    [262, 330, 392, 523].forEach((hz, i) => {
      note(place, [hz, hz], { after: 0.13 * i, for: 1.6 - 0.13 * i, loud: 0.075, rise: 0.02 }, "sawtooth", 1700);
      note(place, [hz / 2, hz / 2], { after: 0.13 * i, for: 1.2, loud: 0.05, rise: 0.05 }, "triangle");
    });
    note(place, [65, 65], { for: 1.6, loud: 0.2, rise: 0.02 });
  },
  defeat: (place) => {
    [220, 207.7, 174.6, 164.8].forEach((hz, i) =>
      note(place, [hz, hz * 0.97], { after: 0.24 * i, for: 1.1, loud: 0.08, rise: 0.05 }, "sawtooth", 560),
    );
    clunk(place, 0, 0.3, 60);
    clunk(place, 0.96, 0.34, 52);
  },
};

/** Write a sound into a context. */
export function play(name: Sound, audio: BaseAudioContext, out: AudioNode, at = audio.currentTime): void {
  WRITTEN[name]({ audio, out, at });
}
