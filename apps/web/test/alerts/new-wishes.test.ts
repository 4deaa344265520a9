import type { GameState } from '@tenfold/protocol';
import { describe, expect, it } from 'vitest';
import { newWishes } from '../../src/alerts/new-wishes.ts';

interface Change {
  readonly game?: string;
  readonly request?: GameState['undo']['request'];
  readonly end?: readonly number[];
  readonly seat?: number | null;
  readonly replaced?: GameState['replaced'];
}

const stateOf = ({ game = 'G', request = null, end = [], seat = 0, replaced = [] }: Change = {}): GameState =>
  ({
    game,
    view: { seat },
    undo: { request },
    wishes: { replace: [], end, refusedBy: null },
    replaced,
    ended: null,
  }) as unknown as GameState;

const asked = { number: 4, seat: 1, waitingFor: [0, 2] };

describe('what others wish of one', () => {
  it('is news once', () => {
    const state = stateOf({ request: asked });
    expect(newWishes(stateOf(), state)).toEqual([{ what: 'undo', by: [1] }]);
    expect(newWishes(state, state)).toEqual([]);
  });

  it('is news again when it is another wish', () => {
    const next = stateOf({ request: { ...asked, number: 9 } });
    expect(newWishes(stateOf({ request: asked }), next)).toEqual([{ what: 'undo', by: [1] }]);
  });

  it('is all that is open where a game is opened', () => {
    const state = stateOf({ request: asked, end: [2] });
    const all = [
      { what: 'undo', by: [1] },
      { what: 'end', by: [2] },
    ];
    expect(newWishes(null, state)).toEqual(all);
    expect(newWishes(stateOf({ game: 'F', request: asked, end: [2] }), state)).toEqual(all);
  });

  it('is nothing where one has answered, or asked oneself', () => {
    expect(newWishes(stateOf(), stateOf({ request: { ...asked, waitingFor: [2] } }))).toEqual([]);
    expect(newWishes(stateOf(), stateOf({ end: [0] }))).toEqual([]);
    expect(newWishes(stateOf({ end: [1] }), stateOf({ end: [1, 2] }))).toEqual([]);
  });

  it('is nothing for those who do not play', () => {
    const wished = { request: asked, end: [1] };
    expect(newWishes(null, stateOf({ ...wished, seat: null }))).toEqual([]);
    const replaced = [{ seat: 0, character: 'vixen', name: 'Vixen' }];
    expect(newWishes(null, stateOf({ ...wished, replaced }))).toEqual([]);
  });
});
