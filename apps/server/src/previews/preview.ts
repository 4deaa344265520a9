// What a link shows where it is pasted: a title, a sentence, and what is to be painted. No cards of a running game, and
// nothing that the link itself would not show to a stranger.

import type { OwnCard } from '@tenfold/protocol';

export interface Preview {
  readonly title: string;
  readonly sentence: string;
  readonly picture: PictureWish;
  /** What the picture says of the sentence, where it shows the rest. */
  readonly painted?: string;
  /** What is shown without a script, where the address itself holds it. */
  readonly readable?: Readable;
}

/** A home-made card as it is read. It is nobody's but its maker's: search engines are told to leave it alone. */
export interface Readable {
  readonly name: string;
  readonly facts: string;
  readonly lines: readonly string[];
  /** What a script is needed for. */
  readonly more: string;
}

/** A home-made card, as it is called in the reader's language. */
export interface CalledCard {
  readonly card: OwnCard;
  readonly name: string;
}

export type PictureWish =
  /** One card, large. */
  | { readonly kind: 'card'; readonly card: string }
  | ({ readonly kind: 'own-card' } & CalledCard)
  /** The piles of a kingdom, with the home-made cards among them. */
  | { readonly kind: 'kingdom'; readonly cards: readonly string[]; readonly own?: readonly CalledCard[] }
  /** The best first, and what they played with. */
  | {
      readonly kind: 'result';
      readonly kingdom: readonly string[];
      readonly players: readonly {
        readonly name: string;
        readonly points: number;
        readonly hasWon: boolean;
      }[];
    }
  /** A hand of cards that everybody knows. */
  | { readonly kind: 'fan' };
