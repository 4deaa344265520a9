// tenfold verify RECORD: whether a recorded game was played by the rules, and dealt from the seed that was settled before
// it began.

import { isSeedHash, seedHashInRecord, seedHashOf } from '@tenfold/protocol';
import type { Game, GameRecord } from '@tenfold/rules';
import { RecordError, cardSetOf, lastSeedOf, readRecord, replay, view } from '@tenfold/rules';
import { Command, InvalidArgumentError } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption, readText } from '../arguments.ts';
import { lookOf } from '../look.ts';
import { saidOf } from '../play/record-file.ts';
import { resultLines } from '../play/result.ts';
import { UsageError } from '../usage-error.ts';
import type { Words } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';

interface VerifyOptions extends WithLanguage {
  readonly hash?: string;
}

/** The record can be read, but what it says is not so. */
const DOES_NOT_HOLD = 1;
/** How the server notes an end that does not follow from the choices. */
const ENDED_LINE = /^# ended: (.+)$/m;
/** And who never decided anything, so that nobody has won. */
const NO_CHOICE_LINE = /^# made no choice: (.+)$/m;

export const verifyCommand = new Command('verify')
  .description('check that a recorded game was legal, and that its seed is the one promised at its start')
  .argument('<record>', 'a record, as a server gives it out when a game is over')
  .option(
    '--hash <hex>',
    'the hash that the game showed from its start (default: the one in the record)',
    hashOf,
  )
  .addOption(languageOption())
  .addHelpText(
    'after',
    `
Examples:
  tenfold verify game.record
  tenfold verify game.record --hash 5c06e77f…   (all 64 digits)

The hash is the SHA-256 of the seed, and was shown before the first card was dealt. Give the one that you saw then:
the one in the record shows only that the record fits together.

Exit code: 0 if everything holds, 1 if something does not, 2 if the record cannot be read or names no hash.`,
  )
  .action(async (file: string, options: VerifyOptions) => {
    await verify(file, options);
  });

function hashOf(text: string): string {
  if (isSeedHash(text)) return text.toLowerCase();
  throw new InvalidArgumentError('Give the 64 hexadecimal digits of a SHA-256.');
}

async function verify(file: string, options: VerifyOptions): Promise<void> {
  const words = wordsIn(options.lang);
  const text = readText(file, words);
  const record = saidOf(file, () => readRecord(text));
  const written = hashWrittenIn(file, text, words);
  const promised = options.hash ?? written;
  if (promised === null) {
    throw new UsageError(words.verify.noHash(file));
  }
  const hash = await seedHashOf(lastSeedOf(record));
  if (hash !== promised) {
    return complain(words.verify.otherSeed(file, hash, promised));
  }
  if (written !== null && written !== hash) {
    return complain(words.verify.changed(file, written));
  }
  const game = played(file, record);
  if (game === null) return;
  console.log(words.verify.seedHolds(options.hash !== undefined, hash));
  console.log(words.verify.allLegal(record.choices.length));
  console.log(['', ...endLines(game, text, words)].join('\n'));
}

function hashWrittenIn(file: string, text: string, words: Words): string | null {
  const written = seedHashInRecord(text);
  if (written === null || isSeedHash(written)) return written?.toLowerCase() ?? null;
  throw new UsageError(words.verify.noSha256(file, written));
}

/** Null if a choice is not legal. */
function played(file: string, record: GameRecord): Game | null {
  try {
    return replay(record);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    complain(`${file}, ${error.message}`);
    return null;
  }
}

function endLines(game: Game, text: string, words: Words): string[] {
  const idle = NO_CHOICE_LINE.exec(text)?.[1];
  const nobodyWon = idle === undefined ? [] : [words.verify.noChoice(idle)];
  if (game.over) {
    const look = lookOf(process.stdout, words.language, cardSetOf(game));
    const end = view(game, null);
    if (nobodyWon.length === 0 || end.result === null) return resultLines(end, null, look);
    const [, ...points] = resultLines({ ...end, result: { ...end.result, winners: [] } }, null, look);
    return [...nobodyWon, ...points];
  }
  const ended = ENDED_LINE.exec(text)?.[1];
  return [ended === undefined ? words.verify.notOver : words.verify.brokenOff(ended), ...nobodyWon];
}

function complain(message: string): void {
  console.error(`tenfold verify: ${message}`);
  process.exitCode = DOES_NOT_HOLD;
}
