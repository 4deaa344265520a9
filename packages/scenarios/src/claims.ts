// What a check says, as data: for whoever shows a scenario in another language than its own. It is read as the checks
// read it, and compares nothing.

import type { CardId, Game, GameEvent, KingdomSet, OptionParts, Phase, Verb } from '@tenfold/rules';
import { readWords, title } from '@tenfold/rules';
import { readExtraTurn } from './extra-turn.ts';
import { readSet } from './kingdom-choice.ts';
import type { QuestionChecks } from './question-checks.ts';
import type { ScenarioReader } from './read.ts';
import type { Written } from './scenario.ts';
import { said } from './sentences/said.ts';
import { readTelling } from './told.ts';

/** A choice that a check speaks of, with the card whose question it would answer. */
export interface ClaimedChoice extends OptionParts {
  readonly asking: CardId | null;
}

/** A seat, or somebody who looks on. */
type Observer = number | null;

/** Something that must hold at one moment of a scenario, as data. */
export type ScenarioClaim =
  | {
      readonly is: 'cards';
      readonly player: number;
      readonly where: PlayerPile;
      readonly cards: readonly CardId[];
    }
  | { readonly is: 'number'; readonly player: number; readonly of: PlayerNumber; readonly count: number }
  | { readonly is: 'supply'; readonly card: CardId; readonly count: number | null }
  | { readonly is: 'cost'; readonly card: CardId; readonly coins: number; readonly potions: number }
  | { readonly is: 'piles'; readonly count: number }
  | { readonly is: 'piles-of'; readonly set: KingdomSet; readonly count: number }
  | { readonly is: 'trash' | 'open' | 'market' | 'market-open'; readonly cards: readonly CardId[] }
  | { readonly is: 'turn'; readonly of: TurnNumber; readonly count: number }
  | { readonly is: 'phase'; readonly phase: Phase }
  | { readonly is: 'turn-of' | 'last-ordinary'; readonly player: number }
  | { readonly is: 'possessor'; readonly player: number | null }
  | { readonly is: 'bonus'; readonly card: CardId; readonly coins: number }
  | { readonly is: 'over'; readonly yes: boolean }
  | { readonly is: 'winners' | 'asked'; readonly players: readonly number[] }
  | { readonly is: 'asking'; readonly card: CardId | null }
  | { readonly is: 'extra-turns'; readonly count: number }
  | { readonly is: 'extra-turn'; readonly player: number; readonly possessor: number | null }
  | { readonly is: 'cannot'; readonly player: number; readonly choices: readonly ClaimedChoice[] }
  | {
      readonly is: 'options' | 'offered' | 'missing';
      readonly player: number | null;
      readonly choices: readonly ClaimedChoice[];
    }
  | {
      readonly is: 'sees';
      readonly observer: Observer;
      readonly player: number;
      readonly what: SeenThing;
      /** Null where it is hidden. */
      readonly found: readonly CardId[] | number | null;
    }
  | { readonly is: 'told' | 'not-told'; readonly observer: Observer; readonly event: GameEvent }
  | { readonly is: 'told-in-order'; readonly observer: Observer; readonly events: readonly GameEvent[] };

const PLAYER_PILES = [
  'hand',
  'deck',
  'deckTop',
  'discard',
  'discardTop',
  'play',
  'returning',
  'mat',
] as const;
type PlayerPile = (typeof PLAYER_PILES)[number];
const PLAYER_NUMBERS = ['handSize', 'deckSize', 'discardSize', 'turns', 'points', 'tokens'] as const;
type PlayerNumber = (typeof PLAYER_NUMBERS)[number];
const TURN_NUMBERS = [
  'number',
  'actions',
  'buys',
  'coins',
  'potions',
  'actionsPlayed',
  'bought',
  'discount',
  'nextHand',
  'inARow',
] as const;
type TurnNumber = (typeof TURN_NUMBERS)[number];
const SEEN_THINGS = [
  'hand',
  'handSize',
  'deckSize',
  'discardTop',
  'play',
  'returning',
  'mat',
  'matSize',
  'tokens',
] as const;
type SeenThing = (typeof SEEN_THINGS)[number];
const COUNTED_THINGS: readonly SeenThing[] = ['handSize', 'deckSize', 'matSize', 'tokens'];

type Readers = Readonly<Record<string, (entry: Written) => void>>;

/** Reads the checks of one scenario, at the position where each stands. */
export class ClaimReader {
  readonly game: Game;
  readonly reader: ScenarioReader;
  readonly questions: QuestionChecks;

