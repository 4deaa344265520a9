// Where the players come from: those of @tenfold/bots, or a module of one's own.

import type { Character } from '@tenfold/bots';
import { characters, preparedPlay, strategist } from '@tenfold/bots';
import type { Strategist } from './range-runner.ts';
import { isSeatedCharacter } from './seated-character.ts';

/** The module's export `strategist`; without a module, ours. Characters play as they always do. */
export async function strategistFrom(module: string | undefined): Promise<Strategist> {
  const byRules = module === undefined ? strategist : await strategistIn(module);
  await loadAll(characters);
  return (player) =>
    isSeatedCharacter(player)
      ? preparedPlay(characterAmong(characters, player.character), player.found ?? null).maker
      : byRules(player);
}

async function strategistIn(module: string): Promise<Strategist> {
  const found = (await import(module)) as { readonly strategist?: Strategist };
  if (typeof found.strategist === 'function') return found.strategist;
  throw new TypeError(
    `${module} has no function called strategist; export one that takes a strategy and gives a BotMaker`,
  );
}

/** One of the characters that the module exports as `characters`; without a module, of ours. */
export async function characterFrom(module: string | undefined, id: string): Promise<Character> {
  const found = characterAmong(module === undefined ? characters : await charactersIn(module), id);
  await loadAll([found]);
  return found;
}

/** What characters play by, ready before anybody does. */
async function loadAll(these: readonly Character[]): Promise<void> {
  await Promise.all(these.map(async ({ preparation }) => preparation?.load?.()));
}

function characterAmong(known: readonly Character[], id: string): Character {
  const found = known.find((character) => character.id === id);
  if (found !== undefined) return found;
  const ids = known.map((character) => character.id).join(', ');
  throw new RangeError(`there is no character "${id}"; take one of ${ids}`);
}

async function charactersIn(module: string): Promise<readonly Character[]> {
  const found = (await import(module)) as { readonly characters?: readonly Character[] };
  if (found.characters !== undefined) return found.characters;
  throw new TypeError(`${module} has no list called characters; export one of Character`);
}
