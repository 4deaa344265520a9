// Keys of a replay.

export const REPLAY_MOVES = ['step-back', 'step-on', 'turn-back', 'turn-on', 'start', 'end', 'play'] as const;
export type ReplayMove = (typeof REPLAY_MOVES)[number];

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'
>;

/** What has its own use for the keys. */
const TAKEN =
  'input:not([type="range"]), textarea, select, [contenteditable], dialog, [popover], pre, [data-scrolls]';

/**
 * What the key does; null for all others, and where it belongs to what has the focus. `isOn` tells whether the focus is
 * on, or in, something like that.
 */
export function replayMoveOf(event: Pressed, isOn: (selector: string) => boolean): ReplayMove | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (isOn(TAKEN)) return null;
  // Cards of the board are gone through with the arrows.
  if (event.key.startsWith('Arrow') && isOn('[data-key]')) return null;
  switch (event.key) {
    case 'ArrowLeft':
      return event.shiftKey ? 'turn-back' : 'step-back';
    case 'ArrowRight':
      return event.shiftKey ? 'turn-on' : 'step-on';
    case 'PageUp':
      return isOn('input') ? 'turn-back' : null;
    case 'PageDown':
      return isOn('input') ? 'turn-on' : null;
    case 'Home':
      return 'start';
    case 'End':
      return 'end';
    case ' ':
      return isOn('button, a, summary') ? null : 'play';
    default:
      return null;
  }
}
