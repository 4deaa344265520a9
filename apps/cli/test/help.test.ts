// Help, and refusals of what is typed, in the language of whoever reads them.

import type { Language } from '@tenfold/i18n';
import { LANGUAGES } from '@tenfold/i18n';
import { describe, expect, it, test } from 'vitest';
import { wordsIn } from '../src/words/index.ts';
import { call, callIn } from './tenfold.ts';

const COMMANDS = [
  'play',
  'replay',
  'review',
  'cards',
  'rules',
  'kingdoms',
  'sim',
  'worth',
  'check',
  'verify',
  'env',
  'serve',
  'move',
  'worker',
];
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Every sentence of a part of the words that is a plain text, by its place. */
function* textsOf(words: object, place = ''): Generator<readonly [place: string, text: string]> {
  for (const [key, value] of Object.entries(words) as [string, unknown][]) {
    if (typeof value === 'string') yield [`${place}${key}`, value];
    else if (typeof value === 'object' && value !== null) yield* textsOf(value, `${place}${key}.`);
  }
}

describe.each(OTHERS)('in %s', (lang) => {
  const english = new Map(textsOf(wordsIn('en').commandHelp));

  it('says nothing in English', () => {
    const same = [...textsOf(wordsIn(lang).commandHelp)].filter(
      ([place, text]) => english.get(place) === text,
    );
    expect(same).toEqual([]);
  });

  it.each(COMMANDS)('tells all about %s', async (name) => {
    const { code, out } = await call(name, '--help', '--lang', lang);
    expect(code).toBe(0);
    expect(out).not.toMatch(/default:|choices:|display help|Usage:|Options:|Examples:|Exit code|undefined/);
    const own = (wordsIn(lang).commandHelp as unknown as Record<string, object>)[name] ?? {};
    // Lines are broken at the terminal's width; what is said is the same.
    const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');
    for (const [, text] of textsOf(own)) expect(flat(out)).toContain(flat(text));
  });
});

describe('the language', () => {
  test.each<[Record<string, string>, Language]>([
    [{}, 'en'],
    [{ LANG: 'de_AT.UTF-8' }, 'de'],
    [{ LANG: 'hu' }, 'hu'],
    [{ LANG: 'de_DE', LC_MESSAGES: 'pl_PL.UTF-8' }, 'pl'],
    [{ LANG: 'de_DE', LC_MESSAGES: 'pl_PL', LC_ALL: 'hu_HU@euro' }, 'hu'],
    [{ LANG: 'de_DE', LC_ALL: '' }, 'de'],
    [{ LANG: 'de_DE', LC_ALL: 'C.UTF-8' }, 'en'],
    [{ LANG: 'fr_FR.UTF-8' }, 'en'],
    [{ LANG: 'deutsch' }, 'en'],
  ])('of the environment %j is %s', async (environment, language) => {
    const { out } = await callIn({ environment }, ['cards', 'moat']);
    expect(out).toBe((await call('cards', 'moat', '--lang', language)).out);
    expect((await callIn({ environment }, ['--help'])).out).toContain(wordsIn(language).commandHelp.examples);
  });

  it('is the one asked for, whatever the environment says', async () => {
    const { out } = await callIn({ environment: { LANG: 'de_DE' } }, ['cards', 'moat', '--lang', 'pl']);
    expect(out).toBe((await call('cards', 'moat', '--lang', 'pl')).out);
  });
});

