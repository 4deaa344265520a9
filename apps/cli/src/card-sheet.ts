// One card, for reading: name, cost, types, text.

import { cardText, isCardId } from '@tenfold/i18n';
import type { CardId } from '@tenfold/rules';
import { costInWords, nameOf, typesInWords } from './card-words.ts';
import { wrap } from './layout.ts';
import type { Look } from './look.ts';
import { definitionOf, faint, inCardColours, strong } from './look.ts';
import { wordsIn } from './words/index.ts';

export function cardSheet(id: CardId, look: Look): string[] {
  const definition = definitionOf(look.set, id);
  if (definition === undefined) return [];
  const name = strong(look, inCardColours(look, id, nameOf(id, look.language)));
  const facts = `${costInWords(definition.cost)} · ${typesInWords(definition.types, look.language)}`;
  const text = isCardId(id) ? cardText(id, look.language) : wordsIn(look.language).ownCard;
  // A line break of the text divides what it does when played from its other use.
  const paragraphs = text.split('\n').map((paragraph) => wrap(paragraph, look.width, '  '));
  return [
    `${name}  ${faint(look, facts)}`,
    ...paragraphs.flatMap((lines, index) => (index === 0 ? lines : ['  ───', ...lines])),
  ];
}
