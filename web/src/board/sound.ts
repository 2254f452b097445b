import { preferences } from "~/app/preferences.svelte";

/** Short synthesised sounds; off by default. */

const SOUNDS = {
  step: { wave: "triangle", from: 240, to: 150, seconds: 0.07, loud: 0.25 },
  coin: { wave: "sine", from: 1900, to: 2500, seconds: 0.16, loud: 0.12 },
  cloth: { wave: "sawtooth", from: 120, to: 60, seconds: 0.16, loud: 0.08 },
  die: { wave: "square", from: 320, to: 420, seconds: 0.05, loud: 0.08 },
  card: { wave: "sawtooth", from: 900, to: 300, seconds: 0.06, loud: 0.05 },
  turn: { wave: "sine", from: 520, to: 780, seconds: 0.18, loud: 0.12 },
  wrong: { wave: "square", from: 160, to: 110, seconds: 0.2, loud: 0.07 },
  win: { wave: "triangle", from: 520, to: 1040, seconds: 0.6, loud: 0.2 },
} as const;

let context: AudioContext | null = null;

export function sound(name: keyof typeof SOUNDS): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  const { wave, from, to, seconds, loud } = SOUNDS[name];
  const now = context.currentTime;
  const tone = new OscillatorNode(context, { type: wave, frequency: from });
  const volume = new GainNode(context, { gain: loud });
  tone.frequency.exponentialRampToValueAtTime(to, now + seconds);
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}
