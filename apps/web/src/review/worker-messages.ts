// What the page and the workers of a review say to each other.

import type {
  PreparedStrategy,
  ReviewOutline,
  ReviewPart,
  ReviewedPart,
  WeighedPurchase,
} from '@tenfold/bots';
import type { CardId, Position } from '@tenfold/rules';

export type ReviewOrder =
  /** Look for plans at the table of this record. */
  | { readonly type: 'study'; readonly record: string }
  /** What was found; from now on parts can be done. */
  | { readonly type: 'begin'; readonly record: string; readonly study: PreparedStrategy | null }
  | { readonly type: 'do'; readonly part: ReviewPart }
  /** Why was this card bought at the table as it is seen here? */
  | { readonly type: 'explain'; readonly seen: Position; readonly card: CardId };

export type ReviewReport =
  | { readonly type: 'ready' }
  | { readonly type: 'studying'; readonly share: number }
  | { readonly type: 'studied'; readonly study: PreparedStrategy | null; readonly outline: ReviewOutline }
  | { readonly type: 'done'; readonly done: ReviewedPart }
  | { readonly type: 'explained'; readonly purchase: WeighedPurchase | null }
  /** It cannot be reviewed. */
  | { readonly type: 'broken' };
