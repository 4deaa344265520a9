// Finished games, records of one's own, and the ladder.

export const archive = {
  title: 'Archive',
  intro: 'Finished games, to look at again, to learn from, or to play on.',
  search: 'Search',
  player: 'Player',
  playerHint: 'part of a name',
  card: 'Card',
  anyCard: 'Any',
  mine: 'Only my games',
  find: 'Find',
  clear: 'Show all',
  games: 'Finished games',
  winner: 'winner',
  somebody: 'somebody who has left',
  brokenOff: 'broken off',
  nobodyWon: 'nobody won',
  rated: 'rated',
  unwitnessed: 'unwitnessed',
  more: 'More games',
  found: (count: number, more: boolean) =>
    `${count}${more ? ' or more' : ''} ${count === 1 && !more ? 'game' : 'games'}`,
  none: 'No game has been finished here yet.',
  noneMine: 'You have not finished a game yet.',
  noneFound: 'No finished game fits.',
  playNow: 'Play one',

  // A record of one's own
  open: 'Open a record',
  openIs: 'Drop a file here, choose one, or paste its text. It stays in your browser.',
  chooseFile: 'Choose a file',
  paste: 'Text of the record',
  openIt: 'Open',
  reading: 'The record is being played …',
  tooLong: (most: number) => `This is too long for a record: more than ${most} letters.`,
  unreadable: 'This file cannot be read.',
  troubleAt: (line: number) => `The record stops at line ${line}`,
  inEnglish: 'In detail:',

  // The ladder
  ladder: 'Ladder',
  ladderIs:
    'Everybody begins at 0. The rating is what one is almost certainly worth: it rises when one beats others, the more the stronger they are, and each game makes it more certain.',
  ladderCounts:
    'Only rated games between people count: those of “Play anyone”, and those at tables made rated. A game weighs less if it is short, if the same people meet again and again, if an opponent has met few others so far, or if one stands far above him. Between two who have played much, a lead of 5 means about seven wins out of ten.',
  place: 'Place',
  name: 'Name',
  rating: 'Rating',
  gamesPlayed: 'Games',
  provisional: 'provisional',
  provisionalIs: 'Provisional: its games weigh less than ten whole ones, so it is a first guess.',
  you: 'you',
  ladderNone:
    'Nobody is on the ladder yet. It takes games that weigh as much as five whole ones, against five different people.',
  ladderMore: 'Further down',
};
