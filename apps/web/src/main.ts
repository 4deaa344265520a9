import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/table-top.css';
import './styles/data-table.css';
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
