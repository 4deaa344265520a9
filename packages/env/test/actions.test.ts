// An action index means the same in every position, and the mask is what the engine offers.

import { allCards, argumentOf, optionWords, title, verbOf } from '@tenfold/rules';
import type { Decision, Game } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { NO_ACTION } from '../src/action-space.ts';
import { modesOf } from '../src/modes.ts';
import { Environment, layoutFor, layoutForAllCards } from '../src/index.ts';
import { TABLES, eachPosition } from './positions.ts';

/** The words of the notation, which name the card of a mode only by the question. */
function nameFor(game: Game, asked: Decision, option: number): string {
  const words = optionWords(game, option);
  if (words === 'play plain treasures') return 'play treasures';
  if (verbOf(option) !== 'choose' || words.endsWith(' nothing')) return words;
  return `${words} (${title(asked.card ?? '')})`;
}

/** A card that is not in the game may be named, in vain: only a layout for all cards has an action for it. */
const isInGame = (game: Game, option: number): boolean =>
  verbOf(option) !== 'name' || game.piles.includes(argumentOf(option));

describe('the actions', () => {
  it('have a name each, and none has two', () => {
    const { names, size } = layoutForAllCards(2).actions;
    expect(new Set(names).size).toBe(size);
  });

  it.each(TABLES)('are the options of the engine under fixed numbers, at a table of %i', (players) => {
    const all = layoutForAllCards(players);
    for (const chooser of ['possessor', 'keen', 'longest'] as const) {
      eachPosition(players, chooser, `actions-${players}`, (game, asked, dice) => {
        if (asked === undefined) return;
        const { actions } = dice.onceIn(50) ? layoutFor(game.setup) : all;
        const mask = new Uint8Array(actions.size);
        actions.mark(asked, mask, 0);
        const there = asked.options.filter((option) => isInGame(game, option));
        expect(there.map((option) => actions.names[actions.indexOf(asked, option)])).toEqual(
          there.map((option) => nameFor(game, asked, option)),
        );
        const indices = there.map((option) => actions.indexOf(asked, option));
        expect(indices.map((action) => actions.optionFor(asked, action))).toEqual(there);
        expect(indices.every((action) => mask[action] === 1)).toBe(true);
        const named = asked.options.filter((option) => actions.indexOf(asked, option) !== NO_ACTION);
        expect(mask.filter((one) => one === 1)).toHaveLength(named.length);
      });
    }
  });

  it('have the modes of every card that lets one choose', () => {
    const withModes = allCards.filter((card) => modesOf(card).length > 0).map(({ id }) => id);
    const saying = allCards.filter((card) => JSON.stringify(card).includes('"do":"choose"'));
    expect(withModes).toEqual(saying.map(({ id }) => id));
    expect(allCards.filter(({ id }) => id === 'pawn').flatMap(modesOf)).toEqual([
      'card+action',
      'card+buy',
      'card+coin',
      'action+buy',
      'action+coin',
      'buy+coin',
    ]);
  });

  it('that are legal are those of the mask', () => {
    const layout = layoutForAllCards(2);
    const environment = new Environment(layout);
    eachPosition(2, 'keen', 'legal', (game, asked, dice) => {
      if (asked === undefined || !dice.onceIn(10)) return;
      environment.resume(structuredClone(game));
      if (environment.isOver) return;
      const legal = [...environment.mask().entries()].flatMap(([action, one]) => (one === 1 ? [action] : []));
      expect(environment.legalActions()).toEqual(legal);
    });
  });
});
