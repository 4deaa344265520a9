// What somebody wishes, and the entries that it puts into the log. What may not be is refused and changes nothing;
// what is so already needs no entry. Reasons tell nobody anything about cards.

import { allRounder } from '@tenfold/bots';
import { optionWords } from '@tenfold/rules';
import { Refusal } from '../refusal.ts';
import type { GameLogEntry } from '../game-log/game-log.ts';
import type { Match } from './match.ts';

/** Nothing to write: it was done before. */
const DONE: readonly GameLogEntry[] = [];

/** Who is here, and whose time is up: the log does not know it. */
export interface Moment {
  /** Seats of persons who follow the game. */
  readonly present: readonly number[];
  /** Seats of persons for whom the others need not wait any longer: their clock has run out, or they are gone. */
  readonly overdue: readonly number[];
  /** Those of them whose clock has run out. */
  readonly outOfTime: readonly number[];
}

/**
 * The one way in which a choice comes about, whoever makes it: a person through a client, a bot, or the server for a
 * person who has nothing to choose. `option` is the place in the list of the question of this number.
 */
export function choose(
  match: Match,
  seat: number,
  number: number,
  option: number,
  by: 'client' | 'machine' = 'client',
): readonly GameLogEntry[] {
  if (match.isAnswered(seat, number, option)) return DONE;
  refuseIfOver(match);
  const questions = match.questions(seat);
  if (questions.length === 0) throw new Refusal('not-asked', 'you are not asked for anything now');
  const question = questions.find((one) => one.number === number);
  if (question === undefined) {
    const open = questions.map((one) => one.number).join(' or ');
    throw new Refusal('stale', `question ${number} is past; the question before you is number ${open}`);
  }
  const { options } = question.decision;
  const chosen = options[option];
  if (chosen === undefined) {
    throw new Refusal('illegal', `there is no option ${option}; choose one from 0 to ${options.length - 1}`);
  }
  // The server will say it, and not sooner because somebody else has.
  if (by === 'client' && match.isByServer(question)) return DONE;
  const words = optionWords(match.game, chosen);
  const { player } = question.decision;
  return [{ kind: 'choice', seat, number, words, ...(question === questions[0] ? {} : { player }) }];
}

/** Takes back the seat's last choice, or asks the others for it. */
export function undo(match: Match, seat: number): readonly GameLogEntry[] {
  refuseIfOver(match);
  const { request } = match.undos;
  if (request?.seat === seat) return DONE;
  if (request !== null) {
    throw new Refusal('not-allowed', 'another player wishes to take back a choice; answer that first');
  }
  if (match.start.options.undo === 'none') {
    throw new Refusal('not-allowed', 'at this table nothing is taken back');
  }
  const found = match.undoFor(seat);
  if (found === null && match.undos.isSettled(seat)) {
    const reason =
      'whoever watches this table with a delay may have seen it; what is older than a turn stays';
    throw new Refusal('not-allowed', reason);
  }
  const { options, daily } = match.start;
  if (found === null && (options.rated || daily !== undefined) && match.undos.hasChosen(seat)) {
    throw new Refusal(
      'not-allowed',
      `in a ${options.rated ? 'rated game' : 'game of the day'} nothing is taken back once somebody has learnt something`,
    );
  }
  if (found === null) {
    throw new Refusal('nothing-to-undo', 'there is no choice that you could take back or ask for');
  }
  const { before, may } = found;
  return [may === 'at-once' ? { kind: 'undo', seat, before } : { kind: 'undo-asked', seat, before }];
}

export function allowUndo(
  match: Match,
  seat: number,
  request: number,
  allow: boolean,
): readonly GameLogEntry[] {
  refuseIfOver(match);
  const open = match.undos.request;
  if (open?.number !== request) throw new Refusal('stale', `wish ${request} to take back a choice is past`);
  if (open.seat === seat) throw new Refusal('not-allowed', 'the others answer your wish, not you');
  if (!open.waitingFor.includes(seat)) return DONE;
  const answer: GameLogEntry = { kind: 'undo-answered', seat, allow };
  const agreed = allow && open.waitingFor.every((other) => other === seat);
  return agreed ? [answer, { kind: 'undo', seat: open.seat, before: open.before }] : [answer];
}

/**
 * With two players, or when no other player or no person stays, the game is over. Otherwise a bot plays on in the seat,
 * so that the others can finish their game; whoever resigned comes last.
 */
