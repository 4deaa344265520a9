// Games for the tests, and how they are played.

import { characters, seatBots } from '@tenfold/bots';
import type { WirePlan } from '@tenfold/protocol';
import type { Game } from '@tenfold/rules';
import { apply, clone, decision, kingdoms, newGame, playOut } from '@tenfold/rules';
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
  const makers = seated.flatMap((id) => characters.find((character) => character.id === id)?.maker ?? []);
  const choose = seatBots(position, makers);
  playOut(position, (_game, asked) => {
    if (asked.card === null && asked.player === asked.seat) meet?.(clone(position));
    return choose(position, asked);
  });
}
