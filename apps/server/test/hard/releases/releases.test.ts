// Two releases side by side on one PostgreSQL, as during an upgrade: the newer takes over games of the older, which lets go of what it does
// not understand, and ends none of it.

import type { Id } from '@tenfold/protocol';
import { RULES_VERSION } from '@tenfold/rules';
import { startPostgres } from '@tenfold/prerequisites/temporary-postgres';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../../src/store/postgres.ts';
import { Client } from '../../live/client.ts';
import { caller } from '../../live/server.ts';
import { ServerProcess, newFolder } from '../server-process.ts';
import { type Visitor, newVisitor, startGame } from '../visitors.ts';

const preload = new URL('./newer-release.ts', import.meta.url);

async function openTable(url: string, visitor: Visitor, table: Id) {
  const client = await Client.of(url, visitor.token);
  return { client, outcome: await client.ask({ type: 'open', table }) };
}

/** Makes the choice of this verb, and card if one is named. */
async function choose(client: Client, game: Id, verb: string, card?: string): Promise<void> {
  const isOffered = (one: { readonly verb: string; readonly card: string | null }): boolean =>
    one.verb === verb && (card === undefined || one.card === card);
  const { prompt } = await client.stands(game, (state) => state.prompt?.options.some(isOffered) === true);
  const option = prompt?.options.findIndex(isOffered) ?? -1;
  expect(await client.choose(game, prompt?.number ?? -1, option)).toMatchObject({ type: 'done' });
}

it('A node of the next release goes on with a game of the last, whose nodes let go of it and end nothing', async () => {
  const postgres = await startPostgres();
  onTestFinished(async () => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  const place = { dataFolder: newFolder(), databaseUrl };
  const older = await ServerProcess.start(place);
  const newer = await ServerProcess.start({ ...place, preload });
  const people = [
    await newVisitor(older.url, 'Ann', '10.0.0.1'),
    await newVisitor(older.url, 'Bob', '10.0.0.2'),
  ] as const;
  const { table, game } = await startGame(older.url, people);
  const { client: shown } = await openTable(older.url, people[0], table);
  const { view } = (await shown.next('opened')).state;
  const [first, second] = view.turn.player === 0 ? people : people.toReversed();
  if (first === undefined || second === undefined) throw new Error('two are needed');
  const { client: asked } = await openTable(older.url, first, table);
  const { client: stayed } = await openTable(older.url, second, table);
  await choose(asked, game, 'play-treasures');

  // The one whose turn it is comes to the newer, and buys what the older would not sell.
  const { client: moved, outcome } = await openTable(newer.url, first, table);
  expect(outcome).toMatchObject({ type: 'done' });
  await choose(moved, game, 'buy', 'gold');
  await stayed.until(({ type }) => type === 'closing');
  const GOING_AWAY = 1001;
  expect(await stayed.closed).toBe(GOING_AWAY);
  await older.hasLogged(/a game goes on under newer rules, at another node/);

  // Who comes back to the older is told, and nothing is ended; at the newer it goes on.
  const again = await openTable(older.url, second, table);
  expect(again.outcome).toMatchObject({ type: 'refused', code: 'not-ready' });
  const { client: back } = await openTable(newer.url, second, table);
  await choose(back, game, 'play-treasures');
  const summary = await caller(older.url, people[0].token)(
    'GET',
    `/games/${game}`,
    undefined,
    people[0].headers,
  );
  expect(summary).toMatchObject({ status: 200, body: { finishedAt: null } });

  // A game that was begun at the newer is none for the older either.
  const begun = await startGame(newer.url, people);
  expect((await openTable(older.url, people[0], begun.table)).outcome).toMatchObject({ code: 'not-ready' });

  expect(await older.stop()).toBe(0);
  await choose(back, game, 'end-turn');
  expect(older.log).not.toContain('broken off');
  const store = await openPostgres(databaseUrl);
  onTestFinished(async () => store.close());
  const log = (await store.game(game))?.log ?? [];
  expect(log.map(({ rules }) => rules)).toEqual([undefined, RULES_VERSION + 1, undefined, undefined]);
  expect(await newer.stop()).toBe(0);
});
