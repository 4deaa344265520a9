// tenfold play: a game against bots in the terminal.

import { cardSetOf, kingdomText } from '@tenfold/rules';
import type { Command as CommandType } from 'commander';
import { Command } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption, secondsUpTo, wholeNumber } from '../arguments.ts';
import { wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import { lookOf } from '../look.ts';
import { playGame } from '../play/game-loop.ts';
import type { PlayContext } from '../play/game-loop.ts';
import { farewell } from '../play/keep-record.ts';
import { loadRecord, refuseToOverwrite, saidOf, saveRecord } from '../play/record-file.ts';
import type { Session } from '../play/session.ts';
import { recordOf, resumeSession, startSession } from '../play/session.ts';
import { DEFAULT_OPPONENT, characterNames } from '../play/opponents.ts';
import type { SetupOptions } from '../play/setup.ts';
import { isByLot, setupFrom } from '../play/setup.ts';
import { study } from '../play/studying.ts';
import { openTerminal } from '../play/terminal.ts';
import { UsageError } from '../usage-error.ts';
import type { Words } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';

interface PlayOptions extends WithLanguage, SetupOptions {
  readonly resume?: string;
  readonly record?: string;
  readonly think?: number;
}

/** What a record says of itself. */
const SETTLED_BY_RECORD = ['kingdom', 'players', 'bots', 'seed', 'name', 'start'] as const;
const INTERRUPTED_CODE = 130;
const MOST_SECONDS = 3600;

export const playCommand = new Command('play')
  .description('play against bots in the terminal')
  .option(
    '--kingdom <name>',
    'a recommended kingdom, ten cards with commas or dots between them, or random',
    'First Game',
  )
  .option(
    '--players <number>',
    'how many play, you included: 2 to 6 (default: you and the bots named)',
    wholeNumber(2, 6),
  )
  .option(
    '--bots <names>',
    `against whom, with commas between the names: ${characterNames().join(', ')}, the weakest first`,
    DEFAULT_OPPONENT,
  )
  .option(
    '--think <seconds>',
    'how long a bot that studies the kingdom may do so before the game; 0: not at all (default: as it likes)',
    secondsUpTo(MOST_SECONDS),
  )
  .option('--name <name>', 'what you are called', 'Ann')
  .option('--start <name>', 'who takes the first turn (default: drawn by lot)')
  .option('--seed <seed>', 'the same seed gives the same shuffles (default: from the operating system)')
  .option('--record <file>', 'keep the record of the game in this file, up to date after each choice')
  .option('--resume <file>', 'go on with a recorded game, and keep its record there')
  .addOption(languageOption())
  .addHelpText(
    'after',
    `
The Chancellor studies the kingdom before the game. Enter begins at once, with the best it has found so far.
During the game ? shows what can be typed, ? NAME what a card says.
Names of kingdoms and cards are understood in English, Hungarian, Polish and German.
\`tenfold kingdoms --random\` draws a kingdom as you wish it and says how to play it.

Examples:
  tenfold play
  tenfold play --kingdom "Village Square" --players 3 --record game.record
  tenfold play --kingdom "cellar, chapel, feast, gardens, laboratory, thief, village, witch, woodcutter, workshop"
  tenfold play --bots bramble
  tenfold play --bots magpie,vixen --kingdom random
  tenfold play --bots chancellor --think 20
  tenfold play --seed 42 --start Ann --lang hu
  tenfold play --resume game.record

Exit code: 0 at the end of the game or after quit, 2 if something given cannot be used, 130 after Ctrl-C.`,
  )
  .action(async (options: PlayOptions, command: CommandType) => {
    process.exitCode = await play(options, command);
  });

async function play(options: PlayOptions, command: CommandType): Promise<number> {
  const words = wordsIn(options.lang);
  const session =
    options.resume === undefined ? start(options, words) : resume(options, options.resume, command, words);
  const terminal = openTerminal();
  const look = lookOf(process.stdout, options.lang, cardSetOf(session.game));
  const playing: PlayContext = { session, terminal, look, kept: { file: options.record ?? options.resume } };
  try {
    if (session.choices.length === 0) terminal.print(welcome(session, options, look));
    await study(playing, options.think);
    const ending = await playGame(playing);
    terminal.print(['', ...farewell(playing.kept, session, words)]);
    return ending === 'interrupted' ? INTERRUPTED_CODE : 0;
  } finally {
    terminal.close();
  }
}

function welcome({ setup }: Session, { kingdom }: PlayOptions, look: Look): string[] {
  const [you = '', ...others] = setup.players;
  const words = wordsIn(look.language);
  // In one piece, however long, so that it can be copied.
  const again = isByLot(kingdom) ? [words.kingdomAgain(kingdomText(setup.kingdom))] : [];
  return [...wrap(words.welcome(you, words.and(others)), look.width), ...again];
}

function start(options: PlayOptions, words: Words): Session {
  const session = startSession(setupFrom(options, words));
  if (options.record !== undefined) {
    refuseToOverwrite(options.record, words.resumeOrAnother(options.record), words);
    saveRecord(options.record, recordOf(session), words);
  }
  return session;
}

function resume(options: PlayOptions, file: string, command: CommandType, words: Words): Session {
  const given = SETTLED_BY_RECORD.find((name) => command.getOptionValueSource(name) === 'cli');
  if (given !== undefined) {
    throw new UsageError(words.notWithResume(given));
  }
  const record = loadRecord(file, words);
  const session = saidOf(file, () => resumeSession(record));
  if (options.record !== undefined && options.record !== file) {
    refuseToOverwrite(options.record, words.nameAnother, words);
  }
  return session;
}
