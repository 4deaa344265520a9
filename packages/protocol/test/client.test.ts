// What a client reads, and what it does not let pass.

import type { GameEvent } from '@tenfold/rules';
import { apply, decision, eventFor, kingdoms, newGame, view } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { GameState } from '../src/index.ts';
import { ToClient } from '../src/index.ts';
import { Misfit, answerSchemas, read, readMessage } from '../src/client/index.ts';

const ID = 'TdMScsRv-2IyspPr4WDgDQ';
const PLAYERS = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** So many choices of six who take what is offered last; by then much has been said. */
function played(choices: number): { state: GameState; events: readonly GameEvent[] } {
  const events: GameEvent[] = [];
  const listener = (event: GameEvent): void => void events.push(eventFor(event, 0));
  const kingdom = kingdoms.find(({ id }) => id === 'size-distortion')?.cards ?? [];
  const game = newGame({ players: PLAYERS, kingdom, seed: '7' }, listener);
  for (let i = 0; i < choices; i++) {
    const asked = decision(game);
    if (asked === undefined) break;
    const option = asked.options[(i * 7) % asked.options.length];
    if (option !== undefined) apply(game, option, asked.seat, listener);
  }
  const state: GameState = {
    game: ID,
    sequence: choices,
    view: view(game, 0),
    prompt: {
      number: 3,
      player: 0,
      about: 0,
      verb: 'buy',
      card: null,
      least: 0,
      most: 1,
      picked: 0,
      from: { play: 'hand', buy: 'supply' },
      filter: null,
      limit: null,
      acting: [],
      options: [{ verb: 'buy', card: 'silver', mode: null }],
    },
    clocks: { at: 1, left: [1.5, 2, 3, 4, 5, 6], running: [0] },
    undo: { may: 'no', whyNot: 'asked', request: { number: 1, seat: 1, waitingFor: [0] }, failed: null },
    seedHash: 'x',
    seed: null,
    away: [{ seat: 1, until: 5 }],
    replaced: [{ seat: 2, character: 'magpie', name: 'Magpie' }],
    wishes: { replace: [{ seat: 1, by: [0] }], end: [], refusedBy: null },
    plans: [null, { plan: 'money', cards: [] }],
    thinking: [{ seat: 2, doing: 'preparing', progress: 0.5 }],
    ended: null,
  };
  return { state, events };
}

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const { state, events } = played(400);
const said = { type: 'state', state, events };

/** The message with one place changed. */
function changed(way: string, value: unknown): unknown {
  const message = overTheWire(said) as Record<string, unknown>;
  const names = way.split('.');
  const last = names.pop() ?? '';
  let at = message;
  for (const name of names) at = at[name] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return message;
}

describe('a message of the server', () => {
  it('is read as it was sent, by client and schema alike', () => {
    expect(events.length).toBeGreaterThan(400);
    const came = overTheWire(said);
    expect(readMessage(came)).toBe(came);
    expect(ToClient.parse(came)).toEqual(came);
  });

  it.each([
    ['state', undefined],
    ['state.view.players.3.handSize', 'five'],
    ['state.view.players.3.inPlay', ['copper', 7]],
    ['state.view.turn.phase', 'night'],
    ['state.view.turn.coins', null],
    ['state.prompt.options', {}],
    ['state.prompt.options.0.card', 5],
    ['state.undo.may', 'perhaps'],
    ['state.undo.request.seat', undefined],
    ['state.clocks.left', [1, '2']],
    ['state.plans.1.cards', undefined],
    ['events.17.player', 1.5],
    ['events', null],
    ['undone', false],
  ])('that is not as it should be is named by its place: %s', (way, value) => {
    expect(() => readMessage(changed(way, value))).toThrow(Misfit);
    expect(() => readMessage(changed(way, value))).toThrow(`"${way}`);
    expect(ToClient.safeParse(changed(way, value)).success).toBe(false);
  });

  it.each([
    ['state.view.weather', 'clear'],
    ['state.prompt.hint', { kind: 'new' }],
    ['events.17.type', 'thunder'],
    ['state.view.players.0.discardTop', 'card-of-a-later-box'],
    ['state.ended', { why: 'earthquake', by: null, unplayed: [] }],
  ])('may have what a later release has added: %s', (way, value) => {
    expect(() => readMessage(changed(way, value))).not.toThrow();
  });

  it('of a kind that is not known is none', () => {
    expect(readMessage({ type: 'weather' })).toBeNull();
    expect(readMessage({ type: 'toString' })).toBeNull();
  });

  it.each([null, 'state', 5, [], {}, { type: 5 }])('is not %j', (value) => {
    expect(() => readMessage(value)).toThrow(Misfit);
  });
});

describe('an answer of the server', () => {
  it('is read by its schema', () => {
    const person = { id: ID, name: 'Ann', language: 'en' };
    expect(read(answerSchemas.identity, { person, token: 't', more: 1 }).person.name).toBe('Ann');
    expect(() =>
      read(answerSchemas.identity, { person: { ...person, language: 'tlh' }, token: 't' }),
    ).toThrow('"person.language"');
    expect(read(answerSchemas.error, { code: 'a-later-one', reason: '' }).code).toBe('a-later-one');
    expect(() => read(answerSchemas.error, 'Bad Gateway')).toThrow(Misfit);
  });
});
