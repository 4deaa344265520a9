// What links say where they are pasted.

export const words = {
  kingdom: 'A kingdom of ten cards',
  daily: 'Kingdom of the day',
  dailySentence: 'The same game for everybody, once a day. How far ahead can you get?',
  cardFacts: (types: string, coins: number, potions: number) =>
    `${types} · costs ${coins}${potions > 0 ? ' and a Potion' : ''}`,
  table: (host: string) => `${host}’s table`,
  tableWithoutHost: 'A table',
  seatsFree: (free: number, of: number) =>
    free === 1
      ? `One of ${of} seats is free. Come and sit down.`
      : `${free} of ${of} seats are free. Come and sit down.`,
  tableFull: 'All seats are taken. You can still come and watch.',
  playing: 'A game is being played here.',
  privateTable: 'Only those who play see what happens here.',
  finished: 'The game is over; another may begin.',
  game: 'A game of cards',
  gameClosed: 'Who played it can look at it.',
  running: (names: string) => `${names} are playing`,
  runningSentence: 'The replay is here when the game is over.',
  won: (name: string, points: string) => `${name} wins, ${points}`,
  drawn: (points: string) => `A shared victory, ${points}`,
  ended: (points: string) => `Ended at ${points}`,
  replay: 'Step through the whole game.',
  replayOf: (kingdom: string) => `Kingdom: ${kingdom}`,
  workshop: 'A home-made card',
  workshopSentence: 'Look at it, change it, see what it is worth, and play it tonight.',
  workshopMore: 'Changing it, finding out what it is worth and playing it need a script.',
  lab: 'A study of strategies',
  labSentence: 'Two strategies, thousands of games: see who wins, and change it while you watch.',
  home: 'Ten cards, ten piles, and a kingdom to win',
  homeSentence: 'Against bots or with friends, each in their own language. No account, nothing to install.',
  and: (names: readonly string[]) => new Intl.ListFormat('en').format(names),
};

export type PreviewWords = typeof words;
