import type { ToldWords } from '../insight-words.ts';
import { range } from '../range.ts';

const list = new Intl.ListFormat('en-GB');

const inPoints = (points: number): string => `${points} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

export const english: ToldWords = {
  recap: {
    title: 'Since your last turn',
    hits: 'What hit you',
    quiet: 'Your own cards were left alone.',
  },
  counts: {
    unknown: 'This game began in the middle, so nobody knows what is in the decks.',
    cardsAndPoints: (cards, points) =>
      `${cards} ${cards === 1 ? 'card' : 'cards'}, ${range(points)} ${points.most === 1 ? 'point' : 'points'}`,
    countOf: (name, count) => `${range(count)} × ${name}`,
    deckHas: 'Left in your deck',
    discardHas: 'In your discard pile',
    topIs: 'On top of your deck',
    none: 'nothing',
  },
  ending: {
    provinces: (province) => `The last ${province} was taken.`,
    piles: (piles) => `These piles ran out: ${list.format(piles)}.`,
    idle: 'No end was in sight for so long that a house rule ended the game.',
    resigned: (who) => (who?.you === true ? 'You resigned.' : `${who?.name ?? 'A player'} resigned.`),
    time: (who) => (who?.you === true ? 'Your time was up.' : `${who?.name ?? 'A player'} ran out of time.`),
    brokenOff: 'The server plays by other rules now, and this game could not go on under them.',
    left: (who) => (who?.you === true ? 'You left the game.' : `${who?.name ?? 'A player'} left the game.`),
    agreed: 'Everybody agreed to end it.',
    by: (who) => (who === null ? 'It was ended early.' : who.you ? 'You ended it.' : `${who.name} ended it.`),
    open: 'These are the points up to there.',
  },
  story: {
    headline: (verdict, [most = 0, next = 0, ...others], isShared) => {
      if (isShared) return `${verdict}, ${inPoints(most)} each`;
      return others.length === 0 ? `${verdict}, ${most} to ${next}` : `${verdict} with ${inPoints(most)}`;
    },
    atLast: ({ you, name }, behind) =>
      `${you ? 'You were' : `${name} was`} ${inPoints(behind)} behind before the last turn.`,
    overtook: ({ you, name }, turn) =>
      `${you ? 'You' : name} took the lead in turn ${turn} and never gave it back.`,
    neverBehind: ({ you, name }) => `${you ? 'You were' : `${name} was`} never behind.`,
    inTurn: (turn, what) => `Turn ${turn}: ${what.join('; ')}`,
    takesLead: ({ you, name }) => (you ? 'you take the lead' : `${name} takes the lead`),
    firstProvince: 'the first of the game',
    leads: ({ you, name }, by) => `${you ? 'you are' : `${name} is`} ${inPoints(by)} ahead`,
  },
};
