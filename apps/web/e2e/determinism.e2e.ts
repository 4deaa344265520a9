// The same set-up, seed and choices give the same game, byte for byte, in Node and in a browser.

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from './fixtures.ts';
import { sameGames } from './same-games.ts';

const GAMES = 40;

test('forty games of two to six players are the same in Node and in the browser', async ({ page }) => {
  const script = await bundled(fileURLToPath(new URL('same-games.ts', import.meta.url)));
  await page.goto('about:blank');
  await page.addScriptTag({ content: script });
  const there = await page.evaluate(`played.sameGames(${GAMES})`);
  expect(there).toEqual(sameGames(GAMES));
});

async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'played' } },
  });
  const [{ output }] = built as { output: { code: string }[] }[] as [{ output: { code: string }[] }];
  return output[0]?.code ?? '';
}
