// Wo ein Tisch zusammenkommt: selbst gemachte Karten, reihum wählen, viele Spieler.

import type { gathering as English } from './en.ts';

export const gathering: typeof English = {
  ownCards: 'Selbst gemachte Karten',
  ownHint: 'Nur für dieses Spiel gemacht. Ein Spiel mit ihnen wird nicht gewertet.',
  ownBox: 'Aus deiner Schachtel',
  ownFromBox: (name) => `${name} dazunehmen`,
  ownText: 'Eine selbst gemachte Karte als Text, oder ein Link zu ihr',
  ownAdd: 'Ins Königreich nehmen',
  ownRemove: (name) => `${name} weglassen`,
  ownNoCard: 'Das ist keine selbst gemachte Karte. Kopiere sie ganz von dort, wo sie gemacht wurde.',
  ownWrong: (what) => `Mit dieser Karte kann man nicht spielen: ${what}`,
  ownTwice: (name) => `${name} ist schon dabei.`,
  ownFull: (most) => `Ein Königreich hat ${most} Karten. Nimm erst eine heraus.`,

  draftHow: 'Zu Beginn wählt reihum jeder eine Karte, bis zehn daliegen. Auch Bots wählen.',
  draftVetoes: 'Jeder darf eine Karte streichen',
  draftFrom: (sets) => `Das Königreich wird zu Beginn reihum gewählt, aus: ${sets}.`,
  draftTitle: 'Wählt gemeinsam das Königreich',
  yourPick: 'Du wählst',
  picks: (name) => `${name} wählt`,
  lying: (count, of) => `${count} von ${of}`,
  pick: 'Wählen',
  pickCard: (card) => `${card} wählen`,
  strike: 'Streichen',
  strikeCard: (card) => `${card} streichen`,
  vetoHint: 'Einmal darfst du eine Karte streichen, auch eine, die schon daliegt: Dann hat sie niemand.',
  vetoed: (card, name) => `${card}, gestrichen von ${name}`,
  pickedBy: (name) => `von ${name}`,
  pickedForYou: 'Ist die Zeit um, wird eine Karte für dich gewählt.',
  gameBegins: 'Zehn Karten liegen da. Das Spiel beginnt.',
  staleDraft: 'Jemand war schneller. Schau noch einmal, und wähle dann.',

  setCounts: 'So viele aus jedem Set',
  anyCount: 'beliebig',
  bothBoxes: 'Geldkarten aus beiden Schachteln',
  bothBoxesHint: 'Doppelt so viel Kupfer, Silber und Gold. Zu fünft und zu sechst ist es immer so.',
  manyPlayers:
    'Zu fünft oder zu sechst wartet man länger. Wenn das Spiel neu für dich ist, beginne in kleinerer Runde.',
  twoTables: (people, one, other) =>
    `${people} Leute sind da. Am besten spielt ihr an zwei Tischen, zu ${one} und zu ${other}.`,
  moveOver: 'An den anderen Tisch wechseln',
};
