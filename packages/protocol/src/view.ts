// What one seat may know, and what happened, as the rules tell it. Their types are the measure: what differs from them
// does not compile.

import type { GameEvent as RulesEvent, View as RulesView } from '@tenfold/rules';
import { EVENT_TYPES, PHASES } from '@tenfold/rules';
import * as z from 'zod/mini';
import { growing } from './growing.ts';

const cards = z.array(z.string());
const seats = z.array(z.int());

const PlayerView = z.object({
  name: z.string(),
  handSize: z.int(),
  hand: z.exactOptional(cards),
  picked: z.exactOptional(cards),
  deckSize: z.exactOptional(z.int()),
  discardTop: z.nullable(z.string()),
  inPlay: cards,
  returning: cards,
  matSize: z.int(),
  mat: z.exactOptional(cards),
  tokens: z.int(),
  turns: z.int(),
});

const cost = z.object({ coins: z.int(), potions: z.int() });

const PileView = z.object({
  card: z.string(),
  count: z.int(),
  cost,
});

const OpenCards = z.object({
  player: z.int(),
  because: z.nullable(z.string()),
  cards,
  named: z.exactOptional(cards),
});

const Turn = z.object({
  number: z.int(),
  player: z.int(),
  possessor: z.nullable(z.int()),
  phase: z.enum(PHASES),
  actions: z.int(),
  buys: z.int(),
  coins: z.int(),
  potions: z.int(),
  actionsPlayed: z.int(),
  nextHand: z.int(),
});

const Score = z.object({
  player: z.int(),
  points: z.int(),
  turns: z.int(),
  parts: z.array(z.object({ card: z.string(), count: z.int(), points: z.int() })),
});

/** The engine's own numbers. No client needs them: what a seat is asked is in the `prompt` beside the view, in words. */
const decision = z.unknown() as z.ZodMiniType<RulesView['decision']>;

/** The table as one seat sees it. */
export const View: z.ZodMiniType<RulesView> = z.object({
  seat: z.nullable(z.int()),
  players: z.array(PlayerView),
  supply: z.array(PileView),
  trash: cards,
  market: z.object({ deck: cards, open: z.array(z.object({ card: z.string(), cost })) }),
  open: z.array(OpenCards),
  turn: Turn,
  waitingFor: seats,
  asking: z.nullable(z.string()),
  decision,
  result: z.nullable(z.object({ scores: z.array(Score), winners: seats })),
});

/** Something that has happened, as this seat may know it. */
export const GameEvent: z.ZodMiniType<RulesEvent> = z.object({
  type: growing(EVENT_TYPES),
  player: z.int(),
  because: z.nullable(z.string()),
  depth: z.int(),
  cards: z.exactOptional(cards),
  count: z.exactOptional(z.int()),
  seenBy: z.exactOptional(seats),
  top: z.exactOptional(z.string()),
  from: z.exactOptional(
    z.enum(['deck', 'hand', 'in-play', 'revealed', 'supply', 'trash', 'discard', 'mat', 'beside']),
  ),
  to: z.exactOptional(z.enum(['deck', 'hand', 'discard'])),
  what: z.exactOptional(z.string()),
  other: z.exactOptional(z.int()),
  winners: z.exactOptional(seats),
});
