// Decks of a few good cards: stacks of one with what supports it, and decks from which the first cards are thrown away.

import type { Pile, TableSeen } from '../../plans/kingdom-piles.ts';
import { has } from '../../plans/kingdom-piles.ts';
import { buy, is, own, plus, totalMoney, upTo } from '../../plans/rule-builders.ts';
import type { Seed } from '../competitor.ts';
import { isPlayed, isVillage, thinners } from './card-roles.ts';
import { MANY, deckPoints, seedOf, thinner } from './seed-parts.ts';

const MOST_THINNERS = 3;
const MOST_VILLAGES = 2;

/** As many of a card as there are, with a village for each where it takes one, and with or without what thins. */
export function stacks({ players, piles }: TableSeen): Seed[] {
  const thin = [undefined, ...thinners(piles).slice(0, MOST_THINNERS)];
  const villages = piles.filter(isVillage).slice(0, MOST_VILLAGES);
  const buys = piles.find((pile) => has(pile, 'plus-buy'));
  return piles.filter(isPlayed).flatMap((pile) => {
    const rooms = pile.isTerminal ? [undefined, ...villages.filter((one) => one !== pile)] : [undefined];
    const helpers = [undefined, buys === pile ? undefined : buys].filter(
      (one, index, all) => all.indexOf(one) === index,
    );
    return thin
      .filter((one) => one !== pile)
      .flatMap((one) =>
        rooms.flatMap((village) => helpers.map((helper) => stack(players, pile, one, village, helper))),
      );
  });
}

function stack(
  players: number,
  pile: Pile,
  thin: Pile | undefined,
  village: Pile | undefined,
  helper: Pile | undefined,
): Seed {
  const { id } = pile;
  const parts = [pile, ...[thin, village, helper].flatMap((one) => one ?? [])];
  return seedOf(has(pile, 'costs-potion') ? 'potions' : thin === undefined ? 'engine' : 'trim', parts, [
    ...deckPoints(players, id, 5),
    ...(thin === undefined ? [] : [thinner(thin)]),
    ...(village === undefined
      ? [buy(id)]
      : [
          buy(id, is(own(id), '<=', plus(own(village.id), 1))),
          buy(village.id, is(own(village.id), '<', own(id))),
        ]),
    ...(helper === undefined ? [] : [upTo(2, helper.id, is(own(id), '>=', 3))]),
    buy('gold'),
    ...(thin === undefined ? [buy('silver')] : [upTo(3, 'silver')]),
  ]);
}

/** A small deck: the first cards away, few Treasures, and one or two cards that make it go. */
export function trimmed(table: TableSeen): Seed[] {
  const piles = table.piles.filter(isPlayed);
  const pairs = piles.flatMap((first, index) => piles.slice(index + 1).map((second) => [first, second]));
  return thinners(table.piles)
    .slice(0, MOST_THINNERS)
    .flatMap((thin) =>
      [...piles.map((pile) => [pile]), ...pairs]
        .filter((others) => !others.includes(thin))
        .map((others) => trim(table.players, thin, others)),
    );
}

function trim(players: number, thin: Pile, others: readonly Pile[]): Seed {
  return seedOf(
    'trim',
    [thin, ...others],
    [
      buy('province', is(own('gold'), '>=', 1), is(totalMoney, '>=', 10)),
      ...deckPoints(players, 'gold', 3).slice(2),
      thinner(thin),
      upTo(1, 'gold'),
      ...others.map(({ id, isTerminal }) => upTo(isTerminal ? 1 : MANY, id)),
      buy('gold'),
      upTo(3, 'silver'),
      buy('silver', is(totalMoney, '<', 12)),
    ],
  );
}
