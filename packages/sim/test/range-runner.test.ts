// The games themselves, without threads.

import { ownedCards, readRecord, replay, standardCards } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { SimulationPlan } from '../src/core.ts';
import { addTally, newTally, rangeRunner, resultOf, settlePlan } from '../src/core.ts';
import { strategist } from './bots/buyer.ts';
import { buying, money, smithy, witch, workshop } from './strategies.ts';

const playerFor = (change: Partial<SimulationPlan>) => {
  const plan = settlePlan({
    strategies: [money, smithy],
    games: 60,
    seed: '7',
    board: 'named-only',
    ...change,
  });
  return { plan, player: rangeRunner(plan, strategist) };
};

describe('a tally', () => {
  it.each([false, true])('does not depend on how the work is cut up (mirror: %s)', (mirror) => {
    const { plan, player } = playerFor({ strategies: [witch, smithy, workshop], detail: true, mirror });
    const whole = player.play({ from: 1, to: 60 });
    const total = newTally(plan);
    for (const range of [
      { from: 49, to: 60 },
      { from: 1, to: 3 },
      { from: 4, to: 48 },
    ]) {
      addTally(total, player.play(range));
    }
    expect(total).toEqual(whole);
    expect(JSON.stringify(resultOf(plan, total))).toBe(JSON.stringify(resultOf(plan, whole)));
  });

  it('counts every game for everybody, in every seat', () => {
    const { plan, player } = playerFor({ strategies: [money, smithy, witch] });
    const { strategies, endings, length } = resultOf(plan, player.play({ from: 1, to: 60 }));
    for (const { games, seats, wins, ties, losses } of strategies) {
      expect(games).toBe(60);
      expect(seats.map((seat) => seat.games)).toEqual([20, 20, 20]);
      expect(wins.count + ties.count + losses.count).toBe(60);
    }
    expect(endings.provinces.count + endings.piles.count + endings.idle.count).toBe(60);
    expect(
      Object.values(length.games)
        .flat()
        .reduce((sum, one) => sum + one),
    ).toBe(60);
    expect(strategies.reduce((sum, { share }) => sum + share.mean, 0)).toBeCloseTo(1, 12);
  });

  it('knows how games end', () => {
    const copper = buying('Copper', 'copper');
    const nothing = buying('Nothing', 'curse');
    const play = (...strategies: SimulationPlan['strategies']) => {
      const { plan, player } = playerFor({ strategies, games: 2 });
      return resultOf(plan, player.play({ from: 1, to: 2 })).endings;
    };
    const piles = buying('Piles', 'curse', 'estate', 'copper');
    expect(play(money, copper).provinces.count).toBe(2);
    expect(play(piles, piles).piles.count).toBe(2);
    // The Curses run out, and from then on nobody buys anything.
    expect(play(nothing, nothing).idle.count).toBe(2);
  });

  it('stops between rounds', () => {
    const { player } = playerFor({ strategies: [money, smithy, witch] });
    let asked = 0;
    expect(player.play({ from: 1, to: 60 }, () => ++asked > 4).games).toBe(12);
  });
});

describe('mirrored shuffles', () => {
  it('give the same decks to the same seats, whoever sits there', () => {
    const { player } = playerFor({ mirror: true });
    const hands = [1, 2].map((number) => {
      const { setup } = readRecord(player.record(number));
      return replay({ setup, choices: [] }).seats.map(({ hand, deck }) => [hand, deck]);
    });
    expect(hands[0]).toEqual(hands[1]);
    const players = [1, 2].map((number) => readRecord(player.record(number)).setup.players);
    expect(players).toEqual([
      ['Money', 'Smithy'],
      ['Smithy', 'Money'],
    ]);
  });

  it('leave nothing to luck between equals', () => {
    const { plan, player } = playerFor({ strategies: [money, money], mirror: true, games: 100 });
    const [first, second] = resultOf(plan, player.play({ from: 1, to: 100 })).strategies;
    expect(first?.wins).toEqual(second?.wins);
    expect(first?.share).toEqual({ mean: 0.5, low: 0.5, high: 0.5 });
  });
});

