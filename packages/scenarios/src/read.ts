// Reading the written parts of a scenario: cards, numbers, players. Each says what is wrong and on which line.

import type { CardDefinition, CardSet, Phase } from '@tenfold/rules';
import {
  PHASES,
  RuleError,
  TYPES,
  cardNumber,
  checkCard,
  fold,
  ownCardSet,
  readWords,
  standardCards,
  title,
} from '@tenfold/rules';
import type { Scenario, Written } from './scenario.ts';
import { ScenarioError } from './scenario.ts';
import { refusedByRules, unknownCard, unknownPlayer } from './refusals.ts';
import type { WrittenPart } from './sentences/en.ts';
import type { SaidOfScenario } from './sentences/said.ts';
import { said } from './sentences/said.ts';
import { listOf } from './spelling.ts';

/** No game has so many of one card; a slip of the pen might. */
export const MOST_COPIES = 200;

const TYPE_NAMES: ReadonlySet<string> = new Set(TYPES.map(fold));

export class ScenarioReader {
  readonly scenario: Scenario;
  /** The home-made cards of this scenario alone. */
  readonly ownCards: readonly CardDefinition[];
  /** All cards that it may name. */
  readonly set: CardSet;

  constructor(scenario: Scenario) {
    this.scenario = scenario;
    this.ownCards = scenario.parts.get('cards')?.items.map((item) => this.ownCard(item)) ?? [];
    this.set = this.ownCards.length === 0 ? standardCards : this.setWithOwnCards();
  }

  fail(line: number, wrong: SaidOfScenario): never {
    throw new ScenarioError(this.scenario.file, line, wrong);
  }

  /** A card by its name, in any spelling, in the plural, or with an article. */
  card(name: string, line: number): string {
    return cardNamed(name, this.set) ?? this.fail(line, unknownCard(name, this.set));
  }

  private ownCard(written: Written): CardDefinition {
    return this.withinTheRules(written.line, () => checkCard(written.value));
  }

  /** Two cards of one name, or one that speaks of a card that there is not, make no set. */
  private setWithOwnCards(): CardSet {
    const { line } = this.scenario.parts.get('cards')!;
    return this.withinTheRules(line, () => ownCardSet(this.ownCards));
  }

  private withinTheRules<Made>(line: number, make: () => Made): Made {
    try {
      return make();
    } catch (error) {
      if (error instanceof RuleError) this.fail(line, refusedByRules(error));
      throw error;
    }
  }

  /** "copper", "Secret Chamber", "3 copper", "2 Coppers": one or more cards of a name. */
  private cardsOf(text: string, line: number): string[] {
    const counted = /^(\d+)\s*[x×]?\s+(.+)$/.exec(text);
    const id = this.card(counted === null ? text : counted[2]!, line);
    const copies = counted === null ? 1 : Number(counted[1]);
    if (copies > MOST_COPIES) this.fail(line, said('tooManyOfIt', text));
    if (copies === 0) this.fail(line, said('noneOfIt', text));
    return Array.from({ length: copies }, () => id);
  }

  /** "copper, 2 estate and gold", or "nothing". */
  cardList(text: string, line: number): string[] {
    return text === 'nothing' ? [] : listOf(text).flatMap((one) => this.cardsOf(one, line));
  }

  /** The cards with the line of each. */
  placedCards(written: Written): { readonly id: string; readonly line: number }[] {
    const placed = (text: string, line: number) => this.cardList(text, line).map((id) => ({ id, line }));
    if (Array.isArray(written.value))
      return written.items.flatMap(({ value, line, items }) => {
        if (Array.isArray(value)) this.fail(line, said('listInList', items.length));
        if (typeof value !== 'string') this.fail(line, said('noCard', shown(value)));
        if (value === 'nothing') this.fail(line, said('nothingInList'));
        return placed(value, line);
      });
    if (typeof written.value === 'string') return placed(written.value, written.line);
    return this.fail(written.line, said('noCardList'));
  }

  cards(written: Written): string[] {
    return this.placedCards(written).map(({ id }) => id);
  }

  lists(written: Written): string[][] {
    if (!Array.isArray(written.value) || !written.value.every(Array.isArray)) {
      this.fail(written.line, said('noListOfLists'));
    }
    return written.items.map((item) => this.cards(item));
  }

  number(written: Written): number {
    if (typeof written.value === 'number' && Number.isSafeInteger(written.value)) return written.value;
    return this.fail(written.line, said('noNumber', shown(written.value)));
  }

