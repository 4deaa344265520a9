import type { archive as English } from '../en/archive.ts';

/** "a 24.", "az 5.", "az 1.", "az 1000.": by how the number is said. */
function article(number: number): 'a' | 'az' {
  const digits = String(number);
  return digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1) ? 'az' : 'a';
}

export const archive: typeof English = {
  title: 'Archívum',
  intro: 'Befejezett játékok: visszanézheted őket, tanulhatsz belőlük, vagy folytathatod őket.',
  search: 'Keresés',
  player: 'Játékos',
  playerHint: 'a név egy része',
  card: 'Lap',
  anyCard: 'Bármelyik',
  mine: 'Csak a saját játékaim',
  find: 'Keresés',
  clear: 'Az összes',
  games: 'Befejezett játékok',
  winner: 'győztes',
  somebody: 'valaki, aki elment',
  brokenOff: 'félbeszakítva',
  nobodyWon: 'senki sem nyert',
  rated: 'ranglistás',
  unwitnessed: 'tanú nélkül',
  more: 'További játékok',
  found: (count, more) => `${more ? 'Legalább ' : ''}${count} játék`,
  none: 'Itt még nem fejeztek be játékot.',
  noneMine: 'Még nincs befejezett játékod.',
  noneFound: 'Nincs ilyen befejezett játék.',
  playNow: 'Játsszunk egyet',

  open: 'Lejegyzés megnyitása',
  openIs: 'Húzz ide egy fájlt, válassz ki egyet, vagy illeszd be a szövegét. A böngésződben marad.',
  chooseFile: 'Fájl kiválasztása',
  paste: 'A lejegyzés szövege',
  openIt: 'Megnyitás',
  reading: 'A lejegyzés lejátszása…',
  tooLong: (most) => `Ez túl hosszú lejegyzésnek: több mint ${most} karakter.`,
  unreadable: 'Ezt a fájlt nem lehet elolvasni.',
  troubleAt: (line) => `A lejegyzés ${article(line)} ${line}. sornál elakad`,
  inEnglish: 'Részletek angolul:',

  ladder: 'Ranglista',
  ladderIs:
    'Mindenki 0-ról indul. Az értékszám azt mutatja, mennyit ér valaki szinte biztosan: nő, ha legyőz másokat – annál jobban, minél erősebbek azok –, és minden játékkal biztosabb lesz.',
  ladderCounts:
    'Csak az emberek közötti ranglistás játékok számítanak: a „Játék bárkivel” játékai és a ranglistás asztaloké. Kevesebbet számít egy játék, ha rövid, ha ugyanazok játszanak újra meg újra, ha az ellenfél eddig kevés mással játszott, vagy ha valaki jóval fölötte áll. Két sokat játszó ember között az 5-ös előny nagyjából tízből hét győzelmet jelent.',
  place: 'Hely',
  name: 'Név',
  rating: 'Értékszám',
  gamesPlayed: 'Játékok',
  provisional: 'ideiglenes',
  provisionalIs: 'Ideiglenes: a játékai együtt tíz teljes játéknál kevesebbet érnek, tehát még csak becslés.',
  you: 'te',
  ladderNone: 'Még senki sincs a ranglistán. Öt teljes játéknyi súly kell hozzá, öt különböző ember ellen.',
  ladderMore: 'Lejjebb',
};
