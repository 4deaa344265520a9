// What a player gathers from the text of a card: enough to play it sensibly, printed or home-made.

import type { CardDefinition, CardId, CardType, Step } from '@tenfold/rules';

type Kind = Step['do'];
type StepOf<K extends Kind> = Extract<Step, { do: K }>;
type Amount = StepOf<'plusCards'>['n'];
type CostLimit = StepOf<'gainACard'>['limit'];

/** A pick from the hand that the text demands or allows. */
export interface Payment {
  readonly least: number;
  readonly most: number;
  /** The cards that will do, if only certain ones will. */
  readonly named: readonly CardId[] | null;
}

export interface CardEffects {
  /** What one play gives: of modes the best, of what depends on a condition only what is sure. */
  readonly actions: number;
  readonly cards: number;
  readonly coins: number;
  /** Cards trashed from the hand whatever mode is chosen. */
  readonly trash: Payment | null;
  readonly discard: Payment | null;
  /** Each card discarded gives another card, or a coin. */
  readonly discardPays: 'card' | 'coin' | null;
  /** The trashed card becomes another, within this limit. */
  readonly remake: { readonly limit: CostLimit; readonly type: CardType | null } | null;
  /** The trashed card gives as many cards as it costs coins. */
  readonly cardsForCost: boolean;
  /** The trashed card gives as many coins as it costs. */
  readonly coinsForCost: boolean;
  /** Cards of the hand that may go back to the Supply. */
  readonly returns: number;
  /** An extra turn, for as long as there are not so many in a row; 0 if it gives none. */
  readonly extraTurns: number;
  /** What is gained for a trashed card of a type; 'this' is the card itself. */
  readonly gainsForType: readonly { readonly type: CardType; readonly gain: CardId | 'this' | 'it' }[];
  /** What is gained for all cards trashed. */
  readonly gains: readonly CardId[];
  readonly gainUpTo: {
    readonly coins: number;
    readonly type: CardType | null;
    readonly optional: boolean;
  } | null;
  /** Draws up to a hand of so many; 0 if it does not. */
  readonly drawsUpTo: number;
  /** The card that makes more coins this turn. */
  readonly enriches: CardId | null;
  readonly playsFromHand: boolean;
  readonly trashesItself: boolean;
  readonly possesses: boolean;
  /** Where the cards are that it asks to put on the deck. */
  readonly topdecks: 'hand' | 'revealed' | 'in-play' | null;
  /** Where an Attack, or any text, touches others. */
  readonly hitsHands: boolean;
  readonly hitsDecks: boolean;
  /** Trashes a card of this type from the top of others' decks, so that the player may gain it. */
  readonly steals: CardType | null;
  readonly putsItselfOnDeck: boolean;
  /** The Action is given back if so many have been played this turn, itself among them; 0 if it never is so. */
  readonly actionAfter: number;
  /** The Action is given back if what is gained within this limit is one. */
  readonly actionForGain: CostLimit | null;
  /** It draws only while no card of this type is left in hand. */
  readonly drawsWithout: CardType | null;
  /** An Attack that does others no harm unless its player wills it. */
  readonly harmless: boolean;
}

