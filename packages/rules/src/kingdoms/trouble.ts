// Everything that can be wrong with a kingdom or with what is asked of one: as data, and in English.

import { RuleError } from '../errors.ts';
import type { CardId } from '../vocabulary/definition.ts';
import type { WishPart } from './wish.ts';

/** What is wrong with a kingdom or a wish for one. */
export type Trouble =
  | {
      readonly code: 'unknown-card';
      readonly card: string;
      readonly nearest: readonly string[];
      readonly place: string;
    }
  | { readonly code: 'unknown-kingdom'; readonly text: string; readonly nearest: readonly string[] }
  | { readonly code: 'basic-card'; readonly card: CardId; readonly place: string }
  | { readonly code: 'repeated-card'; readonly card: CardId; readonly place: string }
  | { readonly code: 'kingdom-size'; readonly count: number; readonly wanted: number }
  /** All that is wrong with a text, in the order of its names. */
  | { readonly code: 'several-troubles'; readonly troubles: readonly Trouble[] }
  // What is asked of a random kingdom contradicts itself or cannot be read.
  | {
      readonly code: 'unknown-set';
      readonly set: string;
      readonly sets: readonly string[];
      readonly place: string;
    }
  | { readonly code: 'no-sets' }
  | { readonly code: 'unknown-trait'; readonly trait: string; readonly traits: readonly string[] }
  | { readonly code: 'bad-cost'; readonly cost: string }
  | { readonly code: 'bad-count'; readonly of: string; readonly count: string; readonly highest: number }
  | { readonly code: 'too-many-musts'; readonly count: number; readonly highest: number }
  | { readonly code: 'must-is-banned'; readonly card: CardId }
  | { readonly code: 'must-outside-sets'; readonly card: CardId; readonly set: string }
  | { readonly code: 'count-outside-sets'; readonly set: string }
  | { readonly code: 'counts-too-high'; readonly total: number; readonly wanted: number }
  | { readonly code: 'counts-too-low'; readonly total: number; readonly wanted: number }
  | { readonly code: 'too-few-cards'; readonly left: number; readonly wanted: number; readonly bans: number }
  /** No wish is at fault alone. `clash` is a smallest set that cannot be had together; each of `cures` is enough. */
  | {
      readonly code: 'no-kingdom-fits';
      readonly clash: readonly WishPart[];
      readonly cures: readonly WishPart[];
    }
  | { readonly code: 'too-many-wishes' }
  // Picking in turn.
  | { readonly code: 'bad-players'; readonly players: number; readonly fewest: number; readonly most: number }
  | { readonly code: 'bad-start'; readonly start: number; readonly players: number }
  | { readonly code: 'draft-over' }
  | { readonly code: 'not-your-pick'; readonly seat: number; readonly turn: number }
  | { readonly code: 'already-picked'; readonly card: CardId }
  | { readonly code: 'not-in-draft'; readonly card: CardId }
  | { readonly code: 'struck'; readonly card: CardId }
  | { readonly code: 'no-vetoes' }
  | { readonly code: 'veto-used'; readonly seat: number };

export class KingdomError extends RuleError {
  readonly details: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.code, inEnglish(trouble));
    this.name = 'KingdomError';
    this.details = trouble;
  }
}

