// The first of the five verbs: a new game, laid out as the rulebooks say.

import type { StandardCardId } from './cards/index.ts';
import { BOXES, setOfCard } from './cards/index.ts';
import { ownCardSet, standardCards } from './engine/game-cards.ts';
import type { CardSet } from './engine/card-set.ts';
import { RuleError } from './errors.ts';
import type { Listener } from './engine/events.ts';
import { advance } from './engine/game.ts';
import { draw, shuffleDeck } from './engine/moves.ts';
import type { RandomState } from './engine/random.ts';
import { GENERATORS, randomBelow, seedRandom, shuffle } from './engine/random.ts';
import { HAND_SIZE, STARTING_DECK } from './engine/rulebook-numbers.ts';
import type { Game, Seat, Setup } from './engine/state.ts';
import { ACTION, EMPTY, NOBODY } from './engine/state.ts';
import { newFrame, tableOf } from './engine/table.ts';
import { startTurn } from './engine/turn.ts';
import { FEWEST_PLAYERS, KINGDOM_PILES, MOST_PLAYERS } from './game-size.ts';
import { noSuchCard } from './names/unknown.ts';
import { checkCard } from './vocabulary/check.ts';
import type { CardId } from './vocabulary/definition.ts';
import { stepsOf } from './vocabulary/steps.ts';

const KINGDOM_PILE_SIZE = 10;
const POTION_PILE_SIZE = 16;

const BASIC_PILES: readonly StandardCardId[] = [
  'copper',
  'silver',
  'gold',
  'estate',
  'duchy',
  'province',
  'curse',
];

/** Copies in one box. */
const TREASURES_IN_A_BOX: Readonly<Record<string, number>> = {
  copper: 60,
  silver: 40,
  gold: 30,
} satisfies Partial<Record<StandardCardId, number>>;

/** How the Setup may be written: what is left out is settled in `completeSetup`. */
export type SetupWish = Omit<Setup, 'generator'> & Partial<Pick<Setup, 'generator'>>;

/** By seat: the orders that a player's shuffles give, that of the starting deck first; each with the top card first. */
export type PlannedShuffles = readonly (readonly (readonly CardId[])[])[];

/** Lays out the Supply, deals, and runs to the first decision. Shuffles that are not planned follow from the seed. */
export function newGame(
  wish: SetupWish,
  listener: Listener | null = null,
  shuffles: PlannedShuffles = [],
): Game {
  const setup = completeSetup(wish);
  const set = cardSetFor(setup);
  const game = emptyGame(setup, set);
  if (shuffles.length > 0) game.plannedShuffles = shufflesInNumbers(shuffles, setup, set);
  deal(game, set, listener);
  return game;
}

/**
 * The game that `newGame` would give for the set-up of this one with another seed, in the room of this one, which is lost:
 * who plays thousands of games need not have new piles made for each.
 */
export function anotherGame(before: Game, seed: string): Game {
  const setup = { ...before.setup, seed };
  checkSeed(setup);
  const set = cardSetFor(setup);
  const game = emptyGame(setup, set, before);
  deal(game, set, null);
  return game;
}

function deal(game: Game, set: CardSet, listener: Listener | null): void {
  const { setup } = game;
  const first = setup.start ?? randomBelow(game.random, setup.players.length);
  const table = tableOf(game, set, listener);
  for (let player = 0; player < game.seats.length; player++) {
    const { deck } = game.seats[player]!;
    for (let i = 0; i < STARTING_DECK.copper; i++) deck.push(set.copper);
    for (let i = 0; i < STARTING_DECK.estate; i++) deck.push(set.estate);
    shuffleDeck(table, player);
    draw(table, player, HAND_SIZE);
  }
  if (game.market.length > 0) game.market = shuffled(game.random, game.market);
  startTurn(table, first, NOBODY, true);
  game.stack.push(newFrame(set.turn, first, EMPTY, EMPTY, EMPTY, 0));
  advance(table);
}

function shuffled(random: RandomState, cards: readonly number[]): readonly number[] {
  const all = cards.slice();
  shuffle(random, all);
  return all;
}

function shufflesInNumbers(shuffles: PlannedShuffles, { players }: Setup, set: CardSet): number[][][] {
  const numberOf = (card: CardId): number => {
    const number = set.numbers.get(card);
    if (number === undefined) throw new RuleError('unknown-card', noSuchCard(card, set));
    return number;
  };
  // The top of a deck is its end.
  return players.map((_, seat) => (shuffles[seat] ?? []).map((cards) => cards.map(numberOf).reverse()));
}

const cardSetFor = (setup: Setup): CardSet =>
  setup.ownCards === undefined ? standardCards : ownCardSet(setup.ownCards);

