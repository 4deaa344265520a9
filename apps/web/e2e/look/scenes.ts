// The pages around the table, and what lies over it, as they are with people in them: what `npm run look` takes pictures of
// beside the table itself.

import type { Page } from '@playwright/test';
import type { Language } from '@tenfold/i18n/languages';
import { loadInsightWords } from '@tenfold/i18n/insight';
import { loadReviewWords } from '@tenfold/i18n/review';
import { API_PATH } from '@tenfold/protocol';
import { kingdoms } from '@tenfold/rules';
import { packCard } from '../../src/kingdom/card-in-link.ts';
import { packStudy } from '../../src/lab/study-in-address.ts';
import { gatheringWords } from '../../src/words/gathering/index.ts';
import { loadWords } from '../../src/words/index.ts';
import { peopleWords } from '../../src/words/people/index.ts';
import { lit } from '../player.ts';
import type { Friend } from '../tables.ts';
import { finishedGame, gameAgainst, gameOf, newTable, playOverTheWire, resignedGame } from '../tables.ts';
import { LAMPLIGHTER, OLD_MILL } from '../own-cards.ts';

/** Who comes to look, and in which language. */
export interface Visit {
  readonly language: Language;
  readonly origin: string;
  /** One more person, in a browser of his own. */
  newFriend(name: string): Promise<Friend>;
}

export interface Scene {
  readonly name: string;
  /** Leads there, and gives the page to look at. */
  lead(visit: Visit): Promise<Page>;
}

const NAMES = ['Ann', 'Béla Szentmihályi', 'Wilhelmine von Hohenzo', 'Łucja', 'Eve', 'Finn'];
const LONG_NAMES = [
  'adventurer',
  'bureaucrat',
  'council-room',
  'moneylender',
  'philosophers-stone',
  'scrying-pool',
  'secret-chamber',
  'shanty-town',
];
const OWN_KINGDOM = {
  kind: 'cards' as const,
  cards: [...LONG_NAMES, 'lamplighter', 'old-mill'],
  ownCards: [LAMPLIGHTER, OLD_MILL],
};
const STRATEGIES = [
  'strategy Money\nbuy Province\nbuy Gold\nbuy Silver\n',
  'strategy Smithies\nbuy Province\nbuy Gold\nbuy Smithy when own < 2\nbuy Silver\n',
];

/** A page that looks the same for everybody. */
const plain = (name: string, path: string): Scene => ({
  name,
  async lead(visit) {
    const { page } = await visit.newFriend(NAMES[0] ?? '');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    return page;
  },
});

