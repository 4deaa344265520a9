// Which ten cards a table plays with: checked when somebody wishes for them, settled when the game starts.

import { randomBytes } from 'node:crypto';
import type { TableOptions } from '@tenfold/protocol';
import { RuleError, kingdoms, nearestNames, randomKingdom, readKingdom } from '@tenfold/rules';
import { Refusal } from '../refusal.ts';

type Wish = Pick<TableOptions, 'kingdom' | 'noPossession'>;

/** Throws a refusal that says what to change if no game can be played with this kingdom. */
export function checkKingdom(wish: Wish): void {
  settledKingdom(wish);
}

/** Ten cards; what the wish leaves open is drawn. */
export function settledKingdom({ kingdom, noPossession }: Wish): readonly string[] {
  switch (kingdom.kind) {
    case 'recommended':
      return recommended(kingdom.id);
    case 'cards':
      return playable(() => readKingdom(kingdom.cards.join('.')));
    case 'random': {
      const sets = kingdom.sets === undefined ? {} : { sets: kingdom.sets };
      const bans = noPossession ? { bans: ['possession'] } : {};
      return playable(() => randomKingdom({ ...sets, ...bans }, randomBytes(16).toString('hex')));
    }
  }
}

function recommended(id: string): readonly string[] {
  const found = kingdoms.find((one) => one.id === id);
  if (found !== undefined) return found.cards;
  const ids = kingdoms.map((one) => one.id);
  const near = nearestNames(id, ids);
  const remedy = near.length > 0 ? `do you mean ${near.join(' or ')}?` : `there are ${ids.join(', ')}`;
  throw new Refusal('malformed', `kingdom: none is recommended under the name "${id}"; ${remedy}`);
}

function playable(find: () => readonly string[]): readonly string[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof RuleError) throw new Refusal('malformed', error.message);
    throw error;
  }
}
