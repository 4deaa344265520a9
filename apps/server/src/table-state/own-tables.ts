// A person's tables as the text of an answer. Fifty tables take milliseconds to check and to write down, in which nobody's
// choice would be answered: so they are written where the store reads, and that is a thread of its own on SQLite. Only who
// is at a table just now is known to the main thread alone, which puts it in where anybody is; where nobody is, it sends on
// the bytes that it was given.

import { type Id, type OwnTable, TablesAnswer, ownCardsOf } from '@tenfold/protocol';
import type { StoredTable, TableOfPerson } from './stored-table.ts';
import { type ShownPerson, type WhoIsThere, asItStands, tableView } from './table-view.ts';

/** One table as JSON, as if nobody were there. */
export interface OwnTableText {
  readonly id: Id;
  readonly text: string;
}

/** The answer with all of them, as if nobody were there. */
export interface OwnTablesBytes {
  readonly bytes: Uint8Array;
  readonly tables: readonly Id[];
  /** Behind which byte the text of each ends. */
  readonly ends: readonly number[];
}

/** What a list of tables is made with besides what is stored; plain data, for it goes from thread to thread. */
export interface ListedWith {
  readonly now: number;
  readonly characterNames: ReadonlyMap<string, string>;
}

const NOBODY: WhoIsThere = { isHere: () => false, watching: () => 0 };

export function ownTableText(
  { table, game }: TableOfPerson,
  people: ReadonlyMap<Id, ShownPerson>,
  { now, characterNames }: ListedWith,
): OwnTableText {
  const nameOfCharacter = (id: string): string => characterNames.get(id) ?? id;
  const stands = withoutOwnCards(asItStands(table, game?.isOver === true, now));
  const view = tableView(stands, { people, nameOfCharacter }, NOBODY);
  const yourMove = view.state === 'playing' && game?.waitsForHim === true;
  const left = view.state === 'playing' && !yourMove && game?.hasLeft === true;
  const shown: OwnTable = { ...view, yourMove, ...(left ? { left } : {}) };
  const [checked] = TablesAnswer.parse({ tables: [shown] }).tables;
  return { id: table.id, text: JSON.stringify(checked) };
}

/** Whether a table is shown otherwise after a while, without anybody changing it. */
export const changesByItself = ({ consent, draft }: StoredTable): boolean =>
  draft !== null || consent.offer !== null || consent.past.length > 0;

/** What a home-made card does is for those who look at the table; a list of many would be long by it. */
function withoutOwnCards(table: StoredTable): StoredTable {
  const { kingdom } = table.options;
  if (ownCardsOf(kingdom).length === 0 || kingdom.kind === 'recommended') return table;
  const { ownCards: _ownCards, ...rest } = kingdom;
  return { ...table, options: { ...table.options, kingdom: rest } };
}

const BEGINNING = '{"tables":[';
const BETWEEN = ',';
const END = ']}';

export function ownTablesBytes(texts: readonly OwnTableText[]): OwnTablesBytes {
  const ends: number[] = [];
  let end = BEGINNING.length;
  for (const { text } of texts) {
    end += Buffer.byteLength(text);
    ends.push(end);
    end += BETWEEN.length;
  }
  const bytes = Buffer.from(BEGINNING + texts.map(({ text }) => text).join(BETWEEN) + END);
  return { bytes, tables: texts.map(({ id }) => id), ends };
}

/** The answer with those who are at the tables. */
export function withPresences({ bytes, tables, ends }: OwnTablesBytes, presence: Presences): Buffer {
  const answer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (tables.every((id) => presence.isEmpty(id))) return answer;
  let begin = BEGINNING.length;
  const texts = tables.map((id, index) => {
    const end = ends[index] ?? begin;
    const text = answer.toString('utf8', begin, end);
    begin = end + BETWEEN.length;
    return { id, text: presence.isEmpty(id) ? text : withPresence(text, presence) };
  });
  return Buffer.from(ownTablesBytes(texts).bytes);
}

interface Presences extends WhoIsThere {
  isEmpty(table: Id): boolean;
}

function withPresence(text: string, presence: WhoIsThere): string {
  const table = JSON.parse(text) as OwnTable;
  const people = table.seats.flatMap((occupant) => (occupant?.kind === 'person' ? [occupant.id] : []));
  return JSON.stringify({
    ...table,
    seats: table.seats.map((occupant) =>
      occupant?.kind === 'person' ? { ...occupant, here: presence.isHere(table.id, occupant.id) } : occupant,
    ),
    watching: presence.watching(table.id, new Set(people)),
  } satisfies OwnTable);
}
