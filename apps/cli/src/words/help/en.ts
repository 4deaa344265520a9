// What `--help` says of each command, and what is said of arguments that cannot be read. English is the shape of the other
// languages. What is typed (names of options, examples) stands in the commands.

export const help = {
  examples: 'Examples:',
  printHelp: 'print this help',
  printVersion: 'print the version',
  helpOfCommand: 'print the help of a command',
  default: (value: string) => `default: ${value}`,
  choices: (values: string) => `choices: ${values}`,
  language: 'the language of everything that is said',
  json: 'print data for other programs',

  program: {
    description: 'Play, learn and study Dominion: first-edition Base, Intrigue and Alchemy',
    saysMore: 'tenfold COMMAND --help says more about each.',
    play: 'a game against a bot',
    playKingdom: 'with one of the recommended kingdoms',
    replay: 'the log of a recorded game',
    review: 'who was likely to win, and what cost most',
    verify: 'whether it was legal, and fairly dealt',
    cards: 'what a card says',
    rules: 'what is settled about it',
    learn: 'lessons and puzzles',
    kingdoms: 'the recommended kingdoms',
    sim: 'ten thousand games between two strategies',
    strength: 'how strong a player is',
    worth: 'what a card is worth',
    check: 'the executable rulebook',
    env: 'games for a learning program, as lines of JSON',
    serve: 'a server, for games by a link',
    move: 'games from a data folder into PostgreSQL',
    worker: 'does the work of simulations and bots for others',
  },

  play: {
    description: 'play against bots in the terminal',
    kingdom:
      'a recommended kingdom, ten cards with commas or dots between them, a link to a kingdom, random, or draft (each in turn picks one)',
    sets: 'the sets to draw or to pick from, with commas between them: base, intrigue, alchemy, guests',
    from: 'so many of each set, for a random kingdom: base=5,intrigue=5',
    veto: 'in a draft everybody may strike a card, once',
    boxes: 'the Treasures of one box or of both: 1 or 2 (five and six players always have both)',
    card: 'a home-made card from this file, in place of the last card of the kingdom; may be given several times',
    players: 'how many play, you included: 2 to 6 (default: you and the bots named)',
    bots: (names: string) => `against whom, with commas between the names: ${names}, the weakest first`,
    think:
      'how long a bot that studies the kingdom may do so before the game; 0: not at all (default: as it likes)',
    name: 'what you are called',
    start: 'who takes the first turn (default: drawn by lot)',
    seed: 'the same seed gives the same shuffles (default: from the operating system)',
    record: 'keep the record of the game in this file, up to date after each choice',
    resume: 'go on with a recorded game, and keep its record there',
    notes: `The Chancellor studies the kingdom before the game. Enter begins at once, with the best it has found so far.
During the game ? shows what can be typed, ? NAME what a card says.
Names of kingdoms and cards are understood in English, Hungarian, Polish and German.
\`tenfold kingdoms --random\` draws a kingdom as you wish it and says how to play it.`,
    exit: 'Exit code: 0 at the end of the game or after quit, 2 if something given cannot be used, 130 after Ctrl-C.',
  },

  sim: {
    description: 'play many games between strategies and say who wins',
    strategies:
      '2 to 6 players: strategies in files (text or JSON) or by the ids of those that come along, or characters',
    card: 'a home-made card from this file, for the kingdom and the strategies to name; may be given several times',
    searchGames: 'how many games a character that studies the kingdom tries out beforehand; 0: none',
    games: 'how many games',
    kingdom: 'a recommended kingdom, or ten cards with commas between them',
    board:
      'full: the cards that are named, filled up to ten at random; named-only: those cards and no others ' +
      '(default: the kingdom, or full if there is none)',
    seed: 'the same seed gives the same games (default: drawn by lot)',
    threads: 'how many games at a time (default: one for each core)',
    on: 'share the games out among the workers of this database: postgres://… (see tenfold worker)',
    mirror: 'play each shuffle once from every seat: tells close strategies apart sooner',
    csv: 'print a line of comma-separated values for each strategy',
    html: 'write a report with plots, one file that needs nothing else',
    detail: 'put the curves, the turns at which cards are gained and the final decks into the JSON too',
    game: 'print the record of this one game instead, to look at it',
    list: 'list the strategies that come along',
    notes: `Every strategy sits in every seat equally often. The result does not depend on the number of threads.
Ctrl-C stops and prints what has been played so far.`,
    exit: 'Exit code: 0 if all games were played, 1 if one of them broke, 2 if something given cannot be used, 130 after Ctrl-C.',
  },

  kingdoms: {
    description: 'list the recommended kingdoms, show one of them, or draw others by lot',
    name: 'a kingdom, by its name in any of the languages',
    randomHeading: 'Random kingdoms:',
    random: 'draw a kingdom by lot',
    seed: 'the same seed and wishes give the same kingdom (default: drawn by lot)',
    count: 'how many different kingdoms',
    sets: 'the sets to draw from (default: base, intrigue, alchemy)',
    from: 'how many cards of a set: base=5,intrigue=5 or alchemy=3-4',
    must: 'cards that must be in it, by their names in any language',
    ban: 'cards that must not be in it',
    village: 'with a card that gives +2 Actions',
    buy: 'with a card that gives +1 Buy',
    trasher: 'with a card that trashes cards from the hand',
    attacks: 'so many Attacks: 2, or a range such as 0-1',
    reactionIfAttacks: 'with a Reaction if there is an Attack',
    noPossession: 'without Possession',
    differentCosts: 'at least so many different costs',
    anyAlchemy: 'Alchemy cards in any number (default: none or three to five, if possible)',
    notes: `Of all the kingdoms that are as you wish, each is as likely as any other. If there is none,
the wishes that clash are named, with what would loosen them.`,
    exit: 'Exit code: 0, 1 if no kingdom is as you wish, 2 if something given cannot be used.',
  },

  strength: {
    description:
      'say how strong players are: each at a table with one and the same opponent, kingdom after kingdom',
    players: 'strategies in files (text or JSON) or by the ids of those that come along, or characters',
    against: 'who sits in all other seats',
    games: 'how many games for each player in each kingdom',
    seats: 'how many play',
    kingdom:
      'a kingdom to play, by name, or ten cards with commas between them; may be given several times (default: all that are recommended)',
    random: 'so many kingdoms by lot besides',
    notes:
      'Each shuffle is played once from every seat. What is printed is the share of the victories, shared ones divided: among n equals 1/n.',
  },
  worth: {
    description: 'say what a card is worth, by games of money',
    card: 'a file with a home-made card, or the name of a card',
    seed: 'the same seed gives the same games',
    notes:
      'The games are those of the workshop. docs/card-worth.md says how they become a price, and how far to believe it.',
  },

  cards: {
    description: 'list all cards, or show one of them with its text and its rulings',
    name: 'a card, by its name in any of the languages',
  },

  learn: {
    description: 'show the lessons and puzzles, or play one',
    lesson: 'the id of a lesson or a puzzle',
    notes:
      'While playing: a number chooses, hint gives a hint, again begins anew, quit leaves. The guided first game is played on the page.',
  },

  rules: {
    description:
      'print a chapter of the rulebook, what is settled about a card, one ruling, what is found by words, or all rulings',
    name: 'a chapter or section; a card by its name in any of the languages; a ruling by its id, or how ids begin; or any words',
    notes: 'The English text is the one that holds.',
  },

  check: {
    description: 'play scenario files and say what does not hold',
    files: 'scenario files (YAML), or folders of them; all of the rulebook if none is given',
    quiet: 'print failures only',
    exit: 'Exit code: 0 if everything holds, 1 if something does not, 2 if a file cannot be read.',
  },

  review: {
    description: 'look at a finished game again: chances by turn, and the purchases that cost most',
    file: 'the record of a game that is over',
    seat: 'whose purchases to look at (default: those of the first player)',
    games: 'imagined games for each turn; everything else in proportion',
    notes:
      'It takes about ten seconds. The same record comes out the same. docs/bots.md says how far to believe it.',
    exit: 'Exit code: 0, or 2 if the record cannot be read or its game is not over.',
  },

  replay: {
    description: 'print the log of a recorded game, and its result',
    file: 'a record, as kept by `tenfold play --record`',
    seat: 'with the eyes of this player (default: of a spectator, who sees no hand)',
    upTo: 'only so many choices; then the table as it lies there',
    exit: 'Exit code: 0, or 2 if the record cannot be read or a choice in it is not legal; the line is named.',
  },

  verify: {
    description: 'check that a recorded game was legal, and that its seed is the one promised at its start',
    record: 'a record, as a server gives it out when a game is over',
    hash: 'the hash that the game showed from its start (default: the one in the record)',
    allDigits: '(all 64 digits)',
    notes: `The hash is the SHA-256 of the seed, and was shown before the first card was dealt. Give the one that you saw then:
the one in the record shows only that the record fits together.`,
    exit: 'Exit code: 0 if everything holds, 1 if something does not, 2 if the record cannot be read or names no hash.',
  },

  env: {
    description: 'games for a learning program: lines of JSON in, lines of JSON out',
    notes: `Each line of input is answered by one line. docs/environment.md describes them; packages/env/python/tenfold_env.py
is a client for Python.`,
    errors:
      'What cannot be done is answered with {"error": "…"} and changes nothing. The program ends with its input.',
  },

  serve: {
    description: 'run the server: tables, games by a link, the archive',
    port: 'where it listens; 0 takes any free port',
    host: 'on which address it listens; 0.0.0.0 for all of them',
    data: 'where games are kept (default: tenfold in your data folder, ~/.local/share)',
    web: 'the built page (default: the one that comes along)',
    trustProxy: 'reverse proxies whose X-Forwarded headers are believed: loopback, 10.0.0.0/8',
    botPause: 'how long a bot takes at least for a choice, so that people can follow',
    bots: 'where bots think: in threads of this process, or in the workers of the database (tenfold worker)',
    drain:
      'how long a server that is asked to end says that it is not ready before it does: the time in which a load balancer sends people elsewhere',
    limit:
      'how much is too much, like sockets-per-address=200; docs/self-hosting.md has the names; can be repeated',
    log: 'how much is written to standard error',
    notes: `With DATABASE_URL=postgres://… in the environment games are kept in PostgreSQL instead of the data folder.
With DATABASE_REPLICA_URL too, what may be a little late is read from a replica of it.
Ctrl-C or SIGTERM ends it in good order; a second one at once.`,
    exit: 'Exit code: 0 after an ending in good order, 1 if it could not go on (the log says why), 2 if something given cannot be used.',
  },

  worker: {
    description: 'do work that others give over PostgreSQL: simulations, and the thinking of bots',
    on: 'the database that the work comes over: postgres://user:password@host/name',
    threads: 'how much at a time (default: one for each core)',
    notes: `Any number of them may run, on any machines. One that dies costs the job it was at: the next takes it.
\`tenfold sim … --on URL\` gives games, \`tenfold serve --bots workers\` what its bots have to think about.
Ctrl-C or SIGTERM lets it finish what it is at; a second one ends it at once.`,
    exit: 'Exit code: 0 after an ending in good order, 2 if something given cannot be used.',
  },

  move: {
    description: 'bring everything from a data folder into PostgreSQL',
    from: 'the data folder of a server that does not run',
    to: 'an empty database: postgres://user:password@host/name',
    notes: `Nothing in the folder is changed or deleted. What was broken off goes on where it was when the command is given again; until
it is complete no server starts on that database. At the end all rows are compared, by their number and their hash.`,
    exit: 'Exit code: 0 if both have the same, 2 if it cannot be done (a server runs, the database has games, rows differ).',
  },

  /** What is wrong with the arguments. */
  refused: {
    badValue: (option: string, value: string, reason: string) =>
      `error: option '${option}' argument '${value}' is invalid. ${reason}`,
    allowedChoices: (choices: string) => `Allowed choices are ${choices}.`,
    missingArgument: (name: string) => `error: missing required argument '${name}'`,
    missingOption: (option: string) => `error: required option '${option}' not specified`,
    missingValue: (option: string) => `error: option '${option}' argument missing`,
    notTogether: (one: string, other: string) =>
      `error: option '${one}' cannot be used with option '${other}'`,
    unknownOption: (option: string) => `error: unknown option '${option}'`,
    unknownCommand: (name: string) => `error: unknown command '${name}'`,
    tooManyArguments: (expected: number, given: number) =>
      `error: too many arguments. Expected ${expected} but got ${given}.`,
    didYouMean: (names: string) => `(Did you mean ${names}?)`,
    wholeNumber: (least: number, most: number | undefined) =>
      `Give a whole number from ${least} ${most === undefined ? 'up' : `to ${most}`}.`,
    seconds: (most: number) => `Give a number of seconds from 0 to ${most}, such as 5 or 0.5.`,
    hash: 'Give the 64 hexadecimal digits of a SHA-256.',
  },
};

export type HelpWords = typeof help;
