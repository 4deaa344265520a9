// A local game whose kingdom is to be picked in turn before it begins. It lasts as long as the page.

import type { LocalGameChoices } from './begin-game.ts';

let waiting: LocalGameChoices | null = null;

export function keepWaitingDraft(choices: LocalGameChoices): void {
  waiting = choices;
}

export const waitingDraft = (): LocalGameChoices | null => waiting;
