// What a seat may know, as numbers: the facts of its `view`, read through a `Lens`, each at a fixed place with a name.
// Players are counted from the observer: 0 is oneself, 1 the left neighbour, and so on round the table.

import type { CardCounts, Decision, Lens, Step, Verb } from '@tenfold/rules';
import { EMPTY, NOBODY, PHASES, VERBS, stepsOf } from '@tenfold/rules';
import { isUsed } from './action-space.ts';
import type { CardSlots } from './card-slots.ts';

/** In an observation, the number that stands for picking any number of cards. */
export const MOST_PICKS = 100;
/** What an empty pile is not. */
const NO_PILE = -1;

const PHASE_NUMBERS = Object.fromEntries(PHASES.map((phase, number) => [phase, number])) as Readonly<
  Record<(typeof PHASES)[number], number>
>;

/** The numbers of an observation: `names` says what each of them is. */
export class ObservationSpace {
  /** By index. */
  readonly names: readonly string[];
  readonly #slots: CardSlots;
  readonly #players: number;
  readonly #at: ReturnType<typeof blocksOf>;
  readonly #has: Features;
  readonly #verbs: ReadonlyMap<Verb, number>;
  /** Used over and over, so that counting allocates nothing. */
  readonly #counts: CardCounts;

  constructor(slots: CardSlots, players: number) {
    const names: string[] = [];
    this.#slots = slots;
    this.#players = players;
    const steps = slots.cards.flatMap((card) => stepsOf(slots.set.definitions[card]!));
    const verbs = VERBS.filter((verb) => isUsed(verb, steps));
    this.#has = featuresOf(steps);
    this.#verbs = new Map(verbs.map((verb, number) => [verb, number]));
    this.#at = blocksOf(names, slots, players, verbs, this.#has);
    this.names = names;
    this.#counts = { into: new Float32Array(0), at: 0, slots: slots.slots };
  }

  get size(): number {
    return this.names.length;
  }

  /**
   * Writes what the seat of the lens may know. `asked` is its own question, if it has one; `waiting` are all questions,
   * of which only what everybody sees is told.
   */
  write(
    lens: Lens,
    asked: Decision | undefined,
    waiting: readonly Decision[],
    into: Float32Array,
    at: number,
  ): void {
    into.fill(0, at, at + this.size);
    this.#counts.into = into;
    this.#writeTurn(lens, into, at);
    this.#writeQuestion(lens, asked, waiting, into, at);
    this.#writeTable(lens, into, at);
    this.#writeOwn(lens, into, at);
    for (let distance = 0; distance < this.#players; distance++) {
      this.#writePlayer(lens, distance, into, at);
    }
  }

