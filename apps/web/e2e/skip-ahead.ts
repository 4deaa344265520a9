// The turns in the middle of a game are like those before them. A test that looks at how a game begins and at how it ends has them
// played over the wire: a click costs both pages ten times as much.

import type { Page } from '@playwright/test';
import { wantsFullTests } from '@tenfold/prerequisites';
import type { GameState } from '@tenfold/protocol';
import { playOverTheWire } from './tables.ts';

/** So few Provinces are left that the last turns have come. */
const LAST_PROVINCES = 2;

/** What the server keeps in a browser, to know who it is. */
const IDENTITY_COOKIE = 'tenfold';

const isNearlyOver = ({ view }: GameState): boolean =>
  view.supply.some(({ card, count }) => card === 'province' && count <= LAST_PROVINCES);

/**
 * Everybody whose page this is goes home while the game at that table goes on, up to its last turns; whoever wants to be there
 * for those goes back. With full tests they stay and play.
 */
export async function skipAhead(table: string, pages: readonly Page[]): Promise<void> {
  if (wantsFullTests()) return;
  await Promise.all(pages.map(async (page) => page.goto('/')));
  await Promise.all(
    pages.map(async (page) => {
      const { origin } = new URL(page.url());
      const cookies = await page.context().cookies(origin);
      const token = cookies.find(({ name }) => name === IDENTITY_COOKIE)?.value;
      if (token === undefined) throw new Error('nobody is known by this browser');
      await playOverTheWire(origin, token, table, isNearlyOver);
    }),
  );
}

/** The same, and everybody is back at the table. */
export async function skipToLastTurns(table: string, pages: readonly Page[]): Promise<void> {
  await skipAhead(table, pages);
  if (!wantsFullTests()) await Promise.all(pages.map(async (page) => page.goto(`/t/${table}`)));
}
