// A finished game looked at again, in the terminal.

import { characters, seatBots } from '@tenfold/bots';
import type { RecordedChoice } from '@tenfold/rules';
import { kingdoms, newGame, playOut, recordChoice, writeRecord } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { call, temporaryFolder } from './tenfold.ts';

const folder = temporaryFolder();

function record(choicesKept = Infinity): string {
  const setup = { players: ['Ann', 'Bob'], kingdom: kingdoms[0]?.cards ?? [], seed: '12', start: 0 };
  const game = newGame(setup);
  const choices: RecordedChoice[] = [];
  const makers = ['bramble', 'magpie'].flatMap((id) => characters.find((one) => one.id === id)?.maker ?? []);
  const choose = seatBots(game, makers);
  playOut(game, (position, asked) => {
    const option = choose(position, asked);
    choices.push(recordChoice(position, option, asked.seat, asked.player));
    return option;
  });
  return writeRecord({ setup, choices: choices.slice(0, choicesKept) });
}

describe('tenfold review', () => {
  const file = folder.write('game.record', record());

  it.each([
    ['en', 'Chance to win, turn by turn', 'What cost most: Ann'],
    ['hu', 'Győzelmi esély körről körre', 'Ami a legtöbbe került: Ann'],
    ['pl', 'Szanse na zwycięstwo, tura po turze', 'Co kosztowało najwięcej: Ann'],
    ['de', 'Siegchance, Zug um Zug', 'Was am meisten gekostet hat: Ann'],
  ])('tells chances and purchases in %s', async (lang, ...said) => {
    const { code, out } = await call('review', file, '--games', '12', '--lang', lang);
    expect(code).toBe(0);
    for (const text of said) expect(out).toContain(text);
    expect(out).toMatch(/\d+\s?%/);
  });

  it('gives data, the same for the same record', async () => {
    const once = await call('review', file, '--games', '12', '--seat', 'bob', '--json');
    const again = await call('review', file, '--games', '12', '--seat', 'bob', '--json');
    expect(once.out).toBe(again.out);
    const { seat, turns, costly } = JSON.parse(once.out) as {
      seat: string;
      turns: object[];
      costly: object[];
    };
    expect(seat).toBe('Bob');
    expect(turns.length).toBeGreaterThan(10);
    expect(costly.length).toBeLessThanOrEqual(3);
  });

  it('does not help in a game that is not over', async () => {
    const running = folder.write('running.record', record(30));
    const { code, err } = await call('review', running);
    expect(code).toBe(2);
    expect(err).toMatch(/running\.record is a game that is not over; .*tenfold play --resume/);
  });
});