describe('details', () => {
  const games = 20;
  const { plan, player } = playerFor({ strategies: [witch, workshop], games, detail: true });
  const tally = player.play({ from: 1, to: games });
  const result = resultOf(plan, tally);

  /** What the records say when every event is listened to. */
  const told = () => {
    const gained = new Map<string, number>();
    const bought = new Map<string, number>();
    const owned = new Map<string, number>();
    const add = (map: Map<string, number>, key: string, by = 1): void =>
      void map.set(key, (map.get(key) ?? 0) + by);
    for (let number = 1; number <= games; number++) {
      const record = readRecord(player.record(number));
      const nameOf = (seat: number): string => record.setup.players[seat] ?? '';
      const game = replay(record, {
        listener({ type, player: seat, cards }) {
          if (type === 'gain') add(gained, `${nameOf(seat)} ${cards?.[0] ?? ''}`);
          if (type === 'buy') add(bought, `${nameOf(seat)} ${cards?.[0] ?? ''}`);
        },
      });
      game.seats.forEach((_, seat) =>
        ownedCards(game, standardCards, seat).forEach((copies, card) => {
          if (copies > 0) add(owned, `${nameOf(seat)} ${standardCards.ids[card] ?? ''}`, copies);
        }),
      );
    }
    return { gained, bought, owned };
  };

  it('agree with the events of the games', () => {
    const { gained, bought, owned } = told();
    const found = {
      gained: new Map<string, number>(),
      bought: new Map<string, number>(),
      owned: new Map<string, number>(),
    };
    for (const { name, detail } of result.strategies) {
      for (const card of detail?.cards ?? []) {
        found.gained.set(`${name} ${card.card}`, Math.round(card.gained * games));
        if (card.bought > 0) found.bought.set(`${name} ${card.card}`, Math.round(card.bought * games));
      }
      for (const { card, copies } of detail?.deck ?? [])
        found.owned.set(`${name} ${card}`, Math.round(copies * games));
    }

    expect(found.gained).toEqual(gained);
    expect(found.bought).toEqual(bought);
    expect(found.owned).toEqual(owned);
    // Curses come from Witches and Estates from Workshops, not from buying alone.
    expect(gained.get('Workshop curse')).toBeGreaterThan(0);
    expect(bought.has('Workshop curse')).toBe(false);
  });

  it('have the coins of each turn: at first two to five of seven Coppers, never more than the deck has', () => {
    for (const { detail } of result.strategies) {
      const [first] = detail?.curve ?? [];
      expect(first?.made).toBeGreaterThanOrEqual(2);
      expect(first?.made).toBeLessThanOrEqual(5);
      const total = (detail?.curve ?? []).slice(0, 2).reduce((sum, point) => sum + point.made, 0);
      // The first two hands are the whole starting deck.
      expect(total).toBeCloseTo(7);
    }
  });

  it('have curves that begin with seven Coppers and end with the score', () => {
    for (const { detail, points } of result.strategies) {
      const [first] = detail?.curve ?? [];
      expect(first).toMatchObject({ turn: 1, games });
      expect(first?.coins).toBeGreaterThanOrEqual(7);
      expect(points.mean).not.toBe(3);
      const reached = detail?.curve.map((point) => point.games) ?? [];
      expect(reached).toEqual(reached.toSorted((a, b) => b - a));
    }
  });

  it('have curves with the interval that the games one by one give', () => {
    const TURN = 8;
    const alone = Array.from({ length: games }, (_, at) => player.play({ from: at + 1, to: at + 1 }));
    for (const [seat, { detail }] of result.strategies.entries()) {
      const point = detail?.curve.find(({ turn }) => turn === TURN);
      for (const value of ['points', 'coins', 'made'] as const) {
        const values = alone.map(({ details }) => details[seat]?.[value][TURN] ?? NaN);
        const mean = values.reduce((sum, one) => sum + one, 0) / games;
        const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (games - 1);
        expect(point?.[value]).toBeCloseTo(mean);
        expect(point?.intervals[value].low).toBeCloseTo(mean - 1.96 * Math.sqrt(variance / games), 3);
        expect(point?.intervals[value].high).toBeCloseTo(mean + 1.96 * Math.sqrt(variance / games), 3);
      }
    }
  });

  it('change nothing about who wins', () => {
    const plain = playerFor({ strategies: [witch, workshop], games });
    expect(plain.player.play({ from: 1, to: games })).toEqual({ ...tally, details: [] });
  });
});
