// Who owns which cards, as far as one seat can know. Gains and trashed cards are public, so this is exact until a card
// is passed unseen; from then on each count lies between two numbers, as narrow as what is seen allows.

import type { CardId } from '@tenfold/rules';
import type { CountRange } from './points-range.ts';

export interface Pass {
  readonly from: number;
  readonly to: number;
  /** Null if it was passed unseen. */
  readonly card: CardId | null;
}

interface Bounds {
  least: number;
  most: number;
}

interface Collection {
  size: number;
  readonly cards: Map<CardId, Bounds>;
}

export class Ownership {
  private readonly collections: readonly Collection[];
  /** Copies with any player: public at every moment. */
  private readonly out = new Map<CardId, number>();
  private isUnsure = false;

  constructor(players: number, start: ReadonlyMap<CardId, number>) {
    this.collections = Array.from({ length: players }, () => ({ size: 0, cards: new Map<CardId, Bounds>() }));
    for (const player of this.collections.keys()) {
      for (const [card, count] of start) for (let i = 0; i < count; i++) this.gain(player, card);
    }
  }

  size(player: number): number {
    return this.collections[player]?.size ?? 0;
  }

  cards(player: number): ReadonlyMap<CardId, CountRange> {
    return this.collections[player]?.cards ?? new Map<CardId, CountRange>();
  }

  gain(player: number, card: CardId): void {
    this.shift(player, card, 1);
    this.out.set(card, (this.out.get(card) ?? 0) + 1);
  }

  lose(player: number, card: CardId): void {
    this.show(player, [card]);
    this.shift(player, card, -1);
    this.out.set(card, (this.out.get(card) ?? 0) - 1);
  }

  /** Cards of a player that are seen together: he has at least those. */
  show(player: number, cards: readonly CardId[]): void {
    if (!this.isUnsure) return;
    const seen = new Map<CardId, number>();
    for (const card of cards) seen.set(card, (seen.get(card) ?? 0) + 1);
    let isNew = false;
    for (const [card, count] of seen) {
      const bounds = this.bounds(player, card);
      if (bounds.least >= count) continue;
      bounds.least = count;
      isNew = true;
    }
    if (isNew) this.narrow();
  }

  /** Passed at the same time: nobody passes on what is only coming. */
  pass(passes: readonly Pass[]): void {
    for (const { from, card } of passes) if (card !== null) this.show(from, [card]);
    const unseen = passes.map(({ from, card }) => (card === null ? this.possible(from) : []));
    for (const { from, card } of passes) {
      if (card === null) this.loseUnseen(from);
      else this.shift(from, card, -1);
    }
    passes.forEach(({ to, card }, index) => {
      if (card === null) this.receiveUnseen(to, unseen[index] ?? []);
      else this.shift(to, card, 1);
    });
    if (this.isUnsure) this.narrow();
  }

  private possible(player: number): CardId[] {
    return [...this.cards(player)].filter(([, { most }]) => most > 0).map(([card]) => card);
  }

  private loseUnseen(player: number): void {
    const collection = this.collections[player];
    if (collection === undefined) return;
    this.isUnsure = true;
    collection.size--;
    for (const bounds of collection.cards.values()) bounds.least = Math.max(0, bounds.least - 1);
  }

  private receiveUnseen(player: number, cards: readonly CardId[]): void {
    const collection = this.collections[player];
    if (collection === undefined) return;
    collection.size++;
    for (const card of cards) this.bounds(player, card).most++;
  }

  private shift(player: number, card: CardId, by: 1 | -1): void {
    const collection = this.collections[player];
    if (collection === undefined) return;
    const bounds = this.bounds(player, card);
    collection.size += by;
    bounds.least = Math.max(0, bounds.least + by);
    bounds.most += by;
  }

  private bounds(player: number, card: CardId): Bounds {
    const cards = this.collections[player]?.cards ?? new Map<CardId, Bounds>();
    const known = cards.get(card) ?? { least: 0, most: 0 };
    cards.set(card, known);
    return known;
  }

  /** Each player has as many cards as he has, and of each card there are as many as there are: repeated while it tells more. */
  private narrow(): void {
    for (let isNew = true; isNew;) {
      isNew = false;
      for (const { size, cards } of this.collections) isNew = fit([...cards.values()], size) || isNew;
      for (const [card, count] of this.out) {
        const all = [...this.collections.keys()].map((player) => this.bounds(player, card));
        isNew = fit(all, count) || isNew;
      }
    }
  }
}

/** Numbers whose sum is known: what the others leave of it at least and at most. Says whether that was news. */
function fit(all: readonly Bounds[], sum: number): boolean {
  let isNew = false;
  for (const bounds of all) {
    let least = sum;
    let most = sum;
    for (const other of all) {
      if (other === bounds) continue;
      least -= other.most;
      most -= other.least;
    }
    if (least > bounds.least) {
      bounds.least = least;
      isNew = true;
    }
    if (most < bounds.most) {
      bounds.most = most;
      isNew = true;
    }
  }
  return isNew;
}
