// Whether what happens hits the reader: by another player's will a card does something to the reader's own cards.

import type { GameEvent } from '@tenfold/rules';

/** The result is told every event, in order, and says whether it hits the reader. */
export function newHits(reader: number | null): (event: GameEvent) => boolean {
  let turn: GameEvent | undefined;
  /** The cards inside whose texts the next event happens, by who decided to use them. */
  let inside: { readonly depth: number; readonly by: number }[] = [];
  let revealedFrom: GameEvent['from'];

  /** In a possessed turn the possessor decides. */
  const whoDecides = (player: number): number => (turn?.player === player ? (turn.other ?? player) : player);

  function follow(event: GameEvent): boolean {
    inside = inside.filter(({ depth }) => depth < event.depth);
    const { type, player } = event;
    if (type === 'turn') turn = event;
    if (type === 'play' || type === 'react') inside.push({ depth: event.depth, by: whoDecides(player) });
    if (type === 'reveal' && player === reader) revealedFrom = event.from;
    return changesCards(event) && isByAnother(event);
  }

  function changesCards({ type, player, other, from }: GameEvent): boolean {
    if (type === 'pass' && other === reader) return true;
    if (player !== reader || !CHANGES.has(type)) return false;
    // What was revealed from the deck and is put back is where it was; what was revealed from the hand is not.
    return type !== 'topdeck' || from !== 'revealed' || revealedFrom === 'hand';
  }

  function isByAnother({ because }: GameEvent): boolean {
    if (because === null || reader === null) return false;
    const by = inside.at(-1)?.by ?? whoDecides(turn?.player ?? reader);
    return by !== reader;
  }

  return follow;
}

const CHANGES: ReadonlySet<string> = new Set(['discard', 'trash', 'gain', 'pass', 'topdeck']);
