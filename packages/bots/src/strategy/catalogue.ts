// The known strategies, as data. The same stand in strategies/ as text.

import data from './catalogue.json' with { type: 'json' };
import { loadCatalogue } from './json.ts';
import type { Strategy } from './types.ts';

/** A strategy that comes along, with the id by which it is asked for. */
export interface KnownStrategy {
  readonly id: string;
  readonly strategy: Strategy;
}

let loaded: readonly KnownStrategy[] | undefined;

/** The strategies that come along, read when they are first asked for. */
export const knownStrategies = (): readonly KnownStrategy[] => (loaded ??= loadCatalogue(data).strategies);
