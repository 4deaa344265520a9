// The real program, with its input from a pipe.

import { readRecord, replay } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { run, temporaryFolder } from '../tenfold.ts';

const folder = temporaryFolder();
const play = (lines: readonly string[], ...args: string[]) =>
  run(['play', '--seed', '7', '--start', 'Ann', ...args], lines, folder);

/** More than enough to end every turn of a game. */
const END_ALWAYS = Array.from({ length: 120 }, () => 'end');

describe.concurrent('tenfold play', () => {
  it('plays a game to its end, with scores, the winner and how to see it again', async () => {
    const file = folder.path('whole.record');
    const { code, out, err } = await play(END_ALWAYS, '--bots', 'magpie', '--record', file);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('The game is over');
    expect(out).toContain('Magpie wins.');
    expect(out).toMatch(/★ Magpie +\d+ +.*8 Provinces \(48\),/);
    expect(out).toMatch(/Ann +3 +3 Estates \(3\), \d+ turns/);
    expect(out).toContain(`tenfold replay ${file}`);
    expect(replay(readRecord(folder.read('whole.record'))).over).toBe(true);
  });

  it('played in two halves is the same game as in one go', async () => {
    const lines = ['treasures', 'smithy', 'end', 'treasures, silver', 'undo', 'treasures', ...END_ALWAYS];
    const [go] = await Promise.all([
      play(lines, '--record', folder.path('go.record')),
      play(lines.slice(0, 2), '--record', folder.path('halves.record')),
    ]);
    const resume = ['play', '--resume', folder.path('halves.record')];
    const second = await run(resume, lines.slice(2), folder);
    expect([go.code, second.code]).toEqual([0, 0]);
    expect(second.out).toContain('The game goes on.');
    expect(second.out).toContain('↶ Undone');
    expect(folder.read('halves.record')).toBe(folder.read('go.record'));
  });

  it('says at quit how to go on, also with a game that had no file', async () => {
    const { code, out } = await run(['play', '--start', 'ann'], ['treasures', 'quit', 'silver'], folder);
    expect(code).toBe(0);
    expect(out).not.toContain('silver');
    const file = /tenfold play --resume (\S+)\n$/.exec(out)?.[1] ?? '';
    const resumed = await run(['play', '--resume', file], ['moat'], folder);
    expect(resumed.out).toContain('You buy and gain a Moat');
  });

  it('ends with code 2 if something given cannot be used', async () => {
    const { code, out, err } = await run(['play', '--kingdom', 'Village Sqare'], [], folder);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('tenfold play: there is no kingdom "Village Sqare" (did you mean Village Square');
  });

  it.skipIf(process.platform === 'win32')('says after Ctrl-C how to go on', async () => {
    const file = folder.path('interrupted.record');
    const args = ['play', '--start', 'Ann', '--record', file];
    // The menu of the first decision has been shown: the program waits.
    const { code, out } = await run(args, undefined, folder, (seen) => seen.includes('End turn\n'));
    expect(out).toContain(`To go on with the game: tenfold play --resume ${file}`);
    expect(code).toBe(130);
  });
});