export function resign(match: Match, seat: number): readonly GameLogEntry[] {
  refuseIfOver(match);
  const resigned: GameLogEntry = { kind: 'resigned', seat };
  const over = match.seating.staying <= 2 || match.othersOf(seat).length === 0;
  return [resigned, over ? { kind: 'ended', why: 'resigned', by: seat } : standIn(seat)];
}

/** A vote to put a bot in the seat of somebody whose time is up; it is done when all others present agree. */
export function voteReplace(match: Match, by: number, seat: number, moment: Moment): readonly GameLogEntry[] {
  refuseIfOver(match);
  if (seat === by) throw new Refusal('not-allowed', 'you can resign, but not replace yourself');
  if (match.seating.personAt(seat) === null) {
    throw new Refusal('not-allowed', `no person plays seat ${seat}; there is nobody to replace`);
  }
  if (!moment.overdue.includes(seat)) {
    throw new Refusal('not-allowed', `the time of seat ${seat} is not up; wait until it is`);
  }
  const votes = match.replaceVotesFor(seat);
  const vote: readonly GameLogEntry[] = votes.includes(by) ? [] : [{ kind: 'replace-wished', seat, by }];
  const voters = match.othersOf(seat).filter((other) => moment.present.includes(other));
  return agree(voters, by, votes) ? [...vote, standIn(seat)] : vote;
}

/**
 * A vote to end the game. While somebody's time is up, or he is gone, it ends at his cost when all others present agree;
 * otherwise when everybody agrees, present or not.
 */
export function voteEnd(match: Match, by: number, moment: Moment): readonly GameLogEntry[] {
  refuseIfOver(match);
  // Who is late himself cannot end it at the cost of another.
  const late = moment.overdue.includes(by) ? undefined : moment.overdue[0];
  // Who proposed to break off with everybody's leave has not voted that one of them shall lose.
  const votes = late === undefined ? match.endVotes : match.endVotesAboutLate;
  const entry: GameLogEntry =
    late === undefined ? { kind: 'end-wished', by, stands: true } : { kind: 'end-wished', by };
  const vote: readonly GameLogEntry[] = votes.includes(by) ? [] : [entry];
  const voters =
    late === undefined
      ? match.seating.persons
      : match
          .othersOf(late)
          .filter((seat) => moment.present.includes(seat) && !moment.overdue.includes(seat));
  if (!agree(voters, by, votes)) return vote;
  if (late === undefined) return [...vote, endedByAll(match, by)];
  // Whoever else is overdue has no better claim to a place than the first.
  const others = moment.overdue.filter((seat) => seat !== late);
  const why = moment.outOfTime.includes(late) ? 'time' : 'left';
  return [...vote, ...others.map(standIn), { kind: 'ended', why, by: late }];
}

/** Whoever has only bots about him asks nobody. */
const endedByAll = (match: Match, by: number): GameLogEntry =>
  match.othersOf(by).length === 0
    ? { kind: 'ended', why: 'broken-off', by }
    : { kind: 'ended', why: 'agreed', by: null };

/** Against a proposal to end the game, one's own among them: it is off the table for everybody. */
export function refuseEnd(match: Match, by: number, moment: Moment): readonly GameLogEntry[] {
  refuseIfOver(match);
  if (match.endVotes.length === 0) return DONE;
  // Who could refuse for ever what is voted about him could be late for ever.
  if (moment.overdue.includes(by)) {
    throw new Refusal('not-allowed', 'your time is up; what follows is for the others to say until you play');
  }
  return [{ kind: 'end-refused', by }];
}

const agree = (voters: readonly number[], by: number, votes: readonly number[]): boolean =>
  voters.every((voter) => voter === by || votes.includes(voter));

/**
 * Somebody's clock has run out. Where other persons play, it is theirs to say what follows; where there are none but
 * bots, nobody is left for whom to play on, and the game is over.
 */
export function timeOut(match: Match, now: number): readonly GameLogEntry[] {
  if (match.ending !== null) return DONE;
  const [late] = match.clock?.outAt(now) ?? [];
  if (late === undefined || match.othersOf(late).length > 0) return DONE;
  return [{ kind: 'ended', why: 'time', by: late }];
}

/** What follows from the position by itself. */
export const consequences = (match: Match): readonly GameLogEntry[] =>
  match.ending === null && match.game.over ? [{ kind: 'ended', why: 'rules', by: null }] : DONE;

const standIn = (seat: number): GameLogEntry => ({
  kind: 'replaced',
  seat,
  character: allRounder.id,
  name: allRounder.name,
});

function refuseIfOver(match: Match): void {
  if (match.ending !== null) throw new Refusal('game-over', 'the game is over');
}
