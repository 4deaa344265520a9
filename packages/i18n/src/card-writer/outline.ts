// What a card's text has to say, in the order of saying it and in no language yet. Steps that a sentence tells in one breath
// ("pick a card", "trash it") are one act here, and pronouns know what they stand for.

import type { CardDefinition, CardId, CardType, Filter, Step } from '@tenfold/rules';
import type { Bonus } from '../card-texts/text.ts';

type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;
export type ToldAmount = StepOf<'plusCards'>['n'];
export type ToldLimit = StepOf<'gainACard'>['limit'];
export type ToldPlace = StepOf<'gain'>['to'];

/** What becomes of cards. */
export type Deal = 'discard' | 'trash' | 'deck' | 'hand' | 'show' | 'return' | 'play';
/** The cards that a text calls "the rest": the one revealed, those revealed, what is left of them, those set aside. */
export type Rest = 'it' | 'them' | 'others' | 'aside';
export type GroupName = 'eachOtherPlayer' | 'eachPlayer' | 'leftNeighbour';

/** What one player does, as one clause. */
export type Act =
  | {
      readonly act: 'bonus';
      readonly what: Bonus | 'tokens';
      readonly n: ToldAmount;
      /** What a Treasure makes is its worth, and stands there as a coin. */
      readonly isWorth: boolean;
      /** Told with a verb although a sign could stand for it. */
      readonly inWords?: boolean;
    }
  | {
      readonly act: 'pick';
      readonly how: Deal;
      readonly times: number;
      readonly from: 'hand' | 'revealed' | 'in-play';
      readonly least: number;
      readonly most: number;
      readonly filter: Filter;
      /** Shown before they are put away. */
      readonly shown: boolean;
      /** Whoever played the card says which. */
      readonly byPlayer: boolean;
    }
  | { readonly act: 'downTo'; readonly how: Deal; readonly times: number; readonly handSize: number }
  | { readonly act: 'copies'; readonly how: Deal; readonly times: number; readonly most: number }
  | { readonly act: 'them'; readonly how: Deal; readonly times: number; readonly isOne: boolean }
  | { readonly act: 'rest'; readonly how: Deal; readonly what: Rest }
  /** Those dug for and the rest alike. */
  | { readonly act: 'all'; readonly how: Deal }
  | { readonly act: 'reveal'; readonly n: number }
  | { readonly act: 'dig'; readonly n: number; readonly filter: Filter }
  | { readonly act: 'take'; readonly filter: Filter }
  | { readonly act: 'drawUntil'; readonly handSize: number }
  | { readonly act: 'setAside'; readonly filter: Filter }
  | { readonly act: 'gain'; readonly card: CardId; readonly to: ToldPlace }
  | { readonly act: 'gainCopyOfIt'; readonly to: ToldPlace }
  | {
      readonly act: 'gainACard';
      readonly filter: Filter;
      readonly limit: ToldLimit;
      readonly to: ToldPlace;
      readonly optional: boolean;
      readonly byPlayer: boolean;
      /** Said where the card has a Potion in its own cost, and one could think of others. */
      readonly noPotion: boolean;
    }
  | { readonly act: 'nextHand'; readonly cards: number }
  | { readonly act: 'extraTurn'; readonly mostInARow: number }
  | { readonly act: 'matPut'; readonly n: number }
  | { readonly act: 'marketReveal'; readonly n: number }
  | {
      readonly act:
        | 'revealHand'
        | 'discardHand'
        | 'discardDeck'
        | 'lookThroughDiscard'
        | 'gainFromTrash'
        | 'nameACard'
        | 'matTake'
        | 'marketBuy'
        | 'marketUnder';
    }
  /** `isIt`: the sentence has spoken of this card already. */
  | { readonly act: 'trashThis' | 'putThisOnDeck'; readonly isIt?: true };

/** Cards that somebody picks, and what is done with them. */
export type PickAct = Extract<Act, { act: 'pick' }>;

/** What is so from now on, whoever does it: a sentence of its own. */
export type Fact =
  | { readonly fact: 'stayInPlay' | 'passLeft' | 'unaffected' | 'possess' }
  | { readonly fact: 'costsLess'; readonly coins: number }
  | { readonly fact: 'makesMore'; readonly card: CardId; readonly coins: number };

/** What was done last, for "if you do": with how many cards, and by whom. */
export type Done = Deal | 'gain' | 'extraTurn' | 'anything';

