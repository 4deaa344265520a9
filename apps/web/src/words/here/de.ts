import type { here as english } from './en.ts';

export const here: typeof english = {
  title: 'Spiele auf diesem Gerät',
  intro: 'Spiele gegen Bots, die diese Seite selbst aufbewahrt hat, ohne Server.',
  none: 'Noch keine. Spiele, die du ohne Server beginnst, werden hier aufbewahrt.',
  underWay: 'Im Gang',
  against: (others) => `gegen ${others}`,
  you: 'Du',
  playOn: 'Weiterspielen',
  replay: 'Nachspielen',
  forget: 'Löschen',
  forgetHint: (others) => `Löschen: Spiel gegen ${others}`,
  forgetSure: 'Es ist sonst nirgends aufbewahrt. Löschen?',
  yes: 'Löschen',
  no: 'Behalten',
  won: 'Gewonnen',
  level: 'Sieg geteilt',
  lost: 'Verloren',
  brokenOff: 'Aufgegeben',
  sent: 'In deinem Archiv',
  unsent: 'Kommt in dein Archiv, sobald der Server wieder da ist',
  refused: 'Der Server nimmt es nicht an',
  begun:
    'Kein Server ist zu erreichen: Dieses Spiel wird auf der Seite gespielt und auf diesem Gerät aufbewahrt.',
  plain: 'Dieses Spiel wird auf der Seite gespielt und auf diesem Gerät aufbewahrt.',
  lasting:
    'Dieser Browser bewahrt nichts für die Seite auf (privates Fenster oder kein Platz): Das Spiel hält, solange dieser Tab offen ist.',
  elsewhere:
    'Dieses Spiel ist in einem anderen Tab offen. Spiele es dort, oder schließe jenen Tab und versuche es noch einmal.',
  broken:
    'Das Spiel auf der Seite ist abgebrochen. Was gespielt wurde, ist aufbewahrt; versuche es noch einmal.',
  misfit:
    'Wenn es wieder geschieht: Das Spiel wurde mit einer anderen Fassung begonnen und lässt sich nicht fortsetzen.',
  gone: 'Dieses Spiel gibt es auf diesem Gerät nicht',
  goneIs: 'Spiele ohne Server bleiben in dem Browser, in dem sie gespielt wurden.',
  all: 'Alle Spiele auf diesem Gerät',
  needsServer: 'Dafür braucht es einen Server',
  needsServerIs:
    'Diese Kopie von Tenfold liegt auf einem einfachen Webspeicher. Spiele mit anderen, die Rangliste und das Königreich des Tages gibt es dort, wo ein Tenfold-Server läuft.',
  without: 'Ohne Server kannst du gegen Bots spielen, lernen, im Labor forschen und das Regelbuch lesen.',
  newVersion: 'Eine neue Fassung von Tenfold ist da.',
  reload: 'Neu laden',
  later: 'Später',
};
