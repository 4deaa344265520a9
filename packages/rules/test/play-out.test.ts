// The loop of every program that plays a game by itself.

import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Chooser, Decision, Game, GameEvent, Option, SetupWish, TurnTaker } from '../src/index.ts';
import {
  EMPTY,
  END_TURN,
  PLAY_TREASURES,
  RuleError,
  anotherGame,
  decision,
  firstOption,
  includesOption,
  kingdoms,
  newGame,
  newPosition,
  offeredWords,
  playOut,
  randomChooser,
  seedRandom,
  standardCards,
} from '../src/index.ts';

const deal = (seed: string): Game =>
  newGame({ players: ['Ann', 'Bob', 'Cleo'], kingdom: kingdoms[0]?.cards ?? [], seed });

/** To do nothing, where that can be chosen. */
const lastOf = ({ options }: Decision): Option => options.at(-1) ?? END_TURN;

const byChance = (seed: string): Chooser => randomChooser(seedRandom('fast', seed));

test('plays to the end, and counts the choices', () => {
  const game = deal('whole');
  let asked = 0;
  const choose = byChance('whole');
  const made = playOut(game, (...question) => {
    asked++;
    return choose(...question);
  });
  expect(game.over).toBe(true);
  expect(decision(game)).toBeUndefined();
  expect(made).toBe(asked);
  expect(playOut(game, choose)).toBe(0);
});

test('tells everything to a listener, and plays the same game without one', () => {
  for (const { id, cards: kingdom } of kingdoms) {
    const [told, untold] = [1, 2].map(() =>
      newGame({ players: ['Ann', 'Bob', 'Cleo'], kingdom, seed: 'told' }),
    ) as [Game, Game];
    const events: GameEvent[] = [];
    playOut(told, byChance('told'), { listener: (event) => events.push(event) });
    playOut(untold, byChance('told'));
    expect(events.filter(({ type }) => type === 'turn').length).toBeGreaterThan(3);
    expect({ id, game: untold }).toEqual({ id, game: told });
  }
});

test('another game in the room of one that was played, or of half of one, is the game of its seed', () => {
  const ways: readonly SetupWish[] = [
    { players: ['Ann', 'Bob', 'Cleo'], kingdom: kingdoms[0]?.cards ?? [], seed: '0' },
    { players: ['Ann', 'Bob'], kingdom: ['black-market', 'masquerade', 'golem'], study: true, seed: '0' },
    { players: ['Ann', 'Bob'], kingdom: ['possession', 'outpost'], study: true, seed: '0', start: 1 },
    { players: ['Ann', 'Bob'], kingdom: ['minion'], study: true, seed: '0'.repeat(64), generator: 'secure' },
  ];
  for (const wish of ways) {
    let game = newGame(wish);
    for (let number = 1; number <= 20; number++) {
      const half = number % 2 === 0;
      playOut(game, byChance(`${number}`), { until: (_game, made) => half && made === 150 });
      const seed = `${number}`.padStart(wish.generator === 'secure' ? 64 : 1, '0');
      game = anotherGame(game, seed);
      expect(game).toEqual(newGame({ ...wish, seed }));
    }
  }
});

test('no other game has a seed that none can have', () => {
  const why = (seed: string): string => {
    try {
      anotherGame(deal('good'), seed);
    } catch (error) {
      if (error instanceof RuleError) return error.code;
    }
    return 'accepted';
  };
  expect([' bad', 'b#d', 'good'].map(why)).toEqual(['bad-seed', 'bad-seed', 'accepted']);
});

test('a game is the same with others played in between, and so are those', () => {
  const names = ['one', 'other', 'third'];
  const apart = names.map(deal);
  for (const game of apart) playOut(game, byChance(game.setup.seed));
  const inTurn = names.map((name) => ({ game: deal(name), choose: byChance(name) }));
  while (inTurn.some(({ game }) => !game.over)) {
    for (const { game, choose } of inTurn) playOut(game, choose, { until: (_game, made) => made === 1 });
  }
  expect(inTurn.map(({ game }) => game)).toEqual(apart);
});

