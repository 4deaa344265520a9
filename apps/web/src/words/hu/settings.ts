import type { settings as English } from '../en/settings.ts';

export const settings: typeof English = {
  you: 'Te',
  nameHint: 'Így látnak a többiek. Nincs regisztráció, és nincs jelszó.',
  languages: 'Nyelvek',
  printing: 'A lapok nevei és a szakszavak',
  printings: { usual: 'Szokásos kiadás', other: 'Másik kiadás' },
  printingHint: (examples) =>
    `A másik kiadásban néhány lapnak más a neve (${examples}), és néhány szakszó is más.`,
  secondLanguage: 'A lapok nevei egy második nyelven is',
  noSecond: 'Nem',
  secondHint: 'Az első alatt áll; olyan asztaloknál hasznos, ahol több nyelven beszélnek.',
  look: 'Megjelenés',
  theme: 'Színek',
  themes: { system: 'Az eszköz szerint', light: 'Világos', dark: 'Sötét' },
  cloth: 'Az asztal posztója',
  cloths: { green: 'Zöld', claret: 'Borvörös', midnight: 'Éjkék' },
  speed: 'Mozgás',
  speeds: { off: 'Nincs', fast: 'Gyors', normal: 'Normál', slow: 'Lassú' },
  speedHint: 'A lapok láthatóan vándorolnak a régi helyükről az újra. Sosem kell rájuk várnod.',
  showShortcuts: 'Gyorsbillentyűk mutatása',
  showShortcutsHint:
    'Mindenen rajta áll, melyik billentyű választja ki. Kikapcsolva ezek a billentyűk nem tesznek semmit.',
  alerts: 'Hang és jelzés',
  sound: 'Hang',
  soundHint: 'Halk hangok a lapokhoz, és egy, amikor te jössz.',
  volume: 'Hangerő',
  notifications: 'Értesítések',
  notificationsHint: 'Amikor te jössz, és az oldal a háttérben van. A böngésző rá fog kérdezni.',
  notificationsDenied: 'A böngésződ tiltja az értesítéseket. Ott engedélyezheted őket ennek az oldalnak.',
  noNotifications: 'Ez a böngésző nem tud értesítéseket küldeni, vagy csak biztonságos kapcsolaton.',
  play: 'Játék közben',
  answerForced: 'Válaszoljon helyettem, ha nincs miről dönteni',
  answerForcedHint:
    'Ha egy kérdésre csak egy válasz lehet, az oldal megadja helyetted: azonnal, vagy szünet után, ha elárulná, mi van a kezedben.',
  alwaysReveal: (card) => `Mindig felfedem: ${card}`,
  alwaysRevealHint: 'Ha megtámadnak. Ugyanakkora szünet után, mint a többi válasz.',
  neverReveal: (card) => `Sosem fedem fel: ${card}`,
  neverRevealHint: 'Ha megtámadnak, és nincs más védekezéskártyád. A szünet ugyanakkora.',
  explicitEnd: 'Csak akkor érjen véget a köröm, ha befejezem',
  explicitEndHint: 'Az utolsó vásárlásod megvárja, hogy befejezd a köröd; addig választhatsz másik lapot.',

  otherDevice: 'Egy másik eszközön',
  carryHint:
    'Egy hivatkozással egy másik eszközön is ugyanaz a játékos lehetsz: ugyanazzal a névvel, játékokkal és értékszámmal.',
  makeLink: 'Hivatkozás készítése',
  makeAnother: 'Új hivatkozás',
  carryLink: 'Nyisd meg ezt a másik eszközön',
  carryWarning: 'Egyszer működik, 15 percig. Aki megnyitja, az te leszel: senki másnak ne küldd el.',
  carryTitle: 'Itt is ugyanaz a játékos leszel',
  carryQuestion:
    'Ezen az eszközön az leszel, aki a hivatkozást készítette: ugyanazzal a névvel, játékokkal és értékszámmal.',
  carryLoses: (name) =>
    `Az itteni eddigi neved, játékaid és értékszámod (${name}) elvész, és nem hozható vissza.`,
  carryTake: 'Igen, legyen így',
  carried: (name) => `Kész. Mostantól itt is ${name} vagy.`,
  carryOld:
    'Ezt a hivatkozást már felhasználták, vagy elmúlt 15 perces. Készíts újat a másik eszköz beállításaiban.',

  goodbye: 'Kijelentkezés és törlés',
  signOutHint:
    'Ha egy másik eszközön vagy valaki más is te lehetsz még: onnantól mind idegenek lesznek. A játékaid és az értékszámod megmaradnak.',
  signOut: 'Kijelentkezés mindenhol máshol',
  signOutSure: 'Kijelentkezel mindenhol máshol?',
  signOutIs: 'Csak ebben a böngészőben maradsz önmagad. A többi eszközödhöz új hivatkozás kell majd.',
  signOutYes: 'Kijelentkezés',
  signedOut: 'Kész. Mostantól csak ez a böngésző vagy te.',
  leaveHint:
    'A neved eltűnik az asztalokról, az archívumból és a ranglistáról. A befejezett játékaid megmaradnak a többieknek: a helyeden „valaki, aki elment” áll majd.',
  leave: 'Törlésem',
  leaveSure: (name) => `${name} törlése?`,
  leaveIs:
    'A még futó játékok feladottnak számítanak. Az értékszámod és a játékaid elvesznek, és senki sem tudja visszahozni őket.',
  leaveYes: 'Végleges törlés',
  left: 'Kész. Itt már senki sem ismer.',
  nobodyYet: 'Itt még nem vagy senki: nincs honnan kijelentkezni, és nincs mit törölni.',
};
