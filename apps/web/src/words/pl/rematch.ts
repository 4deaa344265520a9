import type { rematch as English } from '../en/rematch.ts';

const list = new Intl.ListFormat('pl');

export const rematch: typeof English = {
  offers: (name) => `${name} proponuje rewanż.`,
  with: (kingdom) => `Z innym królestwem: ${kingdom}.`,
  withRandom: 'Z innym królestwem, losowanym na początku gry.',
  youOffer: 'Proponujesz rewanż.',
  youAgree: 'Zgadzasz się na grę.',
  waitingFor: (names) => `Czekamy na odpowiedź: ${list.format(names)}.`,
  agree: 'Gram',
  decline: 'Nie teraz',
  takeBack: 'Wycofaj',
  timeLeft: (time) => `jeszcze ${time}`,
  toAnswer: 'Odpowiedz',
  declined: (name) => `${name} woli teraz nie grać.`,
  youDeclined: (name) => `Propozycja gracza ${name} odrzucona.`,
  withdrawn: (name) => `${name} odchodzi od stołu lub wycofuje propozycję.`,
  over: 'Propozycja wygasła.',
  askAgainIn: (seconds) => `Możesz zapytać ponownie za ${seconds} s.`,
  past: 'Tej propozycji już nie ma.',
  otherOffered: 'Na stole jest już inna propozycja. Najpierw na nią odpowiedz.',
  otherKingdom: 'Inne królestwo…',
  otherKingdomTitle: 'Rewanż z innym królestwem',
  takeKingdom: 'Graj tymi kartami',
};
