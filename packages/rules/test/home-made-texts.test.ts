// Texts that no printed card has: whatever the vocabulary lets one say can be played.

import { describe, expect, test } from 'vitest';
import type { CardDefinition, Game, RandomState, Step } from '../src/index.ts';
import {
  EMPTY,
  RuleError,
  TYPES,
  apply,
  checkCard,
  decision,
  findOption,
  newGame,
  newPosition,
  optionParts,
  playOut,
  randomBelow,
  randomChooser,
  seedRandom,
  view,
} from '../src/index.ts';

const card = (play: readonly Step[]): CardDefinition => ({
  id: 'fancy',
  types: ['Action'],
  cost: { coins: 0, potions: 0 },
  play,
});

/** Ann holds the card and these others, on top of her deck lie those. */
function withCard(play: readonly Step[], hand: readonly string[], deck: readonly string[] = []): Game {
  return newPosition({
    players: [
      { name: 'Ann', hand: ['fancy', ...hand], deck },
      { name: 'Bob', hand: ['copper'] },
    ],
    kingdom: ['fancy', 'village'],
    ownCards: [card(play)],
  });
}

function choose(game: Game, ...all: readonly string[]): void {
  for (const words of all) {
    const asked = decision(game);
    if (asked === undefined) throw new Error(`nobody is asked for "${words}"`);
    apply(game, findOption(game, asked, words), asked.seat);
  }
}

const pickOne = (
  verb: 'play' | 'topdeck' | 'discard' | 'return',
  from: 'hand' | 'revealed' = 'hand',
): Extract<Step, { do: 'pick' }> => ({
  do: 'pick',
  verb,
  from,
  least: 1,
  most: 1,
  filter: {},
  asked: 'you',
});

describe('a text', () => {
  test('that plays a card without a text lays it into play, where it does nothing', () => {
    const game = withCard([pickOne('play'), { do: 'playThem', times: 2 }], ['estate', 'copper']);
    choose(game, 'play Fancy', 'play Estate');
    expect(view(game, 0).players[0]).toMatchObject({ hand: ['copper'], inPlay: ['fancy', 'estate'] });
    expect(view(game, 0).turn).toMatchObject({ phase: 'buy', coins: 0 });
  });

  test('that has a card named and then plays one plays the one that was picked, so many times', () => {
    const game = withCard([{ do: 'nameACard' }, pickOne('play'), { do: 'playThem', times: 2 }], ['silver']);
    choose(game, 'play Fancy', 'name Silver', 'play Silver');
    expect(view(game, 0).turn).toMatchObject({ coins: 4, actionsPlayed: 1 });
  });

  test('that has a card named remembers it over what it plays', () => {
    const game = withCard(
      [
        { do: 'nameACard' },
        pickOne('play'),
        { do: 'playThem', times: 1 },
        { do: 'reveal', n: 1 },
        {
          do: 'if',
          condition: { revealedTheNamedCard: true },
          then: [{ do: 'putTheRestInHand' }],
          otherwise: [{ do: 'discardTheRest' }],
        },
      ],
      ['silver'],
      ['gold'],
    );
    choose(game, 'play Fancy', 'name Gold', 'play Silver');
    expect(view(game, 0).players[0]?.hand).toEqual(['gold']);
  });

  test('that played a card has dealt with one', () => {
    const game = withCard(
      [pickOne('play'), { do: 'playThem', times: 2 }, { do: 'plusBuys', n: { thatMany: true } }],
      ['silver'],
    );
    choose(game, 'play Fancy', 'play Silver');
    expect(view(game, 0).turn.buys).toBe(2);
  });

  test('that puts one revealed card back says nothing of what was dealt with before', () => {
    const game = withCard(
      [
        pickOne('discard'),
        { do: 'discardThem' },
        { do: 'reveal', n: 3 },
        pickOne('topdeck', 'revealed'),
        { do: 'putThemOnDeck' },
      ],
      ['estate'],
      ['gold', 'copper', 'silver'],
    );
    choose(game, 'play Fancy', 'discard Estate');
    expect(view(game, 0).open).toEqual([
      { player: 0, because: 'fancy', cards: ['copper', 'silver', 'gold'] },
    ]);
  });
});

