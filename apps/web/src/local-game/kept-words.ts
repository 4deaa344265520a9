// What a list says of a game that this device keeps.

import type { HereWords } from '../words/here/index.ts';
import type { KeptGame } from './kept-game.ts';

/** Those whom the person plays against. */
export const opponentsOf = ({ setup, you }: Pick<KeptGame, 'setup' | 'you'>): readonly string[] =>
  setup.players.filter((_name, seat) => seat !== you);

/** How it came out for the person; empty while it is played. */
export function outcomeOf({ finishedAt, points, winners, you }: KeptGame, words: HereWords): string {
  if (finishedAt === null) return '';
  if (points === null) return words.brokenOff;
  if (!winners.includes(you)) return words.lost;
  return winners.length > 1 ? words.level : words.won;
}
