import type { CardId, Decision, Game } from '@tenfold/rules';
import { apply, clone, decision, findOption, newPosition, optionParts, view } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { cleanUpAnswer } from '../src/clean-up-answer.ts';

const DECK: readonly CardId[] = ['gold', 'silver', 'duchy', 'province', 'estate', 'moat', 'curse'];

function atCleanUp(inPlay: readonly CardId[]): Game {
  const game = newPosition({
    players: [{ name: 'Ann', inPlay, deck: DECK }, { name: 'Bob' }],
    kingdom: ['alchemist', 'herbalist', 'moat', 'village'],
    turn: { player: 0, phase: 'buy' },
  });
  apply(game, findOption(game, questionIn(game), 'end turn'));
  return game;
}

function questionIn(game: Game): Decision {
  const asked = decision(game, 0);
  if (asked === undefined) throw new Error('Ann is asked nothing');
  return asked;
}

function answerNow(game: Game, declined: CardId | null = null): string | null {
  const asked = questionIn(game);
  const options = asked.options.map((option) => optionParts(game, option));
  const inPlay = view(game, 0).players[0]?.inPlay ?? [];
  const found = cleanUpAnswer({ ...asked, options }, inPlay, declined);
  return found === null ? null : (options[found]?.card ?? null);
}

/** Ann's cards, of which only the deck lies in an order that matters. */
function endingOf({ seats: [ann] }: Game): string {
  const sorted = (cards: readonly number[] = []): readonly number[] => [...cards].sort((a, b) => a - b);
  return JSON.stringify([sorted(ann?.hand), ann?.deck, sorted(ann?.discard)]);
}

/** Every way in which Clean-up can end; with `led`, where the client takes the steps that it knows to be best. */
function endings(game: Game, led: boolean): Set<string> {
  if (game.turn.player !== 0) return new Set([endingOf(game)]);
  const asked = questionIn(game);
  const lead = led ? answerNow(game) : null;
  const options = asked.options.filter((option) => lead === null || optionParts(game, option).card === lead);
  const found = new Set<string>();
  for (const option of options) {
    const next = clone(game);
    apply(next, option, 0);
    for (const ending of endings(next, led)) found.add(ending);
  }
  return found;
}

describe('Clean-up', () => {
  it.each([
    [['alchemist', 'potion']],
    [['alchemist', 'alchemist', 'potion', 'silver']],
    [['herbalist', 'silver', 'copper']],
    [['herbalist', 'herbalist', 'silver', 'village', 'copper']],
    [['herbalist', 'alchemist', 'potion', 'silver']],
    [['potion', 'herbalist', 'alchemist', 'alchemist', 'herbalist', 'gold']],
  ])('bothers nobody with an order, and loses nothing by it: %s', (inPlay) => {
    const game = atCleanUp(inPlay);
    expect(answerNow(game)).not.toBeNull();
    expect(endings(game, true)).toEqual(endings(game, false));
  });

  it('asks for the order where more can go on the deck than a hand draws', () => {
    const six = ['alchemist', 'alchemist', 'alchemist', 'herbalist', 'herbalist', 'herbalist'];
    expect(answerNow(atCleanUp([...six, 'potion', 'silver', 'gold']))).toBeNull();
  });

  it('does not go on to the next copy after one was let go, but on to another card', () => {
    const game = atCleanUp(['herbalist', 'alchemist', 'potion']);
    expect(answerNow(game)).toBe('alchemist');
    expect(answerNow(game, 'alchemist')).toBeNull();
    expect(answerNow(game, 'herbalist')).toBe('alchemist');
  });

  it('leaves home-made cards to their players', () => {
    const question = {
      verb: 'discard',
      card: null,
      acting: ['weaver'],
      options: [{ verb: 'discard', card: 'weaver' }],
    };
    expect(cleanUpAnswer(question, ['weaver'], null)).toBeNull();
    expect(cleanUpAnswer({ ...question, card: 'militia', acting: ['alchemist'] }, [], null)).toBeNull();
  });
});
