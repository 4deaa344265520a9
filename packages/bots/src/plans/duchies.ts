// Duchies, and a Victory card that counts them, once money is there for five coins a turn.

import type { Pile, TableSeen } from './kingdom-piles.ts';
import { has } from './kingdom-piles.ts';
import type { Proposal } from './proposal.ts';
import { buy, is, own, times, totalMoney, upTo } from './rule-builders.ts';

const ALONE = 76;
const WITH_HELP = 84;
/** What it wins beyond money with the same helper. */
const MORE_THAN_MONEY = 2;
const GOOD_HELPER = 60;
const ENOUGH_MONEY = 14;
/** Then each further Duke counts as much as a Duchy and more. */
const DUCHIES_FIRST = 4;

export function duchies(table: TableSeen): Proposal | undefined {
  const duke = table.piles.find(countsDuchies);
  if (duke === undefined) return undefined;
  return duchiesWith(
    duke,
    table.piles.find((pile) => pile.worth.wins >= GOOD_HELPER && helps(pile) && !has(pile, 'trasher')),
  );
}

/** Alone and with each card that might help. */
export function duchyPlans({ piles }: TableSeen): Proposal[] {
  const duke = piles.find(countsDuchies);
  if (duke === undefined) return [];
  const helpers = piles.filter((pile) => pile !== duke && helps(pile));
  return [undefined, ...helpers].map((helper) => duchiesWith(duke, helper));
}

const countsDuchies = ({ card: { worth } }: Pile): boolean =>
  typeof worth === 'object' && worth.of.cards?.includes('duchy') === true;

const helps = (pile: Pile): boolean => !has(pile, 'costs-potion');

function duchiesWith(duke: Pile, helper: Pile | undefined): Proposal {
  const rich = is(totalMoney, '>=', ENOUGH_MONEY);
  return {
    plan: { plan: 'duchies', cards: [duke.id, ...(helper === undefined ? [] : [helper.id])] },
    score: helper === undefined ? ALONE : Math.max(WITH_HELP, helper.worth.wins + MORE_THAN_MONEY),
    strategy: {
      name: `Duchies and ${duke.id}`,
      buy: [
        ...(helper === undefined ? [] : [upTo(1, helper.id)]),
        buy(duke.id, is(own('duchy'), '>=', DUCHIES_FIRST), is(times(2, own(duke.id)), '<', own('duchy'))),
        buy('duchy', rich),
        buy(duke.id, is(own('duchy'), '>=', DUCHIES_FIRST)),
        buy('gold'),
        buy('estate', is(own(duke.id), '>=', 4)),
        buy('silver'),
      ],
    },
  };
}
