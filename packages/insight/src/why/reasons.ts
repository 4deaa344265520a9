// Why something cannot be chosen: the reasons, and what each speaks of. Their words are in @tenfold/i18n/insight.

import type { CardId, CardType, Cost } from '@tenfold/rules';
import type { RulingId } from './rulings.ts';

interface OfCard {
  readonly card: CardId;
}

/** `by` is the card whose text asks. */
interface ByText {
  readonly by: CardId;
}

interface OfPlayer {
  /** A name. */
  readonly player: string;
}

type Nothing = Readonly<Record<string, never>>;

/** Every reason, by its key, with what its sentence speaks of. */
export interface Reasons {
  // Whose choice it is
  readonly watching: Nothing;
  readonly 'game-over': Nothing;
  readonly 'not-your-turn': OfPlayer;
  /** The reader's own turn, but somebody else decides in it. */
  readonly possessed: OfPlayer;
  readonly 'others-decide': { readonly players: readonly string[] };
  /** The reader decides for this player, with that player's cards. */
  readonly 'other-hand': OfPlayer;
  readonly 'not-yours': OfPlayer;

  // Buying
  readonly 'pile-empty': OfCard;
  /** What is missing, and whether Treasures can still be played. */
  readonly 'too-expensive': OfCard & Cost & { readonly canPlay: boolean };
  readonly 'no-buys': Nothing;
  readonly 'buy-later': Nothing;
  readonly 'buy-over': Nothing;

  // Playing
  readonly 'treasure-later': OfCard;
  readonly 'treasure-after-buying': OfCard;
  readonly 'action-over': OfCard;
  readonly 'no-actions': OfCard;
  readonly 'never-played': OfCard & { readonly type: 'Victory' | 'Curse' };
  readonly 'in-play': OfCard;

  // Gaining
  readonly 'gain-too-dear': OfCard & ByText & { readonly limit: Cost };
  readonly 'gain-other-cost': OfCard & ByText & { readonly cost: Cost };
  readonly 'gain-potion': OfCard & ByText;
  readonly 'gain-other-type': OfCard & ByText & { readonly type: CardType };
  readonly 'gain-not-offered': OfCard & ByText;

  // Picking
  readonly 'needs-type': OfCard & ByText & { readonly type: CardType };
  readonly 'needs-card': ByText & { readonly cards: readonly CardId[] };
  readonly 'already-picked': OfCard;
  /** Null where no card asks. */
  readonly 'asks-else': { readonly by: CardId | null };
  readonly 'clean-up': Nothing;

  // Reacting, and setting aside
  readonly 'no-reaction': OfCard;
  readonly shielded: OfCard;
  readonly 'revealed-enough': OfCard;
  readonly 'only-drawn': ByText;
  readonly 'only-actions-aside': ByText;

  // Piles that are no Supply
  readonly 'trash-stays': OfCard;
  readonly 'trash-earlier': ByText;
  readonly 'deck-hidden': Nothing;
  readonly 'discard-hidden': Nothing;
}

/** The key of a reason. */
export type ReasonKey = keyof Reasons;

/** A reason, what it speaks of, and the rules behind it: none where it is plain, or no rule of the game's. */
export type Why = {
  readonly [K in ReasonKey]: {
    readonly reason: K;
    readonly args: Reasons[K];
    readonly rulings: readonly RulingId[];
  };
}[ReasonKey];
