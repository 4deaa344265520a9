import type { lobby as English } from '../en/lobby.ts';

const rules = new Intl.PluralRules('pl');
function form(count: number, one: string, few: string, many: string): string {
  const found = rules.select(count);
  return found === 'one' ? one : found === 'few' ? few : many;
}

export const lobby: typeof English = {
  title: 'Stół',
  titleOf: (host) => `Stół: ${host}`,
  whoPlays: 'Kto gra',
  seat: (number) => `Miejsce ${number}`,
  free: 'wolne',
  you: 'ty',
  host: 'gospodarz',
  bot: 'bot',
  away: 'offline',
  sitDown: 'Usiądź',
  sitHere: 'Usiądź tu',
  moveHere: 'Przesiądź się tu',
  seatBot: 'Posadź bota…',
  botOn: (number) => `Posadź bota na miejscu ${number}`,
  clearSeat: 'Usuń',
  leave: 'Odejdź od stołu',
  watching: (count) => `${count} ${form(count, 'osoba ogląda', 'osoby oglądają', 'osób ogląda')}`,

  youAre: 'Twoje imię:',
  yourName: 'Twoje imię',
  rename: 'Zmień',
  saveName: 'Zapisz',
  nameSaved: 'Imię zapisane.',
  badName:
    'Tego imienia nie można przyjąć: od 1 do 24 znaków, bez dwukropka, przecinka, # i znaków niewidocznych.',

  invite: 'Zaproś znajomych',
  inviteHint: 'Kto otworzy ten link, może usiąść. Działa też po przerwie, po awarii i po tygodniu.',
  link: 'Link do tego stołu',
  invitation: 'Miejsce przy stole czeka na ciebie',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  share: 'Udostępnij…',
  showQr: 'Pokaż kod QR',
  inviteKnown: 'Współgracze …',
  qrTitle: 'Dołącz telefonem',
  qrHint: 'Skieruj na niego aparat telefonu: otworzy ten stół.',
  qrIs: 'Kod QR z linkiem do tego stołu',

  whatIsPlayed: 'W co gramy',
  change: 'Zmień',
  save: 'Zapisz',
  drawnAtStart: 'Dziesięć kart zostanie wylosowanych na początku gry.',
  start: 'Rozpocznij grę',
  startWith: (players) => `Zacznij w ${players} ${form(players, 'osobę', 'osoby', 'osób')}`,
  allReady: 'Wszystkie miejsca są zajęte.',
  duringDraft: 'Wybieracie dziesięć kart, potem zacznie się gra.',
  seatsFree: (count) =>
    `${count} ${form(count, 'miejsce jest wolne', 'miejsca są wolne', 'miejsc jest wolnych')}: poczekaj albo posadź ${count === 1 ? 'bota' : 'boty'}.`,
  seatsFreeRated: (count) =>
    count === 1
      ? 'Jedno miejsce jest wolne: zaczekaj na kogoś. W grze rankingowej grają tylko ludzie.'
      : `Wolne miejsca: ${count}. Zaczekaj na innych. W grze rankingowej grają tylko ludzie.`,
  waitingForPlayers: (count) =>
    `Jeszcze ${count} ${form(count, 'miejsce jest wolne', 'miejsca są wolne', 'miejsc jest wolnych')}.`,
  waitingForHost: (host) => `Grę może rozpocząć ${host}.`,
  agree: 'Gram',
  agreed: 'Grasz',
  agreeHint: 'Zobacz, w co teraz gramy. Gra może się zacząć, gdy wszyscy się zgodzą.',
  agreeCall: 'Zmieniło się to, w co gramy',
  yetToAgree: 'jeszcze bez zgody',
  waitingForYes: (names) => `Brakuje zgody: ${names}. Potem gra może się zacząć.`,
  full: 'Wszystkie miejsca są zajęte. Zostań, by oglądać, albo poproś gospodarza o miejsce.',
  fullWithOther: 'Wszystkie miejsca są zajęte. Dla tych, którzy przychodzą teraz, jest drugi stół.',
  otherTable: 'Do drugiego stołu',
  fullOfPeople:
    'Wszystkie miejsca są zajęte. Zostań, by oglądać, albo otwórz drugi stół z tymi samymi zasadami.',
  secondTable: 'Otwórz drugi stół',
  lost: 'Połączenie zostało przerwane; wróci samo.',
  gathersAgain: 'Przy stole szykuje się następna gra.',
  removed: 'Twoje miejsce zostało zwolnione. Możesz znów usiąść tam, gdzie jest wolne, albo oglądać.',
  satDown: (name) => `${name} siada do stołu`,
  toTheLobby: 'Do miejsc',

  options: 'Zasady stołu',
  seats: 'Miejsca',
  information: 'Co strona liczy za ciebie',
  informations: {
    strict: {
      label: 'Nic',
      short: 'bez liczenia',
      hint: 'Jak w instrukcji: trzeba pamiętać, co było widać.',
    },
    counts: {
      label: 'Posiadane karty',
      short: 'karty liczone',
      hint: 'Ile jakich kart kto ma, o ile wszyscy mogli to zobaczyć.',
    },
    full: {
      label: 'Wszystko',
      short: 'wszystko liczone',
      hint: 'Także to, co zostało w twojej talii, i to, kto ma ile punktów.',
    },
  },
  clock: 'Zegar',
  clocks: {
    none: { label: 'Brak', short: 'bez zegara', hint: 'Każdy myśli tak długo, jak chce.' },
    gentle: {
      label: 'Spokojny',
      short: 'spokojny zegar',
      hint: 'Dziesięć minut na osobę i 20 sekund na turę.',
    },
    fast: { label: 'Szybki', short: 'szybki zegar', hint: 'Trzy minuty na osobę i 6 sekund na decyzję.' },
    days: {
      label: 'Dni',
      short: 'zegar w dniach',
      hint: 'Trzy dni na każdą odpowiedź, jak w grze korespondencyjnej.',
    },
  },
  undo: 'Cofanie',
  undos: {
    free: {
      label: 'Swobodne',
      short: 'swobodne cofanie',
      hint: 'Swobodnie, dopóki nikt nie dowiedział się niczego nowego; dalej decydują pozostali.',
    },
    ask: { label: 'Za zgodą', short: 'cofanie za zgodą', hint: 'Zawsze decydują pozostali.' },
    none: { label: 'Brak', short: 'bez cofania', hint: 'Co zagrane, to zagrane.' },
  },
  undoFreeRated: 'Swobodnie do miejsca, w którym ktoś dowiedział się czegoś nowego; dalej nie.',
  spectators: 'Oglądanie',
  spectatorRules: {
    public: {
      label: 'Z linkiem',
      short: 'można oglądać',
      hint: 'Kto ma link, może oglądać, ale nie widzi ukrytych kart.',
    },
    delayed: {
      label: 'Wszystko, później',
      short: 'oglądanie z opóźnieniem',
      hint: 'Widzowie widzą wszystkie ręce, ale kilka tur później, gdy zostały już rozegrane. Tego, co starsze niż jedna tura, nie można cofnąć.',
    },
    none: { label: 'Nikt', short: 'bez widzów', hint: 'Grę widzą tylko grający, także gdy się skończy.' },
  },
  pauses: 'Pauza przed automatyczną odpowiedzią',
  pausesHint:
    'Gdy karty na ręce nie dają wyboru, odpowiedź przychodzi po takim czasie, jakiego potrzebowałby człowiek, więc niczego nie zdradza. W grze z samymi botami pauz nie ma.',
  noPauses: 'Automatyczne odpowiedzi od razu',
  noPausesShort: 'automatyczne odpowiedzi od razu',
  rated: 'Liczy się do rankingu',
  ratedShort: 'rankingowa',
  ratedMeans:
    'Między ludźmi, bez botów. Tego, z czego ktoś się czegoś dowiedział, nie cofa się nawet za zgodą innych: inaczej ocena mierzyłaby, kto jest uprzejmy. Gry krótkie i kolejne gry z tymi samymi osobami liczą się mało. Kto sam wybiera, z kim gra, odzyskuje tylko to, co tak stracił; wyżej prowadzi „Zagraj z kimkolwiek”.',

  unknownTitle: 'Nie ma takiego stołu',
  unknown: 'Może link zgubił po drodze kilka liter. Skopiuj go jeszcze raz albo otwórz własny stół.',
  closedTitle: 'Ta gra jest prywatna',
  closed: 'Tu trwa gra, a gracze nie chcą widzów. Gdy się skończy, zobaczysz tu miejsca.',
  ownTable: 'Otwórz stół',
};
