// Card texts in English.

import type { CardId, CardType, Filter } from '@tenfold/rules';
import type { Known } from '../cards/look-up.ts';
import type { EnglishCard } from '../cards/types.ts';
import type { Line } from '../card-texts/text.ts';
import { coin, plus, potion, shield } from '../card-texts/text.ts';
import type { Grammar, Speaking, ClauseSubject, Who } from './grammar.ts';
import { line, listed, together } from './line.ts';
import type {
  Act,
  ToldAmount,
  ToldCondition,
  ToldLimit,
  Deal,
  ToldPlace,
  Fact,
  GroupName,
  PickAct,
} from './outline.ts';
import { isPair } from './pairs.ts';

const TYPES: Readonly<Record<CardType, readonly [one: string, more: string]>> = {
  Action: ['Action', 'Actions'],
  Treasure: ['Treasure', 'Treasures'],
  Victory: ['Victory card', 'Victory cards'],
  Curse: ['Curse', 'Curses'],
  Attack: ['Attack', 'Attacks'],
  Reaction: ['Reaction', 'Reactions'],
  Duration: ['Duration card', 'Duration cards'],
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const spelt = (n: number): string => NUMBERS[n] ?? String(n);
const TIMES = ['', '', 'twice', 'three times', 'four times'];
const article = (noun: string): string => (/^(?:[aeio]|u(?!ni))/i.test(noun) ? 'an' : 'a');
const cardsOf = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);
const topCards = (n: number): string => (n === 1 ? 'the top card' : `the top ${n} cards`);

const GROUPS: Readonly<Record<GroupName, string>> = {
  eachOtherPlayer: 'each other player',
  eachPlayer: 'each player, you included,',
  leftNeighbour: 'the player to your left',
};

const subjectOf = (subject: ClauseSubject): string =>
  subject === 'pronoun' ? 'they' : subject === 'bare' ? '' : GROUPS[subject];

/** The words of a clause that depend on whom it is about. */
interface Person {
  readonly who: Who;
  readonly you: 'you' | 'they';
  readonly your: 'your' | 'their';
  /** The form of a verb. */
  readonly v: (base: string, third: string) => string;
}

