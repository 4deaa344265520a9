import type { Words } from '../types.ts';

export const talk: Words['talk'] = {
  say: 'Sag …',
  title: 'Sag etwas',
  aboutCard: 'Zu einer Karte',
  mutes: 'Wen du hörst',
  mute: (name) => `${name} stummschalten`,
  muteHint: 'Du siehst und hörst nicht, was gesagt wird; niemand erfährt davon.',
  muteTable: 'Diesen Tisch stummschalten',
  muteTableHint: 'Hier ist niemand zu hören, weder Menschen noch Bots.',
  botsSilent: 'Bots schweigen',
  botsSilentHint: 'An jedem Tisch, auf diesem Gerät.',
  said: ({ you, name }, text) => `${you ? 'Du' : name}: „${text}“`,
};
