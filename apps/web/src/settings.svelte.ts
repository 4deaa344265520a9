// What a person has set on this device. Kept in the browser, and shared by its tabs.

import type { Language } from '@tenfold/i18n/languages';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { CLOTHS } from './cloths.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;

export interface Settings {
  /** Null: what the browser asks for. */
  language: Language | null;
  /** Names and terms of the usual printing, or of the other one where there are two. */
  printing: 'usual' | 'other';
  /** Card names in a second language too, under the first. */
  secondLanguage: Language | null;
  theme: (typeof THEMES)[number];
  cloth: (typeof CLOTHS)[number];
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  /** Loudness from 0 to 1. */
  volume: number;
  notifications: boolean;
  /** Questions with one possible answer are answered by the page. */
  answerForced: boolean;
  /** Moat is revealed whenever it can be. */
  revealMoat: boolean;
  /** Secret Chamber is never revealed. */
  ignoreSecretChamber: boolean;
  /** The last purchase waits for the end of the turn to be said. */
  explicitEnd: boolean;
  /** Shortcuts are written on what they do. */
  showShortcuts: boolean;
  /** Bots are heard when they say something. */
  botsSpeak: boolean;
  /** People and tables that are not heard, by their ids. */
  mutedPeople: readonly string[];
  mutedTables: readonly string[];
}

const KEY = 'tenfold.settings';

const DEFAULTS: Settings = {
  language: null,
  printing: 'usual',
  secondLanguage: null,
  theme: 'system',
  cloth: 'green',
  speed: 'normal',
  sound: true,
  volume: 0.6,
  notifications: false,
  answerForced: true,
  revealMoat: false,
  ignoreSecretChamber: false,
  explicitEnd: false,
  showShortcuts: true,
  botsSpeak: true,
  mutedPeople: [],
  mutedTables: [],
};

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays: the settings then last as long as the page.
  }
}

const listeners: (() => void)[] = [];

/** Calls back when another tab has changed a setting, after this one has taken it over. */
export function onSetElsewhere(listener: () => void): void {
  listeners.push(listener);
}

addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  Object.assign(settings, stored());
  for (const listener of listeners) listener();
});

/** Only what is known and of the right kind: an older page, or a curious person, may have written it. */
function stored(): Partial<Settings> {
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([key, value]) => isPossible(key, value)));
}

function isPossible(key: string, value: unknown): boolean {
  switch (key) {
    case 'language':
    case 'secondLanguage':
      return value === null || isOneOf(LANGUAGES, value);
    case 'printing':
      return value === 'usual' || value === 'other';
    case 'theme':
      return isOneOf(THEMES, value);
    case 'cloth':
      return isOneOf(CLOTHS, value);
    case 'speed':
      return isOneOf(SPEEDS, value);
    case 'volume':
      return typeof value === 'number' && value >= 0 && value <= 1;
    case 'mutedPeople':
    case 'mutedTables':
      return Array.isArray(value) && value.every((id) => typeof id === 'string');
    default:
      return Object.hasOwn(DEFAULTS, key) && typeof value === 'boolean';
  }
}

/** A declared function: what is stored is read while this module is still being carried out. */
function isOneOf(all: readonly unknown[], value: unknown): boolean {
  return all.includes(value);
}
