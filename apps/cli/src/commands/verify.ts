// tenfold verify RECORD: whether a recorded game was played by the rules, and dealt from the seed that was settled before
// it began.

import { isSeedHash, ownCardsOfRecord, ownNamesIn, seedHashInRecord, seedHashOf } from '@tenfold/protocol';
import type { Game, GameRecord } from '@tenfold/rules';
import { RecordError, cardSetOf, lastSeedOf, readRecord, replay, view } from '@tenfold/rules';
import { Command, InvalidArgumentError } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption, readText } from '../arguments.ts';
import { lookOf } from '../look.ts';
import { recordTroubleIn, saidOf } from '../play/record-file.ts';
import { resultLines } from '../play/result.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';
import { helpAfter } from '../help-text.ts';

interface VerifyOptions extends WithLanguage {
  readonly hash?: string;
}

/** The record can be read, but what it says is not so. */
const DOES_NOT_HOLD = 1;
/** How the server notes an end that does not follow from the choices. */
const ENDED_LINE = /^# ended: (.+)$/m;
/** And who never decided anything, so that nobody has won. */
const NO_CHOICE_LINE = /^# made no choice: (.+)$/m;

export function verifyCommand(words: TerminalWords): Command {
  const { verify: help } = words.commandHelp;
  return new Command('verify')
    .description(help.description)
    .argument('<record>', help.record)
    .option('--hash <hex>', help.hash, hashIn(words))
    .addOption(languageOption(words))
    .addHelpText(
      'after',
      helpAfter(words, {
        examples: [
          'tenfold verify game.record',
          `tenfold verify game.record --hash 5c06e77f…   ${help.allDigits}`,
        ],
        end: `${help.notes}\n\n${help.exit}`,
      }),
    )
    .action(async (file: string, options: VerifyOptions) => {
      await verify(file, options);
    });
}

const hashIn =
  ({ commandHelp }: TerminalWords) =>
  (text: string): string => {
    if (isSeedHash(text)) return text.toLowerCase();
    throw new InvalidArgumentError(commandHelp.refused.hash);
  };

async function verify(file: string, options: VerifyOptions): Promise<void> {
  const words = wordsIn(options.lang);
  const text = readText(file, words);
  const record = saidOf(file, words, () => readRecord(text));
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
  const game = played(file, record, words);
  if (game === null) return;
  console.log(words.verify.seedHolds(options.hash !== undefined, hash));
  console.log(words.verify.allLegal(record.choices.length));
  console.log(['', ...endLines(game, text, words)].join('\n'));
}

function hashWrittenIn(file: string, text: string, words: TerminalWords): string | null {
  const written = seedHashInRecord(text);
  if (written === null || isSeedHash(written)) return written?.toLowerCase() ?? null;
  throw new UsageError(words.verify.noSha256(file, written));
}

/** Null if a choice is not legal. */
function played(file: string, record: GameRecord, words: TerminalWords): Game | null {
  try {
    return replay(record);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    complain(recordTroubleIn(file, error, words));
    return null;
  }
}

function endLines(game: Game, text: string, words: TerminalWords): string[] {
  const idle = NO_CHOICE_LINE.exec(text)?.[1];
  const nobodyWon = idle === undefined ? [] : [words.verify.noChoice(idle)];
  if (game.over) {
    const ownNames = ownNamesIn(ownCardsOfRecord(game.setup.ownCards ?? [], text), words.language);
    const look = lookOf(process.stdout, words.language, cardSetOf(game), ownNames);
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
