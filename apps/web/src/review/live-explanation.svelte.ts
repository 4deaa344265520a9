// Why a bot bought something, worked out in a worker of the page from what everybody at the table sees.

import type { WeighedPurchase } from '@tenfold/bots';
import type { CardId, Position } from '@tenfold/rules';
import type { ReviewOrder, ReviewReport } from './worker-messages.ts';

export class LiveExplanation {
  stage: 'thinking' | 'done' | 'failed' = $state('thinking');
  /** Null where there is nothing to compare it with. */
  purchase: WeighedPurchase | null = $state.raw(null);

  /** To be called while a component is made: the worker ends with it. */
  run(seen: Position, card: CardId): void {
    $effect(() => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      const order: ReviewOrder = { type: 'explain', seen, card };
      worker.addEventListener('message', ({ data }: MessageEvent<ReviewReport>) => {
        if (data.type === 'ready') worker.postMessage(order, []);
        if (data.type === 'explained') {
          this.purchase = data.purchase;
          this.stage = 'done';
        }
        if (data.type === 'broken') this.stage = 'failed';
      });
      worker.addEventListener('error', () => {
        this.stage = 'failed';
      });
      return () => worker.terminate();
    });
  }
}
