// The sounds themselves, made of noise and sines: no files, no samples of anybody's.

import type { Sound } from './cues.ts';

/** Writes a sound into a graph that leads to `out`, beginning at `at`. */
export type Recipe = (context: AudioContext, out: AudioNode, at: number) => void;

interface Burst {
  readonly length: number;
  readonly loudness: number;
  readonly from: number;
  readonly to?: number;
  readonly type?: BiquadFilterType;
}

/** Paper and wood: noise through a filter that may glide. */
function noise(context: AudioContext, out: AudioNode, at: number, burst: Burst): void {
  const { length, loudness, from, to = from, type = 'bandpass' } = burst;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = 0.9;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(fading(context, out, at, { length, loudness, attack: 0.004 }));
  source.start(at, (at * 0.37) % 0.5, length + 0.05);
}

interface Tone {
  readonly pitch: number;
  readonly length: number;
  readonly loudness: number;
  readonly to?: number;
  readonly type?: OscillatorType;
}

function tone(
  context: AudioContext,
  out: AudioNode,
  at: number,
  { pitch, length, loudness, to, type }: Tone,
): void {
  const source = context.createOscillator();
  source.type = type ?? 'sine';
  source.frequency.setValueAtTime(pitch, at);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fading(context, out, at, { length, loudness, attack: 0.008 }));
  source.start(at);
  source.stop(at + length + 0.05);
}

function fading(
  context: AudioContext,
  out: AudioNode,
  at: number,
  { length, loudness, attack }: { length: number; loudness: number; attack: number },
): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

const noises = new WeakMap<AudioContext, AudioBuffer>();

/** One second of noise, made once. */
function noiseOf(context: AudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

/** A bell: a note and its overtones, the higher the shorter. */
function bell(context: AudioContext, out: AudioNode, at: number, pitch: number, loudness: number): void {
  tone(context, out, at, { pitch, length: 0.9, loudness });
  tone(context, out, at, { pitch: pitch * 2, length: 0.45, loudness: loudness * 0.35 });
  tone(context, out, at, { pitch: pitch * 3.01, length: 0.2, loudness: loudness * 0.15 });
}

const notes = (pitches: readonly number[], gap: number, loudness: number): Recipe => {
  return (context, out, at) => {
    for (const [index, pitch] of pitches.entries()) bell(context, out, at + index * gap, pitch, loudness);
  };
};

export const recipes: Readonly<Record<Sound, Recipe>> = {
  card: (context, out, at) => noise(context, out, at, { length: 0.07, loudness: 0.35, from: 2400, to: 1100 }),
  draw: (context, out, at) => noise(context, out, at, { length: 0.09, loudness: 0.22, from: 1200, to: 3000 }),
  coin: (context, out, at) => {
    tone(context, out, at, { pitch: 2093, length: 0.16, loudness: 0.1 });
    tone(context, out, at + 0.05, { pitch: 2794, length: 0.26, loudness: 0.1 });
  },
  shuffle: (context, out, at) => {
    for (let i = 0; i < 8; i++) {
      noise(context, out, at + i * 0.034, {
        length: 0.04,
        loudness: 0.18 + (i % 2) * 0.06,
        from: 1800 + i * 120,
      });
    }
  },
  gain: (context, out, at) => {
    noise(context, out, at, { length: 0.06, loudness: 0.25, from: 1600 });
    tone(context, out, at + 0.02, { pitch: 587, length: 0.22, loudness: 0.14, type: 'triangle' });
  },
  trash: (context, out, at) =>
    noise(context, out, at, { length: 0.28, loudness: 0.35, from: 2200, to: 220, type: 'lowpass' }),
  attack: (context, out, at) => {
    tone(context, out, at, { pitch: 150, to: 62, length: 0.34, loudness: 0.5 });
    noise(context, out, at, { length: 0.12, loudness: 0.3, from: 700, to: 180, type: 'lowpass' });
  },
  turn: notes([783.99, 1046.5], 0.13, 0.16),
  win: notes([523.25, 659.25, 783.99, 1046.5], 0.14, 0.18),
  over: notes([659.25, 523.25, 392], 0.2, 0.14),
};
