// What can be ordered of workers.

import type { GameRange, SettledPlan } from '@tenfold/sim';
import type { BotTask } from '../bots/messages.ts';

/** Games of a plan: each part is a range of them. */
export interface GamesOrder {
  readonly kind: 'games';
  readonly plan: SettledPlan;
}

/** What the bots of a node are asked: each part is one question. */
export interface BotsOrder {
  readonly kind: 'bots';
}

export type OrderBody = GamesOrder | BotsOrder;

export interface GamesPart {
  readonly range: GameRange;
}

export interface BotsPart {
  readonly task: BotTask;
}
