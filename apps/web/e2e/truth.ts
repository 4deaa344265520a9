// What really happened in a finished game, from its record: played again here and told by the rules, to be held against
// what pages show.

import type { Page } from '@playwright/test';
import { API_PATH } from '@tenfold/protocol';
import type { Language } from '@tenfold/i18n/languages';
import type { LogLine } from '@tenfold/i18n/sentences';
import { loadSentences, newLog } from '@tenfold/i18n/sentences';
import type { Game, GameEvent, Score } from '@tenfold/rules';
import { cardSetOf, eventFor, readRecord, replay, scoreOf, winnersOf } from '@tenfold/rules';
import { isTreasure } from './card-types.ts';

export interface Truth {
  readonly record: string;
  readonly names: readonly string[];
  readonly events: readonly GameEvent[];
  readonly choices: number;
  readonly scores: readonly Score[];
  readonly winners: readonly number[];
  readonly game: Game;
}

export async function truthOf(page: Page, game: string): Promise<Truth> {
  const answer = await page.request.get(`${API_PATH}/games/${game}/record`);
  if (!answer.ok()) throw new Error(`there is no record: ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  const record = readRecord(text);
  const events: GameEvent[] = [];
  const end = replay(record, { listener: (event) => events.push(event) });
  const set = cardSetOf(end);
  return {
    record: text,
    names: record.setup.players,
    events,
    choices: record.choices.length,
    scores: record.setup.players.map((_name, seat) => scoreOf(end, set, seat)),
    winners: winnersOf(end, set),
    game: end,
  };
}

/** The log as it must read for somebody in that seat. */
export async function logFor(
  { names, events }: Truth,
  seat: number,
  language: Language,
): Promise<readonly LogLine[]> {
  const log = newLog(await loadSentences(language), { you: seat, names }, isTreasure);
  for (const event of events) log.add(eventFor(event, seat));
  return log.lines();
}

/** The log as a page shows it, line by line, headings of turns too. What people and bots said is no part of the game. */
export async function logOn(page: Page): Promise<string[]> {
  await page.evaluate(logIsWritten);
  return page.locator('[data-log] h3, [data-log] ol > li:not(.said)').evaluateAll((lines) =>
    lines.map((line) => {
      const shown = line.cloneNode(true) as Element;
      // What only a screen reader is told beside the line itself.
      for (const aside of shown.querySelectorAll('.unseen')) aside.remove();
      return (shown.textContent ?? '').trim();
    }),
  );
}

/** Runs in the page: the log comes in a task of its own, after the frame that shows a change and the next one. */
async function logIsWritten(): Promise<void> {
  const frame = async (): Promise<unknown> => new Promise((resolve) => void requestAnimationFrame(resolve));
  await frame();
  await frame();
  await new Promise((resolve) => void setTimeout(resolve));
}

/** The game that is on the table now. */
export async function gameAt(page: Page, table: string): Promise<string> {
  const answer = await page.request.get(`${API_PATH}/tables/${table}`);
  const { game } = (await answer.json()) as { game: string | null };
  if (game === null) throw new Error(`there is no game at table ${table}`);
  return game;
}

export const tableIn = (page: Page): string => {
  const [, table] = /\/t\/([\w-]{22})/.exec(page.url()) ?? [];
  if (table === undefined) throw new Error(`this is no table: ${page.url()}`);
  return table;
};
