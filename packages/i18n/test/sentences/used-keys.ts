// Which keys of a language were looked up.

import type { Language } from '../../src/index.ts';
import type { Sentences } from '../../src/sentences/index.ts';
import { german } from '../../src/sentences/languages/de.ts';
import { english } from '../../src/sentences/languages/en.ts';
import { hungarian } from '../../src/sentences/languages/hu.ts';
import { polish } from '../../src/sentences/languages/pl.ts';

/** The parts of a language that are looked up by key. */
export const GROUPS = [
  'prompts',
  'cardPrompts',
  'options',
  'modes',
  'effects',
  'log',
  'plus',
  'refusals',
] as const;
type Group = (typeof GROUPS)[number];

const languages: Readonly<Record<Language, Sentences>> = {
  en: english('usual'),
  hu: hungarian('usual'),
  pl: polish('usual'),
  de: german('usual'),
};

export const keysOf = (language: Language, group: Group): string[] =>
  Object.keys(languages[language][group]).map((key) => `${group}.${key}`);

/** The same sentences, noting in `used` every key that is read. */
export function listening(say: Sentences, used: Set<string>): Sentences {
  const groups = GROUPS.map((group) => [group, noting(say[group], group, used)] as const);
  return { ...say, ...Object.fromEntries(groups) };
}

const noting = <T extends object>(keys: T, group: Group, used: Set<string>): T =>
  new Proxy(keys, {
    get(target, key, receiver): unknown {
      used.add(`${group}.${String(key)}`);
      return Reflect.get(target, key, receiver);
    },
  });
