import type { lobby as English } from '../en/lobby.ts';

export const lobby: typeof English = {
  title: 'Asztal',
  titleOf: (host) => `${host} asztala`,
  whoPlays: 'Kik játszanak',
  seat: (number) => `${number}. hely`,
  free: 'szabad',
  you: 'te',
  host: 'házigazda',
  bot: 'bot',
  away: 'nincs itt',
  sitDown: 'Leülök',
  sitHere: 'Ide ülök',
  moveHere: 'Átülök ide',
  seatBot: 'Bot ültetése…',
  botOn: (number) => `Bot ültetése ${number === 1 || number === 5 ? 'az' : 'a'} ${number}. helyre`,
  clearSeat: 'Eltávolítás',
  leave: 'Felállok az asztaltól',
  watching: (count) => `${count} néző`,

  youAre: 'A neved:',
  yourName: 'A neved',
  rename: 'Módosítás',
  saveName: 'Mentés',
  nameSaved: 'A neved elmentve.',
  badName:
    'Ez a név nem jó. 1–24 karakterből állhat, és nem lehet benne kettőspont, vessző, # vagy láthatatlan jel.',

  invite: 'Hívd meg a barátaidat',
  inviteHint: 'Aki megnyitja ezt a hivatkozást, leülhet. Szünet, összeomlás vagy egy hét után is működik.',
  link: 'Ennek az asztalnak a hivatkozása',
  invitation: 'Egy hely vár rád az asztalnál',
  copy: 'Másolás',
  copied: 'Másolva',
  share: 'Megosztás…',
  showQr: 'QR-kód mutatása',
  inviteKnown: 'Akikkel már játszottál …',
  qrTitle: 'Leülés telefonnal',
  qrHint: 'Irányítsd rá egy telefon kameráját: megnyitja ezt az asztalt.',
  qrIs: 'QR-kód az asztal linkjével',

  whatIsPlayed: 'Mit játszunk',
  change: 'Módosítás',
  save: 'Mentés',
  drawnAtStart: 'A tíz lapot a játék indulásakor húzzuk ki.',
  start: 'A játék indítása',
  startWith: (players) => `Indítás ${players} játékossal`,
  allReady: 'Minden hely foglalt.',
  duringDraft: 'Tíz lapot választotok ki, aztán kezdődik a játék.',
  seatsFree: (count) =>
    count === 1
      ? 'Egy hely szabad: várj valakire, vagy ültess oda egy botot.'
      : `${count} hely szabad: várj a többiekre, vagy ültess oda botokat.`,
  seatsFreeRated: (count) =>
    `Még ${count} szabad hely van: várd meg a többieket. A ranglistás játékot emberek játsszák egymással.`,
  waitingForPlayers: (count) => (count === 1 ? 'Egy hely még szabad.' : `${count} hely még szabad.`),
  waitingForHost: (host) => `${host} indíthatja a játékot.`,
  agree: 'Benne vagyok',
  agreed: 'Játszol',
  agreeHint: 'Nézd meg, mit játszunk most. A játék akkor indulhat, ha mindenki beleegyezett.',
  agreeCall: 'Megváltozott, mit játszunk',
  yetToAgree: 'még nem egyezett bele',
  waitingForYes: (names) => `Még nem egyezett bele: ${names}. Utána indulhat a játék.`,
  full: 'Minden hely foglalt. Maradj itt nézőnek, vagy kérj helyet a házigazdától.',
  fullWithOther: 'Minden hely foglalt. Van egy második asztal azoknak, akik most jönnek.',
  otherTable: 'A második asztalhoz',
  fullOfPeople:
    'Minden hely foglalt. Maradj itt nézőnek, vagy nyiss egy második asztalt ugyanezekkel a szabályokkal.',
  secondTable: 'Második asztal nyitása',
  lost: 'A kapcsolat megszakadt; magától helyreáll.',
  gathersAgain: 'Az asztalnál új játék készül.',
  removed: 'A helyedet felszabadították. Újra leülhetsz, ahol van szabad hely, vagy nézőként maradhatsz.',
  satDown: (name) => `${name} leült az asztalhoz`,
  toTheLobby: 'A helyekhez',

  options: 'Az asztal szabályai',
  seats: 'Helyek',
  information: 'Mit számoljon neked az oldal',
  informations: {
    strict: {
      label: 'Semmit',
      short: 'számolás nélkül',
      hint: 'Ahogy a szabály mondja: te jegyzed meg, amit láttál.',
    },
    counts: {
      label: 'A lapokat',
      short: 'lapok számolva',
      hint: 'Kinek melyik lapból mennyi van, amennyire mindenki láthatta.',
    },
    full: {
      label: 'Mindent',
      short: 'minden számolva',
      hint: 'Azt is, mi maradt a húzópaklidban, és kinek hány pontja van.',
    },
  },
  clock: 'Óra',
  clocks: {
    none: { label: 'Nincs', short: 'óra nélkül', hint: 'Mindenki addig gondolkodik, ameddig akar.' },
    gentle: {
      label: 'Kényelmes',
      short: 'kényelmes óra',
      hint: 'Fejenként tíz perc, és körönként 20 másodperc.',
    },
    fast: { label: 'Gyors', short: 'gyors óra', hint: 'Fejenként három perc, és döntésenként 6 másodperc.' },
    days: { label: 'Napok', short: 'napok', hint: 'Három nap minden válaszra, mint a levelezős játékban.' },
  },
  undo: 'Visszavonás',
  undos: {
    free: {
      label: 'Szabad',
      short: 'szabad visszavonás',
      hint: 'Szabad addig, amíg senki sem tudott meg újat; azon túl a többiek döntenek.',
    },
    ask: { label: 'Kérésre', short: 'visszavonás kérésre', hint: 'Mindig a többiek döntenek róla.' },
    none: { label: 'Nincs', short: 'nincs visszavonás', hint: 'Ami ki van játszva, ki van játszva.' },
  },
  undoFreeRated: 'Szabadon addig, ahol valaki új dolgot tudott meg; tovább nem.',
  spectators: 'Nézők',
  spectatorRules: {
    public: {
      label: 'A hivatkozással',
      short: 'lehetnek nézők',
      hint: 'Akinek megvan a hivatkozás, nézheti, de rejtett lapot nem lát.',
    },
    delayed: {
      label: 'Mindent, később',
      short: 'nézők késleltetve',
      hint: 'A nézők minden kezet látnak, de csak néhány körrel később, amikor azokat már kijátszották. Ami egy körnél régebbi, azt nem lehet visszavonni.',
    },
    none: { label: 'Senki', short: 'nézők nélkül', hint: 'Csak az látja, aki játszik, később is.' },
  },
  pauses: 'Szünet az automatikus válaszok előtt',
  pausesHint:
    'Ha a kézben lévő lapok nem hagynak választást, a válasz annyi idő múlva jön, amennyit egy ember gondolkodna, így semmit sem árul el. Csak botok ellen nincs szünet.',
  noPauses: 'Az automatikus válaszok azonnal jönnek',
  noPausesShort: 'azonnali automatikus válaszok',
  rated: 'Beleszámít a ranglistába',
  ratedShort: 'ranglistás',
  ratedMeans:
    'Emberek között, botok nélkül. Amiből valaki megtudott valamit, azt kérésre sem lehet visszavonni: különben az értékszám azt mérné, ki az engedékeny. A rövid játékok és az ugyanazokkal játszott sokadik játék keveset számítanak. Ahol te választod meg, kivel játszol, a győzelem csak az így elveszettet hozza vissza; feljebb ez visz: „Játék bárkivel”.',

  unknownTitle: 'Nincs ilyen asztal',
  unknown:
    'Lehet, hogy a hivatkozásból útközben elveszett néhány betű. Másold ki újra, vagy nyiss saját asztalt.',
  closedTitle: 'Ez a játék zártkörű',
  closed: 'Itt éppen játszanak, és a játékosok nem kérnek nézőket. Ha vége, itt láthatod a helyeket.',
  ownTable: 'Asztal nyitása',
};