test('the games are those that they have always been', () => {
  const hash = createHash('sha256');
  for (const { cards: kingdom } of kingdoms) {
    const game = newGame({ players: ['Ann', 'Bob'], kingdom, seed: 'ever' });
    const choose = byChance('ever');
    playOut(game, (...question) => {
      const option = choose(...question);
      hash.update(`${question[1].seat} of ${question[1].options.join()} takes ${option};`);
      return option;
    });
  }
  expect(hash.digest('hex')).toBe('dd1249351f81e76d251fc98287d176135510626e1e8038d2ab23c3be8450fd36');
});

test('stops before the first decision at which it is told to, and goes on from there', () => {
  const [whole, parts] = [deal('parts'), deal('parts')];
  const choose = byChance('parts');
  const first = playOut(parts, choose, { until: ({ turn }) => turn.number > 2 });
  expect(parts.turn.number).toBe(3);
  const second = playOut(parts, choose, { until: (_game, made) => made === 7 });
  expect(second).toBe(7);
  const last = playOut(parts, choose);
  expect(first + second + last).toBe(playOut(whole, byChance('parts')));
  expect(parts).toEqual(whole);
});

describe('Treasures that are played without asking', () => {
  const playsTreasures = true;
  /** All Treasures at once where that is offered, else by chance. */
  const treasuresFirst = (seed: string): Chooser => {
    const choose = byChance(seed);
    return (game, asked) =>
      includesOption(asked.options, PLAY_TREASURES) ? PLAY_TREASURES : choose(game, asked);
  };

  test('the game is the same, and so is what is told of it', () => {
    for (const { cards: kingdom } of kingdoms) {
      const [asking, unasked] = [1, 2].map(() =>
        newGame({ players: ['Ann', 'Bob', 'Cleo'], kingdom, seed: 'same' }),
      ) as [Game, Game];
      const events: [GameEvent[], GameEvent[]] = [[], []];
      const made = playOut(asking, treasuresFirst('same'), { listener: (event) => events[0].push(event) });
      const fewer = playOut(unasked, treasuresFirst('same'), {
        listener: (event) => events[1].push(event),
        playsTreasures,
      });
      expect(unasked).toEqual(asking);
      expect(events[1]).toEqual(events[0]);
      expect(fewer).toBeLessThan(made);
    }
  });

  test('somebody who holds another Treasure, too, is asked', () => {
    const game = newPosition({
      kingdom: ['philosophers-stone'],
      players: [
        { name: 'Ann', hand: ['copper', 'copper'] },
        { name: 'Bob', hand: ['copper', 'philosophers-stone'] },
      ],
    });
    playOut(game, () => END_TURN, { playsTreasures, until: ({ turn }) => turn.player === 1 });
    expect(offeredWords(game)).toContain('play Copper');
    playOut(game, () => END_TURN, { playsTreasures, until: ({ turn }) => turn.player === 0 });
    expect(game.turn.coins).toBe(2);
  });
});

describe('Actions that are not asked for', () => {
  /** Takes the only option without a throw of the dice. */
  const atOnce = (seed: string): Chooser => {
    const choose = byChance(seed);
    return (game, asked) => (asked.options.length === 1 ? lastOf(asked) : choose(game, asked));
  };

  test('the game is the same, and so is what is told of it', () => {
    for (const { cards: kingdom } of kingdoms) {
      const [asking, unasked] = [1, 2].map(() =>
        newGame({ players: ['Ann', 'Bob', 'Cleo'], kingdom, seed: 'none' }),
      ) as [Game, Game];
      const events: [GameEvent[], GameEvent[]] = [[], []];
      const made = playOut(asking, atOnce('none'), { listener: (event) => events[0].push(event) });
      const fewer = playOut(unasked, atOnce('none'), {
        listener: (event) => events[1].push(event),
        skipsForced: true,
      });
      expect(unasked).toEqual(asking);
      expect(events[1]).toEqual(events[0]);
      expect(fewer).toBeLessThan(made);
    }
  });

  test('who holds one is asked, and so is a person who holds none', () => {
    const position = (hand: readonly string[]): Game =>
      newPosition({
        kingdom: ['village'],
        players: [
          { name: 'Ann', hand: ['copper'] },
          { name: 'Bob', hand },
        ],
      });
    const nothing: Chooser = (_game, asked) => lastOf(asked);
    const stopsAtBob = { until: ({ turn }: Game) => turn.player === 1, skipsForced: true };
    const [holder, other] = [position(['village', 'copper']), position(['copper'])];
    // A Village is out in both, so that an Action could be in any hand.
    other.actionsOut = holder.actionsOut;
    for (const game of [holder, other]) playOut(game, nothing, stopsAtBob);
    expect(decision(holder)?.verb).toBe('play');
    expect(decision(other)?.verb).toBe('buy');
    const asked = position(['copper']);
    asked.actionsOut = holder.actionsOut;
    playOut(asked, nothing, { until: ({ turn }) => turn.player === 1 });
    expect(decision(asked)?.verb).toBe('play');
  });
});

