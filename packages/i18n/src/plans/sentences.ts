// What bots mean to do, in their own voice. The keys are the plan ids of the bots.
//
// Each plan has its sentence by the number of cards that it is about: for none, for one, and so on; the last one serves
// for all numbers above. {cards} stands for all of the cards, {first} for the first of them, {rest} for the others.
//
// Names of cards are put in as they are, so a sentence must not need another case of them. English takes them after a
// preposition. In Hungarian they come with their article and are the subject (a helper, something needed). In Polish and
// German they follow the word for card, which takes the case upon itself.

import type { Language } from '../languages.ts';

export type Sentences = readonly [string, ...string[]];

export const sentences: Readonly<Record<string, Readonly<Record<Language, Sentences>>>> = {
  money: {
    en: ['I fill up on Treasures, then I buy Provinces.'],
    hu: ['Kincskártyákat gyűjtök, aztán Tartományokat veszek.'],
    pl: ['Zbieram Skarby, a potem kupuję Prowincje.'],
    de: ['Ich sammle Geld, dann kaufe ich Provinzen.'],
  },
  'money-with': {
    en: ['I fill up on Treasures.', 'I fill up on Treasures, with {cards}.'],
    hu: ['Kincskártyákat gyűjtök.', 'Kincskártyákat gyűjtök, ebben segít {cards}.'],
    pl: [
      'Zbieram Skarby.',
      'Zbieram Skarby z pomocą karty {cards}.',
      'Zbieram Skarby z pomocą kart {cards}.',
    ],
    de: [
      'Ich sammle Geld.',
      'Ich sammle Geld, dazu die Karte {cards}.',
      'Ich sammle Geld, dazu die Karten {cards}.',
    ],
  },
  'curses-first': {
    en: [
      'First I hand out Curses, then I fill up on Treasures.',
      'First I hand out Curses with {first}, then I fill up on Treasures.',
      'First I hand out Curses with {first}, then I fill up on Treasures, with {rest}.',
    ],
    hu: [
      'Először Átkokat osztogatok, aztán kincskártyákat gyűjtök.',
      'Először Átkokat osztogatok, ebben segít {first}; aztán kincskártyákat gyűjtök.',
      'Először Átkokat osztogatok, ebben segít {first}; aztán kincskártyákat gyűjtök, abban {rest}.',
    ],
    pl: [
      'Najpierw rozdaję Klątwy, a potem zbieram Skarby.',
      'Najpierw rozdaję Klątwy z pomocą karty {first}, a potem zbieram Skarby.',
      'Najpierw rozdaję Klątwy z pomocą karty {first}, a potem zbieram Skarby z pomocą karty {rest}.',
      'Najpierw rozdaję Klątwy z pomocą karty {first}, a potem zbieram Skarby z pomocą kart {rest}.',
    ],
    de: [
      'Erst verteile ich Flüche, dann sammle ich Geld.',
      'Erst verteile ich Flüche mit der Karte {first}, dann sammle ich Geld.',
      'Erst verteile ich Flüche mit der Karte {first}, dann sammle ich Geld, dazu die Karte {rest}.',
      'Erst verteile ich Flüche mit der Karte {first}, dann sammle ich Geld, dazu die Karten {rest}.',
    ],
  },
  engine: {
    en: [
      'I want to draw most of my deck every turn.',
      'I want to draw most of my deck every turn, with {cards}.',
    ],
    hu: [
      'Minden körömben felhúzom szinte az egész paklimat.',
      'Minden körömben felhúzom szinte az egész paklimat, ebben segít {cards}.',
    ],
    pl: [
      'Chcę w każdej turze dobrać prawie całą talię.',
      'Chcę w każdej turze dobrać prawie całą talię z pomocą karty {cards}.',
      'Chcę w każdej turze dobrać prawie całą talię z pomocą kart {cards}.',
    ],
    de: [
      'Ich will in jedem Zug fast alle meine Karten ziehen.',
      'Ich will in jedem Zug fast alles ziehen, was ich habe, mit der Karte {cards}.',
      'Ich will in jedem Zug fast alles ziehen, was ich habe, mit den Karten {cards}.',
    ],
  },
  rush: {
    en: ['I empty piles and end the game early.', 'I empty piles and end the game early, with {cards}.'],
    hu: [
      'Kiürítek pár kupacot, hogy hamar vége legyen.',
      'Kiürítek pár kupacot, hogy hamar vége legyen, ebben segít {cards}.',
    ],
    pl: [
      'Opróżniam stosy i szybko kończę grę.',
      'Opróżniam stosy i szybko kończę grę z pomocą karty {cards}.',
      'Opróżniam stosy i szybko kończę grę z pomocą kart {cards}.',
    ],
    de: [
      'Ich leere Stapel und beende das Spiel früh.',
      'Ich leere Stapel und beende das Spiel früh, mit der Karte {cards}.',
      'Ich leere Stapel und beende das Spiel früh, mit den Karten {cards}.',
    ],
  },
  duchies: {
    en: ['I collect Duchies.', 'I collect Duchies, along with {cards}.'],
    hu: ['Hercegségeket gyűjtök.', 'Hercegségeket gyűjtök, és melléjük kell {cards}.'],
    pl: [
      'Zbieram Księstwa.',
      'Zbieram Księstwa, a do nich kartę {cards}.',
      'Zbieram Księstwa, a do nich karty {cards}.',
    ],
    de: [
      'Ich sammle Herzogtümer.',
      'Ich sammle Herzogtümer, dazu die Karte {cards}.',
      'Ich sammle Herzogtümer, dazu die Karten {cards}.',
    ],
  },
  slog: {
    en: [
      'It will be a long game: I gather many small points.',
      'It will be a long game: I gather many small points, with {cards}.',
    ],
    hu: [
      'Hosszú játék lesz: sok apró pontot gyűjtögetek.',
      'Hosszú játék lesz: sok apró pontot gyűjtögetek, ebben segít {cards}.',
    ],
    pl: [
      'To będzie długa gra: zbieram wiele drobnych punktów.',
      'To będzie długa gra: zbieram wiele drobnych punktów z pomocą karty {cards}.',
      'To będzie długa gra: zbieram wiele drobnych punktów z pomocą kart {cards}.',
    ],
    de: [
      'Das wird ein langes Spiel: Ich sammle viele kleine Punkte.',
      'Das wird ein langes Spiel: Ich sammle viele kleine Punkte, mit der Karte {cards}.',
      'Das wird ein langes Spiel: Ich sammle viele kleine Punkte, mit den Karten {cards}.',
    ],
  },
  potions: {
    en: ['I buy a Potion early.', 'I buy a Potion early, for {cards}.'],
    hu: ['Korán veszek egy Varázsitalt.', 'Korán veszek egy Varázsitalt, mert kell nekem {cards}.'],
    pl: [
      'Wcześnie kupuję Eliksir.',
      'Wcześnie kupuję Eliksir, bo chcę mieć kartę {cards}.',
      'Wcześnie kupuję Eliksir, bo chcę mieć karty {cards}.',
    ],
    de: [
      'Ich kaufe früh einen Trank.',
      'Ich kaufe früh einen Trank, für die Karte {cards}.',
      'Ich kaufe früh einen Trank, für die Karten {cards}.',
    ],
  },
  trim: {
    en: [
      'First I trash my starting cards.',
      'First I trash my starting cards with {first}.',
      'First I trash my starting cards with {first}, then I go for {rest}.',
    ],
    hu: [
      'Először a kezdő lapjaimat dobom a szemétre.',
      'Először a kezdő lapjaimat dobom a szemétre, ebben segít {first}.',
      'Először a kezdő lapjaimat dobom a szemétre, ebben segít {first}; aztán jön {rest}.',
    ],
    pl: [
      'Najpierw wyrzucam do kosza karty początkowe.',
      'Najpierw wyrzucam do kosza karty początkowe z pomocą karty {first}.',
      'Najpierw wyrzucam do kosza karty początkowe z pomocą karty {first}, a potem biorę kartę {rest}.',
      'Najpierw wyrzucam do kosza karty początkowe z pomocą karty {first}, a potem biorę karty {rest}.',
    ],
    de: [
      'Erst entsorge ich meine Startkarten.',
      'Erst entsorge ich meine Startkarten mit der Karte {first}.',
      'Erst entsorge ich meine Startkarten mit der Karte {first}, dann kommt die Karte {rest}.',
      'Erst entsorge ich meine Startkarten mit der Karte {first}, dann kommen die Karten {rest}.',
    ],
  },
  whatever: {
    en: ['I take whatever looks nice.'],
    hu: ['Azt veszem meg, ami megtetszik.'],
    pl: ['Biorę, co mi się podoba.'],
    de: ['Ich nehme, was mir gefällt.'],
  },
};
