// A replay of a game in which a possessor chose for himself before he chose for the possessed player.

import type { Game, RecordedChoice } from '@tenfold/rules';
import { apply, clone, findOption, newGame, optionWords, recordChoice, writeRecord } from '@tenfold/rules';
import { expect, it } from 'vitest';
import { replayOf } from '../src/replay/replay.ts';

/** What both do where they can, the first of these that is offered. */
const WANTED = [
  'play Possession',
  'play Masquerade',
  'play treasures',
  'play Potion',
  'buy Possession',
  'buy Gold',
  'buy Potion',
  'buy Masquerade',
  'buy Silver',
];

function possessorChoosesFirst(): { readonly text: string; readonly positions: readonly Game[] } {
  const setup = { players: ['Ann', 'Bob'], kingdom: ['masquerade', 'possession'], seed: '7', study: true };
  const game = newGame(setup);
  const choices: RecordedChoice[] = [];
  const positions = [clone(game)];
  // The last who is asked answers first.
  for (let asked = game.asks.at(-1); asked !== undefined; asked = game.asks.at(-1)) {
    const words = asked.options.map((option) => optionWords(game, option));
    const wanted = WANTED.find((one) => words.includes(one)) ?? words.at(-1) ?? '';
    const option = findOption(game, asked, wanted);
    choices.push(recordChoice(game, option, asked.seat, asked.player));
    apply(game, option, asked.seat, null, asked.player);
    positions.push(clone(game));
  }
  return { text: writeRecord({ setup, choices }), positions };
}

it('has every position also where the record says for whom a choice was', () => {
  const { text, positions } = possessorChoosesFirst();
  expect(text).toMatch(/^(\w+) for \1: pass /m);
  const replay = replayOf(text);
  expect([...positions.keys()].map((moment) => replay.positionAt(moment))).toEqual(positions);
});
