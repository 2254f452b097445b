/** Sounds of things on a table, made of filtered noise and decaying partials. */

/** A burst of noise through a band of frequencies that glides. */
interface Noise {
  kind: "noise";
  at: number;
  seconds: number;
  from: number;
  to: number;
  /** How narrow the band is. */
  q: number;
  loud: number;
  /** Seconds until it is loudest. */
  rise?: number;
}

/** A struck body: partials that ring and die away, the higher the sooner. */
interface Struck {
  kind: "struck";
  at: number;
  pitch: number;
  /** Frequencies as multiples of the pitch. */
  partials: readonly number[];
  seconds: number;
  loud: number;
}

type Part = Noise | Struck;

const WOOD = [1, 2.76, 5.4] as const;
const METAL = [1, 2.32, 3.85, 5.1, 6.9] as const;
const BELL = [0.5, 1, 1.19, 1.5, 2, 2.67] as const;

const noise = (
  at: number,
  seconds: number,
  from: number,
  to: number,
  q: number,
  loud: number,
  rise = 0.004,
): Noise => ({
  kind: "noise",
  at,
  seconds,
  from,
  to,
  q,
  loud,
  rise,
});
const struck = (at: number, pitch: number, partials: readonly number[], seconds: number, loud: number): Struck => ({
  kind: "struck",
  at,
  pitch,
  partials,
  seconds,
  loud,
});
/** A die that hits the wood, lower and softer each time. */
const bounce = (at: number, loud: number): Part[] => [
  noise(at, 0.03, 3200, 1500, 1.2, loud),
  struck(at, 540 - 900 * at, WOOD, 0.07, loud),
];

/** What each sound is made of. */
export const SOUNDS = {
  /** A wooden figure is put down. */
  step: [struck(0, 190, WOOD, 0.12, 0.5), noise(0, 0.04, 900, 400, 0.8, 0.3)],
  /** Two coins that meet. */
  coin: [struck(0, 2350, METAL, 0.5, 0.16), struck(0.055, 2790, METAL, 0.6, 0.13), noise(0, 0.02, 7000, 6000, 1, 0.1)],
  /** A rug is unrolled. */
  cloth: [noise(0, 0.34, 380, 1500, 0.7, 0.34, 0.16), struck(0.3, 95, WOOD, 0.1, 0.3)],
  /** A die that rolls out. */
  die: [...bounce(0, 0.32), ...bounce(0.05, 0.2), ...bounce(0.085, 0.12)],
  /** A card slides over the table. */
  card: [noise(0, 0.13, 2600, 5200, 0.9, 0.26, 0.05), noise(0.12, 0.025, 1800, 900, 0.8, 0.3)],
  /** Somebody knocks on the table. */
  knock: [struck(0, 130, WOOD, 0.16, 0.7), struck(0.17, 126, WOOD, 0.16, 0.55)],
  /** Sand runs. */
  sand: [noise(0, 0.9, 5200, 4300, 0.5, 0.12, 0.3)],
  /** It is your turn: two soft bells. */
  turn: [struck(0, 660, BELL, 0.7, 0.13), struck(0.13, 880, BELL, 0.9, 0.13)],
  /** It does not go so. */
  wrong: [struck(0, 150, WOOD, 0.2, 0.5), struck(0.11, 120, WOOD, 0.25, 0.5)],
  /** The end: a chord that opens. */
  win: [0, 4, 7, 12, 16].map((tone, place) => struck(place * 0.11, 392 * 2 ** (tone / 12), BELL, 1.8, 0.12)),
} as const satisfies Record<string, readonly Part[]>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A second of white noise, made once. */
function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  if (hiss?.sampleRate === audio.sampleRate) return hiss;
  hiss = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
  const samples = hiss.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1;
  return hiss;
}

/** Put a sound into a graph, from its present time on. */
export function render(audio: BaseAudioContext, out: AudioNode, parts: readonly Part[]): void {
  for (const part of parts) {
    const start = audio.currentTime + part.at;
    if (part.kind === "noise") {
      const source = new AudioBufferSourceNode(audio, { buffer: whiteNoise(audio), loop: true });
      const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: part.from, Q: part.q });
      const gain = new GainNode(audio, { gain: 0 });
      band.frequency.setValueAtTime(part.from, start);
      band.frequency.exponentialRampToValueAtTime(part.to, start + part.seconds);
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(part.loud, start + (part.rise ?? 0.004));
      gain.gain.exponentialRampToValueAtTime(0.0005, start + part.seconds + (part.rise ?? 0));
      source.connect(band).connect(gain).connect(out);
      source.start(start, Math.random() * 0.5);
      source.stop(start + part.seconds + (part.rise ?? 0) + 0.02);
      continue;
    }
    for (const [place, partial] of part.partials.entries()) {
      const seconds = part.seconds / (1 + 0.7 * place);
      const tone = new OscillatorNode(audio, { type: "sine", frequency: part.pitch * partial });
      const gain = new GainNode(audio, { gain: 0 });
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(part.loud / (1 + 0.8 * place), start + 0.003);
      gain.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
      tone.connect(gain).connect(out);
      tone.start(start);
      tone.stop(start + seconds + 0.02);
    }
  }
}

/** Play a sound, at a volume from 0 to 1. */
export function play(name: SoundName, volume: number): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  // A limiter: several sounds at once do not crackle.
  const limiter = new DynamicsCompressorNode(context, { threshold: -14, ratio: 12 });
  const gain = new GainNode(context, { gain: volume ** 2 });
  render(context, gain, SOUNDS[name]);
  gain.connect(limiter).connect(context.destination);
}
