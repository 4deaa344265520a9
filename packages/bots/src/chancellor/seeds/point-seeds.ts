// Plans that live on points other than Provinces: rushes on a card that counts cards, Duchies and what counts them, Actions
// for a card that counts Actions, and slogs.

import type { CardId } from '@tenfold/rules';
import { duchyPlans } from '../../plans/duchies.ts';
import type { Pile, TableSeen } from '../../plans/kingdom-piles.ts';
import { has } from '../../plans/kingdom-piles.ts';
import {
  buy,
  gainsToEnd,
  is,
  left,
  own,
  ownOfType,
  plus,
  totalMoney,
  turn,
  upTo,
} from '../../plans/rule-builders.ts';
import { rushes } from '../../plans/rush.ts';
import { slogs } from '../../plans/slog.ts';
import type { Seed } from '../competitor.ts';
import { countedCard, countsActions, countsAllCards, gainsUpTo, isPlayed, isVillage } from './card-roles.ts';
import { EAGERLY, seedOf } from './seed-parts.ts';

export const pointSeeds = (table: TableSeen): Seed[] => [
  ...rushes(table),
  ...cardCounters(table),
  ...pileRushes(table),
  ...duchyPlans(table),
  ...moreDuchies(table),
  ...actionCounters(table),
  ...slogs(table),
];

/** Many cards fast: by what gains them, by more Buys, or by nothing but Silver; with Copper from every spare Buy. */
function cardCounters({ piles }: TableSeen): Seed[] {
  return piles.filter(countsAllCards).flatMap((garden) => {
    const gainers = piles.filter((pile) => gainsUpTo(pile, garden.card.cost.coins));
    const buys = piles.filter((pile) => has(pile, 'plus-buy'));
    const cursers = piles.filter((pile) => has(pile, 'curser'));
    // What costs no Action, or has points of its own, fills the deck as well.
    const fillers = piles.filter(
      (pile) => isPlayed(pile) && !pile.isTerminal && pile.card.cost.coins < garden.card.cost.coins + 1,
    );
    const helped = [...gainers, ...buys, ...cursers].flatMap((helper) =>
      [2, 4, 6].map((copies) => cardRush(garden, [helper], copies)),
    );
    const doubled = gainers.flatMap((gainer) =>
      [...new Set([...buys, ...cursers, ...fillers])]
        .filter((other) => other !== gainer)
        .flatMap((other) => [2, 10].map((many) => cardRush(garden, [gainer, other], 3, many))),
    );
    return [cardRush(garden, [], 0), ...helped, ...doubled];
  });
}

function cardRush(garden: Pile, helpers: readonly Pile[], copies: number, others = 2): Seed {
  const [first] = helpers;
  const ready = first === undefined ? is(turn, '>=', 5) : is(own(first.id), '>=', copies);
  return seedOf(
    'rush',
    [...helpers, garden],
    [
      buy('province', is(gainsToEnd, '<=', 3)),
      buy(garden.id, ready),
      buy('duchy', ready),
      buy(garden.id, is(gainsToEnd, '<=', 6)),
      ...helpers.map(({ id }, index) => upTo(index === 0 ? copies + 2 : others, id)),
      buy('estate', is(own(garden.id), '>', 2)),
      buy('silver'),
      buy('copper'),
    ],
  );
}

/** Piles emptied by what gains them: cards that are worth points, and the gainers themselves. */
function pileRushes({ piles }: TableSeen): Seed[] {
  const cheap = piles.filter((pile) => has(pile, 'victory') && !has(pile, 'costs-potion'));
  return cheap.flatMap((green) =>
    piles
      .filter((pile) => pile !== green && gainsUpTo(pile, Math.min(4, green.card.cost.coins)))
      .map((gainer) =>
        seedOf(
          'rush',
          [gainer, green],
          [
            buy('province'),
            buy(green.id, is(own(gainer.id), '>=', 3)),
            buy('duchy', is(gainsToEnd, '<=', 8)),
            buy('estate', is(gainsToEnd, '<=', 6)),
            upTo(5, gainer.id),
            buy(green.id),
            buy('gold'),
            buy('silver'),
          ],
        ),
      ),
  );
}

/** With each card that might help, sooner or later, and with more or fewer of what is counted. */
function moreDuchies({ piles }: TableSeen): Seed[] {
  return piles.flatMap((duke) => {
    const counted = countedCard(duke);
    if (counted === undefined) return [];
    const helpers = piles.filter((pile) => pile !== duke && isPlayed(pile));
    return helpers.flatMap((helper) => [10, 18].map((money) => countedFirst(duke, counted, helper, money)));
  });
}

function countedFirst(duke: Pile, counted: CardId, helper: Pile, money: number): Seed {
  return seedOf(
    'duchies',
    [duke, helper],
    [
      buy(duke.id, is(own(counted), '>=', 4), is(own(duke.id), '<', plus(own(counted), -1))),
      buy(counted, is(totalMoney, '>=', money)),
      buy(duke.id, is(own(counted), '>=', 4)),
      { ...upTo(helper.isTerminal ? 2 : 4, helper.id), ...(has(helper, 'trasher') ? EAGERLY : {}) },
      buy('gold'),
      buy('estate', is(own(duke.id), '>=', 4)),
      buy('silver'),
    ],
  );
}

/** Cheap Actions in numbers, for a card that counts them. */
function actionCounters({ players, piles }: TableSeen): Seed[] {
  return piles.filter(countsActions).flatMap((vineyard) => {
    const actions = piles.filter((pile) => pile.card.types.includes('Action') && pile.card.cost.coins <= 5);
    const gainers = actions.filter((pile) => has(pile, 'gainer') || has(pile, 'plus-buy') || isVillage(pile));
    return gainers.flatMap((gainer) =>
      actions
        .filter((action) => action !== gainer)
        .map((action) =>
          seedOf(
            'potions',
            [vineyard, gainer, action],
            [
              buy(vineyard.id, is(ownOfType('Action'), '>=', 6)),
              buy('province'),
              buy('duchy', is(left('province'), '<=', players === 2 ? 3 : 4)),
              upTo(3, gainer.id),
              buy(action.id),
              buy(gainer.id),
              upTo(2, 'potion'),
              buy('silver'),
            ],
          ),
        ),
    );
  });
}
