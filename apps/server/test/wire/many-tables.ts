// Plays many twin positions on two servers, several tables at a time.

import type { KingdomSetting, TableOptions } from '@tenfold/protocol';
import { GAME_AMONG_FRIENDS } from '@tenfold/protocol';
import { Both } from './both.ts';
import type { Tally } from './law.ts';
import { TwinTable, newTally } from './law.ts';
import type { TwinPosition } from './positions.ts';
import { NAMES } from './positions.ts';
import { TwinServers } from './twin-servers.ts';

export interface TwinTableWish {
  readonly position: TwinPosition;
  readonly kingdom: KingdomSetting;
}

/** So many are played at the same time, each with people of its own. */
const PARTIES = 6;

/** Throws ToldApart if somebody can tell the games apart. */
export async function playTwins(seats: number, wishes: readonly TwinTableWish[]): Promise<Tally> {
  const servers = new TwinServers();
  const parties = Array.from({ length: PARTIES }, () => ({
    players: NAMES.slice(0, seats).map((name) => servers.addPerson(name)),
    watcher: servers.addPerson('Wanda'),
  }));
  const tables = parties.map(({ players }, party) =>
    wishes
      .filter((_, index) => index % PARTIES === party)
      .map(({ position, kingdom }, index) => {
        const options = { ...optionsOf(index), seats, kingdom };
        const { game, twin } = position;
        return { position, options, ids: servers.addGame({ options, players, game, twin }) };
      }),
  );
  const urls = await servers.start();

  const tally = newTally();
  await Promise.all(
    parties.map(async (party, index) => {
      const players = party.players.map((person) => new Both(person, urls));
      const watcher = new Both(party.watcher, urls);
      for (const one of [...players, watcher]) await one.connect();
      for (const { position, options, ids } of tables[index] ?? []) {
        const isDelayed = options.spectators === 'delayed';
        await new TwinTable({ ids, position, players, watcher, isDelayed, tally }).play();
      }
    }),
  );
  return tally;
}

const optionsOf = (index: number): Omit<TableOptions, 'seats' | 'kingdom'> => ({
  ...GAME_AMONG_FRIENDS,
  undo: index % 3 === 0 ? 'ask' : 'free',
  spectators: index % 4 === 3 ? 'delayed' : 'public',
  pauses: false,
});
