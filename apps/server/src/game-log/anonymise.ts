// The start of a game in which somebody played who is gone for good: the game stays, the name and the identity go.

import type { Id } from '@tenfold/protocol';
import { uniqueNames } from '@tenfold/protocol';
import type { GameRecord, SetupWish } from '@tenfold/rules';
import type { GameStart, GamePlayer } from './game-log.ts';

/** Who has left for good: in tables, games and records of others. Clients have words of their own for it. */
export const SOMEBODY = 'Somebody';

export function anonymised(start: GameStart, person: Id): GameStart {
  const seat = start.players.findIndex((player) => player.kind === 'person' && player.id === person);
  const old = start.players[seat]?.name;
  if (old === undefined) return start;
  const name = freeName(start.players.filter((_, other) => other !== seat));
  const left: GamePlayer = { kind: 'left', name };
  const rename = (given: string): string => (given === old ? name : given);
  const renamed = <S extends SetupWish>(setup: S): S => ({ ...setup, players: setup.players.map(rename) });
  const { opening, position } = start;
  return {
    ...start,
    players: start.players.with(seat, left),
    setup: renamed(start.setup),
    ...(opening === undefined ? {} : { opening: renamedRecord(opening, renamed, rename) }),
    ...(position === undefined ? {} : { position: { ...position, setup: renamed(position.setup) } }),
  };
}

function renamedRecord(
  record: GameRecord,
  renamed: (setup: SetupWish) => SetupWish,
  rename: (name: string) => string,
): GameRecord {
  return {
    ...record,
    setup: renamed(record.setup),
    choices: record.choices.map((choice) => ({ ...choice, player: rename(choice.player) })),
    ...(record.shuffles === undefined
      ? {}
      : { shuffles: record.shuffles.map((shuffle) => ({ ...shuffle, player: rename(shuffle.player) })) }),
  };
}

/** A record tells its players apart by name alone. */
const freeName = (others: readonly GamePlayer[]): string =>
  uniqueNames([...others.map(({ name }) => name), SOMEBODY]).at(-1) ?? SOMEBODY;
