import type { Game, GameEvent } from '@tenfold/rules';
import { cardSetOf, ownedCards, scoreOf } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { CardTracker, Counts, PileCount } from '../src/counts/card-tracker.ts';
import { newCardTracker } from '../src/counts/card-tracker.ts';
import { MIXES, playRandomGames } from '@tenfold/laws';

/** "copper 7, estate 3", in the rules' order. */
const listed = (cards: readonly PileCount[]): string =>
  cards.map(({ card, count }) => `${card} ${count}`).join(', ');

/** How many there are of each card, by its number. */
const named = (game: Game, counts: readonly number[]): PileCount[] =>
  cardSetOf(game).ids.flatMap((card, number) => {
    const count = counts[number] ?? 0;
    return count === 0 ? [] : [{ card, count }];
  });

function pile(game: Game, numbers: readonly number[]): string {
  const counts = cardSetOf(game).ids.map(() => 0);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return listed(named(game, counts));
}

/** Compared as text, for a game has thousands of moments. */
function same(found: string, truth: string): void {
  if (found !== truth) throw new Error(`counted ${found}, true is ${truth}`);
}

function checkPlayer(game: Game, counts: Counts, player: number, isExact: boolean): void {
  const found = counts.players?.[player];
  if (found === undefined) throw new Error(`nothing counted for seat ${player}`);
  const truth = named(game, ownedCards(game, cardSetOf(game), player));
  const { points } = scoreOf(game, cardSetOf(game), player);
  same(`${found.size} cards`, `${truth.reduce((sum, { count }) => sum + count, 0)} cards`);
  if (isExact) {
    same(listed(found.cards.map(({ card, least }) => ({ card, count: least }))), listed(truth));
    same(listed(found.cards.map(({ card, most }) => ({ card, count: most }))), listed(truth));
    same(`${found.points.least} to ${found.points.most}`, `${points} to ${points}`);
    return;
  }
  for (const { card, least, most } of found.cards) {
    const count = truth.find((one) => one.card === card)?.count ?? 0;
    if (count < least || count > most) throw new Error(`${count} ${card}: not from ${least} to ${most}`);
  }
  const forgotten = truth.filter(({ card }) => !found.cards.some((one) => one.card === card));
  same(listed(forgotten), '');
  const { least, most } = found.points;
  if (points < least || points > most) throw new Error(`${points} points: not from ${least} to ${most}`);
}

function checkOwn(game: Game, { own }: Counts, player: number): void {
  const { deck = [], discard = [] } = game.seats[player] ?? {};
  same(listed(own?.deck ?? []), pile(game, deck));
  same(listed(own?.discard ?? []), pile(game, discard));
  const top = own?.top ?? [];
  const { ids } = cardSetOf(game);
  const trueTop = deck.slice(deck.length - top.length).toReversed();
  same(top.join(), trueTop.map((number) => ids[number]).join());
}

