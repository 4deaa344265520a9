// Ismerősök: a listájuk, meghívások, letiltás.

import type { people as English } from './en.ts';

export const people: typeof English = {
  title: 'Akikkel már játszottál',
  none: 'Még senki. Itt lesznek azok, akik végigjátszottak veled egy játékot.',
  games: 'Játék',
  ahead: 'Előtte',
  behind: 'Mögötte',
  last: 'Legutóbb',
  invite: (name) => `${name} meghívása`,
  invited: 'Meghívva',
  toTable: 'Meghívás ehhez az asztalhoz',
  inviteHint:
    'Aki öt percen belül erre jár, lát egy sort, és maga dönt. Azt nem tudod meg, hogy járt-e erre valaki.',
  notNow: 'Ez most nem megy. Próbáld újra egy pillanat múlva.',
  invitedBy: (name) => `${name} meghív egy asztalhoz.`,
  goThere: 'Odamegyek',
  decline: 'Most nem',
  block: (name) => `${name} letiltása`,
  unblock: (name) => `${name} letiltásának feloldása`,
  blockHint:
    'Nem hívhat meg, nem szólhat hozzád, nem ülhet le az asztalaidhoz, és sosem kerültök össze. Senki sem tud róla.',
  blocked: 'Letiltva',
};
