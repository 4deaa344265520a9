import { createHash } from 'node:crypto';
import { newGame, optionWords, playOut, verbOf, writeRecord } from '@tenfold/rules';
import type { RecordedChoice, SetupWish } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { call, temporaryFolder } from './tenfold.ts';

const folder = temporaryFolder();

const SEED = '0123456789abcdef'.repeat(4);
const OTHER_SEED = 'f'.repeat(64);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const HASH = sha256(SEED);

/** A whole game in which everybody buys the dearest card, as a server gives it out. */
function wholeGame(): string {
  const setup: SetupWish = {
    players: ['Ann', 'Bob'],
    kingdom: 'cellar market militia mine moat remodel smithy village woodcutter workshop'.split(' '),
    seed: SEED,
    generator: 'secure',
  };
  const game = newGame(setup);
  const choices: RecordedChoice[] = [];
  playOut(game, (_game, asked) => {
    const money = asked.options.find((option) => verbOf(option) === 'play-treasures');
    const buy = asked.options.findLast((option) => verbOf(option) === 'buy');
    const option = money ?? buy ?? asked.options.at(-1) ?? 0;
    choices.push({ player: setup.players[asked.seat] ?? '', words: optionWords(game, option), line: 0 });
    return option;
  });
  return writeRecord({ setup, choices });
}

const noted = (record: string, note: string): string => record.replace('\n', `\n${note}\n`);
const record = noted(wholeGame(), `# seed-sha256: ${HASH}`);
const unpromised = wholeGame();
const file = folder.write('whole.record', record);

describe('tenfold verify', () => {
  it('holds for a game that fits the hash in its record', async () => {
    const { code, out } = await call('verify', file);
    expect(out).toContain(`its SHA-256 is the hash in the record, ${HASH}`);
    expect(out).toMatch(/\d+ choices, all of them legal/);
    expect(out).toMatch(/wins\.|share the victory\./);
    expect(code).toBe(0);
  });

  it.each([
    ['hu', 'az SHA-256-ja a lejegyzésben álló hash', 'mind szabályos', 'nem az, amelyiket megígérték'],
    ['pl', 'jego SHA-256 to skrót z zapisu', 'wszystkie zgodne z zasadami', 'nie jest tym, które obiecano'],
    ['de', 'sein SHA-256 ist der Hash in der Aufzeichnung', 'alle regelgerecht', 'nicht der versprochene'],
  ])('speaks %s', async (lang, seed, legal, other) => {
    const { out } = await call('verify', file, '--lang', lang);
    expect(out).toContain(seed);
    expect(out).toContain(legal);
    const { err } = await call('verify', file, '--lang', lang, '--hash', sha256(OTHER_SEED));
    expect(err).toContain(other);
  });

  it('holds for the hash that somebody saw, in any case of letters', async () => {
    const bare = folder.write('bare.record', unpromised);
    const { code, out } = await call('verify', bare, '--hash', HASH.toUpperCase());
    expect(out).toContain('the hash given');
    expect(code).toBe(0);
  });

  it('says how a game was broken off', async () => {
    const lines = record.trimEnd().split('\n').slice(0, 12);
    const short = folder.write('short.record', `${lines.join('\n')}\n# ended: resigned by Bob\n`);
    const { code, out } = await call('verify', short);
    expect(out).toContain('broken off (resigned by Bob)');
    expect(code).toBe(0);
    const { out: open } = await call('verify', folder.write('open.record', `${lines.join('\n')}\n`));
    expect(open).toContain('The game is not over');
  });

  it('names no winner where somebody made no choice', async () => {
    const { code, out } = await call(
      'verify',
      folder.write('idle.record', `${record.trimEnd()}\n# made no choice: Bob\n`),
    );
    expect(out).toContain('Nobody has won: Bob made no choice.');
    expect(out).not.toMatch(/wins\.|share the victory\.|★/);
    expect(code).toBe(0);
  });

  it.each<[what: string, text: string, args: string[], message: string]>([
    [
      'another seed',
      record.replace(SEED, OTHER_SEED),
      [],
      `its SHA-256 is ${sha256(OTHER_SEED)}, promised was ${HASH}`,
    ],
    ['another promise', record, ['--hash', sha256('x')], 'the seed is not the one that was promised'],
    [
      'a seed and a hash that were both changed',
      record.replace(SEED, OTHER_SEED).replace(HASH, sha256(OTHER_SEED)),
      ['--hash', HASH],
      'the seed is not the one that was promised',
    ],
    ['a changed hash', record.replace(HASH, sha256('x')), ['--hash', HASH], 'it has been changed'],
    [
      'a choice that was not offered',
      record.replace(/: buy \w+/, ': buy Province'),
      [],
      '"buy Province" is not offered',
    ],
    [
      'a slip in a name',
      record.replace(/\nAnn: /, '\nAnne: '),
      [],
      'Anne is nobody at this table; did you mean Ann?',
    ],
    [
      'a slip in the name of a card',
      record.replace(/: buy \w+/, ': buy Vilage'),
      [],
      'there is no card "Vilage"; did you mean Village?',
    ],
    [
      'a choice for somebody who was not possessed',
      record.replace(/\nAnn: /, '\nAnn for Bob: '),
      [],
      'Ann is not asked for Bob here; Ann decides for nobody else',
    ],
    ['choices after the end', `${record.trimEnd()}\nAnn: end turn\n`, [], 'the game is over'],
  ])('finds %s, with code 1', async (_what, text, args, message) => {
    const { code, out, err } = await call('verify', folder.write('changed.record', text), ...args);
    expect(err).toContain(message);
    expect(out).toBe('');
    expect(code).toBe(1);
  });

  it.each<[args: string[], message: string]>([
    [[folder.path('nowhere')], 'there is no such file'],
    [[folder.write('none.record', unpromised)], 'give the one shown at the start: --hash HEX'],
    [[folder.write('odd.record', noted(unpromised, '# seed-sha256: 12ab'))], '"12ab" is no SHA-256'],
    [[folder.write('no.record', 'something\n')], 'line 1: a record begins with'],
    [[file, '--hash', 'abc'], 'Give the 64 hexadecimal digits'],
  ])('refuses %j, with code 2', async (args, message) => {
    const { code, err } = await call('verify', ...args);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
