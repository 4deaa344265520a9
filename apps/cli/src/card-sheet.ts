// One card, for reading: name, cost, types, text.

import { cardText, isCardId, plainText, writeCardText } from '@tenfold/i18n';
import type { CardId } from '@tenfold/rules';
import { costInWords, nameFor, typesInWords } from './card-words.ts';
import { wrap } from './layout.ts';
import type { Look } from './look.ts';
import { definitionIn, faint, inCardColours, strong } from './look.ts';

export function cardSheet(id: CardId, look: Look): string[] {
  const definition = definitionIn(look.set, id);
  if (definition === undefined) return [];
  const name = strong(look, inCardColours(look, id, nameFor(id, look)));
  const facts = `${costInWords(definition.cost)} · ${typesInWords(definition.types, look.language)}`;
  const text = isCardId(id)
    ? cardText(id, look.language)
    : plainText(writeCardText(definition, look.language, look.ownNames), look.language);
  // A line break of the text divides what it does when played from its other use.
  const paragraphs = text.split('\n').map((paragraph) => wrap(paragraph, look.width, '  '));
  return [
    `${name}  ${faint(look, facts)}`,
    ...paragraphs.flatMap((lines, index) => (index === 0 ? lines : ['  ───', ...lines])),
  ];
}
