// docs/rulings.md: the rulings for players, by topic and card.

import { cardsNamed } from './cards-named.ts';
import type { Chapter } from './chapters.ts';
import {
  TOGETHER,
  WORDS_AND_MISPRINTS,
  chaptersOf,
  headingOf,
  headingsOf,
  headingsOfConflict,
  isCard,
  titleOfConflict,
} from './chapters.ts';
import { TEXTS, capitalised, readable, sentence } from '@tenfold/i18n/rulebook';
import type { Conflict, RulingEntry, RulingSources } from './sources.ts';

/** What stands under one heading. */
interface Section {
  readonly rulings: RulingEntry[];
  readonly conflicts: Conflict[];
  /** Conflicts that stand elsewhere and concern this too. */
  readonly references: Conflict[];
  /** Questions and answers. */
  readonly silent: string[];
}

export function writeRulings(sources: RulingSources): string {
  const chapters = chaptersOf(sources.rulings);
  const sections = fillSections(sources, chapters);
  const parts = [
    introduction(sources),
    contents(chapters),
    ...chapters.map(
      (chapter) =>
        `## ${chapter.title}\n\n${chapter.topics.map((topic) => writeSection(topic, sections, sources)).join('\n\n')}`,
    ),
    houseRules(sources),
    departures(sources),
  ];
  return `${parts.join('\n\n')}\n`;
}

function fillSections(sources: RulingSources, chapters: readonly Chapter[]): Map<string, Section> {
  const sections = new Map<string, Section>(
    chapters.flatMap(({ topics }) =>
      topics.map((topic) => [topic, { rulings: [], conflicts: [], references: [], silent: [] }] as const),
    ),
  );
  const section = (heading: string): Section => {
    const found = sections.get(heading);
    if (found === undefined) throw new Error(`no chapter has the topic "${heading}"; add it to chapters.ts`);
    return found;
  };
  const headingOfRuling = new Map(sources.rulings.map(({ id, topic }) => [id, headingOf(topic).heading]));
  for (const ruling of sources.rulings) section(headingOf(ruling.topic).heading).rulings.push(ruling);
  for (const conflict of sources.conflicts) {
    const [home, ...others] = headingsOfConflict(conflict, headingOfRuling);
    section(home!).conflicts.push(conflict);
    for (const other of others) section(other).references.push(conflict);
  }
  for (const { topic, question, proposal } of sources.ambiguities) {
    for (const heading of headingsOf(topic)) section(heading).silent.push(answered(question, proposal));
  }
  for (const { topic, question, rule, reason } of sources.houseRules) {
    section(headingOf(topic).heading).silent.push(answered(question, `${sentence(rule)} ${reason}`));
  }
  return sections;
}

const answered = (question: string, answer: string): string =>
  `*${sentence(readable(question))}* Tenfold: ${sentence(readable(answer))}`;

function introduction({ rulings, conflicts, ambiguities, houseRules: own }: RulingSources): string {
  return `# The rulings

What the rulebooks of the first editions of Base, Intrigue and Alchemy say, card by card, and what Tenfold does where
they disagree or are silent: ${rulings.length} rulings, ${conflicts.length} places where the texts disagree or err, ${ambiguities.length} questions that none of them
answers, and ${own.length} things that Tenfold had to settle for itself.

This page is made from the data in [\`rulings/\`](../rulings) by \`npm run document:rulings\`; change the data, not the page.

## How to read it

Under each heading stands first **what is settled**. Each ruling ends with its id, which leads to the file that shows it: a
scenario, which is a position on the table, some moves, and what must then hold. [The notation](notation.md) explains how
they are written; it takes a minute to learn to read them. Every ruling is executable: \`tenfold check rulings\` plays all
scenarios and says what does not hold. Where a ruling holds over many shuffles, as how a kingdom is dealt or who begins, its
scenarios show single outcomes, and a test beside them counts many.

- A ruling marked ◦ is not printed in so many words, but follows from what is.
- *In italics* behind a ruling: who may see what.
- \`$5\` is a cost of five coins, \`$3P\` one of three coins and a Potion.
- A, B and C are players in turn order; of a possessed turn, A is the possessor and B the possessed player. *He* is whoever
  sits there.

Then, in boxes, **where the rulebooks disagree** (what each of them says, the reading that Tenfold follows, and why) and
**where they are silent** (the question, and what Tenfold does).

The texts compared are translations of the first edition. For Intrigue: two independent Hungarian ones, here called the *first*
and the *second Hungarian* text, the *Polish* and the *German* one. For Alchemy: the *Hungarian Alchemy* text. Where they part
ways, the English first-edition rulebook and the words on the cards decide. A few rulings, and some of the disagreements, come
from the English Base rulebook.`;
}

