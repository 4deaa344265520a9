// What finished games can be found by. Every game is kept under some dozens of short terms, each with the time of its
// end: a search is one walk down an index in the order of the answer, however many games there are.

import type { GameStart } from '../game-log/game-log.ts';
import type { GameQuery } from './store.ts';

/** A term of every game that everybody may find, for the archive as a whole. */
const ANY = 'any';

/** A game that only its players may see is found by their ids; its other terms are hidden behind this word. */
const HIDDEN = 'hidden ';

export function termsOfGame({ players, setup, options, unwitnessed }: GameStart): string[] {
  const people = new Set<string>();
  const terms = new Set<string>();
  for (const card of setup.kingdom) terms.add(cardTerm(card));
  for (const player of players) {
    if (player.kind === 'person') {
      people.add(personTerm(player.id));
      if (unwitnessed === true) people.add(unwitnessedTerm(player.id));
    }
    if (player.kind === 'left') continue;
    for (const beginning of beginningsOf(player.name)) terms.add(nameTerm(beginning));
  }
  if (options.spectators === 'none') return [...people, ...[...terms].map((term) => HIDDEN + term)];
  return [ANY, ...people, ...terms];
}

/** A walk down the games of one term; of the others, a game must have one of each. */
export interface SearchTerms {
  readonly first: string;
  readonly others: readonly (readonly string[])[];
}

/** The first is the one with the fewest games. Null if no game can match: a name was asked for that has no letter in it. */
export function termsOfQuery({ person, player, card }: GameQuery): SearchTerms | null {
  const terms: string[] = [];
  if (player !== undefined && player.trim() !== '') {
    const name = foldName(player);
    if (name === '') return null;
    terms.push(nameTerm(name));
  }
  if (card !== undefined) terms.push(cardTerm(card));
  // Among the games of a player the hidden ones are found, too.
  if (person !== undefined) {
    return { first: personTerm(person), others: terms.map((term) => [term, HIDDEN + term]) };
  }
  const [first = ANY, ...others] = terms;
  return { first, others: others.map((term) => [term]) };
}

export const personTerm = (id: string): string => `person:${id}`;
/** Nobody looks for it; by it they are counted. */
export const unwitnessedTerm = (id: string): string => `unwitnessed:${id}`;
const cardTerm = (card: string): string => `card:${card}`;
const nameTerm = (beginning: string): string => `name:${beginning}`;

/** Small letters without accents, words with one space between them. */
function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{P}\p{C}]+/gu, ' ')
    .trim();
}

/** "anna b" → a, an, ann, anna, anna b, b. */
function beginningsOf(name: string): Set<string> {
  const words = foldName(name).split(' ');
  const beginnings = new Set<string>();
  for (const first of words.keys()) {
    let beginning = '';
    for (const letter of words.slice(first).join(' ')) {
      beginning += letter;
      beginnings.add(beginning.trimEnd());
    }
  }
  return beginnings;
}
