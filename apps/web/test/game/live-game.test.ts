// What the page does for its player: answers with one possible answer, the way back over them, words on what happens.

import type { GameState, Prompt, TableView } from '@tenfold/protocol';
import { loadSentences } from '@tenfold/i18n/sentences';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveGame as LiveGameClass } from '../../src/game/live-game.svelte.ts';
import type { FollowingListener } from '../../src/live/followed-game.ts';
import type { Following } from '../../src/live/following.svelte.ts';
import { words } from '../../src/words/en/index.ts';

const forced = (number: number): Prompt => ({
  number,
  player: 0,
  about: 0,
  verb: 'reveal',
  card: 'militia',
  least: 0,
  most: 1,
  picked: 0,
  from: { reveal: 'hand' },
  filter: null,
  limit: null,
  acting: [],
  options: [{ verb: 'reveal', card: null, mode: null }],
});

const free = (number: number): Prompt => ({
  ...forced(number),
  verb: 'play',
  card: null,
  options: [
    { verb: 'play', card: 'village', mode: null },
    { verb: 'end-actions', card: null, mode: null },
  ],
});

const stateOf = (prompt: Prompt | null, may: 'at-once' | 'by-asking' | 'no' = 'at-once'): GameState =>
  ({
    game: 'G',
    view: {
      seat: 0,
      players: [
        { name: 'Ann', turns: 1, inPlay: ['alchemist', 'alchemist', 'potion'] },
        { name: 'Bob', turns: 1, inPlay: [] },
      ],
      waitingFor: [0],
      turn: { player: 0, possessor: null, number: 1, buys: 1 },
    },
    prompt,
    undo: { may, whyNot: null, request: null, failed: null },
    wishes: { replace: [], end: [], refusedBy: null },
    clocks: null,
    away: [],
    replaced: [],
    ended: null,
  }) as unknown as GameState;

let effects: (() => unknown)[] = [];
let listener: FollowingListener = {};
let chosen: number[] = [];
/** The numbers of the questions that were answered. */
let answered: number[] = [];
let undos = 0;
let settings = { answerForced: true, revealMoat: false, ignoreSecretChamber: false, explicitEnd: false };
let following: { table: TableView | null; state: GameState | null; pending: unknown; connection: string };
let live: LiveGameClass;

/** What changed has its effects. */
const flush = (): void => {
  for (const effect of effects) effect();
};

function step(state: GameState, undone = false): void {
  following.state = state;
  listener.stepped?.({ state, events: [], undone });
  flush();
}

afterAll(() => vi.resetModules());

beforeEach(async () => {
  vi.resetModules();
  effects = [];
  listener = {};
  chosen = [];
  answered = [];
  undos = 0;
  settings = { answerForced: true, revealMoat: false, ignoreSecretChamber: false, explicitEnd: false };
  const rune = <T>(value: T): T => value;
  vi.stubGlobal('$state', Object.assign(rune, { raw: rune }));
  vi.stubGlobal('$effect', (effect: () => unknown) => effects.push(effect));
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { title: 'Tenfold', hidden: false, documentElement: { dataset: {} } }),
  );
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const sentences = await loadSentences('en');
  vi.doMock('../../src/settings.svelte.ts', () => ({ settings, changeSettings: () => undefined }));
  vi.doMock('../../src/speech.svelte.ts', () => ({ speech: { sentences, words } }));
  vi.doMock('../../src/identity.svelte.ts', () => ({ identity: { person: { id: 'ann' } } }));
  const { LiveGame } = await import('../../src/game/live-game.svelte.ts');
  const fake = {
    tableId: 'T',
    table: null,
    state: null,
    history: [],
    pending: null,
    connection: 'open',
    now: () => 0,
    listen: (given: FollowingListener) => {
      listener = given;
      return () => undefined;
    },
    choose: async (number: number, option: number) => {
      answered.push(number);
      chosen.push(option);
    },
    undo: async () => {
      undos += 1;
    },
  };
  following = fake;
  live = new LiveGame(fake as unknown as Following);
  live.run();
  // Listening is set up once, as in a component.
  effects.shift()?.();
});

