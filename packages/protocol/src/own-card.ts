// A home-made card as people hand it on: what it does, what its maker calls it, how it looks. It comes from links, files,
// tables and records, so everything in it is checked before it is believed.

import type { OwnCardDemand } from '@tenfold/i18n/card-troubles';
import type { Language } from '@tenfold/i18n/languages';
import type { CardDefinition } from '@tenfold/rules';
import { CardError, TYPES, allCards, checkCard } from '@tenfold/rules';
import * as z from 'zod/mini';
import type { Immutable } from './immutable.ts';

/** Letters of a card's name, as people count them. */
export const CARD_NAME_LENGTH = 30;
/** Home-made cards that one game can have. */
export const MOST_OWN_CARDS = 10;

/** Letters, digits and a few marks, in one line: nothing that could turn, hide or break what stands around it. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N}.,!?&’'()-]\p{M}{0,2}| (?! ))*$/u;

/** Whether a card may be called so. */
export const isCardName = (name: string): boolean =>
  name.length <= CARD_NAME_LENGTH &&
  NAME.test(name) &&
  name === name.trim() &&
  name === name.normalize('NFC');

const Name = z.string().check(
  z.refine(isCardName, {
    error: `must be 1 to ${CARD_NAME_LENGTH} letters, digits and simple marks, without a space at its ends`,
    params: wrong({ needs: 'card-name', most: CARD_NAME_LENGTH }),
  }),
);

/** The name of a picture of ours: an emblem, a scene. A release that does not know it shows another. */
const Picture = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

const isOurs: ReadonlySet<string> = new Set(allCards.map(({ id }) => id));

/** What a client may insist on; all else is checked by the rules, and what they let pass is a definition. */
const Definition: z.ZodMiniType<CardDefinition, CardDefinition> = z
  .looseObject({
    id: z.string().check(z.maxLength(40)),
    types: z.array(z.enum(TYPES)),
    cost: z.strictObject({ coins: z.int(), potions: z.int() }),
  })
  .check(
    z.superRefine((value, context) => {
      for (const { where, what, demand } of troublesWith(value)) {
        const message = `${where} ${what}`;
        context.addIssue({ code: 'custom', message, input: value, params: wrong(demand, where, what) });
      }
    }),
  ) as z.ZodMiniType as z.ZodMiniType<CardDefinition, CardDefinition>;

function troublesWith(value: { readonly id: string }): readonly OwnCardTrouble[] {
  if (isOurs.has(value.id)) {
    const what = 'must have an id of its own: it is that of another card';
    return [{ where: `card "${value.id}"`, what, demand: { needs: 'own-id' } }];
  }
  try {
    checkCard(value);
    return [];
  } catch (error) {
    if (error instanceof CardError)
      return error.troubles.map(({ where, must, demand }) => ({ where, what: `must be ${must}`, demand }));
    throw error;
  }
}

/** A home-made card as it is exchanged; what `OwnCard.parse` lets pass can be played, shown and printed. */
export const OwnCard = z.strictObject({
  definition: Definition,
  /** By language, as far as its maker has named it; at least one. */
  names: z
    .strictObject({
      en: z.optional(Name),
      hu: z.optional(Name),
      pl: z.optional(Name),
      de: z.optional(Name),
    } satisfies Record<Language, unknown>)
    .check(
      z.refine((names) => Object.keys(names).length > 0, {
        error: 'must have a name in one language at least',
        params: wrong({ needs: 'some-name' }),
      }),
    ),
  emblem: z.optional(Picture),
  scene: z.optional(Picture),
});
export type OwnCard = Immutable<Omit<z.infer<typeof OwnCard>, 'definition'>> & {
  readonly definition: CardDefinition;
};

/** The home-made cards of one game. */
export const OwnCards = z.array(OwnCard).check(
  z.maxLength(MOST_OWN_CARDS),
  z.refine(
    (cards) => new Set(cards.map(({ definition }) => definition.id)).size === cards.length,
    'must have different ids',
  ),
);

/** What somebody is wrong about, and where: `definition.play[0].do`, `names.hu`. `cardTrouble` of i18n says it in other languages. */
export interface OwnCardTrouble {
  readonly where: string;
  /** In English. */
  readonly what: string;
  readonly demand: OwnCardDemand;
}

/** The card in data from outside; or everything that is wrong with it, each with its place. */
export function readOwnCard(
  data: unknown,
):
  | { readonly card: OwnCard; readonly troubles: readonly [] }
  | { readonly card: null; readonly troubles: readonly OwnCardTrouble[] } {
  const { success, data: card, error } = OwnCard.safeParse(data, { reportInput: true });
  if (success) return { card: card as unknown as OwnCard, troubles: [] };
  return {
    card: null,
    troubles: error.issues.map(troubleOf),
  };
}

/** What an issue of the schema carries along for who tells it in other words. */
interface Wrong {
  readonly demand: OwnCardDemand;
  /** Within a definition. */
  readonly where?: string;
  readonly what?: string;
}

/** As what a schema's issue may carry along. */
function wrong(demand: OwnCardDemand, where?: string, what?: string): Record<string, Wrong> {
  return {
    wrong: { demand, ...(where === undefined ? {} : { where }), ...(what === undefined ? {} : { what }) },
  };
}

function troubleOf(issue: z.core.$ZodIssue): OwnCardTrouble {
  const place = issue.path.join('.') || 'card';
  const carried = issue.code === 'custom' ? (issue.params?.['wrong'] as Wrong | undefined) : undefined;
  const { where, what = remedyOf(issue), demand = demandOf(issue) } = carried ?? {};
  return {
    where: where === undefined ? place : placeWithin(place, where),
    what: what.slice(0, LONGEST_REMEDY),
    demand,
  };
}

/** The rules say `card "old-mill", play[0], do`; in the text of the card that is `definition.play[0].do`. */
function placeWithin(place: string, where: string): string {
  const inner = where.replace(/^(card "[^"]*"|the card|its (?=id))(, )?/, '').replaceAll(', ', '.');
  return inner === '' ? place : `${place}.${inner}`;
}

/** What the schema itself, which knows nothing of the rules, finds wrong. */
function demandOf(issue: z.core.$ZodIssue): OwnCardDemand {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = issue.expected === 'int' ? 'number' : KINDS_OF_DATA.find((one) => one === issue.expected);
      return { needs: 'kind', kind: kind ?? 'object', isMissing: issue.input === undefined };
    }
    case 'unrecognized_keys':
      return { needs: 'nothing-else', words: issue.keys };
    case 'invalid_value':
      return { needs: 'one-of', words: issue.values.map(String) };
    case 'invalid_format':
      return { needs: 'picture-name' };
    case 'too_big':
      return { needs: 'shorter', most: Number(issue.maximum) };
    default:
      return { needs: 'other' };
  }
}

const KINDS_OF_DATA = ['object', 'array', 'string', 'number', 'boolean'] as const;

/** What was sent may be quoted, but not at any length. */
const LONGEST_REMEDY = 300;

const KINDS: Readonly<Record<string, string>> = {
  object: 'an object: {…}',
  array: 'a list: […]',
  string: 'a text',
  int: 'a whole number',
  number: 'a whole number',
};

function remedyOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}${issue.input === undefined ? ', and is missing' : ''}`;
    case 'unrecognized_keys':
      return `must have nothing else in it: ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return 'must be the name of a picture: small letters, digits and hyphens';
    case 'too_big':
      return `must be no longer than ${issue.maximum}`;
    default:
      return issue.message;
  }
}
