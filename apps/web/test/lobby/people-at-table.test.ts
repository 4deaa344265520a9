import type { TableView } from '@tenfold/protocol';
import { GAME_AMONG_FRIENDS } from '@tenfold/protocol';
import { describe, expect, it } from 'vitest';
import {
  hidesGameFrom,
  hostName,
  isClosedTo,
  isFullOfPeople,
  seatsYetToAgree,
  membershipOf,
} from '../../src/lobby/people-at-table.ts';

const ann = { kind: 'person', id: 'ann', name: 'Ann', language: 'en', here: true } as const;
const bea = { kind: 'person', id: 'bea', name: 'Bea', language: 'pl', here: false } as const;
const magpie = { kind: 'bot', character: 'magpie', name: 'Magpie' } as const;

const table = (change: Partial<TableView> = {}): TableView => ({
  id: 't',
  options: {
    ...GAME_AMONG_FRIENDS,
    spectators: 'none',
    kingdom: { kind: 'recommended', id: 'first-game' },
    seats: 4,
  },
  seats: [ann, null, magpie, bea],
  host: 'ann',
  game: null,
  state: 'gathering',
  watching: 0,
  overflow: null,
  consent: { number: 1, people: ['ann', 'bea'], offer: null, past: [] },
  ...change,
});

describe('how somebody stands at a table', () => {
  it('as the host, as a guest, as nobody', () => {
    expect(membershipOf(table(), 'ann')).toEqual({ seat: 0, isHost: true, free: [1], taken: 3 });
    expect(membershipOf(table(), 'bea')).toMatchObject({ seat: 3, isHost: false });
    expect(membershipOf(table(), 'eve')).toMatchObject({ seat: null, isHost: false });
  });

  it('who has left is no host, even if nobody else is', () => {
    const left = table({ seats: [null, null, magpie, null] });
    expect(membershipOf(left, 'ann')).toMatchObject({ seat: null, isHost: false });
    expect(hostName(left)).toBeUndefined();
  });

  it('those have yet to agree who have not, but for the host, who does by starting', () => {
    const consent = { number: 2, people: [], offer: null, past: [] };
    expect(seatsYetToAgree(table())).toEqual([]);
    expect(seatsYetToAgree(table({ consent }))).toEqual([3]);
    expect(seatsYetToAgree(table({ consent, host: 'bea' }))).toEqual([0]);
  });

  it('a table is full of people when none of six seats is free or a bot’s', () => {
    const six = Array.from({ length: 6 }, () => ann);
    expect(isFullOfPeople(table({ seats: six }))).toBe(true);
    expect(isFullOfPeople(table({ seats: six.slice(1) }))).toBe(false);
    expect(isFullOfPeople(table({ seats: [...six.slice(1), magpie] }))).toBe(false);
    expect(isFullOfPeople(table({ seats: [...six.slice(1), null] }))).toBe(false);
  });

  it('a private game is closed to those who do not play it, and only while it is played', () => {
    const playing = table({ state: 'playing', game: 'g' });
    expect(isClosedTo(playing, 'eve')).toBe(true);
    expect(isClosedTo(playing, 'bea')).toBe(false);
    const finished = table({ state: 'finished', game: 'g' });
    expect(isClosedTo(finished, 'eve')).toBe(false);
    expect(hidesGameFrom(finished, 'eve')).toBe(true);
    expect(hidesGameFrom(finished, 'bea')).toBe(false);
    expect(isClosedTo({ ...playing, options: { ...playing.options, spectators: 'public' } }, 'eve')).toBe(
      false,
    );
  });
});
