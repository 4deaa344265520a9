// What a link shows where it is pasted: a title, a sentence, and what is to be painted. No cards of a running game, and
// nothing that the link itself would not show to a stranger.

export interface Preview {
  readonly title: string;
  readonly sentence: string;
  readonly picture: PictureWish;
}

export type PictureWish =
  /** One card, large. */
  | { readonly kind: 'card'; readonly card: string }
  /** The piles of a kingdom. */
  | { readonly kind: 'kingdom'; readonly cards: readonly string[] }
  /** The best first. */
  | {
      readonly kind: 'result';
      readonly players: readonly {
        readonly name: string;
        readonly points: number;
        readonly hasWon: boolean;
      }[];
    }
  /** Cards from behind. */
  | { readonly kind: 'backs' };