  #writeTurn(lens: Lens, into: Float32Array, at: number): void {
    const places = this.#at;
    into[at + places.turnNumber] = lens.turnNumber;
    into[at + places.phase + PHASE_NUMBERS[lens.phase]] = 1;
    into[at + places.actions] = lens.actions;
    into[at + places.buys] = lens.buys;
    into[at + places.coins] = lens.coins;
    into[at + places.potions] = lens.potions;
    into[at + places.actionsPlayed] = lens.actionsPlayed;
    into[at + places.emptyPiles] = lens.emptyPiles;
    into[at + places.turnPlayer + this.#distance(lens, lens.turnPlayer)] = 1;
    if (lens.possessor !== NOBODY) into[at + places.possessor + this.#distance(lens, lens.possessor)] = 1;
  }

  #writeQuestion(
    lens: Lens,
    asked: Decision | undefined,
    waiting: readonly Decision[],
    into: Float32Array,
    at: number,
  ): void {
    const places = this.#at;
    for (let i = 0; i < waiting.length; i++) {
      into[at + places.waiting + this.#distance(lens, waiting[i]!.seat)] = 1;
    }
    const because = waiting.length === 0 ? null : waiting[0]!.card;
    if (because !== null) into[at + places.because + this.#slotOf(because)] = 1;
    if (asked === undefined) return;
    into[at + places.verb + (this.#verbs.get(asked.verb) ?? 0)] = 1;
    into[at + places.least] = Math.min(asked.least, MOST_PICKS);
    into[at + places.most] = Math.min(asked.most, MOST_PICKS);
    into[at + places.askedFor + this.#distance(lens, asked.player)] = 1;
    into[at + places.about + this.#distance(lens, asked.about)] = 1;
  }

  #writeTable(lens: Lens, into: Float32Array, at: number): void {
    const { cards, slots } = this.#slots;
    const { piles } = lens;
    const supply = at + this.#at.supply;
    const cost = at + this.#at.cost;
    into.fill(NO_PILE, supply, supply + cards.length);
    for (let i = 0; i < piles.length; i++) {
      const card = piles[i]!;
      into[supply + slots[card]!] = lens.supply(card);
      into[cost + slots[card]!] = lens.coinCost(card);
    }
    this.#count(lens.trash, into, at + this.#at.trash);
    if (!this.#has.market) return;
    this.#count(lens.market, into, at + this.#at.market);
    this.#count(lens.marketOpen, into, at + this.#at.marketOpen);
  }

  #writeOwn(lens: Lens, into: Float32Array, at: number): void {
    const places = this.#at;
    const { seat, turnPlayer } = lens;
    into[at + places.deckSize] = lens.deckSize();
    this.#count(lens.hand(), into, at + places.hand);
    this.#counts.at = at + places.picked;
    lens.countPicked(seat, this.#counts);
    if (this.#has.mat) this.#count(lens.mat(), into, at + places.mat);
    if (lens.possessor !== seat || turnPlayer === seat) return;
    into[at + places.possessedDeckSize] = lens.deckSize(turnPlayer);
    this.#count(lens.hand(turnPlayer), into, at + places.possessedHand);
    this.#counts.at = at + places.possessedPicked;
    lens.countPicked(turnPlayer, this.#counts);
    if (this.#has.mat) this.#count(lens.mat(turnPlayer), into, at + places.possessedMat);
  }

  #writePlayer(lens: Lens, distance: number, into: Float32Array, at: number): void {
    const places = this.#at;
    const player = (lens.seat + distance) % this.#players;
    const first = distance * this.#slots.cards.length;
    into[at + places.handSize + distance] = lens.handSize(player);
    into[at + places.turns + distance] = lens.turnsOf(player);
    into[at + places.points + distance] = lens.points(player);
    if (this.#has.mat) into[at + places.matSize + distance] = lens.matSize(player);
    if (this.#has.tokens) into[at + places.tokens + distance] = lens.tokens(player);
    if (lens.canCount(player)) {
      into[at + places.countable + distance] = 1;
      this.#counts.at = at + places.owned + first;
      lens.countOwned(player, this.#counts);
    }
    this.#count(lens.inPlay(player), into, at + places.inPlay + first);
    this.#counts.at = at + places.open + first;
    lens.countOpen(player, this.#counts);
    this.#count(lens.returning(player), into, at + places.returning + first);
    const top = lens.discardTop(player);
    if (top !== EMPTY) into[at + places.discardTop + first + this.#slots.slots[top]!] = 1;
  }

  #count(cards: readonly number[], into: Float32Array, at: number): void {
    const { slots } = this.#slots;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      if (card !== EMPTY) into[at + slots[card]!]!++;
    }
  }

  #slotOf(id: string): number {
    const { set, slots } = this.#slots;
    return slots[set.numbers.get(id)!]!;
  }

  #distance(lens: Lens, player: number): number {
    const ahead = player - lens.seat;
    return ahead < 0 ? ahead + this.#players : ahead;
  }
}

/** What only some cards bring along: an observation without those cards has no room for it. */
interface Features {
  readonly mat: boolean;
  readonly tokens: boolean;
  readonly market: boolean;
}

const featuresOf = (steps: readonly Step[]): Features => ({
  mat: steps.some((step) => step.do === 'putTopOnMat'),
  tokens: steps.some((step) => step.do === 'plusTokens'),
  market: steps.some((step) => step.do === 'revealMarket'),
});

const NO_PLACE = -1;

/** Where each block of numbers begins; their names are added in the same breath, so that the two cannot drift apart. */
function blocksOf(
  names: string[],
  { ids }: CardSlots,
  players: number,
  verbs: readonly Verb[],
  has: Features,
) {
  const distances = Array.from({ length: players }, (_, distance) => String(distance));
  const block = (name: string, parts: readonly string[]): number => {
    const first = names.length;
    names.push(...parts.map((part) => `${name}:${part}`));
    return first;
  };
  const one = (name: string): number => names.push(name) - 1;
  const eachPlayer = (name: string): number => block(name, distances);
  const eachCard = (name: string): number => block(name, ids);
  const eachCardOfEachPlayer = (name: string): number =>
    block(
      name,
      distances.flatMap((distance) => ids.map((id) => `${distance}:${id}`)),
    );
  return {
    turnNumber: one('turn'),
    phase: block('phase', PHASES),
    actions: one('actions'),
    buys: one('buys'),
    coins: one('coins'),
    potions: one('potions'),
    actionsPlayed: one('actions-played'),
    emptyPiles: one('empty-piles'),
    turnPlayer: eachPlayer('turn-player'),
    possessor: eachPlayer('possessor'),
    waiting: eachPlayer('waiting-for'),
    verb: block('asked', verbs),
    least: one('asked-least'),
    most: one('asked-most'),
    askedFor: eachPlayer('asked-for'),
    about: eachPlayer('asked-about'),
    because: eachCard('because-of'),
    deckSize: one('deck-size'),
    possessedDeckSize: one('possessed-deck-size'),
    handSize: eachPlayer('hand-size'),
    turns: eachPlayer('turns'),
    points: eachPlayer('points'),
    countable: eachPlayer('countable'),
    supply: eachCard('supply'),
    cost: eachCard('cost'),
    trash: eachCard('trash'),
    hand: eachCard('hand'),
    picked: eachCard('picked'),
    possessedHand: eachCard('possessed-hand'),
    possessedPicked: eachCard('possessed-picked'),
    owned: eachCardOfEachPlayer('owned'),
    inPlay: eachCardOfEachPlayer('in-play'),
    open: eachCardOfEachPlayer('open'),
    returning: eachCardOfEachPlayer('returning'),
    discardTop: eachCardOfEachPlayer('discard-top'),
    matSize: has.mat ? eachPlayer('mat-size') : NO_PLACE,
    mat: has.mat ? eachCard('mat') : NO_PLACE,
    possessedMat: has.mat ? eachCard('possessed-mat') : NO_PLACE,
    tokens: has.tokens ? eachPlayer('tokens') : NO_PLACE,
    market: has.market ? eachCard('market') : NO_PLACE,
    marketOpen: has.market ? eachCard('market-open') : NO_PLACE,
  };
}
