import type { rematch as English } from '../en/rematch.ts';

const list = new Intl.ListFormat('de');

export const rematch: typeof English = {
  offers: (name) => `${name} möchte noch einmal spielen.`,
  with: (kingdom) => `Mit einem anderen Königreich: ${kingdom}.`,
  withRandom: 'Mit einem anderen Königreich, gezogen zu Beginn des Spiels.',
  youOffer: 'Du möchtest noch einmal spielen.',
  youAgree: 'Du bist dabei.',
  waitingFor: (names) => `Es fehlt noch die Antwort von ${list.format(names)}.`,
  agree: 'Ich bin dabei',
  decline: 'Jetzt nicht',
  takeBack: 'Zurücknehmen',
  timeLeft: (time) => `noch ${time}`,
  toAnswer: 'Antworten',
  declined: (name) => `${name} möchte gerade lieber nicht.`,
  youDeclined: (name) => `Du hast die Revanche abgelehnt, die ${name} vorgeschlagen hat.`,
  withdrawn: (name) => `${name} ist gegangen oder hat es sich anders überlegt.`,
  over: 'Der Vorschlag ist abgelaufen.',
  askAgainIn: (seconds) => `Du kannst in ${seconds} s wieder fragen.`,
  past: 'Worauf du geantwortet hast, steht nicht mehr zur Wahl.',
  otherOffered: 'Es ist schon ein anderes Spiel vorgeschlagen. Antworte zuerst darauf.',
  otherKingdom: 'Anderes Königreich …',
  otherKingdomTitle: 'Noch einmal, mit einem anderen Königreich',
  takeKingdom: 'Mit diesen Karten spielen',
};
