// The part of a record up to its middle, for those who want to play on from there.

import { setImmediate } from 'node:timers/promises';
import type { Game, GameRecord, RecordedChoice } from '@tenfold/rules';
import { RuleError, apply, decision, findOption, followSeed, newGame, readRecord } from '@tenfold/rules';
import { Refusal } from '../refusal.ts';

/** Many play on this thread: a long record is replayed so many choices at a time, and others have their turn between. */
const CHOICES_AT_ONCE = 50;

/** What was played until so many choices had been made. Refused with the line if the text is no record of a game. */
export async function recordUpTo(text: string, choices: number): Promise<GameRecord> {
  const record = playable(() => readRecord(text));
  checkRecord(record, choices);
  const played = record.choices.slice(0, choices);
  const game = playable(() => newGame(record.setup));
  for (const [made, choice] of played.entries()) {
    if (made % CHOICES_AT_ONCE === 0) await setImmediate();
    followSeed(game, record, made);
    playable(() => choose(game, choice), choice.line);
  }
  if (decision(game) === undefined) {
    throw new Refusal('game-over', `after choice ${choices} the game is over; go back further`);
  }
  return { ...record, choices: played };
}

function checkRecord({ setup, choices }: GameRecord, wished: number): void {
  // Home-made cards can be made to run for ever.
  if (setup.ownCards !== undefined) {
    throw new Refusal(
      'not-allowed',
      'the record has home-made cards; here only those of the boxes are played',
    );
  }
  if (setup.study === true) {
    throw new Refusal('not-allowed', 'the record is a study; here a game has ten Kingdom piles');
  }
  if (wished > choices.length) {
    throw new Refusal('malformed', `the record has ${choices.length} choices, not ${wished}`);
  }
}

function choose(game: Game, { player, words }: RecordedChoice): void {
  const seat = game.setup.players.indexOf(player);
  const asked = seat < 0 ? undefined : decision(game, seat);
  if (asked === undefined) throw new RuleError('not-asked', `${player} is not asked here`);
  apply(game, findOption(game, asked, words), seat);
}

/** What the rules refuse, with the line where it stands if the rules do not say it themselves. */
function playable<T>(work: () => T, line?: number): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const where = line === undefined ? '' : `line ${line}: `;
    throw new Refusal('malformed', `the record cannot be played: ${where}${error.message}`);
  }
}
