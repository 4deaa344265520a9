// A record for those who may see a game and must not know its seed: other games may be dealt by the same.

import { cardSetOf } from '../engine/game-cards.ts';
import type { Game } from '../engine/state.ts';
import type { GameRecord, RecordedShuffle } from './record.ts';
import { beginRecord, replay } from './record.ts';

/** Stands where the seed stood. */
const NO_SEED = 'not-told';

/**
 * The same game, move by move, with the outcome of every shuffle in place of the seed that they follow from. It plays as
 * the record does, and says nothing about shuffles that never came.
 */
export function withoutSeed(record: GameRecord): GameRecord {
  const start = beginRecord(record);
  const shuffles = start.setup.players.map((player, seat): RecordedShuffle => ({
    player,
    // The hand was dealt from the top.
    cards: [...start.seats[seat]!.hand, ...start.seats[seat]!.deck.toReversed()].map(nameIn(start)),
  }));
  let game = start;
  replay(record, {
    before: (now) => (game = now),
    listener(event) {
      if (event.type !== 'shuffle') return;
      const { deck } = game.seats[event.player]!;
      shuffles.push({
        player: game.setup.players[event.player]!,
        cards: deck.toReversed().map(nameIn(game)),
      });
    },
  });
  const { reseeds: _reseeds, ...rest } = record;
  const first = start.turn.player;
  return { ...rest, setup: { ...record.setup, seed: NO_SEED, generator: 'fast', start: first }, shuffles };
}

const nameIn =
  (game: Game) =>
  (card: number): string =>
    cardSetOf(game).ids[card]!;
