// Villages and terminals that are played again and again: those that draw, and Attacks that are worth a chain.

import type { Pile, TableSeen } from '../../plans/kingdom-piles.ts';
import { has } from '../../plans/kingdom-piles.ts';
import { buy, is, left, own, plus, sum, totalMoney, upTo } from '../../plans/rule-builders.ts';
import type { BuyRule } from '../../strategy/types.ts';
import type { Seed } from '../competitor.ts';
import { drawsMuch, isPayload, isTerminalAttack, isVillage, thinners } from './card-roles.ts';
import { seedOf, thinner } from './seed-parts.ts';

const MOST_VILLAGES = 3;
const MOST_THINNERS = 2;

interface EngineParts {
  readonly village: Pile;
  /** Terminals, the first bought as often as there is room for it. */
  readonly core: readonly Pile[];
  readonly thin: Pile | undefined;
  readonly payload: Pile | undefined;
  /** Its cards before Gold. */
  readonly isLean: boolean;
}

export function engineSeeds(table: TableSeen): Seed[] {
  const { piles } = table;
  const villages = piles.filter(isVillage).slice(0, MOST_VILLAGES);
  const draws = piles.filter(drawsMuch);
  const attacks = piles.filter(isTerminalAttack);
  const cores = [
    ...draws.map((draw) => [draw]),
    ...attacks.filter((attack) => !draws.includes(attack)).map((attack) => [attack]),
    ...attacks.flatMap((attack) => draws.filter((draw) => draw !== attack).map((draw) => [draw, attack])),
  ];
  const payloads = [undefined, piles.find(isPayload)].filter((one, index, all) => all.indexOf(one) === index);
  return villages.flatMap((village) =>
    cores
      .filter((core) => !core.includes(village))
      .flatMap((core) =>
        [undefined, ...thinners(piles).slice(0, MOST_THINNERS)].flatMap((thin) =>
          payloads.flatMap((payload) =>
            [true, false].map((isLean) =>
              engineSeed(table.players, { village, core, thin, payload, isLean }),
            ),
          ),
        ),
      ),
  );
}

function engineSeed(players: number, { village, core, thin, payload, isLean }: EngineParts): Seed {
  const used = sum(core.map(({ id }) => own(id)));
  const [first, ...others] = core;
  const main = first!;
  const cards: BuyRule[] = [
    ...others.map(({ id }) => upTo(1, id)),
    upTo(1, main.id),
    ...(payload === undefined
      ? []
      : [upTo(payload.isTerminal ? 1 : 3, payload.id, is(own(main.id), '>=', 2))]),
    buy(main.id, is(used, '<', plus(own(village.id), 2))),
    ...others.map(({ id }) => upTo(3, id, is(used, '<', plus(own(village.id), 2)))),
    buy(village.id, is(own(village.id), '<', used)),
  ];
  const parts = [village, ...core, ...[thin, payload].flatMap((one) => one ?? [])];
  return seedOf('engine', parts, [
    buy('province', is(own('gold'), '>=', 2)),
    buy('province', is(totalMoney, '>', isLean ? 13 : 15)),
    buy('duchy', is(left('province'), '<=', players === 2 ? 4 : 5)),
    buy('estate', is(left('province'), '<=', 2)),
    ...(thin === undefined ? [] : [thinner(thin)]),
    ...(isLean
      ? [...cards, buy('gold'), upTo(thin === undefined ? 4 : 2, 'silver')]
      : [buy('gold'), ...cards]),
    ...(isLean && !has(main, 'costs-potion') ? [] : [buy('silver')]),
  ]);
}
