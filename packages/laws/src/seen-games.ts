// Random games, seen through the eyes of every seat: what clients are shown, step by step.

import type { Game, GameEvent } from '@tenfold/rules';
import { apply, decision, eventFor, newGame } from '@tenfold/rules';
import type { ChooserName } from './choosers.ts';
import { chooserOf } from './choosers.ts';
import { Dice } from './dice.ts';
import { kingdomCards } from './setups.ts';

/** A moment of such a game. */
export interface SeenStep {
  readonly game: Game;
  /** By seat, and last for a spectator: all that happened so far, and where the last step began in it. */
  readonly histories: readonly (readonly GameEvent[])[];
  readonly start: number;
}

/** Which games to play. */
export interface RandomGames {
  readonly games: number;
  readonly players: number;
  /** The kingdom has these; players who choose keenly go for them. */
  readonly cards: readonly string[];
  readonly chooser?: ChooserName;
  readonly mostDecisions?: number;
}

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];
const KINGDOM_SIZE = 10;

/** Calls `seen` after the deal and after every choice of every game. */
export function playRandomGames(wish: RandomGames, seen: (step: SeenStep) => void): void {
  const { games, players, cards, chooser = 'keen', mostDecisions = 2000 } = wish;
  for (let number = 0; number < games; number++) {
    const dice = new Dice(`web ${players} ${cards.join(' ')} ${number}`);
    const others = kingdomCards('boxes').filter((id) => !cards.includes(id));
    const kingdom = [...cards, ...dice.draw(others, KINGDOM_SIZE - cards.length)];
    const names = NAMES.slice(0, players);
    const histories = [...names.keys(), null].map((seat) => ({ seat, events: new Array<GameEvent>() }));
    const listen = (event: GameEvent): void => {
      for (const { seat, events } of histories) events.push(eventFor(event, seat));
    };
    const told = (): readonly GameEvent[][] => histories.map(({ events }) => events);
    const game = newGame({ players: names, kingdom, seed: `web-${number}` }, listen);
    seen({ game, histories: told(), start: 0 });
    const choose = chooserOf(chooser, dice, cards);
    for (let i = 0; i < mostDecisions; i++) {
      const asked = decision(game);
      if (asked === undefined) break;
      const start = histories[0]?.events.length ?? 0;
      apply(game, choose(game, asked), asked.seat, listen);
      seen({ game, histories: told(), start });
    }
  }
}

/** Between them, these make every way a card can move. */
export const MIXES: readonly RandomGames[] = [
  { games: 3, players: 2, cards: ['throne-room', 'chancellor', 'library', 'bureaucrat', 'village'] },
  { games: 3, players: 2, cards: ['golem', 'throne-room', 'militia', 'library'], chooser: 'possessor' },
  { games: 3, players: 3, cards: ['masquerade', 'thief', 'scout', 'saboteur', 'torturer'] },
  { games: 2, players: 4, cards: ['possession', 'masquerade', 'swindler', 'mine'], chooser: 'possessor' },
  { games: 2, players: 3, cards: ['herbalist', 'alchemist', 'apothecary', 'university'], chooser: 'longest' },
  { games: 2, players: 2, cards: ['secret-chamber', 'moat', 'militia'], chooser: 'reveals again' },
  { games: 2, players: 6, cards: ['spy', 'scrying-pool', 'wishing-well', 'feast', 'tribute'] },
];