describe('two questions at once', () => {
  const asked = (first: Prompt, other: Prompt): GameState => ({ ...stateOf(first), otherPrompt: other });
  const shown = (): number[] => live.prompts.map(({ number }) => number);

  it('are both there, and the player turns to either', () => {
    step(asked(free(1), free(2)));
    expect(shown()).toEqual([1, 2]);
    live.turnToOther();
    expect(shown()).toEqual([2, 1]);
    live.choose(0);
    expect(answered).toEqual([2]);
    step(stateOf(free(1)));
    expect(shown()).toEqual([1]);
    live.choose(0);
    expect(answered).toEqual([2, 1]);
  });

  it('can be turned to and fro', () => {
    step(asked(free(1), free(2)));
    live.turnToOther();
    live.turnToOther();
    expect(shown()).toEqual([1, 2]);
  });

  it('are left to the server and to the page where there is nothing to choose', () => {
    step(asked({ ...forced(1), byServer: true }, free(2)));
    expect(shown()).toEqual([2]);
    step(asked(free(3), forced(4)));
    expect(answered).toEqual([4]);
  });

  it('are both left to the player who has just gone back', () => {
    step(asked(forced(1), forced(2)), true);
    flush();
    expect(answered).toEqual([]);
  });
});

describe('a question with one possible answer', () => {
  it('is answered at once, and only once', () => {
    step(stateOf(forced(1)));
    flush();
    expect(chosen).toEqual([0]);
  });

  it('is left to the server where that answers', () => {
    step(stateOf({ ...forced(1), byServer: true }));
    expect(chosen).toEqual([]);
  });

  it('is left to whoever wants to answer everything', () => {
    settings.answerForced = false;
    step(stateOf(forced(1)));
    expect(chosen).toEqual([]);
  });

  it('is left alone while there is no connection', () => {
    following.connection = 'lost';
    step(stateOf(forced(1)));
    expect(chosen).toEqual([]);
    following.connection = 'open';
    flush();
    expect(chosen).toEqual([0]);
  });

  it('is not answered again where somebody has gone back to it', () => {
    step(stateOf(forced(2), 'no'), true);
    expect(chosen).toEqual([]);
  });
});

describe('Clean-up', () => {
  const cleanUp = (number: number): Prompt => ({
    ...free(number),
    verb: 'discard',
    from: { discard: 'in-play' },
    acting: ['alchemist'],
    options: [
      { verb: 'discard', card: 'alchemist', mode: null },
      { verb: 'discard', card: 'potion', mode: null },
      { verb: 'clean-up', card: null, mode: null },
    ],
  });
  const putBack = (number: number): Prompt => ({
    ...forced(number),
    verb: 'choose',
    card: 'alchemist',
    options: [
      { verb: 'choose', card: null, mode: 'put-on-deck' },
      { verb: 'choose', card: null, mode: null },
    ],
  });

  it('asks what becomes of the card, not in which order cards leave', () => {
    step(stateOf(cleanUp(1)));
    expect(chosen).toEqual([0]);
    following.pending = {};
    expect(live.prompts).toEqual([]);
    following.pending = null;
    step(stateOf(putBack(2)));
    expect(live.prompts[0]?.card).toBe('alchemist');
    expect(chosen).toEqual([0]);
    live.choose(0);
    step(stateOf(cleanUp(3)));
    expect(chosen).toEqual([0, 0, 0]);
  });

  it('lets one be done with all copies once one was let go', () => {
    step(stateOf(cleanUp(1)));
    step(stateOf(putBack(2)));
    live.choose(1);
    step(stateOf(cleanUp(3)));
    expect(chosen).toEqual([0, 1]);
  });
});

describe('the last purchase of a turn', () => {
  const buying = (number: number): Prompt => ({
    ...free(number),
    verb: 'buy',
    options: [
      { verb: 'buy', card: 'silver', mode: null },
      { verb: 'buy', card: 'estate', mode: null },
      { verb: 'end-turn', card: null, mode: null },
    ],
  });

  it('ends the turn by itself, unless that is to be said', () => {
    step(stateOf(buying(1)));
    expect(live.choose(0)).toBe(true);
    expect(chosen).toEqual([0]);
  });

  it('waits for the end of the turn, and can be changed and taken back until then', () => {
    settings.explicitEnd = true;
    step(stateOf(buying(1)));
    expect(live.choose(0)).toBe(false);
    expect(live.choose(1)).toBe(false);
    expect([chosen, live.purchase]).toEqual([[], 1]);
    live.choose(1);
    expect(live.purchase).toBeNull();
    live.choose(0);
    live.undo();
    expect([undos, live.purchase]).toEqual([0, null]);
    live.choose(0);
    expect(live.choose(2)).toBe(true);
    expect(chosen).toEqual([0]);
  });

  it('is none where nothing was picked, or another Buy is left', () => {
    settings.explicitEnd = true;
    step(stateOf(buying(1)));
    live.choose(2);
    const state = stateOf(buying(2));
    step({ ...state, view: { ...state.view, turn: { ...state.view.turn, buys: 2 } } });
    live.choose(0);
    expect(chosen).toEqual([2, 0]);
  });

  it('is forgotten with its question', () => {
    settings.explicitEnd = true;
    step(stateOf(buying(1)));
    live.choose(0);
    step(stateOf(buying(2)));
    live.choose(2);
    expect(chosen).toEqual([2]);
  });
});

