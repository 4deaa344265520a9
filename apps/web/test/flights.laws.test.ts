import type { GameEvent, View } from '@tenfold/rules';
import { view } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { Flight, FlightEnd } from '../src/motion/flights.ts';
import { flights } from '../src/motion/flights.ts';
import { MIXES, playRandomGames, madeUpEvent } from '@tenfold/laws';

/** How many cards the view shows in each zone that it lets one count. */
function zones(shown: View): Map<string, number> {
  const found = new Map<string, number>();
  shown.players.forEach((player, seat) => {
    found.set(`hand ${seat}`, player.handSize);
    found.set(`in-play ${seat}`, player.inPlay.length);
    const open = shown.open.filter((cards) => cards.player === seat).flatMap(({ cards }) => cards);
    found.set(`mat ${seat}`, player.matSize);
    found.set(`set-aside ${seat}`, player.returning.length + open.length);
    if (player.deckSize !== undefined) found.set(`deck ${seat}`, player.deckSize);
  });
  for (const { card, count } of shown.supply) found.set(`supply ${card}`, count);
  found.set('trash', shown.trash.length);
  found.set('beside', shown.market.deck.length + shown.market.open.length);
  return found;
}

function zoneName(place: FlightEnd): string {
  if (place.zone === 'supply') return `supply ${place.card}`;
  return 'player' in place ? `${place.zone} ${place.player}` : place.zone;
}

/** What the flights make of the zones. A pile that went as a whole has no count any more. */
function landed(before: ReadonlyMap<string, number>, all: readonly Flight[]): Map<string, number> {
  const after = new Map(before);
  const add = (place: FlightEnd, count: number | null): void => {
    const name = zoneName(place);
    const old = after.get(name);
    if (old === undefined) return;
    if (count === null) after.delete(name);
    else after.set(name, old + count);
  };
  for (const { from, to, count } of all) {
    add(from, count === null ? null : -count);
    add(to, count);
  }
  return after;
}

const event = (type: GameEvent['type'], more: Partial<GameEvent> = {}): GameEvent =>
  madeUpEvent(type, 0, more);

describe('flights', () => {
  it('take every zone from one view to the next, for every seat', () => {
    let checked = 0;
    for (const mix of MIXES) {
      let before: Map<string, number>[] = [];
      playRandomGames(mix, ({ game, histories, start }) => {
        const seats = [...game.seats.keys(), null];
        const after = seats.map((seat) => zones(view(game, seat)));
        if (start > 0) {
          seats.forEach((seat, index) => {
            const all = flights(histories[index] ?? [], start, Infinity);
            for (const [zone, count] of landed(before[index] ?? new Map(), all)) {
              // Whose hidden cards one sees changes with the turn.
              const seen = after[index]?.get(zone);
              if (seen === undefined) continue;
              if (seen !== count) {
                const told = JSON.stringify((histories[index] ?? []).slice(start));
                throw new Error(
                  `${zone} for seat ${String(seat)}: ${count} flown, ${seen} seen after ${told}`,
                );
              }
              checked++;
            }
          });
        }
        before = after;
      });
    }
    expect(checked).toBeGreaterThan(100_000);
  });

  it('show no face that the seat may not see', () => {
    const drawn = flights([event('draw', { player: 1, count: 5 })], 0);
    expect(drawn).toEqual([
      { card: null, from: { zone: 'deck', player: 1 }, to: { zone: 'hand', player: 1 }, count: 5, order: 0 },
    ]);
  });

  it('merge runs and start one after the other', () => {
    const all = flights(
      [
        event('play', { cards: ['copper'] }),
        event('plus', { what: 'coins', count: 1 }),
        event('play', { cards: ['copper'] }),
        event('play', { cards: ['silver'] }),
      ],
      0,
    );
    expect(all.map(({ card, count, order }) => [card, count, order])).toEqual([
      ['copper', 2, 0],
      ['silver', 1, 1],
    ]);
  });

  it('do not lay a card in play twice, also when its second play comes in another batch', () => {
    const history = [
      event('play', { cards: ['throne-room'] }),
      event('play', { cards: ['militia'], because: 'throne-room', depth: 1 }),
      event('plus', { because: 'militia', depth: 2, what: 'coins', count: 2 }),
      event('play', { cards: ['militia'], because: 'throne-room', depth: 1 }),
    ];
    expect(flights(history, 1)).toHaveLength(1);
    expect(flights(history, 3)).toEqual([]);
  });

  it('follow a Throne Room played twice by another', () => {
    const by = (depth: number, card: string): GameEvent =>
      event('play', { cards: [card], depth, because: depth === 0 ? null : 'throne-room' });
    const history = [
      by(0, 'throne-room'),
      by(1, 'throne-room'),
      by(2, 'smithy'),
      by(2, 'smithy'),
      by(1, 'throne-room'),
      by(2, 'moat'),
      by(2, 'moat'),
    ];
    expect(flights(history, 0).map(({ card, count }) => [card, count])).toEqual([
      ['throne-room', 2],
      ['smithy', 1],
      ['moat', 1],
    ]);
  });

  it('stay few however much happens at once, and show the end of it', () => {
    for (const mix of MIXES.slice(0, 2)) {
      playRandomGames({ ...mix, games: 1 }, ({ histories }) => {
        const [history = []] = histories;
        const start = Math.max(0, history.length - 60);
        const all = flights(history, start);
        expect(all.length).toBeLessThanOrEqual(12);
        expect(all.map(({ order }) => order)).toEqual(
          all.map(({ order }) => order).toSorted((a, b) => a - b),
        );
      });
    }
    const swarm = Array.from({ length: 40 }, (_, i) =>
      event('gain', { player: i % 2, cards: [i === 39 ? 'gold' : 'curse'], from: 'supply', to: 'discard' }),
    );
    expect(flights(swarm, 0)).toHaveLength(12);
    expect(flights(swarm, 0).at(-1)?.card).toBe('gold');
  });
});
