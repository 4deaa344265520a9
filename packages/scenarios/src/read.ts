// Reading the written parts of a scenario: cards, numbers, players. Each says what is wrong and on which line.

import type { Phase } from '@tenfold/rules';
import { PHASES, TYPES, cardNumber, fold, nearestNames, standardCards, title } from '@tenfold/rules';
import type { Scenario, Written } from './parse.ts';
import { ScenarioError } from './parse.ts';

/** No game has so many of one card; a slip of the pen might. */
export const MOST_COPIES = 200;

const WITHOUT_OBJECT: readonly string[] = [
  'play treasures',
  'play plain treasures',
  'end actions',
  'end turn',
  'clean up',
];
const WITH_OBJECT = /^(play|buy|discard|trash|topdeck|gain|pass|reveal|set aside|name|choose) (.+)$/i;
const TYPE_NAMES: ReadonlySet<string> = new Set(TYPES.map(fold));

export class Reader {
  readonly scenario: Scenario;

  constructor(scenario: Scenario) {
    this.scenario = scenario;
  }

  fail(line: number, reason: string): never {
    throw new ScenarioError(this.scenario.file, line, reason);
  }

  /** "copper", "Secret Chamber", "3 copper": one or more cards of a name. */
  private cardsOf(written: Written): string[] {
    const text = String(written.value);
    const counted = /^(\d+)\s+(.+)$/.exec(text);
    const id = this.card(counted === null ? text : counted[2]!, written.line);
    const copies = counted === null ? 1 : Number(counted[1]);
    if (copies > MOST_COPIES) this.fail(written.line, `${text}: no game has so many`);
    return Array.from({ length: copies }, () => id);
  }

  card(name: string, line: number): string {
    const number = cardNumber(standardCards, name);
    if (number !== undefined) return standardCards.ids[number]!;
    return this.fail(line, `there is no card "${name}"${suggestion(name)}`);
  }

  cards(written: Written): string[] {
    if (written.items.length === 0 && Array.isArray(written.value)) return [];
    if (written.items.length > 0) return written.items.flatMap((item) => this.cardsOf(item));
    if (typeof written.value === 'string') {
      if (written.value === 'nothing') return [];
      return written.value.split(',').flatMap((name) => this.cardsOf({ ...written, value: name.trim() }));
    }
    return this.fail(written.line, 'cards are written as a list: [copper, 2 estate]');
  }

  lists(written: Written): string[][] {
    if (!Array.isArray(written.value) || !written.value.every(Array.isArray)) {
      this.fail(written.line, 'shuffles are written as a list of lists: [[copper, estate], [gold]]');
    }
    return written.items.map((item) => this.cards(item));
  }

  number(written: Written): number {
    if (typeof written.value === 'number' && Number.isInteger(written.value)) return written.value;
    return this.fail(written.line, `${JSON.stringify(written.value)} is no whole number`);
  }

  text(written: Written): string {
    if (typeof written.value === 'string' || typeof written.value === 'number') return String(written.value);
    return this.fail(written.line, `${JSON.stringify(written.value)} is no text`);
  }

  texts(written: Written): string[] {
    return written.items.length > 0 ? written.items.map((item) => this.text(item)) : [this.text(written)];
  }

  yes(written: Written): boolean {
    if (typeof written.value === 'boolean') return written.value;
    return this.fail(written.line, `${JSON.stringify(written.value)} is neither true nor false`);
  }

  seat(names: readonly string[], written: Written): number {
    const seat = names.indexOf(String(written.value));
    if (seat >= 0) return seat;
    return this.fail(
      written.line,
      `nobody is called "${String(written.value)}"; the players are ${names.join(', ')}`,
    );
  }

  /** A player's name, as it is called. */
  name(names: readonly string[], written: Written): string {
    return names[this.seat(names, written)]!;
  }

  phase(written: Written): Phase {
    const text = this.text(written);
    const phase = PHASES.find((one) => one === text);
    return phase ?? this.fail(written.line, `there is no phase "${text}"; name one of ${PHASES.join(', ')}`);
  }

  /** A choice in the words of the record. A misspelt one is never offered, and would hold wherever none must be. */
  choice(words: string, line: number): string {
    if (WITHOUT_OBJECT.includes(words.toLowerCase())) return words;
    const [, verb, object] = WITH_OBJECT.exec(words) ?? [];
    if (verb === undefined || object === undefined)
      return this.fail(line, `"${words}" is no choice; say it as a record does: play Village, end actions`);
    // A type of cards is no card, and a scenario may well say so.
    const noCard = verb.toLowerCase() === 'choose' || object === 'nothing' || TYPE_NAMES.has(fold(object));
    if (!noCard) this.card(object, line);
    return words;
  }

  /** The entries of a map; nothing at all is an empty one. */
  map(written: Written, what: string): ReadonlyMap<string, Written> {
    if (written.value === null) return written.entries;
    if (typeof written.value === 'object' && !Array.isArray(written.value)) return written.entries;
    return this.fail(written.line, `${what} is written as { name: value }`);
  }

  /** The entries of a map, each with the function that its key has; other keys are refused. */
  each(written: Written, what: string, readers: Readonly<Record<string, (written: Written) => void>>): void {
    for (const [key, entry] of this.map(written, what)) {
      if (!Object.hasOwn(readers, key)) {
        this.fail(entry.line, `${what} has no "${key}"; known are ${Object.keys(readers).join(', ')}`);
      }
      readers[key]!(entry);
    }
  }
}

/** The nearest card name, for a slip of the pen. */
function suggestion(name: string): string {
  const [nearest] = nearestNames(fold(name), standardCards.ids);
  return nearest === undefined ? '' : `; did you mean ${title(nearest)}?`;
}
