// What games need of the rest of the server.

import type { BotTeam } from '../bots/bot-team.ts';
import type { Pace } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Rating, Store } from '../store/store.ts';
import type { Committer } from './committer.ts';
import type { HistoryTexts } from './history-texts.ts';
import type { GameStart } from './log.ts';
import type { Pauses } from './pauses.ts';

export interface RoomsDeps {
  readonly store: Store;
  readonly committer: Committer;
  readonly bots: BotTeam;
  readonly now: () => number;
  /** When no server ran, up to the start of this one. */
  readonly pauses: Pauses;
  readonly histories: HistoryTexts;
  readonly log: Logger;
  /** Ratings after a finished game, to be written with its last entries. */
  settle(start: GameStart, places: readonly number[]): Promise<readonly Rating[]>;
  /** After the end is on disk. */
  ended(start: GameStart): Promise<void>;
  readonly settings: Pace;
}
