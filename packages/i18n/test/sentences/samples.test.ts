// Sentences to look at: the same prompts, options and log lines in every language, kept in samples.md beside this file.
// After a change on purpose: npx vitest run packages/i18n/test/sentences -u

import type { EventType, GameEvent } from '@tenfold/rules';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/index.ts';
import type { LogEvent, Question, QuestionOption, Reader, Sentences } from '../../src/sentences/index.ts';
import {
  causedSentence,
  eventSentence,
  loadSentences,
  optionEffect,
  optionLabel,
  promptSentence,
  refusalSentence,
} from '../../src/sentences/index.ts';

const READER: Reader = { you: 0, names: ['Anna', 'Béla', 'Celina'] };
const SPECTATOR: Reader = { ...READER, you: null };
const ANY = Number.MAX_SAFE_INTEGER;

const option = (verb: string, card: string | null = null, mode: string | null = null): QuestionOption => ({
  verb,
  card,
  mode,
});

function asks(card: string | null, verb: string, more: Partial<Question> = {}): Question {
  const options = [option(verb, 'copper'), option(verb)];
  const from = { [verb]: verb === 'gain' ? 'supply' : 'hand' } as const;
  const plain = { player: 0, about: 0, least: 1, most: 1, picked: 0, limit: null, acting: [] };
  return { ...plain, verb, card, from, options, ...more };
}

const none = (verb: string): Partial<Question> => ({ options: [option(verb)] });
const costing = (coins: number, potions = 0, exactly = false): Partial<Question> => ({
  limit: { coins, potions, exactly },
});

const event = (type: EventType, more: Partial<LogEvent> = {}): LogEvent => ({
  type,
  player: 0,
  because: null,
  depth: 0,
  ...more,
});

const QUESTIONS: readonly Question[] = [
  asks(null, 'play'),
  asks(null, 'buy', { options: [option('play-treasures'), option('buy', 'copper')] }),
  asks(null, 'buy', { options: [option('end-turn')] }),
  asks(null, 'discard', { least: 0, acting: ['alchemist', 'herbalist'] }),
  asks(null, 'discard', { least: 0, acting: ['alchemist'] }),
  asks('witch', 'reveal', { least: 0 }),
  asks('chapel', 'trash', { least: 0, most: 4 }),
  asks('chapel', 'trash', { least: 0, most: 3, picked: 1 }),
  asks('chapel', 'trash', { least: 0, most: 1, picked: 3 }),
  asks('steward', 'trash', { least: 2, most: 2 }),
  asks('steward', 'trash', { picked: 1 }),
  asks('cellar', 'discard', { least: 0, most: ANY }),
  asks('militia', 'discard', { least: 5, most: 5 }),
  asks('militia', 'discard', { least: 2, most: 2, picked: 3 }),
  asks('courtyard', 'topdeck'),
  asks('secret-chamber', 'topdeck', { least: 2, most: 2 }),
  asks('scout', 'topdeck', { least: 4, most: 4, from: { topdeck: 'open' } }),
  asks('remodel', 'trash'),
  asks('remodel', 'gain', costing(6)),
  asks('masquerade', 'pass'),
  asks('masquerade', 'trash', { least: 0 }),
  asks('library', 'set-aside', { least: 0 }),
  asks('spy', 'choose'),
  asks('spy', 'choose', { about: 1 }),
  asks('thief', 'trash', { about: 1 }),
  asks('swindler', 'gain', { about: 1, ...costing(3, 0, true) }),
  asks('saboteur', 'gain', { least: 0, ...costing(2, 1) }),
  asks('mine', 'gain', costing(6)),
  asks('ironworks', 'gain', costing(4)),
  asks('university', 'gain', { least: 0, ...costing(5) }),
  asks('alchemist', 'choose', { least: 0 }),
  asks('herbalist', 'topdeck', { least: 0, from: { topdeck: 'in-play' } }),
  asks('herbalist', 'topdeck', { least: 0, player: 1, about: 1, from: { topdeck: 'in-play' } }),
  asks('torturer', 'choose'),
  asks('golem', 'play'),
  asks('wishing-well', 'name'),
  asks('trading-post', 'trash', { least: 2, most: 2 }),
  asks('old-mill', 'discard', { least: 1, most: 3 }),
  asks('old-mill', 'discard', { least: 0, from: { discard: 'in-play' } }),
  asks('old-mill', 'discard', none('discard')),
  asks('old-mill', 'trash', { least: 2, most: 2, from: { trash: 'open' } }),
  asks('old-mill', 'trash', { ...none('trash'), picked: 1 }),
  asks('old-mill', 'topdeck', { least: 0, from: { topdeck: 'in-play' } }),
  asks('old-mill', 'topdeck', { least: 0, most: 2 }),
  asks('old-mill', 'topdeck', { least: 0, most: 2, from: { topdeck: 'open' } }),
  asks('old-mill', 'topdeck', { least: 3, most: 3, from: { topdeck: 'open' } }),
  asks('old-mill', 'topdeck', none('topdeck')),
  asks('old-mill', 'play'),
  asks('old-mill', 'play', { from: { play: 'open' } }),
  asks('old-mill', 'play', none('play')),
  asks('old-mill', 'gain'),
  asks('old-mill', 'gain', costing(4)),
  asks('old-mill', 'gain', { least: 0, ...costing(3, 1) }),
  asks('old-mill', 'gain', costing(1, 0, true)),
  asks('old-mill', 'gain', { least: 0, most: 2, from: { gain: 'trash' } }),
  asks('old-mill', 'gain', { about: 1, ...costing(2, 1, true) }),
  asks('old-mill', 'discard', { about: 1, from: { discard: 'open' } }),
  asks('old-mill', 'pass'),
  asks('old-mill', 'name', { from: { name: 'anywhere' } }),
  asks('old-mill', 'choose', { from: {} }),
  asks('old-mill', 'choose', { about: 1, from: {} }),
  asks('chapel', 'trash', { player: 1, about: 1, least: 0, most: 4 }),
  asks('masquerade', 'pass', { player: 2, about: 2 }),
  asks('spy', 'choose', { player: 1, about: 0 }),
];

