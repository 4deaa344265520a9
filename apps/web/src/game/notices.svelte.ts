// What goes on around the game: wishes to take back or to end, people who are away, bots that study, who looks on.

import type { GameState } from '@tenfold/protocol';
import type { FollowedGame } from '../live/followed-game.ts';
import { overdueSeats } from '../live/clocks.ts';
import { peopleIn } from './people.ts';

type UndoRequest = NonNullable<GameState['undo']['request']>;

export type TableNotice = { readonly key: string } & (
  | { readonly kind: 'replaced'; readonly by: string }
  | { readonly kind: 'watching' }
  | { readonly kind: 'undo'; readonly request: UndoRequest }
  | { readonly kind: 'overdue'; readonly seat: number }
  | { readonly kind: 'away'; readonly seat: number; readonly until: number }
  | { readonly kind: 'end'; readonly by: readonly number[] }
  | { readonly kind: 'studies'; readonly seat: number; readonly progress: number }
);

export class Notices {
  readonly following: FollowedGame;
  /** By the server's clock, looked at now and then. */
  now = $state(0);

  constructor(following: FollowedGame) {
    this.following = following;
  }

  readonly #game = $derived.by(() => this.following.state);
  readonly you = $derived.by(() => this.#game?.view.seat ?? null);
  readonly #replacedBy = $derived.by(
    () => this.#game?.replaced.find(({ seat }) => seat === this.you)?.name ?? null,
  );
  /** Whether one has a say in what becomes of the game. */
  readonly plays = $derived.by(() => this.you !== null && this.#replacedBy === null);
  readonly #overdue = $derived.by(() => {
    const game = this.#game;
    if (game === null) return [];
    const others = peopleIn(game, this.following.table).filter((seat) => seat !== this.you);
    return others.length === 0 ? [] : overdueSeats(game, this.now);
  });
  /** Who is late himself first has to play. */
  readonly mayRefuse = $derived.by(
    () => this.plays && this.you !== null && !this.#overdue.includes(this.you),
  );

  readonly shown: readonly TableNotice[] = $derived.by(() => {
    const game = this.#game;
    return game?.ended !== null ? [] : this.#noticesOf(game);
  });

  #noticesOf({ undo, away, wishes, thinking }: GameState): TableNotice[] {
    const overdue = this.#overdue;
    const by = this.#replacedBy;
    return [
      ...(by === null ? [] : [{ key: 'replaced', kind: 'replaced', by } as const]),
      ...(this.you === null ? [{ key: 'watching', kind: 'watching' } as const] : []),
      ...(undo.request === null
        ? []
        : [{ key: `undo ${undo.request.number}`, kind: 'undo', request: undo.request } as const]),
      ...overdue.map((seat) => ({ key: `overdue ${seat}`, kind: 'overdue', seat }) as const),
      ...away
        .filter(({ seat }) => seat !== this.you && !overdue.includes(seat))
        .map(({ seat, until }) => ({ key: `away ${seat}`, kind: 'away', seat, until }) as const),
      // What becomes of those who are late is voted about; ending the game is one of the ways.
      ...(wishes.end.length === 0 || overdue.some((seat) => seat !== this.you)
        ? []
        : [{ key: 'end', kind: 'end', by: wishes.end } as const]),
      ...thinking
        .filter(({ doing }) => doing === 'preparing')
        .map(
          ({ seat, progress }) =>
            ({ key: `studies ${seat}`, kind: 'studies', seat, progress: progress ?? 0 }) as const,
        ),
    ];
  }

  /** To be called while a component is made. */
  run(): void {
    const isWaiting = $derived.by(() => {
      const game = this.#game;
      if (game?.ended !== null) return false;
      return game.away.length > 0 || (game.clocks?.running.length ?? 0) > 0;
    });
    $effect(() => {
      this.now = this.following.now();
      if (!isWaiting) return;
      // Only how often it looks: what is left follows from the time itself.
      const timer = setInterval(() => (this.now = this.following.now()), 500);
      return () => clearInterval(timer);
    });
  }
}
