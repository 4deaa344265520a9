// What can be wrong with a strategy, in English: what is wrong, and what to do about it.

import type { Complaint } from './complaint.ts';
import { enumerated } from './complaint.ts';

const or = (words: readonly string[]): string => enumerated(words, 'or');
const and = (words: readonly string[]): string => enumerated(words, 'and');
const meant = (names: readonly string[]): string => `do you mean ${or(names)}?`;
const behind = (next: string): string => (next === '' ? '' : ` before "${next}"`);

export const en = {
  // Signs and texts
  unreadableQuotes: () => ({
    message: 'the text in quotes cannot be read',
    remedy: 'write \\" for a quote inside it and \\\\ for a backslash',
  }),
  openQuote: () => ({ message: 'the quote is not closed', remedy: 'put " at the end of the name' }),
  quoteWithoutEnd: () => ({
    message: 'a text that begins with a quote must end with one',
    remedy: 'put " at the end and \\ before each " inside, or take the first one away',
  }),
  noNumber: (text: string) => ({ message: `"${text}" is no number`, remedy: 'write it like 3 or 2.5' }),
  strangeSign: (sign: string) => ({ message: `"${sign}" means nothing here`, remedy: 'take it away' }),
  greatNumber: () => ({ message: 'this number is too great', remedy: 'write a smaller one' }),

  // Cards and modes
  unknownCard: (name: string, nearest: readonly string[]) => ({
    message: `there is no card "${name}"`,
    remedy: nearest.length === 0 ? 'write the name of a card, such as Smithy' : meant(nearest),
  }),
  missingCard: () => ({ message: 'the name of a card is missing', remedy: 'write one, such as Smithy' }),
  noChoice: (card: string) => ({
    message: `${card} lets nobody choose`,
    remedy: 'take the line away, or write the name of a card with a choice, such as Minion',
  }),
  unknownMode: (card: string, mode: string, modes: readonly string[]) => ({
    message: `${card} has no mode "${mode}"`,
    remedy: `its modes are ${and(modes)}`,
  }),
  missingMode: (modes: readonly string[]) => ({
    message: 'a mode is missing',
    remedy: modes.length === 0 ? 'take the line away' : `write ${or(modes)}`,
  }),
  asksForNothing: (card: string) => ({
    message: `${card} never asks for a card`,
    remedy: 'take the line away',
  }),
  neverAsks: (card: string, verb: string, verbs: readonly string[]) => ({
    message: `${card} never asks to ${verb} a card`,
    remedy: `it asks to ${or(verbs)}`,
  }),

  // Lines
  unknownLine: (word: string, nearest: readonly string[]) => ({
    message: `no line begins with "${word}"`,
    remedy:
      nearest.length > 0
        ? meant(nearest)
        : 'begin it with buy, play, never play or with, or with # for a comment',
  }),
  saidTwice: (word: string, first: string, second: string) => ({
    message: `${word} is said twice, first in line ${first}`,
    remedy: `take line ${first} or line ${second} away`,
  }),
  missingText: (word: string) => ({
    message: `the text behind "${word}" is missing`,
    remedy: 'write it behind the first word of the line',
  }),
  missingPlayers: (most: string) => ({
    message: 'a number of players is missing',
    remedy: `write one from 2 to ${most}, or several with commas between them`,
  }),
  countBeforeCard: (count: string) => ({
    message: 'a rule buys one card at a time',
    remedy: `for a limit write a condition: buy Smithy when own < ${count}`,
  }),
  listOfCards: (first: string, second: string) => ({
    message: 'a rule buys one card',
    remedy: `write a rule for each, the most wanted first: buy ${first}, and below it buy ${second}`,
  }),
  missingStyle: () => ({
    message: 'the style is missing',
    remedy: 'write one word, such as aggressiveTrashing',
  }),
  howToPlay: () => ({
    message: 'it is not said how to play the card',
    remedy:
      'write "first", "last", "before" and a card, "only if" and a condition, or "for" and a mode behind its name; ' +
      '"never play" keeps it in hand',
  }),
  neverWithoutPlay: () => ({
    message: '"play" is missing behind "never"',
    remedy: 'write never play and a card',
  }),
  onlyWithoutIf: () => ({
    message: '"if" is missing behind "only"',
    remedy: 'write only if and a condition, such as only if Copper in hand > 0',
  }),
  whatToDo: (verbs: readonly string[]) => ({
    message: 'it is not said what to do with the card',
    remedy: `write ${or(verbs)} behind its name`,
  }),
  guardState: () => ({
    message: 'it is not said whether the guard is on or off',
    remedy: 'write guard off, or take the line away',
  }),
  notUnderstood: (text: string, nearest: readonly string[]) => ({
    message: `"${text}" is not understood here`,
    remedy: nearest.length === 0 ? 'take it away, or begin a condition with when' : meant(nearest),
  }),
  whenNotIf: () => ({ message: '"if" is not understood here', remedy: 'write when' }),
  andNotComma: () => ({ message: '"," is not understood here', remedy: 'put "and" between conditions' }),
  commaNotAnd: (text: string) => ({
    message: `"${text}" is not understood here`,
    remedy: `put commas between cards, and "${text}" between conditions`,
  }),
  noName: () => ({
    message: 'the strategy has no name',
    remedy: 'begin with a line such as: strategy Big Money',
  }),
  noSource: (word: string) => ({
    message: `"${word}" says more about a source, but there is none`,
    remedy: 'put a line such as this above it: source Geronimoo/DominionSim',
  }),

  // Named conditions
  missingDefinition: (word: string) => ({
    message: `the name behind "${word}" is missing`,
    remedy: `write one word, such as: ${word} greening when Province left <= 4`,
  }),
  takenName: (name: string) => ({
    message: `"${name}" already means something else`,
    remedy: 'take a word that is no card and no word of the language, such as greening',
  }),
  definitionWithoutWhen: (name: string) => ({
    message: `it is not said when "${name}" holds`,
    remedy: `write when and a condition behind it: define ${name} when Province left <= 4`,
  }),
  circle: (name: string) => ({
    message: `"${name}" hangs on itself`,
    remedy: 'let its condition speak of the game, or only of names defined above it',
  }),

  // Conditions
  missingQuantity: (next: string) => ({
    message: `a quantity is missing${behind(next)}`,
    remedy: 'write one, such as own Gold, Province left, coins or turn',
  }),
  missingComparison: (next: string, signs: string) => ({
    message: `a comparison is missing${behind(next)}`,
    remedy: `write one of ${signs} and a number`,
  }),
  missingNumber: (sign: string) => ({
    message: `a number is missing after ${sign}`,
    remedy: 'write a number or a quantity, such as 2 or own Gold',
  }),
  twoComparisons: (first: string, middle: string, second: string) => ({
    message: 'a condition compares two things, and here are three',
    remedy: `write two with "and" between them: ${first} and ${middle} ${second}`,
  }),
  openBracket: () => ({ message: 'the bracket is not closed', remedy: 'put ) behind the sum' }),
  openGroup: () => ({ message: 'the bracket is not closed', remedy: 'put ) behind the condition' }),
  longSum: () => ({ message: 'this sum is too long', remedy: 'write a shorter one' }),
  deepCondition: () => ({
    message: 'there are too many brackets inside each other',
    remedy: 'give a part of it a name with define',
  }),
  divisionByZero: () => ({
    message: 'nothing can be divided by 0',
    remedy: 'divide by another number, or take the division away',
  }),
  unknownQuantity: (text: string, nearest: string) => ({
    message: `"${text}" is no quantity`,
    remedy: `do you mean ${nearest}?`,
  }),
  moneyAlone: (text: string) => ({
    message: `"${text}" alone is no quantity`,
    remedy: 'write coins for what you can spend now, or total money for what all your cards make',
  }),
  pointsAlone: (text: string) => ({
    message: `"${text}" does not say whose points`,
    remedy: 'write my points or opponent points',
  }),
  opponentAlone: (text: string, what: string) => ({
    message: `"${text} ${what}" does not say what the opponent does with it`,
    remedy: `write opponent owns ${what}; with several opponents that is the most any of them owns, opponents own ${what} all together`,
  }),
  hiddenPlace: (what: string, place: string) => ({
    message: `which of your cards lie in the ${place} is hidden`,
    remedy: `write ${what} unseen for deck and discard pile together, or cards in ${place} for how many there are`,
  }),
  missingPlace: (text: string, next: string, places: readonly string[]) => ({
    message: `"${text}" does not say where the cards are${next === '' ? '' : `, and "${next}" is no word for it`}`,
    remedy: `write own before the name, or ${or(places)} behind it`,
  }),
  onePile: (place: string) => ({
    message: `"${place}" counts the cards of one pile`,
    remedy: 'write the name of a card before it, such as Province left',
  }),
  oneCard: (place: string) => ({
    message: `"${place}" is about one card`,
    remedy: 'write the name of a card behind it, such as cost of Gold',
  }),

  // What is doubtful
  neverReached: (card: string, place: string) => ({
    message: `this rule can never matter: the one for ${card} in ${place} comes first whenever it could`,
    remedy: `take it away, put it above ${place}, or give that one a condition`,
  }),
  neverPlayed: (card: string) => ({
    message: `this rule can never matter: ${card} is never played`,
    remedy: 'take it away',
  }),
} satisfies Record<string, (...words: never[]) => Complaint>;