export type ToldCondition =
  /** The same player did it, all of it: "if you do". */
  | { readonly did: true }
  /** So many cards were dealt with. */
  | { readonly atLeast: number; readonly done: Done }
  | { readonly itIs: CardType }
  | { readonly itCostsPotion: true }
  | { readonly cardsInHandAtLeast: number }
  | { readonly handHas: Filter }
  | { readonly actionsPlayedAtLeast: number }
  | { readonly isTheNamedCard: true }
  | { readonly thisIsInPlay: true };

export type Node =
  | { readonly kind: 'act'; readonly act: Act }
  | { readonly kind: 'fact'; readonly fact: Fact }
  | {
      readonly kind: 'if';
      readonly condition: ToldCondition;
      readonly then: readonly Node[];
      readonly otherwise: readonly Node[];
    }
  | {
      readonly kind: 'choose';
      readonly n: number;
      readonly optional: boolean;
      readonly byPlayer: boolean;
      readonly modes: readonly (readonly Node[])[];
    }
  | { readonly kind: 'group'; readonly group: GroupName; readonly nodes: readonly Node[] }
  | { readonly kind: 'byType'; readonly bonuses: readonly (readonly [CardType, readonly Node[]])[] };

const BONUS: Readonly<Partial<Record<Step['do'], Bonus | 'tokens'>>> = {
  plusCards: 'cards',
  plusActions: 'actions',
  plusBuys: 'buys',
  plusCoins: 'coins',
  plusPotions: 'potions',
  plusTokens: 'tokens',
};

const LET_GO: Readonly<Partial<Record<Step['do'], Deal>>> = {
  discardThem: 'discard',
  trashThem: 'trash',
  putThemOnDeck: 'deck',
  putThemInHand: 'hand',
  showThem: 'show',
  returnThem: 'return',
  playThem: 'play',
};

const REST: Readonly<Partial<Record<Step['do'], Deal>>> = {
  discardTheRest: 'discard',
  trashTheRest: 'trash',
  putTheRestInHand: 'hand',
  putTheRestOnDeck: 'deck',
};

/** What the pronouns of a text stand for at a place in it. */
interface Pronouns {
  rest: Rest;
  /** Whether cards that were dug for are one card. */
  themIsOne: boolean;
  done: Done;
  /** How many were to be dealt with; whether the same player did it. */
  wanted: number;
  byOthers: boolean;
  /** What was done with the cards that the card remembers. */
  remembered: Done | undefined;
}

const nothingYet = (): Pronouns => ({
  rest: 'others',
  themIsOne: false,
  done: 'anything',
  wanted: 1,
  byOthers: false,
  remembered: undefined,
});

/** What the steps of a card say. */
export function outline(card: CardDefinition, steps: readonly Step[]): readonly Node[] {
  return new Outliner(card).nodes(steps, nothingYet());
}

class Outliner {
  private readonly card: CardDefinition;

  constructor(card: CardDefinition) {
    this.card = card;
  }

  nodes(steps: readonly Step[], now: Pronouns): readonly Node[] {
    const nodes: Node[] = [];
    /** Cards picked whose sentence has told already what becomes of them. */
    let told = new Set<number>();
    steps.forEach((step, at) => {
      if (told.has(at)) return;
      const found = this.pickedHere(step, steps, at, now);
      if (found !== undefined) {
        told = new Set([...told, ...found.told]);
        nodes.push({ kind: 'act', act: found.act });
        return;
      }
      const last = nodes.at(-1);
      const next = this.node(step, now, steps[at + 1]);
      const both = last === undefined || next[0] === undefined ? undefined : bothAlike(last, next[0]);
      // What is put away only if it still lies there is put away otherwise.
      if (both !== undefined) nodes[nodes.length - 1] = both;
      else if (last !== undefined && isRest(next[0]) && putsTheRestAway(last)) {
        nodes[nodes.length - 1] = { ...last, otherwise: next };
      } else if (last?.kind === 'if' && next[0]?.kind === 'if' && isOpposite(last, next[0])) {
        nodes[nodes.length - 1] = { ...last, otherwise: next[0].otherwise };
      } else nodes.push(...next);
    });
    return nodes;
  }

