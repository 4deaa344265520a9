// Card texts in German. A verb embraces what it is done to: "lege eine Handkarte ab", "du darfst eine Handkarte ablegen".

import type { CardId, CardType, Filter } from '@tenfold/rules';
import type { Known } from '../cards/look-up.ts';
import type { GermanCard } from '../cards/types.ts';
import type { Line, Sign } from '../card-texts/text.ts';
import { coin, plus, potion, shield } from '../card-texts/text.ts';
import type { Grammar, Speaking, ClauseSubject, Who } from './grammar.ts';
import { capital, joined, line, listed, together } from './line.ts';
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

const TYPES: Readonly<Record<CardType, string>> = {
  Action: 'Aktionskarte',
  Treasure: 'Geldkarte',
  Victory: 'Punktekarte',
  Curse: 'Fluchkarte',
  Attack: 'Angriffskarte',
  Reaction: 'Reaktionskarte',
  Duration: 'Dauerkarte',
};

const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const spelt = (n: number): string => NUMBERS[n] ?? String(n);
const TIMES = ['', '', ' zweimal', ' dreimal', ' viermal'];
const cardsOf = (n: number): string => (n === 1 ? 'eine Karte' : `${n} Karten`);
const topCards = (n: number): string => (n === 1 ? 'die oberste Karte' : `die ${n} obersten Karten`);

const GROUPS: Readonly<Record<GroupName, string>> = {
  eachOtherPlayer: 'jeder Mitspieler',
  eachPlayer: 'jeder Spieler, auch du,',
  leftNeighbour: 'dein linker Nachbar',
};
const FOR: Readonly<Record<GroupName, string>> = {
  eachOtherPlayer: 'für jeden Mitspieler gilt',
  eachPlayer: 'für jeden Spieler, auch für dich, gilt',
  leftNeighbour: 'für deinen linken Nachbarn gilt',
};
const subjectOf = (subject: ClauseSubject): string =>
  subject === 'pronoun' || subject === 'bare' ? 'er' : GROUPS[subject];

type Verb = readonly [told: string, third: string, infinitive: string, prefix: string];
const DISCARD: Verb = ['lege', 'legt', 'ablegen', 'ab'];
const TRASH: Verb = ['entsorge', 'entsorgt', 'entsorgen', ''];
const PUT: Verb = ['lege', 'legt', 'legen', ''];
const PUT_BACK: Verb = ['lege', 'legt', 'zurücklegen', 'zurück'];
const TAKE: Verb = ['nimm', 'nimmt', 'nehmen', ''];
const REVEAL: Verb = ['decke', 'deckt', 'aufdecken', 'auf'];
const SHOW: Verb = ['zeige', 'zeigt', 'vorzeigen', 'vor'];
const PLAY: Verb = ['spiele', 'spielt', 'ausspielen', 'aus'];
const PLAY_TURN: Verb = ['spiele', 'spielt', 'spielen', ''];
const DRAW: Verb = ['ziehe', 'zieht', 'ziehen', ''];
const GET: Verb = ['erhalte', 'erhält', 'erhalten', ''];
const NAME: Verb = ['nenne', 'nennt', 'nennen', ''];
const LOOK_THROUGH: Verb = ['sieh', 'sieht', 'durchsehen', 'durch'];
const SHOW_HAND: Verb = ['zeige', 'zeigt', 'zeigen', ''];
const BUY: Verb = [
  'spiele',
  'spielt',
  'ausspielen und sofort eine davon kaufen',
  'aus und kaufe sofort eine davon',
];

/** What is done: the verb, what it embraces, and what follows it. */
interface Doing {
  readonly verb: Verb;
  readonly what: Line;
  readonly after?: Line;
}

interface Person {
  readonly who: Who;
  /** "dein", "sein" with an ending. */
  readonly my: (ending: string) => string;
}

/** Begins with a verb that tells the reader what to do. */
const IS_TOLD = /^(?:lege|entsorge|nimm|decke|zeige|spiele|ziehe|nenne|sieh|erhalte|wähle)\b/;

