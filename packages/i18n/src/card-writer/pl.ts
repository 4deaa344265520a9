// Card texts in Polish. Cards are counted as "karta", whose gender every word about them follows.

import type { CardId, CardType, Filter } from '@tenfold/rules';
import type { Known } from '../cards/look-up.ts';
import type { PolishCard } from '../cards/types.ts';
import type { Line, Sign } from '../card-texts/text.ts';
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

/** One as the subject, as the object, and where there is none; a few; many. */
type Form = 'nominative' | 'accusative' | 'genitive' | 'few' | 'many';
type Forms = Readonly<Record<Form, string>>;

const forms = (
  nominative: string,
  accusative: string,
  genitive: string,
  few: string,
  many: string,
): Forms => ({ nominative, accusative, genitive, few, many });

const CARD = forms('karta', 'kartę', 'karty', 'karty', 'kart');
const COSTING = forms('kosztująca', 'kosztującą', 'kosztującej', 'kosztujące', 'kosztujących');
const NOT_BEING = forms('niebędąca', 'niebędącą', 'niebędącej', 'niebędące', 'niebędących');
const BEING = forms('będąca', 'będącą', 'będącej', 'będące', 'będących');
const OTHER = forms('inna', 'inną', 'innej', 'inne', 'innych');
const CHOSEN = forms('wskazana', 'wskazaną', 'wskazanej', 'wskazane', 'wskazanych');

/** What follows the word for card. */
const TYPES: Readonly<Record<CardType, Forms>> = {
  Action: forms('Akcji', 'Akcji', 'Akcji', 'Akcji', 'Akcji'),
  Treasure: forms('Skarbu', 'Skarbu', 'Skarbu', 'Skarbu', 'Skarbu'),
  Victory: forms('Zwycięstwa', 'Zwycięstwa', 'Zwycięstwa', 'Zwycięstwa', 'Zwycięstwa'),
  Curse: forms('Klątwy', 'Klątwy', 'Klątwy', 'Klątwy', 'Klątwy'),
  Attack: forms('Ataku', 'Ataku', 'Ataku', 'Ataku', 'Ataku'),
  Reaction: forms('Reakcji', 'Reakcji', 'Reakcji', 'Reakcji', 'Reakcji'),
  Duration: forms('Trwała', 'Trwałą', 'Trwałej', 'Trwałe', 'Trwałych'),
};
const TYPE_NAMES: Readonly<Record<CardType, readonly [nominative: string, instrumental: string]>> = {
  Action: ['Akcja', 'Akcją'],
  Treasure: ['Skarb', 'Skarbem'],
  Victory: ['Zwycięstwo', 'Zwycięstwem'],
  Curse: ['Klątwa', 'Klątwą'],
  Attack: ['Atak', 'Atakiem'],
  Reaction: ['Reakcja', 'Reakcją'],
  Duration: ['karta Trwała', 'kartą Trwałą'],
};

const plurals = new Intl.PluralRules('pl');
/** The form of the object after this number. */
function formAfter(n: number): 'accusative' | 'few' | 'many' {
  const category = plurals.select(n);
  return category === 'one' ? 'accusative' : category === 'few' ? 'few' : 'many';
}
const counted = (n: number, one: string, few: string, many: string): string =>
  `${n} ${{ accusative: one, few, many }[formAfter(n)]}`;
const cardsOf = (n: number): string => (n === 1 ? 'kartę' : counted(n, 'kartę', 'karty', 'kart'));

