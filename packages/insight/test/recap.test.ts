import type { GameEvent } from '@tenfold/rules';
import { causedSentence, eventSentence, loadSentences } from '@tenfold/i18n/sentences';
import { describe, expect, it } from 'vitest';
import { recap, recapLines } from '../src/recap.ts';
import { MIXES, madeUpEvent, playRandomGames } from '@tenfold/laws';

const names = ['Ann', 'Bob', 'Cleo'];

const caused = (
  because: string,
  type: GameEvent['type'],
  player: number,
  more: Partial<GameEvent>,
): GameEvent => madeUpEvent(type, player, { because, depth: 1, ...more });
const bought = (player: number, card: string): GameEvent[] => [
  madeUpEvent('buy', player, { cards: [card] }),
  madeUpEvent('gain', player, { cards: [card], count: 1, from: 'supply', to: 'discard' }),
];

/** Ann reads. She has had a turn, then Bob, then Cleo. */
const round: readonly GameEvent[] = [
  madeUpEvent('turn', 0, { count: 4 }),
  madeUpEvent('play', 0, { cards: ['village'] }),
  ...bought(0, 'silver'),
  madeUpEvent('turn', 1, { count: 5 }),
  madeUpEvent('play', 1, { cards: ['witch'] }),
  caused('witch', 'draw', 1, { count: 2 }),
  caused('witch', 'gain', 2, { cards: ['curse'], count: 1, from: 'supply', to: 'discard' }),
  caused('witch', 'gain', 0, { cards: ['curse'], count: 1, from: 'supply', to: 'discard' }),
  madeUpEvent('play', 1, { cards: ['silver'] }),
  ...bought(1, 'gold'),
  madeUpEvent('draw', 1, { count: 5 }),
  madeUpEvent('turn', 2, { count: 6 }),
  madeUpEvent('play', 2, { cards: ['militia'] }),
  caused('militia', 'discard', 0, { cards: ['curse', 'estate'], count: 2, from: 'hand', top: 'estate' }),
  caused('militia', 'discard', 1, { count: 2, from: 'hand', top: 'copper' }),
];

async function told(history: readonly GameEvent[]): Promise<readonly string[]> {
  const say = await loadSentences('en');
  const { players, hits } = recap(history, 0);
  const reader = { you: 0, names };
  return [
    ...players.flatMap((one) => recapLines(one).map((line) => eventSentence(say, line, reader))),
    ...hits.map(({ by, line }) => `${names[by] ?? ''}, ${causedSentence(say, line, reader)}`),
  ];
}

const ROUND = [
  'Bob plays a Witch',
  'Bob buys a Gold',
  'Cleo plays a Militia',
  'Cleo gains a Curse',
  'Bob, Witch: You gain a Curse',
  'Cleo, Militia: You discard a Curse and an Estate',
];

describe('the recap', () => {
  it('tells what the others did since the reader’s last turn, and what hit the reader', async () => {
    expect((await told(round)).toSorted()).toEqual(ROUND.toSorted());
  });

  it('stays the same through the turn that follows', async () => {
    const own = [
      ...round,
      madeUpEvent('turn', 0, { count: 7 }),
      madeUpEvent('play', 0, { cards: ['smithy'] }),
    ];
    expect((await told(own)).toSorted()).toEqual(ROUND.toSorted());
  });

  it('begins anew after that turn', async () => {
    const next = [
      ...round,
      madeUpEvent('turn', 0, { count: 7 }),
      madeUpEvent('turn', 1, { count: 8 }),
      ...bought(1, 'duchy'),
    ];
    expect(await told(next)).toEqual(['Bob buys a Duchy']);
  });

  it('leaves out turns that the reader took for another, and tells those that another took for the reader', async () => {
    const possessing = [
      ...round.slice(0, 4),
      madeUpEvent('turn', 1, { other: 0 }),
      madeUpEvent('play', 1, { cards: ['moat'] }),
    ];
    expect(recap(possessing, 0).players).toEqual([]);
    const possessed = [
      ...round.slice(0, 4),
      madeUpEvent('turn', 0, { other: 2 }),
      madeUpEvent('play', 0, { cards: ['smithy'] }),
      caused('smithy', 'draw', 0, { cards: ['copper'], count: 1 }),
      madeUpEvent('buy', 0, { cards: ['gold'] }),
      madeUpEvent('gain', 2, { cards: ['gold'], count: 1, from: 'supply', to: 'discard' }),
    ];
    expect(await told(possessed)).toEqual([
      'Your extra turn, possessed by Cleo',
      'You play a Smithy',
      'Cleo buys a Gold',
    ]);
  });

  it('does not count what one’s own Reaction did as a hit', async () => {
    const defended = [
      ...round.slice(0, 5),
      madeUpEvent('play', 1, { cards: ['witch'] }),
      caused('witch', 'react', 0, { cards: ['secret-chamber'] }),
      caused('secret-chamber', 'draw', 0, { cards: ['moat', 'copper'], count: 2 }),
      caused('witch', 'react', 0, { cards: ['moat'] }),
      caused('moat', 'unaffected', 0, {}),
    ];
    expect(recap(defended, 0).hits.map(({ line }) => line.type)).toEqual(['unaffected']);
  });

  it('is short, and tells of every Curse that came to the reader, in whatever game', () => {
    let curses = 0;
    let longest = 0;
    const cursing = { games: 8, players: 2, cards: ['witch', 'torturer', 'swindler', 'masquerade'] };
    for (const mix of [cursing, ...MIXES]) {
      playRandomGames(mix, ({ game, histories, start }) => {
        const history = histories[0] ?? [];
        const { players, hits } = recap(history, 0);
        for (const one of players) longest = Math.max(longest, recapLines(one).length);
        const [gained] = history
          .slice(start)
          .filter(
            ({ type, player, cards }) => type === 'gain' && player === 0 && cards?.includes('curse') === true,
          );
        const { player, possessor } = game.turn;
        if (player === 0 || possessor === 0 || (gained?.because ?? null) === null) return;
        curses++;
        expect(hits.some(({ line }) => line.type === 'gain' && line.cards?.includes('curse') === true)).toBe(
          true,
        );
      });
    }
    expect(curses).toBeGreaterThan(10);
    expect(longest).toBeLessThanOrEqual(5);
  });
});