export function german(known: (id: CardId) => Known<GermanCard>, thisCard: CardId): Grammar {
  const name = (id: CardId): string => known(id).name;
  const object = (id: CardId): string => known(id).forms?.accusative ?? `eine Karte ${name(id)}`;
  const plural = (id: CardId): string => known(id).forms?.plural ?? `Karten ${name(id)}`;
  /** "ein Fluch", "eine Provinz". */
  const subject = (id: CardId): string => {
    const accusative = known(id).forms?.accusative;
    if (accusative === undefined) return `eine Karte ${name(id)}`;
    return `${accusative.startsWith('eine ') ? 'eine ' : accusative.startsWith('ein') ? 'ein ' : ''}${name(id)}`;
  };

  const isNamed = (filter: Filter): boolean => filter.cards !== undefined && filter.cards.length > 0;

  /** What a relative clause says of the card: "keine Aktionskarte ist". */
  function said(filter: Filter, isOne: boolean): readonly Line[] {
    const are = isOne ? 'ist' : 'sind';
    const typed = (type: CardType): string => `${TYPES[type]}${isOne ? '' : 'n'}`;
    return [
      ...(filter.cards?.length === 0 ? [[`keinen Namen ${isOne ? 'hat' : 'haben'}`]] : []),
      ...(filter.cards !== undefined && filter.type !== undefined
        ? [[`${isOne ? 'eine ' : ''}${typed(filter.type)} ${are}`]]
        : []),
      ...(filter.notType === undefined ? [] : [[`keine ${typed(filter.notType)} ${are}`]]),
      ...(filter.costsAtLeast === undefined
        ? []
        : [line`mindestens ${coin(filter.costsAtLeast)} ${isOne ? 'kostet' : 'kosten'}`]),
    ];
  }
  const relative = (clauses: readonly Line[]): Line =>
    clauses.length === 0 ? [] : line`, die ${joined(clauses, ' und ')},`;
  const except = (filter: Filter): string =>
    filter.otherThanThis === true ? ` außer ${name(thisCard)}` : '';

  /** Without article, as "Geldkarte"; what names say alone has its own gender, what is said of them has that of "Karte". */
  const base = (filter: Filter, card: string): string =>
    filter.cards === undefined && filter.type !== undefined ? TYPES[filter.type] : card;
  function one(filter: Filter, card = 'Karte', form: (id: CardId) => string = object): string {
    if (!isNamed(filter)) return `eine ${base(filter, card)}${except(filter)}`;
    const isPlain = said(filter, true).length === 0 && filter.otherThanThis !== true;
    return isPlain
      ? listed((filter.cards ?? []).map(form), 'oder')
      : `eine Karte ${listed((filter.cards ?? []).map(name), 'oder')}${except(filter)}`;
  }
  const several = (filter: Filter, card = 'Karte', word: 'und' | 'oder' = 'oder'): string =>
    isNamed(filter)
      ? `${listed((filter.cards ?? []).map(plural), word)}${except(filter)}`
      : `${base(filter, card)}n${except(filter)}`;

  function counted({ least, most, filter }: PickAct, card: string): string {
    const these = several(filter, card);
    if (most > 1000) return least === 0 ? `beliebig viele ${these}` : `mindestens ${least} ${these}`;
    if (most === 1) return one(filter, card);
    if (least >= most) return `${most} ${these}`;
    return least === 0 ? `bis zu ${most} ${these}` : `${least} bis ${most} ${these}`;
  }

  function deal(how: Deal, what: Line, times: number, p: Person): Doing {
    switch (how) {
      case 'discard':
        return { verb: DISCARD, what };
      case 'trash':
        return { verb: TRASH, what };
      case 'deck':
        return { verb: PUT, what: line`${what} auf ${p.my('en')} Nachziehstapel` };
      case 'hand':
        return { verb: TAKE, what: line`${what} auf die Hand` };
      case 'show':
        return { verb: SHOW, what };
      case 'return':
        return { verb: PUT_BACK, what: line`${what} in den Vorrat` };
      case 'play':
        return { verb: PLAY, what: line`${what}${TIMES[times]}` };
    }
  }

  function picked(act: PickAct, p: Person): Doing {
    const isOne = act.most === 1;
    const isAnyCard = base(act.filter, '') === '' && !isNamed(act.filter);
    const where = {
      hand: isAnyCard ? '' : ` aus ${p.my('er')} Hand`,
      revealed: ' davon',
      'in-play': ` von ${p.my('en')} Karten im Spiel`,
    }[act.from];
    const which = act.byPlayer && p.who === 'they' ? [['du bestimmst']] : [];
    const noun = counted(act, act.from === 'hand' && isAnyCard ? 'Handkarte' : 'Karte');
    const these = line`${noun}${where}${relative([...said(act.filter, isOne), ...which])}`;
    if (!act.shown) return deal(act.how, these, act.times, p);
    const then = deal(act.how, ['sie'], act.times, p);
    const verb = p.who === 'you' ? then.verb[0] : then.verb[1];
    return { verb: SHOW, what: these, after: line` und ${verb} ${then.what} ${then.verb[3]}` };
  }

  function per(n: ToldAmount, p: Person): Line {
    if (typeof n === 'number') return [];
    if ('thatMany' in n) return [' für jede davon'];
    if ('coinsOfIt' in n) return line` für jedes ${coin(1, 'Geld')}, das sie kostet,`;
    if ('perToken' in n) return [` für jeden ${p.my('er')} Geldmarker`];
    const every = n.everyInDeckAndDiscard;
    const cards = every === 1 ? 'für jede Karte' : `je ${every} Karten`;
    const rounded = every === 1 ? '' : ', abgerundet,';
    return [` ${cards} in ${p.my('em')} Nachziehstapel und ${p.my('em')} Ablagestapel zusammen${rounded}`];
  }

  function bonus({ what, n, isWorth }: Extract<Act, { act: 'bonus' }>, p: Person): Doing {
    const many = typeof n === 'number' ? n : 1;
    if (what === 'tokens') {
      return { verb: TAKE, what: line`${many === 1 ? 'einen' : String(many)} Geldmarker${per(n, p)}` };
    }
    if (what === 'cards') {
      if (typeof n === 'object' && 'thatMany' in n) return { verb: DRAW, what: ['ebenso viele Karten'] };
      return { verb: DRAW, what: line`${cardsOf(many)}${per(n, p)}` };
    }
    const sign: Sign = isWorth ? coin(many) : plus(many, what);
    return { verb: GET, what: line`${sign}${per(n, p)}` };
  }

  const to = (destination: ToldPlace, p: Person): string =>
    destination === 'discard'
      ? ''
      : destination === 'hand'
        ? ' auf die Hand'
        : ` auf ${p.my('en')} Nachziehstapel`;

  function cost({ exactly, it, coins }: ToldLimit, noPotion: boolean): Line {
    const none = noPotion ? line` und keinen ${potion('Trank')}` : [];
    if (!it) return line`${exactly ? 'genau' : 'höchstens'} ${coin(coins)}${none} kostet`;
    if (coins === 0) return [exactly ? 'genauso viel kostet' : 'höchstens so viel kostet'];
    const amount = coin(Math.abs(coins));
    if (coins > 0) return line`${exactly ? 'genau' : 'höchstens'} ${amount} mehr kostet`;
    return line`${exactly ? 'genau' : 'mindestens'} ${amount} weniger kostet`;
  }

  function gained(act: Extract<Act, { act: 'gainACard' }>, p: Person): Doing {
    const { filter } = act;
    const noun = isNamed(filter)
      ? `eine Karte ${listed((filter.cards ?? []).map(name), 'oder')}${except(filter)}`
      : one(filter);
    const which = act.byPlayer && p.who === 'they' ? [['die du auswählst']] : [];
    const clauses = [...said(filter, true), cost(act.limit, act.noPotion), ...which];
    return { verb: TAKE, what: [`${noun}${to(act.to, p)}`], after: relative(clauses) };
  }

  function rest({ how, what }: Extract<Act, { act: 'rest' }>, p: Person): Doing {
    const these = { it: 'sie', them: 'sie', others: 'die übrigen', aside: 'die zur Seite gelegten Karten' }[
      what
    ];
    if (how !== 'deck') return deal(how, [these], 1, p);
    const order = what === 'it' ? '' : ' in beliebiger Reihenfolge';
    return { verb: PUT_BACK, what: [`${these}${order} auf ${p.my('en')} Nachziehstapel`] };
  }

  function doing(act: Act, p: Person): Doing {
    const isYou = p.who === 'you';
    const he = isYou ? 'du' : 'er';
    const has = isYou ? 'hast' : 'hat';
    switch (act.act) {
      case 'bonus':
        return bonus(act, p);
      case 'pick':
        return picked(act, p);
      case 'downTo': {
        const left = act.handSize === 0 ? 'keine mehr' : `nur noch ${act.handSize}`;
        return { ...deal(act.how, ['Handkarten'], act.times, p), after: [`, bis ${he} ${left} ${has},`] };
      }
      case 'copies':
        return deal(act.how, [`bis zu ${act.most} gleiche Handkarten`], act.times, p);
      case 'them': {
        const put = deal(
          act.how,
          [act.isOne ? 'die gefundene Karte' : 'die gefundenen Karten'],
          act.times,
          p,
        );
        const order = act.how === 'play' && !act.isOne ? ' in beliebiger Reihenfolge' : '';
        return { ...put, what: line`${put.what}${order}` };
      }
      case 'rest':
        return rest(act, p);
      case 'all':
        return deal(act.how, ['alle diese Karten'], 1, p);
      case 'reveal':
        return { verb: REVEAL, what: [`${topCards(act.n)} ${p.my('es')} Nachziehstapels`] };
      case 'dig': {
        const isOne = act.n === 1;
        const many = isOne ? one(act.filter, 'Karte', subject) : `${spelt(act.n)} ${several(act.filter)}`;
        const come = isOne ? 'erschienen ist' : 'erschienen sind';
        const after = line`, bis ${many} ${come}${relative(said(act.filter, isOne))},`;
        return { verb: REVEAL, what: [`Karten von ${p.my('em')} Nachziehstapel`], after };
      }
      case 'take': {
        const these = line`alle ${several(act.filter, 'Karte', 'und')} davon${relative(said(act.filter, false))}`;
        return { verb: TAKE, what: line`${these} auf die Hand` };
      }
      case 'drawUntil':
        return {
          verb: DRAW,
          what: ['einzeln Karten'],
          after: [`, bis ${he} ${act.handSize} auf der Hand ${has},`],
        };
      case 'setAside': {
        const noun = isNamed(act.filter)
          ? `Karte ${listed((act.filter.cards ?? []).map(name), 'oder')}`
          : base(act.filter, 'Karte');
        const each = line`jede gezogene ${noun}${except(act.filter)}${relative(said(act.filter, true))}`;
        return { verb: PUT, what: line`${each} zur Seite` };
      }
      case 'gain':
        return { verb: TAKE, what: [`${object(act.card)}${to(act.to, p)}`] };
      case 'gainCopyOfIt':
        return { verb: TAKE, what: [`eine gleiche Karte${to(act.to, p)}`] };
      case 'gainACard':
        return gained(act, p);
      case 'nextHand':
        return { verb: DRAW, what: [`am Ende dieses Zuges nur ${cardsOf(act.cards)}`] };
      case 'extraTurn':
        return {
          verb: PLAY_TURN,
          what: ['nach diesem Zug einen zusätzlichen Zug'],
          after: [`, aber auf diese Weise nie mehr als ${spelt(act.mostInARow)} Züge hintereinander,`],
        };
      case 'matPut':
        return {
          verb: PUT,
          what: [`${topCards(act.n)} ${p.my('es')} Nachziehstapels verdeckt auf ${p.my('')} Tableau`],
        };
      case 'matTake':
        return { verb: TAKE, what: [`alle Karten von ${p.my('em')} Tableau auf die Hand`] };
      case 'marketReveal':
        return { verb: REVEAL, what: [`${topCards(act.n)} des Schwarzmarktstapels`] };
      case 'marketBuy':
        return { verb: BUY, what: ['Geldkarten'] };
      case 'marketUnder':
        return { verb: PUT, what: ['die übrigen in beliebiger Reihenfolge unter den Schwarzmarktstapel'] };
      case 'revealHand':
        return { verb: SHOW_HAND, what: [`${p.my('e')} Hand`] };
      case 'discardHand':
        return { verb: DISCARD, what: [`${p.my('e')} Hand`] };
      case 'discardDeck':
        return { verb: PUT, what: [`${p.my('en')} ganzen Nachziehstapel auf ${p.my('en')} Ablagestapel`] };
      case 'lookThroughDiscard':
        return { verb: LOOK_THROUGH, what: [`${p.my('en')} Ablagestapel`] };
      case 'gainFromTrash':
        return { verb: TAKE, what: ['beliebig viele der so entsorgten Karten'] };
      case 'trashThis':
        return { verb: TRASH, what: [act.isIt === true ? 'sie' : 'diese Karte'] };
      case 'putThisOnDeck':
        return {
          verb: PUT,
          what: [`${act.isIt === true ? 'sie' : 'diese Karte'} auf ${p.my('en')} Nachziehstapel`],
        };
      case 'nameACard':
        return { verb: NAME, what: ['eine Karte'] };
    }
  }

  function clause(acts: readonly Act[], { who, subject: whom, may }: Speaking): Line {
    const p: Person = { who, my: (ending) => `${who === 'you' ? 'dein' : 'sein'}${ending}` };
    const isBare = who === 'they' && whom === 'bare';
    const [first] = acts;
    // What the reader gets stands there as it is.
    if (acts.length === 1 && first?.act === 'bonus' && who === 'you' && !may) {
      const { verb, what } = bonus(first, p);
      if (verb === GET) return what;
    }
    const parts = acts.map((act) => {
      const { verb, what, after = [] } = doing(act, p);
      if (may || isBare) return line`${what} ${verb[2]}${after}`;
      return line`${who === 'you' ? verb[0] : verb[1]} ${what} ${verb[3]}${after}`;
    });
    const body = together(parts, who === 'they' || isPair(acts) ? ' und ' : ', dann ');
    if (who === 'you') return may ? line`du darfst ${body}` : body;
    if (isBare) return may ? line`${body} dürfen` : body;
    return line`${subjectOf(whom)} ${may ? 'darf ' : ''}${body}`;
  }

  function fact(that: Fact, who: Who): Line {
    const isYou = who === 'you';
    switch (that.fact) {
      case 'stayInPlay':
        return [`diese Karte bleibt bis zum Ende ${isYou ? 'deines' : 'seines'} nächsten Zuges im Spiel`];
      case 'passLeft':
        return ['alle Spieler geben gleichzeitig eine Handkarte nach links weiter'];
      case 'unaffected':
        return ['der Angriff betrifft dich nicht'];
      case 'possess':
        return [
          isYou
            ? 'dein linker Nachbar hat nach diesem Zug einen zusätzlichen Zug, in dem du seine Karten siehst, alles entscheidest und nimmst, was er nehmen würde; seine entsorgten Karten kommen am Ende auf seinen Ablagestapel zurück'
            : 'sein linker Nachbar hat nach diesem Zug einen zusätzlichen Zug, in dem er dessen Karten sieht, alles entscheidet und nimmt, was jener nehmen würde; dessen entsorgte Karten kommen am Ende auf dessen Ablagestapel zurück',
        ];
      case 'costsLess':
        return line`für den Rest dieses Zuges kostet jede Karte, wo immer sie ist, ${coin(that.coins)} weniger, aber nie weniger als ${coin(0)}`;
      case 'makesMore':
        return line`für den Rest dieses Zuges bringt ${everyOne(that.card)} ausspielst, ${coin(that.coins)} mehr`;
    }
  }

  /** "jedes Kupfer, das du". */
  function everyOne(id: CardId): string {
    const accusative = known(id).forms?.accusative ?? '';
    if (accusative.startsWith('einen ')) return `jeder ${name(id)}, den du`;
    if (accusative.startsWith('ein ')) return `jedes ${name(id)}, das du`;
    if (accusative.startsWith('eine ')) return `jede ${name(id)}, die du`;
    return `jede Karte ${name(id)}, die du`;
  }

  const DONE: Readonly<
    Record<Exclude<Extract<ToldCondition, { atLeast: number }>['done'], 'extraTurn'>, string>
  > = {
    discard: 'abgelegt',
    trash: 'entsorgt',
    deck: 'auf den Nachziehstapel gelegt',
    hand: 'auf die Hand genommen',
    show: 'gezeigt',
    return: 'zurückgelegt',
    play: 'ausgespielt',
    gain: 'genommen',
    anything: 'betroffen',
  };

  function condition(when: ToldCondition, who: Who, holds: boolean): Line {
    const isYou = who === 'you';
    const not = holds ? '' : 'nicht ';
    if ('did' in when) return [isYou ? `wenn du es ${not}tust` : `wenn er es ${not}tut`];
    if ('atLeast' in when) {
      if (when.done === 'extraTurn')
        return [`wenn es ${holds ? 'zu diesem Zug' : 'nicht zu diesem Zug'} kommt`];
      const were = when.atLeast === 1 ? '1 Karte' : `${when.atLeast} Karten`;
      return [`wenn ${not}mindestens ${were} ${DONE[when.done]} ${when.atLeast === 1 ? 'wurde' : 'wurden'}`];
    }
    if ('itIs' in when) return [`ist sie ${holds ? 'eine' : 'keine'} ${TYPES[when.itIs]}`];
    if ('itCostsPotion' in when) {
      return holds
        ? line`gehört ${potion('ein Trank')} zu ihren Kosten`
        : line`gehört kein ${potion('Trank')} zu ihren Kosten`;
    }
    if ('cardsInHandAtLeast' in when) {
      const n = when.cardsInHandAtLeast;
      const cards = `${holds ? 'mindestens' : 'weniger als'} ${n} ${n === 1 ? 'Handkarte' : 'Handkarten'}`;
      return [isYou ? `wenn du ${cards} hast` : `wenn er ${cards} hat`];
    }
    if ('handHas' in when) {
      const noun = one(when.handHas, 'Karte', subject);
      const clauses = relative(said(when.handHas, true));
      const none = listed(
        noun.split(' oder ').map((item) => item.replace(/^ein/, 'kein')),
        'oder',
      );
      return line`ist ${holds ? noun : none} darunter${clauses}`;
    }
    if ('actionsPlayedAtLeast' in when) {
      const many = `${holds ? 'mindestens' : 'weniger als'} ${spelt(when.actionsPlayedAtLeast)}`;
      const actions = when.actionsPlayedAtLeast === 1 ? 'Aktion' : 'Aktionen';
      return [`hast du in diesem Zug ${many} ${actions} ausgespielt, diese mitgezählt,`];
    }
    if ('isTheNamedCard' in when) return [`ist es ${not}die genannte`];
    return [`ist diese Karte ${not}im Spiel`];
  }

  const otherwise: Line = ['sonst'];

  /** The verb comes first after a condition: "wenn er es tut, nimmt er …"; what cannot be turned round follows a colon. */
  function consequence(head: Line, body: Line): Line {
    const [first, ...others] = body;
    const between = head === otherwise ? ' ' : ', ';
    if (typeof first === 'string' && IS_TOLD.test(first)) return line`${head}${between}${body}`;
    const turned = typeof first === 'string' ? /^(du|er|diese Karte) (\S+)/.exec(first) : null;
    if (turned === null || typeof first !== 'string') return line`${head}: ${capital(body)}`;
    const [whole, pronoun, verb] = turned;
    return line`${head}${between}${verb} ${pronoun}${first.slice(whole.length)}${others}`;
  }

  return {
    clause,
    fact,
    condition,
    consequence,
    otherwise,
    chooses(n, optional, chooser, whom, forOthers) {
      const which = n === 1 ? 'eins' : `${spelt(n)} verschiedene`;
      if (chooser === 'you' && optional) return [`du darfst ${which} wählen`];
      if (forOthers) return [`du wählst ${which}`];
      if (chooser === 'you') return [`wähle ${which}`];
      return [optional ? `${subjectOf(whom)} darf ${which} wählen` : `${subjectOf(whom)} wählt ${which}`];
    },
    mayDoThis: (chooser, whom) =>
      chooser === 'you' ? ['du darfst Folgendes tun'] : [`${subjectOf(whom)} darf Folgendes tun`],
    or: 'oder',
    doNothing: ['nichts'],
    forGroup: (group) => [FOR[group]],
    forEachDifferentlyNamed: ['für jede mit anderem Namen, ist sie'],
    ofType: (type) => [`eine ${TYPES[type]}`],
    whenAttacked: ['spielt ein Mitspieler einen Angriff aus, darfst du diese Karte aus der Hand zeigen'],
    whenDiscarded: (filter) =>
      filter === undefined
        ? ['wenn du diese Karte aus dem Spiel ablegst']
        : line`wenn du diese Karte aus dem Spiel ablegst, während dort ${one(filter, 'Karte', subject)}${relative(said(filter, true))} von dir liegt`,
    notes: {
      potion: line`Bezahlt eine Karte, zu deren Kosten ${potion('ein Trank')} gehört.`,
      mat: ['Die Karten auf deinem Tableau darfst du jederzeit ansehen; am Ende des Spiels gehören sie dir.'],
      market: ['(Im Stapel liegt von jeder Königreichkarte, die nicht im Vorrat ist, eine.)'],
    },
    worth(every, of) {
      const isOne = every === 1;
      const alone = isNamed(of)
        ? listed((of.cards ?? []).map(name), 'oder')
        : `${base(of, 'Karte')}${except(of)}`;
      const noun = isOne ? alone : `${every} ${several(of)}`;
      const rounded = isOne ? '' : ', abgerundet';
      return line`${shield(1)} je ${noun} in deinem Besitz${relative(said(of, isOne))}${rounded}`;
    },
    capitalAfterColon: true,
  };
}
