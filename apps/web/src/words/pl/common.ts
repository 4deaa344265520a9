import type { common as English } from '../en/common.ts';

export const common: typeof English = {
  name: 'Tenfold',
  home: 'Strona główna',
  rooms: 'Działy',
  help: 'Pomoc',
  settings: 'Ustawienia',
  language: 'Język',
  skip: 'Przejdź do treści',
  close: 'Zamknij',
  cancel: 'Anuluj',
  back: 'Wstecz',
  retry: 'Spróbuj ponownie',
  loading: 'Chwileczkę…',
  and: (items) => new Intl.ListFormat('pl').format(items),
  newName: (number) => `Gość ${number}`,
  failed: 'Nie udało się',
  noServer: 'Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.',
};
