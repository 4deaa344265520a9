// What a result shows, put together from whatever is known: the view at the end, the record, the server's summary.

import type { Game, PileView, Score } from '@tenfold/rules';
import { cardSetOf, scoreOf } from '@tenfold/rules';
import type { Ended, GameEnding } from './ending.ts';
import { endingOf, isDecided } from './ending.ts';
import type { ScorePart } from './score-parts.ts';
import { scorePartsOf } from './score-parts.ts';
import type { Standing, WrittenResult } from './standings.ts';
import { standingsOf } from './standings.ts';

/** A standing with how the points were made up. */
export interface RankedPlayer extends Standing {
  /** Null where the cards are not known. */
  readonly parts: readonly ScorePart[] | null;
  /** Which bot it is; null for people. */
  readonly character: string | null;
}

/** How a game came out. */
export interface FinalResult {
  readonly ranked: readonly RankedPlayer[];
  /** Null where nobody can say. */
  readonly ending: GameEnding | null;
  /** Seats of those who left, so that points alone do not say who is ahead. */
  readonly gone: readonly number[];
  /** Seats of people who never made a choice: then nobody has won. */
  readonly unplayed: readonly number[];
}

/** Whatever is known of a finished game. */
export interface ResultSources {
  readonly names: readonly string[];
  /** By seat: the bot that sits there. */
  readonly characters: readonly (string | null)[];
  /** Of a game that ended by the rules. */
  readonly scores: readonly Score[] | null;
  /** By seat, where they are known without the scores. */
  readonly turns: readonly number[] | null;
  /** The last position, once the record has been played. */
  readonly last: Game | null;
  /** How the table lies at the end; null where only the server's summary is known. */
  readonly end: { readonly supply: readonly PileView[]; readonly isOver: boolean } | null;
  readonly ended: Ended | null;
  /** Seats in which a bot plays on, in the order of leaving. */
  readonly replaced: readonly number[];
  /** Seats of people who played to the end; null where that is not known. */
  readonly people: readonly number[] | null;
  readonly summary: WrittenResult | null;
}

/** How a finished game came out; null as long as nobody can say who won. */
export function resultOf(sources: ResultSources): FinalResult | null {
  const { names, characters, turns, last, end, ended, replaced, people, summary } = sources;
  const scores = sources.scores ?? (last === null ? null : scoresIn(last));
  const ending = end === null ? null : endingOf(end.supply, end.isOver, ended, people);
  const unplayed = ended?.unplayed ?? summary?.unplayed ?? [];
  const decided = isDecided(ending, unplayed);
  const gone = leavers(replaced, ended);
  const standings = standingsOf({ names, counted: scores, turns, gone, decided, summary });
  if (standings === null) return null;
  const ranked = standings.map((standing) => {
    const score = scores?.[standing.seat];
    return {
      ...standing,
      parts: score === undefined ? null : scorePartsOf(score, last),
      character: characters[standing.seat] ?? summary?.players[standing.seat]?.character ?? null,
    };
  });
  return { ranked, ending, gone, unplayed };
}

const scoresIn = (game: Game): Score[] =>
  game.seats.map((_seat, player) => scoreOf(game, cardSetOf(game), player));

/** Who resigned or ran out of time at the very end was not replaced any more. */
function leavers(replaced: readonly number[], ended: Ended | null): readonly number[] {
  const by = ended?.by ?? null;
  return by === null || replaced.includes(by) ? replaced : [...replaced, by];
}