describe('turns that are told without a question', () => {
  const { coins, isAction, numbers, potions } = standardCards;

  /** The first Action of the hand, all Treasures, the dearest card: as answers to questions. */
  const asking = (seed: string): Chooser => {
    const choose = byChance(seed);
    return (game, asked) => {
      const { card, options, verb } = asked;
      if (card !== null || (verb !== 'play' && verb !== 'buy')) return choose(game, asked);
      if (verb === 'play') return options[0] ?? END_TURN;
      if (includesOption(options, PLAY_TREASURES)) return PLAY_TREASURES;
      return (options[0] ?? 0) < PLAY_TREASURES ? (options[0] ?? 0) : (options.at(-2) ?? END_TURN);
    };
  };

  /** The same, told. */
  const telling = ({ piles, seats, supply, turn }: Game): TurnTaker => ({
    act: (player) => seats[player]?.hand.findIndex((card) => isAction[card]) ?? EMPTY,
    buy() {
      const card = piles.findLast(
        (one) =>
          (supply[one] ?? 0) > 0 &&
          (coins[one] ?? 0) - turn.discount <= turn.coins &&
          (potions[one] ?? 0) <= turn.potions,
      );
      return card === undefined ? END_TURN : firstOption('buy') + card;
    },
  });

  test('the game is the same, and so are what is told of it and the number of choices', () => {
    for (const { id, cards: kingdom } of kingdoms) {
      const [asked, told] = [1, 2].map(() =>
        newGame({ players: ['Ann', 'Bob', 'Cleo'], kingdom, seed: id }),
      ) as [Game, Game];
      const events: [GameEvent[], GameEvent[]] = [[], []];
      let questions = 0;
      const choose = asking(id);
      const made = playOut(asked, asking(id), {
        listener: (event) => events[0].push(event),
        skipsForced: true,
      });
      const counted: Chooser = (...question) => {
        questions++;
        return choose(...question);
      };
      const sameMade = playOut(told, counted, {
        listener: (event) => events[1].push(event),
        skipsForced: true,
        taker: telling(told),
      });
      expect({ id, game: told }).toEqual({ id, game: asked });
      expect(events[1]).toEqual(events[0]);
      expect(sameMade).toBe(made);
      expect(questions).toBeLessThan(made);
    }
  });

  test('what could not be chosen is refused, and asked for instead', () => {
    const position = (): Game =>
      newPosition({
        kingdom: ['village'],
        players: [
          { name: 'Ann', hand: ['copper'] },
          { name: 'Bob', hand: ['estate', 'village'] },
        ],
      });
    const [village, silver] = ['village', 'silver'].map((id) => numbers.get(id) ?? EMPTY) as [number, number];
    const takers: readonly TurnTaker[] = [
      { act: () => 0, buy: () => END_TURN },
      { act: () => 2, buy: () => END_TURN },
      { act: () => EMPTY, buy: () => firstOption('buy') + silver },
      { act: () => EMPTY, buy: () => firstOption('buy') + (numbers.get('smithy') ?? EMPTY) },
      { act: () => EMPTY, buy: () => firstOption('gain') + village },
    ];
    for (const wrong of takers) {
      const game = position();
      const taker: TurnTaker = {
        act: (player) => wrong.act(player),
        buy: (player) => (player === 0 ? END_TURN : wrong.buy(player)),
      };
      // Ann is asked for what she does first; from then on the taker tells it.
      expect(() => playOut(game, (_game, asked) => lastOf(asked), { taker })).toThrow(
        expect.objectContaining({ code: 'illegal-choice' }),
      );
      expect(game.seats[1]?.hand).toEqual([numbers.get('estate'), village]);
      expect(decision(game)?.player).toBe(1);
      playOut(game, (_game, asked) => lastOf(asked));
      expect(game.over).toBe(true);
    }
  });
});
