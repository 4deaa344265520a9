// The tenfold command. One file for each subcommand, in commands/.

import { Command } from 'commander';
import { checkCommand } from './commands/check.ts';

export async function main(args: readonly string[]): Promise<void> {
  const program = new Command('tenfold')
    .description('Play, learn and study Dominion: first-edition Base, Intrigue and Alchemy')
    .showHelpAfterError()
    .addCommand(checkCommand);
  await program.parseAsync([...args], { from: 'user' });
}
