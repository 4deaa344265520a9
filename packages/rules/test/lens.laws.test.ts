import { expect, test } from 'vitest';
import type { Game, View } from '../src/index.ts';
import {
  Lens,
  RuleError,
  allCards,
  apply,
  argumentOf,
  decision,
  kingdoms,
  newGame,
  newPosition,
  playOut,
  pointsOf,
  randomBelow,
  randomChooser,
  seedRandom,
  view,
} from '../src/index.ts';

test('a lens shows what the view shows, at every decision of random games', () => {
  const random = seedRandom('fast', 'lens');
  for (const kingdom of kingdoms) {
    const players = ['Ann', 'Bob', 'Cleo', 'Dan'].slice(0, 2 + randomBelow(random, 3));
    const game = newGame({ players, kingdom: kingdom.cards, seed: kingdom.id });
    const until = (_game: Game, made: number): boolean => {
      for (let seat = 0; seat < players.length; seat++) {
        expect(throughLens(new Lens(game, seat))).toEqual(throughView(view(game, seat)));
      }
      return made === 300;
    };
    playOut(game, randomChooser(random), { until });
  }
});

/** What cannot be seen reads so. */
const HIDDEN = 'hidden';

function throughLens(lens: Lens): object {
  const names = (cards: readonly number[]) => cards.flatMap((card) => lens.set.ids[card] ?? []);
  const maySee = <T>(look: () => T): T | string => {
    try {
      return look();
    } catch (error) {
      if (error instanceof RuleError && error.code === 'hidden') return HIDDEN;
      throw error;
    }
  };
  const { actions, buys, coins, potions, actionsPlayed, phase, turnPlayer } = lens;
  return {
    turn: { actions, buys, coins, potions, actionsPlayed, phase, player: turnPlayer },
    piles: lens.piles.map((card) => [lens.set.ids[card], lens.supply(card), lens.coinCost(card)]),
    trash: names(lens.trash),
    players: Array.from({ length: lens.players }, (_, seat) => ({
      handSize: lens.handSize(seat),
      inPlay: names(lens.inPlay(seat)),
      discardTop: names([lens.discardTop(seat)]),
      open: names(lens.open(seat)).join(),
      hand: maySee(() => names(lens.hand(seat).toSorted((a, b) => a - b))),
      deckSize: maySee(() => lens.deckSize(seat)),
    })),
  };
}

function throughView(seen: View): object {
  const { actions, buys, coins, potions, actionsPlayed, phase, player } = seen.turn;
  const number = (card: string) => allCards.findIndex((one) => one.id === card);
  return {
    turn: { actions, buys, coins, potions, actionsPlayed, phase, player },
    piles: seen.supply.map((pile) => [pile.card, pile.count, pile.cost.coins]),
    trash: seen.trash,
    players: seen.players.map((own, seat) => ({
      handSize: own.handSize,
      inPlay: own.inPlay,
      discardTop: own.discardTop === null ? [] : [own.discardTop],
      open: seen.open
        .filter((one) => one.player === seat)
        .flatMap((one) => one.cards)
        .toSorted((a, b) => number(a) - number(b))
        .join(),
      hand: own.hand ?? HIDDEN,
      deckSize: own.deckSize ?? HIDDEN,
    })),
  };
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
      ? asked?.options.find((one) => argumentOf(one) === province)
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
