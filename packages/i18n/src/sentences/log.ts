// The log of a game: a line for what was done, under the card that caused it. It is written as the game goes on.
//
// A page shows all lines and after each batch of events takes over what has changed:
//
//   for (const event of events) log.add(event);
//   const { kept, lines } = log.update();
//   shown = [...shown.slice(0, kept), ...lines];
//
// Where what is written cannot be changed any more, on a terminal or for a screen reader, `take` gives what is new.
// After an undo, or for another language, a new log is made of the whole history; equal lines have equal keys.

import type { CardId, EventType, GameEvent } from '@tenfold/rules';
import { eventSentence } from './event.ts';
import type { Entry, IsTreasure } from './log-entry.ts';
import { addMore, addPlus, continues, isSilent, namedCards, newEntry, toldEvent } from './log-entry.ts';
import { newHits } from './log-hits.ts';
import type { Reader, Sentences } from './sentences.ts';

/** A line of the log. */
export interface LogLine {
  /**
   * The place of its first event among all that were added: it rises from line to line, and is the same for the same
   * game in every language.
   */
  readonly key: number;
  /** How deep it stands under the cards that caused it. */
  readonly indent: number;
  readonly text: string;
  readonly type: EventType;
  /** The heading of a turn. */
  readonly isTurn: boolean;
  /** Who did it, or whom it befell. */
  readonly player: number;
  /** The card whose text caused it. */
  readonly because: CardId | null;
  /** The cards that it names, each once. */
  readonly cards: readonly CardId[];
  /** By another player's will a card did something to the reader's cards. */
  readonly hits: boolean;
}

/** What has changed in a log, for a page that shows all of it. */
export interface LogUpdate {
  /** So many lines from the first are as they were, the very same objects. */
  readonly kept: number;
  /** What comes after them now; those among them that have not changed are the same objects, too. */
  readonly lines: readonly LogLine[];
}

/** A log that is being written: events go in, lines come out. */
export interface Log {
  /** The event must be the one that the reader may see (`eventFor` of the rules). */
  readonly add: (event: GameEvent) => void;
  /** All lines. Events to come may still change the last of them. */
  readonly lines: () => readonly LogLine[];
  /** What has changed since the last update. */
  readonly update: () => LogUpdate;
  /** The lines since they were last taken. They will not change: what would have joined them begins lines of its own. */
  readonly take: () => readonly LogLine[];
}

/** A log for one reader, still empty. */
export function newLog(say: Sentences, reader: Reader, isTreasure: IsTreasure): Log {
  const entries: Entry[] = [];
  const written = new WeakMap<Entry, LogLine>();
  /** The plays (and reactions) inside which the next event happens. */
  let open: { readonly depth: number; readonly entry: Entry }[] = [];
  const hitsReader = newHits(reader.you);
  const turns = new Map<number, number>();
  let added = 0;
  /** So many entries have been taken. */
  let taken = 0;
  /** So many entries have not changed since the last update. */
  let unchanged = 0;

  function add(event: GameEvent): void {
    const key = added++;
    const hit = hitsReader(event);
    open = open.filter(({ depth }) => depth < event.depth);
    const { type, player } = event;
    if (type === 'turn' && event.other === undefined && event.what !== 'extra')
      turns.set(player, (turns.get(player) ?? 0) + 1);
    if (isSilent(event)) return;
    const entry = joined(event) ?? append(event, key);
    entry.hits ||= hit;
    change(entry);
    if (type === 'play' || type === 'react') open.push({ depth: event.depth, entry });
  }

  function append(event: GameEvent, key: number): Entry {
    const ownTurn = turns.get(event.player) ?? 0;
    const entry = newEntry(event, { key, place: entries.length, indent: open.length, ownTurn });
    entries.push(entry);
    return entry;
  }

  function change(entry: Entry): void {
    written.delete(entry);
    unchanged = Math.min(unchanged, entry.place);
  }

  /** The entry that the event only continues. */
  function joined(event: GameEvent): Entry | undefined {
    return event.type === 'plus' ? joinedPlus(event) : joinedCards(event);
  }

  function joinedPlus(event: GameEvent): Entry | undefined {
    const play = changeable(open.at(-1)?.entry);
    const last = changeable(entries.at(-1));
    const entry = play ?? (last?.event.type === 'plus' ? last : undefined);
    if (entry === undefined || entry.event.player !== event.player) return undefined;
    addPlus(entry, event);
    return entry;
  }

  function joinedCards(event: GameEvent): Entry | undefined {
    const last = changeable(entries.at(-1));
    if (last === undefined || last.indent !== open.length || last.event.player !== event.player)
      return undefined;
    if (event.type === 'gain' && last.event.type === 'buy' && !last.gained) return boughtAndGained(last);
    if (!continues(last, event, isTreasure)) return undefined;
    addMore(last, event.cards, event.count ?? event.cards?.length ?? 0);
    return last;
  }

  /** Purchases one after the other share a line, too. */
  function boughtAndGained(last: Entry): Entry {
    last.gained = true;
    const before = changeable(entries.at(-2));
    if (before?.event.type !== 'buy' || !before.gained || before.event.player !== last.event.player)
      return last;
    addMore(before, last.cards, last.count);
    entries.pop();
    return before;
  }

  const changeable = (entry: Entry | undefined): Entry | undefined =>
    entry !== undefined && entry.place >= taken ? entry : undefined;

  function lineOf(entry: Entry): LogLine {
    const before = written.get(entry);
    if (before !== undefined) return before;
    const { key, indent, event, hits } = entry;
    const { type, player, because } = event;
    const text = eventSentence(say, toldEvent(entry), reader);
    const cards = namedCards(entry);
    const line = { key, indent, text, type, isTurn: type === 'turn', player, because, cards, hits };
    written.set(entry, line);
    return line;
  }

  return {
    add,
    lines: () => entries.map(lineOf),
    update: () => {
      const kept = unchanged;
      unchanged = entries.length;
      return { kept, lines: entries.slice(kept).map(lineOf) };
    },
    take: () => {
      const fresh = entries.slice(taken).map(lineOf);
      taken = entries.length;
      return fresh;
    },
  };
}
