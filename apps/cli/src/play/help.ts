// What can be typed during a game.

export const HELP = [
  'To choose, type an option’s number or its name; the beginning of a name will do.',
  '  2            silver            buy silver            treasures            end',
  'Several at once: names with commas, or numbers. 0, "done" or "nothing" stops.',
  '  estate, estate, done           2 estates, done       1 1 3 done',
  '  treasures, gold                plays all Treasures, then buys a Gold',
  '',
  '  ? NAME       what a card says      ?            this help',
  '  table        the whole table (also: Enter alone)',
  '  plans        what the bots mean to do',
  '  log          everything that has happened',
  '  undo         back to your previous decision, also past the others’ turns',
  '  save FILE    write the record of the game to a file',
  '  quit         leave; how to go on later is printed',
];