describe('what a text leaves open when it ends', () => {
  test('is discarded', () => {
    const game = withCard([{ do: 'reveal', n: 2 }], ['copper'], ['gold', 'silver', 'estate']);
    choose(game, 'play Fancy');
    expect(view(game, 0)).toMatchObject({ open: [], players: [{ discardTop: 'silver', deckSize: 1 }, {}] });
  });
});

test.each<[string, readonly Step[], string]>([
  [
    'takes cards and never puts them anywhere',
    [pickOne('discard')],
    'play[0] must be followed by what becomes of the cards',
  ],
  [
    'plays what it says is discarded',
    [pickOne('discard'), { do: 'playThem', times: 1 }],
    'play[0], verb must be play',
  ],
  [
    'returns cards that may have no pile',
    [pickOne('discard'), { do: 'returnThem' }],
    'play[0] must be pick or pickCopiesOfIt with the verb return',
  ],
  [
    'asks something for each differently named card',
    [
      {
        do: 'forEachDifferentlyNamed',
        action: [],
        treasure: [pickOne('topdeck'), { do: 'putThemOnDeck' }],
        victory: [],
      },
    ],
    'play[0] must be bonuses alone',
  ],
])('a text that %s is refused', (_what, play, message) => {
  expect(() => withCard(play, ['copper'])).toThrow(`card "fancy", ${message}`);
});

test('a card that has no pile is not offered where one is returned', () => {
  const game = newPosition({
    players: [{ name: 'Ann', hand: ['fancy', 'witch', 'copper'] }, { name: 'Bob' }],
    kingdom: ['fancy', 'village', 'black-market'],
    market: [],
    ownCards: [card([pickOne('return'), { do: 'returnThem' }])],
  });
  choose(game, 'play Fancy');
  const asked = decision(game);
  expect(asked?.options.map((option) => optionParts(game, option).card)).toEqual(['copper']);
  choose(game, 'return Copper');
  expect(view(game, 0).players[0]?.hand).toEqual(['witch']);
});

/** Texts by chance, in every word of the vocabulary. */
class Author {
  readonly #random: RandomState;

  constructor(random: RandomState) {
    this.#random = random;
  }

