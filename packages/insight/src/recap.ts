// "Since your last turn": what the others did meanwhile, and what of it hit the reader. A few lines for each player, as
// events that @tenfold/i18n/sentences puts into words like those of the log.

import type { CardId, EventType, GameEvent } from '@tenfold/rules';
import { hasType } from './card-definitions.ts';

/** What one player did, all his turns together. */
export interface PlayerRecap {
  readonly player: number;
  /** Who decided, where it was a possessed turn. */
  readonly possessor: number | null;
  /** Actions only: Treasures show in what was bought. */
  readonly played: readonly CardId[];
  readonly bought: readonly CardId[];
  readonly gained: readonly CardId[];
  readonly trashed: readonly CardId[];
}

/** Something that befell the reader in another's turn. */
export interface Hit {
  /** Whose turn it was. */
  readonly by: number;
  /** The line, with the card that did it; to be said with `causedSentence`. */
  readonly line: GameEvent;
}

/** What happened since the reader's last turn. */
export interface Recap {
  readonly players: readonly PlayerRecap[];
  readonly hits: readonly Hit[];
}

interface Turn {
  readonly player: number;
  readonly possessor: number | null;
  readonly events: readonly GameEvent[];
}

/**
 * Of the history as the seat saw it. In the reader's own turn: what happened before it; in another's: what has happened
 * so far. Turns in which the reader decides for another are the reader's own doing.
 */
export function recap(history: readonly GameEvent[], seat: number): Recap {
  const turns = turnsSinceOwn(history, seat);
  return { players: doings(turns, seat), hits: turns.flatMap((turn) => hitsIn(turn, seat)) };
}

/** At most four lines, to be said with `eventSentence`; a possessed turn is announced by one more. */
export function recapLines(one: PlayerRecap): readonly GameEvent[] {
  const line = (type: EventType, cards: readonly CardId[], more: Partial<GameEvent> = {}): GameEvent[] =>
    cards.length === 0
      ? []
      : [{ type, player: one.player, because: null, depth: 0, cards, count: cards.length, ...more }];
  const possessed: GameEvent[] =
    one.possessor === null
      ? []
      : [{ type: 'turn', player: one.player, because: null, depth: 0, other: one.possessor }];
  return [
    ...possessed,
    ...line('play', one.played),
    ...line('buy', one.bought),
    ...line('gain', one.gained),
    ...line('trash', one.trashed),
  ];
}

function turnsSinceOwn(history: readonly GameEvent[], seat: number): readonly Turn[] {
  const found: Turn[] = [];
  let end = history.length;
  for (let i = history.length - 1; i >= 0; i--) {
    const event = history[i];
    if (event?.type !== 'turn') continue;
    const turn = { player: event.player, possessor: event.other ?? null, events: history.slice(i + 1, end) };
    end = i;
    const isOwn = (turn.possessor ?? turn.player) === seat;
    if (!isOwn) found.unshift(turn);
    else if (found.length > 0) break;
  }
  return found;
}

interface Doing {
  player: number;
  possessor: number | null;
  played: CardId[];
  bought: CardId[];
  gained: CardId[];
  trashed: CardId[];
}

function doings(turns: readonly Turn[], seat: number): readonly PlayerRecap[] {
  const found: Doing[] = [];
  const doingOf = (player: number, possessor: number | null): Doing => {
    const known = found.find((one) => one.player === player && one.possessor === possessor);
    if (known !== undefined) return known;
    const made: Doing = { player, possessor, played: [], bought: [], gained: [], trashed: [] };
    found.push(made);
    return made;
  };
  for (const { player, possessor, events } of turns) {
    doingOf(player, possessor);
    for (const event of events) {
      const { type, cards = [], because } = event;
      if (type === 'play') {
        doingOf(player, possessor).played.push(...cards.filter((card) => hasType(card, 'Action')));
      } else if (event.player !== seat && (type === 'gain' || type === 'trash')) {
        const doing = doingOf(event.player, null);
        // Only a purchase is a gain that no card causes.
        const list = type === 'trash' ? doing.trashed : because === null ? doing.bought : doing.gained;
        list.push(...cards);
      }
    }
  }
  return found.filter((one) => one.player !== seat || one.possessor !== null);
}

/** What can befall somebody in another's turn. */
const HITS: ReadonlySet<EventType> = new Set([
  'gain',
  'trash',
  'discard',
  'topdeck',
  'draw',
  'pass',
  'unaffected',
]);

function hitsIn(turn: Turn, seat: number): readonly Hit[] {
  const found: Hit[] = [];
  const reactions = new Set<CardId>();
  for (const event of turn.events) {
    if (event.type === 'react' && event.player === seat)
      for (const card of event.cards ?? []) reactions.add(card);
    if (!isHit(event, turn, seat, reactions)) continue;
    const last = found.at(-1);
    const line = last === undefined ? undefined : merged(last.line, event);
    if (line === undefined) found.push({ by: turn.possessor ?? turn.player, line: { ...event, depth: 0 } });
    else found[found.length - 1] = { by: turn.possessor ?? turn.player, line };
  }
  return found;
}

function isHit(event: GameEvent, turn: Turn, seat: number, reactions: ReadonlySet<CardId>): boolean {
  const { type, player, other, because, count } = event;
  if (!HITS.has(type) || because === null || count === 0) return false;
  if (type === 'pass') return player === seat || other === seat;
  if (player !== seat) return false;
  // In a possessed turn the reader's own cards are at work, and what was drawn for a Reaction hit nobody.
  return turn.player !== seat && (type === 'unaffected' || !reactions.has(because));
}

/** The same card doing the same again, as one line. */
function merged(line: GameEvent, event: GameEvent): GameEvent | undefined {
  const isSame =
    line.type === event.type &&
    line.player === event.player &&
    line.because === event.because &&
    line.from === event.from &&
    line.to === event.to &&
    line.other === event.other;
  if (!isSame || line.cards === undefined || event.cards === undefined) return undefined;
  const cards = [...line.cards, ...event.cards];
  return { ...line, cards, count: cards.length };
}
