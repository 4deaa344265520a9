// The bots that can be seated, by the names that people call them.

import { Refusal } from '../refusal.ts';

export interface BotCharacter {
  readonly id: string;
  readonly name: string;
}

export class Characters {
  readonly #known: readonly BotCharacter[];
  /** By id. */
  readonly names: ReadonlyMap<string, string>;

  constructor(known: readonly BotCharacter[]) {
    this.#known = known;
    this.names = new Map(known.map(({ id, name }) => [id, name]));
  }

  /** By id or name, in any capitals. */
  named(wished: string): BotCharacter {
    const word = wished.trim().toLowerCase();
    const found = this.#known.find(({ id, name }) => id === word || name.toLowerCase() === word);
    if (found !== undefined) return found;
    const names = this.#known.map(({ name }) => name).join(', ');
    throw new Refusal('not-found', `there is no bot of this name; there are ${names}`);
  }

  /** A table may keep a character that a later release no longer has. */
  nameOf(id: string): string {
    return this.names.get(id) ?? id;
  }
}
