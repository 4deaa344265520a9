// Who thinks in which thread of a worker.

import { expect, it } from 'vitest';
import { threadFor } from '../../src/shared-work/bot-crew.ts';
import { deal, gameId } from '../bots/play.ts';

const position = deal(2, 'crew');
const requests = Array.from({ length: 20 }, (_request, number) => ({
  game: gameId(`game ${number}`),
  seat: number % 2,
  character: 'chancellor',
  position,
}));

it('the searches of one study are spread over all threads, so that nobody waits for them one after the other', () => {
  for (const request of requests) {
    const threads = [0, 1, 2, 3].map((variation) => threadFor({ type: 'prepare', request, variation }, 4));
    expect(new Set(threads)).toEqual(new Set([0, 1, 2, 3]));
  }
});

it('a seat is always asked in the same thread, and seats share the threads among them', () => {
  const threadsOf = (threads: number): number[] =>
    requests.map((request) => threadFor({ type: 'choose', request, found: null }, threads));
  expect(threadsOf(3)).toEqual(threadsOf(3));
  expect(new Set(threadsOf(3))).toEqual(new Set([0, 1, 2]));
});
