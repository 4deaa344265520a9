// Where a table gathers: home-made cards, a draft, many players.

export const gathering = {
  ownCards: 'Home-made cards',
  ownHint: 'Made for this game and for no other. A game with them is not rated.',
  ownBox: 'From your box',
  ownFromBox: (name: string) => `Add ${name}`,
  ownText: 'A home-made card as text, or a link to it',
  ownAdd: 'Add to the kingdom',
  ownRemove: (name: string) => `Leave ${name} out`,
  ownNoCard: 'This is no home-made card. Copy it whole from where it was made.',
  ownWrong: (what: string) => `This card cannot be played: ${what}`,
  ownTwice: (name: string) => `${name} is there already.`,
  ownFull: (most: number) => `A kingdom has ${most} cards. Take one away first.`,

  draftHow: 'When the game starts, each in turn picks a card until ten lie there. Bots pick, too.',
  draftVetoes: 'Everybody may strike one card',
  draftFrom: (sets: string) => `The kingdom is picked in turn when the game starts: from ${sets}.`,
  draftTitle: 'Pick the kingdom together',
  yourPick: 'Your pick',
  picks: (name: string) => `${name} picks`,
  lying: (count: number, of: number) => `${count} of ${of}`,
  pick: 'Pick',
  pickCard: (card: string) => `Pick ${card}`,
  strike: 'Strike',
  strikeCard: (card: string) => `Strike ${card}`,
  vetoHint: 'Once you may strike a card, also one that lies there: nobody has it then.',
  vetoed: (card: string, name: string) => `${card}, struck by ${name}`,
  pickedBy: (name: string) => `by ${name}`,
  pickedForYou: 'When the time is up, a card is picked for you.',
  gameBegins: 'Ten cards lie there. The game begins.',
  staleDraft: 'Somebody was quicker. Look again, and pick.',

  setCounts: 'This many from each set',
  anyCount: 'any',
  bothBoxes: 'Treasures of both boxes',
  bothBoxesHint: 'Twice as many Coppers, Silvers and Golds. Five and six players always have them.',
  manyPlayers:
    'With five or six the waits between turns grow. If the game is new to you, begin with fewer players.',
  twoTables: (people: number, one: number, other: number) =>
    `${people} people have come. They play best at two tables, ${one} and ${other}.`,
  moveOver: 'Move to the other table',
};
