// At Clean-up the rules ask in which order cards leave play. A player thinks of what comes of it: does the Alchemist go
// back on the deck, and which Treasure? Where all orders lead to the same, a client takes the first step by itself, and
// the card asks its own question.

import type { CardId, Filter, Step } from '@tenfold/rules';
import { HAND_SIZE } from '@tenfold/rules';
import { definitionOf, isLike } from './card-definitions.ts';
import type { QuestionForReasons } from './why/target.ts';

/** As much of a question of Clean-up as it takes. */
interface CleanUpQuestion extends Pick<QuestionForReasons, 'verb' | 'card' | 'options'> {
  /** The cards offered that do something when they are discarded now. */
  readonly acting: readonly CardId[];
}

/** What a card does when it is discarded from play: it goes on the deck itself, or puts another there, if its player likes. */
type Leaving = 'returns' | 'fetches';

/**
 * The card that leaves play first where no other order could end better, as the place of its option; null where a person
 * must say. Whoever has just let a card of that kind go unused, `declined`, may want to be done at once.
 */
export function cleanUpAnswer(
  { verb, card, acting, options }: CleanUpQuestion,
  inPlay: readonly CardId[],
  declined: CardId | null,
): number | null {
  if (card !== null || verb !== 'discard') return null;
  const first = firstToLeave(acting, inPlay);
  if (first === null || first === declined) return null;
  const found = options.findIndex((option) => option.verb === 'discard' && option.card === first);
  return found < 0 ? null : found;
}

/** Those that go on the deck themselves come first: a card that fetches another could take what they need. */
function firstToLeave(acting: readonly CardId[], inPlay: readonly CardId[]): CardId | null {
  const kinds = acting.map((card) => ({ card, leaving: leavingOf(card) }));
  if (kinds.some(({ leaving }) => leaving === null)) return null;
  // What lies on the deck in another order is drawn all the same, up to a whole hand.
  if (inPlay.filter((card) => acting.includes(card)).length > HAND_SIZE) return null;
  const returning = kinds.filter(({ leaving }) => leaving === 'returns');
  const fetching = kinds.filter(({ leaving }) => leaving === 'fetches');
  if (fetching.length > 1 || returning.some(({ card }) => isNeeded(card, acting))) return null;
  return (returning[0] ?? fetching[0])?.card ?? null;
}

/** Whether another card acts, or fetches, only while one like this is in play. */
const isNeeded = (card: CardId, acting: readonly CardId[]): boolean =>
  acting.some(
    (other) =>
      other !== card && [whileOf(other), fetchedBy(other)].some((filter) => isAmong(card, filter, other)),
  );

const isAmong = (card: CardId, filter: Filter | undefined, of: CardId): boolean =>
  filter !== undefined && isLike(card, filter, of);

const stepsOnLeaving = (card: CardId): readonly Step[] => definitionOf(card)?.onDiscardFromPlay?.steps ?? [];
const whileOf = (card: CardId): Filter | undefined => definitionOf(card)?.onDiscardFromPlay?.while;

function fetchedBy(card: CardId): Filter | undefined {
  const [first] = stepsOnLeaving(card);
  return first?.do === 'pick' ? first.filter : undefined;
}

/** Null for a text of another kind, and for that of a home-made card. */
function leavingOf(card: CardId): Leaving | null {
  const [first, second, ...others] = stepsOnLeaving(card);
  if (first === undefined || others.length > 0) return null;
  if (first.do === 'choose' && second === undefined) {
    const does = first.modes.flatMap(({ steps }) => steps);
    return first.optional && does.every((step) => step.do === 'putThisOnDeck') ? 'returns' : null;
  }
  const isPick = first.do === 'pick' && first.verb === 'topdeck' && first.from === 'in-play';
  return isPick && first.least === 0 && first.most === 1 && second?.do === 'putThemOnDeck' ? 'fetches' : null;
}
