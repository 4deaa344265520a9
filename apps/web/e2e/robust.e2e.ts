// What goes wrong at real tables: pages reloaded, connections lost, servers that crash, in the middle of a decision.

import type { Page, WebSocketRoute } from '@playwright/test';
import { API_PATH, LIVE_PATH } from '@tenfold/protocol';
import { words as en } from '../src/words/en/index.ts';
import { expect, test } from './fixtures.ts';
import type { Glance } from './player.ts';
import { Player, glanceNow, lit, nextGlance } from './player.ts';
import { startServer } from './server.ts';
import { become, finishedGame, gameAgainst, newTable } from './tables.ts';
import { logOn } from './truth.ts';

const keysOf = ({ lit: offered }: Glance): string[] => offered.map(({ key }) => key);
/** One's own, from that line of the log on. */
const purchases = async (page: Page, from: number): Promise<string[]> =>
  (await logOn(page)).slice(from).filter((line) => line.startsWith('You buy'));
const isBuying = (glance: Glance): boolean => keysOf(glance).includes('pile copper');

test('a page reloaded in the middle of a decision asks the same again', async ({ page }) => {
  await become(page, 'Ann');
  const { table } = await gameAgainst(page, ['magpie']);
  await page.goto(`/t/${table}`);
  // The Cellar asks for one card after the other.
  const player = new Player(page, { wants: [['cellar', 4]] });
  const asked = await player.play((glance) => keysOf(glance).includes('button discard '));
  const first = keysOf(asked).find((key) => key.startsWith('hand ')) ?? '';
  await page.locator(lit(first)).click();
  const before = await nextGlance(page, asked.question);
  await expect(page.getByText(en.board.pickedSoFar(1))).toBeVisible();
  const log = await logOn(page);

  await page.reload();
  expect(await glanceNow(page)).toEqual(before);
  await expect(page.getByText(en.board.pickedSoFar(1))).toBeVisible();
  expect(await logOn(page)).toEqual(log);
});

test('what was taken back stays in the log, also after a reload', async ({ page }) => {
  await become(page, 'Ann');
  const { table } = await gameAgainst(page, ['magpie']);
  await page.goto(`/t/${table}`);
  const asked = await new Player(page, { wants: [] }).play((glance) =>
    keysOf(glance).includes('button play-treasures '),
  );
  await page.locator(lit('button play-treasures ')).click();
  const after = await nextGlance(page, asked.question);
  await page.getByRole('button', { name: en.game.undo }).click();
  const again = await nextGlance(page, after.question);
  expect(keysOf(again)).toEqual(keysOf(asked));
  const told = page
    .getByRole('region', { name: en.game.log })
    .getByText(en.game.undone({ you: true, name: 'Ann' }, 1));
  await expect(told).toBeVisible();

  await page.reload();
  expect(await glanceNow(page)).toEqual(again);
  await expect(told).toBeVisible();
});

test('a second tab of the same player sees the same and plays on', async ({ page, context }) => {
  await become(page, 'Ann');
  const { table } = await gameAgainst(page, ['magpie']);
  await page.goto(`/t/${table}`);
  const first = await new Player(page, { wants: [] }).play(isBuying);
  const other = await context.newPage();
  await other.goto(`/t/${table}`);
  expect(await glanceNow(other)).toEqual(first);

  await other.locator(lit('pile copper')).click();
  const next = await nextGlance(other, first.question);
  expect(await nextGlance(page, first.question)).toEqual(next);
  await page.locator(lit('button end-turn ')).click();
  const further = await nextGlance(page, next.question);
  expect(await nextGlance(other, next.question)).toEqual(further);
  expect(await logOn(other)).toEqual(await logOn(page));
});

