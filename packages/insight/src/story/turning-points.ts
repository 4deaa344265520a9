// Where a game turned: the few turns that somebody would tell a friend of.

import type { GainedCards, ToldTurn } from './told-turns.ts';

/** A turn in which a game turned: for whom, and by what. */
export interface TurningPoint {
  /** The first moment of the turn, where the replay opens. */
  readonly moment: number;
  readonly player: number;
  /** Of this player's turns at the table, from 1. */
  readonly own: number;
  /** Whom it changed most for. */
  readonly seat: number;
  /** What this seat gained, if that is what changed it. */
  readonly gained: GainedCards | null;
  readonly why: 'took-lead' | 'first-province' | 'swing';
  /** Who leads after it and by how much; null where several do. */
  readonly leader: { readonly seat: number; readonly by: number } | null;
}

/** More would be the whole game. */
const MOST = 3;
/** A Duchy is what everybody gets at some time; less than that turns nothing. */
const LEAST_WEIGHT = 4;
/** What a new leader weighs beside points, and so near the end that there is hardly time to answer. */
const NEW_LEADER = 3;
const NEW_LEADER_LATE = 8;
const LATE_ROUNDS = 3;
const FIRST_PROVINCE = 4;

/** The turns in which a game turned, in the order of the game. */
export function turningPointsOf(turns: readonly ToldTurn[]): readonly TurningPoint[] {
  const last = turns.at(-1)?.own ?? 0;
  const firstProvince = turns.findIndex((turn) => provinceTo(turn) !== null);
  let leads: number | null = null;
  const found = turns.map((turn, index) => {
    const leader = leaderOf(turn.after);
    // Whoever has led before, and only been caught up with, is no new leader.
    const isNew = leader !== null && leads !== null && leader.seat !== leads;
    leads = leader?.seat ?? leads;
    const isFirst = index === firstProvince;
    const seat = isNew ? leader.seat : ((isFirst ? provinceTo(turn) : null) ?? mostChanged(turn));
    const newLeader = isNew ? (turn.own > last - LATE_ROUNDS ? NEW_LEADER_LATE : NEW_LEADER) : 0;
    const weight = swingOf(turn) + newLeader + (isFirst ? FIRST_PROVINCE : 0);
    const why: TurningPoint['why'] = isNew ? 'took-lead' : isFirst ? 'first-province' : 'swing';
    const gained = turn.gained.find((one) => one.seat === seat) ?? null;
    const { moment, player, own } = turn;
    return { weight, point: { moment, player, own, seat, gained, why, leader } };
  });
  return found
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .toSorted((a, b) => b.weight - a.weight || b.point.moment - a.point.moment)
    .slice(0, MOST)
    .map(({ point }) => point)
    .toSorted((a, b) => a.moment - b.moment);
}

/** Who gained a Province in the turn. */
const provinceTo = ({ gained }: ToldTurn): number | null =>
  gained.find(({ cards }) => cards.includes('province'))?.seat ?? null;

/** Who has most points alone, and how many more than the next. */
export function leaderOf(points: readonly number[]): { readonly seat: number; readonly by: number } | null {
  const most = Math.max(...points);
  const seat = points.indexOf(most);
  const next = Math.max(...points.filter((_points, other) => other !== seat));
  return most > next && Number.isFinite(next) ? { seat, by: most - next } : null;
}

const changes = ({ before, after }: ToldTurn): number[] =>
  after.map((points, seat) => points - (before[seat] ?? 0));

/** Between whom it helped most and whom it hurt most. */
function swingOf(turn: ToldTurn): number {
  const all = changes(turn);
  return all.length < 2 ? 0 : Math.max(...all) - Math.min(...all);
}

function mostChanged(turn: ToldTurn): number {
  const all = changes(turn).map((change) => Math.abs(change));
  const most = Math.max(...all);
  // Among equals, whose turn it was.
  return all[turn.player] === most ? turn.player : all.indexOf(most);
}
