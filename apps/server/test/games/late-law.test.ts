// The law of the late view at every step of random play, with what provokes it: Attacks answered by Secret Chambers,
// cards put back by Courtyards, orders of one's choice, cards passed, possessed turns, choices taken back.

import type { ChooserName } from '@tenfold/laws';
import { Dice, chooserOf } from '@tenfold/laws';
import type { GameEvent, View } from '@tenfold/rules';
import { decision, optionWords, view } from '@tenfold/rules';
import { wantsFullTests } from '@tenfold/prerequisites';
import { describe, expect, it } from 'vitest';
import { consequences } from '../../src/games/commands.ts';
import { LateView } from '../../src/games/late-view.ts';
import { Match } from '../../src/games/match.ts';
import { LateLaw } from './late-law.ts';
import { Played, at, startOf } from './play.ts';

const PROVOKING =
  'secret-chamber courtyard masquerade scout apothecary bureaucrat militia torturer wishing-well spy'.split(
    ' ',
  );
const POSSESSED =
  'possession golem secret-chamber masquerade courtyard scout throne-room minion university library'.split(
    ' ',
  );
const ORDERS =
  'scrying-pool apothecary scout herbalist alchemist wishing-well spy saboteur swindler bureaucrat'.split(
    ' ',
  );

const STEPS = wantsFullTests() ? 400 : 200;

interface Shown {
  readonly history: readonly GameEvent[];
  readonly view: View;
  readonly count: number;
}

/** What is shown of a game now. */
type Showing = (match: Match) => Shown;

const asItIs = (delay: number): ((match: Match) => Showing) => {
  return (beginning) => {
    const late = new LateView(beginning, delay);
    return (match) => {
      late.catchUp(match);
      const { view: shown, sequence } = late.state(match);
      const count = match.timeline.choices.findLastIndex((choice) => choice.sequence === sequence) + 1;
      return { history: late.history(match), view: shown, count };
    };
  };
};

/** All hands, when everybody has had a turn of his own since: what is put back on a deck is forgotten. */
const byTurnsOnly = (): Showing => (match) => {
  const { timeline, start } = match;
  const since = new Set<number>();
  const turn = timeline.turns.slice(1, -1).findLast(({ player }) => {
    since.add(player);
    return since.size === start.players.length;
  });
  const count = turn === undefined ? 0 : turn.after - 1;
  const history: GameEvent[] = [];
  const game = timeline.replay(count, ({ seenBy, cards, ...event }) => {
    history.push(count > 0 || seenBy === undefined ? { ...event, ...(cards ? { cards } : {}) } : event);
  });
  const common = view(game, null);
  const open = common.players.map((player, seat) => view(game, seat).players[seat] ?? player);
  return { history, view: { ...common, players: count > 0 ? open : common.players }, count };
};

interface Game {
  readonly players: number;
  readonly kingdom: readonly string[];
  readonly chooser: ChooserName;
  readonly seed: string;
}

/** Plays under the law; tells how many hands were shown, how many were held back, and how often one went back. */
function play({ players, kingdom, chooser, seed }: Game, show: (match: Match) => Showing) {
  const dice = new Dice(`late law ${seed}`);
  const options = { spectators: 'delayed', undo: 'ask' } as const;
  const start = startOf({ persons: 2, bots: players - 2, kingdom, seed, options });
  const played = new Played(new Match(start, []));
  const { match } = played;
  const choose = chooserOf(chooser, dice, ['secret-chamber', 'courtyard', 'masquerade', 'militia', 'scout']);
  const law = new LateLaw();
  const shownOf = show(match);
  const tally = { open: 0, heldBack: 0, undone: 0, possessed: 0 };
  for (let step = 0; step < STEPS && match.ending === null; step++) {
    const seat = dice.pick(match.asked);
    const asked = decision(match.game, seat);
    const question = match.question(seat);
    if (asked === undefined || question === null) throw new Error('an asked seat has a question');
    const words = optionWords(match.game, choose(match.game, asked));
    played.enter([{ kind: 'choice', seat, number: question.number, words }]);
    played.enter(consequences(match));
    while (match.ending === null && dice.onceIn(12)) {
      const wisher = dice.below(players);
      const found = match.undoFor(wisher);
      if (found === null) break;
      played.enter([{ kind: 'undo', seat: wisher, before: found.before }]);
      tally.undone++;
    }
    if (match.ending !== null) break;
    const { history, view: shown, count } = shownOf(match);
    law.check(match, history, shown, count);
    if (match.game.turn.possessor >= 0) tally.possessed++;
    for (const { hand } of count > 0 ? shown.players : []) tally[hand === undefined ? 'heldBack' : 'open']++;
  }
  return tally;
}

const games: readonly Game[] = [2, 3, 4, 5, 6].flatMap((players) => [
  { players, kingdom: PROVOKING, chooser: 'reveals again', seed: `a${players}` },
  { players, kingdom: PROVOKING, chooser: 'keen', seed: `b${players}` },
  { players, kingdom: POSSESSED, chooser: 'possessor', seed: `c${players}` },
  { players, kingdom: ORDERS, chooser: 'keen', seed: `d${players}` },
]);

const undelayed = new Map<Game, ReturnType<typeof play>>();
/** Played once, whoever looks at it. */
function playUndelayed(game: Game): ReturnType<typeof play> {
  const tally = undelayed.get(game) ?? play(game, asItIs(0));
  undelayed.set(game, tally);
  return tally;
}

describe.each(games)('$players players, who choose $chooser, seed $seed', (game) => {
  it('shows no card that is still held', () => {
    expect(playUndelayed(game).open).toBeGreaterThan(0);
  });

  it('shows no card that is still held, two turns late', () => {
    expect(play(game, asItIs(2)).open).toBeGreaterThan(0);
  });
});

it('is put to the test: cards are held back, turns possessed, choices taken back', () => {
  const tallies = games.map(playUndelayed);
  for (const what of ['heldBack', 'undone', 'possessed'] as const) {
    expect(tallies.reduce((sum, tally) => sum + tally[what], 0)).toBeGreaterThan(STEPS / 10);
  }
});

it('finds out a view that forgets what was put back', () => {
  expect(() => play(at(games, 0), byTurnsOnly)).toThrow(/was shown late/);
});
