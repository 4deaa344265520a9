// What the book's pages fetch as data: the rulings in one language, and the search index of it. Both are made from `rulings/`
// and from the texts of i18n while the page is built, and are no script.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { loadGlossary } from '@tenfold/i18n/glossary';
import type { Language } from '@tenfold/i18n/languages';
import { LANGUAGES } from '@tenfold/i18n/languages';
import type { BookRulings } from '@tenfold/i18n/rulebook';
import { bookEntries, loadBook, newSearchIndex, readBookRulings } from '@tenfold/i18n/rulebook';
import { listedScenarios } from './scenario-index.ts';

const MODULE = 'virtual:rulebook-files';

interface BookFile {
  readonly address: string;
  readonly text: string;
}

/** `import { rulingsAt, searchAt } from 'virtual:rulebook-files'`: the addresses, by language. */
export function rulebookFiles(): Plugin {
  let isServed = false;
  return {
    name: 'rulebook-files',
    configResolved: ({ command }) => {
      isServed = command === 'serve';
    },
    configureServer: async ({ middlewares }) => {
      const files = await allFiles();
      middlewares.use((request, response, next) => {
        const file = files.find(({ address }) => address === request.url);
        if (file === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(file.text);
      });
    },
    resolveId: { filter: { id: /^virtual:rulebook-files$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:rulebook-files$/ },
      async handler(_id, options) {
        // Pages that are made beforehand have their rulings from those who make them.
        if (options?.ssr === true) return 'export const rulingsAt = {};\nexport const searchAt = {};';
        const byLanguage = await filesByLanguage();
        if (!isServed) {
          for (const { address, text } of await allFiles()) {
            this.emitFile({ type: 'asset', fileName: address.slice(1), source: text });
          }
        }
        const addresses = (kind: 'rulings' | 'search'): string =>
          JSON.stringify(
            Object.fromEntries(byLanguage.map(([language, files]) => [language, files[kind].address])),
          );
        return `export const rulingsAt = ${addresses('rulings')};\nexport const searchAt = ${addresses('search')};`;
      },
    },
  };
}

let making: Promise<readonly [Language, Readonly<Record<'rulings' | 'search', BookFile>>][]> | undefined;

async function filesByLanguage(): Promise<
  readonly [Language, Readonly<Record<'rulings' | 'search', BookFile>>][]
> {
  making ??= makeFiles();
  return making;
}

const allFiles = async (): Promise<BookFile[]> =>
  (await filesByLanguage()).flatMap(([, { rulings, search }]) => [rulings, search]);

async function makeFiles(): Promise<[Language, Readonly<Record<'rulings' | 'search', BookFile>>][]> {
  const glossaries = await Promise.all(LANGUAGES.map(async (language) => loadGlossary(language)));
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const rulings = storedRulings(language);
      const entries = bookEntries(language, await loadBook(language), rulings, glossaries);
      const files = {
        rulings: bookFile(`rulings-${language}`, rulings),
        search: bookFile(`search-${language}`, newSearchIndex(entries)),
      };
      return [language, files] as [Language, typeof files];
    }),
  );
}

/** Named by what is in it, as all files of the page are. */
function bookFile(name: string, data: unknown): BookFile {
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { address: `/assets/${name}-${hash}.json`, text };
}

/** The rulings in one language, from the files of `rulings/`. */
export const storedRulings = (language: Language): BookRulings =>
  readBookRulings(read, language, listedScenarios);

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../rulings/${name}`, import.meta.url), 'utf8'));
