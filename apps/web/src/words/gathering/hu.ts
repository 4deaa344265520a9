// Ahol az asztal gyülekezik: saját lapok, közös válogatás, sok játékos.

import type { gathering as English } from './en.ts';

export const gathering: typeof English = {
  ownCards: 'Saját készítésű lapok',
  ownHint: 'Csak ehhez a játékhoz készültek. Ha ilyen lap is van, a játék nem számít az értékszámba.',
  ownBox: 'A saját dobozodból',
  ownFromBox: (name) => `${name} hozzáadása`,
  ownText: 'Egy saját lap szövegként, vagy a rá mutató hivatkozás',
  ownAdd: 'Hozzáadás a birodalomhoz',
  ownRemove: (name) => `${name} kihagyása`,
  ownNoCard: 'Ez nem saját lap. Másold ki teljes egészében onnan, ahol készült.',
  ownWrong: (what) => `Ezzel a lappal nem lehet játszani: ${what}`,
  ownTwice: (name) => `${name} már benne van.`,
  ownFull: (most) => `Egy birodalomban ${most} lap van. Előbb vegyél ki egyet.`,

  draftHow: 'A játék kezdetén mindenki sorban választ egy lapot, amíg tíz nem lesz. A botok is választanak.',
  draftVetoes: 'Mindenki kizárhat egy lapot',
  draftFrom: (sets) => `A birodalmat a játék kezdetén sorban választjátok ki ezekből: ${sets}.`,
  draftTitle: 'Válasszátok ki együtt a birodalmat',
  yourPick: 'Te választasz',
  picks: (name) => `${name} választ`,
  lying: (count, of) => `${of}-ből ${count}`,
  pick: 'Választom',
  pickCard: (card) => `Ezt választom: ${card}`,
  strike: 'Kizárom',
  strikeCard: (card) => `Ezt kizárom: ${card}`,
  vetoHint: 'Egyszer kizárhatsz egy lapot, olyat is, amit már kiválasztottak: akkor az senkinek sem lesz.',
  vetoed: (card, name) => `${card}, kizárta: ${name}`,
  pickedBy: (name) => `választotta: ${name}`,
  pickedForYou: 'Ha lejár az idő, egy lapot kapsz választottnak.',
  gameBegins: 'Megvan a tíz lap. Kezdődik a játék.',
  staleDraft: 'Valaki gyorsabb volt. Nézd meg újra, és válassz.',

  setCounts: 'Ennyi lap az egyes készletekből',
  anyCount: 'bármennyi',
  bothBoxes: 'Mindkét doboz kincsei',
  bothBoxesHint: 'Kétszer annyi Réz, Ezüst és Arany. Öt vagy hat játékosnál mindig így van.',
  manyPlayers:
    'Öt vagy hat játékosnál többet kell várni két kör között. Ha új neked a játék, kezdd kevesebb játékossal.',
  twoTables: (people, one, other) =>
    `${people} ember jött össze. Két asztalnál a legjobb: ${one} és ${other} játékossal.`,
  moveOver: 'Átülök a másik asztalhoz',
};