  constructor(game: Game, reader: ScenarioReader, questions: QuestionChecks) {
    this.game = game;
    this.reader = reader;
    this.questions = questions;
  }

  /** Of the check of this name: `supply`, `cannot`, a player's name, … */
  claims(name: string, written: Written): ScenarioClaim[] {
    const claims: ScenarioClaim[] = [];
    const readers = this.#readers((claim) => claims.push(claim));
    if (!Object.hasOwn(readers, name))
      this.reader.fail(written.line, said('unknownKey', 'expectation', name, Object.keys(readers)));
    readers[name]!(written);
    return claims;
  }

  get #names(): readonly string[] {
    return this.game.setup.players;
  }

  #readers(add: (claim: ScenarioClaim) => void): Readers {
    const { reader, game } = this;
    const seat = (entry: Written): number => reader.seat(this.#names, entry);
    const seats = (entry: Written): number[] =>
      entry.value === 'nobody' ? [] : reader.oneOrMore(entry).map(seat);
    const inner = (entry: Written): void => {
      for (const [name, held] of entry.entries) this.claims(name, held).forEach(add);
    };
    const ofPlayer = (player: number): Readers =>
      Object.fromEntries([
        ...PLAYER_PILES.map((where) => [
          where,
          (entry: Written) => add({ is: 'cards', player, where, cards: reader.cards(entry) }),
        ]),
        ...PLAYER_NUMBERS.map((of) => [
          of,
          (entry: Written) => add({ is: 'number', player, of, count: reader.number(entry) }),
        ]),
      ]) as Readers;
    return {
      expect: inner,
      now: inner,
      supply: (entry) => {
        for (const [card, count] of reader.mapByCard(entry, 'supply'))
          add({ is: 'supply', card, count: count.value === 'none' ? null : reader.number(count) });
      },
      costs: (entry) => {
        for (const [card, cost] of reader.mapByCard(entry, 'costs')) {
          const text = reader.text(cost);
          add({
            is: 'cost',
            card,
            coins: Number.parseInt(text, 10) || 0,
            potions: text.split('P').length - 1,
          });
        }
      },
      piles: (entry) => add({ is: 'piles', count: reader.number(entry) }),
      sets: (entry) => {
        for (const [name, count] of entry.entries)
          add({ is: 'piles-of', set: readSet(name, count.line, reader), count: reader.number(count) });
      },
      trash: (entry) => add({ is: 'trash', cards: reader.cards(entry) }),
      open: (entry) => add({ is: 'open', cards: reader.cards(entry) }),
      market: (entry) => add({ is: 'market', cards: reader.cards(entry) }),
      marketOpen: (entry) => add({ is: 'market-open', cards: reader.cards(entry) }),
      over: (entry) => add({ is: 'over', yes: reader.yes(entry) }),
      winners: (entry) => add({ is: 'winners', players: seats(entry) }),
      scores: (entry) => {
        for (const [name, points] of entry.entries)
          add({
            is: 'number',
            player: seat({ ...points, value: name }),
            of: 'points',
            count: reader.number(points),
          });
      },
      asked: (entry) => add({ is: 'asked', players: seats(entry) }),
      asking: (entry) => {
        const text = reader.text(entry);
        add({ is: 'asking', card: text === 'nothing' ? null : reader.card(text, entry.line) });
      },
      extraTurns: (entry) => {
        if (typeof entry.value === 'number') add({ is: 'extra-turns', count: reader.number(entry) });
        else if (entry.items.length === 0 && Array.isArray(entry.value)) add({ is: 'extra-turns', count: 0 });
        else
          for (const item of reader.oneOrMore(entry))
            add({ is: 'extra-turn', possessor: null, ...readExtraTurn(reader, this.#names, item) });
      },
      turn: (entry) => reader.each(entry, 'turn', this.#turnReaders(add)),
      cannot: (entry) => {
        for (const item of reader.oneOrMore(entry)) {
          const { seat: player, choices } = this.questions.move(item);
          add({ is: 'cannot', player, choices: choices.map((words) => this.#choice(words)) });
        }
      },
      options: (entry) => this.#options('options', entry, add),
      offered: (entry) => this.#options('offered', entry, add),
      missing: (entry) => this.#options('missing', entry, add),
      sees: (entry) => this.#sights(entry, add),
      told: (entry) => this.#tellings('told', entry, add),
      notTold: (entry) => this.#tellings('not-told', entry, add),
      toldInOrder: (entry) => {
        for (const [observer, events] of this.#observers(entry))
          add({
            is: 'told-in-order',
            observer,
            events: reader.oneOrMore(events).map((item) => this.#event(item)),
          });
      },
      ...Object.fromEntries(
        game.setup.players.map((name, player) => [
          name,
          (entry: Written) => reader.each(entry, 'player', ofPlayer(player)),
        ]),
      ),
    };
  }

  #turnReaders(add: (claim: ScenarioClaim) => void): Readers {
    const { reader } = this;
    const seat = (entry: Written): number => reader.seat(this.#names, entry);
    return {
      ...(Object.fromEntries(
        TURN_NUMBERS.map((of) => [
          of,
          (entry: Written) => add({ is: 'turn', of, count: reader.number(entry) }),
        ]),
      ) as Readers),
      player: (entry) => add({ is: 'turn-of', player: seat(entry) }),
      lastOrdinary: (entry) => add({ is: 'last-ordinary', player: seat(entry) }),
      possessor: (entry) => add({ is: 'possessor', player: entry.value === 'nobody' ? null : seat(entry) }),
      phase: (entry) => add({ is: 'phase', phase: reader.phase(entry) }),
      bonuses: (entry) => {
        for (const [card, coins] of reader.mapByCard(entry, 'bonuses'))
          add({ is: 'bonus', card, coins: reader.number(coins) });
      },
    };
  }

  #options(
    is: 'options' | 'offered' | 'missing',
    written: Written,
    add: (claim: ScenarioClaim) => void,
  ): void {
    const { reader } = this;
    const one = (player: number | null, entry: Written): void => {
      const none = entry.items.length === 0 && Array.isArray(entry.value);
      const choices = (none ? [] : reader.oneOrMore(entry)).map((item) =>
        this.#choice(this.questions.choice(reader.text(item), item.line)),
      );
      add({ is, player, choices });
    };
    if (written.entries.size === 0) return one(this.game.asks[0]?.player ?? null, written);
    for (const [name, entry] of written.entries)
      one(reader.seat(this.#names, { ...entry, value: name }), entry);
  }

  /** The words of a record taken apart. */
  #choice(words: string): ClaimedChoice {
    const asking = this.game.asks[0]?.card ?? null;
    const { verb, object } = readWords(words) ?? { verb: words, object: null };
    if (object === null) return { verb: ALONE[verb] ?? 'end-turn', card: null, mode: null, asking };
    const kind = verb.replace(' ', '-') as Verb;
    if (object === 'nothing') return { verb: kind, card: null, mode: null, asking };
    if (kind === 'choose') return { verb: kind, card: null, mode: object, asking };
    const card = this.reader.set.ids.find((id) => title(id) === object) ?? null;
    return { verb: kind, card, mode: null, asking };
  }

  #observers(written: Written): [Observer, Written][] {
    return Array.from(written.entries, ([name, entry]): [Observer, Written] => [
      name === 'spectator' ? null : this.reader.seat(this.#names, { ...entry, value: name }),
      entry,
    ]);
  }

  #sights(written: Written, add: (claim: ScenarioClaim) => void): void {
    const { reader } = this;
    for (const [observer, seen] of this.#observers(written))
      for (const [name, facts] of seen.entries) {
        const player = reader.seat(this.#names, { ...facts, value: name });
        for (const what of SEEN_THINGS) {
          const entry = facts.entries.get(what);
          if (entry === undefined) continue;
          const count = COUNTED_THINGS.includes(what);
          const found = entry.value === 'hidden' ? null : count ? reader.number(entry) : reader.cards(entry);
          add({ is: 'sees', observer, player, what, found });
        }
      }
  }

  #tellings(is: 'told' | 'not-told', written: Written, add: (claim: ScenarioClaim) => void): void {
    for (const [observer, events] of this.#observers(written))
      for (const item of this.reader.oneOrMore(events)) add({ is, observer, event: this.#event(item) });
  }

  #event(written: Written): GameEvent {
    const telling = readTelling(this.reader.text(written), this.game);
    return 'reason' in telling ? this.reader.fail(written.line, telling.reason) : telling.event;
  }
}

const ALONE: Readonly<Record<string, Verb>> = {
  'play treasures': 'play-treasures',
  'play plain treasures': 'play-treasures',
  'end actions': 'end-actions',
  'end turn': 'end-turn',
  'clean up': 'clean-up',
};