describe('a tracker', () => {
  it('counts what everybody owns and what is in one’s own piles, against the true game', () => {
    let exact = 0;
    let unsure = 0;
    let knownTops = 0;
    let steps = 0;
    for (const mix of MIXES) {
      let trackers: readonly CardTracker[] = [];
      let hidden: boolean[] = [];
      playRandomGames(mix, ({ game, histories, start }) => {
        const seats = [...game.seats.keys(), null];
        if (start === 0) {
          trackers = seats.map((seat) => newCardTracker(game.seats.length, seat));
          hidden = seats.map(() => false);
        }
        seats.forEach((_seat, index) => {
          const events = (histories[index] ?? []).slice(start);
          trackers[index]?.add(events);
          if (events.some(({ type, cards }) => type === 'pass' && cards === undefined)) hidden[index] = true;
        });
        if (steps++ % 4 !== 0) return;
        seats.forEach((seat, index) => {
          const counts = trackers[index]?.counts('full') ?? { players: null, own: null };
          for (const player of game.seats.keys()) {
            const isExact = player === seat || hidden[index] !== true;
            checkPlayer(game, counts, player, isExact);
            if (isExact) exact++;
            else unsure++;
          }
          if (seat === null) return;
          checkOwn(game, counts, seat);
          knownTops += counts.own?.top.length ?? 0;
        });
      });
    }
    expect(exact).toBeGreaterThan(10_000);
    expect(unsure).toBeGreaterThan(1000);
    expect(knownTops).toBeGreaterThan(500);
  });

  it('shows no more than the table agreed on', () => {
    const tracker = newCardTracker(2, 0);
    expect(tracker.counts('strict')).toEqual({ players: null, own: null });
    expect(tracker.counts('counts').own).toBeNull();
    expect(tracker.counts('counts').players?.[1]).toMatchObject({ size: 10, points: { least: 3, most: 3 } });
    expect(newCardTracker(2, null).counts('full').own).toBeNull();
  });

  const event = (type: GameEvent['type'], player: number, more: Partial<GameEvent>): GameEvent => ({
    type,
    player,
    because: 'masquerade',
    depth: 1,
    ...more,
  });
  const pass = (from: number, to: number, card?: string): GameEvent =>
    event('pass', from, { other: to, count: 1, ...(card === undefined ? {} : { cards: [card] }) });
  const rangeOf = (tracker: CardTracker, player: number, card: string): readonly number[] => {
    const found = tracker.counts('counts').players?.[player]?.cards.find((one) => one.card === card);
    return [found?.least ?? 0, found?.most ?? 0];
  };

  it('says between which numbers a count lies after a card went by unseen, until it is seen', () => {
    const tracker = newCardTracker(3, 0);
    tracker.add([pass(0, 1, 'estate'), pass(1, 2), pass(2, 0, 'copper')]);
    expect(rangeOf(tracker, 0, 'copper')).toEqual([8, 8]);
    expect(rangeOf(tracker, 1, 'estate')).toEqual([3, 4]);
    expect(rangeOf(tracker, 2, 'estate')).toEqual([3, 4]);
    expect(rangeOf(tracker, 2, 'copper')).toEqual([6, 7]);
    // A fourth Estate shows what was passed, and so what was not.
    tracker.add([event('reveal', 2, { from: 'hand', cards: ['estate', 'estate', 'estate', 'estate'] })]);
    expect(rangeOf(tracker, 2, 'estate')).toEqual([4, 4]);
    expect(rangeOf(tracker, 2, 'copper')).toEqual([6, 6]);
    expect(rangeOf(tracker, 1, 'estate')).toEqual([3, 3]);
    expect(rangeOf(tracker, 1, 'copper')).toEqual([7, 7]);
  });

  it('knows the top of the deck until the deck is no more', () => {
    const tracker = newCardTracker(2, 0);
    tracker.add([
      event('gain', 0, { cards: ['silver'], from: 'supply', to: 'deck' }),
      event('topdeck', 0, { cards: ['estate', 'copper'], count: 2, from: 'revealed' }),
    ]);
    expect(tracker.counts('full').own?.top).toEqual(['copper', 'estate', 'silver']);
    tracker.add([event('draw', 0, { cards: ['copper'], count: 1 })]);
    expect(tracker.counts('full').own?.top).toEqual(['estate', 'silver']);
    tracker.add([event('discard', 0, { from: 'deck', top: 'copper' })]);
    expect(tracker.counts('full').own).toMatchObject({ deck: [], top: [] });
  });

  it('knows that nobody passes on a card that is only coming to him', () => {
    const tracker = newCardTracker(3, 0);
    tracker.add([event('gain', 0, { cards: ['gold'], from: 'supply', to: 'discard' })]);
    tracker.add([pass(0, 1, 'gold'), pass(1, 2), pass(2, 0, 'copper')]);
    expect(rangeOf(tracker, 1, 'gold')).toEqual([1, 1]);
    expect(rangeOf(tracker, 2, 'gold')).toEqual([0, 0]);
  });
});
