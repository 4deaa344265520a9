// Games for the tests, and how they are played.

import { characters } from '@tenfold/bots';
import type { WirePlan } from '@tenfold/protocol';
import type { Game } from '@tenfold/rules';
import { Lens, apply, clone, decision, kingdoms, newGame } from '@tenfold/rules';
import type { BotTeam } from '../../src/bots/bot-team.ts';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** Ids of games are 22 letters long. */
export const gameId = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/g, '-').padEnd(22, '_');

export const deal = (players: number, seed: string, kingdom = 'first-game'): Game =>
  newGame({
    players: NAMES.slice(0, players),
    kingdom: kingdoms.find(({ id }) => id === kingdom)?.cards ?? [],
    seed,
    start: 0,
  });

/** Plays to the end and tells the plans that came with the answers, each once. */
export async function playByTeam(
  team: BotTeam,
  name: string,
  position: Game,
  seated: readonly string[],
): Promise<WirePlan[][]> {
  const plans = seated.map(() => new Map<string, WirePlan>());
  for (let asked = decision(position); asked !== undefined; asked = decision(position)) {
    const { seat } = asked;
    const character = seated[seat] ?? 'nobody';
    const { option, plan } = await team.choose({ game: gameId(name), seat, character, position });
    if (plan !== null) plans[seat]?.set(JSON.stringify(plan), plan);
    apply(position, option, seat);
  }
  return plans.map((ofSeat) => [...ofSeat.values()]);
}

/** The same without a team. `meet` gets a copy of each position in which a seat may play or buy. */
export function playHere(position: Game, seated: readonly string[], meet?: (game: Game) => void): void {
  const bots = seated.map((id, seat) =>
    characters.find((character) => character.id === id)?.maker(new Lens(position, seat)),
  );
  for (let asked = decision(position); asked !== undefined; asked = decision(position)) {
    if (asked.card === null && asked.player === asked.seat) meet?.(clone(position));
    const option = bots[asked.seat]?.choose(new Lens(position, asked.seat), asked);
    apply(position, option ?? -1, asked.seat);
  }
}
