// Everything that the terminal says in a game is said in the chosen language: no word of the English game is left in it.

import { CARD_IDS, LANGUAGES, cardCount, cardName, cardOtherNames, kingdomName } from '@tenfold/i18n';
import type { Language } from '@tenfold/i18n';
import { describe, expect, it } from 'vitest';
import type { TerminalWords } from '../src/words/index.ts';
import { wordsIn } from '../src/words/index.ts';
import { call, played, temporaryFolder } from './tenfold.ts';

const folder = temporaryFolder();
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const KINGDOMS = [
  'First Game',
  'Interaction',
  'Best Wishes',
  'Secret Schemes',
  'Deconstruction',
  'Underlings',
  'Forbidden Arts',
  'Pools, Tools, and Fools',
] as const;
const ROUNDS = 25;

/** Slips and commands of every kind, and then whatever stands first, second, or ends the question. */
const lines = (file: string): string[] => [
  '?',
  '? moat',
  '? xyzzy',
  'plans',
  'log',
  'recap',
  'counts',
  '',
  'undo',
  'save',
  `save ${file}`,
  `save ${folder.path('no/folder')}`,
  'xyzzy',
  '99',
  '999 copper',
  'province',
  'curse, curse',
  ',',
  ...Array.from({ length: ROUNDS }, () => [
    '1',
    '1',
    '1',
    '0',
    '2',
    '0',
    'village',
    'moat',
    'play estate',
    'recap',
  ]).flat(),
  'counts',
];

/** The words of a game with this script. */
async function saidIn(lang: Language, kingdom: string): Promise<Set<string>> {
  const file = folder.path(`${lang} ${kingdom}.record`);
  const { out } = await played(lines(file), { kingdom, players: 3, bots: 'magpie,vixen', lang });
  // What was typed is not what was said; files and rulings are called what they are called.
  return wordsOf(
    out
      .replaceAll(/^> .*$/gm, '')
      .replaceAll(folder.path(''), '')
      .replaceAll(/'[^']*\.record'/g, '')
      .replaceAll(/\([A-Z]+(?:-[A-Z]+)+-\d+\)/g, ''),
  );
}

const playedInEnglish = new Map<string, Promise<Set<string>>>();
/** Played once, whichever language is compared with it. */
function saidInEnglish(kingdom: string): Promise<Set<string>> {
  const said = playedInEnglish.get(kingdom) ?? saidIn('en', kingdom);
  playedInEnglish.set(kingdom, said);
  return said;
}

const wordsOf = (text: string): Set<string> => new Set(text.match(/\p{L}{3,}/gu) ?? []);

/** What a language has in common with English, besides the names of cards and people. */
const SHARED: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  hu: [],
  pl: ['Rea'],
  de: ['Rea', 'Hand', 'NAME', 'gold', 'was'],
};
/** Of people, of what was typed, and of what is typed in a shell. */
const NAMES = ['Ann', 'Magpie', 'Vixen', 'Enter', 'xyzzy', 'copper', 'curse', 'moat', 'village'];
const SHELL = ['tenfold', 'play', 'resume', 'folder'];

describe.each(OTHERS)('a game in another language: %s', (lang) => {
  const cards = CARD_IDS.flatMap((id) => [
    cardName(id, lang),
    cardCount(id, 2, lang),
    ...cardOtherNames(id, lang),
  ]).join(' ');
  const own = new Set([...SHARED[lang], ...NAMES, ...SHELL, ...wordsOf(cards)]);

  it.each(KINGDOMS)('has no English word in it: %s', async (kingdom) => {
    const inEnglish = await saidInEnglish(kingdom);
    const said = await saidIn(lang, kingdom);
    expect(said.size).toBeGreaterThan(100);
    expect([...said].filter((word) => inEnglish.has(word) && !own.has(word))).toEqual([]);
  });
});

describe('words of the terminal', () => {
  it.each(OTHERS)('are translated, every one of them: %s', (lang) => {
    const english = new Map(textsOf(wordsIn('en')));
    const same = textsOf(wordsIn(lang)).filter(([key, text]) => english.get(key) === text);
    expect(same.map(([, text]) => text)).toEqual(lang === 'de' ? ['Hand'] : []);
  });

  it.each(LANGUAGES)('keep help within 80 columns: %s', (lang) => {
    expect(wordsIn(lang).help.filter((line) => line.length > 80)).toEqual([]);
  });

  it.each(LANGUAGES)('leave no word to type that means two things: %s', (lang) => {
    const { typed } = wordsIn(lang);
    const all = Object.values(typed).flat();
    expect(all).toHaveLength(new Set(all).size);
  });
});

/** The texts that stand ready, with the key of each. */
function textsOf(words: TerminalWords, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    const place = `${path}${key}`;
    if (typeof value === 'string') return [[place, value] as [string, string]];
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? textsOf(value as TerminalWords, `${place}.`)
      : [];
  });
}

describe('other commands in another language', () => {
  it('have their headings in it', async () => {
    expect((await call('cards', '--lang', 'hu')).out).toContain('Alapkártyák (8)');
    const card = await call('cards', 'moat', '--lang', 'de');
    expect(card.out).toMatch(/Namen {7}en Moat .*\n {2}Schachtel {3}Basisspiel\n {2}Stapel {6}10 Karten/);
    expect((await call('kingdoms', 'first game', '--lang', 'pl')).out).toContain(
      `Aby nim zagrać: tenfold play --kingdom '${kingdomName('first-game', 'pl')}'`,
    );
    expect((await call('kingdoms', 'frist game', '--lang', 'pl')).err).toContain(
      'nie ma królestwa „frist game”',
    );
    expect((await call('play', '--bots', 'Fenrir', '--lang', 'de')).err).toContain(
      'es gibt keinen Bot „Fenrir“',
    );
    const file = folder.write('one.yaml', 'title: T\nplayers: { Ann: {}, Bob: {} }\nthen: { over: true }\n');
    expect((await call('check', file, '--lang', 'hu')).out).toMatch(
      /várt: +igen\n +kapott: +nem\nforgatókönyvek: 0 sikeres, 1 sikertelen\n$/,
    );
  });
});
