// A record told in full: what a golden game is made of.

import type { Game, GameEvent, GameRecord } from '../../src/index.ts';
import { cardSetOf, replay, scoreOf, winnersOf, writeRecord } from '../../src/index.ts';
import { eventLine } from './event-words.ts';

/** The record, with what happened below each choice and the result at the end, as comments. */
export function told(record: GameRecord): string {
  const names = record.setup.players;
  let events: GameEvent[] = [];
  const lines: string[] = [];
  const tell = () => {
    if (events.length > 0) lines.push(`#   ${eventLine(events, names)}`);
    events = [];
  };
  const game = replay(record, {
    listener: (event) => events.push(event),
    before(_game, choice) {
      tell();
      lines.push(`${choice.player}: ${choice.words}`);
    },
  });
  tell();
  const head = writeRecord({ ...record, choices: [] });
  return [head.trimEnd(), '', ...lines, ...result(game, record.choices.length), ''].join('\n');
}

function result(game: Game, choices: number): string[] {
  const set = cardSetOf(game);
  const names = game.setup.players;
  const scores = names.map((name, player) => {
    const { points, turns, parts } = scoreOf(game, set, player);
    const sum = parts.map((part) => `${part.count} ${part.card} ${part.points}`).join(', ');
    return `# ${name}: ${points} points in ${turns} turns (${sum})`;
  });
  const ending = game.over
    ? `# over after ${game.turn.number} turns; won by ${winnersOf(game, set)
        .map((player) => names[player])
        .join(', ')}`
    : `# stopped in turn ${game.turn.number}`;
  return [`# ${choices} choices`, ending, ...scores];
}
