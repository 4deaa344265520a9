// Puts an outline together in a language: clauses to sentences, sentences to the lines of a card.

import type { Line, Sign } from '../card-texts/text.ts';
import { plus } from '../card-texts/text.ts';
import type { Grammar, Note, ClauseSubject, Who } from './grammar.ts';
import { capital, joined, line, sentence } from './line.ts';
import type { Act, Node } from './outline.ts';

type NodeOf<Kind extends Node['kind']> = Extract<Node, { kind: Kind }>;
/** A clause or several, without a full stop. */
interface Segment {
  readonly text: Line;
  readonly isSigns?: boolean;
}

/** So many clauses are joined to one sentence. */
const MOST_IN_A_SENTENCE = 3;

export class Composer {
  private readonly say: Grammar;

  constructor(grammar: Grammar) {
    this.say = grammar;
  }

  /** The lines of what happens when the card is played, after the bonuses at its head. */
  lines(nodes: readonly Node[]): readonly Line[] {
    const lines: Line[] = [];
    let pending: Node[] = [];
    const flush = (): void => {
      const text = paragraph(this.segments(pending, 'you', 'bare', false));
      if (text.length > 0) lines.push(text);
      pending = [];
    };
    nodes.forEach((node, at) => {
      const before = nodes[at - 1];
      if (node.kind === 'choose' && isList(node)) {
        flush();
        lines.push(...this.choiceLines(node));
      } else if (node.kind === 'byType') {
        pending.push(node);
        const told = this.segments(pending.slice(0, -1), 'you', 'bare', false);
        lines.push(
          joined([...told.map(({ text }) => sentence(text)), capital(this.say.forEachDifferentlyNamed)], ' '),
        );
        lines.push(...node.bonuses.map(([type, bonus]) => this.typeLine(type, bonus)));
        pending = [];
      } else {
        const isApart =
          before !== undefined &&
          (node.kind === 'group' ||
            before.kind === 'group' ||
            isSign(node) !== isSign(before) ||
            bothIf(before, node));
        if (isApart) flush();
        pending.push(node);
        if (node.kind === 'if' && nodes[at + 1]?.kind === 'if' && pending.length > 1) {
          pending.pop();
          flush();
          pending.push(node);
        }
      }
    });
    flush();
    return lines;
  }

  /** What a reader must know of things that the text speaks of. */
  notes(notes: readonly Note[]): readonly Line[] {
    return notes.map((note) => this.say.notes[note]);
  }

  /** What happens at another time, told in one sentence after the words that say when. */
  sentenceAfter(head: Line, nodes: readonly Node[], hasColon: boolean): Line {
    const body = this.body(hasColon ? nodes : spokenOf(nodes), 'you', 'bare');
    if (body === undefined) return sentence(head);
    return sentence(hasColon ? this.afterColon(head, body.text) : this.say.consequence(head, body.text));
  }

  private typeLine(type: Parameters<Grammar['ofType']>[0], bonus: readonly Node[]): Line {
    const body = this.body(bonus, 'you', 'bare');
    return line`${this.say.ofType(type)}: ${body?.text ?? this.say.doNothing}`;
  }

  private segments(
    nodes: readonly Node[],
    who: Who,
    subject: ClauseSubject,
    isInline: boolean,
  ): readonly Segment[] {
    const segments: Segment[] = [];
    let next = subject;
    for (let at = 0; at < nodes.length;) {
      const run = runAt(nodes, at, who, isInline);
      const made = this.segmentsOf(run, who, next, isInline);
      segments.push(
        ...(isInline && made.length > 1 && nodes.length > run.length ? [inBrackets(made)] : made),
      );
      if (made.length > 0 && next !== 'bare') next = 'pronoun';
      at += run.length;
    }
    return segments;
  }

