// A kingdom being chosen: in one of five ways, with what was chosen in the others kept.

import type { KingdomSetting, OwnCard } from '@tenfold/protocol';
import { ownCardsOf } from '@tenfold/protocol';
import type { CardId } from '@tenfold/rules';
import { KINGDOM_PILES, MOST_PLAYERS } from '@tenfold/rules';
import { speech } from '../speech.svelte.ts';
import type { Chosen } from './chosen.ts';
import type { KeptKingdom } from './kept-kingdom.ts';
import { KINDS, SHELF, boxOf } from './kinds.ts';
import { troubleAt } from './left-out.ts';
import type * as Reader from './read-text.ts';
import { FIRST_GAME, recommendedCards } from './recommended.ts';
import type { RandomWish } from './random-wish.ts';

export const WAYS = ['recommended', 'random', 'picked', 'draft', 'text'] as const;
export type Way = (typeof WAYS)[number];

const NOTHING: Chosen = { cards: [], trouble: null };

export class KingdomChoice {
  way: Way = $state('recommended');
  recommended: string = $state(FIRST_GAME);
  wish: RandomWish = $state.raw() as RandomWish;
  picked: readonly CardId[] = $state.raw([]);
  text: string = $state('');
  /** Whether everybody may strike a card where the kingdom is picked in turn. */
  vetoes: boolean = $state(false);
  /** Home-made cards that are in it, where cards are picked by hand, or that can be picked in turn. */
  ownCards: readonly OwnCard[] = $state.raw([]);
  private drawn: Chosen = $state.raw(NOTHING);
  /** What reads a text: fetched when there is one to be read. */
  private reader: typeof Reader | null = $state.raw(null);

  /** `of` is the kingdom of a table that is to have another. */
  constructor({ way, recommended, wish, picked }: KeptKingdom, of: KingdomSetting | null = null) {
    this.way = way;
    this.recommended = recommended;
    this.wish = wish;
    this.picked = picked;
    if (of !== null) {
      this.ownCards = ownCardsOf(of);
      if (of.kind === 'draft') this.way = 'draft';
      this.vetoes = of.kind === 'draft' && of.vetoes === true;
    }
    if (this.way === 'random') void this.reroll();
  }

  readonly chosen: Chosen = $derived.by(() => {
    const found = this.found();
    return found.trouble === null ? { ...found, trouble: troubleAt(this.wish, found.cards) } : found;
  });

  /** What a table is asked for; null as long as there are not ten cards. */
  readonly asked: KingdomSetting | null = $derived.by(() => {
    const { cards, trouble } = this.chosen;
    if (trouble !== null) return null;
    if (this.way === 'recommended') return { kind: 'recommended', id: this.recommended };
    const own = this.ownCards.length === 0 ? {} : { ownCards: this.ownCards };
    if (this.way === 'draft') {
      return { kind: 'draft', sets: this.wish.boxes, ...(this.vetoes ? { vetoes: true } : {}), ...own };
    }
    if (cards.length !== KINGDOM_PILES) return null;
    return { kind: 'cards', cards: [...cards], ...(this.way === 'picked' ? own : {}) };
  });

  get kept(): KeptKingdom {
    const { way, recommended, wish, picked } = this;
    return {
      // A draft is a table's own: the next one begins with what is settled.
      way: way === 'text' ? 'picked' : way === 'draft' ? 'recommended' : way,
      recommended,
      wish,
      picked: way === 'text' ? this.chosen.cards : picked,
    };
  }

  take(way: Way): void {
    this.way = way;
    if (way === 'random' && this.drawn === NOTHING) void this.reroll();
    if (way === 'text') void this.fetchReader();
  }

  /** A text from an address: what can be read is shown as what it is. */
  async takeText(text: string): Promise<void> {
    this.text = text;
    this.way = 'text';
    const { readText, recommendedIn } = await this.fetchReader();
    // Meanwhile somebody may have chosen otherwise.
    if (this.way !== 'text' || this.text !== text) return;
    const recommended = recommendedIn(text);
    if (recommended !== undefined) {
      this.way = 'recommended';
      this.recommended = recommended;
      this.text = '';
      return;
    }
    const read = readText(text, speech.glossary);
    if (!('cards' in read)) return;
    this.way = 'picked';
    this.picked = read.cards;
  }

  /** Sets from an address, to pick from in turn; what is none of them is left out. */
  takeDraft(sets: readonly string[]): void {
    const boxes = SHELF.filter((box) => sets.includes(box));
    this.way = 'draft';
    if (boxes.length > 0) this.ask({ boxes });
  }

  /** Ten cards of which some are home-made. */
  takeCards(cards: readonly CardId[], ownCards: readonly OwnCard[]): void {
    this.way = 'picked';
    this.ownCards = ownCards;
    this.picked = cards.filter((card) => !ownCards.some(({ definition }) => definition.id === card));
  }

  private async fetchReader(): Promise<typeof Reader> {
    const reader = await import('./read-text.ts');
    this.reader = reader;
    return reader;
  }

  /** Another wish is another draw, so that what is seen always fits it. */
  ask(change: Partial<RandomWish>): void {
    this.wish = { ...this.wish, ...change };
    if (this.way === 'random') void this.reroll();
    else this.drawn = NOTHING;
  }

  async reroll(): Promise<void> {
    const { attempt, draw } = await import('./drawing.ts');
    this.drawn = attempt(() => draw(this.wish));
  }

  toggle(card: CardId): void {
    const { picked } = this;
    if (picked.includes(card)) this.picked = picked.filter((one) => one !== card);
    else if (!this.isFull) this.picked = [...picked, card];
  }

  /** Whether no other card has room. */
  get isFull(): boolean {
    return this.picked.length + this.ownCards.length >= KINGDOM_PILES;
  }

  async fillUp(): Promise<void> {
    const { attempt, fillUp } = await import('./drawing.ts');
    const { cards } = attempt(() => fillUp(this.picked));
    const chosen = cards.toSorted(
      (a, b) => Number(this.picked.includes(b)) - Number(this.picked.includes(a)),
    );
    this.picked = chosen.slice(0, KINGDOM_PILES - this.ownCards.length);
  }

  /** Ten must be left where everybody at the largest table strikes one. */
  private draftTrouble(): Chosen['trouble'] {
    const { boxes } = this.wish;
    if (boxes.length === 0) return { code: 'no-sets' };
    const left =
      KINDS.filter((card) => boxes.some((box) => box === boxOf(card))).length + this.ownCards.length;
    const wanted = KINGDOM_PILES + (this.vetoes ? MOST_PLAYERS : 0);
    return left < wanted ? { code: 'too-few-cards', left, wanted, bans: 0 } : null;
  }

  /** By itself, whatever the table plays without. */
  private found(): Chosen {
    switch (this.way) {
      case 'recommended':
        return { cards: recommendedCards(this.recommended) ?? [], trouble: null };
      case 'random':
        return this.drawn;
      case 'picked':
        return {
          cards: [...this.ownCards.map(({ definition }) => definition.id), ...this.picked],
          trouble: null,
        };
      case 'draft':
        return { cards: [], trouble: this.draftTrouble() };
      case 'text': {
        if (this.text.trim() === '' || this.reader === null) return NOTHING;
        const read = this.reader.readText(this.text, speech.glossary);
        return 'cards' in read
          ? { cards: read.cards, trouble: null }
          : { cards: read.readable, trouble: read.trouble };
      }
    }
  }
}
