// The shape of the words for what @tenfold/insight finds out. A language that lacks one does not compile.

import type { CountRange, ReasonKey, Reasons, RulingId } from '@tenfold/insight';
import type { CardId } from '@tenfold/rules';
import type { MentionedPerson } from '../sentences/sentences.ts';

/** What a reader calls a card. */
export type CardName = (card: CardId) => string;

/** "Why can't I?": the reasons, and the rules behind them in our own words. */
export interface WhyWords {
  readonly title: string;
  /** Above the rules. */
  readonly rule: string;
  /** Whole sentences. */
  readonly reasons: { readonly [K in ReasonKey]: (args: Reasons[K], cardName: CardName) => string };
  readonly rules: Readonly<Record<RulingId, (cardName: CardName) => string>>;
}

/** What happened while others played. Its lines are sentences of the log. */
interface RecapWords {
  readonly title: string;
  readonly hits: string;
  readonly quiet: string;
}

interface CountWords {
  /** Of a game that was begun in the middle. */
  readonly unknown: string;
  readonly cardsAndPoints: (cards: number, points: CountRange) => string;
  readonly countOf: (name: string, count: CountRange) => string;
  readonly deckHas: string;
  readonly discardHas: string;
  readonly topIs: string;
  readonly none: string;
}

/** Why a game is over. Somebody of whom nobody knows who it was is null. */
interface EndingWords {
  readonly provinces: (province: string) => string;
  readonly piles: (piles: readonly string[]) => string;
  readonly idle: string;
  readonly resigned: (who: MentionedPerson | null) => string;
  readonly time: (who: MentionedPerson | null) => string;
  readonly brokenOff: string;
  readonly left: (who: MentionedPerson | null) => string;
  readonly agreed: string;
  readonly by: (who: MentionedPerson | null) => string;
  /** Of a record that stops before the end. */
  readonly open: string;
}

/** How a game was won, and where it turned. */
interface StoryWords {
  /** Behind who has won: the points of all, the best first. */
  readonly headline: (verdict: string, points: readonly number[], isShared: boolean) => string;
  /** Whole sentences. */
  readonly atLast: (winner: MentionedPerson, behind: number) => string;
  readonly overtook: (winner: MentionedPerson, turn: number) => string;
  readonly neverBehind: (winner: MentionedPerson) => string;
  /** What comes together in one line about a turn: `what` as the log says it, or a few words from below. */
  readonly inTurn: (turn: number, what: readonly string[]) => string;
  readonly takesLead: (who: MentionedPerson) => string;
  /** Behind what was gained. */
  readonly firstProvince: string;
  readonly leads: (who: MentionedPerson, by: number) => string;
}

/** What is told of a game without being asked for. */
export interface ToldWords {
  readonly recap: RecapWords;
  readonly counts: CountWords;
  readonly ending: EndingWords;
  readonly story: StoryWords;
}

/** The words for all that insight finds out, in one language. */
export interface InsightWords extends ToldWords {
  readonly why: WhyWords;
}
