// The tenfold command. One file for each subcommand, in commands/.

import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { UsageError } from './usage-error.ts';
import type { EnvironmentVariables } from './arguments.ts';
import { languageIn } from './arguments.ts';
import { helpAfter, speakIn } from './help-text.ts';
import type { TerminalWords } from './words/index.ts';
import { wordsIn } from './words/index.ts';

const BAD_ARGUMENTS = 2;
/** Whoever reads our output may stop reading: `tenfold cards | head`. */
export function endWhenNobodyReads(): void {
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

/** What the program is told about where it runs. */
export interface Surroundings {
  readonly environment: EnvironmentVariables;
  /** Milliseconds since any moment: when progress is due to be shown. */
  readonly now: () => number;
}

const HERE: Surroundings = { environment: process.env, now: () => performance.now() };

export async function main(
  args: readonly string[],
  { environment, now }: Surroundings = HERE,
): Promise<void> {
  const words = wordsIn(languageIn(args, environment));
  const { commandHelp } = words;
  const program = new Command('tenfold')
    .description(commandHelp.program.description)
    .version(manifest.version, '-V, --version', commandHelp.printVersion)
    .helpCommand('help [command]', commandHelp.helpOfCommand)
    .addHelpText(
      'after',
      helpAfter(words, { examples: examplesIn(words), end: commandHelp.program.saysMore }),
    );
  speakIn(words, program.exitOverride(), 'tenfold');
  for (const make of await commandsFor(args)) {
    const command = make(words, now);
    speakIn(words, command.exitOverride(), `tenfold ${command.name()}`);
    program.addCommand(command);
  }
  if (args.length === 0) return program.outputHelp();
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeFor(error, args[0]);
  }
}

type MakeCommand = (words: TerminalWords, now: () => number) => Command;

/** In the order of the help. Each is loaded when it is asked for: with all of them a command takes twice as long. */
const COMMANDS: Readonly<Record<string, () => Promise<MakeCommand>>> = {
  play: async () => (await import('./commands/play.ts')).playCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  review: async () => (await import('./commands/review.ts')).reviewCommand,
  cards: async () => (await import('./commands/cards.ts')).cardsCommand,
  rules: async () => (await import('./commands/rules.ts')).rulesCommand,
  learn: async () => (await import('./commands/learn.ts')).learnCommand,
  kingdoms: async () => (await import('./commands/kingdoms.ts')).kingdomsCommand,
  sim: async () => (await import('./commands/sim.ts')).simCommand,
  strength: async () => (await import('./commands/strength.ts')).strengthCommand,
  worth: async () => (await import('./commands/worth.ts')).worthCommand,
  check: async () => (await import('./commands/check.ts')).checkCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  env: async () => (await import('./commands/env.ts')).envCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  move: async () => (await import('./commands/move.ts')).moveCommand,
  worker: async () => (await import('./commands/worker.ts')).workerCommand,
};

/** The one that is named; all of them for the help, and for who names none that there is. */
async function commandsFor([named = '']: readonly string[]): Promise<readonly MakeCommand[]> {
  const one = Object.hasOwn(COMMANDS, named) ? COMMANDS[named] : undefined;
  return Promise.all((one === undefined ? Object.values(COMMANDS) : [one]).map(async (load) => load()));
}

function examplesIn({ commandHelp: { program } }: TerminalWords): string[] {
  const examples = [
    ['tenfold play', program.play],
    ['tenfold play --kingdom "Big Money"', program.playKingdom],
    ['tenfold replay game.record', program.replay],
    ['tenfold review game.record', program.review],
    ['tenfold verify game.record', program.verify],
    ['tenfold cards moat', program.cards],
    ['tenfold rules moat', program.rules],
    ['tenfold learn', program.learn],
    ['tenfold kingdoms', program.kingdoms],
    ['tenfold sim gero-smithy gero-witch', program.sim],
    ['tenfold strength vixen', program.strength],
    ['tenfold worth laboratory', program.worth],
    ['tenfold check', program.check],
    ['tenfold env', program.env],
    ['tenfold serve', program.serve],
    ['tenfold move --from DIR --to postgres://…', program.move],
    ['tenfold worker --on postgres://…', program.worker],
  ] as const;
  const widest = Math.max(...examples.map(([command]) => command.length));
  return examples.map(([command, says]) => `${command.padEnd(widest)}   ${says}`);
}

/** Commander has said what was wrong; what our own code refuses is said here. */
function exitCodeFor(error: unknown, command = ''): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_ARGUMENTS;
  if (!(error instanceof UsageError)) throw error;
  console.error(`tenfold ${command}: ${error.message}`);
  return BAD_ARGUMENTS;
}
