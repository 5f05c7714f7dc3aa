// The bed under the show: a low hum of the building and a pulse. Both tighten as the countdown runs out.

/** How tight it is: 0 at the beginning, 1 in the last round. */
export function tightness(rounds: number, left: number): number {
  return rounds > 1 ? Math.min(1, Math.max(0, (rounds - left) / (rounds - 1))) : 1;
}

/** What tightens, from the first round to the last. */
const HUM = { cut: [95, 330], loud: [0.075, 0.1] } as const;
const PULSE = { hz: [0.4, 1.9], loud: [0.015, 0.07], pitch: [49, 58] } as const;
const between = ([from, to]: readonly [number, number], tight: number) => from + (to - from) * tight;

export class Ambience {
  readonly #gain: GainNode;
  readonly #cut: BiquadFilterNode;
  readonly #hum: GainNode;
  readonly #beat: OscillatorNode;
  readonly #depth: GainNode;
  readonly #heart: OscillatorNode;
  readonly #voices: OscillatorNode[];

  constructor(
    private readonly audio: BaseAudioContext,
    out: AudioNode,
  ) {
    this.#gain = audio.createGain();
    this.#gain.gain.value = 0;
    this.#gain.connect(out);
    this.#cut = audio.createBiquadFilter();
    this.#cut.type = "lowpass";
    this.#cut.Q.value = 3;
    this.#hum = audio.createGain();
    this.#cut.connect(this.#hum).connect(this.#gain);
    const low = this.#voice("sawtooth", 41.2);
    const beside = this.#voice("sawtooth", 41.6);
    const fifth = this.#voice("triangle", 61.9);
    for (const voice of [low, beside, fifth]) voice.connect(this.#cut);
    // the pulse: a low note that another, very slow one swells and lets go
    this.#heart = this.#voice("sine", PULSE.pitch[0]);
    const swell = audio.createGain();
    swell.gain.value = 0;
    this.#beat = this.#voice("sine", PULSE.hz[0]);
    this.#depth = audio.createGain();
    this.#beat.connect(this.#depth).connect(swell.gain);
    this.#heart.connect(swell).connect(this.#gain);
    this.#voices = [low, beside, fifth, this.#heart, this.#beat];
    this.tighten(0, 0);
  }

  /** Follow the countdown, softly. */
  tighten(tight: number, seconds = 2): void {
    const now = this.audio.currentTime;
    const to = (what: AudioParam, value: number) => what.setTargetAtTime(value, now, Math.max(0.01, seconds / 3));
    to(this.#cut.frequency, between(HUM.cut, tight));
    to(this.#hum.gain, between(HUM.loud, tight));
    to(this.#beat.frequency, between(PULSE.hz, tight));
    to(this.#depth.gain, between(PULSE.loud, tight));
    to(this.#heart.frequency, between(PULSE.pitch, tight));
  }

  /** Come in or go, within these seconds. */
  fade(on: boolean, seconds = 1.5): void {
    this.#gain.gain.cancelScheduledValues(this.audio.currentTime);
    this.#gain.gain.setTargetAtTime(on ? 1 : 0, this.audio.currentTime, Math.max(0.01, seconds / 3));
  }

  /** Hold its breath, then go on. */
  hush(seconds: number): void {
    this.fade(false, 0.15);
    this.#gain.gain.setTargetAtTime(1, this.audio.currentTime + seconds, 0.8);
  }

  end(): void {
    for (const voice of this.#voices) voice.stop();
    this.#gain.disconnect();
  }

  #voice(type: OscillatorType, hz: number): OscillatorNode {
    const voice = this.audio.createOscillator();
    voice.type = type;
    voice.frequency.value = hz;
    voice.start();
    return voice;
  }
}