export function effectsOf(card: CardDefinition): CardEffects {
  const text = card.play ?? [];
  const own = [...stepsFor(text, true)];
  const others = [...stepsFor(text, false)];
  const asked = [...own, ...stepsFor(card.onAttack ?? [], true), ...afterPlay(card)];
  const certain = [...certainSteps(text)];
  const discard = payment(certain, 'discard');
  const remake = find(own, 'gainACard', (step) => step.limit.it);
  const upTo = find(certain, 'gainACard', (step) => !step.limit.it && step.asked === 'you');
  return {
    actions: bonus('plusActions', text),
    cards: bonus('plusCards', text),
    coins: bonus('plusCoins', text),
    trash: payment(certain, 'trash'),
    discard,
    discardPays: discard === null ? null : payFor(certain),
    remake: remake === undefined ? null : { limit: remake.limit, type: remake.filter.type ?? null },
    cardsForCost: paysCost(certain, 'plusCards'),
    coinsForCost: paysCost(certain, 'plusCoins'),
    returns: find(own, 'pickCopiesOfIt', (step) => step.verb === 'return')?.most ?? 0,
    extraTurns: find(certain, 'extraTurn')?.mostInARow ?? 0,
    gainsForType: own.flatMap(gainsForType),
    gains: own.flatMap((step) => (step.do === 'gain' && step.card !== 'this' ? [step.card] : [])),
    gainUpTo:
      upTo === undefined
        ? null
        : { coins: upTo.limit.coins, type: upTo.filter.type ?? null, optional: upTo.optional },
    drawsUpTo: find(own, 'drawUntil')?.handSize ?? 0,
    enriches: find(own, 'makesMore')?.card ?? null,
    playsFromHand: own.some((step) => step.do === 'pick' && step.verb === 'play' && step.from === 'hand'),
    trashesItself: certain.some((step) => step.do === 'trashThis'),
    possesses: own.some((step) => step.do === 'possessLeftNeighbour'),
    topdecks: topdecks(asked),
    hitsHands: others.some(
      (step) =>
        (step.do === 'pick' && step.from === 'hand') || step.do === 'pickDownTo' || step.do === 'discardHand',
    ),
    hitsDecks: others.some((step) => step.do === 'reveal' || step.do === 'revealUntil'),
    steals: own.some((step) => step.do === 'gainFromTrash')
      ? (find(others, 'pick', (step) => step.verb === 'trash' && step.from === 'revealed')?.filter.type ??
        null)
      : null,
    putsItselfOnDeck: asked.some((step) => step.do === 'putThisOnDeck'),
    actionAfter: actionAfter(own),
    actionForGain: actionForGain(own),
    drawsWithout: drawsWithout(own),
    harmless: isHarmless(text),
  };
}

const givesBonus = (kind: BonusStep, steps: readonly Step[]): boolean =>
  steps.some((step) => step.do === kind);

function actionAfter(steps: readonly Step[]): number {
  for (const step of steps) {
    if (step.do !== 'if' || !('actionsPlayedAtLeast' in step.condition)) continue;
    if (givesBonus('plusActions', step.then)) return step.condition.actionsPlayedAtLeast;
  }
  return 0;
}

function actionForGain(steps: readonly Step[]): CostLimit | null {
  const gain = find(steps, 'gainACard', ({ limit, asked }) => !limit.it && asked === 'you');
  const pays = steps.some(
    (step) =>
      step.do === 'if' &&
      'itIs' in step.condition &&
      step.condition.itIs === 'Action' &&
      givesBonus('plusActions', step.then),
  );
  return gain === undefined || !pays ? null : gain.limit;
}

function drawsWithout(steps: readonly Step[]): CardType | null {
  for (const step of steps) {
    if (step.do !== 'if' || !('handHas' in step.condition)) continue;
    if (givesBonus('plusCards', step.otherwise)) return step.condition.handHas.type ?? null;
  }
  return null;
}

/** Whoever plays the card decides what befalls others, or can choose a mode in which nothing does. */
export const isHarmless = (steps: readonly Step[]): boolean =>
  steps.every((step) => {
    switch (step.do) {
      case 'eachOtherPlayer':
      case 'eachPlayer':
      case 'leftNeighbour':
        return step.steps.every(
          (inner) =>
            inner.do === 'reveal' ||
            (inner.do === 'choose' &&
              inner.asked === 'player-of-the-card' &&
              inner.modes.some((mode) => mode.steps.every((then) => then.do === 'putTheRestOnDeck'))),
        );
      case 'choose':
        return step.optional || step.modes.some((mode) => isHarmless(mode.steps));
      case 'if':
        return isHarmless(step.then) && isHarmless(step.otherwise);
      default:
        return true;
    }
  });

