// The end of a game: who won, with how many points, and what they are made of.

import type { Reader } from '@tenfold/i18n/sentences';
import type { InsightWords } from '@tenfold/i18n/insight';
import { endingSentence } from '@tenfold/i18n/insight';
import type { Ended } from '@tenfold/insight';
import { endingOf } from '@tenfold/insight';
import type { View } from '@tenfold/rules';
import { countedName, nameFor } from '../card-words.ts';
import { flow, padEnd, padStart, wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import { inCardColours, strong } from '../look.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';

/** `you` is the seat that is addressed; null if none is. */
export function resultLines(view: View, you: number | null, look: Look): string[] {
  const { result, players } = view;
  if (result === null) return [];
  const words = wordsIn(look.language);
  const name = (seat: number): string => players[seat]?.name ?? '';
  const widest = Math.max(...players.map((player) => player.name.length));
  const scores = result.scores.toSorted((a, b) => b.points - a.points || a.turns - b.turns);
  const rows = scores.flatMap(({ player, points, turns, parts }) => {
    const made = parts.map(
      (part) =>
        `${inCardColours(look, part.card, countedName(part.card, part.count, look))} (${signed(part.points)}),`,
    );
    const mark = result.winners.includes(player) ? '★' : ' ';
    return flow(
      ` ${mark} ${padEnd(name(player), widest)} ${strong(look, padStart(String(points), 4))}   `,
      [...made, words.turns(turns)],
      look.width,
      ' ',
    );
  });
  return [winnerLine(result.winners, you, name, words), '', ...rows];
}

/** Why the game is over, as the page says it; `ended` is what a server has written into the record. */
export function endingLines(
  { supply, result }: View,
  ended: Ended | null,
  look: Look,
  insight: InsightWords,
  reader: Reader,
): string[] {
  const ending = endingOf(supply, result !== null, ended, null);
  return wrap(
    endingSentence(insight, ending, (card) => nameFor(card, look), reader),
    look.width,
  );
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

function winnerLine(
  winners: readonly number[],
  you: number | null,
  name: (seat: number) => string,
  words: TerminalWords,
): string {
  const [only] = winners;
  if (only === undefined) return words.nobodyWon;
  const others = winners.filter((seat) => seat !== you).map(name);
  if (winners.length > 1) return words.shareVictory(others, others.length < winners.length);
  return only === you ? words.youWin : words.wins(name(only));
}