const NUMBERS = ['zero', 'jedną', 'dwie', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem'];
const spelt = (n: number): string => NUMBERS[n] ?? String(n);
const TIMES = ['', '', ' dwa razy', ' trzy razy', ' cztery razy'];

const GROUPS: Readonly<Record<GroupName, string>> = {
  eachOtherPlayer: 'każdy z pozostałych graczy',
  eachPlayer: 'każdy gracz, ty też,',
  leftNeighbour: 'gracz po lewej stronie',
};
const WITH: Readonly<Record<GroupName, string>> = {
  eachOtherPlayer: 'u każdego z pozostałych graczy',
  eachPlayer: 'u każdego gracza, u ciebie też',
  leftNeighbour: 'u gracza po lewej stronie',
};
const subjectOf = (subject: ClauseSubject): string =>
  subject === 'pronoun' || subject === 'bare' ? '' : `${GROUPS[subject]} `;

type Verb = readonly [told: string, third: string, infinitive: string];
const DISCARD: Verb = ['odrzuć', 'odrzuca', 'odrzucić'];
const TRASH: Verb = ['wyrzuć', 'wyrzuca', 'wyrzucić'];
const PUT: Verb = ['odłóż', 'odkłada', 'odłożyć'];
const LAY: Verb = ['połóż', 'kładzie', 'położyć'];
const TAKE: Verb = ['weź', 'bierze', 'wziąć'];
const REVEAL: Verb = ['odsłoń', 'odsłania', 'odsłonić'];
const SHOW: Verb = ['pokaż', 'pokazuje', 'pokazać'];
const RETURN: Verb = ['zwróć', 'zwraca', 'zwrócić'];
const PLAY: Verb = ['zagraj', 'zagrywa', 'zagrać'];
const DRAW: Verb = ['dobierz', 'dobiera', 'dobrać'];
const GAIN: Verb = ['pozyskaj', 'pozyskuje', 'pozyskać'];
const GET: Verb = ['otrzymaj', 'otrzymuje', 'otrzymać'];
const BUY: Verb = ['kup', 'kupuje', 'kupić'];

interface Person {
  readonly who: Who;
  readonly v: (verb: Verb) => string;
}

export function polish(known: (id: CardId) => Known<PolishCard>, thisCard: CardId): Grammar {
  const name = (id: CardId): string => known(id).name;

  /** A card by its name; as a subject, or with more said of it, it is "karta …". */
  function called(id: CardId, form: Form): string {
    const { forms: own } = known(id);
    if (own === undefined || form === 'nominative' || form === 'genitive') return `${CARD[form]} ${name(id)}`;
    return own[form];
  }

  function more(filter: Filter, form: Form): Line {
    const none = filter.cards?.length === 0 ? ' bez nazwy' : '';
    const type =
      filter.cards !== undefined && filter.type !== undefined
        ? ` ${BEING[form]} ${TYPE_NAMES[filter.type][1]}`
        : '';
    const not = filter.notType === undefined ? '' : ` ${NOT_BEING[form]} ${TYPE_NAMES[filter.notType][1]}`;
    const other = filter.otherThanThis === true ? ` ${OTHER[form]} niż ${name(thisCard)}` : '';
    const dear =
      filter.costsAtLeast === undefined
        ? []
        : line` ${COSTING[form]} co najmniej ${coin(filter.costsAtLeast)}`;
    return line`${none}${type}${not}${other}${dear}`;
  }

  /** The noun with what is said of it; `asCard` where a word about it has the gender of "karta". */
  function noun(filter: Filter, form: Form, asCard = false, word: 'i' | 'lub' = 'lub'): Line {
    const said = more(filter, form);
    if (filter.cards !== undefined && filter.cards.length > 0) {
      const names =
        asCard || said.length > 0
          ? `${CARD[form]} ${listed(filter.cards.map(name), word)}`
          : listed(
              filter.cards.map((id) => called(id, form)),
              word,
            );
      return line`${names}${said}`;
    }
    const type =
      filter.cards === undefined && filter.type !== undefined ? ` ${TYPES[filter.type][form]}` : '';
    return line`${CARD[form]}${type}${said}`;
  }

  function picks({ least, most, filter, byPlayer }: PickAct, who: Who): Line {
    const form = most > 1000 ? 'many' : formAfter(most);
    const chosen = byPlayer && who === 'they' ? `${CHOSEN[form]} przez ciebie ` : '';
    const these = line`${chosen}${noun(filter, form, chosen !== '')}`;
    if (most > 1000) {
      const few = line`co najmniej ${String(least)} ${noun(filter, formAfter(least))}`;
      return least === 0 ? line`dowolną liczbę ${these}` : few;
    }
    if (most === 1) return these;
    if (least >= most) return line`${String(most)} ${these}`;
    if (least === 0) return line`najwyżej ${String(most)} ${these}`;
    return line`od ${String(least)} do ${String(most)} ${noun(filter, 'many')}`;
  }

  /** What is not known yet comes last: "wyrzuć do kosza kartę z ręki", but "wyrzuć ją do kosza". */
  function deal(how: Deal, what: Line, times: number, p: Person, isKnown = true): Line {
    switch (how) {
      case 'discard':
        return line`${p.v(DISCARD)} ${what}`;
      case 'trash':
        return isKnown ? line`${p.v(TRASH)} ${what} do kosza` : line`${p.v(TRASH)} do kosza ${what}`;
      case 'deck':
        return line`${p.v(PUT)} ${what} na wierzch swojej talii`;
      case 'hand':
        return line`${p.v(TAKE)} ${what} na rękę`;
      case 'show':
        return line`${p.v(REVEAL)} ${what}`;
      case 'return':
        return line`${p.v(RETURN)} ${what} do Rezerwy`;
      case 'play':
        return line`${p.v(PLAY)} ${what}${TIMES[times]}`;
    }
  }

  function picked(act: PickAct, p: Person): Line {
    const where = { hand: ' z ręki', revealed: ' spośród nich', 'in-play': ' spośród swoich kart w grze' }[
      act.from
    ];
    const these = line`${picks(act, p.who)}${where}`;
    if (!act.shown) return deal(act.how, these, act.times, p, false);
    return line`${p.v(SHOW)} ${these} i ${deal(act.how, [act.most === 1 ? 'ją' : 'je'], act.times, p)}`;
  }

  function per(n: ToldAmount, p: Person): Line {
    if (typeof n === 'number') return [];
    if ('thatMany' in n) return [' za każdą z nich'];
    if ('coinsOfIt' in n) return line` za każdą ${coin(1, 'Monetę')} jej kosztu`;
    if ('perToken' in n) return [` za każdy ${p.who === 'you' ? 'twój' : 'swój'} żeton Monety`];
    const every = n.everyInDeckAndDiscard;
    const [deck, pile] = p.who === 'you' ? ['twojej', 'twoim'] : ['swojej', 'swoim'];
    const cards = every === 1 ? 'każdą kartę' : `każde pełne ${counted(every, 'kartę', 'karty', 'kart')}`;
    return [` za ${cards} w ${deck} talii i na ${pile} stosie Kart Odrzuconych razem`];
  }

  function bonus({ what, n, isWorth }: Extract<Act, { act: 'bonus' }>, p: Person, may: boolean): Line {
    const many = typeof n === 'number' ? n : 1;
    if (what === 'tokens') {
      const tokens = many === 1 ? 'żeton' : counted(many, 'żeton', 'żetony', 'żetonów');
      return line`${p.v(TAKE)} ${tokens} Monety${per(n, p)}`;
    }
    if (what === 'cards') {
      if (typeof n === 'object' && 'thatMany' in n) return [`${p.v(DRAW)} tyle samo kart`];
      return line`${p.v(DRAW)} ${cardsOf(many)}${per(n, p)}`;
    }
    const sign: Sign = isWorth ? coin(many, many === 1 ? '1 Moneta' : undefined) : plus(many, what);
    if (p.who === 'you' && !may) return line`${sign}${per(n, p)}`;
    return line`${p.v(GET)} ${sign}${per(n, p)}`;
  }

  const to = (destination: ToldPlace): string =>
    destination === 'discard' ? '' : destination === 'hand' ? ' na rękę' : ' na wierzch swojej talii';

  function cost({ exactly, it, coins }: ToldLimit): Line {
    if (!it) return line` kosztującą ${exactly ? 'dokładnie' : 'najwyżej'} ${coin(coins)}`;
    if (coins === 0) return [exactly ? ' o tym samym koszcie' : ' nie droższą od niej'];
    const amount = coin(Math.abs(coins));
    if (coins > 0) return line` kosztującą ${exactly ? 'dokładnie' : 'najwyżej'} o ${amount} więcej`;
    return line` tańszą ${exactly ? 'dokładnie o' : 'o co najmniej'} ${amount}`;
  }

  function gained(act: Extract<Act, { act: 'gainACard' }>, p: Person): Line {
    const noPotion = act.noPotion ? line` i bez ${potion('Eliksiru')}` : [];
    const which = act.byPlayer && p.who === 'they' ? ', którą wybierasz ty,' : '';
    return line`${p.v(GAIN)}${to(act.to)} ${noun(act.filter, 'accusative', true)}${cost(act.limit)}${noPotion}${which}`;
  }

  function rest({ how, what }: Extract<Act, { act: 'rest' }>, p: Person): Line {
    const these = { it: 'ją', them: 'je', others: 'pozostałe', aside: 'odłożone na bok karty' }[what];
    if (how !== 'deck') return deal(how, [these], 1, p);
    const order = what === 'it' ? '' : ' w dowolnej kolejności';
    return [`${p.v(PUT)} ${these} z powrotem na wierzch swojej talii${order}`];
  }

  function leftInHand(n: number, whose: string): string {
    if (n === 0) return `nie została ${whose} żadna`;
    const stayed = { accusative: 'została', few: 'zostały', many: 'zostało' }[formAfter(n)];
    return `${stayed} ${whose} ${n === 1 ? '1' : n}`;
  }

  function done(act: Act, p: Person, may: boolean): Line {
    switch (act.act) {
      case 'bonus':
        return bonus(act, p, may);
      case 'pick':
        return picked(act, p);
      case 'downTo': {
        const left = leftInHand(act.handSize, p.who === 'you' ? 'ci' : 'mu');
        return line`${deal(act.how, ['karty z ręki'], act.times, p, false)}, tak aby ${left},`;
      }
      case 'copies': {
        const copies = counted(act.most, 'jej kopię', 'jej kopie', 'jej kopii');
        return deal(act.how, [`najwyżej ${copies} z ręki`], act.times, p, false);
      }
      case 'them': {
        const put = deal(act.how, [act.isOne ? 'znalezioną kartę' : 'znalezione karty'], act.times, p);
        return act.how === 'play' && !act.isOne ? line`${put} w dowolnej kolejności` : put;
      }
      case 'rest':
        return rest(act, p);
      case 'all':
        return deal(act.how, ['wszystkie te karty'], 1, p);
      case 'reveal':
        return [`${p.v(REVEAL)} ${cardsOf(act.n)} z wierzchu swojej talii`];
      case 'dig': {
        const isNamed = act.filter.cards !== undefined;
        const many = act.n === 1 ? '' : `${isNamed ? String(act.n) : spelt(act.n)} `;
        const verb: Verb = ['odsłaniaj', 'odsłania', 'odsłaniać'];
        const hit = p.who === 'you' ? 'trafisz' : 'trafi';
        return line`${p.v(verb)} karty ze swojej talii, aż ${hit} na ${many}${noun(act.filter, formAfter(act.n))},`;
      }
      case 'take':
        return line`${p.v(TAKE)} na rękę ${noun(act.filter, 'few', false, 'i')} spośród nich`;
      case 'drawUntil': {
        const verb: Verb = ['dobieraj', 'dobiera', 'dobierać'];
        const has = p.who === 'you' ? 'będziesz mieć' : 'będzie mieć';
        return [`${p.v(verb)} karty po jednej, aż ${has} na ręce ${act.handSize},`];
      }
      case 'setAside':
        return line`${p.v(PUT)} na bok każdą dobraną ${noun(act.filter, 'accusative', true)}`;
      case 'gain':
        return [`${p.v(GAIN)} ${called(act.card, 'accusative')}${to(act.to)}`];
      case 'gainCopyOfIt':
        return [`${p.v(GAIN)} jedną jej kopię${to(act.to)}`];
      case 'gainACard':
        return gained(act, p);
      case 'nextHand':
        return [`na koniec tej tury ${p.v(DRAW)} tylko ${counted(act.cards, 'kartę', 'karty', 'kart')}`];
      case 'extraTurn': {
        const verb: Verb = ['rozegraj', 'rozgrywa', 'rozegrać'];
        return [
          `${p.v(verb)} po tej turze dodatkową turę, lecz nigdy w ten sposób więcej niż ${spelt(act.mostInARow)} tury z rzędu,`,
        ];
      }
      case 'matPut': {
        const covered = { accusative: 'zakrytą', few: 'zakryte', many: 'zakrytych' }[formAfter(act.n)];
        return [`${p.v(LAY)} ${cardsOf(act.n)} z wierzchu swojej talii ${covered} na swojej macie`];
      }
      case 'matTake':
        return [`${p.v(TAKE)} na rękę wszystkie karty ze swojej maty`];
      case 'marketReveal':
        return [`${p.v(REVEAL)} ${cardsOf(act.n)} z wierzchu talii Czarnego Rynku`];
      case 'marketBuy':
        return [`${p.v(PLAY)} karty Skarbu i od razu ${p.v(BUY)} jedną z nich`];
      case 'marketUnder':
        return [`${p.v(LAY)} pozostałe pod talią Czarnego Rynku w dowolnej kolejności`];
      case 'revealHand':
        return [`${p.v(SHOW)} rękę`];
      case 'discardHand':
        return [`${p.v(DISCARD)} całą rękę`];
      case 'discardDeck':
        return [`${p.v(['przełóż', 'przekłada', 'przełożyć'])} całą swoją talię na stos Kart Odrzuconych`];
      case 'lookThroughDiscard':
        return [`${p.v(['przejrzyj', 'przegląda', 'przejrzeć'])} swój stos Kart Odrzuconych`];
      case 'gainFromTrash':
        return [`${p.v(GAIN)} dowolnie wiele z wyrzuconych w ten sposób kart`];
      case 'trashThis':
        return [`${p.v(TRASH)} ${act.isIt === true ? 'ją' : 'tę kartę'} do kosza`];
      case 'putThisOnDeck':
        return [`${p.v(PUT)} ${act.isIt === true ? 'ją' : 'tę kartę'} na wierzch swojej talii`];
      case 'nameACard':
        return [`${p.v(['podaj', 'podaje', 'podać'])} nazwę karty`];
    }
  }

  function clause(acts: readonly Act[], { who, subject, may }: Speaking): Line {
    const p: Person = { who, v: (verb) => verb[may ? 2 : who === 'you' ? 0 : 1] };
    const parts = acts.map((act) => done(act, p, may));
    const body = together(parts, isPair(acts) ? ' i ' : ', a potem ');
    const allowed = may ? (who === 'you' ? 'możesz ' : 'może ') : '';
    return line`${who === 'they' ? subjectOf(subject) : ''}${allowed}${body}`;
  }

  function fact(said: Fact, who: Who): Line {
    const isYou = who === 'you';
    switch (said.fact) {
      case 'stayInPlay':
        return [`ta karta pozostaje w grze do końca ${isYou ? 'twojej' : 'jego'} następnej tury`];
      case 'passLeft':
        return ['wszyscy gracze równocześnie podają po jednej karcie z ręki w lewo'];
      case 'unaffected':
        return ['ten Atak na ciebie nie działa'];
      case 'possess':
        return [
          isYou
            ? 'gracz po lewej stronie rozgrywa po tej turze dodatkową, w której widzisz jego karty, decydujesz o wszystkim i pozyskujesz, co on miałby pozyskać; jego karty wyrzucone do kosza wracają na koniec na jego stos Kart Odrzuconych'
            : 'gracz po jego lewej stronie rozgrywa po tej turze dodatkową, w której ten pierwszy widzi karty, decyduje o wszystkim i pozyskuje, co tamten miałby pozyskać; karty tamtego wyrzucone do kosza wracają na koniec na jego stos Kart Odrzuconych',
        ];
      case 'costsLess':
        return line`do końca tej tury każda karta, gdziekolwiek jest, kosztuje o ${coin(said.coins)} mniej, lecz nigdy mniej niż ${coin(0)}`;
      case 'makesMore':
        return line`do końca tej tury każda zagrana przez ciebie karta ${name(said.card)} daje o ${coin(said.coins)} więcej`;
    }
  }

  const DONE: Readonly<
    Record<Exclude<Extract<ToldCondition, { atLeast: number }>['done'], 'extraTurn'>, string>
  > = {
    discard: 'odrzucono',
    trash: 'wyrzucono do kosza',
    deck: 'odłożono na talię',
    hand: 'wzięto na rękę',
    show: 'odsłonięto',
    return: 'zwrócono',
    play: 'zagrano',
    gain: 'pozyskano',
    anything: 'wybrano',
  };

  function condition(when: ToldCondition, who: Who, holds: boolean): Line {
    const isYou = who === 'you';
    const if_ = holds ? 'jeśli' : 'jeśli nie';
    if ('did' in when) {
      const does = isYou ? 'zrobisz' : 'zrobi';
      return [holds ? `jeśli to ${does}` : `jeśli tego nie ${does}`];
    }
    if ('atLeast' in when) {
      if (when.done === 'extraTurn') return [`${if_} dojdzie do tej tury`];
      const n = when.atLeast;
      const cards = holds ? counted(n, 'kartę', 'karty', 'kart') : `${n} ${n === 1 ? 'karty' : 'kart'}`;
      return [`${if_} ${DONE[when.done]} co najmniej ${cards}`];
    }
    if ('itIs' in when) return [`jeśli to ${holds ? '' : 'nie '}${TYPE_NAMES[when.itIs][0]}`];
    if ('itCostsPotion' in when) {
      return holds
        ? line`jeśli ma w koszcie ${potion('Eliksir')}`
        : line`jeśli nie ma w koszcie ${potion('Eliksiru')}`;
    }
    if ('cardsInHandAtLeast' in when) {
      const cards = counted(when.cardsInHandAtLeast, 'kartę', 'karty', 'kart');
      return [`jeśli ${isYou ? 'masz' : 'ma'} na ręce ${holds ? 'co najmniej' : 'mniej niż'} ${cards}`];
    }
    if ('handHas' in when) {
      return holds
        ? line`jeśli jest na niej ${noun(when.handHas, 'nominative')}`
        : line`jeśli nie ma na niej ${noun(when.handHas, 'genitive')}`;
    }
    if ('actionsPlayedAtLeast' in when) {
      const n = when.actionsPlayedAtLeast;
      const actions = { accusative: 'Akcję', few: 'Akcje', many: 'Akcji' }[formAfter(n)];
      return [
        `jeśli w tej turze zagrywasz z tą kartą ${holds ? 'co najmniej' : 'mniej niż'} ${spelt(n)} ${actions}`,
      ];
    }
    if ('isTheNamedCard' in when) return [`jeśli to ${holds ? '' : 'nie '}nazwana karta`];
    return [holds ? 'jeśli ta karta jest w grze' : 'jeśli tej karty nie ma w grze'];
  }

  const otherwise: Line = ['w przeciwnym razie'];

  return {
    clause,
    fact,
    condition,
    consequence: (head, body) => (head === otherwise ? line`${head} ${body}` : line`${head}, ${body}`),
    otherwise,
    chooses(n, optional, chooser, subject, forOthers) {
      const which = n === 1 ? 'jedno' : `${spelt(n)} różne`;
      if (forOthers) return [optional ? `ty możesz wybrać ${which}` : `ty wybierasz ${which}`];
      if (chooser === 'you') return [optional ? `możesz wybrać ${which}` : `wybierz ${which}`];
      return [`${subjectOf(subject)}${optional ? 'może wybrać' : 'wybiera'} ${which}`];
    },
    mayDoThis: (chooser, subject) =>
      chooser === 'you' ? ['możesz zrobić tak'] : [`${subjectOf(subject)}może zrobić tak`],
    or: 'albo',
    doNothing: ['nic'],
    forGroup: (group) => [WITH[group]],
    forEachDifferentlyNamed: ['za każdą o innej nazwie, jeśli to'],
    ofType: (type) => [TYPE_NAMES[type][0]],
    whenAttacked: ['gdy inny gracz zagrywa kartę Ataku, możesz pokazać tę kartę z ręki'],
    whenDiscarded: (filter) =>
      filter === undefined
        ? ['gdy odrzucasz tę kartę z gry']
        : line`gdy odrzucasz tę kartę z gry i masz w grze ${noun(filter, 'accusative')}`,
    notes: {
      potion: line`Płacisz nim za kartę, która ma w koszcie ${potion('Eliksir')}.`,
      mat: ['Karty na swojej macie możesz oglądać w każdej chwili; na koniec gry są twoje.'],
      market: ['(W talii jest po jednym egzemplarzu każdej karty Królestwa, której nie ma w Rezerwie.)'],
    },
    worth(every, of) {
      if (every === 1) return line`${shield(1)} za każdą twoją ${noun(of, 'accusative', true)}`;
      const form = formAfter(every);
      return line`${shield(1)} za każde pełne ${String(every)} ${form === 'few' ? 'twoje' : 'twoich'} ${noun(of, form, true)}`;
    },
    capitalAfterColon: false,
  };
}