  /** A pick and what becomes of the cards, told as one. */
  private pickedHere(
    step: Step,
    steps: readonly Step[],
    at: number,
    now: Pronouns,
  ): { readonly act: Act; readonly told: readonly number[] } | undefined {
    if (step.do !== 'pick' && step.do !== 'pickDownTo' && step.do !== 'pickCopiesOfIt') return undefined;
    const put = steps.findIndex((one, index) => index > at && LET_GO[one.do] !== undefined);
    const shownAt = steps.findIndex((one, index) => index > at && index < put && one.do === 'revealThem');
    const letGo = steps[put];
    const how = (letGo === undefined ? undefined : LET_GO[letGo.do]) ?? 'show';
    const times = letGo?.do === 'playThem' ? letGo.times : 1;
    const told = [put, ...(shownAt < 0 ? [] : [shownAt])];
    dealt(now, how, 'most' in step ? step.most : 1);
    switch (step.do) {
      case 'pickDownTo':
        return { act: { act: 'downTo', how, times, handSize: step.handSize }, told };
      case 'pickCopiesOfIt':
        return { act: { act: 'copies', how, times, most: step.most }, told };
      case 'pick': {
        const { from, least, most, filter } = step;
        if (from === 'revealed') now.rest = 'others';
        if (least !== most) now.wanted = Math.max(1, least);
        const byPlayer = step.asked === 'player-of-the-card';
        return {
          act: { act: 'pick', how, times, from, least, most, filter, shown: shownAt >= 0, byPlayer },
          told,
        };
      }
    }
  }

  private node(step: Step, now: Pronouns, next: Step | undefined): readonly Node[] {
    const act = (one: Act): readonly Node[] => [{ kind: 'act', act: one }];
    const fact = (one: Fact): readonly Node[] => [{ kind: 'fact', fact: one }];
    const what = BONUS[step.do];
    if (what !== undefined && 'n' in step) {
      const isWorth = what === 'coins' && this.card.types.includes('Treasure');
      return act({ act: 'bonus', what, n: step.n, isWorth });
    }
    const letGo = LET_GO[step.do];
    if (letGo !== undefined) {
      dealt(now, letGo, 1);
      const times = step.do === 'playThem' ? step.times : 1;
      return act({ act: 'them', how: letGo, times, isOne: now.themIsOne });
    }
    const rest = REST[step.do];
    if (rest !== undefined) {
      dealt(now, rest, 1);
      return act({ act: 'rest', how: rest, what: now.rest });
    }
    switch (step.do) {
      case 'reveal':
        now.rest = step.n === 1 ? 'it' : 'them';
        return act({ act: 'reveal', n: step.n });
      case 'revealUntil':
        now.rest = 'others';
        now.themIsOne = step.n === 1;
        return act({ act: 'dig', n: step.n, filter: step.filter });
      case 'takeFromRevealed':
        now.rest = 'others';
        return act({ act: 'take', filter: step.filter });
      case 'revealThem':
        return act({ act: 'them', how: 'show', times: 1, isOne: now.themIsOne });
      case 'lookThroughDiscard':
        return countsDiscard(next) ? [] : act({ act: step.do });
      case 'drawUntil':
        now.rest = 'aside';
        return [
          ...act({ act: 'drawUntil', handSize: step.handSize }),
          ...act({ act: 'setAside', filter: step.maySetAside }),
        ];
      case 'gain':
        return act(
          step.card === 'it'
            ? { act: 'gainCopyOfIt', to: step.to }
            : { act: 'gain', card: step.card === 'this' ? this.card.id : step.card, to: step.to },
        );
      case 'gainACard': {
        dealt(now, 'gain', 1);
        const { filter, limit, to, optional } = step;
        const byPlayer = step.asked === 'player-of-the-card';
        const noPotion = this.card.cost.potions > 0 && !limit.it;
        return act({ act: 'gainACard', filter, limit, to, optional, byPlayer, noPotion });
      }
      case 'choose':
        return this.choice(step, now);
      case 'if':
        return [
          {
            kind: 'if',
            condition: conditionNow(step.condition, now),
            then: this.nodes(step.then, now),
            otherwise: this.nodes(step.otherwise, now),
          },
        ];
      case 'eachOtherPlayer':
      case 'eachPlayer':
      case 'leftNeighbour': {
        const theirs = nothingYet();
        const nodes = this.nodes(step.steps, theirs);
        if (theirs.remembered !== undefined) {
          now.done = theirs.remembered;
          now.byOthers = true;
        }
        return [{ kind: 'group', group: step.do, nodes }];
      }
      case 'forEachDifferentlyNamed':
        return [
          {
            kind: 'byType',
            bonuses: [
              ['Action', this.nodes(step.action, now)],
              ['Treasure', this.nodes(step.treasure, now)],
              ['Victory', this.nodes(step.victory, now)],
            ],
          },
        ];
      case 'extraTurn':
        dealt(now, 'extraTurn', 1);
        return act({ act: 'extraTurn', mostInARow: step.mostInARow });
      case 'drawNextHand':
        return act({ act: 'nextHand', cards: step.cards });
      case 'putTopOnMat':
        return act({ act: 'matPut', n: step.n });
      case 'takeMat':
        return act({ act: 'matTake' });
      case 'revealMarket':
        return act({ act: 'marketReveal', n: step.n });
      case 'buyFromMarket':
        dealt(now, 'gain', 1);
        return act({ act: 'marketBuy' });
      case 'putMarketUnder':
        return act({ act: 'marketUnder' });
      case 'trashThis':
        dealt(now, 'trash', 1);
        return act({ act: 'trashThis' });
      case 'putThisOnDeck':
        dealt(now, 'deck', 1);
        return act({ act: 'putThisOnDeck' });
      case 'costsLess':
        return fact({ fact: 'costsLess', coins: step.coins });
      case 'makesMore':
        return fact({ fact: 'makesMore', card: step.card, coins: step.coins });
      case 'everyonePassesLeft':
        return fact({ fact: 'passLeft' });
      case 'possessLeftNeighbour':
        return fact({ fact: 'possess' });
      case 'stayInPlay':
      case 'unaffected':
        return fact({ fact: step.do });
      case 'revealHand':
      case 'discardHand':
      case 'discardDeck':
      case 'gainFromTrash':
      case 'nameACard':
        return act({ act: step.do });
      default:
        // What is remembered is told where it is used.
        now.remembered = now.done;
        return [];
    }
  }

