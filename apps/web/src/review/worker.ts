// Reviews parts of a game. Whoever has enough of it ends the worker.

import { GameReview, explainPurchase, studyTable } from '@tenfold/bots';
import { readRecord } from '@tenfold/rules';
import type { ReviewOrder, ReviewReport } from './worker-messages.ts';

/** Nobody reads what changes faster. */
const BETWEEN_REPORTS_MS = 120;
let review: GameReview | null = null;

const tell = (report: ReviewReport): void => postMessage(report);

function study(text: string): void {
  let told = 0;
  const record = readRecord(text);
  const found = studyTable(record, (share) => {
    if (performance.now() - told < BETWEEN_REPORTS_MS) return;
    told = performance.now();
    tell({ type: 'studying', share });
  });
  const { outline } = new GameReview(record, found);
  tell({ type: 'studied', study: found, outline });
}

function obey(order: ReviewOrder): void {
  switch (order.type) {
    case 'study':
      return study(order.record);
    case 'begin':
      review = new GameReview(readRecord(order.record), order.study);
      return;
    case 'explain':
      return tell({ type: 'explained', purchase: explainPurchase(order.seen, order.card) });
    case 'do':
      if (review !== null) tell({ type: 'done', done: review.do(order.part) });
  }
}

addEventListener('message', ({ data }: MessageEvent<ReviewOrder>) => {
  try {
    obey(data);
  } catch {
    tell({ type: 'broken' });
  }
});

tell({ type: 'ready' });
