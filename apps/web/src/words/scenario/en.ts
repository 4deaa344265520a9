// What is said around a scenario that is stepped through. Fetched when one is opened.

import { setNames } from '@tenfold/i18n/glossary';
import type { KingdomSet } from '@tenfold/rules';
import type { LabelledNumber, LabelledPile, TurnLabel } from './labels.ts';
import { seenLabels } from './labels.ts';

const sets = setNames('en');

const piles: Readonly<Record<LabelledPile, string>> = {
  hand: 'hand',
  deck: 'deck, from the top',
  deckTop: 'top of the deck',
  discard: 'discard pile',
  discardTop: 'top of the discard pile',
  play: 'in play',
  returning: 'coming back after the turn',
  mat: 'on the mat',
};
const numbers: Readonly<Record<LabelledNumber, string>> = {
  handSize: 'cards in hand',
  deckSize: 'cards in the deck',
  discardSize: 'cards in the discard pile',
  turns: 'turns taken',
  points: 'victory points',
  tokens: 'Coin tokens',
};
const turn: Readonly<Record<TurnLabel, string>> = {
  number: 'Number of the turn',
  actions: 'Actions left',
  buys: 'Buys left',
  coins: 'Coins',
  potions: 'Potions',
  actionsPlayed: 'Actions played this turn',
  bought: 'Cards bought this turn',
  discount: 'Cards are cheaper by',
  nextHand: 'Cards in the next hand',
  inARow: 'Turns in a row',
};

export const scenario = {
  // The player
  scenario: 'A position to step through',
  moves: 'Move by move',
  position: 'The position',
  rest: 'What leaves no choice is done',
  chooses: (name: string) => `${name} chooses`,
  says: (name: string, choice: string) => `${name}: ${choice}`,
  holds: 'What must hold at the end',
  holdsHere: 'Holds here',
  unseenHere: 'Not to be known from this seat',
  start: 'To the position',
  back: 'One move back',
  on: 'One move on',
  end: 'To the end',
  place: (step: number, steps: number) => `Step ${step} of ${steps}`,
  keys: '← and → go through the moves',
  eyes: 'Seen',
  everything: 'everything',
  as: (name: string) => `as ${name}`,
  allCards: 'All cards of the players',
  examples: 'Examples',

  // Taking over
  takeOver: 'Take over here',
  takeOverIs: 'You play on from this position, in this page. Nothing is sent anywhere.',
  seat: 'Your seat',
  opponent: 'The others are played by',
  begin: 'Play on',
  takenOver: (name: string, bot: string) => `You are ${name}, the others are played by ${bot}`,
  backToMoves: 'Back to the moves',
  again: 'Once more from here',
  isOver: 'The game is over here',
  failed: 'The game in the page has failed.',

  // What must hold
  nothing: 'nothing',
  hidden: 'hidden',
  nobody: 'nobody',
  spectator: 'Somebody who looks on',
  left: (count: number) => `${count} left`,
  noPile: 'no pile',
  ofPlayer: (name: string, what: string) => `${name}, ${what}`,
  piles,
  numbers,
  turn,
  seen: seenLabels(piles, numbers, 'Cards on the mat'),
  supply: 'Supply',
  costs: (card: string) => `Cost of ${card}`,
  pileCount: 'Number of piles',
  pilesOf: (set: KingdomSet) => `Kingdom piles from, ${sets[set]}`,
  trash: 'Trash',
  open: 'Lying open',
  turnOf: 'Whose turn it is',
  lastOrdinary: 'Last turn of one’s own',
  possessor: 'Who plays the turn for another',
  phase: 'Phase',
  bonus: (card: string) => `Each ${card} makes more`,
  isOverNow: 'The game is over',
  isNotOver: 'The game goes on',
  winners: 'Winner',
  asked: 'Must choose',
  askingCard: 'The card that asks',
  turnItself: 'none, the turn itself',
  extraTurns: 'Extra turns to come',
  market: 'The deck beside the Supply',
  marketOpen: 'Open beside the Supply',
  ownExtraTurn: (player: string) => `${player} will take an extra turn`,
  extraTurn: (possessor: string, player: string) => `Extra turn to come: ${possessor} plays for ${player}`,
  cannot: (name: string, choice: string) => `${name} cannot: ${choice}`,
  options: (name: string) => `${name} can only`,
  offered: (name: string) => `${name} can`,
  missing: (name: string) => `${name} cannot`,
  sees: (observer: string, name: string, what: string) => `${observer} sees of ${name}, ${what}`,
  told: (observer: string) => `${observer} is told`,
  notTold: (observer: string) => `${observer} is not told`,
  toldInOrder: (observer: string) => `${observer} is told in this order`,

  // One's own
  ownTitle: 'A scenario of your own',
  ownIntro:
    'A position, some moves, and what must then hold, written as in the rulebook’s own scenarios. The words of the notation are English.',
  ownText: 'The scenario',
  ownCheck: 'Check and play',
  ownShare: 'Copy a link to it',
  ownShared: 'The link is copied; it holds the whole text.',
  ownTooLong: 'The text is too long for a link. Send it as a file.',
  ownLinkBroken: 'This link is not whole: the scenario cannot be read from it.',
  ownProblems: (count: number) => (count === 1 ? 'One thing to mend' : `${count} things to mend`),
  ownLine: (line: number) => `Line ${line}`,
  ownHolds: (checks: number) => (checks === 1 ? 'It holds: one check.' : `It holds: ${checks} checks.`),
};
