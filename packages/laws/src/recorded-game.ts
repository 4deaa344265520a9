// A random game together with its record, and with every position on the way as the rules themselves made it.

import type { Game, GameEvent, RecordedChoice } from '@tenfold/rules';
import { apply, clone, decision, newGame, recordChoice, writeRecord } from '@tenfold/rules';
import { chooserOf } from './choosers.ts';
import { Dice } from './dice.ts';
import { kingdomCards } from './setups.ts';

/** A record, and what the rules made on the way. */
export interface RecordedGame {
  readonly text: string;
  /** By moment: the position, and how many events there had been. */
  readonly positions: readonly Game[];
  readonly last: Game;
  /** By choice: who made it. */
  readonly seats: readonly number[];
  readonly told: readonly number[];
  readonly events: readonly GameEvent[];
}

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];
const KINGDOM_SIZE = 10;

/** Plays a game with these cards among the kingdom's. */
export function recordedGame(players: number, cards: readonly string[], mostChoices = 4000): RecordedGame {
  const dice = new Dice(`replay ${players} ${cards.join(' ')}`);
  const others = kingdomCards('all').filter((id) => !cards.includes(id));
  const kingdom = [...cards, ...dice.draw(others, KINGDOM_SIZE - cards.length)];
  const setup = { players: NAMES.slice(0, players), kingdom, seed: `replay-${players}` };
  const events: GameEvent[] = [];
  const listen = (event: GameEvent): void => void events.push(event);
  const game = newGame(setup, listen);
  const choices: RecordedChoice[] = [];
  const positions = [clone(game)];
  const seats: number[] = [];
  const told = [events.length];
  const choose = chooserOf('keen', dice, cards);
  while (choices.length < mostChoices) {
    const asked = decision(game);
    if (asked === undefined) break;
    const option = choose(game, asked);
    choices.push(recordChoice(game, option, asked.seat));
    apply(game, option, asked.seat, listen);
    seats.push(asked.seat);
    positions.push(clone(game));
    told.push(events.length);
  }
  return { text: writeRecord({ setup, choices }), positions, last: game, seats, told, events };
}
