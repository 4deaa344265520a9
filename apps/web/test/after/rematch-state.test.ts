import type { TableView } from '@tenfold/protocol';
import { describe, expect, it } from 'vitest';
import { newOfferBy, rematchState } from '../../src/after/rematch-state.ts';

const person = (id: string, name: string) =>
  ({ kind: 'person', id, name, language: 'en', here: true }) as const;
const magpie = { kind: 'bot', character: 'magpie', name: 'Magpie' } as const;
const seats = [person('a', 'Ann'), person('b', 'Bob'), magpie, person('c', 'Ann')];
const NOW = 1_000_000;

type Consent = TableView['consent'];
const at = (consent: Partial<Consent>): Pick<TableView, 'seats' | 'consent'> => ({
  seats,
  consent: { number: 3, people: [], offer: null, past: [], ...consent },
});
const offered = (consent: Partial<Consent> = {}) =>
  at({ people: ['c'], offer: { by: 'c', kingdom: null, until: NOW + 90_000 }, ...consent });

describe('an offer', () => {
  it('stands before each as what it is to him, with names as in the game', () => {
    const forAnn = rematchState(offered(), 'a', NOW).offer;
    expect(forAnn).toEqual({
      number: 3,
      by: 'Ann 2',
      isMine: false,
      hasAgreed: false,
      kingdom: null,
      waitingFor: ['Ann', 'Bob'],
      msLeft: 90_000,
    });
    const agreed = offered({ people: ['c', 'b'] });
    expect(rematchState(agreed, 'b', NOW).offer).toMatchObject({ hasAgreed: true, waitingFor: ['Ann'] });
    expect(rematchState(agreed, 'c', NOW).offer).toMatchObject({ isMine: true });
  });

  it('is over when its time is up, though nobody says so', () => {
    const { offer, past } = rematchState(offered(), 'a', NOW + 90_000);
    expect(offer).toBeNull();
    expect(past).toMatchObject({ why: 'expired', by: 'Ann 2' });
  });

  it('that was declined is shown for a while, and its maker waits', () => {
    const table = at({ past: [{ by: 'a', why: 'declined', who: 'b', restUntil: NOW + 20_000 }] });
    const mine = rematchState(table, 'a', NOW);
    expect(mine.past).toMatchObject({ why: 'declined', isMine: true, who: 'Bob' });
    expect(mine.restMs).toBe(20_000);
    const his = rematchState(table, 'b', NOW);
    expect(his.past).toMatchObject({ by: 'Ann', isWhoMe: true });
    expect(his.restMs).toBe(0);
    expect(rematchState(table, 'a', NOW + 20_000)).toEqual({ offer: null, past: null, restMs: 0 });
  });
});

describe('the call to answer an offer', () => {
  it('comes once for each offer, to those who have yet to answer', () => {
    const before = at({ number: 2 });
    expect(newOfferBy(before, offered(), 'a')).toBe('Ann 2');
    expect(newOfferBy(null, offered(), 'b')).toBe('Ann 2');
    expect(newOfferBy(offered(), offered({ people: ['c', 'b'] }), 'a')).toBeNull();
    expect(newOfferBy(offered(), offered({ number: 4 }), 'a')).toBe('Ann 2');
  });

  it('does not come to its maker, to those who agree, and to those who look on', () => {
    expect(newOfferBy(null, offered(), 'c')).toBeNull();
    expect(newOfferBy(null, offered({ people: ['c', 'a'] }), 'a')).toBeNull();
    expect(newOfferBy(null, offered(), 'eve')).toBeNull();
    expect(newOfferBy(null, at({}), 'a')).toBeNull();
  });
});