const OPTIONS: readonly (readonly [Question, QuestionOption])[] = [
  [asks(null, 'play'), option('play', 'village')],
  [asks(null, 'play'), option('end-actions')],
  [asks(null, 'buy'), option('play-treasures')],
  [asks(null, 'buy'), option('buy', 'gold')],
  [asks(null, 'buy'), option('buy', 'familiar')],
  [asks(null, 'buy'), option('end-turn')],
  [asks(null, 'buy', { player: 1, about: 1 }), option('buy', 'province')],
  [asks(null, 'discard'), option('clean-up')],
  [asks('militia', 'discard'), option('discard', 'copper')],
  [asks('cellar', 'discard', { least: 0, most: ANY }), option('discard')],
  [asks('cellar', 'discard', { least: 0, most: ANY, picked: 2 }), option('discard')],
  [asks('chapel', 'trash'), option('trash', 'curse')],
  [asks('chapel', 'trash', { player: 1, about: 1 }), option('trash', 'curse')],
  [asks('courtyard', 'topdeck'), option('topdeck', 'philosophers-stone')],
  [asks('workshop', 'gain'), option('gain', 'silver')],
  [asks('swindler', 'gain', { about: 1 }), option('gain', 'curse')],
  [asks('witch', 'reveal'), option('reveal', 'moat')],
  [asks('witch', 'reveal'), option('reveal')],
  [asks('library', 'set-aside'), option('set-aside', 'great-hall')],
  [asks('library', 'set-aside'), option('set-aside')],
  [asks('masquerade', 'pass'), option('pass', 'estate')],
  [asks('wishing-well', 'name'), option('name', 'duke')],
  [asks('pawn', 'choose'), option('choose', null, 'card+action')],
  [asks('minion', 'choose'), option('choose', null, 'new-hand')],
  [asks('chancellor', 'choose', { least: 0 }), option('choose')],
  [asks('old-mill', 'choose'), option('choose', null, 'more-water')],
  [asks(null, 'buy'), option('buy', 'old-mill')],
];

