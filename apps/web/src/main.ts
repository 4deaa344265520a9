import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/table-top.css';
import './styles/data-table.css';
import { BASE_PATH } from './base-path.ts';
import { nothingLoads } from './parts/loading-shown.ts';
import { router } from './router.svelte.ts';
import { speech } from './speech.svelte.ts';

/** What is not needed to begin waits until the page is there and has nothing to do. */
const AFTERWARDS_MS = 3_000;

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has no element with the id "page"');
// No `await` at the top: what it waits for needs this very script.
void begin(page);

async function begin(sent: HTMLElement): Promise<void> {
  const { route } = router;
  // The page says nothing before it knows in which language.
  await speech.begin(
    route.page === 'home' ? 'first' : 'playing',
    'language' in route ? route.language : null,
  );
  if (sent.childElementCount === 0) mount(App, { target: sent });
  else await takePlaceOf(sent);
  // On a plain web host the page may lie in a folder.
  if (BASE_PATH !== '') (await import('./links-below.ts')).keepLinksBelow();
  if (!import.meta.env.PROD) return;
  if (document.readyState === 'complete') afterwards();
  else addEventListener('load', afterwards);
}

/**
 * What can be read without a script stays until all that takes its place is there. Meanwhile that has its size and place
 * already, unseen, before what was sent: whatever it looks for by an id, it finds in itself.
 */
async function takePlaceOf(sent: HTMLElement): Promise<void> {
  const next = document.createElement('div');
  next.id = sent.id;
  next.className = 'unseen';
  sent.before(next);
  mount(App, { target: next });
  await nothingLoads();
  next.classList.remove('unseen');
  // Whoever has gone to a link by keyboard is still there.
  const focused = document.activeElement?.getAttribute('href');
  const same = [...next.querySelectorAll('a')].find((link) => link.getAttribute('href') === focused);
  if (sent.contains(document.activeElement)) same?.focus({ preventScroll: true });
  sent.remove();
}

function afterwards(): void {
  setTimeout(() => {
    void import('./installed/afterwards.ts').then(
      async ({ begin: go }) => go(),
      // The host is away just now: the next visit begins with it.
      () => undefined,
    );
  }, AFTERWARDS_MS);
}
