// What the report of a simulation says. English is the shape of the other languages.

import type { Ending } from '@tenfold/sim';

/** Kinds of cards that stand together in a deck. */
export type DeckHeading = 'actions' | 'treasures' | 'others';

export const report = {
  eyebrow: 'Tenfold simulation',
  footer: 'Made by tenfold sim. Intervals hold with 95 % confidence (Wilson’s for rates).',
  /** Between the names of two. */
  against: 'against',
  facts: {
    games: 'Games',
    players: 'Players',
    rounds: 'Rounds a game',
    shuffles: 'Shuffles',
    seed: 'Seed',
  },
  shufflesOf: (mirror: boolean): string => (mirror ? 'each from every seat' : 'new for each game'),

  whoWins: 'Who wins',
  whoWinsHint:
    'Games won alone, striped: shared. The mark at the end of the bar is the 95 % interval, the dashed line an equal share.',
  rates: (won: string, range: string, tied: string, lost: string): string =>
    `${won} won (${range}), ${tied} tied, ${lost} lost`,
  counts: (won: string, tied: string, lost: string): string => `${won} won · ${tied} tied · ${lost} lost`,
  bySeat: 'Wins by seat',
  bySeatHint: 'Share of games won alone from each place in the order of turns, with its 95 % interval.',

  games: 'How the games go',
  points: 'Points after each turn',
  pointsHint: 'Mean over the games.',
  money: 'Money after each turn',
  moneyHint: 'Coins on all Treasures owned.',
  dotted: 'Dotted where fewer than half of the games last so long.',
  lineEnds: (ends: string): string => `At the end of the lines: ${ends}.`,
  turn: 'turn',
  afterTurn: (turn: string): string => `After turn ${turn}`,
  ofTheGames: (share: string): string => `${share} of the games`,

  length: 'How long a game takes, and how it ends',
  lengthHint: (mean: string, shortest: number, longest: number): string =>
    `${mean} rounds on average; the shortest ${shortest}, the longest ${longest}.`,
  lengthTold: (mean: string, median: number): string =>
    `Games take ${mean} rounds on average, half of them at most ${median}.`,
  ofLength: (rounds: number, games: string, share: string): string =>
    `${rounds} rounds: ${games} games, ${share}`,
  rounds: 'rounds',
  median: (median: number): string => `median ${median}`,
  endings: {
    provinces: 'the last Province is gone',
    piles: 'enough piles are empty',
    idle: 'no end was in sight',
  } as Readonly<Record<Ending, string>>,

  gains: 'When cards are gained',
  gainsHint:
    'A hill shows the copies gained turn by turn, each in a scale of its own; the dot, by which turn half of the games ' +
    'that see the card have the first one. Beside it: copies a game, and in how many of the games there is any.',
  leftOut: (cards: number): string =>
    `${cards} more rarely gained ${cards === 1 ? 'card is' : 'cards are'} left out.`,
  firstGains: (name: string, gains: string): string => `${name} gains for the first time: ${gains}.`,
  atTurn: (card: string, turn: number): string => `${card} at turn ${turn}`,
  copies: 'copies',
  inGames: 'games',
  gained: (card: string, gained: string, bought: string, share: string, first: string): string =>
    `${card}: ${gained} a game, ${bought} of them bought; in ${share} of the games, first at turn ${first} on average`,

  decks: 'Final decks',
  owned: 'What they own at the end',
  ownedHint: (sizes: string): string => `Copies of each card, a game. Cards in all: ${sizes}.`,
  deckHeadings: {
    actions: 'Actions',
    treasures: 'Treasures',
    others: 'Victory cards and Curses',
  } as Readonly<Record<DeckHeading, string>>,

  numbers: 'The numbers',
  results: 'Results',
  strategy: 'Strategy',
  winsAs: (place: string): string => `wins as ${place}`,
  kingdom: 'Kingdom',
  study: 'A study: only the Kingdom cards that the strategies name.',
  strategies: 'The strategies',
  sameGames: 'The same games again',
  unprepared: 'a character: it makes up its mind at the table',
};

export type ReportWords = typeof report;
