// A game that is being played: log, votes, clocks, connection.

import type { TimeLeft } from '../time-left.ts';

/** Somebody of the game; null where that is not known. */
type Who = { readonly you: boolean; readonly name: string } | null;
export const game = {
  menu: 'Menu',
  side: 'Log and card counts',

  // The log
  log: 'Log',
  /** Before the id of a ruling. */
  rule: 'The rule',
  logEmpty: 'Nothing has happened yet.',
  toLatest: 'To the latest',
  hitsYou: 'hits you',
  undone: (who: Who, count: number) => {
    const what = count === 1 ? 'a choice' : `${count} choices`;
    if (who === null) return `${count === 1 ? 'A choice was' : `${count} choices were`} taken back`;
    return who.you ? `You took back ${what}` : `${who.name} took back ${what}`;
  },

  // Counted cards
  counts: 'Card counts',
  countsNone: 'At this table nothing is counted for you, as with paper cards.',

  // Taking back
  undo: 'Undo',
  undoAsk: 'Ask to undo',
  undoNo: {
    rule: 'At this table nothing is taken back.',
    rated: 'In a rated game nothing is taken back once somebody has learnt something.',
    daily: 'In the game of the day nothing is taken back once you have learnt something.',
    asked: 'A request to take back a choice is still open.',
    refused: 'The others did not allow you to take this back.',
    shown: 'Those who look on with a delay may have seen it already.',
    nothing: 'There is nothing to take back.',
  },
  undoAsking: (names: string) => `You asked to take back a choice. ${names} must agree.`,
  undoWish: (name: string) => `${name} would like to take back a choice.`,
  allow: 'Allow',
  deny: 'Refuse',
  undoRefused: (name: string) => `${name} refused: nothing is taken back.`,
  undoPlayedOn: (name: string) => `${name} played on: nothing is taken back.`,

  // Leaving and ending
  resign: 'Resign',
  resignSure: 'Resign from this game?',
  resignEnds: 'The game ends, and you lose it.',
  resignGoesOn:
    'The others play on, with a bot in your seat. You come last, whatever it makes of your cards.',
  end: 'End the game',
  endPropose: 'Propose to end the game',
  endSure: 'End this game?',
  endAtOnce: 'You play with bots alone, so it ends at once. It counts for nobody.',
  endByVote: 'It ends when everybody agrees. Then it counts for nobody.',
  endWish: (names: string) => `${names} would like to end the game.`,
  endWished: 'You proposed to end the game. It ends when everybody agrees.',
  agree: 'Agree',
  notNow: 'Not now',
  endWithdraw: 'Withdraw',
  endRefused: (name: string) => `${name} does not want to end the game now.`,
  endWithdrawn: (name: string) => `${name} withdrew the proposal to end the game.`,

  // Somebody who does not play
  away: (name: string, time: string) =>
    `${name} is away. If nothing happens for ${time}, you can decide how to go on.`,
  overdue: (name: string) => `${name} is out of time or has been away too long. How shall the game go on?`,
  waitOn: 'You can also simply wait.',
  replace: 'With a bot in that seat',
  forReplacing: (names: string) => `In favour of a bot: ${names}.`,
  forEnding: (names: string) => `In favour of ending: ${names}.`,
  replaced: (bot: string, name: string) => `${bot} plays on for ${name}.`,
  youAreReplaced: (bot: string) => `${bot} plays on in your seat. You can watch.`,
  youAreOverdue: 'Your time is up. The others may go on without you; until they do, you can still choose.',

  // Around the game
  watching: 'You are watching, and see what lies open to everybody.',
  watchingLate: 'You are watching with everybody’s hands open, some turns behind the players.',
  reconnecting: 'The connection is lost. Reconnecting …',
  serverLeaves: 'The server is restarting. Your game is safe; the page comes back by itself.',
  choiceKept: 'Your choice is kept and will be sent.',
  studies: (name: string, share: number) =>
    `${name} studies the kingdom … ${new Intl.NumberFormat('en', { style: 'percent' }).format(share)}`,
  time: (left: TimeLeft) => {
    if (left.unit === 'clock') return left.text;
    return left.unit === 'hours' ? `${left.hours} h ${left.minutes} min` : `${left.days} d ${left.hours} h`;
  },
  yourTurn: 'Your turn',
  youAreAsked: 'You are asked',
  begun: 'The game has begun',
  rematch: 'A new game has begun.',
  lastResult: 'To the last result',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',

  // The end
  over: 'The game is over',
  toResult: 'Scores and what comes next',
};