export const SCENES: readonly Scene[] = [
  plain('home', '/'),
  plain('play-bots', '/play/bots'),
  plain('play-friends', '/play/friends'),
  plain('kingdom-page', '/k/forbidden-arts'),
  plain('cards-page', '/cards'),
  plain('card-page', '/cards/philosophers-stone'),
  plain('rulebook', '/rules/costs'),
  plain('ruling', '/rules/ruling/INT-TRIBUTE-03'),
  plain('learn', '/learn'),
  plain('settings', '/settings'),
  plain('own-page-empty', '/me'),
  plain('ladder-empty', '/ladder'),
  plain('archive-empty', '/archive'),
  { name: 'workshop', lead: async (visit) => at(visit, `/workshop#${await packCard(LAMPLIGHTER)}`) },
  {
    name: 'lab',
    async lead(visit) {
      const cards = kingdoms.find(({ id }) => id === 'first-game')?.cards ?? [];
      const study = { texts: STRATEGIES, kingdom: cards, games: 120, seed: 'look' };
      const page = await at(visit, `/lab#${await packStudy(study)}`);
      await page.locator('[data-games="120"]').waitFor();
      return page;
    },
  },
  { name: 'lobby', lead: async (visit) => (await lobby(visit)).page },
  {
    name: 'lobby-qr',
    async lead(visit) {
      const { page, words } = await lobby(visit);
      await page.getByRole('button', { name: words.lobby.showQr }).click();
      await page.locator('[data-qr]').waitFor();
      return page;
    },
  },
  {
    name: 'lobby-options',
    async lead(visit) {
      const { page, words } = await lobby(visit);
      await page.locator('.kingdom').getByRole('button', { name: words.lobby.change }).click();
      await page.getByRole('dialog').waitFor();
      return page;
    },
  },
  {
    name: 'home-made-card',
    async lead(visit) {
      const { page } = await lobby(visit);
      await page.locator('button [data-card="lamplighter"]:visible').first().click();
      await page.getByRole('dialog').waitFor();
      return page;
    },
  },
  {
    name: 'draft',
    async lead(visit) {
      const friends = await friendsOf(visit, 2);
      const kingdom = { kind: 'draft' as const, sets: ['base' as const, 'alchemy' as const], vetoes: true };
      const { page } = friends[0];
      const table = await newTable(page, { seats: 2, kingdom });
      await friends[1].page.request.post(`${API_PATH}/tables/${table}/sit`, { data: {} });
      await page.request.post(`${API_PATH}/tables/${table}/start`);
      const said = await gatheringWords[visit.language]();
      for (const friend of friends) {
        await friend.page.goto(`/t/${table}`);
        await friend.page.getByRole('heading', { name: said.draftTitle }).waitFor();
        if (await friend.page.getByText(said.yourPick, { exact: true }).isVisible()) return friend.page;
      }
      return page;
    },
  },
  {
    name: 'phrases',
    async lead(visit) {
      const { page } = await openPhrases(visit);
      return page;
    },
  },
  {
    name: 'muting',
    async lead(visit) {
      const { page, words } = await openPhrases(visit);
      await page.getByText(words.talk.mutes).scrollIntoViewIfNeeded();
      await page.getByRole('switch').first().click();
      return page;
    },
  },
  {
    name: 'table-menu',
    async lead(visit) {
      const { asked, words } = await pair(visit);
      await asked.getByRole('button', { name: words.game.menu }).click();
      await asked.getByRole('dialog').waitFor();
      return asked;
    },
  },
  {
    name: 'undo-asked',
    async lead(visit) {
      const { asked, waiting, words } = await pair(visit);
      const offered = asked.locator(lit('button play-treasures '));
      await offered.click();
      await offered.waitFor({ state: 'hidden' });
      await asked.locator(lit('pile copper')).click();
      await waiting.locator(lit('button play-treasures ')).waitFor();
      await asked.getByRole('button', { name: words.game.undoAsk }).click();
      await waiting.getByRole('button', { name: words.game.deny }).waitFor();
      return waiting;
    },
  },
  {
    name: 'vote-to-end',
    async lead(visit) {
      const { asked, waiting, words } = await pair(visit);
      await waiting.getByRole('button', { name: words.game.menu }).click();
      await waiting.getByRole('button', { name: words.game.endPropose }).click();
      await waiting.getByRole('dialog').getByRole('button', { name: words.game.endPropose }).click();
      await asked.getByRole('button', { name: words.game.notNow }).waitFor();
      return asked;
    },
  },
  {
    name: 'why-not',
    async lead(visit) {
      const { asked } = await pair(visit);
      await asked.locator('[data-key="pile village"]').click({ force: true });
      const { why } = await loadInsightWords(visit.language);
      await asked.getByRole('complementary', { name: why.title }).waitFor();
      return asked;
    },
  },
  {
    name: 'home-made-table',
    async lead(visit) {
      const { page } = await visit.newFriend(NAMES[0] ?? '');
      const { table } = await gameAgainst(page, ['magpie', 'vixen'], { kingdom: OWN_KINGDOM });
      await page.goto(`/t/${table}`);
      await page.locator('[data-key="pile lamplighter"]').waitFor();
      return page;
    },
  },
  {
    name: 'result',
    async lead(visit) {
      const { page } = await ended(visit);
      return page;
    },
  },
  {
    name: 'review',
    async lead(visit) {
      const { page } = await ended(visit);
      const said = await loadReviewWords(visit.language);
      const review = page.getByRole('region', { name: said.title });
      await review.getByRole('button', { name: said.begin }).click();
      await page.locator('[data-review="done"]').waitFor({ timeout: 120_000 });
      return page;
    },
  },
  {
    name: 'replay',
    async lead(visit) {
      const { page, game } = await ended(visit);
      await page.goto(`/g/${game}?at=60`);
      await page.locator('[data-zone="hand"] li').first().waitFor();
      return page;
    },
  },
  {
    name: 'own-page',
    async lead(visit) {
      const { page } = await ended(visit);
      await page.goto('/me');
      await page.waitForLoadState('networkidle');
      return page;
    },
  },
  {
    name: 'people-known',
    async lead(visit) {
      const { page } = await known(visit);
      return page;
    },
  },
  {
    name: 'blocking',
    async lead(visit) {
      const { page, other } = await known(visit);
      const said = await peopleWords[visit.language]();
      await page.getByRole('button', { name: said.block(other) }).click();
      await page.getByRole('dialog').waitFor();
      return page;
    },
  },
  { name: 'daily', lead: async (visit) => at(visit, '/daily') },
  {
    // As it is on the day after: what was today's lies below the new one.
    name: 'daily-before',
    async lead(visit) {
      const { page, identity } = await visit.newFriend(NAMES[0] ?? '');
      const begun = (await (await page.request.post(`${API_PATH}/daily`)).json()) as { table: string };
      await playOverTheWire(visit.origin, identity.token, begun.table);
      await page.route(`**${API_PATH}/daily`, async (route) => {
        const answer = (await (await route.fetch()).json()) as { today: object };
        const { today } = answer;
        const before = { ...today, day: '2026-11-18', mayWatchBest: true };
        await route.fulfill({ json: { ...answer, today: { ...today, own: null, results: null }, before } });
      });
      await page.goto('/daily');
      await page.locator('#before').waitFor();
      return page;
    },
  },
];

