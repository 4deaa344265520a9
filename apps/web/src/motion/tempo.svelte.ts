// How fast things move: what the person has set, unless the system asks for stillness.

import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../settings.svelte.ts';

const TEMPOS: Readonly<Record<typeof settings.speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)');

/** A factor for durations; 0 is no motion at all. */
export const tempo = (): number => (reduced.current ? 0 : TEMPOS[settings.speed]);
