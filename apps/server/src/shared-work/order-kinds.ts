// What can be ordered of workers.

import type { GameRange, SettledPlan } from '@tenfold/sim';
import type { TrainingTask } from '@tenfold/sim/training';
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

/** Rounds of a training, one after the other: this is who plays the present one, each network's weights as text. */
export interface TrainingOrder {
  readonly kind: 'training';
  readonly round: number;
  readonly cards: readonly string[];
  readonly weights: readonly string[];
}

export type OrderBody = GamesOrder | BotsOrder | TrainingOrder;

export interface GamesPart {
  readonly range: GameRange;
}

export interface BotsPart {
  readonly task: BotTask;
}

export interface TrainingPart {
  readonly round: number;
  readonly training: TrainingTask;
}

export type OrderPart = GamesPart | BotsPart | TrainingPart;
