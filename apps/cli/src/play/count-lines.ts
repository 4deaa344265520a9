// What can be counted: the cards and points of everybody, and what is left in the person's own piles.

import type { PileCount } from '@tenfold/insight';
import { isWholeGame, newCardTracker } from '@tenfold/insight';
import type { CardId, GameEvent } from '@tenfold/rules';
import { eventFor } from '@tenfold/rules';
import { nameFor } from '../card-words.ts';
import { flow, wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import { inCardColours, strong } from '../look.ts';
import type { Voice } from './question-words.ts';

const INDENT = '   ';

export function countLines(events: readonly GameEvent[], seat: number, look: Look, voice: Voice): string[] {
  const { names, insight } = voice;
  const say = insight.counts;
  const seen = events.map((event) => eventFor(event, seat));
  if (!isWholeGame(seen)) return wrap(say.unknown, look.width);
  const tracker = newCardTracker(names.length, seat);
  tracker.add(seen);
  const { players, own } = tracker.counts('full');
  const name = (card: CardId): string => inCardColours(look, card, nameFor(card, look));
  const block = (title: string, pieces: readonly string[]): string[] => [
    title,
    ...flow(INDENT, pieces.length === 0 ? [say.none] : pieces, look.width),
  ];
  const pile = (title: string, cards: readonly PileCount[]): string[] =>
    block(
      title,
      cards.map(({ card, count }) => say.countOf(name(card), { least: count, most: count })),
    );
  return [
    ...(players ?? []).flatMap(({ player, size, cards, points }) =>
      block(
        `${strong(look, names[player] ?? '')}: ${say.cardsAndPoints(size, points)}`,
        cards.map(({ card, ...count }) => say.countOf(name(card), count)),
      ),
    ),
    ...(own === null
      ? []
      : [
          ...(own.top.length === 0 ? [] : block(say.topIs, own.top.map(name))),
          ...pile(say.deckHas, own.deck),
          ...pile(say.discardHas, own.discard),
        ]),
  ];
}
