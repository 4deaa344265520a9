// More people than play well at one table: who makes one for six is told of the waits, and seven who come are offered two.

import { API_PATH } from '@tenfold/protocol';
import { words as de } from '../src/words/de/index.ts';
import { words as en } from '../src/words/en/index.ts';
import { gathering } from '../src/words/gathering/en.ts';
import { expect, test } from './fixtures.ts';
import { become, newTable } from './tables.ts';
import { tableIn } from './truth.ts';

test('five and six are told that waits grow; seven who come to one table are offered two, of three and four', async ({
  page: ann,
  newPerson,
  server,
}) => {
  await become(ann, 'Ann');
  await ann.goto('/play/friends');
  const told = ann.getByText(gathering.manyPlayers);
  await ann.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await expect(told).toBeHidden();
  for (const seats of ['5', '6']) {
    await ann.getByRole('radio', { name: seats, exact: true }).check({ force: true });
    await expect(told).toBeVisible();
  }

  const table = await newTable(ann, { seats: 6 });
  const post = async (path: string, token: string | null, data: object): Promise<Response> =>
    fetch(`${server.url}${API_PATH}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(data),
    });
  for (const name of ['Bob', 'Cleo', 'Dan', 'Eve', 'Finn']) {
    const made = (await (await post('/people', null, { name, language: 'en' })).json()) as { token: string };
    expect((await post(`/tables/${table}/sit`, made.token, {})).ok).toBe(true);
  }
  await ann.goto(`/t/${table}`);
  await expect(ann.getByText(gathering.manyPlayers)).toBeVisible();

  const zoe = await newPerson({ locale: 'de', viewport: { width: 390, height: 844 } });
  await become(zoe, 'Zoe', 'de');
  await zoe.goto(`/t/${table}`);
  await zoe.getByRole('button', { name: de.lobby.secondTable }).click();
  await zoe.getByRole('link', { name: de.lobby.otherTable }).click();
  await expect.poll(() => tableIn(zoe)).not.toBe(table);
  const second = tableIn(zoe);
  await zoe.getByRole('button', { name: de.lobby.sitDown, exact: true }).click();

  // Those at the first table hear of it, and one after the other may move over until three and four sit there.
  await expect(ann.getByText(gathering.twoTables(7, 3, 4))).toBeVisible();
  await ann.getByRole('button', { name: gathering.moveOver }).click();
  await ann.waitForURL(`**/t/${second}`);
  await expect(zoe.getByText('Ann', { exact: true }).first()).toBeVisible();
  await expect(ann.getByRole('button', { name: en.lobby.sitDown })).toBeHidden();
});
