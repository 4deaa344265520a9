// What nodes tell each other of what they have written. A notice is a hint where to look: what holds is in the tables, and
// whoever has missed one finds it there a little later. New entries of a log, which are written by then, come along, so that
// nobody need look; what is said at a table is in the notice alone, for it is written nowhere.

import type { Id, Said } from '@tenfold/protocol';
import type { StoredEntry } from '../game-log/game-log.ts';

export type Notice =
  /** The log of a game has so many entries; with the last of them, if they fit in. */
  | readonly ['game', Id, number, (readonly StoredEntry[])?]
  /** What a game began with is another: somebody has left for good. */
  | readonly ['anew', Id]
  | readonly ['said', Id, Said]
  /** A game that nobody drives any more. */
  | readonly ['free', Id]
  | readonly ['table', Id]
  | readonly ['person', Id, 'changed' | 'signed-out']
  /** The changes of who is where at a node, counted; with the places if they are few. */
  | readonly ['presence', string, number, readonly Id[] | null]
  /** Somebody was found for others who wished to play with anybody; the table. */
  | readonly ['match', Id, Id]
  /** There may be other invitations for somebody than before. */
  | readonly ['invited', Id]
  /** A node has gone. */
  | readonly ['left', string];

interface Packet {
  readonly from: string;
  readonly notices: readonly Notice[];
}

/** PostgreSQL takes less than 8000 bytes at once. */
const MOST_BYTES = 7500;
/** More entries than this are read by those whom they concern, and not sent to everybody. */
const MOST_BYTES_OF_ENTRIES = 2000;

/** As few texts as they fit in. */
export function packed(from: string, notices: readonly Notice[]): string[] {
  const packets: string[] = [];
  let texts: string[] = [];
  let bytes = 0;
  const close = (): void => {
    if (texts.length > 0) packets.push(`{"from":${JSON.stringify(from)},"notices":[${texts.join(',')}]}`);
    texts = [];
    bytes = 0;
  };
  for (const notice of notices) {
    const text = textOf(notice);
    const size = Buffer.byteLength(text) + 1;
    if (bytes + size > MOST_BYTES) close();
    texts.push(text);
    bytes += size;
  }
  close();
  return packets;
}

function textOf(notice: Notice): string {
  const text = JSON.stringify(notice);
  if (notice[0] !== 'game' || text.length <= MOST_BYTES_OF_ENTRIES) return text;
  const [kind, game, length] = notice;
  return JSON.stringify([kind, game, length]);
}

/** Null for what is none of ours, or came from this node itself. */
export function unpacked(text: string, self: string): readonly Notice[] | null {
  try {
    const { from, notices } = JSON.parse(text) as Packet;
    return from === self || !Array.isArray(notices) ? null : notices;
  } catch {
    return null;
  }
}
