// tenfold replay FILE: the log of a recorded game, as a spectator or one of the players may know it.

import { loadInsightWords } from '@tenfold/i18n/insight';
import { loadSentences } from '@tenfold/i18n/sentences';
import { endedInRecord } from '@tenfold/insight';
import { ownNamesIn } from '@tenfold/protocol';
import type { GameEvent } from '@tenfold/rules';
import { cardSetOf, view } from '@tenfold/rules';
import { Command } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption, readText, wholeNumber } from '../arguments.ts';
import { wholeLog } from '../log.ts';
import { logText } from '../log-print.ts';
import { lookOf } from '../look.ts';
import { loadRecord, ownCardsOfFile, replayRecord } from '../play/record-file.ts';
import { endingLines, resultLines } from '../play/result.ts';
import { seatNamed } from '../play/setup.ts';
import { tableLines } from '../play/table-lines.ts';
import { UsageError } from '../usage-error.ts';
import { wordsIn } from '../words/index.ts';
import type { TerminalWords } from '../words/index.ts';
import { helpAfter } from '../help-text.ts';

interface ReplayOptions extends WithLanguage {
  readonly seat?: string;
  readonly upto?: number;
}

const EXAMPLES = [
  'tenfold replay game.record',
  'tenfold replay game.record --seat Ann',
  'tenfold replay game.record --upto 12 --lang de',
];

export function replayCommand(words: TerminalWords): Command {
  const { replay: help } = words.commandHelp;
  return new Command('replay')
    .description(help.description)
    .argument('<file>', help.file)
    .option('--seat <name>', help.seat)
    .option('--upto <number>', help.upTo, wholeNumber(words, 0))
    .addOption(languageOption(words))
    .addHelpText('after', helpAfter(words, { examples: EXAMPLES, end: help.exit }))
    .action(printReplay);
}

async function printReplay(file: string, options: ReplayOptions): Promise<void> {
  const words = wordsIn(options.lang);
  const record = loadRecord(file, words);
  const { players } = record.setup;
  const all = record.choices.length;
  const upTo = options.upto ?? all;
  if (upTo > all) throw new UsageError(words.uptoTooFar(upTo, file, all));
  const seat = options.seat === undefined ? null : seatNamed(options.seat, players, words);
  const events: GameEvent[] = [];
  const game = replayRecord(file, record, { upTo, listener: (event) => events.push(event) }, words);
  const set = cardSetOf(game);
  const ownNames = ownNamesIn(ownCardsOfFile(file, record, words), options.lang);
  const look = lookOf(process.stdout, options.lang, set, ownNames);
  const say = await loadSentences(options.lang, 'usual', ownNames);
  const lines = wholeLog(events, { seat, you: null, names: players, say, set });
  console.log(logText(lines, look).join('\n').trim());
  const seen = view(game, seat);
  const insight = await loadInsightWords(options.lang);
  const ended = upTo === all ? endedInRecord(readText(file, words), players) : null;
  const ending = (): string[] => endingLines(seen, ended, look, insight, { you: null, names: players });
  if (seen.result !== null) {
    console.log(['', ...ending(), ...resultLines(seen, null, look)].join('\n'));
    return;
  }
  if (ended !== null && ended.why !== 'rules') {
    console.log(['', ...tableLines(seen, look, null), '', ...ending()].join('\n'));
    return;
  }
  const waiting = words.waitsFor(words.and(seen.waitingFor.map((one) => players[one] ?? '')));
  const more = upTo < all ? ` ${words.moreChoices(all - upTo)}` : '';
  console.log(['', ...tableLines(seen, look, null), '', `${waiting}${more}`].join('\n'));
}
