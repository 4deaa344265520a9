// The bots of a thread, one for each seat that asked lately. One that is not there (any more) is made from the position
// at hand; it has then forgotten what it may have remembered, and plays on.

import { preparedPlay } from '@tenfold/bots';
import type { Bot, Character, Plan, PreparedStrategy } from '@tenfold/bots';
import type { Id } from '@tenfold/protocol';
import type { Setup } from '@tenfold/rules';
import { Lens, MOST_PLAYERS } from '@tenfold/rules';
import { LruMap } from '../data-structures/lru-map.ts';
import type { BotRequest } from './bot-team.ts';

interface SeatedBot {
  readonly character: string;
  readonly bot: Bot;
  readonly plan: Plan;
  /** Cards of a game's own are made ready once for each object that holds them, and a message always brings a new one. */
  readonly setup: Setup;
}

interface BotAtWork {
  readonly bot: Bot;
  readonly plan: Plan;
  readonly lens: Lens;
}

const keyOf = (game: Id, seat: number): string => `${game} ${seat}`;

export class SeatedBots {
  readonly #kept: LruMap<string, SeatedBot>;

  constructor(most: number) {
    this.#kept = new LruMap(most);
  }

  seat(
    { game, seat, position }: BotRequest,
    character: Character,
    found: PreparedStrategy | null,
  ): BotAtWork {
    const key = keyOf(game, seat);
    const kept = this.#kept.get(key);
    const isSame = kept?.character === character.id;
    const lens = new Lens(isSame ? { ...position, setup: kept.setup } : position, seat);
    const seated = isSame ? kept : { ...newBot(character, found, lens), setup: position.setup };
    this.#kept.set(key, seated);
    return { bot: seated.bot, plan: seated.plan, lens };
  }

  forget(game: Id): void {
    for (let seat = 0; seat < MOST_PLAYERS; seat++) this.#kept.delete(keyOf(game, seat));
  }
}

function newBot(character: Character, found: PreparedStrategy | null, lens: Lens): Omit<SeatedBot, 'setup'> {
  const player = preparedPlay(character, found);
  return { character: character.id, plan: player.plan(lens), bot: player.maker(lens) };
}
