// Which ten cards a table plays with: checked when somebody wishes for them, settled when the game starts. Everything
// that is played passes here, so a table without Possession is without it however its kingdom comes about.

import { randomBytes, randomInt } from 'node:crypto';
import type { KingdomSetting, TableOptions } from '@tenfold/protocol';
import type { Kingdom } from '@tenfold/rules';
import { RuleError, kingdoms, nearestNames, randomKingdom, readKingdom } from '@tenfold/rules';
import { Refusal } from '../refusal.ts';

type Wish = Pick<TableOptions, 'kingdom' | 'noPossession'>;

const POSSESSION = 'possession';

/** Throws a refusal that says what to change if no game can be played with this kingdom. */
export function checkKingdom(wish: Wish): void {
  settledKingdom(wish);
}

/** Ten cards; what the wish leaves open is drawn. */
export function settledKingdom({ kingdom, noPossession }: Wish): readonly string[] {
  const cards = cardsOf(kingdom, noPossession ? [POSSESSION] : []);
  if (noPossession && cards.includes(POSSESSION)) {
    const which = kingdom.kind === 'recommended' ? `"${kingdom.id}" has` : 'these cards include';
    throw new Refusal(
      'malformed',
      `kingdom: ${which} Possession, and this table plays without it; ` +
        'choose another kingdom, or set noPossession to false',
    );
  }
  return cards;
}

/** One of the recommended kingdoms that such a table can play, by chance. */
export function anyRecommended({ noPossession }: Pick<TableOptions, 'noPossession'>): KingdomSetting {
  const possible = kingdoms.filter(({ cards }) => !noPossession || !cards.includes(POSSESSION));
  const drawn: Kingdom | undefined = possible[randomInt(possible.length)];
  if (drawn === undefined) throw new RangeError('there is no recommended kingdom to draw from');
  return { kind: 'recommended', id: drawn.id };
}

function cardsOf(kingdom: KingdomSetting, bans: readonly string[]): readonly string[] {
  switch (kingdom.kind) {
    case 'recommended':
      return recommended(kingdom.id);
    case 'cards':
      return playable(() => readKingdom(kingdom.cards.join('.')));
    case 'random': {
      const sets = kingdom.sets === undefined ? {} : { sets: kingdom.sets };
      return playable(() => randomKingdom({ ...sets, bans }, randomBytes(16).toString('hex')));
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
