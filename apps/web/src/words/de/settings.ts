import type { settings as English } from '../en/settings.ts';

export const settings: typeof English = {
  you: 'Du',
  nameHint: 'So sehen dich die anderen. Es gibt kein Konto und kein Passwort.',
  languages: 'Sprachen',
  printing: 'Kartennamen',
  printings: { usual: 'Übliche Ausgabe', other: 'Andere Ausgabe' },
  printingHint: (examples) => `Einige Karten heißen in der anderen Ausgabe anders: ${examples}.`,
  secondLanguage: 'Kartennamen auch in einer zweiten Sprache',
  noSecond: 'Nein',
  secondHint: 'Sie steht unter der ersten, für Tische, an denen mehrere Sprachen gesprochen werden.',
  look: 'Aussehen',
  theme: 'Farben',
  themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  cloth: 'Tischtuch',
  cloths: { green: 'Grün', claret: 'Weinrot', midnight: 'Nachtblau' },
  speed: 'Bewegung',
  speeds: { off: 'Aus', fast: 'Schnell', normal: 'Normal', slow: 'Langsam' },
  speedHint: 'Karten wandern von da, wo sie waren, dahin, wo sie sind. Du musst nie auf sie warten.',
  showShortcuts: 'Tastenkürzel zeigen',
  showShortcutsHint: 'Die Taste steht an dem, was sie auslöst. Ausgeschaltet bewirken diese Tasten nichts.',
  alerts: 'Ton und Hinweise',
  sound: 'Ton',
  soundHint: 'Leise Töne für Karten, und einer, wenn du am Zug bist.',
  volume: 'Lautstärke',
  notifications: 'Benachrichtigungen',
  notificationsHint: 'Wenn du am Zug bist und die Seite im Hintergrund ist. Dein Browser wird fragen.',
  notificationsDenied: 'Dein Browser lehnt sie ab. Erlaube sie dort für diese Seite.',
  noNotifications: 'Dieser Browser unterstützt sie nicht, oder nur über eine sichere Verbindung.',
  play: 'Beim Spielen',
  answerForced: 'Für mich antworten, wo es keine Wahl gibt',
  answerForcedHint:
    'Fragen mit nur einer möglichen Antwort werden für dich beantwortet: sofort, oder nach einer Pause, wo es deine Hand verriete.',
  alwaysReveal: (card) => `Immer vorzeigen: ${card}`,
  alwaysRevealHint: 'Wenn du angegriffen wirst. Nach der gleichen Pause wie andere Antworten.',
  neverReveal: (card) => `Nie vorzeigen: ${card}`,
  neverRevealHint: 'Wenn du angegriffen wirst und keine andere Reaktion hast. Die Pause ist dieselbe.',
  explicitEnd: 'Meinen Zug nur beenden, wenn ich es sage',
  explicitEndHint:
    'Dein letzter Kauf wartet, bis du den Zug beendest; bis dahin kannst du eine andere Karte wählen.',

  otherDevice: 'Auf einem anderen Gerät',
  carryHint:
    'Ein Link macht dich auf einem anderen Gerät zur selben Person: dein Name, deine Spiele, deine Wertung.',
  makeLink: 'Link erzeugen',
  makeAnother: 'Anderen Link erzeugen',
  carryLink: 'Öffne das auf dem anderen Gerät',
  carryWarning: 'Er gilt einmal, 15 Minuten lang. Wer ihn öffnet, spielt als du: Schick ihn sonst niemandem.',
  carryTitle: 'Hier dieselbe Person sein',
  carryQuestion:
    'Auf diesem Gerät wirst du zu der Person, die den Link erzeugt hat: derselbe Name, dieselben Spiele, dieselbe Wertung.',
  carryLoses: (name) =>
    `Dein bisheriger Name, deine Spiele und deine Wertung hier (${name}) gehen verloren und lassen sich nicht zurückholen.`,
  carryTake: 'Ja, übernehmen',
  carried: (name) => `Fertig. Du bist hier jetzt ${name}.`,
  carryOld:
    'Dieser Link ist schon benutzt oder älter als 15 Minuten. Erzeuge einen neuen in den Einstellungen des anderen Geräts.',

  goodbye: 'Abmelden und löschen',
  signOutHint:
    'Falls ein anderes Gerät oder jemand anderes noch als du spielen könnte: Sie alle werden zu Fremden. Deine Spiele und deine Wertung bleiben.',
  signOut: 'Überall sonst abmelden',
  signOutSure: 'Überall sonst abmelden?',
  signOutIs:
    'Nur in diesem Browser bist du dann noch du. Auf deinen anderen Geräten brauchst du einen neuen Link.',
  signOutYes: 'Abmelden',
  signedOut: 'Fertig. Nur noch in diesem Browser bist du du.',
  leaveHint:
    'Dein Name verschwindet von Tischen, aus dem Archiv und aus der Rangliste. Beendete Spiele bleiben den anderen erhalten, mit „jemand, der gegangen ist“ an deiner Stelle.',
  leave: 'Mich löschen',
  leaveSure: (name) => `${name} löschen?`,
  leaveIs:
    'Laufende Spiele gelten als aufgegeben. Deine Wertung und deine Spiele sind für dich verloren, und niemand kann sie zurückholen.',
  leaveYes: 'Endgültig löschen',
  left: 'Fertig. Hier kennt dich niemand mehr.',
  nobodyYet: 'Hier kennt dich noch niemand: Es gibt nichts abzumelden und nichts zu löschen.',
};
