// A million running games on paper: cells of a PostgreSQL and some nodes each, with what the bench has measured.

import type { ModelFigures } from './model.ts';
import { simulateCommits } from './model.ts';

export interface CellFigures extends ModelFigures {
  readonly cells: number;
  /** Of each cell. */
  readonly nodes: number;
  readonly choicesPerSecond: number;
  /** Per cent of the main thread of a node. */
  readonly nodeBusy: number;
}

/** Of `npm run bench:cluster`, rounded up: a node's own work for a choice whose players are at two nodes, both nodes together. */
const NODE_MICROS = 1300;
const DATABASE = { cores: 16, syncMs: 2, groupMicros: 300, choiceMicros: 120, noticeMicros: 30 };

const GAMES = 1_000_000;
/** A choice in 20 seconds, as people play, with all who are away; in 10; and in 2, as nobody does. */
const PACES = [20, 10, 2];
const SHAPES = [
  { cells: 1, nodes: 100 },
  { cells: 4, nodes: 40 },
  { cells: 8, nodes: 20 },
  { cells: 40, nodes: 20 },
];

export function millionGames(): readonly CellFigures[] {
  return PACES.flatMap((every) =>
    SHAPES.map(({ cells, nodes }) => {
      const choicesPerSecond = GAMES / every / cells;
      // As many choices each: the same certainty, whatever their rate.
      const seconds = 100_000 / choicesPerSecond;
      const figures = simulateCommits({ ...DATABASE, nodes, choicesPerSecond, seconds });
      const nodeBusy = (choicesPerSecond * NODE_MICROS) / 1e4 / nodes + figures.noticesBusy;
      return { ...figures, cells, nodes, choicesPerSecond, nodeBusy };
    }),
  );
}
