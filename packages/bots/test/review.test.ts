import type { BotMaker, ReviewEffort, ReviewedPart, WeighedPurchase } from '@tenfold/bots';
import {
  GameReview,
  ImaginingJudge,
  characters,
  explainPurchase,
  reviewOf,
  seatBots,
  seenPosition,
  strategist,
  studyTable,
} from '@tenfold/bots';
import type { CardDefinition, GameRecord, Position, RecordedChoice, SetupWish } from '@tenfold/rules';
import {
  END_TURN,
  Lens,
  NOBODY,
  allCards,
  cardSetOf,
  findOption,
  firstOption,
  kingdoms,
  newGame,
  newPosition,
  ownedCards,
  playOut,
  recordChoice,
  view,
} from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { Course } from '../src/review/imagined-end.ts';
import { PlayerModel, modelOf } from '../src/review/player-model.ts';
import { reasonsFor } from '../src/review/reasons.ts';
import { bigMoneyUltimate } from '../src/plans/big-money.ts';

/** Enough to see that it works. */
const LITTLE: ReviewEffort = {
  searchGames: 200,
  worlds: 24,
  weighing: { plans: 2, all: 3, better: 5, again: 10, mostDecisions: 50_000 },
};
/** Enough to be sure of a bad mistake. */
const ENOUGH: ReviewEffort = {
  ...LITTLE,
  weighing: { plans: 4, all: 10, better: 20, again: 60, mostDecisions: 200_000 },
};

function sure<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('the game of this test has no such thing');
  return found;
}

const firstGame = sure(kingdoms.find(({ id }) => id === 'first-game'));
const named = (id: string): BotMaker => sure(characters.find((one) => one.id === id)).maker;
const money = strategist(bigMoneyUltimate(2));

/** With so much to spend it takes a Copper instead. */
const waster =
  (coins: number): BotMaker =>
  (lens) => {
    const bot = money(lens);
    return {
      name: 'waster',
      choose(seen, asked) {
        const option = bot.choose(seen, asked);
        const isBuying = asked.card === null && asked.verb === 'buy' && option >= BUY && option < END_TURN;
        const isWasted = isBuying && seen.coins >= coins && seen.turnsOf(seen.seat) <= 9;
        return isWasted ? BUY + sure(seen.set.numbers.get('copper')) : option;
      },
    };
  };

const BUY = firstOption('buy');

function played(makers: readonly BotMaker[], wish: Partial<SetupWish> = {}): GameRecord {
  const setup: SetupWish = {
    players: ['Ann', 'Bob', 'Cleo'].slice(0, makers.length),
    kingdom: firstGame.cards,
    seed: 'review',
    start: 0,
    ...wish,
  };
  const game = newGame(setup);
  const choices: RecordedChoice[] = [];
  const choose = seatBots(game, makers);
  playOut(game, (position, asked) => {
    const option = choose(position, asked);
    choices.push(recordChoice(position, option, asked.seat, asked.player));
    return option;
  });
  return { setup, choices };
}

const all = (review: GameReview, seat: number): ReviewedPart[] =>
  sure(review.outline.parts[seat]).map((part) => review.do(part));

const purchasesIn = (parts: readonly ReviewedPart[]): WeighedPurchase[] =>
  parts.flatMap((part) => (part.part === 'purchase' ? [part.purchase] : []));

