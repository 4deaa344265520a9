// A card in the making, as plain data: never changed, only replaced.

import type { Language } from '@tenfold/i18n/languages';
import { LANGUAGES } from '@tenfold/i18n/languages';
import type { OwnCard } from '@tenfold/protocol';
import type { CardDefinition, CardId, CardType, Cost, Filter, Worth } from '@tenfold/rules';
import { TYPES, allCards, withoutAccents } from '@tenfold/rules';
import type { Phrases } from './phrases.ts';
import { phrasesOf, stepsIn } from './phrases.ts';

export interface CardDraft {
  /** That of a card that was handed on; null where it follows from the name. */
  readonly id: CardId | null;
  readonly names: Readonly<Partial<Record<Language, string | undefined>>>;
  readonly types: readonly CardType[];
  readonly cost: Cost;
  readonly play: Phrases;
  readonly onAttack: Phrases | null;
  readonly onDiscardFromPlay: { readonly while: Filter; readonly phrases: Phrases } | null;
  readonly worth: Worth | null;
  readonly emblem: string | null;
  readonly scene: string | null;
  /** A picture of one's own as a data address; it stays on this device and in files. */
  readonly picture: string | null;
}

export const BLANK: CardDraft = {
  id: null,
  names: {},
  types: ['Action'],
  cost: { coins: 4, potions: 0 },
  play: [],
  onAttack: null,
  onDiscardFromPlay: null,
  worth: null,
  emblem: null,
  scene: null,
  picture: null,
};

/** Like a card that there is: all but what it is called. */
export const draftLike = (definition: CardDefinition): CardDraft => ({
  ...BLANK,
  id: definition.id,
  types: definition.types,
  cost: definition.cost,
  play: phrasesOf(definition.play ?? []),
  onAttack: definition.onAttack === undefined ? null : phrasesOf(definition.onAttack),
  onDiscardFromPlay:
    definition.onDiscardFromPlay === undefined
      ? null
      : {
          while: definition.onDiscardFromPlay.while,
          phrases: phrasesOf(definition.onDiscardFromPlay.steps),
        },
  worth: definition.worth ?? null,
});

export const draftOf = (card: OwnCard, picture: string | null = null): CardDraft => ({
  ...draftLike(card.definition),
  names: card.names,
  emblem: card.emblem ?? null,
  scene: card.scene ?? null,
  picture,
});

const ourIds: ReadonlySet<CardId> = new Set(allCards.map(({ id }) => id));

/** What the card is called by the rules: that which it came with, unless that is another's; else by its name. */
export function idOf({ id, names }: CardDraft): CardId {
  if (id !== null && !ourIds.has(id)) return id;
  const name = LANGUAGES.map((language) => names[language]).find((one) => one !== undefined) ?? '';
  const letters = withoutAccents(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
    .slice(0, 32)
    .replace(/-$/, '');
  const plain = letters === '' ? 'own-card' : letters;
  return ourIds.has(plain) ? `${plain}-own` : plain;
}

/** As the rules take it, complete or not. */
export function definitionOf(draft: CardDraft, id: CardId = idOf(draft)): CardDefinition {
  const { types, cost, play, onAttack, onDiscardFromPlay, worth } = draft;
  const isPlayed = types.includes('Action') || types.includes('Treasure');
  return {
    id,
    types,
    cost,
    ...(isPlayed || play.length > 0 ? { play: stepsIn(play) } : {}),
    ...(onAttack === null ? {} : { onAttack: stepsIn(onAttack) }),
    ...(onDiscardFromPlay === null
      ? {}
      : {
          onDiscardFromPlay: {
            while: onDiscardFromPlay.while,
            steps: stepsIn(onDiscardFromPlay.phrases),
          },
        }),
    ...(worth === null ? {} : { worth }),
  };
}

/** As it is handed on; to be asked for only where nothing is missing. */
export const ownCardOf = (draft: CardDraft): OwnCard => ({
  definition: definitionOf(draft),
  names: draft.names,
  ...(draft.emblem === null ? {} : { emblem: draft.emblem }),
  ...(draft.scene === null ? {} : { scene: draft.scene }),
});

// Changes

export function named(draft: CardDraft, language: Language, name: string): CardDraft {
  const { [language]: _before, ...others } = draft.names;
  return { ...draft, names: name === '' ? others : { ...others, [language]: name } };
}

const inOrder = (types: Iterable<CardType>): readonly CardType[] => {
  const chosen = new Set(types);
  return TYPES.filter((type) => chosen.has(type));
};

/** A type comes with the part of the text that belongs to it. */
export function withType(draft: CardDraft, type: CardType, wanted: boolean): CardDraft {
  const types = inOrder(wanted ? [...draft.types, type] : draft.types.filter((one) => one !== type));
  const next = { ...draft, types };
  switch (type) {
    case 'Reaction':
      return { ...next, onAttack: wanted ? (draft.onAttack ?? []) : null };
    case 'Victory':
      return { ...next, worth: wanted ? (draft.worth ?? 1) : types.includes('Curse') ? draft.worth : null };
    case 'Curse':
      return {
        ...next,
        worth: wanted ? (draft.worth ?? -1) : types.includes('Victory') ? draft.worth : null,
      };
    default:
      return next;
  }
}

export const withReaction = (draft: CardDraft, phrases: Phrases | null): CardDraft => ({
  ...draft,
  types: inOrder(
    phrases === null ? draft.types.filter((type) => type !== 'Reaction') : [...draft.types, 'Reaction'],
  ),
  onAttack: phrases,
});

/** Points make a Victory card, unless it is a Curse; without them it is none. */
export const withWorth = (draft: CardDraft, worth: Worth | null): CardDraft => ({
  ...draft,
  types:
    worth === null
      ? draft.types.filter((type) => type !== 'Victory')
      : draft.types.includes('Curse')
        ? draft.types
        : inOrder([...draft.types, 'Victory']),
  worth,
});
