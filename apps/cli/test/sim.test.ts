import { setImmediate } from 'node:timers/promises';
import type { WriteStream } from 'node:tty';
import { LANGUAGES, cardName } from '@tenfold/i18n';
import { readRecord, replay } from '@tenfold/rules';
import type { SimulationResult } from '@tenfold/sim';
import { describe, expect, it } from 'vitest';
import { progressOn, progressWords } from '../src/sim/progress.ts';
import { verdict } from '../src/sim/verdict.ts';
import { wordsIn } from '../src/words/index.ts';
import { call, callIn, temporaryFolder } from './tenfold.ts';

const folder = temporaryFolder();
const money = folder.write('money.strategy', 'strategy Money\nbuy Province\nbuy Gold\nbuy Silver\n');
const smithy = folder.write(
  'smithy.json',
  JSON.stringify({
    name: 'Smithy & <Co>',
    buy: [{ card: 'Province' }, { card: 'Gold' }, { card: 'Smithy' }, { card: 'Silver' }],
  }),
);
const sim = async (...args: string[]) => call('sim', money, smithy, '--games', '60', '--seed', '7', ...args);
/** Sentences and headings: what is longer than a word that two languages may share. */
const spoken = (words: object): string[] =>
  Object.values(words).flatMap((said: unknown) =>
    typeof said === 'string' && said.length > 10 ? [said] : said instanceof Object ? spoken(said) : [],
  );
