// Plays the solution that a lesson has as its moves, and tells how far it leads.

import type { Decision, Game, GameEvent, Option } from '@tenfold/rules';
import { apply } from '@tenfold/rules';
import type { Lesson } from './lesson.ts';
import { LEARNER, beginLesson } from './lesson.ts';
import type { LessonProgress } from './lesson-progress.ts';
import { LessonWatch } from './lesson-progress.ts';
import { parseMove } from './moves.ts';
import type { Witness } from './playing.ts';
import { makeMove } from './playing.ts';
import { ScenarioError } from './scenario.ts';
import { said } from './sentences/said.ts';

/** `answerOfOthers`: what the other players choose where the solution does not say it. */
export function followSolution(
  lesson: Lesson,
  answerOfOthers: (game: Game, asked: Decision) => Option,
): LessonProgress {
  const game = beginLesson(lesson);
  const watch = new LessonWatch(lesson, game);
  let events: GameEvent[] = [];
  const lookAtIt = (): void => {
    watch.observe(game, events);
    events = [];
  };
  const heard = (event: GameEvent): void => void events.push(event);
  // Told before each choice: what led there is complete by then.
  const witness: Witness = { heard, chosen: lookAtIt };
  const { file, line, parts } = lesson.scenario;
  const moves = parts.get('moves')?.items ?? [];
  if (moves.length === 0)
    throw new ScenarioError(file, line, said('ofLesson', 'its moves are missing: they are a solution'));
  for (const { value, line: at } of moves) {
    const move = parseMove(String(value), game.setup.players);
    if ('code' in move) throw new ScenarioError(file, at, move);
    if (move.seat === LEARNER) letOthersPlay();
    const reason = makeMove(game, move, witness);
    if (reason !== undefined) throw new ScenarioError(file, at, reason);
    lookAtIt();
  }
  return watch.progress;

  function letOthersPlay(): void {
    while (!game.over && !game.asks.some(({ seat }) => seat === LEARNER)) {
      const [asked] = game.asks;
      if (asked === undefined) return;
      apply(game, answerOfOthers(game, asked), asked.seat, heard, asked.player);
      lookAtIt();
    }
  }
}
