// Whole games with typed lines, without a process of their own.

import { LANGUAGES } from '@tenfold/i18n';
import type { Game } from '@tenfold/rules';
import { newPosition, readRecord } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../src/words/index.ts';
import { call, played, temporaryFolder } from './tenfold.ts';

const folder = temporaryFolder();

describe('the table', () => {
  it('shows the Supply, the players, the hand and the options', async () => {
    const { out } = await played([]);
    expect(out).toMatch(/\$0 Copper +46 Tre +\$3 Silver +40 Tre +\$6 Gold +30 Tre\n/);
    expect(out).toMatch(/\$2 Moat +10 Rea/);
    expect(out).toContain('▸You      hand 5 · deck 5 · discard –\n Vixen    hand 5 · discard –\n');
    expect(out).toMatch(/Hand +Treasure: 4× Copper {2}Victory: Estate\n/);
    expect(out).toContain('Turn     1 Action · 1 Buy · $0');
    expect(out).toContain('1) all Treasures');
    expect(out).toContain('0) End turn');
  });

  it('fits 80 columns in every language', async () => {
    const end = Array.from({ length: 80 }, () => 'end');
    for (const lang of LANGUAGES) {
      for (const kingdom of ['Deconstruction', 'Chemistry Lesson']) {
        const { out } = await played(end, { kingdom, players: 6, bots: 'magpie', lang });
        expect(out).toMatch(/ Ann +\d+ .*, \d+ (?:turns|kör|tur|tury|Züge)\n/);
        expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
      }
    }
  });

  it('tells what the others did before it asks again', async () => {
    const { out } = await played(['treasures, silver'], { players: 3 });
    expect(out).toMatch(
      /── Vixen’s turn 1 ─+\n Vixen plays \d Coppers \(\+\$\d\)\n(?: Vixen .*\n)*\n── Vixen 2’s turn 1 ─+\n(?: Vixen 2 .*\n)+\n── Your turn 2 /,
    );
  });
});

describe('a kingdom as a link', () => {
  it.each([
    'https://tenfold.example/k/village-square',
    'https://tenfold.example/base/k/Village%20Square?from=a-friend#top',
    'tenfold.example/play/friends?seats=2&kingdom=village-square',
  ])('is that of the page: %s', async (kingdom) => {
    const { out } = await played([], { kingdom });
    expect(out).toContain('Bureaucrat');
    expect(out).toContain('Throne Room');
  });

  it('is refused with its name where there is none', async () => {
    await expect(played([], { kingdom: 'https://tenfold.example/k/village-sqare' })).rejects.toThrow(
      /village-sqare.*Village Square/s,
    );
  });
});

