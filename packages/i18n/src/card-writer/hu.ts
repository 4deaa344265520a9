// Card texts in Hungarian. A verb goes with what it is done to: "dobj el egy lapot", but "dobd el a többit".

import type { CardId, CardType, Filter } from '@tenfold/rules';
import type { Known } from '../cards/look-up.ts';
import type { HungarianCard } from '../cards/types.ts';
import type { Line, Sign } from '../card-texts/text.ts';
import { coin, plus, potion, shield } from '../card-texts/text.ts';
import { HUNGARIAN_CARD_TYPES } from '../hungarian-card-types.ts';
import { by } from './hungarian-numbers.ts';
import type { HungarianVerb } from './hungarian-verbs.ts';
import { VERBS } from './hungarian-verbs.ts';
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

const ADJECTIVES: Readonly<Record<CardType, string>> = {
  Action: 'akció típusú',
  Treasure: 'kincs típusú',
  Victory: 'győzelmi pont típusú',
  Curse: 'átok típusú',
  Attack: 'támadás típusú',
  Reaction: 'védekezés típusú',
  Duration: 'tartós típusú',
};

const NUMBERS = ['nulla', 'egy', 'két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc'];
const spelt = (n: number): string => NUMBERS[n] ?? String(n);
const TIMES = ['', '', 'kétszer ', 'háromszor ', 'négyszer '];
const topCards = (n: number): string => (n === 1 ? 'legfelső lapját' : `${n} legfelső lapját`);
const some = (n: number): string => (n === 1 ? 'egy' : String(n));

const GROUPS: Readonly<Record<GroupName, string>> = {
  eachOtherPlayer: 'minden ellenfeled',
  eachPlayer: 'minden játékos, te is,',
  leftNeighbour: 'a bal oldali szomszédod',
};
const WITH: Readonly<Record<GroupName, string>> = {
  eachOtherPlayer: 'minden ellenfelednél',
  eachPlayer: 'minden játékosnál, nálad is',
  leftNeighbour: 'a bal oldali szomszédodnál',
};
const subjectOf = (subject: ClauseSubject): string =>
  subject === 'pronoun' || subject === 'bare' ? '' : `${GROUPS[subject]} `;

/** What belongs to the one a clause is about. */
const YOURS = {
  fromHand: 'a kezedből',
  intoHand: 'a kezedbe',
  inHand: 'a kezedben',
  theHand: 'a kezed',
  deck: 'a húzópaklid',
  fromDeck: 'a húzópaklidról',
  onDeck: 'a húzópaklidra',
  wholeDeck: 'az egész húzópaklidat',
  discard: 'a használt paklid',
  theDiscard: 'a használt paklidat',
  intoDiscard: 'a használt paklidba',
  ontoMat: 'a tálcádra',
  mat: 'a tálcád',
  token: 'érmejelződ',
};
type Belongings = Readonly<Record<keyof typeof YOURS, string>>;
const THEIRS: Belongings = {
  fromHand: 'a kezéből',
  intoHand: 'a kezébe',
  inHand: 'a kezében',
  theHand: 'a kezét',
  deck: 'a húzópaklija',
  fromDeck: 'a húzópaklijáról',
  onDeck: 'a húzópaklijára',
  wholeDeck: 'az egész húzópakliját',
  discard: 'a használt paklija',
  theDiscard: 'a használt pakliját',
  intoDiscard: 'a használt paklijába',
  ontoMat: 'a tálcájára',
  mat: 'a tálcája',
  token: 'érmejelzője',
};

interface Person {
  readonly who: Who;
  readonly my: Belongings;
  /** With what is one of many: "egy lapot", "2 lapot". */
  readonly some: (verb: HungarianVerb) => string;
  /** With what is known: "ezt a lapot", "a többit". */
  readonly the: (verb: HungarianVerb) => string;
  /** To put something somewhere: the place comes before the verb, unless the reader is told to do it. */
  readonly place: (verb: string, what: Line | string, where: string) => Line;
}