  /** Of one node, or of several that are told together. */
  private segmentsOf(
    run: readonly Node[],
    who: Who,
    subject: ClauseSubject,
    isInline: boolean,
  ): readonly Segment[] {
    const [node] = run;
    if (node === undefined) return [];
    switch (node.kind) {
      case 'act': {
        if (who === 'you' && isSign(node)) return [signsOf(run)];
        const acts = run.flatMap((one) => (one.kind === 'act' ? [one.act] : []));
        return [{ text: this.say.clause(acts, { who, subject, may: isMay(node.act) }) }];
      }
      case 'fact':
        return [{ text: this.forThem(subject, this.say.fact(node.fact, who)) }];
      case 'if':
        return this.ifSegments(node, who, subject, isInline);
      case 'choose':
        return this.choiceSegments(node, who, subject, isInline);
      case 'group':
        return this.segments(node.nodes, 'they', node.group, isInline);
      case 'byType':
        return [{ text: this.byTypeInline(node) }];
    }
  }

  /** What is not said of a subject by itself says first whom it is about. */
  private forThem(subject: ClauseSubject, text: Line): Line {
    return subject === 'bare' || subject === 'pronoun'
      ? text
      : this.afterColon(this.say.forGroup(subject), text);
  }

  private ifSegments(
    found: NodeOf<'if'>,
    who: Who,
    subject: ClauseSubject,
    isInline: boolean,
  ): readonly Segment[] {
    const node = 'thisIsInPlay' in found.condition ? { ...found, then: spokenOf(found.then) } : found;
    const pronoun = who === 'you' ? 'bare' : 'pronoun';
    const [only, ...more] = node.then;
    const isOneOffer = only?.kind === 'choose' && more.length === 0 && node.otherwise.length === 0;
    if (isOneOffer && !isInline && !isList(only)) {
      // "If this is in play, you may … If you do, …": the second sentence can belong to nothing else.
      const [first, ...rest] = this.segments(node.then, who, pronoun, false);
      if (first === undefined) return [];
      const condition = this.say.condition(node.condition, who, true);
      return [{ text: this.forThem(subject, this.after(condition, first)) }, ...rest];
    }
    const then = this.body(node.then, who, pronoun);
    const otherwise = this.body(node.otherwise, who, pronoun);
    const first = then ?? otherwise;
    if (first === undefined) return [];
    const condition = this.say.condition(node.condition, who, then !== undefined);
    const told = { text: this.forThem(subject, this.after(condition, first)) };
    return then === undefined || otherwise === undefined
      ? [told]
      : [told, { text: this.after(this.say.otherwise, otherwise) }];
  }

  private after(head: Line, body: Segment): Line {
    const isLong = body.text.some((piece) => typeof piece === 'string' && piece.includes(';'));
    return body.isSigns === true || isLong
      ? this.afterColon(head, body.text)
      : this.say.consequence(head, body.text);
  }

  private choiceSegments(
    node: NodeOf<'choose'>,
    who: Who,
    subject: ClauseSubject,
    isInline: boolean,
  ): readonly Segment[] {
    const chooser = who === 'you' || node.byPlayer ? 'you' : 'they';
    const [only] = node.modes;
    if (!node.optional && node.n >= node.modes.length) {
      return this.segments(node.modes.flat(), who, subject, isInline);
    }
    if (node.modes.length === 1 && only !== undefined) return this.maySegments(only, chooser, who, subject);
    const modeSubject = chooser === who ? 'bare' : 'pronoun';
    const modes = node.modes.map((mode) => {
      const body = this.body(mode, who, modeSubject)?.text ?? this.say.doNothing;
      return hasSemicolon(body) ? line`(${body})` : body;
    });
    const between = node.n === 1 ? `; ${this.say.or} ` : '; ';
    const head = this.say.chooses(node.n, node.optional, chooser, subject, chooser !== who);
    const list = this.afterColon(head, joined(modes, between));
    return [{ text: chooser === who ? list : this.forThem(subject, list) }];
  }

