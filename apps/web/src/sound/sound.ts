// Plays sounds, once the person has touched the page: browsers allow none before that.

import { settings } from '../settings.svelte.ts';
import type { Sound } from './cues.ts';
import { recipes } from './synth.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;
/** Several at once are heard one after the other. */
const GAP_S = 0.075;
const MASTER = 0.7;

let context: AudioContext | undefined;
let master: GainNode | undefined;
let isWaiting = false;

/** To be called where sounds may come: makes ready with the next touch or key. */
export function prepareSound(): void {
  if (context !== undefined || isWaiting || typeof AudioContext === 'undefined') return;
  isWaiting = true;
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
}

function wake(): void {
  if (!settings.sound) return;
  isWaiting = false;
  for (const gesture of GESTURES) removeEventListener(gesture, wake, { capture: true });
  context ??= new AudioContext();
  master ??= leading(context);
  if (context.state !== 'running') context.resume().catch(() => undefined);
}

function leading(to: AudioContext): GainNode {
  const gain = to.createGain();
  // Keeps many sounds at once from clipping.
  const limit = to.createDynamicsCompressor();
  gain.connect(limit).connect(to.destination);
  return gain;
}

export function playSounds(sounds: readonly Sound[]): void {
  if (!settings.sound || settings.volume === 0 || sounds.length === 0) return;
  if (context?.state !== 'running' || master === undefined) return;
  // Loudness is heard by its square.
  master.gain.value = settings.volume ** 2 * MASTER;
  const now = context.currentTime + 0.01;
  for (const [index, sound] of sounds.entries()) recipes[sound](context, master, now + index * GAP_S);
}
