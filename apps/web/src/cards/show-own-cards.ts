// Fetches what writes the texts of home-made cards, and shows them: on their faces, in sentences, on the buttons of choices.

import { loadCardWriter } from '@tenfold/i18n/card-writer';
import type { Printing } from '@tenfold/i18n/glossary';
import { plainText } from '@tenfold/i18n/glossary';
import type { Language } from '@tenfold/i18n/languages';
import type { OwnCard } from '@tenfold/protocol';
import { ownCardName } from '@tenfold/protocol';
import type { CardId } from '@tenfold/rules';
import { stepsOf } from '@tenfold/rules';
import { speech } from '../speech.svelte.ts';
import type { OwnFace } from './own-faces.ts';
import { ownFaces } from './own-faces.ts';

/** What the cards are called in that language. */
const namesOf = (cards: readonly OwnCard[], language: Language): Readonly<Record<CardId, string>> =>
  Object.fromEntries(cards.map((card) => [card.definition.id, ownCardName(card, language)]));

/** The faces of the cards in one language, and what their choices are called. */
export async function writeFaces(
  cards: readonly OwnCard[],
  language: Language,
  printing: Printing,
): Promise<{ faces: readonly OwnFace[]; modes: Readonly<Record<string, string>> }> {
  const names = namesOf(cards, language);
  const write = await loadCardWriter(language, names, printing);
  const faces = cards.map(({ definition, emblem = null, scene = null }): OwnFace => ({
    definition,
    name: names[definition.id] ?? definition.id,
    text: write(definition),
    emblem,
    scene,
    picture: null,
  }));
  const modes = cards.flatMap(({ definition }) =>
    stepsOf(definition).flatMap((step) =>
      step.do !== 'choose'
        ? []
        : step.modes.map(({ name, steps }): [string, string] => {
            const { id, cost } = definition;
            const text = plainText(write({ id, types: ['Action'], cost, play: steps }), language);
            return [`${id}.${name}`, text.replaceAll('\n', ' ').replace(/\.$/, '')];
          }),
    ),
  );
  return { faces, modes: Object.fromEntries(modes) };
}

/** Shows these and no others, in the language that the page speaks. */
export async function showOwnCards(cards: readonly OwnCard[]): Promise<void> {
  const { language, printing } = speech.glossary;
  const { faces, modes } = await writeFaces(cards, language, printing);
  await speech.callCards(namesOf(cards, language), modes);
  ownFaces.shown = new Map(faces.map((face) => [face.definition.id, face]));
}