export function english(known: (id: CardId) => Known<EnglishCard>, thisCard: CardId): Grammar {
  const name = (id: CardId): string => known(id).name;
  const plural = (id: CardId): string => known(id).forms?.plural ?? `${name(id)} cards`;
  const aCardCalled = (id: CardId): string => `${article(name(id))} ${name(id)}`;

  const nameOne = (ids: readonly CardId[]): string => listed(ids.map(name), 'or');
  const nameMore = (ids: readonly CardId[], word: 'and' | 'or'): string => listed(ids.map(plural), word);

  /** What follows the noun: "costing 3 or more". */
  function more(filter: Filter, isOne: boolean): Line {
    const is = isOne ? 'that is' : 'that are';
    const ofType = (type: CardType): string =>
      isOne ? `${article(TYPES[type][0])} ${TYPES[type][0]}` : TYPES[type][1];
    const none = filter.cards?.length === 0 ? ' of no name' : '';
    const type =
      filter.cards !== undefined && filter.type !== undefined ? ` ${is} ${ofType(filter.type)}` : '';
    const not = filter.notType === undefined ? '' : ` ${is} not ${ofType(filter.notType)}`;
    const other =
      filter.otherThanThis === true ? ` other than ${isOne ? name(thisCard) : plural(thisCard)}` : '';
    const dear = filter.costsAtLeast === undefined ? [] : line` costing ${coin(filter.costsAtLeast)} or more`;
    return line`${none}${type}${not}${other}${dear}`;
  }

  const noun = (filter: Filter): string => {
    if (filter.cards !== undefined && filter.cards.length > 0) return nameOne(filter.cards);
    return filter.cards === undefined && filter.type !== undefined ? TYPES[filter.type][0] : 'card';
  };
  const nouns = (filter: Filter, word: 'and' | 'or' = 'or'): string => {
    if (filter.cards !== undefined && filter.cards.length > 0) return nameMore(filter.cards, word);
    return filter.cards === undefined && filter.type !== undefined ? TYPES[filter.type][1] : 'cards';
  };
  const one = (filter: Filter): Line => line`${article(noun(filter))} ${noun(filter)}`;

  /** "up to 4 cards"; what else is said of them, and where they come from, follows. */
  function counted({ least, most, filter }: PickAct, where: string, suffix: string): Line {
    const isOne = most === 1;
    const these = nouns(filter);
    const besides = line`${more(filter, isOne)}${where}${suffix}`;
    if (most > 1000) {
      return least === 0
        ? line`any number of ${these}${besides}`
        : line`at least ${String(least)} ${these}${besides}`;
    }
    if (isOne) return line`${one(filter)}${besides}`;
    if (least >= most) return line`${String(most)} ${these}${besides}`;
    if (least === 0) return line`up to ${String(most)} ${these}${besides}`;
    return line`${String(least)} to ${String(most)} ${these}${besides}`;
  }

  /** A verb with what it is done to. */
  function deal(how: Deal, what: Line, times: number, p: Person): Line {
    switch (how) {
      case 'discard':
        return line`${p.v('discard', 'discards')} ${what}`;
      case 'trash':
        return line`${p.v('trash', 'trashes')} ${what}`;
      case 'deck':
        return line`${p.v('put', 'puts')} ${what} on top of ${p.your} deck`;
      case 'hand':
        return line`${p.v('put', 'puts')} ${what} into ${p.your} hand`;
      case 'show':
        return line`${p.v('reveal', 'reveals')} ${what}`;
      case 'return':
        return line`${p.v('return', 'returns')} ${what} to the Supply`;
      case 'play':
        return line`${p.v('play', 'plays')} ${what}${times > 1 ? ' ' : ''}${TIMES[times]}`;
    }
  }

  function picked(act: PickAct, p: Person): Line {
    const where =
      act.from === 'hand'
        ? ` from ${p.your} hand`
        : act.from === 'revealed'
          ? ' among them'
          : ` ${p.you} have in play`;
    const which = act.byPlayer && p.who === 'they' ? ' that you choose' : '';
    const cards = counted(act, where, which);
    if (!act.shown) return deal(act.how, cards, act.times, p);
    return line`${p.v('reveal', 'reveals')} ${cards} and ${deal(act.how, [act.most === 1 ? 'it' : 'them'], act.times, p)}`;
  }

  function per(n: ToldAmount, p: Person): Line {
    if (typeof n === 'number') return [];
    if ('thatMany' in n) return [' for each of them'];
    if ('coinsOfIt' in n) return line` for each ${coin(1, 'coin')} it costs`;
    if ('perToken' in n) return [` for each Coin token that ${p.you} have`];
    const every = n.everyInDeckAndDiscard;
    const cards = every === 1 ? 'each card' : `every ${every} cards`;
    return line` for ${cards} in ${p.your} deck and discard pile together${every === 1 ? '' : ', rounded down'}`;
  }

  function bonus({ what, n, isWorth }: Extract<Act, { act: 'bonus' }>, p: Person, may: boolean): Line {
    const many = typeof n === 'number' ? n : 1;
    if (what === 'tokens') {
      const tokens = many === 1 ? 'a Coin token' : `${many} Coin tokens`;
      return line`${p.v('take', 'takes')} ${tokens}${per(n, p)}`;
    }
    if (what === 'cards') {
      if (typeof n === 'object' && 'thatMany' in n) return line`${p.v('draw', 'draws')} as many cards`;
      return line`${p.v('draw', 'draws')} ${cardsOf(many)}${per(n, p)}`;
    }
    const sign = isWorth ? coin(many) : plus(many, what);
    if (p.who === 'you' && !may) return line`${sign}${per(n, p)}`;
    return line`${p.v('get', 'gets')} ${sign}${per(n, p)}`;
  }

  const to = (destination: ToldPlace, p: Person): string =>
    destination === 'discard' ? '' : destination === 'hand' ? ` into ${p.your} hand` : ` onto ${p.your} deck`;

  function cost({ exactly, it, coins }: ToldLimit): Line {
    if (!it) return line` costing ${exactly ? 'exactly' : 'up to'} ${coin(coins)}`;
    if (coins === 0) return [exactly ? ' of the same cost' : ' costing no more than it'];
    const amount = coin(Math.abs(coins));
    if (coins > 0) return line` costing ${exactly ? 'exactly' : 'up to'} ${amount} more than it`;
    return line` costing ${exactly ? 'exactly' : 'at least'} ${amount} less than it`;
  }

  function gained(act: Extract<Act, { act: 'gainACard' }>, p: Person): Line {
    const noPotion = act.noPotion ? line` and no ${potion('Potion')}` : [];
    const which = act.byPlayer && p.who === 'they' ? ' that you choose' : '';
    return line`${p.v('gain', 'gains')} ${one(act.filter)}${more(act.filter, true)}${cost(act.limit)}${noPotion}${which}${act.limit.it && act.to !== 'discard' ? ',' : ''}${to(act.to, p)}`;
  }

  function rest({ how, what }: Extract<Act, { act: 'rest' }>, p: Person): Line {
    const these = { it: 'it', them: 'them', others: 'the others', aside: 'the cards set aside' }[what];
    if (how !== 'deck') return deal(how, [these], 1, p);
    return what === 'it'
      ? line`${p.v('put', 'puts')} it back on ${p.your} deck`
      : line`${p.v('put', 'puts')} ${these} back on ${p.your} deck in any order`;
  }

  function done(act: Act, p: Person, may: boolean): Line {
    switch (act.act) {
      case 'bonus':
        return bonus(act, p, may);
      case 'pick':
        return picked(act, p);
      case 'downTo': {
        const left =
          act.handSize === 0
            ? 'none are left'
            : `only ${act.handSize} ${act.handSize === 1 ? 'is' : 'are'} left`;
        return act.how === 'discard'
          ? line`${p.v('discard', 'discards')} down to ${cardsOf(act.handSize).replace('a card', '1 card')} in hand`
          : line`${deal(act.how, [`cards from ${p.your} hand`], act.times, p)} until ${left}`;
      }
      case 'copies': {
        const copies = act.most === 1 ? 'up to 1 copy' : `up to ${act.most} copies`;
        return deal(act.how, [`${copies} of it from ${p.your} hand`], act.times, p);
      }
      case 'them': {
        const these = act.isOne ? 'the card found' : 'the cards found';
        const played = deal(act.how, [these], act.times, p);
        return act.how === 'play' && !act.isOne ? line`${played} in any order` : played;
      }
      case 'rest':
        return rest(act, p);
      case 'all':
        return deal(act.how, ['all of them'], 1, p);
      case 'reveal':
        return [`${p.v('reveal', 'reveals')} ${topCards(act.n)} of ${p.your} deck`];
      case 'dig': {
        const many = act.n === 1 ? one(act.filter) : line`${spelt(act.n)} ${nouns(act.filter)}`;
        const appeared = act.n === 1 ? 'has turned up' : 'have turned up';
        return line`${p.v('reveal', 'reveals')} cards from ${p.your} deck until ${many}${more(act.filter, act.n === 1)} ${appeared}`;
      }
      case 'take':
        return line`${p.v('put', 'puts')} the ${nouns(act.filter, 'and')}${more(act.filter, false)} among them into ${p.your} hand`;
      case 'drawUntil':
        return [
          `${p.v('draw', 'draws')} one by one until ${p.you} have ${act.handSize} ${act.handSize === 1 ? 'card' : 'cards'} in hand`,
        ];
      case 'setAside':
        return line`${p.v('set', 'sets')} aside each ${noun(act.filter)}${more(act.filter, true)} as ${p.you} draw it`;
      case 'gain':
        return [`${p.v('gain', 'gains')} ${aCardCalled(act.card)}${to(act.to, p)}`];
      case 'gainCopyOfIt':
        return [`${p.v('gain', 'gains')} a copy of it${to(act.to, p)}`];
      case 'gainACard':
        return gained(act, p);
      case 'nextHand':
        return [
          `at the end of this turn ${p.v('draw', 'draws')} only ${cardsOf(act.cards).replace('a card', '1 card')}`,
        ];
      case 'extraTurn':
        return [
          `${p.v('take', 'takes')} an extra turn after this one, but never in this way more than ${spelt(act.mostInARow)} turns in a row`,
        ];
      case 'matPut':
        return [`${p.v('put', 'puts')} ${topCards(act.n)} of ${p.your} deck face down on ${p.your} mat`];
      case 'matTake':
        return [`${p.v('take', 'takes')} all cards from ${p.your} mat into ${p.your} hand`];
      case 'marketReveal':
        return [`${p.v('reveal', 'reveals')} ${topCards(act.n)} of the Black Market deck`];
      case 'marketBuy':
        return [`${p.v('play', 'plays')} Treasures and ${p.v('buy', 'buys')} one of them at once`];
      case 'marketUnder':
        return [`${p.v('put', 'puts')} the others under the Black Market deck in any order`];
      case 'revealHand':
        return [`${p.v('show', 'shows')} ${p.your} hand`];
      case 'discardHand':
        return [`${p.v('discard', 'discards')} ${p.your} hand`];
      case 'discardDeck':
        return [`${p.v('put', 'puts')} ${p.your} whole deck into ${p.your} discard pile`];
      case 'lookThroughDiscard':
        return [`${p.v('look', 'looks')} through ${p.your} discard pile`];
      case 'gainFromTrash':
        return [`${p.v('gain', 'gains')} any of the cards trashed in this way`];
      case 'trashThis':
        return [`${p.v('trash', 'trashes')} ${act.isIt === true ? 'it' : 'this card'}`];
      case 'putThisOnDeck':
        return [`${p.v('put', 'puts')} ${act.isIt === true ? 'it' : 'this card'} on top of ${p.your} deck`];
      case 'nameACard':
        return [`${p.v('name', 'names')} a card`];
    }
  }

  function clause(acts: readonly Act[], { who, subject, may }: Speaking): Line {
    const isThird = who === 'they' && !may && subject !== 'pronoun' && subject !== 'bare';
    const p: Person = {
      who,
      you: who === 'you' ? 'you' : 'they',
      your: who === 'you' ? 'your' : 'their',
      v: (base, third) => (isThird ? third : base),
    };
    const parts = acts.map((act) => done(act, p, may));
    const isSearch = acts[0]?.act === 'dig';
    const body = together(parts, isPair(acts) && !isSearch ? ' and ' : ', then ');
    const head = who === 'you' ? (may ? 'you' : '') : subjectOf(subject);
    return line`${head}${head === '' ? '' : ' '}${may ? 'may ' : ''}${body}`;
  }

  function fact(said: Fact, who: Who): Line {
    const you = who === 'you' ? 'you' : 'they';
    const your = who === 'you' ? 'your' : 'their';
    switch (said.fact) {
      case 'stayInPlay':
        return [`this card stays in play until the end of ${your} next turn`];
      case 'passLeft':
        return ['each player passes a card from their hand to the left, all at once'];
      case 'unaffected':
        return ['that Attack does not affect you'];
      case 'possess':
        return [
          `the player to ${your} left takes an extra turn after this one, in which ${you} see that player’s cards, decide everything and gain what that player would gain; cards of that player that are trashed return to the discard pile at its end`,
        ];
      case 'costsLess':
        return line`for the rest of this turn every card, wherever it is, costs ${coin(said.coins)} less, but never less than ${coin(0)}`;
      case 'makesMore':
        return line`for the rest of this turn every ${name(said.card)} you play makes ${coin(said.coins)} more`;
    }
  }

  const DONE: Readonly<
    Record<Exclude<Extract<ToldCondition, { atLeast: number }>['done'], 'extraTurn'>, string>
  > = {
    discard: 'discarded',
    trash: 'trashed',
    deck: 'put on the deck',
    hand: 'put into the hand',
    show: 'revealed',
    return: 'returned',
    play: 'played',
    gain: 'gained',
    anything: 'dealt with',
  };

  function condition(when: ToldCondition, who: Who, holds: boolean): Line {
    const you = who === 'you' ? 'you' : 'they';
    if ('did' in when) return [holds ? `if ${you} do` : `if ${you} do not`];
    if ('atLeast' in when) {
      if (when.done === 'extraTurn') return [holds ? 'if that turn is taken' : 'if that turn is not taken'];
      const cards = when.atLeast === 1 ? '1 card was' : `${when.atLeast} cards were`;
      return [`${holds ? 'if at least' : 'unless at least'} ${cards} ${DONE[when.done]}`];
    }
    if ('itIs' in when) {
      const type = TYPES[when.itIs][0];
      return [holds ? `if it is ${article(type)} ${type}` : `if it is not ${article(type)} ${type}`];
    }
    if ('itCostsPotion' in when) {
      return holds
        ? line`if it has ${potion('a Potion')} in its cost`
        : line`if it has no ${potion('Potion')} in its cost`;
    }
    if ('cardsInHandAtLeast' in when) {
      return [
        holds
          ? `if ${you} have ${when.cardsInHandAtLeast} or more cards in hand`
          : `if ${you} have fewer than ${when.cardsInHandAtLeast} cards in hand`,
      ];
    }
    if ('handHas' in when) {
      const like = more(when.handHas, true);
      return holds
        ? line`if there is ${one(when.handHas)}${like} in it`
        : line`if there is no ${noun(when.handHas)}${like} in it`;
    }
    if ('actionsPlayedAtLeast' in when) {
      const n = spelt(when.actionsPlayedAtLeast);
      return [
        holds
          ? `if you have played ${n} or more Actions this turn, this one counted`
          : `if you have played fewer than ${n} Actions this turn, this one counted`,
      ];
    }
    if ('isTheNamedCard' in when) return [holds ? 'if it is the card named' : 'if it is not the card named'];
    return [holds ? 'if this card is in play' : 'if this card is not in play'];
  }

  return {
    clause,
    fact,
    condition,
    consequence: (head, body) => line`${head}, ${body}`,
    otherwise: ['otherwise'],
    chooses(n, optional, chooser, subject, forOthers) {
      const which = n === 1 ? 'one' : `${spelt(n)} different ones`;
      if (forOthers && !optional) return [`you choose ${which}`];
      if (chooser === 'you') return [optional ? `you may choose ${which}` : `choose ${which}`];
      const them = subject === 'bare' ? 'they' : subjectOf(subject);
      if (optional) return [`${them} may choose ${which}`];
      return [`${them} ${them === 'they' ? 'choose' : 'chooses'} ${which}`];
    },
    mayDoThis: (chooser, subject) =>
      chooser === 'you'
        ? ['you may choose this']
        : [`${subject === 'bare' ? 'they' : subjectOf(subject)} may choose this`],
    or: 'or',
    doNothing: ['do nothing'],
    forGroup: (group) => [`for ${GROUPS[group].replace(/,$/, '')}`],
    forEachDifferentlyNamed: ['for each differently named one, if it is'],
    ofType: (type) => [`${article(TYPES[type][0])} ${TYPES[type][0]}`],
    whenAttacked: ['when another player plays an Attack, you may show this from your hand'],
    whenDiscarded: (filter) =>
      filter === undefined
        ? ['when you discard this from play']
        : line`when you discard this from play while ${one(filter)}${more(filter, true)} of yours is in play`,
    notes: {
      potion: line`Pays for a card that has ${potion('a Potion')} in its cost.`,
      mat: ['You may look at the cards on your mat at any time; at the end of the game they are yours.'],
      market: ['(The deck has one copy of each Kingdom card that is not in the Supply.)'],
    },
    worth: (every, of) =>
      every === 1
        ? line`${shield(1)} for each ${noun(of)}${more(of, true)} you own`
        : line`${shield(1)} for every ${String(every)} ${nouns(of)}${more(of, false)} you own, rounded down`,
    capitalAfterColon: false,
  };
}
