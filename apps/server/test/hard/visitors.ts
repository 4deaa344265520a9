// People with an address of their own each, and games between two of them.

import type { Id, TableOptions } from '@tenfold/protocol';
import { OPTIONS, caller, expected } from '../live/server.ts';
import { Pace } from './playing/pace.ts';

export interface Visitor {
  readonly id: Id;
  readonly token: string;
  /** What a reverse proxy would say about him. */
  readonly headers: Readonly<Record<string, string>>;
  readonly pace: Pace;
}

export interface StartedGame {
  readonly table: Id;
  readonly game: Id;
}

export async function newVisitor(url: string, name: string, address: string): Promise<Visitor> {
  const headers = { 'x-forwarded-for': address };
  const call = caller(url);
  const { person, token } = expected(
    await call<{ person: { id: Id }; token: string }>('POST', '/people', { name, language: 'en' }, headers),
    201,
  );
  return { id: person.id, token, headers, pace: new Pace() };
}

/** The host has seat 0, the guest seat 1. */
export async function startGame(
  url: string,
  [host, guest]: readonly [Visitor, Visitor],
  options: Partial<TableOptions> = {},
): Promise<StartedGame> {
  const ask = async <T>(who: Visitor, path: string, body: unknown, status: number): Promise<T> =>
    expected(await caller(url, who.token)<T>('POST', path, body, who.headers), status);
  const { id: table } = await ask<{ id: Id }>(host, '/tables', { ...OPTIONS, ...options }, 201);
  await ask(guest, `/tables/${table}/sit`, {}, 200);
  const { game } = await ask<{ game: Id }>(host, `/tables/${table}/start`, undefined, 201);
  return { table, game };
}

/** The `count`th address of a country in which everybody has his own. */
export const addressOf = (count: number): string =>
  `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