  text(written: Written): string {
    if (typeof written.value === 'string' || typeof written.value === 'number') return String(written.value);
    return this.fail(written.line, said('noText', shown(written.value)));
  }

  texts(written: Written): string[] {
    return this.oneOrMore(written).map((item) => this.text(item));
  }

  /** One thing, or each of a list of things. */
  oneOrMore(written: Written): readonly Written[] {
    return written.items.length > 0 ? written.items : [written];
  }

  yes(written: Written): boolean {
    if (typeof written.value === 'boolean') return written.value;
    if (written.value === 'yes' || written.value === 'no') return written.value === 'yes';
    return this.fail(written.line, said('noYesOrNo', shown(written.value)));
  }

  /** By the name as it is written, or, where nobody is called so, by the same letters in another case. */
  seat(names: readonly string[], written: Written): number {
    const name = this.text(written);
    const seat = seatNamed(names, name);
    return seat ?? this.fail(written.line, unknownPlayer(name, names));
  }

  /** A player's name, as it is called. */
  name(names: readonly string[], written: Written): string {
    return names[this.seat(names, written)]!;
  }

  phase(written: Written): Phase {
    const text = this.text(written);
    const phase = PHASES.find((one) => fold(one) === fold(text));
    return phase ?? this.fail(written.line, said('unknownPhase', text, PHASES));
  }

  /** A choice in the words of the record, as the record spells it. */
  choice(words: string, line: number): string {
    const { verb, object } = readWords(words) ?? this.fail(line, said('noChoice', words));
    if (object === null) return verb;
    // A type of cards is no card, and a scenario may well say that it cannot be named.
    const noCard =
      verb === 'choose' || object === 'nothing' || (verb === 'name' && TYPE_NAMES.has(fold(object)));
    return noCard ? `${verb} ${object}` : `${verb} ${title(this.card(object, line))}`;
  }

  /** The entries of a map; nothing at all is an empty one. */
  map(written: Written, what: WrittenPart | SaidOfScenario): ReadonlyMap<string, Written> {
    if (written.value === null) return written.entries;
    if (typeof written.value === 'object' && !Array.isArray(written.value)) return written.entries;
    return this.fail(written.line, typeof what === 'string' ? said('noMap', what) : what);
  }

  /** The entries of a map by card; a card that stands there twice, in whatever spelling, is refused. */
  mapByCard(written: Written, what: WrittenPart): ReadonlyMap<string, Written> {
    const found = new Map<string, Written>();
    for (const [name, entry] of this.map(written, what)) {
      const card = this.card(name, entry.line);
      const before = found.get(card);
      if (before !== undefined) this.fail(entry.line, said('cardTwice', title(card), before.line));
      found.set(card, entry);
    }
    return found;
  }

  /** The entries of a map, each with the function that its key has; other keys are refused. */
  each(
    written: Written,
    what: WrittenPart,
    readers: Readonly<Record<string, (written: Written) => void>>,
  ): void {
    for (const [key, entry] of this.map(written, what)) {
      if (!Object.hasOwn(readers, key)) {
        this.fail(entry.line, said('unknownKey', what, key, Object.keys(readers)));
      }
      readers[key]!(entry);
    }
  }

  /** A check in which nothing is said would hold whatever happens. */
  refuseEmpty(written: Written): Written {
    const { value, entries, items } = written;
    if (value === null || (typeof value === 'object' && entries.size === 0 && items.length === 0))
      this.fail(written.line, said('nothingChecked'));
    return written;
  }
}

/** As it was written, more or less. */
const shown = (value: unknown): string => (typeof value === 'number' ? String(value) : JSON.stringify(value));

const ENDINGS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/ies$/, 'y'],
  [/es$/, ''],
  [/s$/, ''],
];

export function cardNamed(name: string, set: CardSet): string | undefined {
  const plain = name.trim().replace(/^(?:an?|the)\s+/i, '');
  const spellings = [plain, ...ENDINGS.map(([plural, singular]) => plain.replace(plural, singular))];
  for (const one of spellings) {
    const number = cardNumber(set, one);
    if (number !== undefined) return set.ids[number]!;
  }
  return undefined;
}

function seatNamed(names: readonly string[], name: string): number | undefined {
  const exact = names.indexOf(name);
  if (exact >= 0) return exact;
  const alike = names.filter((one) => one.toLowerCase() === name.toLowerCase());
  return alike.length === 1 ? names.indexOf(alike[0]!) : undefined;
}
