// What a file that somebody opens in the lab holds: a study, one strategy, or a whole catalogue of them.

import type { KnownStrategy, StrategyOptions } from '@tenfold/bots';
import { loadCatalogue, loadStrategy, parseStrategy } from '@tenfold/bots';
import type { Study } from './study.ts';
import { readStudy } from './study.ts';

export type OpenedFile =
  | { readonly kind: 'study'; readonly study: Study }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strategies'; readonly strategies: readonly KnownStrategy[] };

/** Null where it is none of them. */
export async function openedFile(text: string, options: StrategyOptions = {}): Promise<OpenedFile | null> {
  const data = jsonIn(text);
  if (data === undefined) {
    return parseStrategy(text, options).strategy === undefined ? null : { kind: 'text', text };
  }
  const study = await readStudy(data);
  if (study !== null) return { kind: 'study', study };
  const { strategy } = loadStrategy(data);
  if (strategy !== undefined) {
    return { kind: 'strategies', strategies: [{ id: strategy.name, strategy }] };
  }
  const { strategies } = loadCatalogue(data);
  return strategies.length === 0 ? null : { kind: 'strategies', strategies };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
