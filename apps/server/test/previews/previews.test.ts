// Links as chats read them: tags in the head, in the reader's language, escaped; and a picture of our own drawings. What
// a stranger may not see is in neither.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { DailyGameAnswer, OwnCard } from '@tenfold/protocol';
import type { DrawingKit } from '../../src/previews/drawing-kit.ts';
import type { TrafficLimits } from '../../src/limits/traffic-limits.ts';
import { hexOf } from '../../src/previews/oklch.ts';
import { pictureSvg } from '../../src/previews/picture-svg.ts';
import { escaped, fittingSize, inLines } from '../../src/previews/svg-text.ts';
import { words as de } from '../../src/previews/words/de.ts';
import { words as en } from '../../src/previews/words/en.ts';
import { words as hu } from '../../src/previews/words/hu.ts';
import { words as pl } from '../../src/previews/words/pl.ts';
import { openTable, twoAtATable } from '../live/party.ts';
import type { TestServer } from '../live/server.ts';
import { expected, newFolder, newPerson, newTable, testServer } from '../live/server.ts';

const KIT: Omit<DrawingKit, 'fonts'> = {
  arts: {
    moat: {
      scene: 'river',
      material: 'castle',
      colours: ['#111111', '#222222', '#333333', '#444444', '#555555'],
    },
  },
  scenes: { river: '<path d="M0 96h200" style="stroke:var(--art-lt);fill:var(--art-g1)"/>' },
  emblems: { moat: '<path d="M0 0h512v512z"/>', own: '<path d="M1 1h9v9z"/>' },
  ownEmblems: { lantern: '<path d="M2 2h8v8z"/>' },
  materials: { castle: '<linearGradient id="material-castle"><stop stop-color="#fff"/></linearGradient>' },
};

const LAMP = {
  definition: {
    id: 'lamp',
    types: ['Action'],
    cost: { coins: 4, potions: 1 },
    play: [
      { do: 'plusCards', n: 2 },
      { do: 'gain', card: 'this', to: 'discard' },
    ],
  },
  names: { en: 'Lamp & Oil', de: 'Lampe' },
  emblem: 'lantern',
  scene: 'night',
};

/** As the page packs a card. */
const packed = (card: object): string => deflateRawSync(JSON.stringify(card)).toString('base64url');

/** A page that is as small as can be, with what previews are painted with. */
async function serverWithPage(limits: Partial<TrafficLimits> = {}): Promise<TestServer> {
  const webFolder = newFolder();
  writeFileSync(
    join(webFolder, 'index.html'),
    '<!doctype html><html><head><title>Tenfold</title><meta name="description" content="old" /></head><body><noscript><p>A script is needed.</p></noscript></body></html>',
  );
  mkdirSync(join(webFolder, '.preview'));
  writeFileSync(join(webFolder, '.preview', 'kit.json'), JSON.stringify(KIT));
  return testServer({ webFolder, limits });
}

const page = async (url: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(url, { headers })).text();

