// Bots that prepare: what is shown meanwhile, how it is cut short, and what comes of it.

import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ReadStream, WriteStream } from 'node:tty';
import { cardSetOf } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { PlayContext } from '../../src/play/game-loop.ts';
import { planLines } from '../../src/play/plans.ts';
import { startSession, undo } from '../../src/play/session.ts';
import { setupFrom } from '../../src/play/setup.ts';
import { study } from '../../src/play/studying.ts';
import type { Terminal } from '../../src/play/terminal.ts';
import { INTERRUPTED, openTerminal } from '../../src/play/terminal.ts';
import { wordsIn } from '../../src/words/index.ts';
import { run, temporaryFolder } from '../tenfold.ts';

const folder = temporaryFolder();

/** A table with these bots, and a person who has seen enough as soon as there is an idea. */
function tableWith(bots: string): PlayContext & { readonly shown: string[] } {
  const session = startSession(
    setupFrom({ kingdom: 'First Game', bots, name: 'Ann', seed: '7' }, wordsIn('en')),
  );
  const shown: string[] = [];
  const terminal: Terminal = {
    isTTY: true,
    print: (lines) => void shown.push(...lines),
    ask: async () => Promise.resolve(undefined),
    async wait(work) {
      const stopping = new AbortController();
      const show = (line: string): void => {
        shown.push(line);
        if (line.includes('best so far')) stopping.abort();
      };
      return work(show, stopping.signal);
    },
    completeWith: () => undefined,
    close: () => undefined,
  };
  const look = { language: 'en', set: cardSetOf(session.game), colour: false, width: 80 } as const;
  return { session, terminal, look, kept: { file: undefined }, shown };
}

describe('a bot that prepares', () => {
  it('is seen to study, and plays the best that it has found when it is cut short', async () => {
    const table = tableWith('chancellor');
    await study(table, 600);
    const [first = '', second = ''] = table.shown;
    expect(first).toBe('The Chancellor studies the kingdom … 0 s. Enter begins at once. ');
    const [, idea = ''] =
      /^The Chancellor studies .* \d+ s, best so far: (.*) Enter begins/s.exec(second) ?? [];
    expect(idea).toMatch(/^I .*\.$/s);
    const plan = planLines(table.session, table.look).join(' ');
    expect(plan.replaceAll(/\s+/g, ' ')).toBe(`The Chancellor: ${idea.replaceAll(/\s+/g, ' ')}`);
  });

  it('studies once for all its namesakes, and not again after an undo', async () => {
    const table = tableWith('chancellor,vixen,chancellor');
    await study(table, 600);
    expect([...table.session.studies.keys()]).toEqual(['chancellor']);
    const plans = planLines(table.session, table.look);
    table.session.undoPoints.push(0);
    undo(table.session);
    expect(planLines(table.session, table.look)).toEqual(plans);
  });

  it.each([
    ['no time is given', 'chancellor', 0],
    ['nobody prepares', 'magpie,vixen', undefined],
  ])('does not if %s', async (_why, bots, seconds) => {
    const table = tableWith(bots);
    await study(table, seconds);
    expect(table.shown).toEqual([]);
    expect(table.session.studies.size).toBe(0);
  });
});

describe('tenfold play', () => {
  it('says in a line that the bot studies, plays, and does so again on --resume', async () => {
    const file = folder.path('studied.record');
    const args = ['--bots', 'The Chancellor', '--seed', '7', '--start', 'Ann', '--record', file];
    const begun = await run(['play', ...args, '--think', '0.2'], ['treasures, silver', 'quit'], folder);
    expect(begun).toMatchObject({ code: 0, err: '' });
    expect(begun.out).toContain('\nThe Chancellor studies the kingdom for 0.2 s.\nThe Chancellor: I ');
    expect(begun.out).toContain('── The Chancellor’s turn 1 ');
    const resumed = await run(['play', '--resume', file, '--think', '0.2'], ['quit'], folder);
    expect(resumed).toMatchObject({ code: 0, err: '' });
    expect(resumed.out).toMatch(/^The Chancellor studies the kingdom for 0\.2 s\.\nThe Chancellor: I /);
  });

  it('ends at Ctrl-C, also while a bot studies for somebody who is not at a terminal', async () => {
    const { code } = await run(
      ['play', '--bots', 'chancellor', '--think', '3600'],
      undefined,
      folder,
      (out) => out.includes('studies the kingdom'),
    );
    expect(code).toBe(130);
  });
});

describe('a person at a terminal', () => {
  /** Streams that say they are a terminal. */
  function terminalWith(): { terminal: Terminal; type: (keys: string) => void; out: () => string } {
    const [input, output] = [new PassThrough(), new PassThrough()];
    let out = '';
    output.setEncoding('utf8').on('data', (text: string) => (out += text));
    const terminal = openTerminal(
      Object.assign(input, { isTTY: true }) as unknown as ReadStream & { fd: 0 },
      Object.assign(output, { isTTY: true, columns: 80 }) as unknown as WriteStream & { fd: 1 },
    );
    return { terminal, type: (keys) => void input.write(keys), out: () => out };
  }

  const untilStopped = async (show: (line: string) => void, signal: AbortSignal): Promise<string> =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve('stopped'));
      show('half way');
    });

  it.each([
    ['Enter', '\r'],
    ['Ctrl-C', '\u0003'],
  ])('cuts waiting short with %s, and is asked on', async (_key, keys) => {
    const { terminal, type, out } = terminalWith();
    const waiting = terminal.wait(untilStopped);
    while (!out().includes('half way')) await setImmediate();
    type(keys);
    expect(await waiting).toBe('stopped');
    const asked = terminal.ask('> ');
    type('silver\r');
    expect(await asked).toBe('silver');
    terminal.close();
  });

  it('leaves with a second Ctrl-C', async () => {
    const { terminal, type, out } = terminalWith();
    const waiting = terminal.wait(untilStopped);
    while (!out().includes('half way')) await setImmediate();
    type('\u0003');
    await waiting;
    const asked = terminal.ask('> ');
    type('\u0003');
    expect(await asked).toBe(INTERRUPTED);
    terminal.close();
  });
});
