// tenfold play: a game against bots in the terminal.

import { ownNamesIn } from '@tenfold/protocol';
import { cardSetOf, kingdomText } from '@tenfold/rules';
import type { Command as CommandType } from 'commander';
import { Command } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption, secondsUpTo, wholeNumber } from '../arguments.ts';
import { repeated } from '../own-card-files.ts';
import type { TableKingdomOptions, TableSetup } from '../kingdoms/table-kingdom.ts';
import { checkTogether, isDrafted, setupAtTable } from '../kingdoms/table-kingdom.ts';
import { wrap } from '../layout.ts';
import type { Look } from '../look.ts';
import { lookOf } from '../look.ts';
import { playGame } from '../play/game-loop.ts';
import type { PlayContext } from '../play/game-loop.ts';
import { farewell } from '../play/keep-record.ts';
import { loadRecord, ownCardsOfFile, refuseToOverwrite, saidOf, saveRecord } from '../play/record-file.ts';
import type { Session } from '../play/session.ts';
import { resumeSession, startSession } from '../play/session.ts';
import { DEFAULT_OPPONENT, characterNames } from '../play/opponents.ts';
import type { SetupOptions } from '../play/setup.ts';
import { isByLot } from '../play/setup.ts';
import { study } from '../play/studying.ts';
import type { Terminal } from '../play/terminal.ts';
import { openTerminal } from '../play/terminal.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';
import { helpAfter } from '../help-text.ts';

interface PlayOptions extends WithLanguage, SetupOptions, TableKingdomOptions {
  readonly resume?: string;
  readonly record?: string;
  readonly think?: number;
}

/** What a record says of itself. */
const SETTLED_BY_RECORD = [
  'kingdom',
  'sets',
  'from',
  'veto',
  'boxes',
  'card',
  'players',
  'bots',
  'seed',
  'name',
  'start',
] as const;
const INTERRUPTED_CODE = 130;
/** From so many on the rulebook warns of long waits. */
const MANY_PLAYERS = 5;
const MOST_SECONDS = 3600;

const EXAMPLES = [
  'tenfold play',
  'tenfold play --kingdom "Village Square" --players 3 --record game.record',
  'tenfold play --kingdom "cellar, chapel, feast, gardens, laboratory, thief, village, witch, woodcutter, workshop"',
  'tenfold play --bots bramble',
  'tenfold play --bots magpie,vixen --kingdom random',
  'tenfold play --bots bramble,vixen --kingdom draft --sets base,intrigue --veto',
  'tenfold play --kingdom random --from base=5,intrigue=5 --boxes 2',
  'tenfold play --bots chancellor --think 20',
  'tenfold play --seed 42 --start Ann --lang hu',
  'tenfold play --resume game.record',
];

export function playCommand(words: TerminalWords): Command {
  const { play: help } = words.commandHelp;
  return new Command('play')
    .description(help.description)
    .option('--kingdom <name>', help.kingdom, 'First Game')
    .option('--sets <list>', help.sets)
    .option('--from <list>', help.from)
    .option('--veto', help.veto)
    .option('--boxes <number>', help.boxes, wholeNumber(words, 1, 2))
    .option('--card <file>', help.card, repeated)
    .option('--players <number>', help.players, wholeNumber(words, 2, 6))
    .option('--bots <names>', help.bots(characterNames().join(', ')), DEFAULT_OPPONENT)
    .option('--think <seconds>', help.think, secondsUpTo(words, MOST_SECONDS))
    .option('--name <name>', help.name, 'Ann')
    .option('--start <name>', help.start)
    .option('--seed <seed>', help.seed)
    .option('--record <file>', help.record)
    .option('--resume <file>', help.resume)
    .addOption(languageOption(words))
    .addHelpText('after', helpAfter(words, { notes: help.notes, examples: EXAMPLES, end: help.exit }))
    .action(async (options: PlayOptions, command: CommandType) => {
      process.exitCode = await play(options, command);
    });
}

async function play(options: PlayOptions, command: CommandType): Promise<number> {
  const words = wordsIn(options.lang);
  if (options.resume !== undefined) {
    const session = resume(options, options.resume, command, words);
    return playOn(session, options, openTerminal());
  }
  checkTogether(options, words);
  const terminal = openTerminal();
  try {
    const table = await setupAtTable(options, terminal, words);
    return table === undefined ? 0 : await playOn(start(table, options, words), options, terminal);
  } finally {
    terminal.close();
  }
}

async function playOn(session: Session, options: PlayOptions, terminal: Terminal): Promise<number> {
  const words = wordsIn(options.lang);
  const { game, ownCards } = session;
  const look = lookOf(process.stdout, options.lang, cardSetOf(game), ownNamesIn(ownCards, options.lang));
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
  const isSettledNow = isByLot(kingdom) || isDrafted(kingdom);
  const again = isSettledNow ? [words.kingdomAgain(kingdomText(setup.kingdom, setup.ownCards))] : [];
  const many = setup.players.length >= MANY_PLAYERS ? wrap(words.draft.manyPlayers, look.width) : [];
  return [...wrap(words.welcome(you, words.and(others)), look.width), ...many, ...again];
}

function start({ setup, ownCards }: TableSetup, options: PlayOptions, words: TerminalWords): Session {
  const session = startSession(setup, ownCards);
  if (options.record !== undefined) {
    refuseToOverwrite(options.record, words.resumeOrAnother(options.record), words);
    saveRecord(options.record, session, words);
  }
  return session;
}

function resume(options: PlayOptions, file: string, command: CommandType, words: TerminalWords): Session {
  const given = SETTLED_BY_RECORD.find((name) => command.getOptionValueSource(name) === 'cli');
  if (given !== undefined) {
    throw new UsageError(words.notWithResume(given));
  }
  const record = loadRecord(file, words);
  const session = saidOf(file, words, () => resumeSession(record, ownCardsOfFile(file, record, words)));
  if (options.record !== undefined && options.record !== file) {
    refuseToOverwrite(options.record, words.nameAnother, words);
  }
  return session;
}