/** What all games of a set-up share before anything is dealt. */
interface Layout {
  readonly piles: readonly number[];
  readonly supply: readonly number[];
  readonly reactions: boolean;
  readonly discardTexts: boolean;
  /** The cards of the deck beside the Supply, if a card of the kingdom needs one. */
  readonly market: readonly number[];
}

/** Simulations begin thousands of games that differ in their seed alone: the last set-up seen is remembered. A memo, not state. */
let last: { setup: Setup; layout: Layout } | undefined;

function isLikeLast(setup: Setup): boolean {
  if (last === undefined) return false;
  const { setup: before } = last;
  return (
    before.boxes === setup.boxes &&
    before.study === setup.study &&
    before.ownCards === setup.ownCards &&
    sameWords(before.players, setup.players) &&
    sameWords(before.kingdom, setup.kingdom) &&
    sameWords(before.further ?? [], setup.further ?? [])
  );
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function layoutOf(setup: Setup, set: CardSet): Layout {
  if (last !== undefined && isLikeLast(setup)) return last.layout;
  const layout = makeLayout(setup, set);
  // Copies, for a caller may go on to change the lists that it made the set-up from.
  const copy = {
    ...setup,
    players: [...setup.players],
    kingdom: [...setup.kingdom],
    further: [...(setup.further ?? [])],
  };
  last = { setup: copy, layout };
  return layout;
}

function makeLayout(setup: Setup, set: CardSet): Layout {
  const supply = set.ids.map(() => -1);
  const piles: number[] = [];
  for (const { card, size } of sizedPiles(setup, set)) {
    supply[card] = size;
    piles.push(card);
  }
  const market = setup.kingdom.some((id) => set.usesMarket[set.numbers.get(id)!]!)
    ? (setup.further ?? []).map((id) => set.numbers.get(id)!)
    : [];
  const cards = [...piles, ...market];
  piles.sort((one, other) => set.coins[one]! - set.coins[other]! || one - other);
  return {
    piles,
    supply,
    reactions: cards.some((card) => set.isReaction[card]!),
    discardTexts: cards.some((card) => set.discardCondition[card] !== undefined),
    market,
  };
}

function emptySeats(count: number, room: readonly Seat[]): Seat[] {
  const seats: Seat[] = [];
  while (seats.length < count) {
    const before = room[seats.length];
    seats.push({
      deck: emptied(before?.deck),
      hand: emptied(before?.hand),
      discard: emptied(before?.discard),
      inPlay: emptied(before?.inPlay),
      returning: [],
      staying: [],
      mat: [],
      tokens: 0,
      turns: 0,
    });
  }
  return seats;
}

/** An array to be filled: one that was, which has room already, or a new one. */
function emptied<T>(used: T[] | undefined): T[] {
  if (used === undefined) return [];
  // Not by the `clear` of the moves: that one is quick because it empties nothing but cards.
  while (used.length > 0) used.pop();
  return used;
}

function copiedInto(used: number[] | undefined, numbers: readonly number[]): number[] {
  if (used === undefined) return numbers.slice();
  for (let i = 0; i < numbers.length; i++) used[i] = numbers[i]!;
  return used;
}

/** A game with its Supply laid out and nothing dealt: in the room of one of the same set-up that is no longer wanted. */
export function emptyGame(setup: Setup, set: CardSet = cardSetFor(setup), room?: Game): Game {
  const { piles, supply, reactions, discardTexts, market } = layoutOf(setup, set);
  return {
    setup,
    seats: emptySeats(setup.players.length, room?.seats ?? []),
    piles,
    supply: copiedInto(room?.supply, supply),
    trash: emptied(room?.trash),
    turn: {
      number: 0,
      player: 0,
      possessor: NOBODY,
      phase: ACTION,
      actions: 1,
      buys: 1,
      coins: 0,
      potions: 0,
      played: 0,
      plays: 0,
      bought: 0,
      discount: 0,
      nextHand: HAND_SIZE,
      inARow: 1,
      bonuses: [],
      gained: emptied(room?.turn.gained),
    },
    inMarket: market,
    market,
    marketOpen: [],
    extraTurns: [],
    lastOrdinary: 0,
    stack: emptied(room?.stack),
    asks: emptied(room?.asks),
    random: seedRandom(setup.generator, setup.seed),
    emptyPiles: 0,
    reactions,
    discardTexts,
    actionsOut: 0,
    passedPoints: [],
    idleTurns: 0,
    returned: 0,
    plannedShuffles: [],
    over: false,
  };
}

/** Checks a set-up and settles what it leaves open. Throws an error that says what to change. */
export function completeSetup(wish: SetupWish): Setup {
  const setup = inOrder(wish);
  if (!isLikeLast(setup)) {
    for (const card of setup.ownCards ?? []) checkCard(card);
    checkPlayers(setup);
    checkKingdom(setup);
  }
  if (!GENERATORS.includes(setup.generator)) {
    throw new RuleError(
      'bad-generator',
      `there is no generator "${setup.generator}"; name one of ${GENERATORS.join(', ')}`,
      ['generator'],
    );
  }
  if (setup.boxes !== undefined && setup.boxes !== 1 && setup.boxes !== 2) {
    throw new RuleError('bad-boxes', `boxes is ${String(setup.boxes)}; it must be 1 or 2`, ['boxes']);
  }
  checkSeed(setup);
  const { start } = setup;
  if (start !== undefined && !(Number.isInteger(start) && start >= 0 && start < setup.players.length)) {
    throw new RuleError(
      'bad-start',
      `the starting player is seat ${start}; it must be from 0 to ${setup.players.length - 1}`,
      ['start'],
    );
  }
  return setup;
}

function checkSeed({ generator, seed }: Setup): void {
  if (/[\n#]/.test(seed) || seed.trim() !== seed) {
    throw new RuleError(
      'bad-seed',
      'a seed has no #, no line break and no spaces at its ends; leave them out',
      ['seed'],
    );
  }
  if (generator !== 'secure') return;
  try {
    seedRandom(generator, seed);
  } catch (error) {
    if (error instanceof RuleError) throw new RuleError(error.code, error.message, ['seed']);
    throw error;
  }
}

/** The entries of a set-up in one fixed order, whatever order the wish had: equal games are then equal as text. */
function inOrder(wish: SetupWish): Setup {
  const { players, kingdom, seed, generator = 'fast', start, boxes, study, ownCards } = wish;
  const further = wish.further ?? marketFor(wish);
  const setup: { -readonly [Entry in keyof Setup]: Setup[Entry] } = { players, kingdom, seed, generator };
  if (start !== undefined) setup.start = start;
  if (boxes !== undefined) setup.boxes = boxes;
  if (further !== undefined) setup.further = further;
  if (study !== undefined) setup.study = study;
  if (ownCards !== undefined) setup.ownCards = ownCards;
  return setup;
}

const marketCards: readonly CardId[] = standardCards.ids.filter(
  (_id, card) => standardCards.usesMarket[card]!,
);

/** What lies in the deck beside the Supply where nobody has said it: the Kingdom cards of the boxes that have no pile. */
function marketFor({ kingdom, ownCards = [] }: SetupWish): readonly CardId[] | undefined {
  const isMarket = (id: CardId): boolean =>
    marketCards.includes(id) ||
    ownCards.some((own) => own.id === id && stepsOf(own).some((step) => step.do === 'revealMarket'));
  if (!kingdom.some(isMarket)) return undefined;
  return standardCards.ids.filter(
    (id) => BOXES.some((box) => box === setOfCard(id)) && !kingdom.includes(id),
  );
}

function checkPlayers({ players }: Setup): void {
  const count = players.length;
  if (count < FEWEST_PLAYERS) {
    throw new RuleError(
      'too-few-players',
      `${count} player${count === 1 ? '' : 's'}: a game needs at least ${FEWEST_PLAYERS}; add ${FEWEST_PLAYERS - count}`,
      ['players'],
      { count, fewest: FEWEST_PLAYERS },
    );
  }
  if (count > MOST_PLAYERS) {
    throw new RuleError(
      'too-many-players',
      `${count} players: one game takes at most ${MOST_PLAYERS}; make ${tableSizes(count).join(' + ')} at separate tables`,
      ['players'],
      { count, most: MOST_PLAYERS, tables: tableSizes(count).join(' + ') },
    );
  }
  players.forEach((name, seat) => {
    if (name === '')
      throw new RuleError('bad-name', `seat ${seat} has no name; give the player one`, ['players', seat], {
        because: 'no-name',
      });
    if (!/^[^\s:#,][^:#,\n]*$/.test(name) || name.trim() !== name) {
      throw new RuleError(
        'bad-name',
        `"${name}" cannot be a player's name; leave out colon, comma, #, line breaks and spaces at the ends`,
        ['players', seat],
        { name },
      );
    }
    if (players.indexOf(name) !== seat) {
      throw new RuleError(
        'repeated-name',
        `two players are called "${name}"; give one of them another name`,
        ['players', seat],
        { name },
      );
    }
  });
}

function checkKingdom(setup: Setup): void {
  const { kingdom } = setup;
  const set = cardSetFor(setup);
  const isBasic = (id: CardId) => setOfCard(id) === 'basic';
  for (const [entry, cards] of [
    ['kingdom', kingdom],
    ['further', setup.further ?? []],
  ] as const) {
    cards.forEach((id, index) => {
      if (set.numbers.has(id)) return;
      const remedy = '; take one of the cards of this set';
      throw new RuleError('unknown-card', noSuchCard(id, set, remedy), [entry, index]);
    });
  }
  kingdom.forEach((id, index) => {
    if (isBasic(id)) {
      throw new RuleError(
        'basic-card',
        `"${id}" is a basic card and never a Kingdom pile; take another card in its place`,
        ['kingdom', index],
        { card: id },
      );
    }
    if (kingdom.indexOf(id) !== index) {
      throw new RuleError(
        'repeated-card',
        `"${id}" is in the kingdom twice; take another card in its place`,
        ['kingdom', index],
        { because: 'twice-in-kingdom', card: id },
      );
    }
  });
  (setup.further ?? []).forEach((id, index, further) => {
    if (isBasic(id) || kingdom.includes(id) || further.indexOf(id) !== index) {
      throw new RuleError(
        'bad-further',
        `"${id}" cannot be in the deck beside the Supply: it is basic, in the kingdom, or there twice; take it out`,
        ['further', index],
        { card: id },
      );
    }
  });
  const count = kingdom.length;
  if (count > KINGDOM_PILES || (count < KINGDOM_PILES && setup.study !== true)) {
    const remedy =
      count < KINGDOM_PILES ? `add ${KINGDOM_PILES - count}` : `take ${count - KINGDOM_PILES} away`;
    throw new RuleError(
      'kingdom-size',
      `${count} Kingdom piles: a game has ${KINGDOM_PILES}; ${remedy}`,
      ['kingdom'],
      { count, piles: KINGDOM_PILES },
    );
  }
}

/** The piles of this set-up and their sizes. */
export const pileSizes = (setup: Setup): Record<CardId, number> => {
  const set = cardSetFor(setup);
  return Object.fromEntries(sizedPiles(setup, set).map(({ card, size }) => [set.ids[card]!, size]));
};

interface SizedPile {
  readonly card: number;
  readonly size: number;
}

function sizedPiles(setup: Setup, set: CardSet): SizedPile[] {
  const players = setup.players.length;
  const number = (id: CardId): number => set.numbers.get(id)!;
  const piles: SizedPile[] = BASIC_PILES.map((id) => ({
    card: number(id),
    size: basicPileSize(id, players, setup.boxes ?? 1),
  }));
  let needsPotion = setup.further?.some((id) => set.potions[number(id)]! > 0) ?? false;
  for (const id of setup.kingdom) {
    const card = number(id);
    if (set.potions[card]! > 0) needsPotion = true;
    piles.push({ card, size: set.isVictory[card]! ? victoryPileSize(players) : KINGDOM_PILE_SIZE });
  }
  if (needsPotion) piles.push({ card: number('potion'), size: POTION_PILE_SIZE });
  return piles;
}

const victoryPileSize = (players: number): number => (players === 2 ? 8 : 12);

function basicPileSize(id: (typeof BASIC_PILES)[number], players: number, boxes: 1 | 2): number {
  const treasures = TREASURES_IN_A_BOX[id];
  if (treasures !== undefined) {
    const all = treasures * (players > 4 ? 2 : boxes);
    return id === 'copper' ? all - STARTING_DECK.copper * players : all;
  }
  if (id === 'curse') return 10 * (players - 1);
  if (id === 'province' && players > 4) return 3 * players;
  return victoryPileSize(players);
}

/** More than six play at separate tables, as equal as can be: seven as three and four. */
export function tableSizes(people: number): number[] {
  if (!Number.isInteger(people) || people < FEWEST_PLAYERS) {
    throw new RuleError('too-few-players', `${people} cannot play; at least ${FEWEST_PLAYERS} are needed`);
  }
  if (people <= MOST_PLAYERS) return [people];
  const tables = Math.ceil(people / 4);
  return Array.from({ length: tables }, (_, table) => Math.floor((people + table) / tables));
}

/**
 * Who may start: anybody in a first game; the left neighbour of a sole winner; after a shared victory those
 * who did not win. Where several may, one is drawn: leave it to the generator, or draw among them.
 */
export function possibleStarters(players: number, lastWinners: readonly number[] = []): number[] {
  const all = Array.from({ length: players }, (_, seat) => seat);
  if (lastWinners.length === 1) return [(lastWinners[0]! + 1) % players];
  const losers = all.filter((seat) => !lastWinners.includes(seat));
  return losers.length === 0 ? all : losers;
}