async function at(visit: Visit, path: string): Promise<Page> {
  const { page } = await visit.newFriend(NAMES[0] ?? '');
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Two at the least. */
async function friendsOf(visit: Visit, count: number): Promise<[Friend, Friend, ...Friend[]]> {
  const [first = '', second = '', ...more] = NAMES.slice(0, count);
  return [
    await visit.newFriend(first),
    await visit.newFriend(second),
    ...(await Promise.all(more.map(async (name) => visit.newFriend(name)))),
  ];
}

/** Three people, a bot and two free seats, with home-made cards. */
async function lobby(visit: Visit) {
  const [{ page }, ...guests] = await friendsOf(visit, 3);
  const table = await newTable(page, { seats: 6, kingdom: OWN_KINGDOM });
  for (const guest of guests) await guest.page.request.post(`${API_PATH}/tables/${table}/sit`, { data: {} });
  await page.request.post(`${API_PATH}/tables/${table}/bots`, { data: { seat: 3, character: 'vixen' } });
  await page.goto(`/t/${table}`);
  await page.locator('[data-own-card]').first().waitFor();
  return { page, words: await loadWords(visit.language) };
}

/** Two in a game: who is asked, and who waits. */
async function pair(visit: Visit) {
  const friends = await friendsOf(visit, 2);
  const { table } = await gameOf(friends, { undo: 'ask' });
  const [one, other] = friends.map(({ page }) => page) as [Page, Page];
  await Promise.all([one, other].map(async (page) => page.goto(`/t/${table}`)));
  await Promise.all(
    [one, other].map(async (page) => page.locator('[data-question], [data-parking]').waitFor()),
  );
  const isFirst = (await one.locator('[data-question]').count()) > 0;
  const words = await loadWords(visit.language);
  return isFirst ? { asked: one, waiting: other, words } : { asked: other, waiting: one, words };
}

async function openPhrases(visit: Visit) {
  const { asked, words } = await pair(visit);
  await asked.keyboard.press('Shift+T');
  await asked.getByRole('dialog', { name: words.talk.title }).waitFor();
  return { page: asked, words };
}

async function ended(visit: Visit) {
  const { page, identity } = await visit.newFriend(NAMES[0] ?? '');
  const { table, game } = await finishedGame(page, visit.origin, identity, ['magpie', 'bramble']);
  await page.goto(`/t/${table}`);
  await page.locator('#result').waitFor();
  return { page, game };
}

async function known(visit: Visit) {
  const friends = await friendsOf(visit, 4);
  const [{ page }, ...others] = friends;
  let table = '';
  for (const other of others) ({ table } = await resignedGame(visit.origin, [friends[0], other]));
  // The page learns who one is.
  await page.goto(`/t/${table}`);
  await page.locator('h1, h2').first().waitFor();
  await page.goto('/me');
  const said = await peopleWords[visit.language]();
  await page.getByRole('heading', { name: said.title }).waitFor();
  return { page, other: NAMES[2] ?? '' };
}
