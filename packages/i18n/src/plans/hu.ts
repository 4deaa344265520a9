// What bots mean to do, in Hungarian. Names of cards come with their article and are the subject: a helper, something needed.

import type { PlanSentences } from './en.ts';

export const plans: PlanSentences = {
  money: ['Kincskártyákat gyűjtök, aztán Tartományokat veszek.'],
  'money-with': ['Kincskártyákat gyűjtök.', 'Kincskártyákat gyűjtök, ebben segít {cards}.'],
  'curses-first': [
    'Először Átkokat osztogatok, aztán kincskártyákat gyűjtök.',
    'Először Átkokat osztogatok, ebben segít {first}; aztán kincskártyákat gyűjtök.',
    'Először Átkokat osztogatok, ebben segít {first}; aztán kincskártyákat gyűjtök, abban {rest}.',
  ],
  attacks: [
    'Támadok, ahányszor csak tudok, és kincskártyákat gyűjtök.',
    'Támadok, ahányszor csak tudok, ebben segít {cards}; és kincskártyákat gyűjtök.',
  ],
  engine: [
    'Minden körömben felhúzom szinte az egész paklimat.',
    'Minden körömben felhúzom szinte az egész paklimat, ebben segít {cards}.',
  ],
  rush: [
    'Kiürítek pár paklit, hogy hamar vége legyen.',
    'Kiürítek pár paklit, hogy hamar vége legyen, ebben segít {cards}.',
  ],
  duchies: ['Hercegségeket gyűjtök.', 'Hercegségeket gyűjtök, és melléjük kell {cards}.'],
  slog: [
    'Hosszú játék lesz: sok apró pontot gyűjtögetek.',
    'Hosszú játék lesz: sok apró pontot gyűjtögetek, ebben segít {cards}.',
  ],
  potions: ['Korán veszek egy Varázsitalt.', 'Korán veszek egy Varázsitalt, mert kell nekem {cards}.'],
  trim: [
    'Először a kezdő lapjaimat dobom a szemétre.',
    'Először a kezdő lapjaimat dobom a szemétre, ebben segít {first}.',
    'Először a kezdő lapjaimat dobom a szemétre, ebben segít {first}; aztán jön {rest}.',
  ],
  'what-helps': ['Mindig azt veszem meg, ami éppen a legtöbbet segít.'],
  whatever: ['Azt veszem meg, ami megtetszik.'],
};
