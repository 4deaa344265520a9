// What the seats were told, in the sentences of event-words.ts: that they were, that they were not, in which order.

import type { Game, GameEvent } from '@tenfold/rules';
import { eventFor } from '@tenfold/rules';
import { eventWords } from './event-words.ts';
import type { Written } from './scenario.ts';
import type { ScenarioReader } from './read.ts';
import type { SaidOfScenario } from './sentences/said.ts';
import { said } from './sentences/said.ts';
import type { Tally } from './tally.ts';
import { readTelling } from './told.ts';

/** As many as fit into a report of a failure. */
const LAST_EVENTS = 12;

export class ToldChecks {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly reader: ScenarioReader;
  readonly tally: Tally;

  constructor(game: Game, events: readonly GameEvent[], reader: ScenarioReader, tally: Tally) {
    this.game = game;
    this.events = events;
    this.reader = reader;
    this.tally = tally;
  }

  told(written: Written, yes: boolean): void {
    for (const { name, told, events } of this.tellings(written)) {
      for (const item of events) {
        const sentence = this.sentence(item);
        this.tally.checks++;
        if (told.some((one) => reads(one, sentence)) === yes) continue;
        const expected = yes ? sentence : said('not', sentence);
        this.tally.differ(item, said('wasTold', name), expected, lastOf(told));
      }
    }
  }

  /** Others may have happened in between. */
  toldInOrder(written: Written): void {
    for (const { name, told, events } of this.tellings(written)) {
      if (events.length < 2) this.reader.fail(written.line, said('oneHasNoOrder'));
      let from = 0;
      let before = '';
      for (const item of events) {
        const sentence = this.sentence(item);
        this.tally.checks++;
        const at = told.findIndex((one, index) => index >= from && reads(one, sentence));
        if (at < 0) {
          const expected = before === '' ? sentence : said('after', sentence, before);
          this.tally.differ(item, said('toldInOrder', name), expected, lastOf(told));
          break;
        }
        from = at + 1;
        before = sentence;
      }
    }
  }

  /** For each seat that a check speaks of: what it was told since the beginning, and what the check says of it. */
  private tellings(
    written: Written,
  ): { readonly name: string; readonly told: readonly string[]; readonly events: readonly Written[] }[] {
    const names = this.game.setup.players;
    const entries = this.reader.map(this.reader.refuseEmpty(written), 'told');
    return Array.from(entries, ([name, entry]) => {
      const seat = name === 'spectator' ? null : this.reader.seat(names, { ...entry, value: name });
      const told = this.events.map((event) => eventWords(eventFor(event, seat), names));
      return { name, told, events: this.reader.oneOrMore(entry) };
    });
  }

  /** A sentence in the form in which event-words.ts says it. */
  private sentence(written: Written): string {
    const telling = readTelling(this.reader.text(written), this.game);
    if ('reason' in telling) return this.reader.fail(written.line, telling.reason);
    return eventWords(telling.event, this.game.setup.players);
  }
}

const lastOf = (told: readonly string[]): string | SaidOfScenario =>
  told.slice(-LAST_EVENTS).join('; ') || said('nothing');

/** Which card came to lie on top need not be said. */
const reads = (told: string, sentence: string): boolean =>
  told === sentence || (told.startsWith(`${sentence}, `) && told.endsWith(' on top'));
