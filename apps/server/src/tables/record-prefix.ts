// The part of a record up to its middle, for those who want to play on from there.

import { setImmediate } from 'node:timers/promises';
import type { Game, GameRecord, RecordedChoice } from '@tenfold/rules';
import {
  RuleError,
  answerIn,
  apply,
  beginRecord,
  decision,
  followSeed,
  readRecord,
  title,
} from '@tenfold/rules';
import type { OwnCard } from '@tenfold/protocol';
import { OwnCards, ownCardsInRecord } from '@tenfold/protocol';
import { Refusal } from '../refusal.ts';

/** Many play on this thread: a long record is replayed so many choices at a time, and others have their turn between. */
export const CHOICES_AT_ONCE = 50;

/** What was played until so many choices had been made. Refused with the line if the text is no record of a game. */
export async function recordUpTo(text: string, choices: number): Promise<GameRecord> {
  const record = playable(() => readRecord(text));
  checkSetup(record);
  if (choices > record.choices.length) {
    throw new Refusal('malformed', `the record has ${record.choices.length} choices, not ${choices}`);
  }
  const played = record.choices.slice(0, choices);
  const game = playable(() => beginRecord(record));
  for (const [made, choice] of played.entries()) {
    if (made % CHOICES_AT_ONCE === 0) await setImmediate();
    followSeed(game, record, made);
    playable(() => choose(game, choice));
  }
  if (decision(game) === undefined) {
    throw new Refusal('game-over', `after choice ${choices} the game is over; go back further`);
  }
  return { ...record, choices: played };
}

/** What is a game, from its start to its end. */
export function checkSetup({ setup }: Pick<GameRecord, 'setup'>): void {
  if (setup.study === true) {
    throw new Refusal('not-allowed', 'the record is a study; here a game has ten Kingdom piles');
  }
}

/** The home-made cards of a record as a table shows them; those that it does not name are called by their ids. */
export function ownCardsPlayedIn({ setup }: GameRecord, text: string): readonly OwnCard[] {
  const named = ownCardsInRecord(text);
  const cards = (setup.ownCards ?? []).map((definition) => ({
    names: { en: title(definition.id) },
    ...named.get(definition.id),
    definition,
  }));
  const { success, error } = OwnCards.safeParse(cards);
  if (success) return cards;
  const [wrong] = error.issues;
  throw new Refusal('malformed', `the record cannot be played: ${wrong?.message ?? 'its home-made cards'}`);
}

function choose(game: Game, choice: RecordedChoice): void {
  const { option, seat, player } = answerIn(game, choice);
  apply(game, option, seat, null, player);
}

/** What the rules refuse; they name the line. */
export function playable<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    throw new Refusal('malformed', `the record cannot be played: ${error.message}`);
  }
}
