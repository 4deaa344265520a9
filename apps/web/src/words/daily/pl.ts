// Królestwo dnia: jedna gra dziennie, dla wszystkich ta sama.

import type { daily as English } from './en.ts';

export const daily: typeof English = {
  title: 'Królestwo dnia',
  lead: (bot: string) =>
    `Jedno królestwo dziennie i ta sama gra dla wszystkich: te same tasowania, ten sam przeciwnik (${bot}). Grasz w nie raz.`,
  rules:
    'Pomyłkę można cofnąć, dopóki nie zobaczysz niczego nowego. Poddana gra też się liczy jako rozegrana.',
  players: (count: number) => {
    if (count === 0) return 'Nikt jeszcze nie zaczął.';
    return count === 1 ? 'Zaczęła 1 osoba.' : `Liczba graczy, którzy zaczęli: ${count}.`;
  },
  play: 'Zagraj w grę dnia',
  playOn: 'Graj dalej',
  next: (time: string) => `Następne za ${time}.`,
  isOver: 'Ten dzień dobiegł końca.',
  toNew: 'Pokaż nowe',

  yourResult: 'Twój wynik',
  won: (points: number, against: number) => `Wygrana ${points} : ${against}`,
  lost: (points: number, against: number) => `Przegrana ${points} : ${against}`,
  drawn: (points: number) => `Remis, po ${points} pkt`,
  turns: (count: number) => {
    if (count === 1) return '1 tura';
    const few = count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14);
    return few ? `${count} tury` : `${count} tur`;
  },
  place: (place: number, of: number) => `Miejsce ${place} z ${of}`,
  gaveUp: 'Ta gra została poddana. Jutro będzie następna.',
  late: 'Gra skończyła się po zamknięciu dnia i już się nie liczy.',
  ownReplay: 'Obejrzyj swoją grę',

  everybody: 'Jak poszło wszystkim',
  spreadIs: 'Przewaga punktowa nad botem',
  ahead: 'Przewaga',
  games: 'Gry',
  yours: 'twoja',
  none: 'Nikt nie dotarł do końca.',
  gaveUpCount: (count: number) => `Poddane gry: ${count}.`,
  best: (points: number, against: number, turns: string) =>
    `Najlepsza gra do tej pory: ${points} : ${against}, ${turns}.`,
  bestOfDay: (points: number, against: number, turns: string) =>
    `Najlepsza gra: ${points} : ${against}, ${turns}.`,
  watchBest: 'Obejrzyj najlepszą grę',
  bestLater: 'Kto dogra do końca, od razu może obejrzeć najlepszą grę; pozostali po zamknięciu dnia.',

  share: 'Udostępnij wynik',
  shareHint: 'Tekst mówi, jak ci poszło, i nie zdradza niczego o kartach.',
  shareText: 'Tekst do udostępnienia',
  sharedWin: (margin: number, turns: string) => `Wygrana o ${margin} pkt, ${turns}`,
  sharedLoss: (margin: number, turns: string) => `Przegrana o ${margin} pkt, ${turns}`,
  sharedDraw: (turns: string) => `Remis, ${turns}`,
  before: (day: string) => `Poprzednie: ${day}`,
};
