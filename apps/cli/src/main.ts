// The tenfold command. One file for each subcommand, in commands/.

import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { cardsCommand } from './commands/cards.ts';
import { checkCommand } from './commands/check.ts';
import { envCommand } from './commands/env.ts';
import { kingdomsCommand } from './commands/kingdoms.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { serveCommand } from './commands/serve.ts';
import { simCommand } from './commands/sim.ts';
import { verifyCommand } from './commands/verify.ts';
import { UsageError } from './usage-error.ts';
import { languageIn } from './arguments.ts';
import { wordsIn } from './words/index.ts';

const BAD_ARGUMENTS = 2;
const COMMANDS = [
  playCommand,
  replayCommand,
  cardsCommand,
  rulesCommand,
  kingdomsCommand,
  simCommand,
  checkCommand,
  verifyCommand,
  envCommand,
  serveCommand,
];

/** Whoever reads our output may stop reading: `tenfold cards | head`. */
export function endWhenNobodyReads(): void {
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

export async function main(args: readonly string[]): Promise<void> {
  const program = new Command('tenfold')
    .description('Play, learn and study Dominion: first-edition Base, Intrigue and Alchemy')
    .version(manifest.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .addHelpText(
      'after',
      `
Examples:
  tenfold play                         a game against a bot
  tenfold play --kingdom "Big Money"   with one of the recommended kingdoms
  tenfold replay game.record           the log of a recorded game
  tenfold verify game.record           whether it was legal, and fairly dealt
  tenfold cards moat                   what a card says
  tenfold rules moat                   what is settled about it
  tenfold kingdoms                     the recommended kingdoms
  tenfold sim gero-smithy gero-witch   ten thousand games between two strategies
  tenfold check                        the executable rulebook
  tenfold env                          games for a learning program, as lines of JSON
  tenfold serve                        a server, for games by a link

tenfold COMMAND --help says more about each.`,
    );
  for (const command of COMMANDS) program.addCommand(command);
  const words = wordsIn(languageIn(args));
  const titles: Readonly<Record<string, string>> = words.helpTitles;
  for (const command of [program, ...COMMANDS]) {
    command
      .exitOverride()
      .configureHelp({ styleTitle: (title) => titles[title] ?? title })
      .showHelpAfterError(words.helpSaysMore(nameOf(command, program)));
  }
  if (args.length === 0) return program.outputHelp();
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeFor(error, args[0]);
  }
}

const nameOf = (command: Command, program: Command): string =>
  command === program ? 'tenfold' : `tenfold ${command.name()}`;

/** Commander has said what was wrong; what our own code refuses is said here. */
function exitCodeFor(error: unknown, command = ''): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_ARGUMENTS;
  if (!(error instanceof UsageError)) throw error;
  console.error(`tenfold ${command}: ${error.message}`);
  return BAD_ARGUMENTS;
}
