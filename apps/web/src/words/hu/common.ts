import type { common as English } from '../en/common.ts';

export const common: typeof English = {
  name: 'Tenfold',
  home: 'Kezdőlap',
  rooms: 'Helyiségek',
  help: 'Súgó',
  settings: 'Beállítások',
  language: 'Nyelv',
  skip: 'Ugrás a tartalomra',
  close: 'Bezárás',
  cancel: 'Mégse',
  back: 'Vissza',
  retry: 'Újra',
  loading: 'Egy pillanat…',
  and: (items) => new Intl.ListFormat('hu').format(items),
  newName: (number) => `Vendég ${number}`,
  failed: 'Ez nem sikerült',
  noServer: 'A kiszolgáló nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.',
};
