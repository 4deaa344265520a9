// A kingdom picked in turn at the terminal, drawn from sets, and with home-made cards.

import { LANGUAGES } from '@tenfold/i18n';
import { newDraft, setOfCard } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { draftInTurn } from '../src/kingdoms/draft-in-turn.ts';
import { checkTogether, setupAtTable } from '../src/kingdoms/table-kingdom.ts';
import type { Terminal } from '../src/play/terminal.ts';
import { wordsIn } from '../src/words/index.ts';
import { temporaryFolder } from './tenfold.ts';

const folder = temporaryFolder();

function typing(lines: readonly string[]): Terminal & { readonly out: string[] } {
  const rest = [...lines];
  const out: string[] = [];
  return {
    out,
    isTTY: false,
    print: (text) => void out.push(...text),
    ask: async (prompt) => {
      out.push(prompt);
      return Promise.resolve(rest.shift());
    },
    wait: async (work) => work(() => undefined, new AbortController().signal),
    completeWith: () => undefined,
    close: () => undefined,
  };
}

const OPTIONS = { kingdom: 'draft', name: 'Ann', players: 3, bots: 'vixen', seed: '7', start: 'Ann' };

describe('a draft in the terminal', () => {
  it('lets you and the bots pick in turn until ten lie there', async () => {
    const terminal = typing(['witch', 'mooat', 'witch', 'Dorf', ...Array.from({ length: 4 }, () => '*')]);
    const seated = await setupAtTable({ ...OPTIONS, sets: 'base' }, terminal, wordsIn('en'));
    expect(seated?.setup.kingdom).toHaveLength(10);
    expect(seated?.setup.kingdom).toEqual(expect.arrayContaining(['witch', 'village']));
    expect(seated?.setup.kingdom.every((card) => setOfCard(card) === 'base')).toBe(true);
    const out = terminal.out.join('\n');
    expect(out).toMatch(/Vixen picks .+\.\nVixen 2 picks /);
    expect(out).toMatch(/mooat.*Moat/);
    expect(out).toContain('Witch cannot be taken now');
  });

  it('has a veto where it is wished for, and ends with quit', async () => {
    const table = {
      look: { language: 'en', set: undefined as never, colour: false, width: 80 },
      words: wordsIn('en'),
      players: ['Ann', 'Vixen'],
      ownCards: [],
      seed: '1',
    } as const;
    const terminal = typing(['witch', '?', 'veto witch', 'veto moat', 'cellar', 'quit']);
    expect(await draftInTurn(newDraft(2, 0, undefined, true), { ...table, terminal })).toBeUndefined();
    const out = terminal.out.join('\n');
    expect(out).toContain('You may strike a card: veto NAME');
    expect(out).toContain('It is struck. Now pick a card.');
    expect(out).toContain('Moat cannot be taken now');
  });

  it.each(LANGUAGES)('speaks %s', async (lang) => {
    const terminal = typing(Array.from({ length: 10 }, () => '*'));
    const seated = await setupAtTable({ ...OPTIONS, veto: true }, terminal, wordsIn(lang));
    expect(new Set(seated?.setup.kingdom).size).toBe(10);
  });
});

describe('a kingdom for a game', () => {
  it('has so many of each set, the Treasures of both boxes, and a home-made card', async () => {
    const mill = {
      definition: {
        id: 'old-mill',
        types: ['Action'],
        cost: { coins: 3, potions: 0 },
        play: [{ do: 'plusCards', n: 2 }],
      },
      names: { en: 'Old Mill' },
    };
    const card = [folder.write('mill.json', JSON.stringify(mill))];
    const seated = await setupAtTable(
      { ...OPTIONS, kingdom: 'random', from: 'base=5,intrigue=5', boxes: 2, card },
      typing([]),
      wordsIn('en'),
    );
    expect(seated).toMatchObject({ setup: { boxes: 2, ownCards: [mill.definition] }, ownCards: [mill] });
    expect(seated?.setup.kingdom.at(-1)).toBe('old-mill');
    expect(seated?.setup.kingdom.filter((id) => ['base', 'intrigue'].includes(setOfCard(id)))).toHaveLength(
      9,
    );
  });

  it('says what cannot be used', async () => {
    const words = wordsIn('en');
    expect(() => checkTogether({ ...OPTIONS, kingdom: 'First Game', veto: true }, words)).toThrow(
      '--veto goes with --kingdom draft; add it, or leave --veto out',
    );
    const card = [folder.write('bad.json', '{"definition":{"id":"x"},"names":{}}')];
    await expect(setupAtTable({ ...OPTIONS, card }, typing([]), words)).rejects.toThrow(
      /is no home-made card/,
    );
  });
});
