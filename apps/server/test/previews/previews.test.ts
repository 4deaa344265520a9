// Links as chats read them: tags in the head, in the reader's language, escaped; and a picture of our own drawings. What
// a stranger may not see is in neither.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DailyGameAnswer } from '@tenfold/protocol';
import type { DrawingKit } from '../../src/previews/drawing-kit.ts';
import { pictureSvg } from '../../src/previews/picture-svg.ts';
import { escaped, fittingSize, inLines } from '../../src/previews/svg-text.ts';
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
  emblems: { moat: '<path d="M0 0h512v512z"/>' },
  materials: { castle: '<linearGradient id="material-castle"><stop stop-color="#fff"/></linearGradient>' },
};

/** A page that is as small as can be, with what previews are painted with. */
async function serverWithPage(): Promise<TestServer> {
  const webFolder = newFolder();
  writeFileSync(
    join(webFolder, 'index.html'),
    '<!doctype html><html><head><title>Tenfold</title><meta name="description" content="old" /></head><body></body></html>',
  );
  mkdirSync(join(webFolder, '.preview'));
  writeFileSync(join(webFolder, '.preview', 'kit.json'), JSON.stringify(KIT));
  return testServer({ webFolder });
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

  it('to a home-made card or a study says what one can do there: the rest is behind the #', async () => {
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

  it('sets text in lines that fit', () => {
    expect(escaped(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
    expect(inLines('one two three', 1000, 30, 3)).toEqual(['one two three']);
    const lines = inLines('word '.repeat(100).trim(), 300, 30, 3);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(fittingSize('a'.repeat(100), 490, 60)).toBe(10);
  });
});
