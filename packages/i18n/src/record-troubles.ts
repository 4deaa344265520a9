// Why a record cannot be read or played on, in each language: a sentence for each code of a `RecordError`.

import type { Language } from './languages.ts';

const troubles = {
  'no-record': {
    en: 'A record begins with “tenfold record 1”; this text does not.',
    hu: 'A lejegyzés így kezdődik: „tenfold record 1”; ez a szöveg nem.',
    pl: 'Zapis zaczyna się od „tenfold record 1”; ten tekst nie.',
    de: 'Eine Aufzeichnung beginnt mit „tenfold record 1“; dieser Text nicht.',
  },
  'wrong-version': {
    en: 'It is of a version that cannot be read here.',
    hu: 'Olyan változatú, amely itt nem olvasható.',
    pl: 'To wersja, której nie da się tu odczytać.',
    de: 'Sie hat eine Version, die sich hier nicht lesen lässt.',
  },
  'bad-line': {
    en: 'This line has no colon. Write who chose, a colon, and the choice.',
    hu: 'Ebben a sorban nincs kettőspont. Így kell írni: ki döntött, kettőspont, és a döntés.',
    pl: 'W tym wierszu nie ma dwukropka. Napisz, kto wybrał, potem dwukropek i wybór.',
    de: 'In dieser Zeile fehlt der Doppelpunkt. Schreib, wer gewählt hat, einen Doppelpunkt und die Wahl.',
  },
  'unknown-entry': {
    en: 'The head of a record has no such entry.',
    hu: 'A lejegyzés fejlécében nincs ilyen adat.',
    pl: 'W nagłówku zapisu nie ma takiego pola.',
    de: 'Einen solchen Eintrag hat der Kopf einer Aufzeichnung nicht.',
  },
  'repeated-entry': {
    en: 'This entry is there twice. Keep one of them.',
    hu: 'Ez az adat kétszer szerepel. Csak az egyik maradjon.',
    pl: 'To pole jest podane dwa razy. Zostaw jedno.',
    de: 'Diesen Eintrag gibt es zweimal. Lass einen davon stehen.',
  },
  'missing-entry': {
    en: 'Something is missing in the head: players, kingdom or seed.',
    hu: 'Valami hiányzik a fejlécből: a játékosok, a birodalom vagy a mag.',
    pl: 'Czegoś brakuje w nagłówku: graczy, królestwa albo ziarna.',
    de: 'Im Kopf fehlt etwas: Spieler, Königreich oder Startwert.',
  },
  'unknown-player': {
    en: 'Nobody at this table has that name.',
    hu: 'Ennél az asztalnál senkit sem hívnak így.',
    pl: 'Przy tym stole nikt tak się nie nazywa.',
    de: 'An diesem Tisch heißt niemand so.',
  },
  'not-asked': {
    en: 'This player has nothing to choose at this point.',
    hu: 'Ennek a játékosnak itt nincs miről döntenie.',
    pl: 'Ten gracz nie ma tu nic do wyboru.',
    de: 'Dieser Spieler hat hier nichts zu wählen.',
  },
  'illegal-choice': {
    en: 'This choice is not possible at this point.',
    hu: 'Itt nem lehet így dönteni.',
    pl: 'Tego nie można tu wybrać.',
    de: 'Das kann man hier nicht wählen.',
  },
  'unknown-card': {
    en: 'There is a card in it that does not exist.',
    hu: 'Olyan lap van benne, amely nem létezik.',
    pl: 'Jest w nim karta, która nie istnieje.',
    de: 'Darin kommt eine Karte vor, die es nicht gibt.',
  },
  other: {
    en: 'A game cannot be set up like this.',
    hu: 'Így nem lehet játékot kezdeni.',
    pl: 'Takiej gry nie da się przygotować.',
    de: 'So lässt sich kein Spiel aufbauen.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

const isKnown = (code: string): code is keyof typeof troubles => Object.hasOwn(troubles, code);

/** What is wrong with a record, by the code of its error. */
export const recordTrouble = (code: string, language: Language): string =>
  troubles[isKnown(code) ? code : 'other'][language];
