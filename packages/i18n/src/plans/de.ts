// What bots mean to do, in German. Names of cards follow the word for card, which takes the case upon itself.

import type { PlanSentences } from './en.ts';

export const plans: PlanSentences = {
  money: ['Ich sammle Geld, dann kaufe ich Provinzen.'],
  'money-with': [
    'Ich sammle Geld.',
    'Ich sammle Geld, dazu die Karte {cards}.',
    'Ich sammle Geld, dazu die Karten {cards}.',
  ],
  'curses-first': [
    'Erst verteile ich Flüche, dann sammle ich Geld.',
    'Erst verteile ich Flüche mit der Karte {first}, dann sammle ich Geld.',
    'Erst verteile ich Flüche mit der Karte {first}, dann sammle ich Geld, dazu die Karte {rest}.',
    'Erst verteile ich Flüche mit der Karte {first}, dann sammle ich Geld, dazu die Karten {rest}.',
  ],
  attacks: [
    'Ich greife an, sooft ich kann, und sammle Geld.',
    'Ich greife mit der Karte {cards} an, sooft ich kann, und sammle Geld.',
    'Ich greife mit den Karten {cards} an, sooft ich kann, und sammle Geld.',
  ],
  engine: [
    'Ich will in jedem Zug fast alle meine Karten ziehen.',
    'Ich will in jedem Zug fast alles ziehen, was ich habe, mit der Karte {cards}.',
    'Ich will in jedem Zug fast alles ziehen, was ich habe, mit den Karten {cards}.',
  ],
  rush: [
    'Ich leere Stapel und beende das Spiel früh.',
    'Ich leere Stapel und beende das Spiel früh, mit der Karte {cards}.',
    'Ich leere Stapel und beende das Spiel früh, mit den Karten {cards}.',
  ],
  duchies: [
    'Ich sammle Herzogtümer.',
    'Ich sammle Herzogtümer, dazu die Karte {cards}.',
    'Ich sammle Herzogtümer, dazu die Karten {cards}.',
  ],
  slog: [
    'Das wird ein langes Spiel: Ich sammle viele kleine Punkte.',
    'Das wird ein langes Spiel: Ich sammle viele kleine Punkte, mit der Karte {cards}.',
    'Das wird ein langes Spiel: Ich sammle viele kleine Punkte, mit den Karten {cards}.',
  ],
  potions: [
    'Ich kaufe früh einen Trank.',
    'Ich kaufe früh einen Trank, für die Karte {cards}.',
    'Ich kaufe früh einen Trank, für die Karten {cards}.',
  ],
  trim: [
    'Erst entsorge ich meine Startkarten.',
    'Erst entsorge ich meine Startkarten mit der Karte {first}.',
    'Erst entsorge ich meine Startkarten mit der Karte {first}, dann kommt die Karte {rest}.',
    'Erst entsorge ich meine Startkarten mit der Karte {first}, dann kommen die Karten {rest}.',
  ],
  'what-helps': ['Ich nehme, was mir gerade am meisten hilft.'],
  whatever: ['Ich nehme, was mir gefällt.'],
};
