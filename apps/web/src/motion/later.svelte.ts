// What is said beside the cards may come a little later than they do: so that no frame has all of it to write, lay out and
// paint at once.

import { untrack } from 'svelte';
import { AfterPaint } from './after-paint.ts';
import { tempo } from './tempo.svelte.ts';

/** To be called while a component is made. Where nothing moves there is nothing to give way to, and it comes at once. */
export function later<Value>(read: () => Value): { readonly shown: Value } {
  const first = untrack(read);
  let shown = $state.raw(first);
  let next = first;
  const waiting = new AfterPaint();
  $effect(() => {
    next = read();
    waiting.add(() => {
      shown = next;
    });
  });
  $effect(() => () => waiting.drop());
  return {
    get shown() {
      return tempo() === 0 ? read() : shown;
    },
  };
}
