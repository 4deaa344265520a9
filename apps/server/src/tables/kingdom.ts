// Which ten cards a table plays with: checked when somebody wishes for them, settled when the game starts. Everything
// that is played passes here, so a table without Possession is without it however its kingdom comes about.

import { randomBytes, randomInt } from 'node:crypto';
import type { KingdomSetting, TableOptions } from '@tenfold/protocol';
import { ownCardsOf } from '@tenfold/protocol';
import type { CardDefinition, Kingdom } from '@tenfold/rules';
import { BOXES, RuleError, kingdoms, nearestNames, randomKingdom, readKingdom } from '@tenfold/rules';
import { Refusal } from '../refusal.ts';
import { newTableDraft } from '../table-state/draft.ts';

type Wish = Pick<TableOptions, 'kingdom' | 'noPossession'>;

const POSSESSION = 'possession';

/** Ten cards, and the home-made ones among them. */
export interface SettledKingdom {
  readonly cards: readonly string[];
  readonly ownCards: readonly CardDefinition[];
}

/** Throws a refusal that says what to change if no game can be played with this kingdom. */
export function checkKingdom(wish: Wish & Pick<TableOptions, 'seats'>): void {
  if (wish.kingdom.kind === 'draft') playable(() => newTableDraft(wish, 0));
  else settledKingdom(wish);
}

/** What the wish leaves open is drawn. One that is drafted is settled by those at the table, and by nobody else. */
export function settledKingdom({ kingdom, noPossession }: Wish): SettledKingdom {
  const own = ownCardsOf(kingdom).map(({ definition }) => definition);
  const cards = cardsOf(kingdom, own, noPossession ? [POSSESSION] : []);
  if (noPossession && cards.includes(POSSESSION)) {
    const which = kingdom.kind === 'recommended' ? `"${kingdom.id}" has` : 'these cards include';
    throw new Refusal(
      'malformed',
      `kingdom: ${which} Possession, and this table plays without it; ` +
        'choose another kingdom, or set noPossession to false',
    );
  }
  const unused = own.find(({ id }) => !cards.includes(id));
  if (unused !== undefined) {
    throw new Refusal(
      'malformed',
      `kingdom: the home-made card "${unused.id}" is not among the ten; put it there, or leave it out`,
    );
  }
  return { cards, ownCards: own };
}

/** One of the recommended kingdoms that such a table can play, by chance. */
export function anyRecommended({ noPossession }: Pick<TableOptions, 'noPossession'>): KingdomSetting {
  const possible = kingdoms.filter(({ cards }) => !noPossession || !cards.includes(POSSESSION));
  const drawn: Kingdom | undefined = possible[randomInt(possible.length)];
  if (drawn === undefined) throw new RangeError('there is no recommended kingdom to draw from');
  return { kind: 'recommended', id: drawn.id };
}

function cardsOf(
  kingdom: KingdomSetting,
  ownCards: readonly CardDefinition[],
  bans: readonly string[],
): readonly string[] {
  switch (kingdom.kind) {
    case 'recommended':
      return recommended(kingdom.id);
    case 'cards':
      return playable(() => readKingdom(kingdom.cards.join('.'), ownCards));
    case 'random': {
      const { counts = {} } = kingdom;
      const sets = kingdom.sets ?? BOXES;
      const fromSet = Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined));
      const own = ownCards.length === 0 ? {} : { ownCards, musts: ownCards.map(({ id }) => id) };
      const drawnFrom = ownCards.length === 0 ? sets : [...sets, 'own' as const];
      const wish = { sets: drawnFrom, fromSet, bans, ...own };
      return playable(() => randomKingdom(wish, randomBytes(16).toString('hex')));
    }
    case 'draft':
      throw new Refusal(
        'not-ready',
        'kingdom: it has yet to be picked; start the draft, and the game follows',
      );
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

function playable<T>(find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (error instanceof RuleError) throw new Refusal('malformed', error.message);
    throw error;
  }
}
