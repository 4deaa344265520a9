// The two Hungarian printings differ in terms as they do in names. Texts are written in the terms of the usual one; each
// pair begins with a consonant and ends alike, so whatever article and suffix stand around the one fit the other.

import type { Printing } from './cards/look-up.ts';

const TERMS: readonly (readonly [usual: string, other: string])[] = [
  ['használt pakli', 'dobópakli'],
  ['befejező fázis', 'rendrakó fázis'],
  ['győzelmipont-kárty', 'győzelmi kárty'],
  ['védekezéskárty', 'védekező kárty'],
  ['támadáskárty', 'támadó kárty'],
];

/** What is another word only where it stands alone, as a type does on a card: elsewhere a támadás is a támadás. */
const ALONE: ReadonlyMap<string, string> = new Map([
  ['Győzelmi pont', 'Győzelmi'],
  ['Védekezés', 'Védekező'],
  ['Támadás', 'Támadó'],
  ['Befejezés', 'Rendrakás'],
]);

/** What a text of ours says in the terms of a printing. Not for what people have written: names stay as they are. */
export function hungarianTerms(printing: Printing): (text: string) => string {
  if (printing === 'usual') return (text) => text;
  return (text) =>
    ALONE.get(text) ??
    TERMS.reduce(
      (said, [usual, other]) =>
        said.replaceAll(usual, other).replaceAll(withCapital(usual), withCapital(other)),
      text,
    );
}

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