export function hungarian(known: (id: CardId) => Known<HungarianCard>, thisCard: CardId): Grammar {
  const name = (id: CardId): string => known(id).name;
  const object = (id: CardId): string => known(id).forms?.accusative ?? `${name(id)} lapot`;

  /** What stands before the noun: "legalább 3 értékű". */
  function before(filter: Filter): Line {
    const none = filter.cards?.length === 0 ? 'semmilyen nevű ' : '';
    const type = filter.cards !== undefined && filter.type !== undefined ? `${ADJECTIVES[filter.type]} ` : '';
    const not = filter.notType === undefined ? '' : `nem ${ADJECTIVES[filter.notType]} `;
    const other = filter.otherThanThis === true ? `nem ${name(thisCard)} nevű ` : '';
    const dear = filter.costsAtLeast === undefined ? [] : line`legalább ${coin(filter.costsAtLeast)} értékű `;
    return line`${dear}${none}${type}${not}${other}`;
  }
  const isNamed = (filter: Filter): boolean => filter.cards !== undefined && filter.cards.length > 0;
  /** The noun; of no type it is a card in a hand or deck (lap) or one to be gained (kártya). */
  const noun = (filter: Filter, card = 'lap'): string =>
    isNamed(filter)
      ? listed((filter.cards ?? []).map(name), 'vagy')
      : filter.cards === undefined && filter.type !== undefined
        ? HUNGARIAN_CARD_TYPES[filter.type]
        : card;
  const nounObject = (filter: Filter, word: 'és' | 'vagy' = 'vagy', card = 'lap'): string => {
    if (isNamed(filter)) return listed((filter.cards ?? []).map(object), word);
    const one = noun(filter, card);
    return one.endsWith('a') ? `${one.slice(0, -1)}át` : `${one}ot`;
  };
  const cards = (filter: Filter): Line => line`${before(filter)}${noun(filter)}`;
  const cardsObject = (filter: Filter, word: 'és' | 'vagy' = 'vagy'): Line =>
    line`${before(filter)}${nounObject(filter, word)}`;

  function counted({ least, most, filter }: PickAct): Line {
    const these = cardsObject(filter);
    if (most > 1000) return least === 0 ? line`akárhány ${these}` : line`legalább ${String(least)} ${these}`;
    if (most === 1) return line`egy ${these}`;
    if (least >= most) return line`${String(most)} ${these}`;
    if (least === 0) return line`legfeljebb ${String(most)} ${these}`;
    return line`${String(least)}–${String(most)} ${these}`;
  }

  /** A verb with what it is done to, which is known or not. */
  function deal(how: Deal, what: Line, isKnown: boolean, times: number, p: Person): Line {
    const v = isKnown ? p.the : p.some;
    switch (how) {
      case 'discard':
        return line`${v(VERBS.discard)} ${what}`;
      case 'trash':
        return line`${v(VERBS.trash)} ${what}`;
      case 'deck':
        return p.place(v(VERBS.put), what, `${p.my.deck} tetejére`);
      case 'hand':
        return p.place(v(VERBS.take), what, p.my.intoHand);
      case 'show':
        return line`${v(VERBS.reveal)} ${what}`;
      case 'return':
        return line`${v(VERBS.putBack)} ${what} a készletbe`;
      case 'play':
        return line`${v(VERBS.play)} ${TIMES[times]}${what}`;
    }
  }

  function picked(act: PickAct, p: Person): Line {
    const where = { hand: ` ${p.my.fromHand}`, revealed: ' közülük', 'in-play': ' a játékban lévő lapjai' }[
      act.from
    ];
    const from =
      act.from === 'in-play'
        ? p.who === 'you'
          ? ' a játékban lévő lapjaid közül'
          : `${where} közül`
        : where;
    const which =
      act.byPlayer && p.who === 'they'
        ? act.most === 1
          ? ', amelyiket te mondod,'
          : ', amelyeket te mondod,'
        : '';
    const these = line`${counted(act)}${from}${which}`;
    if (!act.shown) return deal(act.how, these, false, act.times, p);
    const them = act.most === 1 ? '' : 'őket';
    return line`${p.some(VERBS.show)} ${these}, és ${deal(act.how, [them], true, act.times, p)}`;
  }

  /** "minden érmejelződ után" */
  function per(n: ToldAmount, p: Person): Line {
    if (typeof n === 'number') return [];
    if ('thatMany' in n) return ['mindegyikért '];
    if ('coinsOfIt' in n) return line`az árában minden ${coin(1, 'érme')} után `;
    if ('perToken' in n) return [`minden ${p.my.token} után `];
    const every = n.everyInDeckAndDiscard;
    return [`${p.my.deck} és ${p.my.discard} minden ${every === 1 ? '' : `teljes ${every} `}lapja után `];
  }

  function bonus({ what, n, isWorth }: Extract<Act, { act: 'bonus' }>, p: Person, may: boolean): Line {
    const many = typeof n === 'number' ? n : 1;
    if (what === 'tokens') return line`${p.some(VERBS.gain)} ${per(n, p)}${some(many)} érmejelzőt`;
    if (what === 'cards') {
      if (typeof n === 'object' && 'thatMany' in n) return [`${p.some(VERBS.draw)} ugyanannyit`];
      return line`${p.some(VERBS.draw)} ${per(n, p)}${some(many)} lapot`;
    }
    const sign: Sign = isWorth ? coin(many) : plus(many, what);
    if (p.who === 'you' && !may) return line`${per(n, p)}${sign}`;
    return line`${p.some(VERBS.gain)} ${per(n, p)}${sign}`;
  }

  const to = (destination: ToldPlace, p: Person): string =>
    destination === 'discard' ? '' : destination === 'hand' ? ` ${p.my.intoHand}` : ` ${p.my.deck} tetejére`;

  function cost({ exactly, it, coins }: ToldLimit): Line {
    if (!it) return line`${exactly ? 'pontosan' : 'legfeljebb'} ${coin(coins)} értékű `;
    if (coins === 0) return [exactly ? 'ugyanannyiba kerülő ' : 'nála nem drágább '];
    const amount = by(Math.abs(coins));
    if (coins > 0) return line`nála ${exactly ? 'pontosan' : 'legfeljebb'} ${amount} drágább `;
    return line`nála ${exactly ? 'pontosan' : 'legalább'} ${amount} olcsóbb `;
  }

  function gained(act: Extract<Act, { act: 'gainACard' }>, p: Person): Line {
    const noPotion = act.noPotion ? line`, amelynek az árában nincs ${potion('Varázsital')},` : [];
    const which = act.byPlayer && p.who === 'they' ? ', amelyet te választasz,' : '';
    return line`${p.some(VERBS.gain)} egy ${cost(act.limit)}${before(act.filter)}${nounObject(act.filter, 'vagy', 'kártya')}${to(act.to, p)}${noPotion}${which}`;
  }

  function rest({ how, what }: Extract<Act, { act: 'rest' }>, p: Person): Line {
    const these = { it: '', them: 'őket', others: 'a többit', aside: 'a félretett lapokat' }[what];
    if (how !== 'deck') return deal(how, [these], true, 1, p);
    return [
      `${p.the(VERBS.putBack)} ${these} ${p.my.onDeck}${what === 'it' ? '' : ' tetszőleges sorrendben'}`,
    ];
  }

  function done(act: Act, p: Person, may: boolean): Line {
    switch (act.act) {
      case 'bonus':
        return bonus(act, p, may);
      case 'pick':
        return picked(act, p);
      case 'downTo': {
        const left = act.handSize === 0 ? 'egy sem' : `${act.handSize} nem`;
        return line`${deal(act.how, ['lapokat'], false, act.times, p)}, amíg ${left} marad ${p.my.inHand},`;
      }
      case 'copies':
        return deal(act.how, [`legfeljebb ${act.most} példányát ${p.my.fromHand}`], true, act.times, p);
      case 'them': {
        const put = deal(
          act.how,
          [act.isOne ? 'a megtalált lapot' : 'a megtalált lapokat'],
          true,
          act.times,
          p,
        );
        return act.how === 'play' && !act.isOne ? line`${put} tetszőleges sorrendben` : put;
      }
      case 'rest':
        return rest(act, p);
      case 'all':
        return deal(act.how, ['mindet'], true, 1, p);
      case 'reveal':
        return [`${p.the(VERBS.reveal)} ${p.my.deck} ${topCards(act.n)}`];
      case 'dig':
        return line`${p.some(VERBS.reveal)} lapokat ${p.my.fromDeck}, amíg ${spelt(act.n)} ${cards(act.filter)} elő nem kerül,`;
      case 'take':
        return p.place(
          p.some(VERBS.take),
          line`közülük minden ${cardsObject(act.filter, 'és')}`,
          p.my.intoHand,
        );
      case 'drawUntil':
        return [`${p.some(VERBS.draw)} lapokat egyesével, amíg ${act.handSize} nem lesz ${p.my.inHand},`];
      case 'setAside':
        return line`${p.some(VERBS.setAside)} közben bármely húzott ${cardsObject(act.filter)}`;
      case 'gain':
        return [`${p.some(VERBS.gain)} egy ${object(act.card)}${to(act.to, p)}`];
      case 'gainCopyOfIt':
        return [`${p.some(VERBS.gain)} belőle egyet${to(act.to, p)}`];
      case 'gainACard':
        return gained(act, p);
      case 'nextHand':
        return [`e kör végén csak ${act.cards} lapot ${p.some(VERBS.draw)}`];
      case 'extraTurn':
        return [
          `e kör után ${p.some(VERBS.playTurn)} egy extra kört, de így sosem többet ${spelt(act.mostInARow)} körnél egymás után,`,
        ];
      case 'matPut':
        return p.place(p.the(VERBS.put), `${p.my.deck} ${topCards(act.n)} képpel lefelé`, p.my.ontoMat);
      case 'matTake':
        return p.place(p.the(VERBS.take), `${p.my.mat} összes lapját`, p.my.intoHand);
      case 'marketReveal':
        return [`${p.the(VERBS.reveal)} a feketepiaci pakli ${topCards(act.n)}`];
      case 'marketBuy':
        return [`${p.some(VERBS.play)} kincskártyákat, és egyet rögtön ${p.some(VERBS.buy)} közülük`];
      case 'marketUnder':
        return p.place(p.the(VERBS.put), 'a többit tetszőleges sorrendben', 'a feketepiaci pakli aljára');
      case 'revealHand':
        return [`${p.the(VERBS.show)} ${p.my.theHand}`];
      case 'discardHand':
        return [`${p.the(VERBS.discard)} ${p.my.theHand}`];
      case 'discardDeck':
        return p.place(p.the(VERBS.put), p.my.wholeDeck, p.my.intoDiscard);
      case 'lookThroughDiscard':
        return [`${p.the(VERBS.lookThrough)} ${p.my.theDiscard}`];
      case 'gainFromTrash':
        return [`${p.some(VERBS.gain)} bármennyit az így szemétre került lapokból`];
      case 'trashThis':
        return [act.isIt === true ? p.the(VERBS.trash) : `${p.the(VERBS.trash)} ezt a lapot`];
      case 'putThisOnDeck':
        return act.isIt === true
          ? [`${p.my.deck} tetejére ${p.the(VERBS.put)}`]
          : p.place(p.the(VERBS.put), 'ezt a lapot', `${p.my.deck} tetejére`);
      case 'nameACard':
        return [`${p.some(VERBS.name)} egy kártyát`];
    }
  }

  function clause(acts: readonly Act[], { who, subject, may }: Speaking): Line {
    const mood = may ? (who === 'you' ? 'youMay' : 'theyMay') : who === 'you' ? 'do' : 'they';
    const p: Person = {
      who,
      my: who === 'you' ? YOURS : THEIRS,
      some: (verb) => verb[mood][0],
      the: (verb) => verb[mood][1],
      place: (verb, what, where) =>
        mood === 'do' ? line`${verb} ${what} ${where}` : line`${where} ${verb} ${what}`,
    };
    const parts = acts.map((act) => done(act, p, may));
    const body = together(parts, isPair(acts) ? ', és ' : ', majd ');
    return line`${who === 'they' ? subjectOf(subject) : ''}${body}`;
  }

  function fact(said: Fact, who: Who): Line {
    const isYou = who === 'you';
    switch (said.fact) {
      case 'stayInPlay':
        return [`ez a lap a következő ${isYou ? 'köröd' : 'köre'} végéig játékban marad`];
      case 'passLeft':
        return ['minden játékos egyszerre átad egy lapot a kezéből a bal oldali szomszédjának'];
      case 'unaffected':
        return ['az a támadás rád nem hat'];
      case 'possess':
        return [
          isYou
            ? 'e kör után a bal oldali szomszédod extra kört játszik, amelyben látod a lapjait, mindenben te döntesz, és te kapod, amit ő kapna; a szemétre kerülő lapjai a végén visszakerülnek a használt paklijába'
            : 'e kör után a bal oldali szomszédja extra kört játszik, amelyben látja annak lapjait, mindenben ő dönt, és ő kapja, amit a szomszédja kapna; annak szemétre kerülő lapjai a végén visszakerülnek a használt paklijába',
        ];
      case 'costsLess':
        return line`a kör végéig minden kártya, bárhol legyen is, ${by(said.coins)} olcsóbb, de sosem kerül ${coin(0)} alá`;
      case 'makesMore':
        return line`a kör végéig minden ${name(said.card)}, amelyet kijátszol, ${by(said.coins)} többet ér`;
    }
  }

  const DONE: Readonly<
    Record<Exclude<Extract<ToldCondition, { atLeast: number }>['done'], 'extraTurn'>, string>
  > = {
    discard: 'eldobtak',
    trash: 'a szemétre dobtak',
    deck: 'a húzópaklira tettek',
    hand: 'kézbe vettek',
    show: 'felfedtek',
    return: 'visszatettek a készletbe',
    play: 'kijátszottak',
    gain: 'szereztek',
    anything: 'érintett ez',
  };

  function condition(when: ToldCondition, who: Who, holds: boolean): Line {
    const isYou = who === 'you';
    const my = isYou ? YOURS : THEIRS;
    if ('did' in when) {
      if (isYou) return [holds ? 'ha megteszed' : 'ha nem teszed meg'];
      return [holds ? 'ha megteszi' : 'ha nem teszi meg'];
    }
    if ('atLeast' in when) {
      if (when.done === 'extraTurn')
        return [holds ? 'ha sor kerül arra a körre' : 'ha nem kerül sor arra a körre'];
      return [
        holds
          ? `ha legalább ${when.atLeast} lapot ${DONE[when.done]}`
          : `ha nincs legalább ${when.atLeast} lap, amelyet ${DONE[when.done]}`,
      ];
    }
    if ('itIs' in when)
      return [holds ? `ha ${HUNGARIAN_CARD_TYPES[when.itIs]}` : `ha nem ${HUNGARIAN_CARD_TYPES[when.itIs]}`];
    if ('itCostsPotion' in when) {
      return holds
        ? line`ha az árában ${potion('Varázsital')} is van`
        : line`ha az árában nincs ${potion('Varázsital')}`;
    }
    if ('cardsInHandAtLeast' in when) {
      const n = when.cardsInHandAtLeast;
      return [`ha ${holds ? 'legalább' : 'kevesebb mint'} ${n} lap van ${my.inHand}`];
    }
    if ('handHas' in when) return line`ha ${holds ? 'van' : 'nincs'} benne ${cards(when.handHas)}`;
    if ('actionsPlayedAtLeast' in when) {
      const n = spelt(when.actionsPlayedAtLeast);
      return [
        holds
          ? `ha ebben a körben ezzel együtt legalább ${n} akciót kijátszottál`
          : `ha ebben a körben ezzel együtt kevesebb mint ${n} akciót játszottál ki`,
      ];
    }
    if ('isTheNamedCard' in when) {
      return [holds ? 'ha az a megnevezett kártya' : 'ha nem az a megnevezett kártya'];
    }
    return [holds ? 'ha ez a lap játékban van' : 'ha ez a lap nincs játékban'];
  }

  const otherwise: Line = ['különben'];

  return {
    clause,
    fact,
    condition,
    consequence: (head, body) => (head === otherwise ? line`${head} ${body}` : line`${head}, ${body}`),
    otherwise,
    chooses(n, optional, chooser, subject, forOthers) {
      const which = n === 1 ? 'egyet' : `${spelt(n)} különbözőt`;
      if (forOthers) {
        if (n === 1) return [optional ? 'te dönthetsz' : 'te döntesz'];
        return [`te ${optional ? 'választhatsz' : 'választasz'} ${which}`];
      }
      if (chooser === 'you') return [`${optional ? 'választhatsz' : 'válassz'} ${which}`];
      return [`${subjectOf(subject)}${optional ? 'választhat' : 'választ'} ${which}`];
    },
    mayDoThis: (chooser, subject) =>
      chooser === 'you' ? ['megteheted ezt'] : [`${subjectOf(subject)}megteheti ezt`],
    or: 'vagy',
    doNothing: ['semmi'],
    forGroup: (group) => [WITH[group]],
    forEachDifferentlyNamed: ['minden különböző nevűért, ha az'],
    ofType: (type) => [HUNGARIAN_CARD_TYPES[type]],
    whenAttacked: ['amikor egy másik játékos támadáskártyát játszik ki, megmutathatod ezt a kezedből'],
    whenDiscarded: (filter) =>
      filter === undefined
        ? ['amikor játékból eldobod']
        : line`amikor játékból eldobod, és van játékban saját ${cards(filter)}`,
    notes: {
      potion: line`Ezzel fizethetsz azért, aminek az árában ${potion('Varázsital')} is van.`,
      mat: ['A tálcádon lévő lapokat bármikor megnézheted; a játék végén a tieid.'],
      market: ['(A pakliban minden olyan birodalomkártyából egy van, amely nincs a készletben.)'],
    },
    worth(every, of) {
      const many = every === 1 ? '' : `teljes ${every} `;
      const one = noun(of);
      if (isNamed(of)) return line`minden ${many}saját ${before(of)}${one} után ${shield(1)}`;
      const mine = one.endsWith('a') ? `${one.slice(0, -1)}ád` : `${one}od`;
      return line`minden ${many}${before(of)}${mine} után ${shield(1)}`;
    },
    capitalAfterColon: false,
  };
}