function contents(chapters: readonly Chapter[]): string {
  const lines = chapters.map(
    ({ title: name, topics }) =>
      `- **[${name}](#${slug(name)})**: ${topics.map((topic) => `[${topic}](#${slug(topic)})`).join(' · ')}`,
  );
  const last = [OWN, DEPARTURES].map((heading) => `- **[${heading}](#${slug(heading)})**`);
  return ['## Contents', '', ...lines, ...last].join('\n');
}

function writeSection(
  heading: string,
  sections: ReadonlyMap<string, Section>,
  sources: RulingSources,
): string {
  const section = sections.get(heading)!;
  const parts = [`### ${heading}`];
  if (heading === WORDS_AND_MISPRINTS) {
    parts.push('Slips of a translation or of a printer, and what concerns several cards at once.');
  }
  parts.push(...settled(section.rulings, sources));
  if (isCard(heading)) parts.push(...withOtherCards(heading, sections.get(TOGETHER)!.rulings));
  parts.push(...box('Where the rulebooks disagree', disagreements(section, heading)));
  parts.push(...box('Where they are silent', section.silent.length === 0 ? [] : [bullets(section.silent)]));
  return parts.join('\n\n');
}

/** Rulings without a part of their own first, then each part with its name. */
function settled(rulings: readonly RulingEntry[], sources: RulingSources): string[] {
  const parts = new Map<string | undefined, RulingEntry[]>([[undefined, []]]);
  for (const ruling of rulings) {
    const { part } = headingOf(ruling.topic);
    parts.set(part, [...(parts.get(part) ?? []), ruling]);
  }
  return [...parts]
    .filter(([, some]) => some.length > 0)
    .map(([part, some]) => {
      const list = bullets(some.map((ruling) => writeRuling(ruling, sources)));
      return part === undefined ? list : `*${capitalised(part)}*\n\n${list}`;
    });
}

function writeRuling({ id, statement, basis, visibility }: RulingEntry, { shownIn }: RulingSources): string {
  const [first, ...others] = shownIn.get(id)!;
  const shown = first === undefined ? id : `[${id}](../${first})`;
  const also = others.map((path, index) => `[${index + 2}](../${path})`);
  const seen = visibility === undefined ? '' : ` *${sentence(readable(visibility))}*`;
  const derived = basis === 'derived' ? ' ◦' : '';
  return `${anchor(id)}${sentence(readable(statement))}${derived}${seen} <sub>${[shown, ...also].join(', ')}</sub>`;
}

/** What the rulings on several cards say of this one. */
function withOtherCards(card: string, together: readonly RulingEntry[]): string[] {
  const concerned = together.filter(({ statement }) => cardsNamed(readable(statement)).has(card));
  if (concerned.length === 0) return [];
  const list = bullets(
    concerned.map(({ id, statement }) => `${sentence(readable(statement))} <sub>[${id}](#${slug(id)})</sub>`),
  );
  return [`*With other cards*\n\n${list}`];
}

function disagreements({ conflicts, references }: Section, heading: string): string[] {
  const see = references.map((conflict) => `[${titleOfConflict(conflict)}](#${slug(conflict.id)})`);
  return [
    ...conflicts.map((conflict) => writeConflict(conflict, heading)),
    ...(see.length === 0 ? [] : [`See also ${see.join('; ')}.`]),
  ];
}

function writeConflict(conflict: Conflict, heading: string): string {
  const name = titleOfConflict(conflict).replace(`${heading}: `, '');
  const first = `${anchor(conflict.id)}**${capitalised(name)}** <sub>${conflict.id}</sub>`;
  if ('issue' in conflict) {
    const { issue, resolution } = conflict;
    return [first, sentence(readable(issue)), `Tenfold: ${sentence(readable(resolution))}`].join('\n\n');
  }
  const { texts, reading, reason } = conflict;
  const answer = `Tenfold: **${sentence(readable(reading))}** ${sentence(readable(reason))}`;
  return [first, bullets(saidBy(texts)), answer].join('\n\n');
}

/** Texts that say the same share a line. */
function saidBy(texts: Readonly<Record<string, string>>): string[] {
  const sayings = new Map<string, string[]>();
  for (const code of Object.keys(texts).toSorted()) {
    const said = texts[code] === '-' ? 'does not say' : readable(texts[code]!);
    const agreeing = said === 'same' ? [...sayings.values()].at(-1) : sayings.get(said);
    if (agreeing === undefined) sayings.set(said, [code]);
    else agreeing.push(code);
  }
  return [...sayings].map(
    ([said, codes]) => `*${codes.map((code) => TEXTS[code]!.label).join(', ')}:* ${said}`,
  );
}

const OWN = 'What Tenfold settled itself';

function houseRules({ houseRules: own }: RulingSources): string {
  const list = own.map(({ topic, question }) => {
    const { heading } = headingOf(topic);
    return `[${heading}](#${slug(heading)}): ${readable(question)}`;
  });
  return `## ${OWN}\n\nThe answers stand under the headings named.\n\n${bullets(list)}`;
}

const DEPARTURES = 'Where the wording is ours';

function departures({ rulings }: RulingSources): string {
  const list = rulings.flatMap(({ id, departure }) =>
    departure === undefined ? [] : [`[${id}](#${slug(id)}): ${sentence(readable(departure))}`],
  );
  return `## ${DEPARTURES}\n\nThese rulings say something otherwise than the texts they were taken from.\n\n${bullets(list)}`;
}

const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** A quotation with a name, set off from what is settled. */
function box(name: string, paragraphs: readonly string[]): string[] {
  if (paragraphs.length === 0) return [];
  const lines = [`**${name}**`, ...paragraphs].join('\n\n').split('\n');
  return [lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n')];
}

const anchor = (id: string): string => `<a id="${slug(id)}"></a>`;

/** The anchor that a heading gets where Markdown is shown. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
