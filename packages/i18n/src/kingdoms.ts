// The recommended kingdoms. Where a language has no printed name of its own, the English one stands in.

import { LANGUAGES } from './languages.ts';
import type { Language } from './languages.ts';

interface KingdomNames {
  readonly names: { readonly en: string } & Readonly<Partial<Record<Language, string>>>;
  /** What other printings call the kingdom. */
  readonly otherNames: Readonly<Partial<Record<Language, readonly string[]>>>;
}

const kingdoms = {
  'victory-dance': {
    names: { en: 'Victory Dance', hu: 'Győzelmi tánc', de: 'Siegestanz' },
    otherNames: {},
  },
  'secret-schemes': {
    names: { en: 'Secret Schemes', hu: 'Titkos tervek', de: 'Geheime Pläne' },
    otherNames: { hu: ['Titkos rendszerek'] },
  },
  'best-wishes': {
    names: { en: 'Best Wishes', hu: 'Sok szerencsét', de: 'Beste Wünsche' },
    otherNames: { hu: ['Jókívánságok'] },
  },
  deconstruction: {
    names: { en: 'Deconstruction', hu: 'Kártyaeldobós', de: 'Demontage' },
    otherNames: { hu: ['Rombolás'] },
  },
  'hand-madness': {
    names: { en: 'Hand Madness', hu: 'Laphúzogatós', de: 'Eine Hand voll' },
    otherNames: { hu: ['Kézi örület'] },
  },
  underlings: {
    names: { en: 'Underlings', hu: 'Alattvalók', de: 'Untergebene' },
    otherNames: { hu: ['Alárendeltség'] },
  },
  'forbidden-arts': {
    names: { en: 'Forbidden Arts', hu: 'Tiltott művészetek' },
    otherNames: {},
  },
  'potion-mixers': {
    names: { en: 'Potion Mixers', hu: 'Varázsital keverők' },
    otherNames: {},
  },
  'chemistry-lesson': {
    names: { en: 'Chemistry Lesson', hu: 'Kémia tanulmányok' },
    otherNames: {},
  },
  servants: {
    names: { en: 'Servants', hu: 'Szolgák' },
    otherNames: {},
  },
  'secret-research': {
    names: { en: 'Secret Research', hu: 'Titkos kutatások' },
    otherNames: {},
  },
  'pools-tools-and-fools': {
    names: { en: 'Pools, Tools, and Fools', hu: 'Pools, Tools, and Fools' },
    otherNames: {},
  },
  'first-game': {
    names: { en: 'First Game' },
    otherNames: {},
  },
  'big-money': {
    names: { en: 'Big Money' },
    otherNames: {},
  },
  interaction: {
    names: { en: 'Interaction' },
    otherNames: {},
  },
  'size-distortion': {
    names: { en: 'Size Distortion' },
    otherNames: {},
  },
  'village-square': {
    names: { en: 'Village Square' },
    otherNames: {},
  },
} as const satisfies Readonly<Record<string, KingdomNames>>;

export type KingdomId = keyof typeof kingdoms;

export const KINGDOM_IDS = Object.keys(kingdoms) as readonly KingdomId[];

export function isKingdomId(id: string): id is KingdomId {
  return Object.hasOwn(kingdoms, id);
}

export function kingdomName(id: KingdomId, language: Language): string {
  const { names }: KingdomNames = kingdoms[id];
  return names[language] ?? names.en;
}

/** What other printings call the kingdom, in any language. */
export function kingdomOtherNames(id: KingdomId): readonly string[] {
  return LANGUAGES.flatMap((language) => kingdomOtherNamesIn(id, language));
}

export function kingdomOtherNamesIn(id: KingdomId, language: Language): readonly string[] {
  const { otherNames }: KingdomNames = kingdoms[id];
  return otherNames[language] ?? [];
}