/** As many as the card just dealt with costs coins. */
const paysCost = (steps: readonly Step[], kind: 'plusCards' | 'plusCoins'): boolean =>
  steps.some((step) => step.do === kind && typeof step.n === 'object' && 'coinsOfIt' in step.n);

const afterPlay = (card: CardDefinition): Iterable<Step> =>
  stepsFor(card.onDiscardFromPlay?.steps ?? [], true);

function find<K extends Kind>(
  steps: readonly Step[],
  kind: K,
  test: (step: StepOf<K>) => boolean = () => true,
): StepOf<K> | undefined {
  return steps.find((step): step is StepOf<K> => step.do === kind && test(step as StepOf<K>));
}

/** Every step, however deep: those about the player of the card, or those about others. */
function* stepsFor(steps: readonly Step[], own: boolean): Generator<Step> {
  for (const step of steps) {
    if (own) yield step;
    switch (step.do) {
      case 'choose':
        for (const mode of step.modes) yield* stepsFor(mode.steps, own);
        break;
      case 'if':
        yield* stepsFor(step.then, own);
        yield* stepsFor(step.otherwise, own);
        break;
      case 'eachPlayer':
        yield* stepsFor(step.steps, true);
        break;
      case 'eachOtherPlayer':
      case 'leftNeighbour':
        if (!own) yield* stepsFor(step.steps, true);
        break;
      default:
    }
  }
}

/** The steps that are carried out whatever is chosen, though perhaps in vain. */
function* certainSteps(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    yield step;
    if (step.do === 'if') {
      yield* certainSteps(step.then);
      yield* certainSteps(step.otherwise);
    }
  }
}

function payment(steps: readonly Step[], verb: 'trash' | 'discard'): Payment | null {
  const pick = find(steps, 'pick', (step) => step.verb === verb && step.from === 'hand');
  return pick === undefined ? null : { least: pick.least, most: pick.most, named: pick.filter.cards ?? null };
}

const isThatMany = (n: Amount): boolean => typeof n === 'object' && 'thatMany' in n;

function payFor(steps: readonly Step[]): CardEffects['discardPays'] {
  if (steps.some((step) => step.do === 'plusCards' && isThatMany(step.n))) return 'card';
  return steps.some((step) => step.do === 'plusCoins' && isThatMany(step.n)) ? 'coin' : null;
}

function gainsForType(step: Step): CardEffects['gainsForType'] {
  if (step.do !== 'if' || !('itIs' in step.condition)) return [];
  const type = step.condition.itIs;
  return step.then.flatMap((then) => (then.do === 'gain' ? [{ type, gain: then.card }] : []));
}

function topdecks(steps: readonly Step[]): CardEffects['topdecks'] {
  const pick = find(steps, 'pick', (step) => step.verb === 'topdeck');
  if (pick !== undefined) return pick.from;
  return steps.some((step) => step.do === 'putTheRestOnDeck') ? 'revealed' : null;
}

export type BonusStep = 'plusCards' | 'plusActions' | 'plusBuys' | 'plusCoins';

/** What depends on the table is taken for this much. */
const SOME = 2;

/** How many of a kind a text gives whoever plays it, if it is chosen well. */
export function bonus(kind: BonusStep, steps: readonly Step[]): number {
  let total = 0;
  for (const step of steps) {
    switch (step.do) {
      case kind:
        if (typeof step.n === 'number') total += step.n;
        else if ('everyInDeckAndDiscard' in step.n || 'perToken' in step.n) total += SOME;
        break;
      case 'choose':
        total += step.modes
          .map((mode) => bonus(kind, mode.steps))
          .sort((a, b) => b - a)
          .slice(0, step.n)
          .reduce((sum, n) => sum + n, 0);
        break;
      case 'if':
        total += Math.min(bonus(kind, step.then), bonus(kind, step.otherwise));
        break;
      case 'eachPlayer':
        total += bonus(kind, step.steps);
        break;
      default:
    }
  }
  return total;
}
