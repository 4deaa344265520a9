// What bots say, and when. They react to what everybody at the table can see and to nothing else, and whether they speak
// follows from what everybody knows: the hash of the seed, and the number of the entry.

import { createHash } from 'node:crypto';
import type { BotPhrase } from '@tenfold/protocol';
import { BOT_PHRASES } from '@tenfold/protocol';
import type { CardId, GameEvent } from '@tenfold/rules';
import type { GamePlayer } from '../game-log/game-log.ts';

export interface BotRemark {
  readonly seat: number;
  readonly phrase: BotPhrase;
  readonly card?: CardId;
}

export interface PublicMoment {
  readonly seedHash: string;
  /** Of the entry by which it happened; 0 at the beginning. */
  readonly sequence: number;
  readonly players: readonly GamePlayer[];
  /** As somebody sees them who sees nothing hidden. */
  readonly events: readonly GameEvent[];
  readonly isOver: boolean;
  readonly isAttack: (card: CardId) => boolean;
}

/** So many speak at once; more would be a noise. */
const MOST_AT_ONCE = 2;

/** How often something is worth a word. */
const SHARES = { greets: 1, hit: 0.25, province: 0.4, ends: 1 } as const;
type Occasion = keyof typeof SHARES;

const HITS: ReadonlySet<string> = new Set(['discard', 'gain', 'topdeck', 'trash']);

export function botRemarks(moment: PublicMoment): readonly BotRemark[] {
  return moment.players
    .flatMap((player, seat) => {
      if (player.kind !== 'bot') return [];
      const occasion = occasionFor(moment, seat);
      if (occasion === null) return [];
      const drawn = draw(moment, seat);
      if (drawn >= SHARES[occasion.what]) return [];
      // A bot of somebody else's making has no voice.
      const phrase = BOT_PHRASES.find((one) => one === `${player.character}.${occasion.what}`);
      if (phrase === undefined) return [];
      return [
        { drawn, remark: { seat, phrase, ...(occasion.card === null ? {} : { card: occasion.card }) } },
      ];
    })
    .sort((one, other) => one.drawn - other.drawn)
    .slice(0, MOST_AT_ONCE)
    .map(({ remark }) => remark);
}

function occasionFor(
  { sequence, events, isOver, isAttack }: PublicMoment,
  seat: number,
): { readonly what: Occasion; readonly card: CardId | null } | null {
  if (isOver) return { what: 'ends', card: null };
  if (sequence === 0) return { what: 'greets', card: null };
  for (const { type, player, because, cards } of events) {
    if (player === seat && HITS.has(type) && because !== null && isAttack(because)) {
      return { what: 'hit', card: because };
    }
    if (player !== seat && type === 'gain' && cards?.includes('province') === true) {
      return { what: 'province', card: 'province' };
    }
  }
  return null;
}

/** From 0 to below 1. */
function draw({ seedHash, sequence }: PublicMoment, seat: number): number {
  const digest = createHash('sha256').update(`voice ${seedHash} ${sequence} ${seat}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}
