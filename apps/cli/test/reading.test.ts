import { allCards, kingdoms } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { call, temporaryFolder } from './tenfold.ts';

const folder = temporaryFolder();

describe('tenfold', () => {
  it.each([[['--help']], [[]]])('%j lists the subcommands, with examples', async (args) => {
    const { code, out } = await call(...args);
    expect(code).toBe(0);
    for (const word of ['play', 'replay', 'cards', 'kingdoms', 'check', 'Examples:']) {
      expect(out).toContain(word);
    }
  });

  it.each(['play', 'replay', 'cards', 'kingdoms'])('%s --help has examples', async (command) => {
    const { code, out } = await call(command, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`Usage: tenfold ${command}`);
    expect(out).toContain(`Examples:\n  tenfold ${command}`);
  });

  it('--version prints the version', async () => {
    const { code, out } = await call('--version');
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('refuses an unknown command with code 2 and the nearest one', async () => {
    const { code, err } = await call('plya');
    expect(code).toBe(2);
    expect(err).toContain('Did you mean play?');
  });
});

describe('tenfold cards', () => {
  it('lists all cards by set', async () => {
    const { out } = await call('cards');
    expect(out).toContain('Basic cards (8)');
    expect(out).toContain('Intrigue (25)');
    expect(out).toMatch(/\$3P {2}Alchemist +Action\n/);
    expect(out.split('\n').filter((line) => /^ +(?:\$|P)/.test(line))).toHaveLength(allCards.length);
  });

  it('--json gives all cards as data', async () => {
    const { code, out } = await call('cards', '--json', '--lang', 'pl');
    expect(code).toBe(0);
    const cards = JSON.parse(out) as { id: string; name: string }[];
    expect(cards.map(({ id }) => id)).toEqual(allCards.map(({ id }) => id));
    expect(cards.find(({ id }) => id === 'moat')).toMatchObject({
      name: 'Fosa',
      set: 'base',
      types: ['Action', 'Reaction'],
      cost: { coins: 2, potions: 0 },
      names: { en: 'Moat', de: 'Burggraben' },
      pile: { 2: 10, 6: 10 },
    });
  });

  it('shows one card by a name in any language', async () => {
    const { out } = await call('cards', 'gardens');
    expect(out).toContain('Gardens  $4 · Victory');
    expect(out).toContain('8 cards with 2 players, 12 with 3 to 6');
    const hungarian = await call('cards', 'trónterem', '--json');
    expect(JSON.parse(hungarian.out)).toMatchObject({ id: 'throne-room', name: 'Throne Room' });
  });

  it('suggests the nearest name', async () => {
    const { code, err } = await call('cards', 'laboratry');
    expect(code).toBe(2);
    expect(err).toContain('there is no card "laboratry" (did you mean Laboratory');
  });
});

describe('tenfold kingdoms', () => {
  it('lists all kingdoms', async () => {
    const { out } = await call('kingdoms');
    expect(out).toContain('First Game (Base game)\n  Cellar, Moat, Village,');
    expect(out.match(/\n\n/g)).toHaveLength(kingdoms.length - 1);
  });

  it('--json gives all kingdoms as data', async () => {
    const { out } = await call('kingdoms', '--json');
    const found = JSON.parse(out) as { id: string; cards: string[]; sets: string[] }[];
    expect(found.map(({ id, cards }) => ({ id, cards }))).toEqual(kingdoms);
    expect(found[0]).toMatchObject({ names: { hu: 'Győzelmi tánc' }, sets: ['intrigue'] });
  });

  it('shows one kingdom, and how to play it', async () => {
    const { out } = await call('kingdoms', 'pools,', 'tools', 'and', 'fools', '--lang', 'de');
    expect(out).toContain('Lehrling');
    expect(out).toContain("tenfold play --kingdom 'Teiche, Werkzeug und Narren'");
    const { code, err } = await call('kingdoms', 'big', 'mony');
    expect(code).toBe(2);
    expect(err).toContain('(did you mean Big Money');
  });
});

describe('tenfold replay', () => {
  const record = folder.write(
    'short.record',
    `tenfold record 1
players: Ann, Bob
kingdom: Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop
seed: 7
start: Ann

Ann: play treasures
Ann: buy Silver
Bob: play treasures
Bob: buy Silver
`,
  );

  it('hides from a spectator what is hidden', async () => {
    const { code, out } = await call('replay', record);
    expect(code).toBe(0);
    expect(out).toContain('Ann buys and gains a Silver');
    expect(out).not.toMatch(/draws .*(?:Copper|Estate)/);
    expect(out).not.toContain('Hand ');
    expect(out).toContain('The game waits for Ann.');
  });

  it('shows one player’s own draws', async () => {
    const { out } = await call('replay', record, '--seat', 'bob');
    expect(out).toMatch(/Bob draws .*Copper/);
    expect(out).not.toMatch(/Ann draws .*Copper/);
  });

  it('stops where it is told to', async () => {
    const { out } = await call('replay', record, '--upto', '1', '--lang', 'hu');
    expect(out).toMatch(/ Ann kijátszik \d Rezet \(\+\d érme\)\n/);
    expect(out).not.toContain('megvesz');
    expect(out).toContain('A lejegyzésben van még 3 döntés.');
  });

  it.each([
    ['en', 'Bob resigned.'],
    ['hu', 'Bob feladta.'],
    ['pl', 'Bob poddaje się.'],
    ['de', 'Bob hat aufgegeben.'],
  ])('says how a game ended before its time: %s', async (lang, sentence) => {
    const resigned = folder.write(
      `resigned-${lang}.record`,
      `${folder.read('short.record')}\n# ended: resigned by Bob\n`,
    );
    const { out } = await call('replay', resigned, '--lang', lang);
    expect(out.trim().split('\n').at(-1)).toBe(sentence);
    const { out: earlier } = await call('replay', resigned, '--lang', lang, '--upto', '3');
    expect(earlier).not.toContain(sentence);
  });

  it.each<[args: string[], message: string]>([
    [[record, '--upto', '5'], 'has 4 choices'],
    [[record, '--upto', 'x'], 'Give a whole number from 0 up.'],
    [[record, '--seat', 'Zoe'], 'nobody is called "Zoe"; the players are Ann and Bob'],
    [[folder.path('nowhere')], 'there is no such file'],
    [[folder.path('')], 'this is a folder'],
    [[folder.write('bad.record', 'tenfold record 9\n')], 'line 1: this is a record of version 9'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await call('replay', ...args);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
