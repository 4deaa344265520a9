// Gdzie zbiera się stół: karty własnej roboty, wspólny wybór, wielu graczy.

import type { gathering as English } from './en.ts';

const rules = new Intl.PluralRules('pl');
const people = (count: number): string =>
  ({ one: 'osoba przyszła', few: 'osoby przyszły' })[rules.select(count) as 'one' | 'few'] ?? 'osób przyszło';

export const gathering: typeof English = {
  ownCards: 'Karty własnej roboty',
  ownHint: 'Zrobione tylko na tę grę. Gra z nimi nie liczy się do rankingu.',
  ownBox: 'Z twojego pudełka',
  ownFromBox: (name) => `Dodaj kartę ${name}`,
  ownText: 'Karta własnej roboty jako tekst albo link do niej',
  ownAdd: 'Dodaj do królestwa',
  ownRemove: (name) => `Bez karty ${name}`,
  ownNoCard: 'To nie jest karta własnej roboty. Skopiuj ją w całości stamtąd, gdzie powstała.',
  ownWrong: (what) => `Tą kartą nie da się grać: ${what}`,
  ownTwice: (name) => `Karta ${name} już tam jest.`,
  ownFull: (most) => `Królestwo ma ${most} kart. Najpierw jakąś wyjmij.`,

  draftHow: 'Na początku gry każdy po kolei wybiera kartę, aż będzie ich dziesięć. Boty też wybierają.',
  draftVetoes: 'Każdy może skreślić jedną kartę',
  draftFrom: (sets) => `Królestwo wybieracie po kolei na początku gry, z zestawów: ${sets}.`,
  draftTitle: 'Wybierzcie razem królestwo',
  yourPick: 'Wybierasz ty',
  picks: (name) => `Wybiera ${name}`,
  lying: (count, of) => `${count} z ${of}`,
  pick: 'Wybieram',
  pickCard: (card) => `Wybieram: ${card}`,
  strike: 'Skreślam',
  strikeCard: (card) => `Skreślam: ${card}`,
  vetoHint: 'Raz możesz skreślić kartę, także już wybraną: wtedy nikt jej nie ma.',
  vetoed: (card, name) => `${card}, skreślona przez: ${name}`,
  pickedBy: (name) => `wybór: ${name}`,
  pickedForYou: 'Gdy czas minie, karta zostanie wybrana za ciebie.',
  gameBegins: 'Jest dziesięć kart. Gra się zaczyna.',
  staleDraft: 'Ktoś był szybszy. Spójrz jeszcze raz i wybierz.',

  setCounts: 'Tyle kart z każdego zestawu',
  anyCount: 'ile wypadnie',
  bothBoxes: 'Skarby z obu pudełek',
  bothBoxesHint:
    'Dwa razy tyle Miedziaków, Srebrników i Złotników. Przy pięciu i sześciu graczach tak jest zawsze.',
  manyPlayers:
    'Przy pięciu lub sześciu graczach dłużej czeka się na swoją kolej. Jeśli to dla ciebie nowa gra, zacznij w mniejszym gronie.',
  twoTables: (count, one, other) =>
    `${count} ${people(count)}. Najlepiej zagrać przy dwóch stołach: ${one} i ${other}.`,
  moveOver: 'Przesiądź się do drugiego stołu',
};
