import type { rematch as English } from '../en/rematch.ts';

const list = new Intl.ListFormat('hu');

export const rematch: typeof English = {
  offers: (name) => `${name} visszavágót szeretne.`,
  with: (kingdom) => `Másik birodalommal: ${kingdom}.`,
  withRandom: 'Másik birodalommal, amelyet a játék indulásakor húzunk ki.',
  youOffer: 'Visszavágót ajánlottál.',
  youAgree: 'Beleegyeztél.',
  waitingFor: (names) => `Még nem válaszolt: ${list.format(names)}.`,
  agree: 'Benne vagyok',
  decline: 'Most nem',
  takeBack: 'Mégsem',
  timeLeft: (time) => `még ${time}`,
  toAnswer: 'Válasz',
  declined: (name) => `${name} most inkább nem játszana újra.`,
  youDeclined: (name) => `Nemet mondtál a visszavágóra (${name} ajánlotta).`,
  withdrawn: (name) => `${name} elment, vagy meggondolta magát.`,
  over: 'Az ajánlat lejárt.',
  askAgainIn: (seconds) => `${seconds} mp múlva kérdezheted meg újra.`,
  past: 'Az ajánlat, amelyre válaszoltál, már nem él.',
  otherOffered: 'Már van egy másik ajánlat. Előbb arra válaszolj.',
  otherKingdom: 'Másik birodalom…',
  otherKingdomTitle: 'Visszavágó másik birodalommal',
  takeKingdom: 'Játék ezekkel a lapokkal',
};
