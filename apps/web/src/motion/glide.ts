// What stays moves to its new place. For `animate:` in keyed lists.

import { cubicOut } from 'svelte/easing';
import type { AnimationConfig } from 'svelte/animate';
import { tempo } from './tempo.svelte.ts';

const MILLISECONDS = 220;

export function glide(_node: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const x = from.left - to.left;
  const y = from.top - to.top;
  const isStill = Math.abs(x) < 1 && Math.abs(y) < 1;
  return {
    duration: isStill ? 0 : MILLISECONDS * tempo(),
    easing: cubicOut,
    css: (_t, u) => `transform: translate(${u * x}px, ${u * y}px);`,
  };
}
