// A kingdom as a short text that can stand in a URL and that a person can read and type:
// the id of a recommended kingdom ("first-game"), or the ids of its ten cards in alphabetical order with dots between
// them ("baron.bridge.cellar.…"). Letters, digits, hyphens and dots need no escaping anywhere in a URL.
//
// Ten names take 53 to 136 characters, 93 on average. Codes of two letters would take 20, but nobody could
// read them, and an index would change its meaning with the next set. A name says the same for ever: cards and
// recommended kingdoms may be added; as long as none is renamed, every text that was ever written still reads.

import { fold } from '../names/spelling.ts';
import { KINGDOM_PILES } from '../game-size.ts';
import type { CardDefinition, CardId } from '../vocabulary/definition.ts';
import type { Kinds } from './kinds.ts';
import { kingdomKinds, troubleWithKind } from './kinds.ts';
import { nearestNames } from '../names/nearest.ts';
import { kingdoms } from './recommended.ts';
import type { Trouble } from './trouble.ts';
import { KingdomError } from './trouble.ts';

const DOT = '.';
/** Whatever people put between the names of a list. */
const SEPARATORS = /[.,;|\n]/;

/** The same text for the same ten cards, in whatever order they come. */
export function kingdomText(cards: readonly CardId[], ownCards: readonly CardDefinition[] = []): string {
  const text = checkedKingdom(cards, kingdomKinds(ownCards)).join(DOT);
  return recommendedIds.get(text) ?? text;
}

const recommendedIds: ReadonlyMap<string, string> = new Map(
  kingdoms.map(({ id, cards }) => [cards.toSorted().join(DOT), id]),
);

/**
 * The ten cards, sorted by name, of a text however it is spelt: capitals, spaces, apostrophes, any order, any of the
 * usual separators. Throws an error that names everything that cannot be read, and for each what comes nearest.
 */
export function readKingdom(text: string, ownCards: readonly CardDefinition[] = []): CardId[] {
  const { cards, troubles } = tryKingdom(text, ownCards);
  if (troubles.length > 0) throw new KingdomError(oneTrouble(troubles));
  return [...cards];
}

/** What could be read of a kingdom's text, and what is wrong with the rest. */
export interface TriedKingdom {
  /** Those that could be read, each once, sorted by name. */
  readonly cards: readonly CardId[];
  readonly troubles: readonly Trouble[];
}

/** Reads a kingdom from text; what is wrong is told all at once, beside what is good. */
export function tryKingdom(text: string, ownCards: readonly CardDefinition[] = []): TriedKingdom {
  const recommended = kingdoms.find(({ id }) => id === fold(text));
  if (recommended !== undefined) return { cards: recommended.cards.toSorted(), troubles: [] };
  const kinds = kingdomKinds(ownCards);
  const pieces = text.split(SEPARATORS).filter((piece) => fold(piece) !== '');
  if (pieces.length < 2 && kindsNamed(fold(text), kinds) === undefined) {
    return { cards: [], troubles: [unknownKingdom(text, kinds)] };
  }
  return triedNames(
    pieces.flatMap((piece) => kindsNamed(fold(piece), kinds) ?? [piece.trim()]),
    kinds,
  );
}

/** Joins what is wrong with a kingdom: the only trouble as it is, several as one that lists them. */
export const oneTrouble = (troubles: readonly Trouble[]): Trouble => {
  const [only, ...more] = troubles;
  return only !== undefined && more.length === 0 ? only : { code: 'several-troubles', troubles };
};

/** The kinds in a run of names with nothing but spaces between them, or none if any of it is no name. */
function kindsNamed(words: string, kinds: Kinds): CardId[] | undefined {
  const left = words.split('-');
  const mostWords = Math.max(...[...kinds.keys()].map((id) => id.split('-').length));
  const found: CardId[] = [];
  for (let at = 0; at < left.length;) {
    const name = longestName(left.slice(at, at + mostWords), kinds);
    if (name === undefined) return undefined;
    found.push(name.join('-'));
    at += name.length;
  }
  return found;
}

function longestName(words: readonly string[], kinds: Kinds): readonly string[] | undefined {
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count);
    if (kinds.has(name.join('-'))) return name;
  }
  return undefined;
}

function unknownKingdom(text: string, kinds: Kinds): Trouble {
  const names = [...kingdoms.map(({ id }) => id), ...kinds.keys()];
  return { code: 'unknown-kingdom', text, nearest: nearestNames(text, names) };
}

function checkedKingdom(names: readonly string[], kinds: Kinds): CardId[] {
  const { cards, troubles } = triedNames(names, kinds);
  if (troubles.length > 0) throw new KingdomError(oneTrouble(troubles));
  return [...cards];
}

function triedNames(names: readonly string[], kinds: Kinds): TriedKingdom {
  const cards = new Set<CardId>();
  const repeated = new Set<CardId>();
  const troubles: Trouble[] = [];
  for (const name of names) {
    const trouble = troubleWithKind(name, kinds, 'kingdom');
    const card = fold(name);
    if (trouble !== null) troubles.push(trouble);
    else if (!cards.has(card)) cards.add(card);
    else if (!repeated.has(card)) {
      repeated.add(card);
      troubles.push({ code: 'repeated-card', card, place: 'kingdom' });
    }
  }
  if (names.length !== KINGDOM_PILES) {
    troubles.push({ code: 'kingdom-size', count: names.length, wanted: KINGDOM_PILES });
  }
  return { cards: [...cards].sort(), troubles };
}
