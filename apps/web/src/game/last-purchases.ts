// What each player bought in the last turn that was his.

import type { CardId, GameEvent } from '@tenfold/rules';

/** By seat; nobody has bought anything before his first turn. Only the last round is gone through. */
export function lastPurchases(
  history: readonly GameEvent[],
  players: number,
): readonly (readonly CardId[])[] {
  const found: (readonly CardId[] | undefined)[] = Array.from({ length: players });
  let left = players;
  let end = history.length;
  for (let i = history.length - 1; i >= 0 && left > 0; i--) {
    const event = history[i];
    if (event?.type !== 'turn') continue;
    const { player } = event;
    if (found[player] === undefined) {
      found[player] = boughtBy(player, history.slice(i + 1, end));
      left -= 1;
    }
    end = i;
  }
  return found.map((cards) => cards ?? []);
}

/** Only a purchase is a gain that no card causes. */
const boughtBy = (player: number, turn: readonly GameEvent[]): readonly CardId[] =>
  turn.flatMap(({ type, player: gainer, because, cards = [] }) =>
    type === 'gain' && gainer === player && because === null ? cards : [],
  );
