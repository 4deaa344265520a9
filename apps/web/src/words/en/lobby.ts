// A table before the game: seats, link, what is agreed on.

export const lobby = {
  title: 'A table',
  titleOf: (host: string) => `${host}’s table`,
  whoPlays: 'Who plays',
  seat: (number: number) => `Seat ${number}`,
  free: 'free',
  you: 'you',
  host: 'host',
  bot: 'bot',
  away: 'away',
  sitDown: 'Sit down',
  sitHere: 'Sit here',
  moveHere: 'Move here',
  seatBot: 'Seat a bot …',
  botOn: (number: number) => `Seat a bot on seat ${number}`,
  clearSeat: 'Remove',
  leave: 'Leave the table',
  watching: (count: number) => (count === 1 ? 'One looks on' : `${count} look on`),

  youAre: 'You are',
  yourName: 'Your name',
  rename: 'Change',
  saveName: 'Save',
  nameSaved: 'Your name is saved.',
  badName: 'This name cannot be taken: 1 to 24 letters, without colon, comma and #, and nothing invisible.',

  invite: 'Invite friends',
  inviteHint: 'Whoever opens this link can sit down. It works again after a pause, a crash, or a week.',
  link: 'Link to this table',
  invitation: 'A seat is waiting for you',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share …',

  whatIsPlayed: 'What is played',
  change: 'Change',
  save: 'Save',
  drawnAtStart: 'Ten cards are drawn when the game starts.',
  start: 'Start the game',
  startWith: (players: number) => `Start with ${players} players`,
  allReady: 'All seats are taken.',
  seatsFree: (count: number) =>
    count === 1
      ? 'One seat is free: wait for somebody, or seat a bot.'
      : `${count} seats are free: wait for others, or seat bots.`,
  seatsFreeRated: (count: number) =>
    count === 1
      ? 'One seat is free: wait for somebody. A rated game is between people.'
      : `${count} seats are free: wait for others. A rated game is between people.`,
  waitingForPlayers: (count: number) =>
    count === 1 ? 'One seat is still free.' : `${count} seats are still free.`,
  waitingForHost: (host: string) => `${host} may start the game.`,
  full: 'All seats are taken. Stay here to look on, or ask the host for a seat.',
  fullWithOther: 'All seats are taken. There is a second table for those who come now.',
  otherTable: 'To the second table',
  fullOfPeople: 'All seats are taken. Stay here to look on, or open a second table with the same rules.',
  secondTable: 'Open a second table',
  lost: 'The connection is lost; it comes back by itself.',
  gathersAgain: 'The table gathers for another game.',
  removed: 'Your seat has been freed. You can sit down again where one is free, or look on.',
  satDown: (name: string) => `${name} has sat down`,
  toTheLobby: 'To the seats',

  options: 'Table options',
  seats: 'Seats',
  information: 'What the page counts for you',
  informations: {
    strict: {
      label: 'Nothing',
      short: 'nothing counted',
      hint: 'As printed: you remember what you have seen.',
    },
    counts: {
      label: 'Cards owned',
      short: 'cards counted',
      hint: 'How many of each card everybody owns, as far as all could see it.',
    },
    full: {
      label: 'Everything',
      short: 'everything counted',
      hint: 'Besides, what is left in your deck and who has how many points.',
    },
  },
  clock: 'Clock',
  clocks: {
    none: { label: 'None', short: 'no clock', hint: 'Everybody takes the time it takes.' },
    gentle: { label: 'Gentle', short: 'gentle clock', hint: 'Ten minutes each, and 20 seconds a turn.' },
    fast: { label: 'Fast', short: 'fast clock', hint: 'Three minutes each, and 6 seconds a choice.' },
    days: { label: 'Days', short: 'days', hint: 'Three days for each answer, as by letter.' },
  },
  undo: 'Undo',
  undos: {
    free: {
      label: 'Free',
      short: 'free undo',
      hint: 'Free back to where somebody learnt something new; further back the others are asked.',
    },
    ask: { label: 'By asking', short: 'undo by asking', hint: 'The others are always asked.' },
    none: { label: 'None', short: 'no undo', hint: 'What is played is played.' },
  },
  undoFreeRated: 'Free back to where somebody learnt something new, and no further.',
  spectators: 'Looking on',
  spectatorRules: {
    public: {
      label: 'With the link',
      short: 'others may look on',
      hint: 'Whoever has the link may look on, and sees no hidden card.',
    },
    delayed: {
      label: 'Everything, later',
      short: 'looking on with delay',
      hint: 'Onlookers see all hands, some turns later.',
    },
    none: { label: 'Nobody', short: 'nobody looks on', hint: 'Only those who play see the game.' },
  },
  rated: 'Counts for the ladder',
  ratedShort: 'rated',
  ratedMeans:
    'Between people, without bots. What somebody has learnt something by is not taken back, not even by asking: otherwise the rating would measure who is kind. Short games, and games with the same people again and again, weigh little.',

  unknownTitle: 'There is no such table',
  unknown: 'The link may have lost some letters on its way. Copy it again, or make a table of your own.',
  closedTitle: 'This game is private',
  closed:
    'A game is being played here, and its players want no onlookers. When it is over, the seats are shown here.',
  ownTable: 'Make a table',
};
