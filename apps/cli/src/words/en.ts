// What the terminal says. English is the shape of the other languages: one that lacks a key does not compile.

import type { Language } from '@tenfold/i18n';
import { setNames } from '@tenfold/i18n';
import type { Verb } from '@tenfold/rules';
import { help } from './help/en.ts';
import { report } from './report/en.ts';

const list = new Intl.ListFormat('en-GB');
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const groups: Readonly<Record<Verb, string>> = {
  play: 'Play',
  'play-treasures': 'Play',
  'end-actions': 'End',
  buy: 'Buy',
  'end-turn': 'End',
  discard: 'Discard',
  trash: 'Trash',
  topdeck: 'Put back',
  gain: 'Gain',
  pass: 'Pass',
  reveal: 'Reveal',
  'set-aside': 'Aside',
  name: 'Name',
  choose: 'Choose',
  'clean-up': 'End',
  return: 'Return',
  'put-under': 'Under',
  show: 'Reveal',
};

export const en = {
  language: 'en' as Language,
  and: (items: readonly string[]): string => list.format(items),
  or: (items: readonly string[]): string => either.format(items),
  didYouMean: (names: readonly string[]): string =>
    names.length === 0 ? '' : ` (did you mean ${either.format(names)}?)`,

  /** What may be typed, besides the English words, which are always understood. */
  typed: {
    help: [] as readonly string[],
    table: [] as readonly string[],
    plans: [] as readonly string[],
    why: [] as readonly string[],
    log: [] as readonly string[],
    recap: [] as readonly string[],
    counts: [] as readonly string[],
    undo: [] as readonly string[],
    other: [] as readonly string[],
    save: [] as readonly string[],
    quit: [] as readonly string[],
    /** No more, nothing, the end of a phase or of the turn. */
    stop: [] as readonly string[],
    treasures: [] as readonly string[],
    yes: [] as readonly string[],
  },
  help: [
    'To choose, type an option’s number or its name; the beginning of a name will do.',
    '  2            silver            buy silver            treasures            end',
    'Several at once: names with commas, or numbers. 0, "done" or "nothing" stops.',
    '  estate, estate, done           2 estates, done       1 1 3 done',
    '  treasures, gold                plays all Treasures, then buys a Gold',
    '',
    '  ? NAME       what a card says      ?            this help',
    '  table        the whole table (also: Enter alone)',
    '  plans        what the bots mean to do',
    '  why          why the bots bought what they bought last',
    '  log          everything that has happened',
    '  recap        what the others did since your last turn',
    '  counts       what everybody owns, and what is left in your deck',
    '  undo         back to your previous decision, also past the others’ turns',
    '  other        when you are asked twice at once: the other question first',
    '  save FILE    write the record of the game to a file',
    '  quit         leave; how to go on later is printed',
  ] as readonly string[],

  // Picking a kingdom in turn
  draft: {
    how: (vetoes: boolean) =>
      `Each in turn picks a card until ten lie there. Type its name; ? lists the cards, * leaves the pick to chance.${vetoes ? ' "veto NAME" strikes a card, once.' : ''}`,
    picks: (name: string, card: string) => `${name} picks ${card}.`,
    prompt: (number: number) => `Your pick, card ${number}> `,
    mayVeto: 'You may strike a card: veto NAME',
    struck: 'It is struck. Now pick a card.',
    cannot: (card: string) => `${card} cannot be taken now; ? lists the cards that can.`,
    noOwnCard: (file: string, why: string) =>
      `--card: "${file}" is no home-made card that can be played: ${why}`,
    manyPlayers:
      'With five or six the waits between turns grow; if the game is new to you, begin with fewer players.',
    onlyFor: (option: string, kingdom: string) =>
      `${option} goes with --kingdom ${kingdom}; add it, or leave ${option} out`,
  },

  // Before the game
  welcome: (you: string, others: string) =>
    `You are ${you} and play against ${others}. Type ? for help, ? NAME for what a card says.`,
  kingdomAgain: (kingdom: string) => `To play this kingdom again: --kingdom ${kingdom}`,
  studiesFor: (name: string, seconds: number) => `${name} studies the kingdom for ${seconds} s.`,
  studies: (name: string, seconds: number, idea: string | undefined) =>
    `${name} studies the kingdom … ${seconds} s${idea === undefined ? '.' : `, best so far: ${idea}`} Enter begins at once. `,
  goesOn: 'The game goes on. The last turns:',

  // The table
  you: 'You',
  hand: (count: number) => `hand ${count}`,
  deck: (count: number) => `deck ${count}`,
  discard: 'discard',
  inPlay: 'in play',
  kept: 'kept',
  labels: {
    open: 'Open',
    inPlay: 'In play',
    picked: 'Picked',
    kept: 'Kept',
    hand: 'Hand',
    turn: 'Turn',
    trash: 'Trash',
  },
  yours: 'yours',
  ofPlayer: (name: string) => `of ${name}`,
  noCards: 'no cards',
  actions: (count: number) => counted(count, 'Action'),
  buys: (count: number) => counted(count, 'Buy'),
  coins: (count: number) => `$${count}`,
  potions: (count: number) => counted(count, 'Potion'),

  // Questions and answers
  groups,
  allTreasures: 'all Treasures',
  anyCardMayBeTyped: 'any card may be typed',
  undone: '↶ Undone: you decide again.',
  alsoAsked: (question: string) => `Also asked: ${question} (type "other" to answer that first)`,
  oneQuestion: 'you are asked nothing else now; answer the question above',
  nothingToUndo: 'there is nothing to undo: this is your first decision',
  noCard: (name: string, near: string) => `there is no card "${name}"${near}`,
  noRuling: (typed: string, near: string) => `there is no card and no ruling "${typed}"${near}`,
  nothingTyped: 'nothing was typed; ? shows what can be',
  comesAfter: (spare: string) =>
    `${spare} would come after the question is answered; leave it out now, and type it when it is asked for`,
  tooMany: (number: string, name: string, most: number) =>
    `"${number} ${name}": so many cannot be chosen; give a number from 1 to ${most}`,
  noOption: (number: number, from: number, to: number) =>
    `there is no option ${number}; the options are ${from} to ${to}`,
  notSoOften: (words: string, number: number) =>
    `"${words}" (${number}) cannot be chosen that many times; nothing was done`,
  ambiguous: (text: string, meanings: string) =>
    `"${text}" can mean ${meanings}; type more of it, or the number`,
  notOffered: (text: string, near: string) =>
    `"${text}" is not among the options${near}; type a number or a name, or ? for help`,
  noPile: 'there is no such pile in this game',
  notInHand: 'it is not in the hand',
  notHere: 'it cannot be chosen here',

  // The end
  youWin: 'You win!',
  wins: (name: string) => `${name} wins.`,
  shareVictory: (names: readonly string[], you: boolean) => {
    const all = you ? ['You', ...names] : names;
    return `${list.format(all)} share the victory.`;
  },
  nobodyWon: 'Nobody has won.',
  turns: (count: number) => counted(count, 'turn'),

  // Keeping the record
  saveNeedsName: 'save: the name of a file is missing; type save FILE',
  saved: (command: string) => `Saved. To go on from here: ${command}`,
  saveElsewhere: 'or save it elsewhere: save FILE',
  nothingKept: 'Nothing was played, so nothing is kept.',
  toSeeAgain: (command: string) => `To see the game again:  ${command}`,
  toGoOn: (command: string) => `To go on with the game: ${command}`,
  isThere: (file: string, remedy: string) => `${file} is there already; ${remedy}`,
  nameAnother: 'name another file',
  resumeOrAnother: (file: string) => `go on with it by --resume ${file}, or name another file`,
  cannotBeWritten: (file: string, trouble: string) => `${file} cannot be written: ${trouble}`,
  files: {
    ENOENT: 'there is no such file or folder; check the path',
    EISDIR: 'this is a folder; name a file',
    ENOTDIR: 'a part of the path is not a folder; check the path',
    EACCES: 'no permission; choose another file, or change who may use this one',
    EROFS: 'the disk can only be read; choose another place',
    ENOSPC: 'the disk is full; make room, or choose another place',
  },

  // What the rules refuse
  troubleAt: (file: string, line: number) => `${file}, line ${line}`,
  inEnglish: 'In detail:',
  kingdomSize: (count: number, wanted: number) =>
    `${counted(count, 'Kingdom card')}: a kingdom has ${wanted}; ${count < wanted ? `add ${wanted - count}` : `take ${count - wanted} away`}`,
  badName: (name: string) =>
    `"${name}" cannot be a player's name; leave out colon, comma, #, line breaks and spaces at the ends`,
  repeatedName: (name: string) => `two players are called "${name}"; give one of them another name`,

  // What cannot be used
  notWithResume: (option: string) =>
    `--${option} does not go with --resume: the record says it; leave one of them out`,
  tooManyBots: (bots: number, most: number) => `${bots} bots and you: at most ${most} can play; name fewer`,
  botsForSeats: (bots: number, seats: number) =>
    `${bots} bots for ${counted(seats, 'seat')}: name fewer, or give --players ${bots + 1}`,
  noBot: (name: string, names: string) => `there is no bot called "${name}"; choose among ${names}`,
  nobodyCalled: (name: string, players: string) => `nobody is called "${name}"; the players are ${players}`,
  badSeed: (seed: string) =>
    `"${seed}" cannot be a seed: a record must be able to hold it; use letters and digits, such as --seed 42`,
  noKingdom: (text: string, near: string) =>
    `there is no kingdom "${text}"${near}; \`tenfold kingdoms\` lists them; or name ten cards with commas between them`,
  listsCards: '`tenfold cards` lists all cards',
  listsRulings: '`tenfold rules` prints all rulings, `tenfold cards` lists all cards',

  // Cards and kingdoms
  sets: setNames('en'),
  rulebook: {
    saidBy: 'Said by',
    disagree: 'Where the rulebooks disagree',
    holds: 'What holds',
    silent: 'Where they are silent',
    houseRule: 'Played here',
    examples: 'Examples on the table',
    inBook: 'In the book',
    settled: 'What is settled',
  },
  names: 'Names',
  set: 'Box',
  pile: 'Pile',
  pileOf: (count: number) => `${count} cards`,
  pileWith: (count: number, from: number, to: number, isFirst: boolean) => {
    const range = from === to ? `${from}` : `${from} to ${to}`;
    return isFirst ? `${count} cards with ${range} players` : `${count} with ${range}`;
  },
  randomKingdom: (number: number | undefined) => `Random kingdom${number === undefined ? '' : ` ${number}`}`,
  seed: (seed: string) => `seed ${seed}`,
  forUrl: (text: string) => `For a URL: ${text}`,
  toPlay: (command: string) => `To play it: ${command}`,
  toDrawAgain: (command: string) => `To draw the same again: ${command}`,

  // Replays and scenarios
  uptoTooFar: (upto: number, file: string, choices: number) =>
    `--upto ${upto}: ${file} has ${counted(choices, 'choice')}; give at most that`,
  notOverYet: (file: string) =>
    `${file} is a game that is not over; it can be reviewed when it is (tenfold play --resume ${file} plays it on)`,
  waitsFor: (names: string) => `The game waits for ${names}.`,
  moreChoices: (count: number) => `The record has ${counted(count, 'more choice')}.`,
  scenarios: (passed: number, failed: number) => `scenarios: ${passed} passed, ${failed} failed`,
  expected: 'expected',
  found: 'found',
  noScenario: 'no scenario was found; name a .yaml file or a folder that holds some',

  // Simulations
  plan: {
    strategyCount: (count: number, least: number, most: number) =>
      `${counted(count, 'player')}: a game takes ${least} to ${most}; ${count < least ? `add ${least - count}` : `take ${count - most} away`}`,
    emptyStrategy: (name: string) => `"${name}" buys nothing; give it at least one rule`,
    unknownCard: (name: string, card: string) =>
      `"${name}" speaks of "${card}", and there is no such card; take another in its place, or bring it with --card`,
    twoKingdoms: 'a kingdom and the board "named-only" contradict each other; leave --kingdom or --board out',
    tooManyPiles: (count: number, most: number, each: string) =>
      `${count} Kingdom cards are wanted and there is room for ${most} (${each}); name a kingdom of ten, or compare strategies that share more cards`,
    prepares: (name: string, percent: number) => `${name} studies the kingdom: ${percent} %`,
  },
  strength: {
    about: (against: string, games: string, players: number, seed: string) =>
      `Of the victories, against ${against}, ${games} games a kingdom with ${players} players, seed ${seed}; 95 % interval`,
    average: 'mean of the kingdoms',
  },
  noStrategyNamed: 'no strategy is named; name 2 to 6, or see them with --list',
  noStrategy: (typed: string, near: string) =>
    `there is no strategy "${typed}"${near}; \`tenfold sim --list\` lists those that come along; or give a file of your own`,
  notInCatalogue: (file: string, id: string, near: string) =>
    `${file} has no strategy "${id}"${near}; name one of those that it has, behind #`,
  manyStrategies: (file: string, ids: readonly string[]) =>
    `${file} has ${ids.length === 1 ? '1 strategy' : `${ids.length} strategies`}; name one behind #, such as ${file}#${ids[0] ?? 'ID'}`,
  gameTooFar: (game: number, games: number) =>
    `--game ${game}: the plan has ${counted(games, 'game')}; give at most that, or more --games`,
  notJson: (file: string, reason: string) =>
    `${file}: this is not JSON (${reason}); mend it, or write the strategy as text`,
  forPlayers: (numbers: readonly string[]) => `${either.format(numbers)} players`,
  noGamePlayed: 'No game was played.',
  gamesOf: (games: string, players: number, seed: string, mirror: boolean) =>
    `${games} games of ${players} players, seed ${seed}${mirror ? ', each shuffle played from every seat' : ''}`,
  someOf: (some: string, all: string) => `${some} of ${all}`,
  noKingdomCards: 'No Kingdom cards: a study with the basic cards alone',
  kingdom: (isStudy: boolean): string => (isStudy ? 'Kingdom (a study): ' : 'Kingdom: '),
  columns: {
    wins: 'wins',
    interval: '95 % interval',
    ties: 'ties',
    losses: 'losses',
    points: 'points',
    bySeat: 'wins by seat',
    shares: 'victories, ties divided',
    share: 'share',
    paired: '95 % interval, paired',
  },
  seatNumber: (seat: number) => ['1st', '2nd', '3rd'][seat] ?? `${seat + 1}th`,
  rounds: (mean: string, shortest: number, longest: number, median: number) =>
    `A game takes ${mean} rounds (${shortest} to ${longest}, half of them at most ${median}).`,
  endWithProvince: (share: string) => `${share} end with the last Province`,
  endWithPiles: (share: string) => `${share} end with empty piles`,
  endIdle: (share: string) => `${share} end by a house rule, with no end in sight`,
  better: (best: string, next: string, isNextBest: boolean, rates: string) =>
    `${best} is better than ${next}${isNextBest ? ', the next best' : ''}: ${rates}.`,
  ratesOf: (best: string, next: string) => `${best} against ${next} of the games won`,
  tooClose: (best: string, next: string, rates: string, more: string) =>
    `Too close to tell ${best} and ${next} apart (${rates}): ${more}.`,
  asGoodAsEqual: 'they are as good as equal',
  gamesNeeded: (games: string, mirror: boolean) =>
    `with a difference this small it would take about ${games} games${mirror ? '' : ', or half as many with --mirror'}`,
  wouldLike: (name: string, cards: string) => `${name} would like ${cards}, which the kingdom lacks.`,
  meantFor: (name: string, players: string, seats: number) =>
    `${name} is meant for ${players} players; these are games of ${seats}.`,

  // Whether a record holds
  verify: {
    noHash: (file: string) =>
      `${file} does not say which hash its seed was promised with; give the one shown at the start: --hash HEX`,
    noSha256: (file: string, written: string) =>
      `${file}: the seed's hash "${written}" is no SHA-256; it has 64 hexadecimal digits`,
    otherSeed: (file: string, hash: string, promised: string) =>
      `${file}: the seed is not the one that was promised: its SHA-256 is ${hash}, promised was ${promised}`,
    changed: (file: string, written: string) =>
      `${file}: the seed is the one promised, but the record says ${written}; it has been changed`,
    seedHolds: (isGiven: boolean, hash: string) =>
      `The seed is the one promised: its SHA-256 is ${isGiven ? 'the hash given' : 'the hash in the record'}, ${hash}.`,
    allLegal: (choices: number) => `${counted(choices, 'choice')}, all of them legal.`,
    noChoice: (names: string) => `Nobody has won: ${names} made no choice.`,
    notOver: 'The game is not over: the record ends before it.',
    brokenOff: (why: string) => `The game was broken off (${why}); there is no result by the rules.`,
  },

  // The server
  serve: {
    isAt: (url: string) => `Tenfold is at ${url}`,
    badProxy: (given: string) =>
      `--trust-proxy ${given}: give addresses with commas between them, like loopback or 10.0.0.0/8`,
    portInUse: (port: number, host: string) =>
      `port ${port} of ${host} is in use; end what uses it, or choose another with --port`,
    portForbidden: (port: number, host: string) =>
      `port ${port} of ${host} may not be used by this user; choose one from 1024 up with --port`,
    noAddress: (host: string) => `this machine has no address ${host}; choose another with --host`,
  },

  // Work on many machines
  worker: {
    ready: (threads: number) => `Ready for work: ${threads} at a time`,
    done: (jobs: number) => `Done: ${jobs} ${jobs === 1 ? 'job' : 'jobs'}`,
    workersThere: (threads: number) =>
      threads === 0
        ? 'There is no worker yet; the games wait for one: tenfold worker --on …'
        : `Workers have come: ${threads} at a time`,
  },

  // Moving to another store
  move: {
    rows: 'rows',
    done: 'Moved. Both have the same rows. Start the server with DATABASE_URL from now on, and keep the folder as a backup.',
  },

  // Wishes for a random kingdom
  wishes: {
    notWithName: (name: string) =>
      `--random does not go with the name of a kingdom, "${name}"; leave one of them out`,
    needsRandom: (option: string) => `${option} is for random kingdoms; add --random, or leave it out`,
    fewer: (wanted: number, count: number, isAlchemy: boolean) =>
      `--count: ${wanted} are wanted, but only ${counted(count, 'kingdom')} ${count === 1 ? 'fits' : 'fit'}; ` +
      `${isAlchemy ? 'add --any-alchemy' : 'loosen a wish'} to have more`,
    noCardNamed: 'no card is named; give names with commas between them, or leave it out',
    noSetNamed: (sets: string) => `no set is named; name ${sets}, or leave it out to draw from the boxes`,
    noSet: (name: string, near: string, sets: string) =>
      `there is no set "${name}"${near}; the sets are ${sets}`,
    setTwice: (set: string) => `${set} stands there twice; give it one count, or a range such as 3-5`,
    notCounted: (typed: string) => `"${typed}" is not a set with a count; write it like base=5,intrigue=5`,
    noCount: (typed: string, most: number) =>
      `"${typed}" is no count; give a whole number from 0 to ${most}, or a range such as 1-3`,
    basicCard: (card: string) =>
      `"${card}" is a basic card and never a Kingdom pile; take it out of the list`,
    repeatedCard: (card: string) => `"${card}" stands there twice; once is enough`,
    tooManyMusts: (count: number, most: number) =>
      `${count} cards, but a kingdom has ${most}; take ${count - most} out`,
    mustIsBanned: (must: string, ban: string, card: string) =>
      `${must} and ${ban} contradict each other about "${card}"; leave it out of one of them`,
    mustOutsideSets: (card: string, set: string) =>
      `"${card}" belongs to ${set}, which --sets leaves out; add ${set} to --sets`,
    countOutsideSets: (set: string) =>
      `cards of ${set} are wanted, but --sets leaves it out; add ${set} to --sets`,
    countsTooHigh: (total: number, wanted: number) =>
      `the counts ask for at least ${total} cards, but a kingdom has ${wanted}; lower them by ${total - wanted}`,
    countsTooLow: (total: number, wanted: number) =>
      `the counts allow at most ${total} cards, but a kingdom has ${wanted}; raise them by ${wanted - total}, or draw from more sets`,
    twiceInKingdom: (card: string) => `"${card}" is in the kingdom twice; take another card in its place`,
    basicInKingdom: (card: string) =>
      `"${card}" is a basic card and never a Kingdom pile; take another card in its place`,
    noneFits: (wishes: string, cures: string) =>
      `no kingdom fits ${wishes}; ${cures === '' ? 'give one of them up and ask again' : `it would be enough to change ${cures}`}`,
    tooFewCards: (left: number, wanted: number, lift: number) =>
      `only ${left} cards are left to draw ${wanted} from; add a set${lift === 0 ? '' : ` or lift ${lift} of the bans`}`,
    tooManyWishes: 'so many counts take too long to weigh against each other; give up some of them',
  },

  // Help
  // tenfold worth
  worth: {
    price: (coins: number, low: string, high: string) =>
      `About as strong as a card for ${coins} in a deck of money (two of three known cards as strong cost ${low} to ${high})`,
    beyond: (coins: number) => `Stronger in a deck of money than every card we know: worth at least ${coins}`,
    moreThan: (card: string) => `more than ${card}`,
    lessThan: (card: string) => `less than ${card}`,
    won: (share: string, low: string, high: string, games: string) =>
      `It won ${share} % of ${games} games (${low} to ${high}): one, two or five of it, sold for 2, against money alone and with a typical card of each price.`,
    standing: (parts: readonly string[]) => `Surely stronger than ${parts.join(', ')}.`,
    standingOf: (beaten: number, cards: number, price: number) =>
      `${beaten} of ${cards} known cards for ${price}`,
    standingMore: (beaten: number, cards: number, price: number) => `${beaten} of ${cards} for ${price}`,
    cannotTell: 'The games cannot tell.',
    reasons: {
      points: 'It does nothing when it is played; what points are worth depends on the rest of the deck.',
      actions: 'It makes room for more Actions, and a deck of money has none to follow it.',
      'other-actions': 'It lives on other Actions, and a deck of money has none.',
      reaction: 'A deck of money is worse with it, and nobody attacked.',
      market: 'A deck of money is worse with it, and what it sells is different in each game.',
      'no-use': 'A deck of money is worse with it, even for 2 coins; beside other cards it may shine.',
    },
    limits: {
      points: 'In a deck made for its points it is worth more.',
      actions: 'It gives room for more Actions than money has: in such a deck it is worth more.',
      'other-actions': 'It plays other Actions: beside them it is worth more.',
      reaction: 'Nobody attacked: as a Reaction it is worth more.',
      market: 'What it sells is different in each game.',
    },
    basic: (card: string) => `${card} is in every game and has no price to be found; name a Kingdom card`,
    taken: (id: string) =>
      `"${id}" is a card of the boxes; give your own another id, or ask for the known one by name`,
  },

  reportAt: (file: string): string => `Report: ${file}`,
  gameBroke: (command: string): string =>
    `The record leads to the place: ${command}\nPlease report it, with this file.`,

  commandHelp: help,
  report,
  helpTitles: {
    'Usage:': 'Usage:',
    'Arguments:': 'Arguments:',
    'Options:': 'Options:',
    'Commands:': 'Commands:',
  },
  helpSaysMore: (command: string) => `(${command} --help says what can be given)`,
};

export type TerminalWords = typeof en;