const refused = async (...args: string[]): Promise<string> => {
  const { code, out, err } = await call('sim', ...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  return err;
};

describe('tenfold sim', () => {
  it('prints who wins, from which seat, how long it takes and how it ends', async () => {
    const { code, out, err } = await sim('--board', 'named-only');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^60 games of 2 players, seed 7\nKingdom \(a study\): Smithy\n/);
    expect(out).toMatch(/^ +wins +95 % interval +ties +losses +points$/m);
    expect(out).toMatch(/^Money +[\d.]+ % +[\d.]+ – [\d.]+ % +[\d.]+ % +[\d.]+ % +[\d.]+$/m);
    expect(out).toMatch(/^Smithy & <Co> +[\d.]+ %/m);
    expect(out).toMatch(/^wins by seat +1st +2nd$/m);
    expect(out).toMatch(/A game takes [\d.]+ rounds .*end with\s+the\s+last\s+Province/s);
    expect(out).not.toContain('paired');
  });

  it('shows how far it is by the clock that it is given, and nothing before a line is due', async () => {
    let time = 0;
    const args = ['sim', money, smithy, '--games', '60', '--seed', '7', '--threads', '1'];
    const slow = await callIn({ now: () => (time += 6000) }, args);
    expect(slow.err).toMatch(/^ *100 %  60 of 60 games/m);
    expect((await callIn({ now: () => 0 }, args)).err).toBe('');
  });

  it('prints the same data for any number of threads', async () => {
    const one = await sim('--json', '--threads', '1');
    const two = await sim('--json', '--threads', '2');
    expect(two.out).toBe(one.out);
    const result = JSON.parse(one.out) as SimulationResult;
    expect(result).toMatchObject({ games: 60, planned: 60, seed: '7', mirror: false, study: false });
    expect(result.kingdom).toHaveLength(10);
    for (const { wins, ties, losses, seats, detail } of result.strategies) {
      expect(wins.count + ties.count + losses.count).toBe(60);
      expect(seats.map(({ games }) => games)).toEqual([30, 30]);
      expect(detail).toBeUndefined();
    }
  });

  it('prints a line of CSV for each strategy, all with the same columns', async () => {
    const { out } = await sim('--csv', '--mirror', '--kingdom', 'First Game');
    const [head = '', ...rows] = out.trimEnd().split('\n');
    const columns = head.split(',');
    expect(columns).toEqual(
      expect.arrayContaining([
        'strategy',
        'wins',
        'wins_rate',
        'wins_low',
        'wins_high',
        'seat2_wins',
        'rounds',
      ]),
    );
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.split(',')).toHaveLength(columns.length);
    expect(rows.map((row) => row.split(',').slice(0, 2))).toEqual([
      ['Money', '60'],
      ['Smithy & <Co>', '60'],
    ]);
  });

  it('writes a report that stands alone', async () => {
    const file = folder.path('report.html');
    const { code, err } = await sim('--html', file, '--lang', 'en');
    expect({ code, err }).toEqual({ code: 0, err: `Report: ${file}\n` });
    const page = folder.read('report.html');
    expect(page).not.toMatch(/https?:|\bsrc=|\bhref=|url\(|@import|fetch\(|<link/);
    expect(page).toContain("default-src 'none'");
    for (const heading of ['Who wins', 'Wins by seat', 'Points after each turn', 'Money after each turn']) {
      expect(page).toContain(heading);
    }
    for (const heading of ['How long a game takes', 'When cards are gained', 'What they own at the end']) {
      expect(page).toContain(heading);
    }
    expect(page).toContain('Smithy &amp; &lt;Co&gt;');
    expect(page).not.toContain('<Co>');
    expect(page).toContain('Smithy');
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
    expect(page).toContain(`tenfold sim ${money} ${smithy} --games 60 --seed 7`);
    // Every element that is opened is closed.
    for (const name of ['div', 'section', 'svg', 'g', 'table', 'details', 'span']) {
      const opened = page.match(new RegExp(`<${name}[ >]`, 'g'))?.length ?? 0;
      expect(page.match(new RegExp(`</${name}>`, 'g')) ?? []).toHaveLength(opened);
    }
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'writes the report in %s, with no sentence left in English',
    async (lang) => {
      const file = folder.path(`report-${lang}.html`);
      const { err } = await sim('--html', file, '--lang', lang, '--threads', '1');
      expect(err).toContain(file);
      const page = folder.read(`report-${lang}.html`);
      expect(page).toContain(`<html lang="${lang}">`);
      expect(page).toContain(cardName('smithy', lang));
      const { report } = wordsIn(lang);
      for (const said of [report.whoWins, report.points, report.length, report.gains, report.owned]) {
        expect(page).toContain(said);
      }
      for (const said of spoken(wordsIn('en').report)) expect(page).not.toContain(said);
    },
  );

  it('prints the record of one game', async () => {
    const { out } = await sim('--game', '3');
    expect(out).toContain('seed: 7/3\n');
    expect(replay(readRecord(out)).over).toBe(true);
  });

  it('lists the strategies that come along and plays with them', async () => {
    const { out } = await call('sim', '--list');
    expect(out).toMatch(/^gero-witch +Witch/m);
    const played = await call('sim', 'gero-witch', 'Gero Smithy', '--games', '4', '--kingdom', 'First Game');
    expect(played.out).toMatch(/^Witch /m);
    expect(played.err).toContain('Witch would like Witch, which the kingdom lacks.');
  });

  it('says for whom a strategy is meant', async () => {
    const { err } = await call('sim', 'gero-witch', money, money, '--games', '3');
    expect(err).toContain('Witch is meant for 2 players; these are games of 3.');
  });

  it('prints what has been played so far after Ctrl-C', async () => {
    const before = process.listenerCount('SIGINT');
    const running = call('sim', money, smithy, '--games', '100000000', '--threads', '1');
    while (process.listenerCount('SIGINT') === before) await setImmediate();
    process.emit('SIGINT');
    const { code, out } = await running;
    expect(code).toBe(130);
    expect(out).toMatch(/of 100,000,000 games|No game was played/);
    expect(process.listenerCount('SIGINT')).toBe(before);
  });
});

describe('a file with several strategies', () => {
  const catalogue = folder.write(
    'catalogue.json',
    JSON.stringify({
      meta: { functions: {} },
      strategies: [
        {
          id: 'early',
          name: 'Early',
          buy: [{ card: 'Gold', if: [{ l: { fn: 'turnNumber' }, op: '>', r: 2 }] }],
        },
        { id: 'broken', name: 'Broken', buy: [{ card: 'Xyzzy' }] },
      ],
    }),
  );

  it('loads as it is, and each is named behind #', async () => {
    const { code, out } = await call('sim', `${catalogue}#early`, money, '--games', '10', '--seed', '7');
    expect(code).toBe(0);
    expect(out).toContain('Early');
  });

  it('needs to be told which, and says what is wrong with one that cannot be read', async () => {
    expect(await refused(catalogue, money)).toContain('1 strategy; name one behind #, such as');
    const broken = await refused(`${catalogue}#broken`, money);
    expect(broken).toContain('has no strategy "broken"');
    expect(broken).toContain('strategies[1].buy[0].card: there is no card "Xyzzy"');
  });
});

it('a game beyond the plan is refused', async () => {
  expect(await refused(money, smithy, '--games', '60', '--seed', '7', '--game', '61')).toContain(
    '--game 61: the plan has 60 games; give at most that, or more --games',
  );
});

describe('what cannot be used is named, with a remedy and code 2', () => {
  it('strategies', async () => {
    expect(await refused()).toContain('no strategy is named; name 2 to 6, or see them with --list');
    expect(await refused(money)).toContain('1 player: a game takes 2 to 6; add 1');
    expect(await refused(money, 'gero-wich')).toMatch(
      /there is no strategy "gero-wich" \(did you mean gero-witch.*--list/,
    );
    expect(await refused(money, folder.path('none.strategy'))).toContain('there is no such file');
    const broken = folder.write('broken.strategy', 'strategy Broken\nbuy Province\nbuy Golld\n');
    expect(await refused(money, broken)).toMatch(/broken\.strategy:3:\d+: .*Golld.*Gold/);
    expect(await refused('--lang', 'hu')).toContain('nem neveztél meg stratégiát');
    expect(await refused(money, 'gero-wich', '--lang', 'pl')).toContain('nie ma strategii „gero-wich”');
    const foreign = folder.write('foreign.strategy', 'strategy Foreign\nbuy Platinum\n');
    expect(await refused(money, foreign, '--lang', 'de')).toContain(
      'schreib den Namen einer Karte, etwa Schmiede',
    );
    const notJson = folder.write('broken.json', '{ "name": ');
    expect(await refused(money, notJson)).toContain('broken.json: this is not JSON');
    const badData = folder.write('bad.json', JSON.stringify({ name: 'Bad', buy: [{ card: 'Golld' }] }));
    expect(await refused(money, badData)).toMatch(/bad\.json: buy\[0\]\.card: .*Golld/);
  });

  it('boards', async () => {
    const both = [money, smithy, '--games', '2'];
    expect(await refused(...both, '--kingdom', 'Frist Game')).toContain('did you mean First Game');
    expect(await refused(...both, '--kingdom', 'moat, village')).toContain('2 Kingdom');
    expect(await refused(...both, '--kingdom', 'First Game', '--board', 'named-only')).toContain(
      'contradict each other',
    );
    expect(await refused(...both, '--board', 'half')).toContain('Allowed choices are full, named-only');
  });

  it('numbers, formats and files', async () => {
    const both = [money, smithy];
    expect(await refused(...both, '--games', '0')).toContain('Give a whole number from 1');
    expect(await refused(...both, '--threads', 'two')).toContain('Give a whole number from 1');
    expect(await refused(...both, '--seed', '#')).toContain('"#" cannot be a seed');
    expect(await refused(...both, '--json', '--csv')).toContain('cannot be used with');
    expect(await refused(...both, '--html', folder.path('none/report.html'))).toContain('cannot be written');
    expect(await refused(...both, '--html', folder.path(''))).toContain(
      'cannot be written: this is a folder; name a file',
    );
  });

  it('one card is enough for a board that is filled up', async () => {
    const { out } = await sim('--kingdom', 'moat', '--board', 'full', '--json');
    expect((JSON.parse(out) as SimulationResult).kingdom).toEqual(expect.arrayContaining(['moat', 'smithy']));
  });
});

describe('words', () => {
  const strategy = (name: string, mean: number, reach: number) => ({
    name,
    wins: { rate: mean },
    share: { mean, low: mean - reach, high: mean + reach },
  });
  const said = (...strategies: object[]): string =>
    verdict({ games: 1000, mirror: false, strategies } as unknown as SimulationResult, wordsIn('en'));

  it('say who is better, or how many games it would take', () => {
    expect(said(strategy('A', 0.4, 0.02), strategy('B', 0.6, 0.02))).toBe(
      'B is better than A: 60.0 % against 40.0 % of the games won.',
    );
    expect(said(strategy('A', 0.49, 0.03), strategy('B', 0.51, 0.03))).toMatch(
      /^Too close to tell B and A apart .* about 9,900 games, or half as many with --mirror\.$/,
    );
    expect(said(strategy('A', 0.5, 0.03), strategy('B', 0.5, 0.03))).toContain('as good as equal');
  });

  it('are a bar on a terminal, and lines now and then elsewhere', () => {
    const shown = (isTTY: boolean): string => {
      let out = '';
      let time = 0;
      const stream = { isTTY, columns: 80, write: (text: string) => (out += text) !== '' };
      const progress = progressOn(stream as unknown as WriteStream, () => time);
      for (let played = 0; played <= 100; played += 10) {
        progress.show(played, 100);
        time += 1000;
      }
      progress.clear();
      return out;
    };
    expect(shown(false)).toBe(
      ' 50 %  50 of 100 games, 10/s, 0:05 left\n100 %  100 of 100 games, 10/s, 0:00 left\n',
    );
    expect(shown(true)).toContain(
      '\r\u001B[K████████████░░░░░░░░░░░░  50 %  50 of 100 games, 10/s, 0:05 left',
    );
    expect(shown(true).endsWith('\r\u001B[K')).toBe(true);
  });

  it('say how far the games are', () => {
    expect(progressWords(2500, 10_000, 5000)).toBe(' 25 %  2,500 of 10,000 games, 5,000/s, 0:02 left');
    expect(progressWords(0, 10_000, undefined)).toBe('  0 %  0 of 10,000 games');
  });
});