const tag = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe('a link', () => {
  it('to a card has its name, text and picture, in the reader’s language', async () => {
    const { url } = await serverWithPage();
    const english = await page(`${url}/cards/moat`);
    expect(tag(english, 'og:title')).toBe('Moat');
    expect(tag(english, 'og:image')).toBe(`${url}/preview/en/cards/moat.png`);
    expect(tag(english, 'og:url')).toBe(`${url}/cards/moat`);
    expect(tag(english, 'twitter:card')).toBe('summary_large_image');
    expect(english).toContain('<title>Moat · Tenfold</title>');
    expect(english).not.toContain('content="old"');
    const wishes = { 'accept-language': 'fr, pl;q=0.4, hu;q=0.8' };
    expect(tag(await page(`${url}/cards/moat`, wishes), 'og:locale')).toBe('hu_HU');
    expect(tag(await page(`${url}/cards/moat?lang=de`, wishes), 'og:title')).toBe('Burggraben');
    expect(tag(await page(`${url}/cards/nonsense`), 'og:title')).toBeUndefined();
  });

  it('has a picture of the right size, which other pages may show', async () => {
    const { url } = await serverWithPage();
    const answer = await fetch(`${url}/preview/en/cards/moat.png`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const png = Buffer.from(await answer.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    for (const nowhere of ['en/cards/nonsense.png', 'xx/cards/moat.png', 'en/cards/moat', 'en/../api.png']) {
      expect((await fetch(`${url}/preview/${nowhere}`)).status).toBe(404);
    }
  });

  it('to a kingdom names its cards, and one that cannot be read shows the page as it is', async () => {
    const { url } = await serverWithPage();
    const named = await page(`${url}/k/first-game`);
    expect(tag(named, 'og:title')).toBe('First Game');
    expect(tag(named, 'og:description')).toContain('Moat');
    const bad = await fetch(`${url}/k/%22%3E%3Cscript%3E`);
    expect(await bad.text()).toContain('<title>Tenfold</title>');
  });

  it('to a home-made card has its name, text and picture, and shows it to who has no script', async () => {
    const { url } = await serverWithPage();
    const address = `${url}/workshop/${packed(LAMP)}`;
    const english = await page(address);
    expect(tag(english, 'og:title')).toBe('Lamp &amp; Oil');
    expect(tag(english, 'og:description')).toBe(
      'Action · costs 4 and a Potion. +2 Cards. Gain a Lamp &amp; Oil.',
    );
    expect(tag(english, 'og:image')).toBe(`${url}/preview/en/workshop/${packed(LAMP)}.png`);
    // It is shown to whoever has the link, and to no search engine.
    expect(tag(english, 'robots')).toBe('noindex');
    expect(english).toMatch(/<noscript><article lang="en">\n<h1>Lamp &amp; Oil<\/h1>/);
    expect(english).toContain('<p>+2 Cards. Gain a Lamp &amp; Oil.</p>');
    const german = await page(`${address}?lang=de`);
    expect(german).toContain('<h1>Lampe</h1>');
    expect(german).toContain('kostet 4 und einen Trank');
    const picture = await fetch(`${url}/preview/de/workshop/${packed(LAMP)}.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it.each([
    ['what is not packed', 'nonsense'],
    ['signs that no packed card has', '%22%3E%3Cscript%3E'],
    ['what swells beyond every card', packed({ ...LAMP, padding: 'x'.repeat(5_000_000) })],
    [
      'a card that the rules refuse',
      packed({ ...LAMP, definition: { ...LAMP.definition, play: [{ do: 'x' }] } }),
    ],
    ['a name with signs of HTML', packed({ ...LAMP, names: { en: '<b>Lamp</b>' } })],
    ['a card longer than an address may be', `${packed(LAMP)}${'A'.repeat(4000)}`],
  ])('to a home-made card with %s shows the page as it is', async (_what, text) => {
    const { url } = await serverWithPage();
    const answer = await fetch(`${url}/workshop/${text}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<title>Tenfold</title>');
    expect(html).not.toContain('Lamp');
    expect((await fetch(`${url}/preview/en/workshop/${text}.png`)).status).toBe(404);
  });

  it('to a home-made card is counted, as it is unpacked and written down for whoever asks', async () => {
    const { url } = await serverWithPage({ requestsPerMinute: 3 });
    const statuses: number[] = [];
    for (let asked = 0; asked < 4; asked++)
      statuses.push((await fetch(`${url}/workshop/${packed(LAMP)}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await fetch(`${url}/workshop`)).status).toBe(200);
  });

  it('to the first page says what there is, with a picture', async () => {
    const { url } = await serverWithPage();
    const home = await page(`${url}/`);
    expect(tag(home, 'og:title')).toBe('Ten cards, ten piles, and a kingdom to win');
    const picture = tag(home, 'og:image') ?? '';
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
    expect(tag(await page(`${url}/?lang=pl`), 'og:locale')).toBe('pl_PL');
  });

  it('to a workshop or a study says what one can do there: the rest is behind the #', async () => {
    const { url } = await serverWithPage();
    expect(tag(await page(`${url}/workshop`), 'og:title')).toBe('A home-made card');
    expect(tag(await page(`${url}/lab?lang=de`), 'og:title')).toBe('Eine Untersuchung von Strategien');
    expect(await page(`${url}/lab?lang=hu`)).toContain('<title>Stratégiák vizsgálata · Tenfold</title>');
  });

  it('to a table says who waits there, escaped, and what is free', async () => {
    const { url } = await serverWithPage();
    const ann = await newPerson(url, `<b>"A'&`);
    const table = await newTable([ann], { seats: 4 });
    const html = await page(`${url}/t/${table.id}`);
    expect(tag(html, 'og:title')).toBe('&lt;b&gt;&quot;A&#39;&amp;’s table');
    expect(html).not.toContain('<b>');
    expect(tag(html, 'og:description')).toBe('3 of 4 seats are free. Come and sit down.');
    expect((await fetch(`${url}/preview/en/t/${table.id}.png`)).status).toBe(200);
  });

  it('to a running game shows no card; to a private one not even who plays', async () => {
    const server = await serverWithPage();
    const { url } = server;
    const open = await twoAtATable({}, server);
    const hidden = await twoAtATable({ spectators: 'none' }, server);
    for (const path of [`/t/${open.table}`, `/g/${open.game}`]) {
      const head = (await page(url + path)).split('</head>')[0] ?? '';
      expect(head).toContain('Ann');
      expect(head).not.toMatch(/Copper|Moat|Village|Cellar/);
    }
    for (const path of [`/t/${hidden.table}`, `/g/${hidden.game}`]) {
      const head = (await page(url + path)).split('</head>')[0] ?? '';
      expect(head).not.toContain('Ann');
      expect(head).not.toMatch(/Copper|Moat|Village|Cellar/);
      expect(tag(head, 'og:title')).toBeDefined();
    }
  });

  it('to a finished game says who won', async () => {
    const server = await serverWithPage();
    const { game, clients } = await twoAtATable({}, server);
    for (const client of clients) await client.stands(game, () => true);
    const first = clients[0].state(game)?.view.turn.player === 0 ? 0 : 1;
    for (const index of [first, 1 - first]) {
      const client = clients[index];
      const state = await client?.stands(game, ({ prompt }) => prompt !== null);
      const number = state?.prompt?.number ?? 0;
      const end = (state?.prompt?.options.length ?? 1) - 1;
      await client?.choose(game, number, end);
    }
    await clients[1].ask({ type: 'resign', game });
    await clients[0].stands(game, ({ ended }) => ended !== null);
    const html = await page(`${server.url}/g/${game}`);
    expect(tag(html, 'og:title')).toMatch(/^Ann wins, /);
    expect((await fetch(`${server.url}/preview/en/g/${game}.png`)).status).toBe(200);
  });

  it('to a game of the day tells strangers nothing, to the day its kingdom', async () => {
    const { url } = await serverWithPage();
    const ann = await newPerson(url, 'Annabella');
    const { game, table } = expected(await ann.call<DailyGameAnswer>('POST', '/daily'), 200);
    const client = await openTable(url, ann, table);
    await client.ask({ type: 'resign', game });
    const [head = ''] = (await page(`${url}/g/${game}`)).split('</head>');
    expect(head).not.toContain('Annabella');
    expect(tag(head, 'og:title')).toBe('A game of cards');
    expect(tag(await page(`${url}/daily`), 'og:title')).toBe('Kingdom of the day');
  });

  it('is the page as it is where the server cannot say more', async () => {
    const { url } = await serverWithPage();
    for (const path of ['/t/short', `/t/${'a'.repeat(22)}`, `/g/${'a'.repeat(22)}`]) {
      expect(await page(url + path)).toContain('<title>Tenfold</title>');
    }
  });
});

describe('the picture', () => {
  const kit = { ...KIT, fonts: [] };

  it('has the colours of the card, and no name that could be markup', () => {
    const svg = pictureSvg(
      { title: '<script>', sentence: '"&', picture: { kind: 'card', card: 'moat' } },
      kit,
      () => 'A<B',
    );
    expect(svg).toContain('stroke:#555555;fill:#333333');
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('A&lt;B');
    expect(svg).not.toContain('var(--');
  });

  it('has home-made cards with a picture of ours, whatever they are called', () => {
    const card = (id: string, emblem?: string): OwnCard => ({
      definition: { id, types: ['Action'], cost: { coins: 3, potions: 0 }, play: [] },
      names: { en: 'Lamp' },
      ...(emblem === undefined ? {} : { emblem }),
    });
    const drawn = (own: OwnCard): string =>
      pictureSvg(
        { title: 'Lamp', sentence: '', picture: { kind: 'own-card', card: own, name: 'A<B' } },
        kit,
        () => '',
      );
    const lamp = drawn(card('lamp', 'lantern'));
    expect(lamp).toContain('M2 2h8v8z');
    expect(lamp).toContain('A&lt;B');
    // Painters without OKLCH know these colours.
    expect(lamp).toMatch(/stop-color="#[0-9a-f]{6}"/);
    expect(lamp).not.toContain('oklch');
    expect(drawn(card('lamp', 'constructor'))).toContain('M1 1h9v9z');
    expect(drawn(card('lamp'))).toContain('M1 1h9v9z');
    const kingdom = pictureSvg(
      {
        title: 'A table',
        sentence: '',
        picture: {
          kind: 'kingdom',
          cards: ['moat', 'lamp'],
          own: [{ card: card('lamp', 'lantern'), name: 'Lampe' }],
        },
      },
      kit,
      () => 'Moat',
    );
    expect(kingdom).toContain('>Lampe<');
    expect(kingdom).toContain('>Moat<');
  });

  it('of a result has the scores above what was played with, and does not read the cards out', () => {
    const svg = pictureSvg(
      {
        title: 'Ann wins, 30 : 20',
        sentence: 'Step through it. Kingdom: Moat',
        painted: 'Step through it.',
        picture: {
          kind: 'result',
          kingdom: ['moat'],
          players: [
            { name: 'Ann', points: 30, hasWon: true },
            { name: 'Bob', points: 20, hasWon: false },
          ],
        },
      },
      kit,
      () => 'Burggraben',
    );
    expect(svg).toContain('>Burggraben<');
    expect(svg).toContain('>Step through it.<');
    expect(svg).not.toContain('Kingdom:');
    const scores = [...svg.matchAll(/translate\(740 (\d+)\)/g)].map(([, y]) => Number(y));
    const cards = [...svg.matchAll(/translate\(64 (\d+)\)/g)].map(([, y]) => Number(y));
    expect(scores).toHaveLength(2);
    expect(Math.max(...scores)).toBeLessThan(Math.min(...cards));
  });

  it('beside the fan has room for the longest title of the first page', () => {
    const longest = [en, hu, pl, de].map(({ home }) => home);
    for (const title of longest) {
      const svg = pictureSvg({ title, sentence: '', picture: { kind: 'fan' } }, kit, () => '');
      expect(svg).not.toContain('…');
    }
  });

  it('has colours of OKLCH as a browser shows them', () => {
    expect(hexOf({ lightness: 100, chroma: 0, hue: 0 })).toBe('#ffffff');
    expect(hexOf({ lightness: 0, chroma: 0, hue: 0 })).toBe('#000000');
    // #ff0000, as CSS Color 4 has it.
    expect(hexOf({ lightness: 62.796, chroma: 0.25768, hue: 29.234 })).toBe('#ff0000');
  });

  it('sets text in lines that fit', () => {
    expect(escaped(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
    expect(inLines('one two three', 1000, 30, 3)).toEqual(['one two three']);
    const lines = inLines('word '.repeat(100).trim(), 300, 30, 3);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(fittingSize('a'.repeat(100), 490, 60)).toBe(10);
  });
});
