// What games need of the rest of the server.

import type { BotTeam } from '../bots/bot-team.ts';
import type { Pace } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Committer } from './committer.ts';
import type { HistoryCache } from './history-cache.ts';
import type { GameStart } from '../game-log/game-log.ts';
import type { SharedGames } from './shared-games.ts';
import type { Outages } from '../time/outages.ts';

export interface RoomDeps {
  readonly store: Store;
  readonly committer: Committer;
  readonly bots: BotTeam;
  readonly now: () => number;
  /** When no server ran, up to the start of this one. */
  readonly outages: Outages;
  readonly histories: HistoryCache;
  readonly log: Logger;
  /** After the end is on disk. A game that this release cannot even set up is not one to look at afterwards. */
  ended(start: GameStart, how: { readonly canBeShown: boolean }): Promise<void>;
  readonly settings: Pace;
  /** Null for a server on its own. */
  readonly shared: SharedGames | null;
}
