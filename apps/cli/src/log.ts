// The log of a game as one reader may know it.

import type { Log, LogLine, Reader, Sentences } from '@tenfold/i18n/sentences';
import { newLog as newLogOfSeen } from '@tenfold/i18n/sentences';
import type { CardSet, GameEvent } from '@tenfold/rules';
import { eventFor } from '@tenfold/rules';
import { typesOf } from './look.ts';

export interface LogReader extends Reader {
  /** Whose eyes: a seat, or null for a spectator. */
  readonly seat: number | null;
  readonly say: Sentences;
  readonly set: CardSet;
}

export function newLog(reader: LogReader): Pick<Log, 'add' | 'take'> {
  const { seat, say, set } = reader;
  const log = newLogOfSeen(say, reader, (card) => typesOf(set, card).includes('Treasure'));
  return {
    add: (event) => {
      log.add(eventFor(event, seat));
    },
    take: log.take,
  };
}

export function wholeLog(events: readonly GameEvent[], reader: LogReader): readonly LogLine[] {
  const log = newLog(reader);
  for (const event of events) log.add(event);
  return log.take();
}