function inEnglish(trouble: Trouble): string {
  switch (trouble.code) {
    case 'unknown-card': {
      const remedy =
        trouble.nearest.length === 0
          ? 'take the name of a Kingdom card'
          : `do you mean ${or(trouble.nearest)}?`;
      return `${trouble.place}: there is no card "${trouble.card}"; ${remedy}`;
    }
    case 'unknown-kingdom': {
      const remedy = trouble.nearest.length === 0 ? '' : `; do you mean ${or(trouble.nearest)}?`;
      return `"${trouble.text}" is neither a recommended kingdom nor ten cards with dots between them${remedy}`;
    }
    case 'basic-card':
      return `${trouble.place}: "${trouble.card}" is a basic card and never a Kingdom pile; take another card in its place`;
    case 'repeated-card':
      return `${trouble.place}: "${trouble.card}" stands there twice; take another card in its place`;
    case 'kingdom-size': {
      const { count, wanted } = trouble;
      const remedy = count < wanted ? `add ${wanted - count}` : `take ${count - wanted} away`;
      return `${count} Kingdom ${count === 1 ? 'card' : 'cards'}: a kingdom has ${wanted}; ${remedy}`;
    }
    case 'several-troubles':
      return trouble.troubles.map(inEnglish).join('\n');
    case 'unknown-set':
      return `${trouble.place}: there is no set "${trouble.set}"; take ${or(trouble.sets)}`;
    case 'no-sets':
      return 'sets: the list is empty; name at least one, or leave it out to draw from the boxes';
    case 'unknown-trait':
      return `withTrait: there is no trait "${trouble.trait}"; take ${or(trouble.traits)}`;
    case 'bad-cost':
      return `atCost: "${trouble.cost}" is no cost in coins; take a whole number`;
    case 'bad-count':
      return `${trouble.of}: ${trouble.count} is no count; take whole numbers from 0 to ${trouble.highest}, in a range least not above most`;
    case 'too-many-musts':
      return `musts: ${trouble.count} cards, but a kingdom has ${trouble.highest}; take ${trouble.count - trouble.highest} away`;
    case 'must-is-banned':
      return `"${trouble.card}" is both a must and banned; take it out of musts or out of bans`;
    case 'must-outside-sets':
      return `musts: "${trouble.card}" belongs to ${trouble.set}, which is not drawn from; add ${trouble.set} to sets`;
    case 'count-outside-sets':
      return `fromSet: cards of ${trouble.set} are wanted, but it is not drawn from; add ${trouble.set} to sets`;
    case 'counts-too-high':
      return `fromSet: the counts ask for at least ${trouble.total} cards, but a kingdom has ${trouble.wanted}; lower them by ${trouble.total - trouble.wanted}`;
    case 'counts-too-low':
      return `fromSet: the counts allow at most ${trouble.total} cards, but a kingdom has ${trouble.wanted}; raise them by ${trouble.wanted - trouble.total}`;
    case 'too-few-cards': {
      const { left, wanted, bans } = trouble;
      const lift = bans === 0 ? '' : ` or lift ${Math.min(bans, wanted - left)} of the bans`;
      return `only ${left} cards are left to draw ${wanted} from; add a set${lift}`;
    }
    case 'no-kingdom-fits':
      return clashInEnglish(trouble.clash, trouble.cures);
    case 'too-many-wishes':
      return 'so many counts take too long to weigh against each other; give up some of withTrait, atCost or fromSet';
    case 'bad-players':
      return `${trouble.players} players cannot pick a kingdom; take ${trouble.fewest} to ${trouble.most}`;
    case 'bad-start':
      return `the first pick is seat ${trouble.start}'s; it must be from 0 to ${trouble.players - 1}`;
    case 'draft-over':
      return 'all the piles are picked already; start the game, or a new draft';
    case 'not-your-pick':
      return `seat ${trouble.seat} cannot pick now; it is the pick of seat ${trouble.turn}`;
    case 'already-picked':
      return `"${trouble.card}" is picked already; take another`;
    case 'not-in-draft':
      return `"${trouble.card}" is not among the cards of this draft; take another`;
    case 'struck':
      return `"${trouble.card}" has been struck from this draft; take another`;
    case 'no-vetoes':
      return 'nobody has a veto in this draft; pick a card';
    case 'veto-used':
      return `seat ${trouble.seat} has used its veto already; pick a card`;
  }
}

function clashInEnglish(clash: readonly WishPart[], cures: readonly WishPart[]): string {
  const together = clash.length === 1 ? 'no kingdom fits this wish' : 'no kingdom fits these wishes together';
  const wishes = clash.map(partInEnglish).join('; ');
  const remedy =
    cures.length === 0
      ? 'Other wishes clash too: give one of these up and ask again.'
      : `${cures.length === 1 ? 'To loosen it' : 'Any one of these is enough to loosen it'}: ${cures.map(cureInEnglish).join('; ')}.`;
  return `${together}: ${wishes}. ${remedy}`;
}

function partInEnglish(part: WishPart): string {
  switch (part.wish) {
    case 'musts':
      return `${and(part.cards)} must be in it`;
    case 'bans':
      return `${and(part.cards)} ${part.cards.length === 1 ? 'is' : 'are'} banned`;
    case 'sets':
      return `only ${and(part.sets)} may be drawn from`;
    case 'from-set':
      return `${range(part)} from ${part.set}`;
    case 'with-trait':
      return `${range(part)} with the trait "${part.trait}"`;
    case 'at-cost':
      return `${range(part)} that cost exactly ${part.coins} and no Potion`;
    case 'different-costs':
      return `at least ${part.least} different costs`;
    case 'alchemy-three-to-five':
      return 'Alchemy cards come three to five at a time or not at all';
    case 'reaction-if-attacks':
      return 'a Reaction is wanted where there are Attacks';
  }
}

function cureInEnglish(part: WishPart): string {
  switch (part.wish) {
    case 'musts':
      return `take ${and(part.cards)} out of musts`;
    case 'bans':
      return `lift the ban on ${and(part.cards)}`;
    case 'sets':
      return 'draw from more sets';
    case 'from-set':
      return `ask for another count from ${part.set}`;
    case 'with-trait':
      return `ask for another count of "${part.trait}"`;
    case 'at-cost':
      return `ask for another count at cost ${part.coins}`;
    case 'different-costs':
      return 'ask for fewer different costs';
    case 'alchemy-three-to-five':
      return 'let Alchemy cards come in any number';
    case 'reaction-if-attacks':
      return 'do without a Reaction';
  }
}

function range({ least, most }: { readonly least: number; readonly most: number | null }): string {
  if (most === null) return `at least ${least}`;
  if (least === most) return most === 0 ? 'none' : `exactly ${least}`;
  return least === 0 ? `at most ${most}` : `${least} to ${most}`;
}

const and = (names: readonly string[]): string => enumerated(names, 'and');
const or = (names: readonly string[]): string => enumerated(names, 'or');

function enumerated(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? 'nothing';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}
