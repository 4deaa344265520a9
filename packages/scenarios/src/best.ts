// The best result of a puzzle: what is measured, and how much of it can be reached. It is a matter of the position alone, so
// that a search can remember positions.

import type { Game } from '@tenfold/rules';
import { NOBODY, cardSetOf, ownedCards, pointsOf, winnersOf } from '@tenfold/rules';
import { leadOf } from './condition.ts';
import type { ScenarioReader } from './read.ts';
import type { Written } from './scenario.ts';
import { said } from './sentences/said.ts';

/** What is measured: coins in one turn, points, points more than anybody else, victory, copies of a card that one owns. */
export const MEASURES = ['coins', 'points', 'lead', 'wins', 'owns', 'handSize', 'curses'] as const;

/** A best result: reached as soon as `measure` gives `value`. */
export interface Best {
  readonly of: (typeof MEASURES)[number];
  readonly value: number;
  /** Of `owns`: the card. */
  readonly card: string | null;
  readonly measure: (game: Game) => number;
}

export function readBest(written: Written, reader: ScenarioReader, start: Game): Best {
  const set = cardSetOf(start);
  const found: Best[] = [];
  const add =
    (of: Best['of'], measure: Best['measure']) =>
    (entry: Written): void =>
      void found.push({ of, value: reader.number(entry), card: null, measure });
  reader.each(written, 'best', {
    coins: add('coins', ({ turn }) => (turn.player === 0 && turn.possessor === NOBODY ? turn.coins : 0)),
    points: add('points', (game) => pointsOf(game, set, 0)),
    lead: add('lead', (game) => leadOf(game, 0)),
    handSize: add('handSize', ({ seats }) => seats[0]!.hand.length),
    curses: add('curses', (game) =>
      game.seats.reduce(
        (sum, _seat, seat) =>
          seat === 0 ? sum : sum + ownedCards(game, set, seat)[set.ids.indexOf('curse')]!,
        0,
      ),
    ),
    wins: (entry) => {
      if (!reader.yes(entry))
        reader.fail(entry.line, said('ofLesson', 'a puzzle is not lost on purpose: "wins: yes"'));
      found.push({ of: 'wins', value: 1, card: null, measure: (game) => (winsAlone(game) ? 1 : 0) });
    },
    owns: (entry) => {
      const cards = reader.cards(entry);
      const [card] = cards;
      if (card === undefined || cards.some((one) => one !== card))
        reader.fail(
          entry.line,
          said('ofLesson', 'a best result counts copies of one card: "owns: [2 province]"'),
        );
      const number = set.ids.indexOf(card);
      const measure = (game: Game): number => ownedCards(game, set, 0)[number]!;
      found.push({ of: 'owns', value: cards.length, card, measure });
    },
  });
  const [best, another] = found;
  if (best === undefined || another !== undefined)
    reader.fail(written.line, said('ofLesson', `a puzzle has one best result, of ${MEASURES.join(', ')}`));
  return best;
}

/** A shared victory is not what was asked for. */
function winsAlone(game: Game): boolean {
  if (!game.over) return false;
  const winners = winnersOf(game, cardSetOf(game));
  return winners.length === 1 && winners[0] === 0;
}
