// Conditions know what their seat may know: in a game that differs only in what is hidden from it, every quantity is the
// same. A bot that answers by all of them at once would answer otherwise in the twin of a game if one were not.

import type { Lens } from '@tenfold/rules';
import { newGame } from '@tenfold/rules';
import { Dice, kingdomCards } from '@tenfold/laws';
import type { BotMaker, Call } from '@tenfold/bots';
import { FUNCTIONS } from '@tenfold/bots';
import { expect, test } from 'vitest';
import { factsOf } from '../src/play/card-facts.ts';
import { compileOperand } from '../src/play/conditions.ts';
import { argumentsOf } from '../src/strategy/quantities.ts';
import { newTally, playUnderLaws } from './law-games.ts';

const ASKED_FOR = {
  card: ['gold', 'curse', 'estate', 'masquerade', 'spy'],
  type: ['Action', 'Treasure', 'Victory'],
};

const calls: readonly Call[] = FUNCTIONS.flatMap((fn) =>
  argumentsOf(fn).flatMap((kind): Call[] =>
    kind === 'all' ? [{ fn }] : ASKED_FOR[kind].map((arg) => ({ fn, arg })),
  ),
);

/** Chooses by the sum of all quantities, each with a weight of its own. */
const byAllQuantities: BotMaker = (made) => {
  const quantities = calls.map((call) => compileOperand(call, factsOf(made.set)));
  return {
    name: 'Sum',
    choose: (lens: Lens, { options }) => {
      const sum = quantities.reduce((total, quantity, index) => total + (index + 1) * quantity(lens), 0);
      return options[Math.abs(sum) % options.length] ?? 0;
    },
  };
};

test.each([2, 3, 4])('no quantity shows what is hidden at a table of %i', (players) => {
  const tally = newTally();
  for (let game = 0; game < 12; game++) {
    const seed = `secrets ${players} ${game}`;
    const kingdom = ['masquerade', 'spy', 'swindler', 'scrying-pool'];
    const others = new Dice(seed).draw(
      kingdomCards('boxes').filter((card) => !kingdom.includes(card)),
      6,
    );
    const names = ['Ann', 'Bob', 'Cleo', 'Dan'].slice(0, players);
    const played = newGame({ players: names, kingdom: [...kingdom, ...others], seed });
    playUnderLaws(
      played,
      names.map((name) => ({ name, maker: byAllQuantities })),
      seed,
      tally,
    );
  }
  expect(tally.twins).toBeGreaterThan(300);
});
