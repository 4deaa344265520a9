// After a game: who won and why, how it went, and the replay.

/** Somebody of the game. */
interface Who {
  readonly you: boolean;
  readonly name: string;
}

const plural = (n: number, one: string, several: string): string =>
  `${n} ${Math.abs(n) === 1 ? one : several}`;
const list = new Intl.ListFormat('en-GB');
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
/** What a formula came to: how many cards were counted, if that is known, and what each card is worth by it. */
const result = (has: number | null, each: number): string =>
  `${has === null ? '' : ` (${has})`}: ${each} each`;

export const after = {
  // Who won, and why it is over
  result: 'Result',
  winners: (winners: readonly Who[]) => {
    const [first] = winners;
    if (first === undefined) return 'The game is over';
    if (winners.length === 1) return first.you ? 'You win' : `${first.name} wins`;
    const others = winners.filter(({ you }) => !you).map(({ name }) => name);
    return others.length < winners.length
      ? `You share the victory with ${list.format(others)}`
      : `${list.format(others)} share the victory`;
  },
  brokenOff: 'Broken off',
  countsForNobody: 'It counts for nobody.',
  nobodyWon: 'Nobody has won',
  neverChose: (who: readonly Who[]) =>
    `${list.format(who.map(({ you, name }, index) => (you ? (index === 0 ? 'You' : 'you') : name)))} never made a choice.`,
  stopsEarly: 'The record stops before the end',
  place: (place: number) => `${place}${suffixes[ordinals.select(place)] ?? 'th'}`,
  you: 'you',
  points: (count: number) => plural(count, 'point', 'points'),
  turns: (count: number) => plural(count, 'turn', 'turns'),
  cards: (count: number) => plural(count, 'card', 'cards'),
  allCards: (name: string) => `All cards of ${name}`,
  turnsDecided: 'With equal points, whoever had fewer turns is ahead.',
  leaversLast: 'Whoever leaves a game is placed behind all who stay.',
  noParts: 'No cards that count',
  forCards: (every: number, has: number | null, each: number) =>
    `1 for ${every === 1 ? 'each card' : `every ${every} cards`}${result(has, each)}`,
  forType: (every: number, type: string, has: number | null, each: number) =>
    `1 for ${every === 1 ? `each ${type} card` : `every ${every} ${type} cards`}${result(has, each)}`,
  forCard: (every: number, card: string, has: number | null, each: number) =>
    `1 for ${every === 1 ? `each ${card}` : `every ${every} of ${card}`}${result(has, each)}`,
  forOther: (each: number) => `${each} each, by its own text`,

  // Graphs
  pointsByTurn: 'Points, turn by turn',
  turned: 'Where it turned',
  numbers: 'Points and money in numbers',
  graphs: 'How it went',
  curvePoints: 'Points',
  curveMoney: 'Money',
  moneyMeans: 'Money is what all the Treasures that one owns make together.',
  graph: (what: string) =>
    `Graph: ${what} of each player, turn by turn. The table below has the same numbers.`,
  turn: 'Turn',
  start: 'Start',
  afterTurn: (turn: number) => (turn === 0 ? 'At the start' : `After turn ${turn}`),
  asTable: 'As a table',
  clickTurn: 'Click on a turn to go there in the replay.',

  // What next
  next: 'What next?',
  rematch: 'Play again',
  rematchBegins: 'The next game is being set up …',
  startsLeft: ({ you, name }: Who) =>
    you
      ? 'You start: you sit to the left of the winner.'
      : `${name} starts, sitting to the left of the winner.`,
  startsDrawn: 'Who starts is drawn among those who did not win.',
  startsAnybody: 'Who starts is drawn.',
  watchReplay: 'Watch the replay',
  playOnFrom: 'Play on from a turn',
  lookAtTable: 'Look at the table',
  share: 'Share a picture',
  pictureOf: (headline: string) => `A picture of the result: ${headline}`,
  savePicture: 'Save the picture',
  sendPicture: 'Send the picture',
  linkToReplay: 'Link to the replay',
  newTable: 'New table',

  // Record
  record: 'Record',
  recordIs: 'The whole game as a text that people and programs can read.',
  copyRecord: 'Copy the record',
  copied: 'Copied',
  copyFailed: 'The browser does not let this page copy. Select the text below and copy it yourself.',
  download: 'Download',
  showRecord: 'Show the record',

  // Fairness
  fairness: 'Was it dealt fairly?',
  seedLater:
    'Others still play with the same shuffles. What they follow from is told when the day is closed, and can then be checked.',
  fairnessIs:
    'All shuffles follow from one number, the seed. Before the first card was dealt the server named the seed’s hash, which nobody can turn back into the seed. Now the seed is open: if it has that hash, it was settled before the game.',
  seed: 'Seed',
  seedHash: 'Hash named at the start',
  fair: 'Checked by your browser: the seed has this hash.',
  unfair: 'The seed does not have this hash. This dealing cannot be trusted.',
  checkYourself: 'To check it elsewhere:',

  // Replay
  replay: 'Replay',
  gameOf: (names: readonly string[]) => list.format(names),
  ownRecord: 'A record of your own',
  controls: 'Go through the game',
  moment: 'Moment of the game',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  turnOf: (name: string, turn: number) => `${name}, turn ${turn}`,
  possessedTurn: (name: string, by: string) => `${name}’s turn, played by ${by}`,
  toStart: 'To the start',
  turnBack: 'A turn back',
  stepBack: 'A step back',
  play: 'Play',
  pause: 'Pause',
  stepOn: 'A step on',
  turnOn: 'A turn on',
  toEnd: 'To the end',
  speed: 'Speed',
  eyes: 'Seen by',
  eyesAll: 'All hands open',
  nextChoice: (name: string, choice: string) => `Next, ${name}: ${choice}`,
  endOfRecord: 'The end',
  log: 'What happened so far',
  earlier: 'Earlier turns',
  hands: 'All hands',
  handOf: (name: string) => `${name}’s hand`,
  emptyHand: 'no cards',
  keyStep: 'step',
  keyTurn: 'turn',
  keyEnds: 'start, end',
  keySpace: 'Space',
  keyPlay: 'play, pause',
  linkHere: 'Link to this moment',

  // Playing on
  playOn: 'Play on from here against a bot',
  playOnIs:
    'You take a seat as the game stands at this moment, and the bot takes all the others. It counts for nobody’s rating.',
  yourSeat: 'Your seat',
  yourOpponent: 'The bot',
  playOnStart: 'Play on',
  playOnOver: 'Here the game is over. Go back a little, then play on.',
  playOnStudy: 'With fewer than ten Kingdom piles a record can be watched but not played on.',

  // Where there is nothing to show
  unknownGame: 'There is no such game',
  unknownGameIs:
    'No game has this address. Perhaps a part of the link is missing; finished games are in the archive.',
  privateGame: 'This game is private',
  privateGameIs: 'It was played without onlookers. Only those who played can look at it.',
  running: 'This game is still being played',
  runningIs: 'Its replay will be here when it is over.',
  toTable: 'To the table',
  ownGone: 'This record is no longer here',
  ownGoneIs: 'A record that you open stays in its tab only. Open it again in the archive.',
  toArchive: 'To the archive',
};
