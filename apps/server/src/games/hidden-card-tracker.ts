// Which of the cards that were hidden at some moment may still be in a hand, or at a known place of a deck.
//
// Told late, a card is told too soon for as long as it has not left: one who put two cards back on his deck draws them
// again, and holds them. Every place that hides cards is marked: by seat, since which choice it may hold a card that was
// hidden with that seat and has not been out of sight or in everybody's sight since. Marks go along when cards are
// drawn, put back, passed and put on a mat, and end where a hand or a known part of a deck is gone. A shuffle makes cards unknown, and
// the discard pile is never picked from.
//
// Only what everybody can see is used: who, what and how many, no faces. So what is held back tells nothing by being
// held back; and what cannot be told apart by it (which card of a hand went on the deck) counts as the worst.

import type { GameEvent } from '@tenfold/rules';

/** By seat: the number of choices after which a card of this place may have been hidden with that seat. */
type Marks = readonly number[];

const NEVER = Number.POSITIVE_INFINITY;

export class HiddenCardTracker {
  readonly #none: Marks;
  readonly #hands: Marks[];
  /** By seat: the cards on top of the deck whose places somebody knows, the last on top. Below is what was shuffled. */
  readonly #decks: Marks[][];
  /** Cards on the mats, which only their owners may look at. */
  readonly #mats: Marks[];
  /** By seat, over all places; null if something has happened since it was worked out. */
  #least: Marks | null = null;

  constructor(seats: number) {
    this.#none = Array.from({ length: seats }, () => NEVER);
    this.#hands = this.#none.map(() => this.#none);
    this.#decks = this.#none.map(() => []);
    this.#mats = this.#none.map(() => this.#none);
  }

  /** The hands that are held at the beginning, in a game that did not begin with drawing them. */
  begin(): void {
    this.#least = null;
    for (const seat of this.#hands.keys()) this.#hold(seat, 0);
  }

  /** What was hidden with a seat is gone if it was so after fewer choices than this. */
  since(seat: number): number {
    this.#least ??= [...this.#hands, ...this.#mats, ...this.#decks.flat()].reduce(sooner, this.#none);
    return this.#least[seat] ?? NEVER;
  }

  /** What happened by the choice of this number. */
  hear(event: GameEvent, choice: number): void {
    const { type, player, because, from, to, other } = event;
    this.#least = null;
    switch (type) {
      case 'draw': {
        // For a new turn, when the old hand has been laid down.
        if (because === null) this.#hands[player] = this.#none;
        for (const marks of this.#takeFromDeck(player, countOf(event))) this.#join(player, marks);
        this.#hold(player, choice);
        break;
      }
      case 'reveal':
        if (from === 'deck') this.#takeFromDeck(player, countOf(event));
        break;
      case 'discard':
        if (from === 'deck') this.#decks[player] = [];
        break;
      case 'topdeck': {
        const marks = event.seenBy === undefined ? this.#none : this.#put(player, from === 'hand', choice);
        for (let i = countOf(event); i > 0; i--) this.#decks[player]?.push(marks);
        break;
      }
      case 'mat':
        for (const marks of this.#takeFromDeck(player, countOf(event))) this.#putOnMat(player, marks);
        this.#putOnMat(player, this.#hiddenWith(player, choice));
        break;
      case 'take':
        if (from === 'mat') {
          this.#join(player, this.#mats[player] ?? this.#none);
          this.#mats[player] = this.#none;
        }
        this.#hold(player, choice);
        break;
      case 'gain':
        if (to === 'deck') this.#decks[player]?.push(this.#none);
        if (to === 'hand') this.#hold(player, choice);
        break;
      case 'pass':
        if (other === undefined) break;
        this.#join(other, this.#hands[player] ?? this.#none);
        this.#hold(other, choice);
        break;
      default:
        break;
    }
  }

  /** The marks of cards that go on the deck unseen; those from a hand may be any of it. */
  #put(seat: number, fromHand: boolean, choice: number): Marks {
    const before = fromHand ? this.#hands[seat] : undefined;
    return (before ?? this.#none).map((since, place) => (place === seat ? Math.min(since, choice) : since));
  }

  #takeFromDeck(seat: number, count: number): readonly Marks[] {
    const deck = this.#decks[seat] ?? [];
    return deck.splice(Math.max(0, deck.length - count));
  }

  #hold(seat: number, choice: number): void {
    this.#join(seat, this.#hiddenWith(seat, choice));
  }

  #hiddenWith(seat: number, choice: number): Marks {
    return this.#none.map((never, place) => (place === seat ? choice : never));
  }

  #putOnMat(seat: number, marks: Marks): void {
    const before = this.#mats[seat] ?? this.#none;
    this.#mats[seat] = sooner(before, marks);
  }

  #join(seat: number, marks: Marks): void {
    const before = this.#hands[seat] ?? this.#none;
    this.#hands[seat] = sooner(before, marks);
  }
}

/** By seat, whichever is the worse. */
const sooner = (some: Marks, others: Marks): Marks =>
  some.map((since, seat) => Math.min(since, others[seat] ?? NEVER));

const countOf = ({ count, cards }: GameEvent): number => count ?? cards?.length ?? 0;
