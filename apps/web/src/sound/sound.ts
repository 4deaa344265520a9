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

/**
 * To be called while a page loads on which sounds may come. The browser may take a tenth of a second to find its way to
 * the loudspeakers: better now than under the first click. It is silent until the next touch or key all the same.
 */
export function prepareSound(): void {
  if (isWaiting || context?.state === 'running' || typeof AudioContext === 'undefined') return;
  isWaiting = true;
  if (settings.sound) open();
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
}

function open(): AudioContext {
  context ??= new AudioContext();
  master ??= leading(context);
  return context;
}

function wake(): void {
  if (!settings.sound) return;
  isWaiting = false;
  for (const gesture of GESTURES) removeEventListener(gesture, wake, { capture: true });
  const opened = open();
  if (opened.state !== 'running') opened.resume().catch(() => undefined);
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
