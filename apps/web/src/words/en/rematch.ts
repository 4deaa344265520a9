// A rematch: who would like to play again, and what the others say to it.

const list = new Intl.ListFormat('en-GB');

export const rematch = {
  offers: (name: string) => `${name} would like to play again.`,
  with: (kingdom: string) => `With another kingdom: ${kingdom}.`,
  withRandom: 'With another kingdom, drawn when the game starts.',
  youOffer: 'You would like to play again.',
  youAgree: 'You have agreed.',
  waitingFor: (names: readonly string[]) => `Waiting for ${list.format(names)}.`,
  agree: 'I’m in',
  decline: 'Not now',
  takeBack: 'Take it back',
  timeLeft: (time: string) => `${time} left`,
  toAnswer: 'Answer',
  declined: (name: string) => `${name} would rather not just now.`,
  youDeclined: (name: string) => `You have told ${name} that you would rather not just now.`,
  withdrawn: (name: string) => `${name} has gone, or has thought better of it.`,
  over: 'The offer is over.',
  askAgainIn: (seconds: number) => `You can ask again in ${seconds} s.`,
  past: 'What you answered is not offered any more.',
  otherOffered: 'Another game is offered already. Answer that first.',
  otherKingdom: 'Another kingdom …',
  otherKingdomTitle: 'Play again with another kingdom',
  takeKingdom: 'Play with these cards',
};
