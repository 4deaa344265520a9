// What is said of a scenario in English: what is wrong with its text, and what does not hold. Keywords, names of cards
// and sentences of scenarios stay as they are typed.

import type { RuleError } from '@tenfold/rules';

const list = (words: readonly string[]): string => words.join(', ');
const meant = (name: string): string => (name === '' ? '' : `; did you mean ${name}?`);
const by = (card: string): string => (card === '' ? '' : ` by ${card}`);
const instead = (name: string): string => (name === '' ? '' : ` for ${name}`);

/** What a map of a scenario is about. */
export const subjects = {
  supply: 'the Supply',
  costs: 'what cards cost',
  scores: 'the scores',
  expectation: 'an expectation',
  turn: 'the turn',
  bonuses: 'what cards make more',
  player: 'a player',
  players: 'who plays',
  setup: 'a setup',
  sets: 'the sets of the Kingdom piles',
  start: 'who starts',
  move: 'a move',
  seen: 'what is seen',
  seenOfPlayer: 'what is seen of a player',
  told: 'what was told',
  condition: 'a condition',
  conditionOnPlayer: 'a condition on a player',
  left: 'what is left',
  best: 'a best result',
  said: 'what is said',
} as const;

export type WrittenPart = keyof typeof subjects;

export const en = {
  /** Of the files of lessons, which only those who make them read. */
  ofLesson: (text: string) => text,

  noScenario: () => 'the file holds no scenario',
  malformed: (reason: string) => `not well-formed: ${reason}`,
  twice: (name: string, line: number) => `"${name}" stands twice, first on line ${line}; keep one`,
  cardTwice: (card: string, line: number) => `${card} stands twice, first on line ${line}; keep one`,
  alias: (name: string) => `"*${name}" refers elsewhere; write it out`,
  noParts: (parts: readonly string[]) =>
    `a scenario is a list of "name: value" lines, such as ${list(parts)}`,
  unknownPart: (part: string, parts: readonly string[]) =>
    `"${part}" is no part of a scenario; known are ${list(parts)}`,
  noTitle: () => 'the scenario has no title',
  noRulingId: () => 'a ruling is named by its id, such as INT-BARON-01, or by a list of ids',
  unknownRuling: (id: string, nearest: string) =>
    `there is no ruling "${id}"; ${nearest === '' ? 'docs/rulings.md has them all' : `did you mean ${nearest}?`}`,

  unknownCard: (name: string, nearest: string) => `there is no card "${name}"${meant(nearest)}`,
  unknownPlayer: (name: string, players: readonly string[]) =>
    `nobody is called "${name}"; the players are ${list(players)}`,
  misspeltPlayer: (name: string, player: string) =>
    `${name} is nobody at this table; did you mean ${player}?`,
  tooManyOfIt: (text: string) => `${text}: no game has so many`,
  noneOfIt: (text: string) => `${text}: leave out what is not there`,
  noCardList: () => 'cards are written as a list: [copper, 2 estate]',
  listInList: (count: number) =>
    `there is a list of ${count} in the list; cards are written as a list: [copper, 2 estate]`,
  noCard: (text: string) => `${text} is no card; cards are written as a list: [copper, 2 estate]`,
  nothingInList: () => '"nothing" stands in a list; write [] for no card',
  noListOfLists: () => 'shuffles are written as a list of lists: [[copper, estate], [gold]]',
  noNumber: (text: string) => `${text} is no whole number`,
  noText: (text: string) => `${text} is no text`,
  noYesOrNo: (text: string) => `${text} is neither true nor false`,
  unknownPhase: (text: string, phases: readonly string[]) =>
    `there is no phase "${text}"; name one of ${list(phases)}`,
  noChoice: (words: string) => `"${words}" is no choice; say it as a record does: play Village, end actions`,
  noMap: (subject: WrittenPart) => `${subjects[subject]} is written as { name: value }`,
  noMapOfSight: (observer: string) => `what ${observer} sees is written as { name: value }`,
  unknownKey: (subject: WrittenPart, key: string, keys: readonly string[]) =>
    `${subjects[subject]} has no "${key}"; known are ${list(keys)}`,
  nothingChecked: () => 'here nothing is checked; say what must hold, or take the line out',
  noCost: (text: string) => `"${text}" is no cost; write it as 5, 3P or P`,
  noExtraTurn: (text: string) => `"${text}" is no extra turn; write: Ann possesses Bob, or only Ann`,
  unknownMode: (text: string, modes: readonly string[]) =>
    `no card of this game lets one choose "${text}"; ${modes.length === 0 ? 'there is no choice of this kind' : `the modes are ${list(modes)}`}`,

  noStart: () => 'the scenario has neither players nor a setup',
  besideSetup: (part: string) => `"${part}" cannot stand beside a setup, which begins a real new game`,
  emptySeed: () => 'the seed is empty; give it a word or a number, or leave it out',
  reservedName: (name: string) =>
    `nobody can be called "${name}": the checks use the word; take another name`,
  noBoxes: (count: number) => `${count} boxes: there can be 1 or 2`,
  unknownSet: (set: string, sets: readonly string[]) => `there is no set "${set}"; name one of ${list(sets)}`,
  secondKingdom: (how: string, before: string) =>
    `"${how}" says once more which cards are played with; keep it or "${before}"`,
  noDeal: () => 'ten different cards cannot be dealt so; name sets, or numbers of cards that make ten',
  noPick: (text: string) => `"${text}" is no pick; write: Ann picks pawn`,
  notTheirPick: (name: string, other: string) => `it is not ${name} who picks now but ${other}`,
  cannotPick: (name: string, card: string) =>
    `${name} cannot pick ${card}: it is picked already, is no Kingdom card of the boxes, or ten lie there`,
  tooManyExtraTurns: (count: number, most: number) => `${count} extra turns: there can be from 0 to ${most}`,
  checksNothing: () => 'the scenario checks nothing; say what must hold under "then"',
  noMoveList: () => 'moves are written as a list, one line each: - Ann plays village',
  emptyMove: () => 'a move is a sentence, or a check such as "asked: Ann"; here is nothing',
  moveWithColon: (name: string) =>
    `a move has no colon: ${name} plays village; what must hold of ${name} stands in expect: { ${name}: … }`,

  commaInMove: (text: string) =>
    `"${text}" is no move; a sentence with a comma needs quotes inside [ ], or a line of its own`,
  moveWithoutName: (players: readonly string[]) => `a move begins with a player's name (${list(players)})`,
  forWithoutName: (players: readonly string[]) => `after "for" comes a player's name (${list(players)})`,
  sayNothing: (text: string) => `${text}: say nothing, or leave it out`,
  noMove: (text: string) =>
    `"${text}" is no move; say plays, plays treasures, buys, ends actions, ends turn, discards, trashes, topdecks, gains, passes, reveals, sets aside, names, chooses, returns, puts under the deck or cleans up`,
  passesLeft: (name: string, left: string, other: string) =>
    `${name} passes to the left, to ${left}, not to ${other}`,
  neverOffered: (card: string, words: string) =>
    `${card} is not in this game, so "${words}" is never offered; add it to the kingdom, or take the check out`,
  neverDecides: (name: string, other: string, left: string) =>
    `${name} never decides for ${other}, only for ${left}, the left neighbour`,

  noEvent: (text: string) =>
    `no event is told as "${text}"; such are: Ann plays Village, Ann draws 2 cards, Ann gets +1 Action, Bob reveals Moat, Bob gains Curse into hand`,
  noEventOf: (text: string, players: readonly string[]) =>
    `no event is told as "${text}": it begins with nobody's name (${list(players)}); such are: Ann plays Village, Ann draws 2 cards, Ann gets +1 Action, Bob reveals Moat, Bob gains Curse into hand`,
  commaInEvent: (text: string) =>
    `no event is told as "${text}"; a sentence with a comma needs quotes inside [ ]`,
  notInGame: (card: string) => `${card} is not in this game, so nobody could be told of it`,
  topWithoutNumber: () =>
    'what is on top is told only with a number of cards: Ann discards 2 cards, Gold on top',
  oneHasNoOrder: () => 'one event alone has no order; name two or more, or say told',

  badCard: (where: string, must: string) => `${where} must be ${must}`,
  /** What the rules refuse: they say it themselves. */
  refused: (_rule: string, _facts: RefusalFacts, message: string) => message,

  differs: (what: string, expected: string, found: string) => `${what}: expected ${expected}, found ${found}`,

  // Why a move cannot be made.
  forWhom: (name: string, words: string, ways: readonly string[]) =>
    `${name} is asked for several players at once, and each may ${words}; say ${ways.join(' or ')}`,
  tooEarly: (name: string, words: string, card: string, only: string) =>
    `${name} cannot ${words}: all that is offered${by(card)} is ${only}; say it first if a later question is meant`,
  gameIsOver: (name: string, words: string, other: string) =>
    `${name} cannot ${words}${instead(other)}: the game is over`,
  otherOffers: (name: string, words: string, other: string, card: string, offers: readonly string[]) =>
    `${name} cannot ${words}${instead(other)}: offered${by(card)} are ${list(offers)}`,
  decidesForAnother: (name: string, words: string, other: string, whom: string) =>
    `${name} cannot ${words}${instead(other)}: here ${name} decides for ${whom} alone`,
  waitsFor: (name: string, words: string, other: string, waiting: readonly string[]) =>
    `${name} cannot ${words}${instead(other)}: the game waits for ${waiting.join(' and ')}`,

  // What was compared.
  aMove: () => 'a move',
  piles: () => 'the number of piles',
  pilesOf: (set: string) => `the number of Kingdom piles from the set ${set}`,
  trash: () => 'the Trash',
  market: () => 'the deck beside the Supply, top first',
  marketOpen: () => 'the cards lying open beside the Supply',
  isOver: () => 'whether the game is over',
  winners: () => 'the winners',
  score: (name: string) => `${name}'s score`,
  open: () => 'the cards lying open',
  extraTurns: () => 'the number of extra turns to come',
  extraTurn: (number: number) => `extra turn ${number} to come`,
  whoChooses: () => 'who must choose',
  cardThatAsks: () => 'the card that asks',
  pile: (card: string) => `the pile of ${card}`,
  cost: (card: string) => `the cost of ${card}`,
  whoseTurn: () => 'whose turn it is',
  whoPossesses: () => 'who possesses',
  phase: () => 'the phase',
  turnNumber: () => 'the number of the turn',
  actions: () => 'Actions left',
  buys: () => 'Buys left',
  coins: () => 'coins',
  potions: () => 'Potions',
  actionsPlayed: () => 'Actions played',
  bought: () => 'cards bought',
  discount: () => 'the discount',
  nextHand: () => 'cards in the next hand',
  inARow: () => 'turns in a row',
  lastOrdinary: () => 'whose ordinary turn was last',
  bonus: (card: string) => `what each ${card} makes more`,
  ofPlayer: (name: string, what: string) => `${name}'s ${what}`,
  deckTop: (name: string) => `the top of ${name}'s deck`,
  discardTop: (name: string) => `the top of ${name}'s discard pile`,
  inPlay: (name: string) => `what ${name} has in play`,
  inView: (observer: string, name: string, what: string) => `${observer}'s view: ${name}'s ${what}`,
  options: () => 'the options',
  optionsOf: (name: string) => `the options of ${name}`,
  wasTold: (name: string) => `what ${name} was told`,
  toldInOrder: (name: string) => `the order in which ${name} was told`,

  // What a player has.
  hand: () => 'hand',
  handSize: () => 'hand size',
  deck: () => 'deck, top first',
  deckSize: () => 'deck size',
  discard: () => 'discard pile',
  discardSize: () => 'discard pile size',
  cardsInPlay: () => 'cards in play',
  returning: () => 'cards kept from the Trash',
  mat: () => 'mat',
  matSize: () => 'cards on the mat',
  tokens: () => 'Coin tokens',
  turns: () => 'turns',
  points: () => 'points',

  // What was expected or found.
  nothing: () => 'nothing',
  none: () => 'none',
  nobody: () => 'nobody',
  nobodyFor: (name: string) => `nobody for ${name}`,
  hidden: () => 'hidden',
  noPile: () => 'no pile',
  true: () => 'true',
  false: () => 'false',
  not: (text: string) => `not ${text}`,
  mustBeRefused: (move: string) => `refused: ${move}`,
  offered: () => 'offered',
  canBeDone: () => 'what leaves no choice can be done',
  after: (event: string, before: string) => `${event} after ${before}`,
} as const;

/** What a refusal of the rules speaks of. */
export type RefusalFacts = RuleError['facts'];
