// Messages of people who mean no good: they know the ids of other people's tables and games, and have no seat there.

import { PROTOCOL_VERSION } from '@tenfold/protocol';
import type { Id } from '@tenfold/protocol';
import type { Dice } from '../seeded.ts';
import { damaged, deepNesting, hostileKey, hostileValue, noise, pick } from './hostile-values.ts';

/** What those who attack have found out. */
export interface Known {
  readonly tables: readonly [Id, ...Id[]];
  readonly games: readonly [Id, ...Id[]];
  readonly people: readonly [Id, ...Id[]];
}

export interface HostileMessage {
  /** For those who read of a failure. */
  readonly what: string;
  readonly text: string;
  /** A message that anybody may send: it may be answered by something else than a refusal. */
  readonly isHarmless: boolean;
}

type Make = (below: Dice, known: Known) => string;

const LONGEST = 15_000;

/** A command in a game of others, field by field, each as JSON. */
function foreign(below: Dice, { games }: Known): Map<string, string> {
  const game = JSON.stringify(pick(below, games));
  const mark = `"m${below(1000)}"`;
  const fields = pick<readonly (readonly [string, string])[]>(below, [
    [
      ['type', '"choose"'],
      ['number', String(below(60))],
      ['option', String(below(6))],
    ],
    [['type', '"undo"']],
    [
      ['type', '"allow-undo"'],
      ['request', String(below(60))],
      ['allow', pick(below, ['true', 'false'])],
    ],
    [['type', '"resign"']],
    [
      ['type', '"replace"'],
      ['seat', String(below(6))],
    ],
    [['type', '"end"']],
  ]);
  return new Map([...fields, ['game', game], ['mark', mark]]);
}

const written = (fields: ReadonlyMap<string, string>): string =>
  `{${[...fields].map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;

function changed(below: Dice, fields: Map<string, string>): Map<string, string> {
  const names = [...fields.keys()];
  const name = names[below(names.length)] ?? 'type';
  if (below(4) === 0) fields.delete(name);
  else fields.set(name, hostileValue(below));
  return fields;
}

/** Whatever comes of it, nobody who has no seat may be told that it is done. */
const REFUSED: Readonly<Record<string, Make>> = {
  noise: (below) => noise(below, below(40)),
  'JSON that is no object': (below) => hostileValue(below),
  'deep nesting': (below) => deepNesting(below),
  'something long': (below) => {
    const long = pick(below, ['x', '\u0000', '\u{1f4a9}', '9']).repeat(below(LONGEST / 8));
    return pick(below, [long, `{"type":${JSON.stringify(long)}}`, `{${JSON.stringify(long)}:1}`, `[${long}`]);
  },
  'an unknown type': (below) =>
    `{"type":${pick(below, [hostileValue(below), '"Choose"', '"choose "', '"state"', '"done"', '"admin"'])}}`,
  'a command in a game of others': (below, known) => written(foreign(below, known)),
  'one with a field changed': (below, known) => written(changed(below, foreign(below, known))),
  'one with a field too many': (below, known) =>
    written(foreign(below, known).set(hostileKey(below), hostileValue(below))),
  'one with a field twice': (below, known) =>
    written(foreign(below, known)).replace('{', `{"type":${hostileValue(below)},`),
  'a damaged one': (below, known) => damaged(below, written(foreign(below, known))),
  'one in another wrapping': (below, known) => {
    const text = written(foreign(below, known));
    return pick(below, [
      `[${text}]`,
      `\ufeff${text}`,
      `${text}${text}`,
      `${text};`,
      JSON.stringify(text),
      `//\n${text}`,
    ]);
  },
  'one in an unknown game': (below) =>
    `{"type":"choose","game":"${String(below(2 ** 31)).padStart(22, 'A')}","number":0,"option":0}`,
  'a prototype': (below, { games, people }) =>
    pick(below, [
      `{"__proto__":{"type":"resign","game":"${pick(below, games)}"}}`,
      `{"type":"resign","game":"${pick(below, games)}","__proto__":{"person":"${pick(below, people)}"}}`,
      `{"type":"end","game":"${pick(below, games)}","constructor":{"prototype":{"isAdmin":true}}}`,
    ]),
  'another hello': (below, { people }) =>
    pick(below, [
      `{"type":"hello","version":${PROTOCOL_VERSION},"token":"${pick(below, people)}.${'A'.repeat(43)}"}`,
      `{"type":"hello","version":${PROTOCOL_VERSION},"token":"${pick(below, people)}"}`,
      `{"type":"hello","version":${PROTOCOL_VERSION},"token":${hostileValue(below)}}`,
      `{"type":"hello","version":${PROTOCOL_VERSION}}`,
    ]),
};

/** What anybody may do, or what may be left of it. */
const HARMLESS: Readonly<Record<string, Make>> = {
  'a ping': (below) => `{"type":"ping","mark":${hostileValue(below)}}`,
  'a look at a table': (below, { tables }) =>
    `{"type":"${pick(below, ['open', 'close'])}","table":"${pick(below, tables)}"}`,
  'a damaged look': (below, { tables }) => damaged(below, `{"type":"open","table":"${pick(below, tables)}"}`),
};

const kinds = [
  ...Object.entries(REFUSED).map(([what, make]) => ({ what, make, isHarmless: false })),
  ...Object.entries(HARMLESS).map(([what, make]) => ({ what, make, isHarmless: true })),
];

export function hostileMessage(below: Dice, known: Known): HostileMessage {
  const kind = kinds[below(kinds.length)];
  if (kind === undefined) throw new RangeError('there are no kinds of messages');
  const { what, make, isHarmless } = kind;
  return { what, text: make(below, known), isHarmless };
}

/** What somebody with a seat may not do, in a game in which nobody has chosen anything. */
export function hostileChoice(below: Dice, game: Id): HostileMessage {
  const text = pick(below, [
    `{"type":"choose","game":"${game}","number":0,"option":${20 + below(1000)}}`,
    `{"type":"choose","game":"${game}","number":${1 + below(2 ** 30)},"option":${below(5)}}`,
    `{"type":"undo","game":"${game}"}`,
    `{"type":"allow-undo","game":"${game}","request":${below(10)},"allow":true}`,
    // No person has such a seat.
    `{"type":"replace","game":"${game}","seat":${2 + below(4)}}`,
  ]);
  return { what: 'what no seat may do', text, isHarmless: false };
}
