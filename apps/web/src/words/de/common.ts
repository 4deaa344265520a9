import type { common as English } from '../en/common.ts';

export const common: typeof English = {
  name: 'Tenfold',
  home: 'Startseite',
  rooms: 'Räume',
  help: 'Hilfe',
  settings: 'Einstellungen',
  language: 'Sprache',
  skip: 'Zum Inhalt springen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: 'Zurück',
  retry: 'Erneut versuchen',
  loading: 'Einen Moment …',
  and: (items) => new Intl.ListFormat('de').format(items),
  newName: (number) => `Gast ${number}`,
  failed: 'Das hat nicht geklappt',
  noServer: 'Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.',
};
