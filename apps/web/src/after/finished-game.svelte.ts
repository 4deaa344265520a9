// A finished game as it comes from the server: first what is known of it, then its record, then all its positions.

import type { GameSummary } from '../api.ts';
import { api } from '../api.ts';
import type { Replay } from '@tenfold/insight';
import { openReplay } from './open-replay.ts';

export class FinishedGame {
  summary: GameSummary | null = $state.raw(null);
  /** The record. */
  text: string | null = $state.raw(null);
  replay: Replay | null = $state.raw(null);
  trouble: unknown = $state.raw(null);

  async load(game: string): Promise<void> {
    this.trouble = null;
    try {
      this.summary = await api.game(game);
      if (this.summary.finishedAt === null) return;
      this.text = await api.record(game);
    } catch (error) {
      this.trouble = error;
      return;
    }
    await this.openText(this.text);
  }

  /** A record that is at hand already. */
  async openText(text: string): Promise<void> {
    this.text = text;
    try {
      this.replay = await openReplay(text);
    } catch (error) {
      this.trouble = error;
    }
  }
}