const EVENTS: readonly LogEvent[] = [
  event('turn', { ownTurn: 3 }),
  event('turn', { player: 1, ownTurn: 3 }),
  event('turn', { player: 1, other: 0 }),
  event('turn', { player: 0, other: 2 }),
  event('play', { player: 1, cards: ['silver', 'copper', 'copper'], plus: { coins: 4 } }),
  event('play', { cards: ['festival'], plus: { actions: 2, buys: 1, coins: 2 } }),
  event('play', { player: 1, cards: ['old-mill', 'old-mill'] }),
  event('plus', { player: 1, what: 'coins', count: 5 }),
  event('draw', { cards: ['estate', 'copper', 'copper', 'copper', 'copper', 'copper'], count: 6 }),
  event('draw', { player: 1, count: 1 }),
  event('draw', { player: 1, count: 2 }),
  event('draw', { player: 1, count: 5 }),
  event('draw', { player: 1, cards: [], count: 0 }),
  event('shuffle', { player: 1 }),
  event('discard', { player: 1, count: 3, top: 'copper', from: 'hand' }),
  event('discard', { player: 1, top: 'gold', from: 'deck' }),
  event('trash', { cards: ['curse', 'curse', 'estate'], count: 3 }),
  event('topdeck', { player: 1, count: 2 }),
  event('take', { player: 1, cards: ['duke', 'nobles', 'gardens'], count: 3 }),
  event('reveal', { player: 1, cards: ['bureaucrat', 'great-hall', 'great-hall'], from: 'hand' }),
  event('reveal', { player: 1, cards: [], from: 'hand' }),
  event('look', { cards: ['spy', 'village', 'village'] }),
  event('set-aside', { player: 1, cards: ['throne-room'], count: 1 }),
  event('return', { player: 1, cards: ['golem', 'golem'], count: 2 }),
  event('gain', { player: 1, cards: ['curse'], count: 1, to: 'discard' }),
  event('gain', { cards: ['silver'], count: 1, to: 'hand' }),
  event('gain', { player: 1, cards: ['gold', 'gold'], count: 2, from: 'trash' }),
  event('buy', { cards: ['duchy'], gained: true }),
  event('pass', { cards: ['estate'], count: 1, other: 1 }),
  event('pass', { player: 1, count: 1, other: 2 }),
  event('pass', { player: 2, cards: ['curse'], count: 1, other: 0 }),
  event('react', { player: 1, cards: ['moat'] }),
  event('unaffected', { player: 1 }),
  event('choose', { player: 1, because: 'steward', what: 'trash' }),
  event('choose', { because: 'chancellor', what: 'nothing' }),
  event('name', { player: 1, cards: ['alchemist'] }),
  event('cost', { count: 1 }),
  event('cost', { count: 2 }),
  event('possess', { other: 1 }),
  event('possess', { player: 2, other: 0 }),
  event('over', { winners: [0] }),
  event('over', { winners: [1] }),
  event('over', { winners: [0, 2] }),
  event('over', { winners: [1, 2] }),
  event('over', { winners: [] }),
];

function page(say: Sentences): string[] {
  return [
    `## ${say.language}`,
    '### Prompts',
    ...QUESTIONS.map((question) => `- ${promptSentence(say, question, READER)}`),
    '### Options',
    ...OPTIONS.map(([question, one]) => {
      const effect = optionEffect(say, question, one, READER);
      return `- ${optionLabel(say, question, one, READER)}${effect === undefined ? '' : ` · ${effect}`}`;
    }),
    '### Log',
    ...EVENTS.map((one) => `- ${eventSentence(say, one, READER)}`),
    '### Refusals',
    ...Object.keys(say.refusals).map((code) => `- ${code}: ${refusalSentence(say, code)}`),
  ];
}

test('samples in every language', async () => {
  const pages = await Promise.all(LANGUAGES.map(async (language) => page(await loadSentences(language))));
  const lines = ['# Sentences of the game', ...pages.flat()];
  const text = lines.map((line) => (line.startsWith('#') ? `\n${line}\n` : line)).join('\n');
  await expect(`${text.trim().replaceAll(/\n{3,}/g, '\n\n')}\n`).toMatchFileSnapshot('samples.md');
});

const gains = (...cards: string[]): GameEvent => event('gain', { player: 1, cards, count: cards.length });

test('names of another printing need no forms', async () => {
  const lines = await Promise.all(
    LANGUAGES.map(async (language) => {
      const say = await loadSentences(language, 'other');
      return eventSentence(say, gains('great-hall', 'duchy', 'duchy', 'village'), SPECTATOR);
    }),
  );
  expect(lines).toEqual([
    'Béla gains a Great Hall, 2 Duchies and a Village',
    'Béla kap egy Nagy Csarnok lapot, 2 Hercegséget és egy Falut',
    'Béla pozyskuje kartę Westybul, 2 karty Powiat i Wioskę',
    'Béla nimmt eine Große Halle, 2 Herzogtümer und ein Dorf',
  ]);
});