test('a server that crashes in the middle of a decision comes back, and a choice made meanwhile counts once', async ({
  newPerson,
}) => {
  const server = await startServer();
  const page = await newPerson({ baseURL: server.url });
  await become(page, 'Ann');
  const { table } = await gameAgainst(page, ['magpie']);
  await page.goto(`/t/${table}`);
  const player = new Player(page, { wants: [] });
  const before = await player.play(isBuying);
  const log = await logOn(page);

  await server.crash();
  await expect(page.getByText(en.game.reconnecting)).toBeVisible();
  await page.locator(lit('pile copper')).click();
  await expect(page.getByText(en.game.choiceKept)).toBeVisible();

  await server.startAgain();
  await expect(page.getByText(en.game.reconnecting)).toHaveCount(0);
  await nextGlance(page, before.question);
  expect(await purchases(page, log.length)).toEqual(['You buy and gain a Copper']);
  // And the game goes on.
  await player.play((glance) => (glance.question ?? 0) > (before.question ?? 0) + 2);
  await page.context().close();
  await server.stop();
});

test('a lost connection comes back, and a choice whose answer was lost counts once', async ({ page }) => {
  const line = await cuttableLine(page);
  await become(page, 'Ann');
  const { table } = await gameAgainst(page, ['magpie']);
  await page.goto(`/t/${table}`);
  const before = await new Player(page, { wants: [] }).play(isBuying);
  const log = await logOn(page);

  // The server hears the choice, but its answer does not come through.
  line.deafen();
  await page.locator(lit('pile copper')).click();
  await expect.poll(line.said).toContain('choose');
  line.cut();
  await expect(page.getByText(en.game.reconnecting)).toBeVisible();
  await expect(page.getByText(en.game.choiceKept)).toBeVisible();

  line.mend();
  await expect(page.getByText(en.game.reconnecting)).toHaveCount(0);
  await nextGlance(page, before.question);
  expect(await purchases(page, log.length)).toEqual(['You buy and gain a Copper']);
});

test('the back button leads from a game to where one came from, and forth again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: en.home.bots }).click();
  await page.getByRole('button', { name: en.home.start, exact: true }).click();
  const asked = await new Player(page, { wants: [] }).play(isBuying);

  await page.goBack();
  await expect(page.getByRole('button', { name: en.home.start, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: en.home.resume })).toBeVisible();
  await page.goForward();
  await page.goForward();
  expect(await glanceNow(page)).toEqual(asked);

  await page.goto('/');
  const game = page.getByRole('region', { name: en.home.resume }).getByRole('link');
  await expect(game).toContainText(en.home.yourMove);
  await game.click();
  expect(await glanceNow(page)).toEqual(asked);
});

const NOBODYS_ID = 'AAAAAAAAAAAAAAAAAAAAAA';
const NOWHERE = [
  {
    what: 'an unknown table',
    path: `/t/${NOBODYS_ID}`,
    title: en.lobby.unknownTitle,
    way: en.lobby.ownTable,
  },
  { what: 'a malformed table', path: '/t/abc', title: en.lobby.unknownTitle, way: en.lobby.ownTable },
  { what: 'an unknown game', path: `/g/${NOBODYS_ID}`, title: en.after.unknownGame, way: en.after.toArchive },
  { what: 'a malformed game', path: '/g/abc', title: en.after.unknownGame, way: en.after.toArchive },
  { what: 'an unknown page', path: '/no/such/page', title: en.home.unknownTitle, way: en.common.home },
  {
    what: 'an unreadable kingdom',
    path: '/k/cellar.nonsense',
    title: en.kingdom.unreadable,
    way: en.kingdom.chooseOne,
  },
];