describe('typing', () => {
  it.each([
    ['numbers', ['1', '4']],
    ['names', ['Treasures', 'SILVER']],
    ['verbs and names', ['play treasures', 'buy silver']],
    ['beginnings', ['treas', 'sil']],
    ['one line', ['treasures, silver']],
  ])('takes %s', async (_kind, lines) => {
    expect((await played(lines)).own).toEqual(['play treasures', 'buy Silver']);
  });

  it.each([
    ['hu', ['treasures', 'ezust']],
    ['hu', ['kincsek, ezüst']],
    ['pl', ['skarby', 'kup srebro']],
    ['de', ['Geldkarten', 'Silber kaufen']],
  ] as const)(
    'takes names and words of the chosen language, with or without accents: %s',
    async (lang, lines) => {
      const { own } = await played(lines, { lang });
      expect(own).toEqual(['play treasures', 'buy Silver']);
    },
  );

  it.each([
    ['hu', ['vége', 'vissza', 'kilépés']],
    ['pl', ['koniec', 'COFNIJ', 'wyjdz']],
    ['de', ['ende', 'zurueck', 'zurück', 'verlassen']],
  ] as const)('takes commands of the chosen language: %s', async (lang, lines) => {
    const { own, out } = await played(lines, { lang });
    expect(own).toEqual([]);
    expect(out).toContain(wordsIn(lang).undone);
  });

  const toCellar = ['treasures, cellar', 'end', 'end', 'cellar'];

  it.each(['estate, 2 coppers, done', '2 1 1 0', '2 1 1 done', 'estate copper copper nothing'])(
    'takes several cards of one answer at once: %s',
    async (line) => {
      const { own } = await played([...toCellar, line]);
      const cards = own.filter((words) => words.startsWith('discard'));
      expect(cards).toEqual(['discard Estate', 'discard Copper', 'discard Copper', 'discard nothing']);
    },
  );

  it.each([
    ['estate, estate, done', '✗ Estate has been picked already.'],
    ['2 2 0', '✗ "Discard Estate" (2) cannot be chosen that many times'],
    ['done, estate', '✗ "estate" would come after the question is answered'],
  ])('does nothing if a slip is among several: %s', async (line, message) => {
    const { out, own } = await played([...toCellar, line]);
    expect(out).toContain(message);
    expect(own.at(-1)).toBe('play Cellar');
  });

  it('says what is wrong, and why a card cannot be had', async () => {
    const { out, own } = await played(['copper', 'gold', 'silvr', '99', 'witch', 'c']);
    expect(own).toEqual([]);
    expect(out).toContain('✗ "copper" can mean Play Copper (2) or Buy Copper (3)');
    expect(out).toContain(
      '✗ Gold costs too much: you lack 6 coins. You can still play Treasures.\n  The rule: ',
    );
    expect(out).toContain('✗ "silvr" is not among the options (did you mean Silver');
    expect(out).toContain('✗ there is no option 99; the options are 0 to 4');
    expect(out).toContain('✗ Witch: there is no such pile in this game');
    expect(out).toContain('✗ "c" can mean');
  });

  it.each([
    ['en', 'play estate', '✗ Estate is a Victory card', 'The rule: ', 'INT-GOAL-02'],
    ['en', 'play witch', '✗ Witch: there is no such pile', '', ''],
    ['en', 'play gold', '✗ Gold: it is not in the hand', '', ''],
    ['hu', 'arany', '✗ Az Arany túl drága', 'A szabály: ', 'INT-BUY-04'],
    ['pl', 'złoto', '✗ Karta „Złoto” jest za droga', 'Zasada: ', 'INT-BUY-04'],
    ['de', 'gold', '✗ „Gold“ ist zu teuer', 'Die Regel: ', 'INT-BUY-04'],
  ] as const)('answers with the rule what is not allowed: %s, %s', async (lang, line, reason, rule, id) => {
    const { out, own } = await played([line], { lang });
    expect(out).toContain(reason);
    expect(out).toContain(rule);
    expect(out).toContain(id);
    expect(own).toEqual([]);
  });

  it('answers by itself only what leaves no choice', async () => {
    const { own } = await played(['treasures, cellar', 'end', 'end', 'end', 'end', 'end']);
    expect(own.filter((words) => words === 'end actions').length).toBeGreaterThan(0);
    expect(own.filter((words) => words === 'end turn').length).toBeGreaterThan(2);
  });
});