describe('undo', () => {
  it('goes on over what the page had answered', () => {
    step(stateOf(free(3)));
    live.undo();
    expect(undos).toBe(1);
    step(stateOf(forced(4)), true);
    expect(undos).toBe(2);
    step(stateOf(free(5)), true);
    expect(undos).toBe(2);
    expect(chosen).toEqual([]);
  });

  it('stops where the others would have to be asked', () => {
    step(stateOf(free(3)));
    live.undo();
    step(stateOf(forced(4), 'by-asking'), true);
    expect(undos).toBe(1);
  });

  it('of somebody else takes back nothing more', () => {
    step(stateOf(forced(4)), true);
    expect(undos).toBe(0);
  });

  it('does nothing where nothing can be taken back', () => {
    step(stateOf(free(3), 'no'));
    live.undo();
    expect(undos).toBe(0);
  });
});

describe('what happened aside from the cards', () => {
  const said = (): string[] => live.toasts.shown.map(({ text }) => text);
  const asked = { number: 7, seat: 0, waitingFor: [1] };
  const withUndo = (undo: Partial<GameState['undo']>): GameState => {
    const state = stateOf(free(3));
    return { ...state, undo: { ...state.undo, ...undo } };
  };
  const withEnd = (end: readonly number[], refusedBy: number | null): GameState => ({
    ...stateOf(free(3)),
    wishes: { replace: [], end, refusedBy },
  });

  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('names who refused to let one take back', () => {
    step(withUndo({ request: asked }));
    step(withUndo({ failed: { number: 7, by: 1, why: 'refused' } }));
    step(withUndo({ failed: { number: 7, by: 1, why: 'refused' } }));
    expect(said()).toEqual([words.game.undoRefused('Bob')]);
  });

  it('names who played on before answering', () => {
    step(withUndo({ request: asked }));
    step(withUndo({ failed: { number: 7, by: 1, why: 'played-on' } }));
    expect(said()).toEqual([words.game.undoPlayedOn('Bob')]);
  });

  it('says nothing of what one has done oneself', () => {
    step(withUndo({ request: asked }));
    step(withUndo({ failed: { number: 7, by: 0, why: 'played-on' } }));
    step(withEnd([0], null));
    step(withEnd([], 0));
    expect(said()).toEqual([]);
  });

  it('names who is against ending the game, or thinks better of it', () => {
    step(withEnd([0], null));
    step(withEnd([], 1));
    step(withEnd([1], null));
    step(withEnd([], 1));
    expect(said()).toEqual([words.game.endRefused('Bob'), words.game.endWithdrawn('Bob')]);
  });

  it('tells of a new game, with the way to the result of the last', () => {
    const open = (state: GameState): void => {
      following.state = state;
      listener.opened?.(state);
    };
    open(stateOf(free(3)));
    expect(said()).toEqual([]);
    open({ ...stateOf(free(0)), game: 'H' });
    expect(live.toasts.shown).toMatchObject([{ text: words.game.rematch, link: { href: '/g/G' } }]);
  });
});

it('whoever is away from the page is called once when somebody would like to play again', () => {
  const offeredBy = (number: number): TableView =>
    ({
      seats: [
        { kind: 'person', id: 'ann', name: 'Ann' },
        { kind: 'person', id: 'bob', name: 'Bob' },
      ],
      consent: { number, people: ['bob'], offer: { by: 'bob', kingdom: null, until: 1 }, past: [] },
    }) as unknown as TableView;
  const isCalled = (): boolean => document.title.includes(words.game.youAreAsked);
  const lookBack = (): void => {
    Object.assign(document, { hidden: false });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.assign(document, { hidden: true });
  };
  lookBack();
  following.table = offeredBy(4);
  flush();
  expect(isCalled()).toBe(true);
  lookBack();
  expect(isCalled()).toBe(false);
  following.table = { ...offeredBy(4), watching: 1 };
  flush();
  expect(isCalled()).toBe(false);
  following.table = offeredBy(5);
  flush();
  expect(isCalled()).toBe(true);
});
