// A finished game turn by turn: who stood where before and after, and what cards that count came to whom.

import type { CardId, Game, GameEvent } from '@tenfold/rules';
import { cardSetOf, pointsOf } from '@tenfold/rules';
import { definitionOf } from '../card-definitions.ts';
import type { Replay } from '../replay/replay.ts';

/** Cards that came to somebody in a turn. */
export interface GainedCards {
  readonly seat: number;
  readonly cards: readonly CardId[];
}

/** A turn as the story of a game tells it. */
export interface ToldTurn {
  /** The first moment of the turn. */
  readonly moment: number;
  readonly player: number;
  /** Of this player's turns at the table, from 1. */
  readonly own: number;
  /** Points by seat. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Cards that are worth something, or less than nothing, by who gained them. */
  readonly gained: readonly GainedCards[];
  /** What its player bought. */
  readonly bought: readonly CardId[];
}

/** Every turn of a record: whose it was, the points before and after it, and what it brought. */
export function toldTurnsOf(replay: Replay): readonly ToldTurn[] {
  const events = replay.eventsFor('all');
  const points = [...replay.turns.map(({ moment }) => moment), replay.end].map((moment) =>
    pointsIn(replay.positionAt(moment)),
  );
  return replay.turns.map(({ moment, player, own }, turn) => {
    const end = replay.turns[turn + 1]?.moment ?? replay.end;
    const inTurn = events.slice(turn === 0 ? 0 : replay.toldAt(moment), replay.toldAt(end));
    const gains = inTurn.filter(({ type }) => type === 'gain');
    return {
      moment,
      player,
      own,
      before: points[turn] ?? [],
      after: points[turn + 1] ?? [],
      gained: gainedBySeat(gains),
      // Only a purchase is a gain that no card causes.
      bought: gains.flatMap(({ because, cards = [] }) => (because === null ? cards : [])),
    };
  });
}

function pointsIn(game: Game): readonly number[] {
  const set = cardSetOf(game);
  return game.seats.map((_seat, player) => pointsOf(game, set, player));
}

function gainedBySeat(gains: readonly GameEvent[]): readonly GainedCards[] {
  const found = new Map<number, CardId[]>();
  for (const { player, cards = [] } of gains) {
    const counting = cards.filter((card) => (definitionOf(card)?.worth ?? 0) !== 0);
    if (counting.length > 0) found.set(player, [...(found.get(player) ?? []), ...counting]);
  }
  return [...found].map(([seat, cards]) => ({ seat, cards }));
}
