// The log of a game as one reader may know it: a line for what was done, under the card that caused it.
// Runs of Treasures are one line, what is bought and gained too, and what a card adds stands behind its name.

import type { Language } from '@tenfold/i18n';
import type { CardId, CardSet, GameEvent } from '@tenfold/rules';
import { eventFor } from '@tenfold/rules';
import { sentence } from './log-sentences.ts';
import { typesOf } from './look.ts';

export interface Reader {
  /** Whose eyes: a seat, or null for a spectator. */
  readonly seat: number | null;
  /** The seat that is called "you"; null if everybody is called by name. */
  readonly you: number | null;
  readonly names: readonly string[];
  readonly language: Language;
  readonly set: CardSet;
}

export interface LogLine {
  readonly indent: number;
  readonly text: string;
  /** The heading of a turn. */
  readonly isTurn: boolean;
}

/** What will become a line. Further events may join it until it is taken. */
export interface Entry {
  readonly event: GameEvent;
  readonly indent: number;
  /** The cards so far; undefined where this reader may not know them. */
  readonly cards: CardId[] | undefined;
  count: number;
  /** For a purchase: the card has been gained too. */
  gained: boolean;
  readonly plus: Map<string, number>;
  /** For a turn: which of the player's own it is. */
  readonly ownTurn: number;
}

export interface Log {
  add(event: GameEvent): void;
  /** The lines since the last time. */
  take(): LogLine[];
}

export function wholeLog(events: readonly GameEvent[], reader: Reader): LogLine[] {
  const log = newLog(reader);
  for (const event of events) log.add(event);
  return log.take();
}

export function newLog(reader: Reader): Log {
  let entries: Entry[] = [];
  /** The plays (and reactions) inside which the next event happens. */
  let open: { readonly depth: number; readonly entry: Entry }[] = [];
  const turns = reader.names.map(() => 0);

  function add(whole: GameEvent): void {
    const event = eventFor(whole, reader.seat);
    open = open.filter(({ depth }) => depth < event.depth);
    if (event.type === 'turn' && event.other === undefined) {
      turns[event.player] = (turns[event.player] ?? 0) + 1;
    }
    if (isSilent(event)) return;
    if (event.type === 'plus' && addToPlay(event)) return;
    const entry = joined(event) ?? append(event);
    if (event.type === 'play' || event.type === 'react') open.push({ depth: event.depth, entry });
  }

  function append(event: GameEvent): Entry {
    const entry: Entry = {
      event,
      indent: open.length,
      cards: event.cards === undefined ? undefined : [...event.cards],
      count: event.count ?? event.cards?.length ?? 0,
      gained: false,
      plus: new Map(),
      ownTurn: turns[event.player] ?? 0,
    };
    if (event.type === 'plus') addPlus(entry, event);
    entries.push(entry);
    return entry;
  }

  function addToPlay(event: GameEvent): boolean {
    const play = open.at(-1)?.entry;
    const last = entries.at(-1);
    const target = play !== undefined && entries.includes(play) ? play : last;
    if (target === undefined || target.event.player !== event.player) return false;
    if (target !== play && target.event.type !== 'plus') return false;
    addPlus(target, event);
    return true;
  }

  /** The line that the event only continues. */
  function joined(event: GameEvent): Entry | undefined {
    const last = entries.at(-1);
    if (last === undefined || last.indent !== open.length || last.event.player !== event.player)
      return undefined;
    if (event.type === 'gain' && last.event.type === 'buy' && !last.gained) return boughtAndGained(last);
    if (!continues(last, event) || last.cards === undefined || event.cards === undefined) {
      return bothUnknown(last, event) ? counting(last, event) : undefined;
    }
    last.cards.push(...event.cards);
    return last;
  }

  function boughtAndGained(last: Entry): Entry {
    last.gained = true;
    const before = entries.at(-2);
    const again =
      before?.event.type === 'buy' && before.gained && before.event.player === last.event.player
        ? before
        : undefined;
    if (again === undefined) return last;
    again.cards?.push(...(last.cards ?? []));
    entries.pop();
    return again;
  }

  function continues(last: Entry, event: GameEvent): boolean {
    const { type, because, from, to } = last.event;
    if (type !== event.type || because !== event.because) return false;
    if (type === 'play') return [...(last.cards ?? []), ...(event.cards ?? [])].every(isTreasure);
    return JOINING.has(type) && from === event.from && to === event.to;
  }

  const isTreasure = (id: CardId): boolean => typesOf(reader.set, id).includes('Treasure');

  function bothUnknown(last: Entry, event: GameEvent): boolean {
    return (
      event.type === 'draw' && continues(last, event) && last.cards === undefined && event.cards === undefined
    );
  }

  function counting(last: Entry, event: GameEvent): Entry {
    last.count += event.count ?? 0;
    return last;
  }

  function take(): LogLine[] {
    const taken = entries.map((entry) => ({
      indent: entry.indent,
      text: sentence(entry, reader),
      isTurn: entry.event.type === 'turn',
    }));
    entries = [];
    return taken;
  }

  return { add, take };
}

const JOINING: ReadonlySet<string> = new Set(['draw', 'topdeck', 'gain', 'set-aside']);

function addPlus(entry: Entry, { what = '', count = 0 }: GameEvent): void {
  entry.plus.set(what, (entry.plus.get(what) ?? 0) + count);
}

const HAND_SIZE = 5;

/** Phases, the Clean-up's discards and another's five new cards, and draws from an empty deck are not worth a line. */
function isSilent({ type, because, cards, count }: GameEvent): boolean {
  if (type === 'phase') return true;
  if (type === 'discard') return because === null;
  if (type !== 'draw') return false;
  return count === 0 || (because === null && cards === undefined && count === HAND_SIZE);
}
