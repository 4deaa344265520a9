// A card's text as it is put together: sentences, each with its gaps. Steps that one sentence tells in one breath ("trash a
// card from your hand") are one phrase; whatever no sentence joins stands alone, so that every text goes there and back.

import type { CardType, Condition, PlusStep, Step } from '@tenfold/rules';
import { isPlusStep } from '@tenfold/rules';

export type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;

type TakingStep = StepOf<'pick' | 'pickDownTo' | 'pickCopiesOfIt'>;
export type PuttingStep = StepOf<
  'discardThem' | 'trashThem' | 'putThemOnDeck' | 'putThemInHand' | 'showThem' | 'returnThem' | 'playThem'
>;
type GroupStep = StepOf<'eachOtherPlayer' | 'eachPlayer' | 'leftNeighbour'>;
export type PhraseGroup = GroupStep['do'];
export type TypeBonus = 'action' | 'treasure' | 'victory';
type Whole = Exclude<Step, PlusStep | GroupStep | StepOf<'choose' | 'if' | 'forEachDifferentlyNamed'>>;

export interface DraftMode {
  readonly name: string;
  readonly phrases: Phrases;
}

export type CardPhrase =
  | { readonly kind: 'bonuses'; readonly bonuses: readonly PlusStep[] }
  /** Cards are picked, shown or not, and put somewhere. */
  | {
      readonly kind: 'pick';
      readonly pick: TakingStep;
      readonly shown: boolean;
      readonly put: PuttingStep;
    }
  | {
      readonly kind: 'choose';
      readonly n: number;
      readonly optional: boolean;
      readonly asked: StepOf<'choose'>['asked'];
      readonly modes: readonly DraftMode[];
    }
  | {
      readonly kind: 'if';
      readonly condition: Condition;
      readonly then: Phrases;
      readonly otherwise: Phrases;
    }
  | { readonly kind: 'group'; readonly who: PhraseGroup; readonly phrases: Phrases }
  | { readonly kind: 'byType'; readonly bonuses: Readonly<Record<TypeBonus, Phrases>> }
  | { readonly kind: 'step'; readonly step: Whole };

export type Phrases = readonly CardPhrase[];
export type PhraseOf<Kind extends CardPhrase['kind']> = Extract<CardPhrase, { kind: Kind }>;

export const TYPE_BONUSES: readonly (readonly [TypeBonus, CardType])[] = [
  ['action', 'Action'],
  ['treasure', 'Treasure'],
  ['victory', 'Victory'],
];

function isPutting(step: Step | undefined): step is PuttingStep {
  switch (step?.do) {
    case 'discardThem':
    case 'trashThem':
    case 'putThemOnDeck':
    case 'putThemInHand':
    case 'showThem':
    case 'returnThem':
    case 'playThem':
      return true;
    default:
      return false;
  }
}

/** The sentences of a text. */
export function phrasesOf(steps: readonly Step[]): Phrases {
  const phrases: CardPhrase[] = [];
  for (let at = 0; at < steps.length;) {
    const step = steps[at];
    if (step === undefined) break;
    const [phrase, taken] = phraseAt(step, steps, at);
    phrases.push(phrase);
    at += taken;
  }
  return phrases;
}

/** The sentence that begins there, and how many steps it tells. */
function phraseAt(step: Step, steps: readonly Step[], at: number): readonly [CardPhrase, number] {
  if (isPlusStep(step)) {
    const end = steps.findIndex((one, index) => index > at && !isPlusStep(one));
    const bonuses = steps.slice(at, end < 0 ? steps.length : end).filter(isPlusStep);
    return [{ kind: 'bonuses', bonuses }, bonuses.length];
  }
  switch (step.do) {
    case 'pick':
    case 'pickDownTo':
    case 'pickCopiesOfIt': {
      const shown = steps[at + 1]?.do === 'revealThem';
      const put = steps[at + (shown ? 2 : 1)];
      if (isPutting(put)) return [{ kind: 'pick', pick: step, shown, put }, shown ? 3 : 2];
      return [{ kind: 'step', step }, 1];
    }
    case 'choose': {
      const { n, optional, asked } = step;
      const modes = step.modes.map(({ name, steps: inner }) => ({ name, phrases: phrasesOf(inner) }));
      return [{ kind: 'choose', n, optional, asked, modes }, 1];
    }
    case 'if': {
      const { condition, then, otherwise } = step;
      return [{ kind: 'if', condition, then: phrasesOf(then), otherwise: phrasesOf(otherwise) }, 1];
    }
    case 'eachOtherPlayer':
    case 'eachPlayer':
    case 'leftNeighbour':
      return [{ kind: 'group', who: step.do, phrases: phrasesOf(step.steps) }, 1];
    case 'forEachDifferentlyNamed': {
      const { action, treasure, victory } = step;
      const bonuses = {
        action: phrasesOf(action),
        treasure: phrasesOf(treasure),
        victory: phrasesOf(victory),
      };
      return [{ kind: 'byType', bonuses }, 1];
    }
    default:
      return [{ kind: 'step', step }, 1];
  }
}

