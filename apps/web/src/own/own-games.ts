// What one's finished games come to: results by kingdom and by opponent, and the longest streak.

import { kingdoms } from '@tenfold/rules';
import type { GameSummary } from '../api.ts';

interface Tally {
  readonly games: number;
  readonly wins: number;
}

export interface OwnGames extends Tally {
  /** Games won one after the other. */
  readonly longestStreak: number;
  /** The same, up to the latest. */
  readonly streak: number;
  /** The most played first. */
  readonly byKingdom: readonly (Tally & { readonly cards: readonly string[] })[];
  readonly byOpponent: readonly (Tally & Opponent)[];
}

interface Opponent {
  /** Null for a bot, and for somebody who is gone for good. */
  readonly person: string | null;
  readonly character: string | null;
  /** As in the latest game. */
  readonly name: string;
}

/** `games` are those of `you`, the latest first. Games that nobody has won count as played and for nothing else. */
export function ownGames(games: readonly GameSummary[], you: string): OwnGames {
  const played = games.flatMap((game) => {
    const place = game.players.find(({ person }) => person === you)?.place ?? null;
    return place === null ? [] : [{ game, hasWon: place === 1 }];
  });
  const byKingdom = new Map<string, Tally & { readonly cards: readonly string[] }>();
  const byOpponent = new Map<string, Tally & Opponent>();
  for (const { game, hasWon } of played) {
    const { kingdom } = game;
    count(byKingdom, kingdomKey(kingdom), { cards: kingdom }, hasWon);
    const others = new Map(
      game.players
        .filter(({ person, character }) => person !== you && (person ?? character) !== null)
        .map(({ person, character, name }) => [
          person ?? `bot ${character ?? ''}`,
          { person, character, name },
        ]),
    );
    for (const [key, opponent] of others) count(byOpponent, key, opponent, hasWon);
  }
  const outcomes = played.map(({ hasWon }) => hasWon);
  return {
    games: games.length,
    wins: outcomes.filter(Boolean).length,
    longestStreak: longestRun(outcomes),
    streak: outcomes.includes(false) ? outcomes.indexOf(false) : outcomes.length,
    byKingdom: mostPlayed(byKingdom),
    byOpponent: mostPlayed(byOpponent),
  };
}

/** Cards that were bought or gained most, of those that are not in every game; the most first. */
export function favourites(
  gained: readonly string[],
  most: number,
): readonly { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of gained) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([card, times]) => ({ card, count: times }))
    .sort((a, b) => b.count - a.count || a.card.localeCompare(b.card))
    .slice(0, most);
}

function count<Of>(tallies: Map<string, Tally & Of>, key: string, of: Of, hasWon: boolean): void {
  const { games, wins, ...known } = tallies.get(key) ?? { ...of, games: 0, wins: 0 };
  tallies.set(key, { ...of, ...(known as Of), games: games + 1, wins: wins + (hasWon ? 1 : 0) });
}

const mostPlayed = <One extends Tally>(tallies: ReadonlyMap<string, One>): readonly One[] =>
  [...tallies.values()].sort((a, b) => b.games - a.games || b.wins - a.wins);

/** The same ten cards are the same kingdom, in whatever order; a recommended one may have a Potion pile besides. */
const kingdomKey = (cards: readonly string[]): string =>
  kingdoms.find((known) => known.cards.every((card) => cards.includes(card)))?.id ?? [...cards].sort().join();

function longestRun(outcomes: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const hasWon of outcomes) {
    run = hasWon ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
