// What the schemas let in, and what not.

import { describe, expect, it } from 'vitest';
import {
  ArchiveQuery,
  Id,
  LIMITS,
  NewPerson,
  PlayOnWish,
  PlayWish,
  TableOptions,
  ToServer,
} from '../src/index.ts';

const ID = 'TdMScsRv-2IyspPr4WDgDQ';
const OPTIONS = {
  kingdom: { kind: 'random', sets: ['base'] },
  seats: 4,
  clock: 'fast',
  undo: 'ask',
  spectators: 'none',
  information: 'full',
  noPossession: true,
  rated: true,
};

describe('ids', () => {
  it.each(['', 'short', `${ID}A`, `${ID.slice(1)}=`, `${ID.slice(1)}/`, `${ID}\n`])('%j is none', (text) => {
    expect(Id.safeParse(text).success).toBe(false);
  });
});

describe('messages of a client', () => {
  it.each([
    { type: 'hello', version: 1 },
    { type: 'hello', version: 1, token: 'x', mark: 'm' },
    { type: 'open', table: ID },
    { type: 'choose', game: ID, number: 0, option: 1023 },
    { type: 'allow-undo', game: ID, request: 3, allow: false },
    { type: 'replace', game: ID, seat: 5 },
    { type: 'say', game: ID, phrase: 'good-game' },
    { type: 'say', game: ID, phrase: 'ouch', card: 'witch' },
    { type: 'ping', mark: 'm'.repeat(LIMITS.markLength) },
  ])('%j is one', (message) => {
    expect(ToServer.parse(message)).toEqual(message);
  });

  it.each([
    { type: 'hello' },
    { type: 'hello', version: 1, token: 'x'.repeat(201) },
    { type: 'open', table: ID, extra: 1 },
    { type: 'choose', game: ID, number: 0, option: 1024 },
    { type: 'choose', game: ID, number: -1, option: 0 },
    { type: 'choose', game: ID, number: Number.NaN, option: 0 },
    { type: 'replace', game: ID, seat: 6 },
    { type: 'say', game: ID, phrase: 'anything I like' },
    { type: 'say', game: ID, phrase: 'vixen.greets' },
    { type: 'say', game: ID, phrase: 'ouch', card: 'x'.repeat(LIMITS.cardLength + 1) },
    { type: 'ping', mark: 'm'.repeat(LIMITS.markLength + 1) },
    { type: 'welcome' },
    [],
    null,
  ])('%j is none', (message) => {
    expect(ToServer.safeParse(message).success).toBe(false);
  });
});

describe('what is sent by HTTP', () => {
  it('has the sizes it may have', () => {
    expect(TableOptions.safeParse(OPTIONS).success).toBe(true);
    expect(TableOptions.safeParse({ ...OPTIONS, seats: LIMITS.seats + 1 }).success).toBe(false);
    expect(TableOptions.safeParse({ ...OPTIONS, seats: 1 }).success).toBe(false);
    expect(TableOptions.safeParse({ ...OPTIONS, kingdom: { kind: 'cards', cards: ['moat'] } }).success).toBe(
      false,
    );
    expect(NewPerson.safeParse({ name: 'Ann', language: 'en' }).success).toBe(true);
    expect(NewPerson.safeParse({ name: '', language: 'en' }).success).toBe(false);
    expect(NewPerson.safeParse({ name: 'x'.repeat(500), language: 'en' }).success).toBe(false);
    expect(PlayWish.safeParse({ players: [], kingdom: 'any', clock: ['none'] }).success).toBe(false);
    const wish = { choices: 0, seat: 0, character: 'magpie' };
    const from = { kind: 'record', text: 'x'.repeat(LIMITS.recordLength) };
    expect(PlayOnWish.safeParse({ ...wish, from }).success).toBe(true);
    expect(PlayOnWish.safeParse({ ...wish, from: { ...from, text: `${from.text}x` } }).success).toBe(false);
  });

  it('turns what stands in an address into numbers', () => {
    expect(ArchiveQuery.parse({})).toEqual({ limit: 20 });
    expect(ArchiveQuery.parse({ limit: '7', player: 'an' })).toEqual({ limit: 7, player: 'an' });
    for (const limit of ['0', '51', '1.5', 'x', '', '-1']) {
      expect(ArchiveQuery.safeParse({ limit }).success).toBe(false);
    }
  });
});
