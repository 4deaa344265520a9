// The libraries in a page that somebody else has built: a bundler takes them from node_modules, a browser runs them.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { expect, inject, onTestFinished, test } from 'vitest';
import { CHROMIUM } from '../../../apps/web/e2e/chromium.ts';

const PAGE = '<!doctype html><title>Theirs</title><pre></pre><script type="module" src="./main.js"></script>';

/** A bit of each library that runs in a browser; of the simulator all but the threads. */
const SCRIPT = `
import { knownStrategies, strategist } from '@tenfold/bots';
import { cardName } from '@tenfold/i18n';
import { loadGlossary } from '@tenfold/i18n/glossary';
import { seedHashOf } from '@tenfold/protocol';
import { kingdoms, newGame, offeredWords } from '@tenfold/rules';
import { parseScenarios, runScenario } from '@tenfold/scenarios';
import { rangeRunner, resultOf, settlePlan } from '@tenfold/sim/core';

const { cards } = kingdoms.find(({ id }) => id === 'first-game');
const game = newGame({ players: ['Ann', 'Bob'], kingdom: cards, seed: '7' });
const strategies = knownStrategies().slice(0, 2).map(({ strategy }) => strategy);
const plan = settlePlan({ strategies, games: 20, seed: '42', board: 'full' });
const result = resultOf(plan, rangeRunner(plan, strategist).play({ from: 1, to: 20 }));
const [scenario] = parseScenarios(\`
title: Village
kingdom: [village]
players: { Ann: { hand: [village], deck: [gold] }, Bob: {} }
turn: { player: Ann, phase: action, actions: 1 }
moves: [Ann plays village]
then: { Ann: { hand: [gold] } }
\`, 'village.yaml');
document.querySelector('pre').textContent = JSON.stringify({
  rules: offeredWords(game)[0],
  i18n: [cardName('witch', 'de'), (await loadGlossary('hu')).cardName('witch')],
  sim: result.games,
  scenarios: runScenario(scenario).differences,
  protocol: (await seedHashOf('7')).slice(0, 8),
});
`;

test('a bundled page plays, simulates and speaks', async () => {
  const root = join(inject('libraries'), 'page');
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'main.js'), SCRIPT);
  const shared = { configFile: false, root, logLevel: 'warn' } as const;
  await build({ ...shared, build: { target: 'es2023' } });
  const server = await preview({ ...shared, preview: { port: 0 } });
  onTestFinished(async () => server.close());
  const browser = await chromium.launch(CHROMIUM);
  onTestFinished(async () => browser.close());

  const page = await browser.newPage();
  const broken = new Promise<never>((_, reject) => {
    page.on('pageerror', reject);
  });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const text = page.locator('pre').filter({ hasText: '}' }).textContent();
  expect(JSON.parse((await Promise.race([text, broken])) ?? '')).toEqual({
    rules: 'play Copper',
    i18n: ['Hexe', 'Boszorkány'],
    sim: 20,
    scenarios: [],
    protocol: '7902699b',
  });
});
