// What the book shows of the rulings: the data of `rulings/`, in the reader's language and in a reader's words.

import type { CardId } from '@tenfold/rules';
import type { Language } from '../languages.ts';
import type { Ruling } from '../rulings.ts';
import { cardsOf } from '../rulings.ts';
import type { BasisId, SourceId } from './book-text.ts';
import type { BookPlace } from './chapters.ts';
import { placeOf } from './chapters.ts';
import { MISPRINTS, issueOf } from './conflict-topics.ts';
import { capitalised, readable, sentence } from './readable.ts';

/** The files of `rulings/`, as they are stored, and what is translated of them. */
export interface RulingFiles {
  readonly rulings: readonly StoredRuling[];
  readonly conflicts: readonly StoredConflict[];
  readonly ambiguities: readonly {
    readonly topic: string;
    readonly question: string;
    readonly proposal: string;
  }[];
  readonly houseRules: readonly {
    readonly topic: string;
    readonly question: string;
    readonly rule: string;
  }[];
  /** Null for English, in which they are written. */
  readonly translation: RulingTranslation | null;
  readonly scenarios: readonly ListedScenario[];
}

/** An entry of `rulings.json`. */
export interface StoredRuling extends Ruling {
  readonly sources: readonly string[];
  readonly basis?: string;
}

/** An entry of `conflicts.json`: what each text says and what holds, or the trouble in one sentence and what holds. */
export type StoredConflict =
  | {
      readonly id: string;
      readonly topic: string;
      readonly texts: Readonly<Record<string, string>>;
      readonly reading: string;
      readonly related: readonly string[];
    }
  | { readonly id: string; readonly issue: string; readonly resolution: string };

/** What `translations/` has in one language. */
export interface RulingTranslation {
  readonly statements: Readonly<Record<string, string>>;
  /** Its title, what the texts say (in the order of the English ones), and what holds. */
  readonly conflicts: Readonly<
    Record<string, readonly [title: string, says: readonly string[], reading: string]>
  >;
  /** Questions and answers: first those that all texts leave open, then those that Tenfold had to settle. */
  readonly questions: readonly (readonly [question: string, answer: string])[];
  /** Of the scenarios, by the file that they are in, in their order there. */
  readonly titles: Readonly<Record<string, readonly string[]>>;
}

/** A scenario as the book lists it: where it lies, what it is called in English, and the rulings that it shows. */
export interface ListedScenario {
  /** Its file without the ending: "base/moat". */
  readonly file: string;
  /** Which of the file's, from 0. */
  readonly place: number;
  readonly title: string;
  readonly rulings: readonly string[];
}

/** A ruling as it stands in the book. */
export interface BookRuling extends Ruling {
  readonly place: BookPlace;
  /** The cards that it is about, first the one it belongs to. */
  readonly cards: readonly CardId[];
  readonly sources: readonly SourceId[];
  readonly basis: BasisId;
  /** The titles of the scenarios that show it on a board. */
  readonly examples: readonly string[];
}

/** A point on which the rulebooks say different things, and which reading holds. */
export interface Disagreement {
  readonly id: string;
  readonly title: string;
  /** Texts that say the same share a line; nobody's where the trouble is told as one. */
  readonly says: readonly { readonly by: readonly SourceId[]; readonly text: string }[];
  /** What holds here. */
  readonly reading: string;
  /** The rulings that it is about. */
  readonly rulings: readonly string[];
  readonly places: readonly BookPlace[];
}

/** A question on which all rulebooks are silent, and how it was settled. */
export interface SilentQuestion {
  readonly question: string;
  readonly answer: string;
  readonly places: readonly BookPlace[];
}

/** All that has been settled, in one language. */
export interface BookRulings {
  readonly rulings: readonly BookRuling[];
  readonly disagreements: readonly Disagreement[];
  readonly questions: readonly SilentQuestion[];
}

