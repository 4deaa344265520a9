import type { settings as English } from '../en/settings.ts';

export const settings: typeof English = {
  you: 'Ty',
  nameHint: 'Tak widzą cię inni. Nie ma kont ani haseł.',
  languages: 'Języki',
  printing: 'Nazwy kart',
  printings: { usual: 'Zwykłe wydanie', other: 'Inne wydanie' },
  printingHint: (examples) => `Niektóre karty nazywają się w innym wydaniu inaczej: ${examples}.`,
  secondLanguage: 'Nazwy kart także w drugim języku',
  noSecond: 'Nie',
  secondHint: 'Widać ją pod pierwszą; dla stołów, przy których mówi się kilkoma językami.',
  look: 'Wygląd',
  theme: 'Kolory',
  themes: { system: 'Jak w urządzeniu', light: 'Jasne', dark: 'Ciemne' },
  cloth: 'Sukno stołu',
  cloths: { green: 'Zielone', claret: 'Bordowe', midnight: 'Granatowe' },
  speed: 'Ruch kart',
  speeds: { off: 'Brak', fast: 'Szybki', normal: 'Zwykły', slow: 'Powolny' },
  speedHint: 'Karty wędrują stamtąd, gdzie były, tam, gdzie są. Nigdy nie musisz na nie czekać.',
  showShortcuts: 'Pokaż skróty',
  showShortcutsHint: 'Klawisz widać na tym, co się nim wybiera. Po wyłączeniu te klawisze nic nie robią.',
  alerts: 'Dźwięk i powiadomienia',
  sound: 'Dźwięk',
  soundHint: 'Ciche dźwięki kart i jeden, gdy przychodzi twoja tura.',
  volume: 'Głośność',
  notifications: 'Powiadomienia',
  notificationsHint: 'Gdy przychodzi twoja tura, a strona jest w tle. Przeglądarka o to zapyta.',
  notificationsDenied: 'Przeglądarka je blokuje. Zezwól w niej tej stronie na powiadomienia.',
  noNotifications: 'Ta przeglądarka ich nie obsługuje albo tylko przy bezpiecznym połączeniu.',
  play: 'Rozgrywka',
  answerForced: 'Odpowiadaj za mnie, gdy nie ma wyboru',
  answerForcedHint:
    'Na pytania z jedną możliwą odpowiedzią nie musisz odpowiadać: odpowiedź pada od razu albo po pauzie, jeśli zdradzałaby, co masz na ręce.',
  alwaysReveal: (card) => `Zawsze odsłaniaj: ${card}`,
  alwaysRevealHint: 'Gdy ktoś cię atakuje. Po takiej samej pauzie jak inne odpowiedzi.',

  otherDevice: 'Na innym urządzeniu',
  carryHint: 'Link sprawia, że na innym urządzeniu jesteś tą samą osobą: twoje imię, gry i ocena.',
  makeLink: 'Utwórz link',
  makeAnother: 'Utwórz inny link',
  carryLink: 'Otwórz to na drugim urządzeniu',
  carryWarning: 'Działa raz, przez 15 minut. Kto go otworzy, będzie tobą: nie wysyłaj go nikomu innemu.',
  carryTitle: 'Ta sama osoba także tutaj',
  carryQuestion:
    'Na tym urządzeniu będziesz tą osobą, która utworzyła link: to samo imię, te same gry i ta sama ocena.',
  carryLoses: (name) =>
    `Dotychczasowe imię, gry i ocena na tym urządzeniu (${name}) przepadną i nie da się ich przywrócić.`,
  carryTake: 'Tak, przejmij',
  carried: (name) => `Gotowe. Nazywasz się tu teraz ${name}.`,
  carryOld:
    'Ten link został już użyty albo ma więcej niż 15 minut. Utwórz nowy w ustawieniach drugiego urządzenia.',

  goodbye: 'Wylogowanie i usunięcie',
  signOutHint:
    'Jeśli inne urządzenie albo ktoś inny może jeszcze być tobą: wszyscy oni staną się obcymi. Twoje gry i ocena zostają.',
  signOut: 'Wyloguj wszędzie indziej',
  signOutSure: 'Wylogować wszędzie indziej?',
  signOutIs:
    'Tylko w tej przeglądarce będziesz nadal sobą. Na innych urządzeniach potrzebny będzie nowy link.',
  signOutYes: 'Wyloguj',
  signedOut: 'Gotowe. Teraz tylko ta przeglądarka to ty.',
  leaveHint:
    'Twoje imię znika ze stołów, archiwum i rankingu. Ukończone gry zostają dla innych, a na twoim miejscu będzie „ktoś, kogo już nie ma”.',
  leave: 'Usuń mnie',
  leaveSure: (name) => `Usunąć: ${name}?`,
  leaveIs:
    'Gry, które jeszcze trwają, liczą się jako poddane. Tracisz ocenę i swoje gry, i nikt nie może ich przywrócić.',
  leaveYes: 'Usuń na zawsze',
  left: 'Gotowe. Nikt cię tu już nie zna.',
  nobodyYet: 'Nikt cię tu jeszcze nie zna: nie ma czego wylogować ani usunąć.',
};