describe('commands', () => {
  it('? shows help, ? NAME a card in the chosen language', async () => {
    const { out } = await played(['?', '? moat', '?Hexe', '? moot', '? werk'], { lang: 'de' });
    expect(out).toContain('zurück           zu deiner vorigen Entscheidung');
    expect(out).toContain('Burggraben  $2 · Aktion–Reaktion');
    expect(out).toContain('Hexe  $5 · Aktion–Angriff');
    expect(out).toContain('✗ es gibt keine Karte „moot“ (meinst du Moat');
    expect(out).toContain('Werkstatt  $3 · Aktion');
  });

  it('log shows everything from the beginning', async () => {
    const { out } = await played(['treasures', 'silver', 'log', 'quit']);
    const log = out.slice(out.lastIndexOf('> log'));
    expect(log).toContain('You buy and gain a Silver');
    expect(log).toContain('── Vixen’s turn 1 ');
  });

  it.each([
    ['en', 'recap', 'Since your last turn\n', /Vixen buys a \w+\n Your own cards were left alone\.\n/],
    ['hu', 'közben', 'A legutóbbi köröd óta\n', /Vixen vesz egy/],
    ['pl', 'tymczasem', 'Od twojej ostatniej tury\n', /Vixen kupuje/],
    ['de', 'inzwischen', 'Seit deinem letzten Zug\n', /Vixen kauft/],
  ] as const)('recap tells what the others did meanwhile: %s', async (lang, line, title, doing) => {
    const { out } = await played(['treasures, silver', line], { lang });
    const told = out.slice(out.lastIndexOf(`> ${line}`));
    expect(told).toContain(title);
    expect(told).toMatch(doing);
  });

  it.each([
    ['en', 'counts', 'Ann: 11 cards, 3 points\n   7 × Copper  1 × Silver  3 × Estate\n', 'Left in your deck'],
    ['hu', 'számlálás', 'Ann: 11 lap, 3 pont\n', 'A húzópaklidban maradt'],
    ['pl', 'liczenie', 'Ann: 11 kart, 3 punkty\n', 'Zostało w twojej talii'],
    ['de', 'zählung', 'Ann: 11 Karten, 3 Punkte\n', 'Noch in deinem Nachziehstapel'],
  ] as const)('counts says what everybody owns, and what is left: %s', async (lang, line, sum, deck) => {
    const { out } = await played(['treasures, silver', line], { lang });
    const told = out.slice(out.lastIndexOf(`> ${line}`));
    expect(told).toContain(sum);
    expect(told).toContain(deck);
    expect(told).toContain('Vixen: 11 ');
  });

  it('Enter alone shows the table again', async () => {
    const { out } = await played(['treasures', '']);
    expect(out.match(/▸You/g)).toHaveLength(2);
  });

  it('undo goes back one typed line at a time, past the turns of others', async () => {
    const straight = await played(['treasures', 'silver']);
    const undos = ['undo', 'undo', 'undo', 'undo'];
    const undone = await played(['treasures', 'smithy', 'end', ...undos, 'treasures', 'silver']);
    expect(undone.out).toContain('↶ Undone');
    expect(undone.out).toContain('✗ there is nothing to undo');
    expect(undone.session.choices).toEqual(straight.session.choices);
    expect(undone.session.game).toEqual(straight.session.game);
  });

  it('save writes a record that is kept from then on, and does not overwrite another', async () => {
    const file = folder.path('saved.record');
    const { out } = await played(['save', 'treasures', `save ${file}`, 'silver', 'quit']);
    expect(out).toContain('✗ save: the name of a file is missing');
    expect(out).toContain(`Saved. To go on from here: tenfold play --resume ${file}`);
    expect(readRecord(folder.read('saved.record')).choices.map(({ words }) => words)).toContain('buy Silver');
    const precious = folder.write('other.txt', 'precious');
    const refused = await played([`save ${precious}`, `save ${folder.path('no/folder')}`]);
    expect(refused.out).toContain('is there already; name another file');
    expect(refused.out).toContain('cannot be written: there is no such file or folder');
    expect(folder.read('other.txt')).toBe('precious');
  });
});

