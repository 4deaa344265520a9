// Where the search begins: strategies of the catalogue that this table has the cards for, and the templates with every
// card that fits them.

import type { CardId, StandardCardId } from '@tenfold/rules';
import { setOfCard } from '@tenfold/rules';
import type { Plan } from '../plans/plan.ts';
import { engines } from '../plans/engine.ts';
import { duchyPlans } from '../plans/duchies.ts';
import { bestProposal } from '../plans/best-proposal.ts';
import { moneyWithCards } from '../plans/money.ts';
import type { Want } from '../plans/money.ts';
import { buy, is, left, own, totalMoney, upTo } from '../plans/rule-builders.ts';
import { rushes } from '../plans/rush.ts';
import { slogs } from '../plans/slog.ts';
import type { Pile, TableSeen } from '../plans/kingdom-piles.ts';
import { has } from '../plans/kingdom-piles.ts';
import type { Strategy } from '../strategy/types.ts';

export interface Seed {
  readonly plan: Plan;
  readonly strategy: Strategy;
}

/** Cards that are thrown away by these are junk to everybody. */
const THINS: readonly CardId[] = [
  'chapel',
  'steward',
  'masquerade',
  'trading-post',
  'upgrade',
  'apprentice',
  'remodel',
] satisfies readonly StandardCardId[];

export function firstSeeds(table: TableSeen, catalogue: readonly Strategy[]): Seed[] {
  return [
    ...knownHere(table, catalogue).map(seedOf),
    { plan: bestProposal(table).plan, strategy: bestProposal(table).strategy },
    ...table.piles.flatMap((pile) => wantsOf(pile).map((want) => moneySeed(table, [want]))),
    ...engines(table),
    ...rushes(table),
    ...duchyPlans(table),
    ...slogs(table),
  ];
}

/** The strategies of the catalogue for so many players whose cards are all there. */
export function knownHere({ players, piles }: TableSeen, catalogue: readonly Strategy[]): Strategy[] {
  const here = new Set(piles.map(({ id }) => id));
  return catalogue.filter((strategy) => isFor(strategy, players, here));
}

/** Combinations of the cards that did best alone, and with what throws the first cards away. */
export function furtherSeeds(table: TableSeen, ranking: readonly CardId[]): Seed[] {
  const ranked = ranking.flatMap((id) => table.piles.find((pile) => pile.id === id) ?? []);
  const chosen = [
    ...new Set([
      ...ranked.slice(0, BEST_CARDS),
      ...ranked.filter((pile) => !pile.isTerminal && isPlayed(pile)).slice(0, BEST_NON_TERMINALS),
    ]),
  ];
  const pairs = chosen.flatMap((first, index) =>
    chosen.slice(index + 1).map((second) => [first, second] as const),
  );
  const trashers = table.piles.filter(({ id }) => THINS.includes(id)).slice(0, MOST_TRASHERS);
  return [
    ...pairs.flatMap(([first, second]) =>
      wantsOf(first)
        .slice(0, 2)
        .flatMap((a) =>
          wantsOf(second)
            .slice(0, 2)
            .map((b) => moneySeed(table, [a, b])),
        ),
    ),
    ...trashers.flatMap((trasher) =>
      [...chosen.map((pile) => [pile]), ...pairs]
        .filter((piles) => !piles.includes(trasher))
        .map((piles) => trimSeed(table, trasher, piles)),
    ),
  ];
}

const BEST_CARDS = 5;
const BEST_NON_TERMINALS = 3;
const MOST_TRASHERS = 2;

const isPlayed = ({ card }: Pile): boolean =>
  card.types.some((type) => type === 'Action' || type === 'Treasure');

/** A small deck: the first cards away, few Treasures, many of the others. */
function trimSeed({ players }: TableSeen, trasher: Pile, piles: readonly Pile[]): Seed {
  const needsPotion = piles.some((pile) => has(pile, 'costs-potion'));
  const cards = [trasher, ...piles].map(({ id }) => id);
  return {
    plan: { plan: 'trim', cards },
    strategy: {
      name: `trim with ${cards.join(' and ')}`,
      buy: [
        buy('province', is(own('gold'), '>=', 1), is(totalMoney, '>=', 10)),
        buy('duchy', is(left('province'), '<=', players === 2 ? 3 : 4)),
        buy('estate', is(left('province'), '<=', 2)),
        { ...upTo(1, trasher.id), playStyle: 'aggressiveTrashing' },
        upTo(1, 'gold'),
        ...(needsPotion ? [upTo(1, 'potion')] : []),
        ...piles.map(({ id, isTerminal }) => upTo(isTerminal ? 1 : MANY, id)),
        buy('gold'),
        upTo(3, 'silver'),
        buy('silver', is(totalMoney, '<', 12)),
      ],
    },
  };
}

const MANY = 10;

const isFor = (strategy: Strategy, players: number, here: ReadonlySet<CardId>): boolean =>
  (strategy.players === undefined || strategy.players.includes(players)) &&
  cardsOf(strategy).every((id) => here.has(id));

/** The Kingdom cards that a strategy buys. */
export const cardsOf = ({ buy: rules, kingdomCards = [] }: Strategy): CardId[] =>
  [...new Set([...kingdomCards, ...rules.map(({ card }) => card)])].filter((id) => setOfCard(id) !== 'basic');

export const seedOf = (strategy: Strategy): Seed => {
  const cards = cardsOf(strategy);
  return { plan: { plan: cards.length === 0 ? 'money' : 'money-with', cards }, strategy };
};

function wantsOf(pile: Pile): Want[] {
  const { id } = pile;
  if (!isPlayed(pile)) return [];
  const trims = THINS.includes(id);
  if (pile.isTerminal) {
    return [
      { pile, copies: 1, beforeGold: true, trims: false },
      { pile, copies: 2, beforeGold: false, trims: false },
      { pile, copies: 3, beforeGold: true, trims: false },
      ...(trims ? [{ pile, copies: 1, beforeGold: true, trims }] : []),
    ];
  }
  return [
    { pile, copies: 2, beforeGold: false, trims: false },
    { pile, copies: 10, beforeGold: false, trims: false },
    { pile, copies: 10, beforeGold: true, trims: false },
    ...(trims ? [{ pile, copies: 2, beforeGold: true, trims }] : []),
  ];
}

function moneySeed(table: TableSeen, wants: readonly Want[]): Seed {
  const cards = wants.map(({ pile }) => pile.id);
  const plan = wants.some(({ pile }) => has(pile, 'costs-potion'))
    ? 'potions'
    : wants.some(({ pile }) => has(pile, 'curser'))
      ? 'curses-first'
      : wants.some(({ trims }) => trims)
        ? 'trim'
        : 'money-with';
  return { plan: { plan, cards }, strategy: moneyWithCards(table, wants) };
}