/** The text that the sentences make. */
export const stepsIn = (phrases: Phrases): readonly Step[] => phrases.flatMap(stepsOfPhrase);

export function stepsOfPhrase(phrase: CardPhrase): readonly Step[] {
  switch (phrase.kind) {
    case 'bonuses':
      return phrase.bonuses;
    case 'pick':
      return [phrase.pick, ...(phrase.shown ? [{ do: 'revealThem' } as const] : []), phrase.put];
    case 'choose': {
      const { n, optional, asked } = phrase;
      const modes = phrase.modes.map(({ name, phrases }) => ({ name, steps: stepsIn(phrases) }));
      return [{ do: 'choose', n, optional, asked, modes }];
    }
    case 'if': {
      const { condition, then, otherwise } = phrase;
      return [{ do: 'if', condition, then: stepsIn(then), otherwise: stepsIn(otherwise) }];
    }
    case 'group':
      return [{ do: phrase.who, steps: stepsIn(phrase.phrases) }];
    case 'byType': {
      const { action, treasure, victory } = phrase.bonuses;
      return [
        {
          do: 'forEachDifferentlyNamed',
          action: stepsIn(action),
          treasure: stepsIn(treasure),
          victory: stepsIn(victory),
        },
      ];
    }
    case 'step':
      return [phrase.step];
  }
}

/** The lists of sentences inside one. */
export function innerPhrases(phrase: CardPhrase): readonly Phrases[] {
  switch (phrase.kind) {
    case 'choose':
      return phrase.modes.map(({ phrases }) => phrases);
    case 'if':
      return [phrase.then, phrase.otherwise];
    case 'group':
      return [phrase.phrases];
    case 'byType':
      return Object.values(phrase.bonuses);
    default:
      return [];
  }
}

// Changes of a list

export const withPhrase = (phrases: Phrases, at: number, phrase: CardPhrase): Phrases =>
  phrases.map((one, index) => (index === at ? phrase : one));

export const withoutPhrase = (phrases: Phrases, at: number): Phrases =>
  phrases.filter((_one, index) => index !== at);

/** One place up or down; at the ends it stays. */
export function movedPhrase(phrases: Phrases, at: number, by: -1 | 1): Phrases {
  const other = at + by;
  const [one, two] = [phrases[at], phrases[other]];
  if (one === undefined || two === undefined) return phrases;
  return phrases.map((phrase, index) => (index === at ? two : index === other ? one : phrase));
}

/** Behind the others; bonuses join those that stand last. */
export function withAdded(phrases: Phrases, added: Phrases): Phrases {
  const last = phrases.at(-1);
  const [first, ...more] = added;
  if (last?.kind !== 'bonuses' || first?.kind !== 'bonuses') return [...phrases, ...added];
  return [
    ...phrases.slice(0, -1),
    { kind: 'bonuses', bonuses: [...last.bonuses, ...first.bonuses] },
    ...more,
  ];
}

/** A mode is told apart from the others by its name. */
export function newModeName(modes: readonly DraftMode[]): string {
  const taken = new Set(modes.map(({ name }) => name));
  let number = modes.length + 1;
  while (taken.has(`choice-${number}`)) number++;
  return `choice-${number}`;
}
