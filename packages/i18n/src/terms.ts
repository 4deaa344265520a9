// Words of the game, written as in the middle of a sentence.

import type { CardSetName } from '@tenfold/rules';
import type { Printing } from './cards/look-up.ts';
import { hungarianTerms } from './hungarian-terms.ts';
import type { Language } from './languages.ts';

type InEachLanguage = Readonly<Record<Language, string>>;

const types = {
  Action: { en: 'Action', hu: 'Akció', pl: 'Akcja', de: 'Aktion' },
  Treasure: { en: 'Treasure', hu: 'Kincs', pl: 'Skarb', de: 'Geld' },
  Victory: { en: 'Victory', hu: 'Győzelmi pont', pl: 'Zwycięstwo', de: 'Punkte' },
  Curse: { en: 'Curse', hu: 'Átok', pl: 'Klątwa', de: 'Fluch' },
  Reaction: { en: 'Reaction', hu: 'Védekezés', pl: 'Reakcja', de: 'Reaktion' },
  Attack: { en: 'Attack', hu: 'Támadás', pl: 'Atak', de: 'Angriff' },
  Duration: { en: 'Duration', hu: 'Tartós', pl: 'Trwała', de: 'Dauer' },
} as const satisfies Readonly<Record<string, InEachLanguage>>;

const sets = {
  basic: { en: 'Basic cards', hu: 'Alapkártyák', pl: 'Karty podstawowe', de: 'Basiskarten' },
  base: { en: 'Base game', hu: 'Alapjáték', pl: 'Gra podstawowa', de: 'Basisspiel' },
  intrigue: { en: 'Intrigue', hu: 'Intrika', pl: 'Intryga', de: 'Die Intrige' },
  alchemy: { en: 'Alchemy', hu: 'Alkímia', pl: 'Alchemia', de: 'Die Alchemisten' },
  guests: { en: 'Guests', hu: 'Vendégek', pl: 'Goście', de: 'Gäste' },
  own: { en: 'Home-made', hu: 'Saját készítésű', pl: 'Własne', de: 'Selbst gemacht' },
} as const satisfies Readonly<Record<CardSetName, InEachLanguage>>;

const phases = {
  action: { en: 'Action phase', hu: 'akciófázis', pl: 'faza Akcji', de: 'Aktionsphase' },
  buy: { en: 'Buy phase', hu: 'vásárlási fázis', pl: 'faza Kupna', de: 'Kaufphase' },
  'clean-up': { en: 'Clean-up phase', hu: 'befejező fázis', pl: 'faza Czyszczenia', de: 'Aufräumphase' },
} as const satisfies Readonly<Record<string, InEachLanguage>>;

const zones = {
  hand: { en: 'hand', hu: 'kéz', pl: 'ręka', de: 'Hand' },
  deck: { en: 'deck', hu: 'húzópakli', pl: 'talia', de: 'Nachziehstapel' },
  discard: { en: 'discard pile', hu: 'használt pakli', pl: 'stos Kart Odrzuconych', de: 'Ablagestapel' },
  'in-play': { en: 'play area', hu: 'játékterület', pl: 'obszar gry', de: 'Spielbereich' },
  'set-aside': {
    en: 'cards set aside',
    hu: 'félretett lapok',
    pl: 'karty odłożone na bok',
    de: 'zur Seite gelegte Karten',
  },
  mat: { en: 'mat', hu: 'tálca', pl: 'mata', de: 'Tableau' },
  supply: { en: 'Supply', hu: 'készlet', pl: 'Rezerwa', de: 'Vorrat' },
  trash: { en: 'Trash', hu: 'szemét', pl: 'kosz', de: 'Müll' },
} as const satisfies Readonly<Record<string, InEachLanguage>>;

/** A card type that has a name in every language. */
export type TypeName = keyof typeof types;
/** A phase of the turn that has a name in every language. */
export type PhaseName = keyof typeof phases;
/** A place where cards lie that has a name in every language. */
export type ZoneName = keyof typeof zones;

/** The name of a card type. */
export function typeName(type: TypeName, language: Language, printing: Printing = 'usual'): string {
  return termsOf(language, printing)(types[type][language]);
}

/** The names of the sets that cards come from, by set. */
export const setNames = (language: Language): Readonly<Record<CardSetName, string>> =>
  Object.fromEntries(Object.entries(sets).map(([set, names]) => [set, names[language]])) as Record<
    CardSetName,
    string
  >;

/** The name of a phase. */
export function phaseName(phase: PhaseName, language: Language, printing: Printing = 'usual'): string {
  return termsOf(language, printing)(phases[phase][language]);
}

/** The name of a place where cards lie. */
export function zoneName(zone: ZoneName, language: Language, printing: Printing = 'usual'): string {
  return termsOf(language, printing)(zones[zone][language]);
}

/** A text of ours in the terms of a printing; only the Hungarian ones differ in more than names. */
export const termsOf = (language: Language, printing: Printing): ((text: string) => string) =>
  hungarianTerms(language === 'hu' ? printing : 'usual');
