import { expect, test } from 'vitest';
import {
  Lens,
  apply,
  decision,
  kingdoms,
  newGame,
  newPosition,
  pointsOf,
  seedRandom,
  randomBelow,
  view,
} from '../src/index.ts';

test('a lens shows what the view shows, at every decision of random games', () => {
  const random = seedRandom('fast', 'lens');
  for (const kingdom of kingdoms) {
    const players = ['Ann', 'Bob', 'Cleo', 'Dan'].slice(0, 2 + randomBelow(random, 3));
    const game = newGame({ players, kingdom: kingdom.cards, seed: kingdom.id });
    for (let step = 0; step < 300; step++) {
      const asked = decision(game);
      if (asked === undefined) break;
      for (let seat = 0; seat < players.length; seat++) compare(new Lens(game, seat), view(game, seat));
      apply(game, asked.options[randomBelow(random, asked.options.length)] ?? 0, asked.seat);
    }
  }
});

function compare(lens: Lens, seen: ReturnType<typeof view>): void {
  const names = (cards: readonly number[]) => cards.map((card) => lens.set.ids[card]);
  expect([
    lens.actions,
    lens.buys,
    lens.coins,
    lens.potions,
    lens.actionsPlayed,
    lens.phase,
    lens.turnPlayer,
  ]).toEqual([
    seen.turn.actions,
    seen.turn.buys,
    seen.turn.coins,
    seen.turn.potions,
    seen.turn.actionsPlayed,
    seen.turn.phase,
    seen.turn.player,
  ]);
  expect(lens.piles.map((card) => [lens.set.ids[card], lens.supply(card), lens.coinCost(card)])).toEqual(
    seen.supply.map((pile) => [pile.card, pile.count, pile.cost.coins]),
  );
  expect(names(lens.trash)).toEqual(seen.trash);
  seen.players.forEach((player, seat) => {
    expect(lens.handSize(seat)).toBe(player.handSize);
    expect(names(lens.inPlay(seat)).filter((id) => id !== undefined)).toEqual(player.inPlay);
    expect(lens.discardTop(seat) < 0 ? null : lens.set.ids[lens.discardTop(seat)]).toBe(player.discardTop);
    if (player.hand === undefined) {
      expect(() => lens.hand(seat)).toThrow('may not see');
      expect(() => lens.deckSize(seat)).toThrow('may not see');
    } else {
      expect(names([...lens.hand(seat)].toSorted((a, b) => a - b))).toEqual(player.hand);
      expect(lens.deckSize(seat)).toBe(player.deckSize);
    }
  });
}

test('points passed in secret are counted only by those who saw them', () => {
  const game = newPosition({
    players: [
      { name: 'Ann', hand: ['masquerade', 'province'], deck: ['copper', 'copper'] },
      { name: 'Bob', hand: ['copper'] },
      { name: 'Cleo', hand: ['copper'] },
      { name: 'Dan', hand: ['copper'] },
    ],
    kingdom: ['masquerade'],
  });
  const take = (words: RegExp) => {
    const asked = decision(game);
    const province = game.piles.find((card) => new Lens(game, 0).set.ids[card] === 'province');
    const option = words.test('province')
      ? asked?.options.find((one) => one % 1024 === province)
      : asked?.options[0];
    apply(game, option ?? 0, asked?.seat);
  };
  take(/masquerade/);
  take(/province/);
  for (let i = 0; i < 3; i++) take(/copper/);
  expect([0, 1, 2, 3].map((seat) => pointsOf(game, new Lens(game, 0).set, seat))).toEqual([0, 6, 0, 0]);
  const seenBy = (seat: number) => [0, 1, 2, 3].map((player) => new Lens(game, seat).points(player));
  expect(seenBy(0)).toEqual([0, 6, 0, 0]);
  expect(seenBy(1)).toEqual([0, 6, 0, 0]);
  expect(seenBy(2)).toEqual([6, 0, 0, 0]);
  expect(seenBy(3)).toEqual([6, 0, 0, 0]);
});
