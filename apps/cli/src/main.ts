import { Command } from 'commander';

const program = new Command('tenfold').description(
  'Play, learn and study Dominion with the first-edition Base, Intrigue and Alchemy sets',
);

program
  .command('play')
  .description('play a game in the terminal')
  .allowUnknownOption()
  .allowExcessArguments()
  .action(() => {
    program.outputHelp();
  });

await program.parseAsync();
