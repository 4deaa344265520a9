// Draw most of the deck each turn: villages and cards that draw, something to pay with, and before all that less junk.

import type { CardId, StandardCardId } from '@tenfold/rules';
import type { BuyRule, Strategy } from '../../strategy/types.ts';
import { buy, is, left, own, plus, sum, totalMoney, turn, upTo } from '../rules.ts';
import type { Pile, Table } from '../table.ts';
import { has } from '../table.ts';
import type { Plan } from '../character.ts';
import type { Proposal } from '../template.ts';

/** Cards that thin a deck fast enough to be bought first. */
const TRASHERS: readonly CardId[] = ['masquerade', 'chapel', 'steward'] satisfies readonly StandardCardId[];
/** The most reliable first; a village that nobody has ranked comes after them. */
const VILLAGES: readonly CardId[] = [
  'village',
  'mining-village',
  'festival',
  'nobles',
  'shanty-town',
  'university',
] satisfies readonly StandardCardId[];

const SCORE = {
  villageAndDraw: 63,
  villageThatOnlyMakesRoom: -3,
  curserThatDraws: 18,
  /** One that is good for money as well costs no time. */
  goodTrasherWithIt: 10,
  otherCurser: 20,
  forEachFurtherPlayer: -3,
} as const;

// What these cards win by themselves.
const GOOD_VILLAGE = 45;
const GOOD_TRASHER = 60;
const GOOD_PAYLOAD = 50;

const EAGERLY = { playStyle: 'aggressiveTrashing' } as const;

interface Parts {
  readonly village: Pile;
  readonly draw: Pile;
  readonly trasher: Pile | undefined;
  readonly payload: Pile | undefined;
  readonly attack: Pile | undefined;
}

export function engine(table: Table): Proposal | undefined {
  const parts = partsOf(table);
  if (parts === undefined) return undefined;
  return {
    plan: planOf(parts),
    score: scoreOf(table, parts),
    strategy: strategyOf(table, parts),
  };
}

function partsOf({ piles }: Table): Parts | undefined {
  const free = piles.filter((pile) => !has(pile, 'costs-potion'));
  const village = firstOf(free, VILLAGES) ?? free.find((pile) => has(pile, 'village'));
  const draw = free.find(
    (pile) => pile !== village && pile.isTerminal && has(pile, 'plus-cards') && drawsWell(pile),
  );
  if (village === undefined || draw === undefined) return undefined;
  const trasher = firstOf(free, TRASHERS);
  const attack = free.find(
    (pile) => has(pile, 'attack') && pile.isTerminal && pile.worth.wins > 65 && pile !== draw,
  );
  const payload = free.find(
    (pile) => has(pile, 'plus-buy', 'plus-coins') && pile !== draw && pile.worth.wins >= GOOD_PAYLOAD,
  );
  if (payload === undefined && attack === undefined) return undefined;
  return { village, draw, trasher, payload, attack };
}

const drawsWell = ({ reading }: Pile): boolean =>
  (reading.cards >= 3 && reading.topdecks !== 'hand') || reading.drawsUpTo >= 7;

const firstOf = (piles: readonly Pile[], ids: readonly string[]): Pile | undefined => {
  const [id] = ids.filter((wanted) => piles.some((pile) => pile.id === wanted));
  return piles.find((pile) => pile.id === id);
};

function scoreOf({ players }: Table, { village, draw, trasher, attack }: Parts): number {
  let score = SCORE.villageAndDraw + SCORE.forEachFurtherPlayer * (players - 2);
  if (village.worth.wins < GOOD_VILLAGE) score += SCORE.villageThatOnlyMakesRoom;
  if (has(draw, 'curser')) {
    score += SCORE.curserThatDraws;
    if (trasher !== undefined && trasher.worth.wins >= GOOD_TRASHER) score += SCORE.goodTrasherWithIt;
  } else if (attack !== undefined && has(attack, 'curser')) score += SCORE.otherCurser;
  return score;
}

function strategyOf({ players }: Table, { village, draw, trasher, payload, attack }: Parts): Strategy {
  const used = terminals(draw, attack, payload);
  const rules: BuyRule[] = [
    buy('province', is(own('gold'), '>=', 2)),
    buy('province', is(totalMoney, '>', 15)),
    buy('duchy', is(left('province'), '<=', players === 2 ? 4 : 5)),
    buy('estate', is(left('province'), '<=', 2)),
    ...(trasher === undefined ? [] : [{ ...upTo(1, trasher.id, is(turn, '<=', 4)), ...EAGERLY }]),
    ...(attack === undefined ? [] : [upTo(1, attack.id)]),
    upTo(1, draw.id),
    buy('gold'),
    ...(payload === undefined
      ? []
      : [upTo(payload.isTerminal ? 1 : 2, payload.id, is(own(draw.id), '>=', 2))]),
    buy(draw.id, is(used, '<', plus(own(village.id), 2))),
    buy(village.id, is(own(village.id), '<', plus(used, -1))),
    buy('silver'),
  ];
  return { name: `engine of ${village.id} and ${draw.id}`, buy: rules };
}

const terminals = (...piles: readonly (Pile | undefined)[]) =>
  sum(piles.flatMap((pile) => (pile?.isTerminal === true ? [own(pile.id)] : [])));

/** Every village with every card that draws, with what they pay with and without what trims. */
export function engines(table: Table): Seeded[] {
  const { piles } = table;
  const villages = piles.filter((pile) => has(pile, 'village'));
  const draws = piles.filter(
    (pile) => pile.isTerminal && pile.reading.cards >= 2 && pile.reading.topdecks !== 'hand',
  );
  const libraries = piles.filter((pile) => pile.reading.drawsUpTo >= 7);
  const attack = piles.find((pile) => has(pile, 'attack') && pile.isTerminal);
  const payload = piles.find((pile) => has(pile, 'plus-buy', 'plus-coins'));
  const trashers = [undefined, ...piles.filter(({ id }) => TRASHERS.includes(id)).slice(0, 1)];
  return villages.flatMap((village) =>
    [...draws, ...libraries]
      .filter((draw) => draw !== village)
      .flatMap((draw) =>
        trashers.map((trasher) => {
          const parts = {
            village,
            draw,
            trasher,
            payload: payload === draw ? undefined : payload,
            attack: attack === draw ? undefined : attack,
          };
          return { plan: planOf(parts), strategy: withPotion(strategyOf(table, parts), parts) };
        }),
      ),
  );
}

interface Seeded {
  readonly plan: Plan;
  readonly strategy: Strategy;
}

function planOf({ village, draw, trasher, payload, attack }: Parts): Plan {
  const cards = [village, draw, trasher, payload, attack].flatMap((pile) => pile?.id ?? []);
  return { plan: 'engine', cards: [...new Set(cards)] };
}

function withPotion(strategy: Strategy, parts: Parts): Strategy {
  const piles = Object.values(parts) as readonly (Pile | undefined)[];
  if (!piles.some((pile) => pile !== undefined && has(pile, 'costs-potion'))) return strategy;
  return { ...strategy, buy: strategy.buy.toSpliced(-1, 0, upTo(1, 'potion')) };
}
