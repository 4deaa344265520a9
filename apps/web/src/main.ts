import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { router } from './router.svelte.ts';
import { speech } from './speech.svelte.ts';

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has no element with the id "page"');

// The page says nothing before it knows in which language.
await speech.begin(router.route.page === 'home' ? 'first' : 'playing');
mount(App, { target: page });
