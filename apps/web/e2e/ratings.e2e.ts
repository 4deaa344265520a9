// A rated table: what it means, a game that somebody never played, and one that was left in the middle.

import type { Page } from '@playwright/test';
import type { ToClient } from '@tenfold/protocol';
import { API_PATH, LIVE_PATH, PROTOCOL_VERSION } from '@tenfold/protocol';
import { words } from '../src/words/en/index.ts';
import { expect, test } from './fixtures.ts';
import type { Identity } from './tables.ts';
import { become, newTable } from './tables.ts';

/** Ann's table with Bob at it, and Ann's page in its lobby. */
async function ratedTable(
  ann: Page,
  bob: Page,
): Promise<{ readonly table: string; readonly host: Identity; readonly guest: Identity }> {
  const host = await become(ann, 'Ann');
  const table = await newTable(ann, { rated: true });
  await ann.goto(`/t/${table}`);
  await expect(ann.getByText(words.lobby.seatsFreeRated(1))).toBeVisible();
  await expect(ann.getByText(words.lobby.ratedMeans)).toBeVisible();
  await expect(ann.getByRole('button', { name: words.lobby.seatBot })).toHaveCount(0);
  const guest = await become(bob, 'Bob');
  expect((await bob.request.post(`${API_PATH}/tables/${table}/sit`, { data: {} })).ok()).toBe(true);
  await ann.getByRole('button', { name: words.lobby.start, exact: true }).click();
  return { table, host, guest };
}

/** Somebody ends so many turns and gives up at the next question, or at once. */
async function play(origin: string, { token }: Identity, table: string, turns: number): Promise<void> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${LIVE_PATH}`);
  const say = (message: object): void => socket.send(JSON.stringify(message));
  let ended = 0;
  let answered = -1;
  try {
    await new Promise<void>((resolve) => {
      socket.addEventListener('open', () => {
        say({ type: 'hello', version: PROTOCOL_VERSION, token });
        say({ type: 'open', table });
      });
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as ToClient;
        if (message.type !== 'state' && message.type !== 'opened') return;
        const { game, prompt, ended: end } = message.state;
        if (end !== null) return resolve();
        if (turns === 0) return say({ type: 'resign', game });
        if (prompt === null || prompt.number === answered) return;
        answered = prompt.number;
        if (ended++ === turns) return say({ type: 'resign', game });
        const option = prompt.options.findIndex(({ verb }) => verb === 'end-turn');
        say({ type: 'choose', game, number: prompt.number, option });
      });
    });
  } finally {
    socket.close();
  }
}

test('a rated game that somebody never played is won by nobody and moves no rating', async ({
  page: ann,
  newPerson,
  server,
}) => {
  const { table, guest } = await ratedTable(ann, await newPerson());
  await play(server.url, guest, table, 0);
  const result = ann.getByRole('region', { name: words.after.result });
  await expect(result.getByRole('heading', { name: words.after.nobodyWon })).toBeVisible();
  await expect(result).toContainText(words.after.countsForNobody);
  await expect(result).toContainText('never made a choice');
  await expect(ann.getByRole('heading', { name: words.ratings.yours })).toHaveCount(0);

  await ann.goto('/archive');
  await expect(
    ann.getByRole('link', { name: words.board.you }).getByText(words.archive.nobodyWon),
  ).toBeVisible();
  await ann.goto('/ladder');
  await expect(ann.getByText(words.ratings.none)).toBeVisible();
});

test('a rated game says what it did to one’s rating, and why it weighed little', async ({
  page: ann,
  newPerson,
  server,
}) => {
  const { table, host, guest } = await ratedTable(ann, await newPerson());
  await Promise.all([play(server.url, host, table, Infinity), play(server.url, guest, table, 1)]);
  const result = ann.getByRole('region', { name: words.after.result });
  const won = words.after.winners([{ you: true, name: 'Ann' }]);
  await expect(result.getByRole('heading', { name: won })).toBeVisible();
  const rating = ann.getByRole('region', { name: words.ratings.yours });
  await expect(rating).toContainText(words.ratings.weighedNothing);
  await expect(rating).toContainText(words.ratings.short);
  await expect(rating).toContainText(words.ratings.littleKnown);
  await ann.goto('/ladder');
  await expect(ann.getByText(words.ratings.asks(5, 5))).toBeVisible();
});
