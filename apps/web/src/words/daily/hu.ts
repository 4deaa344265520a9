// A nap birodalma: naponta egy játék, mindenkinek ugyanaz.

import type { daily as English } from './en.ts';

export const daily: typeof English = {
  title: 'A nap birodalma',
  lead: (bot: string) =>
    `Naponta egy birodalom, és mindenkinek ugyanaz a játék: ugyanazok a keverések, ugyanaz az ellenfél (${bot}). Egyszer játszhatod le.`,
  rules: 'Az elvétett lépés visszavonható, amíg nem láttál semmi újat. Aki feladja, az is lejátszotta.',
  players: (count: number) => (count === 0 ? 'Még senki sem kezdte el.' : `${count} játékos kezdte el.`),
  play: 'A mai játék',
  playOn: 'Folytatás',
  next: (time: string) => `A következőig ${time} van hátra.`,
  isOver: 'Ez a nap véget ért.',
  toNew: 'Az új megjelenítése',

  yourResult: 'Az eredményed',
  won: (points: number, against: number) => `Győzelem, ${points}–${against}`,
  lost: (points: number, against: number) => `Vereség, ${points}–${against}`,
  drawn: (points: number) => `Döntetlen ${points} ponttal`,
  turns: (count: number) => `${count} kör`,
  place: (place: number, of: number) => `${place}. hely ${of} közül`,
  gaveUp: 'Ezt feladtad. Holnap jön egy másik.',
  late: 'A nap lezárása után ért véget, már nem számít.',
  ownReplay: 'A játékod visszanézése',

  everybody: 'Hogyan ment a többieknek',
  spreadIs: 'Pontelőny a bottal szemben',
  ahead: 'Előny',
  games: 'Játékok',
  yours: 'a tiéd',
  none: 'Senki sem ért a végére.',
  gaveUpCount: (count: number) => `${count} játékos feladta.`,
  best: (points: number, against: number, turns: string) =>
    `Az eddigi legjobb játék: ${points}–${against}, ${turns}.`,
  bestOfDay: (points: number, against: number, turns: string) =>
    `A legjobb játék: ${points}–${against}, ${turns}.`,
  watchBest: 'A legjobb játék megnézése',
  bestLater: 'Aki végigjátssza, azonnal megnézheti a legjobb játékot; mindenki más a nap lezárása után.',

  share: 'Eredmény megosztása',
  shareHint: 'Elmondja, hogyan ment, de semmit sem árul el a kártyákról.',
  shareText: 'Megosztható szöveg',
  sharedWin: (margin: number, turns: string) => `Győzelem ${margin} pont előnnyel, ${turns}`,
  sharedLoss: (margin: number, turns: string) => `Vereség ${margin} pont hátránnyal, ${turns}`,
  sharedDraw: (turns: string) => `Döntetlen, ${turns}`,
  before: (day: string) => `Az előző: ${day}`,
};
