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
  watching: (count: number) => (count === 1 ? 'One person is watching' : `${count} people are watching`),

  youAre: 'You are',
  yourName: 'Your name',
  rename: 'Change',
  saveName: 'Save',
  nameSaved: 'Your name is saved.',
  badName:
    'This name cannot be used. It may have 1 to 24 characters, but no colon, comma or #, and nothing invisible.',

  invite: 'Invite friends',
  inviteHint: 'Whoever opens this link can sit down. It works again after a pause, a crash, or a week.',
  link: 'Link to this table',
  invitation: 'A seat is waiting for you',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share …',
  showQr: 'Show a QR code',
  inviteKnown: 'People you have played with …',
  qrTitle: 'Sit down by phone',
  qrHint: 'Point the camera of a phone at it: it opens this table.',
  qrIs: 'QR code with the link to this table',

  whatIsPlayed: 'Kingdom',
  change: 'Change',
  save: 'Save',
  drawnAtStart: 'Ten cards are drawn when the game starts.',
  start: 'Start the game',
  startWith: (players: number) => `Start with ${players} players`,
  allReady: 'All seats are taken.',
  duringDraft: 'Ten cards are being picked; then the game begins.',
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
  agree: 'I’m in',
  agreed: 'You are in',
  agreeHint: 'See what is played here now. The game can start once everybody is in.',
  agreeCall: 'The game to be played has changed',
  yetToAgree: 'not in yet',
  waitingForYes: (names: string) => `Not in yet: ${names}. The game can start once everybody is.`,
  full: 'All seats are taken. Stay here to watch, or ask the host for a seat.',
  fullWithOther: 'All seats are taken. There is a second table for those who come now.',
  otherTable: 'To the second table',
  fullOfPeople: 'All seats are taken. Stay here to watch, or open a second table with the same rules.',
  secondTable: 'Open a second table',
  lost: 'The connection is lost; it comes back by itself.',
  gathersAgain: 'Another game is being set up at this table.',
  removed: 'Your seat has been freed. You can sit down again where one is free, or watch.',
  satDown: (name: string) => `${name} has sat down`,
  toTheLobby: 'To the seats',

  options: 'Table options',
  seats: 'Seats',
  information: 'What the page counts for you',
  informations: {
    strict: {
      label: 'Nothing',
      short: 'nothing counted',
      hint: 'As in the rulebook: you remember what you have seen.',
    },
    counts: {
      label: 'Cards owned',
      short: 'cards counted',
      hint: 'How many of each card everybody owns, as far as all could see it.',
    },
    full: {
      label: 'Everything',
      short: 'everything counted',
      hint: 'Also what is left in your deck, and how many points everybody has.',
    },
  },
  clock: 'Clock',
  clocks: {
    none: { label: 'None', short: 'no clock', hint: 'Everybody may think as long as they like.' },
    gentle: { label: 'Gentle', short: 'gentle clock', hint: 'Ten minutes each, and 20 seconds a turn.' },
    fast: { label: 'Fast', short: 'fast clock', hint: 'Three minutes each, and 6 seconds a choice.' },
    days: { label: 'Days', short: 'days', hint: 'Three days for each answer, as in correspondence play.' },
  },
  undo: 'Undo',
  undos: {
    free: {
      label: 'Free',
      short: 'free undo',
      hint: 'Free back to where somebody learnt something new; further back the others are asked.',
    },
    ask: { label: 'On request', short: 'undo on request', hint: 'The others are always asked.' },
    none: { label: 'None', short: 'no undo', hint: 'What is played is played.' },
  },
  undoFreeRated: 'Free back to where somebody learnt something new, and no further.',
  spectators: 'Watching',
  spectatorRules: {
    public: {
      label: 'With the link',
      short: 'others may watch',
      hint: 'Whoever has the link may watch, and sees no hidden card.',
    },
    delayed: {
      label: 'Everything, later',
      short: 'watching with a delay',
      hint: 'Spectators see all hands, some turns later and once they have been played. What is older than a turn is not taken back.',
    },
    none: {
      label: 'Nobody',
      short: 'nobody watches',
      hint: 'Only those who play see the game, also when it is over.',
    },
  },
  pauses: 'Pause before automatic answers',
  pausesHint:
    'Where a hand leaves nothing to choose, the answer comes as late as a person’s would, so that it tells nothing. Against bots alone there are no pauses.',
  noPauses: 'Automatic answers come at once',
  noPausesShort: 'automatic answers at once',
  rated: 'Counts for the ladder',
  ratedShort: 'rated',
  ratedMeans:
    'Between people, without bots. What somebody has learnt something by is not taken back, not even by asking: otherwise the rating would measure who is kind. Short games, and games with the same people again and again, weigh little. Where you choose whom you play, a win only wins back what was lost so; what takes you higher is “Play anyone”.',

  unknownTitle: 'There is no such table',
  unknown: 'The link may have lost some letters on its way. Copy it again, or make a table of your own.',
  closedTitle: 'This game is private',
  closed:
    'A game is being played here, and its players want no spectators. When it is over, the seats are shown here.',
  ownTable: 'Make a table',
};