test('the second Hungarian printing has terms of its own, and people keep their names', async () => {
  const say = await loadSentences('hu', 'other');
  expect(page(say).join('\n')).not.toMatch(/használt pakli|befejez(?:ő|és)|győzelmipont|védekezéskár/i);
  expect(promptSentence(say, asks('chancellor', 'choose'), READER)).toBe(
    'A dobópakliba kerüljön a húzópakli?',
  );
  const named: Reader = { you: 0, names: ['Anna', 'Használt pakli'] };
  expect(eventSentence(say, event('phase', { player: 1, what: 'clean-up' }), named)).toBe(
    'Használt pakli: rendrakó fázis',
  );
});

test('a card of another takes the right case in every language', async () => {
  const gained = event('gain', { cards: ['copper'], count: 1 });
  expect(eventSentence(await loadSentences('pl'), gained, READER)).toBe('Pozyskujesz Miedziaka');
  const say = await loadSentences('hu');
  const question = asks('swindler', 'gain', { about: 1 });
  expect(optionLabel(say, question, option('gain', 'philosophers-stone'), READER)).toBe(
    'Béla kap egy Bölcsek kövét',
  );
  expect(optionLabel(say, asks('workshop', 'gain'), option('gain', 'wishing-well'), READER)).toBe(
    'Kérek egy Kívánságok kútját',
  );
});

test.each([
  [1, 'Béla dobiera kartę'],
  [4, 'Béla dobiera 4 karty'],
  [5, 'Béla dobiera 5 kart'],
  [12, 'Béla dobiera 12 kart'],
  [22, 'Béla dobiera 22 karty'],
])('Polish counts %i by its own rules', async (count, line) => {
  expect(eventSentence(await loadSentences('pl'), event('draw', { player: 1, count }), READER)).toBe(line);
});

test('a Hungarian name takes its article by its sound, whoever made the card', async () => {
  const say = await loadSentences('hu');
  const named = (card: string): string =>
    eventSentence(say, event('name', { player: 1, cards: [card] }), READER);
  expect(['gold', 'copper', 'old-mill', 'mill'].map(named)).toEqual([
    'Béla megnevezi az Aranyat',
    'Béla megnevezi a Rezet',
    'Béla megnevezi az Old Mill lapot',
    'Béla megnevezi a Mill lapot',
  ]);
});

test('what hits somebody is told with its cause', async () => {
  const hit = event('gain', { cards: ['curse'], count: 1, because: 'witch' });
  const lines = await Promise.all(
    LANGUAGES.map(async (language) => causedSentence(await loadSentences(language), hit, READER)),
  );
  expect(lines).toEqual([
    'Witch: You gain a Curse',
    'Boszorkány: Kapsz egy Átkot',
    'Wiedźma: Pozyskujesz Klątwę',
    'Hexe: Du nimmst einen Fluch',
  ]);
  const turn = event('turn');
  const say = await loadSentences('en');
  expect(causedSentence(say, turn, READER)).toBe(eventSentence(say, turn, READER));
});

test('in a possessed turn an option says both what it does and who gets the card', async () => {
  const question = asks('ironworks', 'gain', { player: 1, about: 1 });
  expect(optionEffect(await loadSentences('en'), question, option('gain', 'silver'), READER)).toBe(
    '+1 Action for an Action, +$1 for a Treasure, +1 Card for a Victory card. You get it, not Béla.',
  );
});

test('to a spectator everybody has a name', async () => {
  const say = await loadSentences('en');
  expect(eventSentence(say, event('draw', { count: 2 }), SPECTATOR)).toBe('Anna draws 2 cards');
  expect(eventSentence(say, event('over', { winners: [0, 1] }), SPECTATOR)).toBe(
    'The game is over: Anna and Béla share the victory',
  );
});

test('a code that is not known yet is told as trouble of the server', async () => {
  const say = await loadSentences('en');
  expect(refusalSentence(say, 'toString')).toBe(say.refusals.internal);
});
