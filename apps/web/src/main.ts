import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/table-top.css';
import './styles/data-table.css';
import { BASE_PATH } from './base-path.ts';
import { router } from './router.svelte.ts';
import { speech } from './speech.svelte.ts';

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has no element with the id "page"');

const { route } = router;
// The page says nothing before it knows in which language.
await speech.begin(route.page === 'home' ? 'first' : 'playing', 'language' in route ? route.language : null);
// What can be read without a script stays until what takes its place is there.
if (route.page === 'rules') {
  const { loadWholeBook } = await import('./rulebook/book.ts');
  await Promise.allSettled([
    loadWholeBook(speech.language, speech.glossary.printing),
    import('./rulebook/RulebookPage.svelte'),
  ]);
}
page.replaceChildren();
mount(App, { target: page });
// On a plain web host the page may lie in a folder.
if (BASE_PATH !== '') (await import('./links-below.ts')).keepLinksBelow();

/** What is not needed to begin waits until the page is there and has nothing to do. */
const AFTERWARDS_MS = 3_000;
const afterwards = (): void => {
  setTimeout(
    () => void import('./installed/afterwards.ts').then(async ({ begin }) => begin()),
    AFTERWARDS_MS,
  );
};
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') afterwards();
  else addEventListener('load', afterwards);
}