  /** "You may trash this. If you do, …" */
  private maySegments(
    mode: readonly Node[],
    chooser: Who,
    who: Who,
    subject: ClauseSubject,
  ): readonly Segment[] {
    const [first, ...rest] = mode;
    if (first === undefined) return [];
    const isPlain = first.kind === 'act' && !isMay(first.act) && chooser === who;
    if (!isPlain) {
      const body = this.body(mode, who, who === 'they' && chooser === 'you' ? 'pronoun' : 'bare');
      if (body === undefined) return [];
      const text = this.afterColon(this.say.mayDoThis(chooser, subject), body.text);
      return [{ text: chooser === who ? text : this.forThem(subject, text) }];
    }
    const may = { text: this.say.clause([first.act], { who, subject, may: true }) };
    const then = this.body(rest, who, who === 'you' ? 'bare' : 'pronoun');
    if (then === undefined) return [may];
    return [may, { text: this.after(this.say.condition({ did: true }, who, true), then) }];
  }

  /** Several clauses inside a sentence. */
  private body(nodes: readonly Node[], who: Who, subject: ClauseSubject): Segment | undefined {
    const segments = this.segments(withDrawsInWords(nodes), who, subject, true);
    if (segments.length === 0) return undefined;
    const texts = segments.map(({ text }, at) => {
      const isLast = at === segments.length - 1;
      return hasSemicolon(text) && !isLast && !isBracketed(text) ? line`(${text})` : text;
    });
    return { text: joined(texts, '; '), isSigns: segments.every(({ isSigns }) => isSigns === true) };
  }

  private byTypeInline(node: NodeOf<'byType'>): Line {
    const types = node.bonuses.map(([type, bonus]) => this.typeLine(type, bonus));
    return line`${this.say.forEachDifferentlyNamed} ${joined(types, ', ')}`;
  }

  /** "Choose one:", and a line for each mode; bonuses side by side. */
  private choiceLines(node: NodeOf<'choose'>): readonly Line[] {
    const { or } = this.say;
    const head = line`${capital(this.say.chooses(node.n, node.optional, 'you', 'bare', false))}:`;
    const rows: { text: Line; isSigns: boolean }[] = [];
    node.modes.forEach((mode) => {
      const body = this.body(mode, 'you', 'bare') ?? { text: this.say.doNothing };
      const isSigns = body.isSigns === true;
      const last = rows.at(-1);
      if (isSigns && last?.isSigns === true && !(node.n > 1 && last.text.length > 1)) {
        last.text = node.n === 1 ? line`${last.text} ${or} ${body.text}` : line`${last.text} ${body.text}`;
      } else rows.push({ text: body.text, isSigns });
    });
    return [
      head,
      ...rows.map(({ text, isSigns }, at) => {
        const isLast = at === rows.length - 1;
        const isAfterColon = at === 0 && this.say.capitalAfterColon;
        const begun = at > 0 && node.n === 1 ? line`${or} ${text}` : isAfterColon ? capital(text) : text;
        if (isSigns) return begun;
        return isLast ? line`${begun}.` : line`${begun};`;
      }),
    ];
  }

  private afterColon(head: Line, body: Line): Line {
    return line`${head}: ${this.say.capitalAfterColon ? capital(body) : body}`;
  }
}

/** Sentences one after the other. */
function paragraph(segments: readonly Segment[]): Line {
  const sentences = segments.map(({ text }) => sentence(text));
  return joined(
    sentences.map((one, at) => {
      const last = one.at(-1);
      const isOpen = typeof last === 'object' && at < sentences.length - 1;
      return isOpen ? line`${one}.` : one;
    }),
    ' ',
  );
}

/** What is told together from here on. */
function runAt(nodes: readonly Node[], at: number, who: Who, isInline: boolean): readonly Node[] {
  const [first, ...following] = nodes.slice(at);
  if (first === undefined) return [];
  if (first.kind !== 'act' || isMay(first.act)) return [first];
  const run: Node[] = [first];
  const isBonus = who === 'you' && isSign(first);
  for (const node of following) {
    if (node.kind !== 'act' || isMay(node.act)) break;
    if (isBonus !== (who === 'you' && isSign(node))) break;
    if (!isBonus && run.length >= MOST_IN_A_SENTENCE) break;
    if (!isBonus && !isInline && who === 'you' && !belongTogether(run.at(-1), node)) break;
    run.push(node);
  }
  return run;
}

