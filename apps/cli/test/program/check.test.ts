// tenfold check: as a process of its own for what a shell learns of it, called from here for the rest. That it plays the rulebook if no file is
// given, `npm run scenarios` shows.

import { mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { call, run, temporaryFolder } from '../tenfold.ts';

const folder = temporaryFolder();
const checkInShell = (...args: string[]) => run(['check', ...args], [], folder);
const check = (...args: string[]) => call('check', ...args);

const holds = `ruling: BASE-VILLAGE-01
title: Village gives a card and two Actions
players:
  Ann: { hand: [village], deck: [gold] }
  Bob: {}
moves:
  - Ann plays village
then:
  Ann: { hand: [gold] }
  turn: { actions: 2 }
`;
const doesNotHold = holds
  .replace('gives a card', 'gives a Silver')
  .replace('Ann: { hand: [gold] }', 'Ann: { hand: [silver] }');
const unreadable = holds.replace('hand: [village]', 'hand: [vilage]').replace('a card', 'a misprint');

mkdirSync(folder.path('rules/more'), { recursive: true });
mkdirSync(folder.path('empty'));
const good = folder.write('good.yaml', holds);
const bad = folder.write('bad.yaml', doesNotHold);
const both = folder.write('both.yaml', `${doesNotHold}---\n${holds}`);
const broken = folder.write('broken.yaml', `${unreadable}---\n${holds}---\n${doesNotHold}`);
const twice = folder.write('twice.yaml', `${holds.replace('ruling:', 'title: Again\nruling:')}---\n${holds}`);
const malformed = folder.write('malformed.yaml', 'title: [');
folder.write('rules/one.yaml', holds);
folder.write('rules/more/two.yaml', holds);
folder.write('rules/notes.txt', 'no scenario');

describe('tenfold check', () => {
  it('ends with 0 if everything holds', async () => {
    expect(await checkInShell(good)).toEqual({
      code: 0,
      out: '✓ Village gives a card and two Actions\nscenarios: 1 passed, 0 failed\n',
      err: '',
    });
  });

  it('ends with 1 if something does not hold, and says what, where and how', async () => {
    expect(await checkInShell(both)).toEqual({
      code: 1,
      out: [
        '✗ Village gives a Silver and two Actions (BASE-VILLAGE-01)',
        `  ${both}:9: Ann's hand`,
        '    expected: Silver',
        '    found:    Gold',
        '✓ Village gives a card and two Actions',
        'scenarios: 1 passed, 1 failed',
        '',
      ].join('\n'),
      err: '',
    });
  });

  it('--quiet prints failures only', async () => {
    const { code, out } = await check('--quiet', good, bad);
    expect(code).toBe(1);
    expect(out).not.toContain('✓');
    expect(out).toContain('✗ Village gives a Silver');
    expect(out).toContain('scenarios: 1 passed, 1 failed');
  });

  it('ends with 2 if a scenario cannot be read, and plays the others', async () => {
    const { code, out, err } = await checkInShell(broken);
    expect(code).toBe(2);
    expect(err).toBe(`✗ ${broken}:4: there is no card "vilage"; did you mean Village?\n`);
    expect(out).toContain('✓ Village gives a card');
    expect(out).toContain('✗ Village gives a Silver');
    expect(out).toContain('scenarios: 1 passed, 2 failed');
  });

  it('ends with 2 if a key stands twice, and plays the others', async () => {
    const { code, out, err } = await check(twice);
    expect(code).toBe(2);
    expect(err).toBe(`✗ ${twice}:3: "title" stands twice, first on line 1; keep one\n`);
    expect(out).toContain('scenarios: 1 passed, 1 failed');
  });

  it('ends with 2 if a scenario names a ruling that there is not', async () => {
    const strange = folder.write('strange.yaml', holds.replace('BASE-VILLAGE-01', 'BASE-VILLAGE-91'));
    const { code, out, err } = await check(strange);
    expect(code).toBe(2);
    expect(err).toMatch(
      /strange\.yaml:1: there is no ruling "BASE-VILLAGE-91"; did you mean BASE-VILLAGE-\d\d\?\n$/,
    );
    expect(out).toContain('scenarios: 0 passed, 1 failed');
  });

  it('ends with 2 if a file is malformed or missing, and reads the others', async () => {
    const absent = folder.path('absent.yaml');
    const { code, out, err } = await check(malformed, absent, good);
    expect(code).toBe(2);
    expect(err).toMatch(/malformed\.yaml:1: not well-formed: /);
    expect(err).toContain(`✗ ${absent}: there is no such file; check the path`);
    expect(out).toContain('scenarios: 1 passed, 2 failed');
  });

  it('reads the YAML files of a folder and of the folders in it', async () => {
    const { code, out } = await check(folder.path('rules'));
    expect(code).toBe(0);
    expect(out).toContain('scenarios: 2 passed, 0 failed');
  });

  it('ends with 2 if there is no scenario', async () => {
    const { code, err } = await check(folder.path('empty'));
    expect(code).toBe(2);
    expect(err).toContain('no scenario was found; name a .yaml file or a folder that holds some');
  });
});