for (const { what, path, title, way } of NOWHERE) {
  test(`a link to ${what} says so and leads on`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.locator('main').getByRole('link', { name: way }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('links to full tables, running and ended games show what there is', async ({
  page,
  newPerson,
  server,
}) => {
  const me = await become(page, 'Ann');
  const visitor = await newPerson();

  const full = await newTable(page);
  await page.request.post(`${API_PATH}/tables/${full}/bots`, { data: { seat: 1, character: 'magpie' } });
  await visitor.goto(`/t/${full}`);
  await expect(visitor.getByText(en.lobby.full)).toBeVisible();

  const running = await gameAgainst(page, ['magpie']);
  await visitor.goto(`/t/${running.table}`);
  await expect(visitor.getByText(en.game.watching)).toBeVisible();
  await expect(visitor.locator('[data-lit]')).toHaveCount(0);
  // What is told above the table takes a line of its place, and no more.
  const told = await visitor.getByText(en.game.watching).boundingBox();
  const table = await visitor.getByRole('list', { name: en.board.others }).boundingBox();
  expect((table?.y ?? Infinity) - (told?.y ?? 0)).toBeLessThan(60);
  await visitor.goto(`/g/${running.game}`);
  await expect(visitor.getByRole('heading', { level: 1, name: en.after.running })).toBeVisible();
  await page.goto(`/g/${running.game}`);
  await page.getByRole('link', { name: en.after.toTable }).click();
  await glanceNow(page);

  const closed = await gameAgainst(page, ['magpie'], { spectators: 'none' });
  await visitor.goto(`/t/${closed.table}`);
  await expect(visitor.getByRole('heading', { level: 1, name: en.lobby.closedTitle })).toBeVisible();
  await visitor.goto(`/g/${closed.game}`);
  await expect(visitor.getByRole('heading', { level: 1, name: en.after.privateGame })).toBeVisible();

  const secret = await finishedGame(page, server.url, me, ['magpie'], { spectators: 'none' });
  await visitor.goto(`/t/${secret.table}`);
  await expect(visitor.getByText(en.lobby.full)).toBeVisible();
  await expect(visitor.getByRole('region', { name: en.after.result })).toHaveCount(0);
  await visitor.goto(`/g/${secret.game}`);
  await expect(visitor.getByRole('heading', { level: 1, name: en.after.privateGame })).toBeVisible();
  await page.goto(`/g/${secret.game}`);
  await expect(page.getByRole('slider', { name: en.after.moment })).toBeVisible();

  const ended = await finishedGame(page, server.url, me);
  await visitor.goto(`/t/${ended.table}`);
  await expect(visitor.getByRole('region', { name: en.after.result })).toBeVisible();
  await visitor.goto(`/g/${ended.game}`);
  await expect(visitor.getByRole('slider', { name: en.after.moment })).toBeVisible();
});

test('a server of another release is said so, and no board is shown that it could break', async ({
  page,
}) => {
  await become(page, 'Ann');
  let isLater = false;
  await page.routeWebSocket(`**${LIVE_PATH}`, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) =>
      socket.send(isLater ? String(message).replaceAll('"supply"', '"bank"') : message),
    );
  });
  const { table } = await gameAgainst(page, ['magpie']);
  await page.goto(`/t/${table}`);
  await new Player(page, { wants: [] }).play(isBuying);
  isLater = true;
  await page.locator(lit('button end-turn ')).click();
  const sentence = page.getByText(/of different releases/);
  await expect(sentence).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  isLater = false;
  await page.getByRole('button', { name: en.common.retry }).click();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await expect(sentence).toHaveCount(0);
});

interface Line {
  /** From now on nothing that the server says comes through. */
  readonly deafen: () => void;
  readonly cut: () => void;
  readonly mend: () => void;
  /** The kinds of messages that the page has sent. */
  readonly said: () => string[];
}

/** A connection that can be cut, as a train's in a tunnel. */
async function cuttableLine(page: Page): Promise<Line> {
  const said: string[] = [];
  const open = new Set<WebSocketRoute>();
  let isDeaf = false;
  let isCut = false;
  await page.routeWebSocket(`**${LIVE_PATH}`, (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    open.add(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      said.push((JSON.parse(String(message)) as { type: string }).type);
      server.send(message);
    });
    server.onMessage((message) => {
      if (!isDeaf) socket.send(message);
    });
  });
  return {
    deafen: () => (isDeaf = true),
    cut() {
      isCut = true;
      for (const socket of open) void socket.close();
      open.clear();
    },
    mend() {
      isDeaf = false;
      isCut = false;
    },
    said: () => said,
  };
}