describe('a review', () => {
  const record = played([named('bramble'), named('vixen')]);
  const study = studyTable(record, undefined, LITTLE);

  it('has a chance for every seat at every turn, and they add up to one game', () => {
    const review = new GameReview(record, study, LITTLE);
    const { turns } = reviewOf(review.outline, all(review, 0));
    expect(turns.length).toBe(review.game.turns.length);
    for (const { chances } of turns) {
      expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
      for (const { chance } of chances) {
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
      }
    }
    // Who wins was likely to before the last turn.
    const { winners } = review.outline;
    expect(turns.at(-1)?.chances[winners[0] ?? 0]?.chance).toBeGreaterThan(0.5);
  });

  it('comes out the same in whatever order and by whomever its parts are done', () => {
    const one = new GameReview(record, study, LITTLE);
    const other = new GameReview(record, structuredClone(study), LITTLE);
    const parts = sure(one.outline.parts[0]).filter((_part, index) => index % 6 === 0);
    const done = parts.map((part) => one.do(part));
    expect(parts.toReversed().map((part) => other.do(part))).toEqual(done.toReversed());
  });

  it('tells how far the search for plans is', () => {
    const told: number[] = [];
    studyTable(record, (share) => told.push(share), LITTLE);
    expect(told.length).toBeGreaterThan(2);
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it('looks at the purchases of one player, each once', () => {
    const review = new GameReview(record, study, LITTLE);
    const { purchases } = review.game;
    for (const seat of [0, 1]) {
      const own = sure(review.outline.parts[seat]).filter(({ part }) => part === 'purchase');
      expect(own.map(({ index }) => purchases[index]?.seat)).toEqual(own.map(() => seat));
    }
    expect(purchases.map(({ moment }) => moment)).toEqual([
      ...new Set(purchases.map(({ moment }) => moment)),
    ]);
  });

  it('finds a purchase that throws the game away, and what was better', () => {
    const wasted = played([waster(6), named('magpie')], { seed: 'wasted' });
    const review = new GameReview(wasted, studyTable(wasted, undefined, ENOUGH), ENOUGH);
    const purchases = sure(review.outline.parts[0]).filter(({ part }) => part === 'purchase');
    const done = purchases.map((part) => review.do(part));
    const { costly } = reviewOf(review.outline, done);
    expect(costly.length).toBeGreaterThan(0);
    expect(costly.length).toBeLessThanOrEqual(3);
    const [dearest] = costly;
    expect(dearest?.taken.card).toBe('copper');
    expect(dearest?.others[0]?.card).not.toBe('copper');
    expect(dearest?.reasons.length).toBeGreaterThan(0);
    expect(dearest?.cost).toBeCloseTo((dearest?.others[0]?.chance ?? 0) - (dearest?.taken.chance ?? 0));
    // The moment is where the replay opens to try something else.
    const at = sure(review.game.purchases.find(({ moment }) => moment === dearest?.moment));
    expect(() => findOption(at.position, at.asked, 'buy Silver')).not.toThrow();
    expect(wasted.choices[at.moment]?.words.toLowerCase()).toContain('copper');
  });

  it('is as good for home-made cards and three players', () => {
    const hex: CardDefinition = {
      id: 'hex',
      types: ['Action', 'Attack'],
      cost: { coins: 4, potions: 0 },
      play: [
        { do: 'plusCards', n: 2 },
        { do: 'eachOtherPlayer', steps: [{ do: 'gain', card: 'curse', to: 'discard' }] },
      ],
    };
    const { cards } = firstGame;
    const own = played([named('vixen'), named('magpie'), named('bramble')], {
      kingdom: [...cards.slice(1), 'hex'],
      ownCards: [hex],
    });
    const review = new GameReview(own, studyTable(own, undefined, LITTLE), LITTLE);
    const parts = sure(review.outline.parts[1])
      .filter((_part, index) => index % 5 === 0)
      .map((part) => review.do(part));
    const turns = parts.flatMap((part) => (part.part === 'turn' ? [part.turn] : []));
    expect(turns.map(({ chances }) => chances.length)).toEqual(turns.map(() => 3));
    const weighed = purchasesIn(parts);
    expect(weighed.length).toBeGreaterThan(0);
    expect(JSON.parse(JSON.stringify(weighed))).toEqual(weighed);
  });

  it('lists three purchases at most, the dearest first, and none that may have cost nothing', () => {
    const purchase = (moment: number, cost: number, error = 0.01): ReviewedPart => ({
      part: 'purchase',
      index: moment,
      purchase: {
        moment,
        seat: 0,
        own: 1,
        coins: 3,
        taken: { card: 'copper', chance: 0.4, error },
        others: [{ card: 'silver', chance: 0.4 + cost, error }],
        cost,
        error,
        reasons: [],
      },
    });
    const parts = [
      purchase(1, 0.05),
      purchase(2, 0.2),
      purchase(3, 0.1),
      purchase(4, 0.3),
      purchase(5, 0.25, 0.3),
    ];
    const { costly } = reviewOf({ winners: [0] }, parts);
    expect(costly.map(({ moment }) => moment)).toEqual([4, 2, 3]);
  });
});

describe('the judge', () => {
  const record = played([named('vixen'), named('magpie')]);
  const review = new GameReview(record, null, LITTLE);
  const models = [0, 1].map(() => new PlayerModel([{ sense: money, slips: 0, weight: 1 }]));
  const judge = new ImaginingJudge(models, { worlds: 60, mostDecisions: 1e6 });

  it('knows no more than the eyes that it looks with', () => {
    const { position, player } = sure(review.game.turns[12]);
    const twin = structuredClone(position);
    // The others' cards may lie anywhere among those that nobody sees.
    const other = sure(twin.seats[1 - player]);
    const hidden = [...other.hand, ...other.deck].toReversed();
    other.hand = hidden.slice(0, other.hand.length);
    other.deck = hidden.slice(other.hand.length);
    sure(twin.seats[player]).deck.reverse();
    expect(twin).not.toEqual(position);
    expect(judge.chances(twin, player, 'eyes')).toEqual(judge.chances(position, player, 'eyes'));
  });

  it('with nobody’s eyes does not know the hand of who buys', () => {
    const { position, seat } = sure(
      review.game.purchases.find(({ position: { seats }, seat: who }) => {
        const { hand, deck } = sure(seats[who]);
        return hand.length > 0 && deck.some((card) => card !== hand[0]);
      }),
    );
    const twin = structuredClone(position);
    const { hand, deck } = sure(twin.seats[seat]);
    const other = deck.findIndex((card) => card !== hand[0]);
    [hand[0], deck[other]] = [sure(deck[other]), sure(hand[0])];
    expect(new Lens(twin, NOBODY).imagine([1, 2, 3, 4])).toEqual(
      new Lens(position, NOBODY).imagine([1, 2, 3, 4]),
    );
  });

  it('is surer the more it has imagined', () => {
    const { position, player } = sure(review.game.turns[0]);
    const [little] = judge.chances(position, player, 'sure');
    const [much] = new ImaginingJudge(models, { worlds: 240, mostDecisions: 1e6 }).chances(
      position,
      player,
      'sure',
    );
    expect(sure(much).error).toBeLessThan(sure(little).error);
  });
});

describe('how somebody plays', () => {
  it('is told by what he bought', () => {
    const record = played([named('magpie'), named('bramble')]);
    const { purchases } = new GameReview(record, null, LITTLE).game;
    const of = (seat: number) =>
      modelOf(
        purchases.filter((purchase) => purchase.seat === seat),
        [money],
      );
    expect(of(0).likely[0]).toMatchObject({ sense: money, slips: 0 });
    expect(of(1).likely[0]?.slips).toBeGreaterThan(0);
    expect(of(1).likely.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });
});

describe('the reasons', () => {
  const course: Course = {
    share: 0.5,
    lead: 0,
    endsIt: 0,
    coins: 4,
    plays: 3,
    cursesGiven: 0,
    cursesTaken: 0,
    turns: 10,
  };

  it.each([
    ['wins at once', { endsIt: 1, share: 1 }, {}, null, ['wins-now']],
    ['what was bought lost at once', {}, { endsIt: 1, share: 0 }, null, ['loses-now']],
    ['more coins', { coins: 5 }, {}, null, ['coins']],
    ['Curses', { cursesGiven: 3 }, {}, null, ['curses']],
    ['fewer Curses', {}, { cursesTaken: 3 }, null, ['fewer-curses']],
    ['a card that comes too late', { lead: 1 }, { plays: 0.4 }, 'smithy', ['too-late']],
    ['points', { lead: 5 }, {}, null, ['points']],
    ['a little of everything', { lead: 0.3 }, {}, null, ['together']],
  ])('are %s', (_what, better, taken, card, expected) => {
    const found = reasonsFor({ ...course, ...better }, { ...course, ...taken }, card);
    expect(found.map(({ why }) => why)).toEqual(expected);
  });
});

describe('why somebody bought that', () => {
  const record = played([named('vixen'), named('magpie')]);
  const { purchases } = new GameReview(record, null, LITTLE).game;
  const { position, option, seat } = sure(purchases.find(({ own, seat: who }) => own === 6 && who === 1));
  const definitionOf = (card: string): CardDefinition | undefined => allCards.find(({ id }) => id === card);

  function seenBy(eyes: number | null): Position {
    const set = cardSetOf(position);
    const owned = position.seats.map((_seat, player) =>
      ownedCards(position, set, player).flatMap((count, card) =>
        count > 0 ? [{ card: sure(set.ids[card]), count }] : [],
      ),
    );
    return seenPosition({ view: view(position, eyes), owned, definitionOf, ownCards: [] });
  }

  it('is seen alike with everybody’s eyes', () => {
    expect(seenBy(0)).toEqual(seenBy(null));
    expect(seenBy(seat)).toEqual(seenBy(null));
  });

  it('keeps what lies open, and forgets where the rest lies', () => {
    const seen = newPosition(seenBy(null));
    expect(seen.supply).toEqual(position.supply);
    expect(seen.turn.coins).toBe(position.turn.coins);
    expect(seen.seats[seat]?.inPlay).toEqual(position.seats[seat]?.inPlay);
    const set = cardSetOf(position);
    for (const player of [0, 1])
      expect(ownedCards(seen, set, player)).toEqual(ownedCards(position, set, player));
  });

  it('compares it with what else there was', () => {
    const card = sure(cardSetOf(position).ids[option - BUY]);
    const explained = explainPurchase(seenBy(null), card, LITTLE);
    expect(explained?.taken.card).toBe(card);
    expect(explained?.taken.chance).toBeGreaterThan(0);
    expect(explained?.own).toBe(6);
    expect(explainPurchase(seenBy(null), card, LITTLE)).toEqual(explained);
  });

  it('has no answer for what could not be bought', () => {
    expect(explainPurchase(seenBy(null), 'colony', LITTLE)).toBeNull();
  });
});
