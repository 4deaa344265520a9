// What bots mean to do, in Polish. Names of cards follow the word for card, which takes the case upon itself.

import type { PlanSentences } from './en.ts';

export const plans: PlanSentences = {
  money: ['Zbieram Skarby, a potem kupuję Prowincje.'],
  'money-with': [
    'Zbieram Skarby.',
    'Zbieram Skarby z pomocą karty {cards}.',
    'Zbieram Skarby z pomocą kart {cards}.',
  ],
  'curses-first': [
    'Najpierw rozdaję Klątwy, a potem zbieram Skarby.',
    'Najpierw rozdaję Klątwy z pomocą karty {first}, a potem zbieram Skarby.',
    'Najpierw rozdaję Klątwy z pomocą karty {first}, a potem zbieram Skarby z pomocą karty {rest}.',
    'Najpierw rozdaję Klątwy z pomocą karty {first}, a potem zbieram Skarby z pomocą kart {rest}.',
  ],
  attacks: [
    'Atakuję, ile się da, i zbieram Skarby.',
    'Atakuję, ile się da, z pomocą karty {cards}, i zbieram Skarby.',
    'Atakuję, ile się da, z pomocą kart {cards}, i zbieram Skarby.',
  ],
  engine: [
    'Chcę w każdej turze dobrać prawie całą talię.',
    'Chcę w każdej turze dobrać prawie całą talię z pomocą karty {cards}.',
    'Chcę w każdej turze dobrać prawie całą talię z pomocą kart {cards}.',
  ],
  rush: [
    'Opróżniam stosy i szybko kończę grę.',
    'Opróżniam stosy i szybko kończę grę z pomocą karty {cards}.',
    'Opróżniam stosy i szybko kończę grę z pomocą kart {cards}.',
  ],
  duchies: [
    'Zbieram Księstwa.',
    'Zbieram Księstwa, a do nich kartę {cards}.',
    'Zbieram Księstwa, a do nich karty {cards}.',
  ],
  slog: [
    'To będzie długa gra: zbieram wiele drobnych punktów.',
    'To będzie długa gra: zbieram wiele drobnych punktów z pomocą karty {cards}.',
    'To będzie długa gra: zbieram wiele drobnych punktów z pomocą kart {cards}.',
  ],
  potions: [
    'Wcześnie kupuję Eliksir.',
    'Wcześnie kupuję Eliksir, bo chcę mieć kartę {cards}.',
    'Wcześnie kupuję Eliksir, bo chcę mieć karty {cards}.',
  ],
  trim: [
    'Najpierw wyrzucam do kosza karty początkowe.',
    'Najpierw wyrzucam do kosza karty początkowe z pomocą karty {first}.',
    'Najpierw wyrzucam do kosza karty początkowe z pomocą karty {first}, a potem biorę kartę {rest}.',
    'Najpierw wyrzucam do kosza karty początkowe z pomocą karty {first}, a potem biorę karty {rest}.',
  ],
  'what-helps': ['Biorę zawsze to, co w tej chwili najbardziej mi pomoże.'],
  whatever: ['Biorę, co mi się podoba.'],
};