/** Drawing among other acts is said with its verb: "discard your hand, then draw 4 cards". */
function withDrawsInWords(nodes: readonly Node[]): readonly Node[] {
  const signs = nodes.filter(isSign);
  if (signs.length === nodes.length || !signs.every(isDraw)) return nodes;
  return nodes.map((node) =>
    node.kind === 'act' && isSign(node) && node.act.act === 'bonus'
      ? { ...node, act: { ...node.act, inWords: true } }
      : node,
  );
}

const isDraw = (node: Node): boolean =>
  node.kind === 'act' && node.act.act === 'bonus' && node.act.what === 'cards';

/** Whether two acts of the reader are one sentence. */
function belongTogether(one: Node | undefined, other: Node): boolean {
  if (one?.kind !== 'act' || other.kind !== 'act') return false;
  const [first, second] = [one.act.act, other.act.act];
  if (first === 'nameACard') return second === 'reveal';
  if (other.act.act === 'bonus') return isThatManyCards(other.act) && first === 'pick';
  const puts = ['them', 'take', 'rest'];
  return puts.includes(first) && (second === 'rest' || second === 'them');
}

const isThatManyCards = ({ what, n }: Extract<Act, { act: 'bonus' }>): boolean =>
  what === 'cards' && typeof n === 'object' && 'thatMany' in n;

/** A bonus that stands as a bold sign where the reader gets it. */
const isSign = (node: Node): boolean =>
  node.kind === 'act' &&
  node.act.act === 'bonus' &&
  node.act.what !== 'tokens' &&
  node.act.inWords !== true &&
  typeof node.act.n === 'number';

/** What a player may leave. */
function isMay(act: Act): boolean {
  switch (act.act) {
    case 'pick':
      return act.least === 0 && act.most === 1;
    case 'gainACard':
      return act.optional;
    case 'setAside':
    case 'gainFromTrash':
    case 'marketBuy':
      return true;
    default:
      return false;
  }
}

function signsOf(run: readonly Node[]): Segment {
  const signs = run.flatMap((node): Sign[] => {
    if (node.kind !== 'act' || node.act.act !== 'bonus') return [];
    const { what, n } = node.act;
    return what === 'tokens' || typeof n !== 'number' ? [] : [plus(n, what)];
  });
  return { text: signs.flatMap((sign, at) => (at === 0 ? [sign] : [' ', sign])), isSigns: true };
}

const isList = (node: NodeOf<'choose'>): boolean =>
  node.modes.length > 1 && (node.optional || node.n < node.modes.length);

const bothIf = (one: Node, other: Node): boolean => one.kind === 'if' && other.kind === 'if';

const hasSemicolon = (text: Line): boolean =>
  text.some((piece) => typeof piece === 'string' && piece.includes(';'));

const isBracketed = ([first]: Line): boolean => typeof first === 'string' && first.startsWith('(');

const inBrackets = (segments: readonly Segment[]): Segment => ({
  text: line`(${joined(
    segments.map(({ text }) => text),
    '; ',
  )})`,
});

/** After words about this card, what comes first calls it "it". */
function spokenOf(nodes: readonly Node[]): readonly Node[] {
  const [first, ...rest] = nodes;
  if (first?.kind === 'act' && (first.act.act === 'trashThis' || first.act.act === 'putThisOnDeck'))
    return [{ ...first, act: { ...first.act, isIt: true } }, ...rest];
  if (first?.kind === 'choose' && first.modes.length === 1)
    return [{ ...first, modes: first.modes.map(spokenOf) }, ...rest];
  return nodes;
}
