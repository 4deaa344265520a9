// One's own rating, and what a game did to it.

const counted = (n: number, one: string, several: string): string => `${n} ${n === 1 ? one : several}`;

export const ratings = {
  yours: 'Your rating',
  moved: (before: string, after: string) => `From ${before} to ${after}.`,
  weighed: (share: string) => `This game weighed ${share} of a whole one.`,
  weighedFully: 'This game weighed fully.',
  weighedNothing: 'This game weighed nothing.',
  // Why it weighed less than it might
  short: 'It was short: a game is a whole one from ten turns each.',
  metOften: 'You have met lately: the more often, the less it weighs.',
  littleKnown: 'Whoever you played has met few others so far.',
  picked: 'You chose to play each other: that wins back what was lost at such tables, and no more.',
  farAbove: 'You stand far above whoever you played: it shows little of how strong you are.',
  // How one stands
  none: 'You have played no rated game yet.',
  played: (games: number, weight: string, people: number) =>
    `${counted(games, 'rated game', 'rated games')}, with a weight of ${weight} in all, against ${counted(people, 'person', 'different people')}.`,
  listed: 'You are on the ladder.',
  asks: (weight: number, people: number) =>
    `The ladder asks for a weight of ${weight} in all, against ${people} different people.`,
  latest: 'Your latest rated games',
  when: 'Game',
  change: 'Rating',
  weight: 'Weight',
  toLadder: 'How ratings are made',
};