/** The rulings of the book from the stored files. */
function bookRulings({ translation, scenarios, ...files }: RulingFiles): BookRulings {
  const places = new Map(files.rulings.map((ruling) => [ruling.id, placeOf(ruling)]));
  const questions = [
    ...files.ambiguities.map(({ topic, question, proposal }) => ({ topic, question, answer: proposal })),
    ...files.houseRules.map(({ topic, question, rule }) => ({ topic, question, answer: rule })),
  ];
  return {
    rulings: files.rulings.map(({ id, topic, statement, sources, basis }) => ({
      id,
      topic,
      statement: sentence(translation?.statements[id] ?? readable(statement)),
      place: placeOf({ id, topic }),
      cards: cardsOf({ id, topic, statement }),
      sources: sources.filter(isSource),
      basis: basisOf(basis),
      examples: scenarios
        .filter(({ rulings }) => rulings.includes(id))
        .map(({ file, place, title }) => translation?.titles[file]?.[place] ?? title),
    })),
    disagreements: files.conflicts.map((conflict) => disagreement(conflict, places, translation)),
    questions: questions.map(({ topic, question, answer }, index) => {
      const [asked, answered] = translation?.questions[index] ?? [readable(question), readable(answer)];
      return {
        question: sentence(asked),
        answer: sentence(answered),
        places: topic.split(' / ').map((one) => placeOf({ id: '', topic: one })),
      };
    }),
  };
}

const SOURCES: readonly string[] = [
  '000',
  '001',
  '002',
  '003',
  '004',
  'base-1e',
  'general',
] satisfies SourceId[];
const isSource = (id: string): id is SourceId => SOURCES.includes(id);

/** What the data calls by other names: "explicit" and "rulebook" are both said. */
function basisOf(basis: string | undefined): BasisId {
  if (basis === 'derived') return 'follows';
  if (basis === 'interaction') return 'worked-out';
  return basis === 'face' ? 'card' : 'said';
}

function disagreement(
  conflict: StoredConflict,
  places: ReadonlyMap<string, BookPlace>,
  translation: RulingTranslation | null,
): Disagreement {
  const plain = 'issue' in conflict ? issue(conflict) : comparison(conflict, places);
  const translated = translation?.conflicts[conflict.id];
  if (translated === undefined) return plain;
  const [title, says, reading] = translated;
  return {
    ...plain,
    title,
    says: plain.says.map(({ by, text }, index) => ({ by, text: says[index] ?? text })),
    reading,
  };
}

function issue({ id, issue: trouble, resolution }: Extract<StoredConflict, { issue: string }>): Disagreement {
  const { title, headings } = issueOf(id);
  return {
    id,
    title,
    says: [{ by: [], text: sentence(readable(trouble)) }],
    reading: sentence(readable(resolution)),
    rulings: [],
    places: headings.map((topic) => placeOf({ id: '', topic })),
  };
}

function comparison(
  { id, topic, texts, reading, related }: Extract<StoredConflict, { texts: object }>,
  places: ReadonlyMap<string, BookPlace>,
): Disagreement {
  const says: { by: SourceId[]; text: string }[] = [];
  for (const by of Object.keys(texts).toSorted().filter(isSource)) {
    const text = readable(texts[by] ?? '');
    const alike = text === 'same' ? says.at(-1) : says.find((one) => one.text === text);
    if (text === '-') continue;
    if (alike === undefined) says.push({ by: [by], text });
    else alike.by.push(by);
  }
  const own = related.flatMap((ruling) => places.get(ruling) ?? []);
  return {
    id,
    title: capitalised(readable(topic)),
    says,
    reading: sentence(readable(reading)),
    rulings: related,
    places: own.length > 0 ? own : [placeOf({ id, topic: MISPRINTS })],
  };
}

/** What the book says about a ruling besides itself: the disagreements that name it, and those about its section. */
export const disagreementsAbout = (ruling: BookRuling, all: readonly Disagreement[]): Disagreement[] =>
  all.filter(({ rulings }) => rulings.includes(ruling.id));

/** Whether a section of the book is one of these places. */
export const isIn = ({ chapter, section }: BookPlace, places: readonly BookPlace[]): boolean =>
  places.some((place) => place.chapter === chapter && place.section === section);

/**
 * The rulings of the book in a language; `read` gives what is in a file of the folder `rulings/`, `scenarios` are those that
 * show them, in the order of their files.
 */
export function readBookRulings(
  read: (name: string) => unknown,
  language: Language,
  scenarios: readonly ListedScenario[],
): BookRulings {
  const files = {
    rulings: read('rulings.json'),
    conflicts: read('conflicts.json'),
    ambiguities: read('ambiguities.json'),
    houseRules: read('house-rules.json'),
    translation:
      language === 'en'
        ? null
        : {
            statements: read(`translations/${language}.json`),
            titles: read(`translations/titles/${language}.json`),
            ...(read(`translations/disagreements/${language}.json`) as object),
          },
    scenarios,
  };
  return bookRulings(files as RulingFiles);
}
