// The recommended kingdoms. Where a language has no printed name, the name is our own.

import type { Language } from './languages.ts';

interface KingdomNames {
  readonly names: Readonly<Record<Language, string>>;
  /** What other printings call the kingdom. */
  readonly otherNames: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** Spellings that a rulebook has, or that were ours: found, but never shown. */
  readonly alsoTyped?: Readonly<Partial<Record<Language, readonly string[]>>>;
}

const kingdoms = {
  'victory-dance': {
    names: { en: 'Victory Dance', hu: 'Győzelmi tánc', pl: 'Taniec zwycięstwa', de: 'Siegestanz' },
    otherNames: {},
  },
  'secret-schemes': {
    names: { en: 'Secret Schemes', hu: 'Titkos tervek', pl: 'Tajne plany', de: 'Geheime Pläne' },
    otherNames: { hu: ['Titkos rendszerek'] },
  },
  'best-wishes': {
    names: { en: 'Best Wishes', hu: 'Sok szerencsét', pl: 'Najlepsze życzenia', de: 'Beste Wünsche' },
    otherNames: { hu: ['Jókívánságok'] },
  },
  deconstruction: {
    names: { en: 'Deconstruction', hu: 'Kártyaeldobós', pl: 'Rozbiórka', de: 'Demontage' },
    otherNames: { hu: ['Rombolás'] },
  },
  'hand-madness': {
    names: { en: 'Hand Madness', hu: 'Laphúzogatós', pl: 'Szaleństwo na ręce', de: 'Eine Hand voll' },
    otherNames: { hu: ['Kézi őrület'] },
    alsoTyped: { hu: ['Kézi örület'] },
  },
  underlings: {
    names: { en: 'Underlings', hu: 'Alattvalók', pl: 'Podwładni', de: 'Untergebene' },
    otherNames: { hu: ['Alárendeltség'] },
  },
  'forbidden-arts': {
    names: { en: 'Forbidden Arts', hu: 'Tiltott művészetek', pl: 'Zakazane sztuki', de: 'Verbotene Künste' },
    otherNames: {},
  },
  'potion-mixers': {
    names: { en: 'Potion Mixers', hu: 'Varázsital-keverők', pl: 'Mieszanie eliksirów', de: 'Trankmischer' },
    otherNames: {},
    alsoTyped: { hu: ['Varázsital keverők'], pl: ['Mieszanie mikstur'] },
  },
  'chemistry-lesson': {
    names: { en: 'Chemistry Lesson', hu: 'Kémiai tanulmányok', pl: 'Lekcja chemii', de: 'Chemiestunde' },
    otherNames: {},
    alsoTyped: { hu: ['Kémia tanulmányok'] },
  },
  servants: {
    names: { en: 'Servants', hu: 'Szolgák', pl: 'Słudzy', de: 'Diener' },
    otherNames: {},
  },
  'secret-research': {
    names: { en: 'Secret Research', hu: 'Titkos kutatások', pl: 'Tajne badania', de: 'Geheime Forschung' },
    otherNames: {},
  },
  'pools-tools-and-fools': {
    names: {
      en: 'Pools, Tools, and Fools',
      hu: 'Pools, Tools, and Fools',
      pl: 'Sadzawki, sprzęty i głupcy',
      de: 'Teiche, Werkzeug und Narren',
    },
    otherNames: {},
  },
  'first-game': {
    names: { en: 'First Game', hu: 'Első játék', pl: 'Pierwsza gra', de: 'Erstes Spiel' },
    otherNames: {},
  },
  'big-money': {
    names: { en: 'Big Money', hu: 'Nagy pénz', pl: 'Wielkie pieniądze', de: 'Großes Geld' },
    otherNames: {},
  },
  interaction: {
    names: { en: 'Interaction', hu: 'Kölcsönhatás', pl: 'Interakcja', de: 'Interaktion' },
    otherNames: {},
  },
  'size-distortion': {
    names: { en: 'Size Distortion', hu: 'Mérettorzulás', pl: 'Zaburzone proporcje', de: 'Verzerrte Größen' },
    otherNames: {},
  },
  'village-square': {
    names: { en: 'Village Square', hu: 'Falu főtere', pl: 'Rynek wioski', de: 'Dorfplatz' },
    otherNames: {},
  },
} as const satisfies Readonly<Record<string, KingdomNames>>;

/** The id of a recommended kingdom. */
export type KingdomId = keyof typeof kingdoms;

/** The ids of all recommended kingdoms. */
export const KINGDOM_IDS = Object.keys(kingdoms) as readonly KingdomId[];

/** Whether there is a recommended kingdom of that id. */
export function isKingdomId(id: string): id is KingdomId {
  return Object.hasOwn(kingdoms, id);
}

/** The name of a recommended kingdom. */
export function kingdomName(id: KingdomId, language: Language): string {
  const { names }: KingdomNames = kingdoms[id];
  return names[language];
}

/** What else the kingdom is found by in this language: names of other printings, and other spellings. */
export function kingdomSpellings(id: KingdomId, language: Language): readonly string[] {
  const { alsoTyped }: KingdomNames = kingdoms[id];
  return [...kingdomOtherNamesIn(id, language), ...(alsoTyped?.[language] ?? [])];
}

export function kingdomOtherNamesIn(id: KingdomId, language: Language): readonly string[] {
  const { otherNames }: KingdomNames = kingdoms[id];
  return otherNames[language] ?? [];
}