const REFUSALS: readonly (readonly [args: readonly string[], said: Readonly<Record<Language, string>>])[] = [
  [
    ['sim', '--colour'],
    {
      en: "error: unknown option '--colour'",
      hu: 'hiba: ismeretlen kapcsoló: --colour',
      pl: 'błąd: nieznana opcja --colour',
      de: 'Fehler: unbekannte Option --colour',
    },
  ],
  [
    ['sim', '--gams', '3'],
    {
      en: '(Did you mean --game, --games?)',
      hu: '(Erre gondoltál: --game, --games?)',
      pl: '(Czy chodzi o: --game, --games?)',
      de: '(Meinst du --game, --games?)',
    },
  ],
  [
    ['sim', '--games', '0'],
    {
      en: 'Give a whole number from 1 to 1000000000.',
      hu: 'Adj meg egy egész számot ebben a tartományban: 1–1000000000.',
      pl: 'Podaj liczbę całkowitą od 1 do 1000000000.',
      de: 'Gib eine ganze Zahl von 1 bis 1000000000 an.',
    },
  ],
  [
    ['sim', '--board', 'half'],
    {
      en: 'Allowed choices are full, named-only.',
      hu: 'Ezek választhatók: full, named-only.',
      pl: 'Do wyboru są: full, named-only.',
      de: 'Zur Wahl stehen full, named-only.',
    },
  ],
  [
    ['sim', '--json', '--csv'],
    {
      en: "error: option '--json' cannot be used with option '--csv'",
      hu: 'hiba: ez a két kapcsoló nem adható meg együtt: --json és --csv',
      pl: 'błąd: opcji --json nie można podać razem z opcją --csv',
      de: 'Fehler: die Option --json geht nicht zusammen mit der Option --csv',
    },
  ],
  [
    ['replay'],
    {
      en: "error: missing required argument 'file'",
      hu: 'hiba: hiányzik ez az argumentum: file',
      pl: 'błąd: brakuje argumentu „file”',
      de: 'Fehler: das Argument „file“ fehlt',
    },
  ],
  [
    ['replay', 'a', 'b'],
    {
      en: 'error: too many arguments. Expected 1 but got 2.',
      hu: 'hiba: túl sok argumentum: 2, pedig csak ennyi lehet: 1.',
      pl: 'błąd: za dużo argumentów: podano 2, a może być 1.',
      de: 'Fehler: zu viele Argumente: 2 statt 1.',
    },
  ],
  [
    ['verify', 'a', '--hash', 'x'],
    {
      en: 'Give the 64 hexadecimal digits of a SHA-256.',
      hu: 'Add meg egy SHA-256 mind a 64 hexadecimális jegyét.',
      pl: 'Podaj 64 cyfry szesnastkowe skrótu SHA-256.',
      de: 'Gib die 64 hexadezimalen Ziffern eines SHA-256 an.',
    },
  ],
  [
    ['plai'],
    {
      en: "error: unknown command 'plai'\n(Did you mean play?)",
      hu: 'hiba: ismeretlen parancs: plai\n(Erre gondoltál: play?)',
      pl: 'błąd: nieznane polecenie „plai”\n(Czy chodzi o: play?)',
      de: 'Fehler: unbekannter Befehl „plai“\n(Meinst du play?)',
    },
  ],
  [
    ['kingdoms', 'big money', '--random'],
    {
      en: '--random does not go with the name of a kingdom, "big money"; leave one of them out',
      hu: 'a --random nem adható meg birodalom neve mellett („big money”); hagyd el az egyiket',
      pl: '--random nie można podać razem z nazwą królestwa „big money”; pomiń jedno z nich',
      de: '--random geht nicht zusammen mit dem Namen eines Königreichs, „big money“; lass eins von beiden weg',
    },
  ],
  [
    ['kingdoms', '--random', '--must', 'gold'],
    {
      en: '--must: "Gold" is a basic card and never a Kingdom pile',
      hu: '--must: „Arany” alapkártya, sosem birodalompakli',
      pl: '--must: „Złoto” to karta podstawowa, nigdy nie jest stosem Królestwa',
      de: '--must: „Gold“ ist eine Basiskarte und nie ein Königreichstapel',
    },
  ],
];

describe.each(REFUSALS)('what cannot be used in %j', (args, said) => {
  it.each(LANGUAGES)('is told in %s', async (lang) => {
    const environment = { LC_ALL: lang };
    const { code, err } = await callIn({ environment }, args);
    expect(code).toBe(2);
    expect(err).toContain(said[lang]);
  });

  it.each(OTHERS)('is told in %s alone', async (lang) => {
    const { err } = await callIn({ environment: { LC_ALL: lang } }, args);
    expect(err).not.toMatch(/\berror:|invalid|Did you mean|help says/);
  });
});

it.each(LANGUAGES)('tells in %s that the value of an option is missing', async (lang) => {
  const { err } = await callIn({ environment: { LC_ALL: lang } }, ['sim', '--seed']);
  expect(err).toContain(wordsIn(lang).commandHelp.refused.missingValue('--seed <seed>'));
});
