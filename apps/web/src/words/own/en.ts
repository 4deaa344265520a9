// A page of one's own: games, results, favourite cards.

export const own = {
  title: 'Your page',
  isPrivate:
    'Only you see this. Others know of you what the ladder and the games that you played with them show.',
  none: 'You have not finished a game yet. What you play will be counted here.',
  games: 'Games',
  wins: 'Wins',
  share: 'Won',
  longestStreak: 'Longest winning streak',
  streak: 'Wins in a row now',
  favourites: 'Favourite cards',
  favouritesAre: (games: number) =>
    games === 1
      ? 'What you took most in your latest game.'
      : `What you took most in your latest ${games} games.`,
  noFavourites: 'None of the Kingdom cards yet.',
  times: (count: number) => (count === 1 ? 'once' : `${count} times`),
  byBot: 'Bots',
  byKingdom: 'Kingdoms',
  latest: 'Latest games',
  all: 'All your games',
};