  private choice(step: StepOf<'choose'>, now: Pronouns): readonly Node[] {
    const byPlayer = step.asked === 'player-of-the-card';
    const before = { ...now };
    const modes = step.modes.map((mode) => this.nodes(mode.steps, Object.assign(now, before)));
    return [{ kind: 'choose', n: step.n, optional: step.optional, byPlayer, modes }];
  }
}

function dealt(now: Pronouns, done: Done, wanted: number): void {
  now.done = done;
  now.wanted = wanted;
  now.byOthers = false;
}

function conditionNow(condition: StepOf<'if'>['condition'], now: Pronouns): ToldCondition {
  if ('revealedTheNamedCard' in condition) return { isTheNamedCard: true };
  if (!('dealtWith' in condition)) return condition;
  const n = condition.dealtWith;
  const isAll = n === 1 || n === now.wanted;
  return isAll && !now.byOthers && now.done !== 'anything' ? { did: true } : { atLeast: n, done: now.done };
}

const countsDiscard = (step: Step | undefined): boolean =>
  step !== undefined && 'n' in step && typeof step.n === 'object' && 'everyInDeckAndDiscard' in step.n;

/** Put them into your hand, and the rest too: "all of them". */
function bothAlike(one: Node, other: Node): Node | undefined {
  if (one.kind !== 'act' || other.kind !== 'act') return undefined;
  const [first, second] = [one.act, other.act];
  const isBoth =
    (first.act === 'rest' && second.act === 'them') || (first.act === 'them' && second.act === 'rest');
  const isAlike = isBoth && first.how === second.how && first.how !== 'play';
  return isAlike ? { kind: 'act', act: { act: 'all', how: first.how } } : undefined;
}

const isRest = (node: Node | undefined): boolean => node?.kind === 'act' && node.act.act === 'rest';

const putsTheRestAway = (node: Node): node is Extract<Node, { kind: 'if' }> =>
  node.kind === 'if' && node.otherwise.length === 0 && isRest(node.then.at(-1));

/** "If you do, …; if you do not, …", where the one cannot change the other. */
const isOpposite = (one: Extract<Node, { kind: 'if' }>, other: Extract<Node, { kind: 'if' }>): boolean =>
  one.otherwise.length === 0 &&
  other.then.length === 0 &&
  JSON.stringify(one.condition) === JSON.stringify(other.condition) &&
  one.then.every((node) => node.kind === 'act' && node.act.act === 'bonus');