describe('whoever is asked for two players at once', () => {
  /** Ann plays the Masquerade of Vixen, whom she possesses: she passes a card for each of them. */
  const possessed = (): Game =>
    newPosition({
      players: [
        { name: 'Ann', hand: ['gold', 'silver'] },
        { name: 'Vixen', hand: ['masquerade', 'estate', 'curse'], deck: ['copper', 'copper'] },
      ],
      kingdom: ['masquerade', 'possession'],
      turn: { player: 1, possessor: 0 },
    });

  it('sees both questions, and may answer either first', async () => {
    const { out, session, own } = await played(['masquerade', 'other', 'gold', 'curse'], {
      position: possessed(),
    });
    expect(out).toContain('Also asked: Masquerade: Pass a card to Vixen; everybody passes at once');
    const passed = session.choices.slice(0, 3).map(({ player, forWhom, words }) => [player, forWhom, words]);
    expect(passed).toEqual([
      ['Ann', undefined, 'play Masquerade'],
      ['Ann', 'Ann', 'pass Gold'],
      ['Ann', undefined, 'pass Curse'],
    ]);
    expect(own.slice(0, 3)).toEqual(['play Masquerade', 'pass Gold', 'pass Curse']);
  });

  it('is told so if there is no other question', async () => {
    const { out } = await played(['other', 'masquerade', 'curse', 'other'], { position: possessed() });
    expect(out.split('✗ you are asked nothing else now')).toHaveLength(3);
  });
});

describe('--resume of a bad record names the line and the reason', () => {
  const good = 'tenfold record 1\nplayers: Ann, Bob\nkingdom: KINGDOM\nseed: 7\nstart: Ann\n\n';
  const ten = 'Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop';
  const head = good.replace('KINGDOM', ten);
  it.each<[text: string, message: RegExp]>([
    ['once upon a time', /line 1: a record begins with/],
    [good.replace('KINGDOM', 'Cellar'), /line 3: 1 Kingdom pile/],
    [`${head}Ann: buy Gold\n`, /line 7: "buy Gold" is not offered; offered: /],
    [`${head}Ann: play treasures\nBob: end turn\n`, /line 8: Bob is not asked here/],
  ])('%j', async (text, message) => {
    const file = folder.write('bad.record', text);
    const { code, err } = await call('play', '--resume', file);
    expect(err).toMatch(message);
    expect(err).toContain(file);
    expect(code).toBe(2);
  });
});

describe('bad arguments say what to do', () => {
  const existing = folder.write('there.record', '');
  it.each<[args: string[], message: string]>([
    [['--players', '7'], 'Give a whole number from 2 to 6.'],
    [['--lang', 'fr'], 'Allowed choices are en, hu, pl, de.'],
    [['--kingdom', 'smithy, vilage'], 'there is no card "vilage" (did you mean Village'],
    [['--kingdom', 'smithy, village'], '2 Kingdom cards: a kingdom has 10; add 8'],
    [['--start', 'Zoe'], 'nobody is called "Zoe"; the players are Ann and Vixen'],
    [
      ['--bots', 'Fenrir'],
      'there is no bot called "Fenrir"; choose among Bramble, Magpie, Wasp, Vixen and The Chancellor',
    ],
    [['--bots', 'vixen,magpie', '--players', '2'], '2 bots for 1 seat: name fewer, or give --players 3'],
    [['--bots', 'vixen,vixen,vixen,vixen,vixen,vixen'], '6 bots and you: at most 6 can play'],
    [['--resume', existing, '--bots', 'vixen'], '--bots does not go with --resume'],
    [['--bots', 'chancellor', '--think', '-1'], 'Give a number of seconds from 0 to 3600, such as 5 or 0.5.'],
    [['--bots', 'chancellor', '--think', 'long'], 'Give a number of seconds from 0 to 3600'],
    [['--bots', 'chancellor', '--think', '3601'], 'Give a number of seconds from 0 to 3600'],
    [['--name', 'A:B'], "cannot be a player's name"],
    [['--seed', 'a #b'], 'cannot be a seed'],
    [['--resume', folder.path('nowhere.record')], 'there is no such file'],
    [['--resume', existing, '--seed', '1'], '--seed does not go with --resume'],
    [['--record', existing], 'is there already; go on with it by --resume'],
    [['--record', folder.path('no/such.record')], 'cannot be written: there is no such file or folder'],
    [['--colour'], "unknown option '--colour'"],
  ])('%j', async (args, message) => {
    const { code, out, err } = await call('play', ...args);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});
