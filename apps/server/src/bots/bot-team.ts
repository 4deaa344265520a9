// Bots as the rest of the server knows them: somebody to ask for a choice, who takes his time elsewhere.

import type { Id, WirePlan } from '@tenfold/protocol';
import type { Game, Option } from '@tenfold/rules';

export interface BotRequest {
  readonly game: Id;
  readonly seat: number;
  /** The id of a character. */
  readonly character: string;
  /** The whole game. The bot is shown what its seat may know, and nothing else. */
  readonly position: Game;
}

export interface BotChoice {
  readonly option: Option;
  /** What the bot means to do, for everybody to read. */
  readonly plan: WirePlan | null;
}

/** Whatever is asked is answered, with a BotError if it comes to that. */
export interface BotTeam {
  /** Before the first choice: the search of a bot that prepares. Resolves at once for those that do not. */
  prepare(request: BotRequest, onProgress: (share: number) => void): Promise<void>;
  choose(request: BotRequest): Promise<BotChoice>;
  /** The game is over or put away: what was kept for it goes, and what still waits is called off. */
  forget(game: Id): void;
  close(): Promise<void>;
}
