// The kingdom of the day: one game a day, the same for everybody.

export const daily = {
  title: 'Kingdom of the day',
  lead: (bot: string) =>
    `One kingdom a day, and the same game for everybody: the same shuffles, against ${bot}. You play it once.`,
  rules: 'A slip can be taken back until you have seen something new. Giving up counts as played.',
  players: (count: number) => {
    if (count === 0) return 'Nobody has begun it yet.';
    return count === 1 ? 'One person has begun it.' : `${count} people have begun it.`;
  },
  play: 'Play today’s game',
  playOn: 'Play on',
  next: (time: string) => `The next one comes in ${time}.`,
  isOver: 'Today’s kingdom is over.',
  toNew: 'Show the new one',

  yourResult: 'Your result',
  won: (points: number, against: number) => `Won, ${points} to ${against}`,
  lost: (points: number, against: number) => `Lost, ${points} to ${against}`,
  drawn: (points: number) => `Level at ${points} points`,
  turns: (count: number) => (count === 1 ? '1 turn' : `${count} turns`),
  place: (place: number, of: number) => `Place ${place} of ${of}`,
  gaveUp: 'You gave this one up. Tomorrow there is another.',
  late: 'It was over after the day was closed, and does not count.',
  ownReplay: 'Replay your game',

  everybody: 'How everybody did',
  spreadIs: 'Points ahead of the bot',
  ahead: 'Points ahead',
  games: 'Games',
  yours: 'yours',
  none: 'Nobody has come to the end.',
  gaveUpCount: (count: number) => (count === 1 ? 'One gave up.' : `${count} gave up.`),
  best: (points: number, against: number, turns: string) =>
    `The best game so far: ${points} to ${against} in ${turns}.`,
  bestOfDay: (points: number, against: number, turns: string) =>
    `The best game: ${points} to ${against} in ${turns}.`,
  watchBest: 'Watch the best game',
  bestLater: 'Who plays to the end can watch the best game at once; everybody else when the day is closed.',

  share: 'Share your result',
  shareHint: 'It says how you did, and nothing of the cards.',
  shareText: 'Text to share',
  sharedWin: (margin: number, turns: string) => `Won by ${margin}, in ${turns}`,
  sharedLoss: (margin: number, turns: string) => `Lost by ${margin}, in ${turns}`,
  sharedDraw: (turns: string) => `Level, in ${turns}`,
  before: (day: string) => `The day before: ${day}`,
};