  below(n: number): number {
    return randomBelow(this.#random, n);
  }

  /** True once in so many times. */
  onceIn(n: number): boolean {
    return this.below(n) === 0;
  }

  oneOf<T>(...things: readonly T[]): T {
    const thing = things[this.below(things.length)];
    if (thing === undefined) throw new Error('nothing to take one of');
    return thing;
  }

  filter(): unknown {
    return {
      ...(this.onceIn(4) ? { type: this.oneOf(...TYPES) } : {}),
      ...(this.onceIn(6) ? { notType: this.oneOf(...TYPES) } : {}),
      ...(this.onceIn(8) ? { cards: ['copper', 'fancy'] } : {}),
      ...(this.onceIn(8) ? { otherThanThis: true } : {}),
      ...(this.onceIn(8) ? { costsAtLeast: this.below(3) } : {}),
    };
  }

  condition(): unknown {
    return this.oneOf<unknown>(
      { dealtWith: this.below(3) },
      { itIs: this.oneOf(...TYPES) },
      { itCostsPotion: true },
      { cardsInHandAtLeast: this.below(5) },
      { handHas: this.filter() },
      { actionsPlayedAtLeast: 2 },
      { revealedTheNamedCard: true },
      { thisIsInPlay: true },
    );
  }

  text(depth = 0): unknown[] {
    return Array.from({ length: 1 + this.below(depth > 1 ? 2 : 4) }, () =>
      depth < 2 && this.onceIn(4) ? this.nested(depth + 1) : this.step(),
    );
  }

  nested(depth: number): unknown {
    const n = 1 + this.below(2);
    const modes = Array.from({ length: n + this.below(2) }, (_, i) => ({
      name: `mode-${i}`,
      steps: this.text(depth),
    }));
    const whom = this.oneOf('eachOtherPlayer', 'eachPlayer', 'leftNeighbour');
    return this.oneOf<unknown>(
      { do: 'choose', n, optional: this.onceIn(2), modes, asked: this.asked() },
      { do: 'if', condition: this.condition(), then: this.text(depth), otherwise: this.text(depth) },
      { do: whom, steps: [...this.text(depth), { do: this.oneOf('remember', 'unaffected') }] },
      {
        do: 'forEachDifferentlyNamed',
        action: this.text(depth),
        treasure: this.text(depth),
        victory: this.text(depth),
      },
    );
  }

  asked(): string {
    return this.oneOf('you', 'player-of-the-card');
  }

  step(): unknown {
    const amount = this.oneOf<unknown>(
      this.below(3),
      { thatMany: true },
      { coinsOfIt: true },
      { everyInDeckAndDiscard: 3 },
    );
    const verb = this.oneOf('discard', 'trash', 'topdeck', 'play');
    const from = this.oneOf('hand', 'revealed', 'in-play');
    const to = this.oneOf('discard', 'hand', 'deck');
    const filter = this.filter();
    const asked = this.asked();
    const limit = { exactly: this.onceIn(2), it: this.onceIn(2), coins: this.below(5) - 1 };
    const them = this.oneOf('discardThem', 'trashThem', 'putThemOnDeck', 'putThemInHand', 'revealThem');
    const rest = this.oneOf('discardTheRest', 'trashTheRest', 'putTheRestInHand', 'putTheRestOnDeck');
    const pick = { do: 'pick', verb, from, least: this.below(3), most: this.below(4), filter, asked };
    return this.oneOf<unknown>(
      pick,
      pick,
      { do: them },
      { do: them },
      { do: rest },
      {
        do: this.oneOf('plusCards', 'plusActions', 'plusBuys', 'plusCoins', 'plusPotions'),
        n: amount,
      },
      { do: 'pickDownTo', verb, handSize: this.below(6) },
      { do: 'playThem', times: 1 + this.below(3) },
      { do: 'reveal', n: this.below(5) },
      { do: 'revealUntil', n: this.below(3), filter },
      { do: 'takeFromRevealed', filter },
      { do: this.oneOf('revealHand', 'discardHand', 'discardDeck', 'lookThroughDiscard') },
      { do: 'drawUntil', handSize: this.below(8), maySetAside: filter },
      { do: 'gain', card: this.oneOf('this', 'copper', 'village'), to },
      { do: 'gainACard', filter, limit, to, optional: this.onceIn(2), asked },
      { do: this.oneOf('gainFromTrash', 'trashThis', 'putThisOnDeck', 'nameACard') },
      { do: this.oneOf('everyonePassesLeft', 'possessLeftNeighbour') },
      { do: 'costsLess', coins: this.below(2) },
      { do: 'makesMore', card: 'copper', coins: 1 },
    );
  }

  /** The first that `checkCard` has nothing against. */
  card(): CardDefinition {
    for (;;) {
      try {
        return this.anyCard();
      } catch (error) {
        if (!(error instanceof RuleError)) throw error;
      }
    }
  }

  anyCard(): CardDefinition {
    const types = this.oneOf(['Action'], ['Action', 'Attack'], ['Treasure'], ['Action', 'Reaction']);
    return checkCard({
      id: 'fancy',
      types,
      cost: { coins: this.below(3), potions: 0 },
      play: this.text().slice(0, 3),
      ...(types.includes('Reaction') ? { onAttack: this.text(1) } : {}),
      ...(this.onceIn(3) ? { onDiscardFromPlay: { while: this.filter(), steps: this.text(1) } } : {}),
    });
  }
}

/** All cards, wherever they are. */
const cardsIn = (game: Game): number =>
  [
    game.trash,
    ...game.seats.flatMap(({ deck, hand, discard, inPlay, returning }) => [
      deck,
      hand,
      discard,
      inPlay,
      returning,
    ]),
    ...game.stack.flatMap(({ them, rest }) => [them, rest]),
  ].reduce((sum, cards) => sum + cards.filter((one) => one !== EMPTY).length, 0) +
  game.piles.reduce((sum, pile) => sum + (game.supply[pile] ?? 0), 0);

const beside = ['cellar', 'market', 'militia', 'moat', 'possession', 'remodel', 'throne-room', 'village'];

test('whatever a text says, the game goes on and no card is lost', () => {
  let decisions = 0;
  for (let seed = 0; seed < 300; seed++) {
    const random = seedRandom('fast', `text ${seed}`);
    const made = new Author(random).card();
    const kingdom = [...beside, 'smithy', 'fancy'];
    const game = newGame({ players: ['Ann', 'Bob'], kingdom, seed: `${seed}`, ownCards: [made] });
    const all = cardsIn(game);
    const byChance = randomChooser(random);
    const chooseAndCount: typeof byChance = (now, question) => {
      decisions++;
      const [cards, options] = [cardsIn(now), question.options.length];
      // An assertion that looks through the card at every step would take most of the time.
      if (cards !== all || options === 0)
        throw new Error(`${cards} cards of ${all}, ${options} options, with ${JSON.stringify(made)}`);
      view(now, question.seat);
      return byChance(now, question);
    };
    playOut(game, chooseAndCount, { until: (_now, choices) => choices >= 300 });
  }
  expect(decisions).toBeGreaterThan(30_000);
});

test.each([
  [
    'revealed cards put back',
    [{ do: 'reveal', n: 2 }, { do: 'putTheRestOnDeck' }],
    [
      ['topdeck gold', 'topdeck copper'],
      ['topdeck copper', 'topdeck gold'],
    ],
  ],
  [
    'cards put under the Black Market deck',
    [{ do: 'revealMarket', n: 2 }, { do: 'putMarketUnder' }],
    [['put-under first'], ['put-under last']],
  ],
] satisfies [string, Step[], string[][]][])(
  'in what order they go is nobody else’s business, so that "it" does not tell it: %s',
  (_what, putBack, orders) => {
    const limit = { exactly: false, it: true, coins: 0 };
    const gain: Step = { do: 'gainACard', filter: {}, limit, to: 'discard', optional: false, asked: 'you' };
    const offered = orders.map((choices) => {
      const game = withCard([...putBack, gain], [], ['gold', 'copper']);
      const play = (words: string): void => {
        const asked = decision(game);
        if (asked === undefined) throw new Error(`nobody is asked for "${words}"`);
        const { options } = asked;
        const option =
          words === 'put-under first'
            ? options[0]
            : words === 'put-under last'
              ? options.at(-1)
              : findOption(game, asked, words);
        apply(game, option ?? 0);
      };
      play('play fancy');
      for (const words of choices) play(words);
      // The last card has no place but the one that is left.
      while (decision(game)?.verb === 'put-under') apply(game, decision(game)?.options[0] ?? 0);
      return decision(game)?.options;
    });
    expect(offered[0]).toEqual(offered[1]);
    expect(offered[0]?.length).toBeGreaterThan(0);
  },
);

const aboutOthers = 'inside eachOtherPlayer, eachPlayer or leftNeighbour';

test.each([
  [[{ do: 'remember' }], `play[0] must be ${aboutOthers}`],
  [[{ do: 'unaffected' }], 'play[0] must be in onAttack'],
  [
    [{ do: 'if', condition: { dealtWith: 1 }, then: [], otherwise: [{ do: 'remember' }] }],
    `play[0], otherwise[0] must be ${aboutOthers}`,
  ],
])('a text that speaks to the one it serves, and serves none, is refused: %j', (play, message) => {
  const types = ['Action'];
  expect(() => checkCard({ id: 'fancy', types, cost: { coins: 0, potions: 0 }, play })).toThrow(
    `card "fancy", ${message}`,
  );
});
