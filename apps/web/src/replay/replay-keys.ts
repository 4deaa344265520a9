// Keys of a replay.

export const REPLAY_MOVES = ['step-back', 'step-on', 'turn-back', 'turn-on', 'start', 'end', 'play'] as const;
export type ReplayMove = (typeof REPLAY_MOVES)[number];

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: EventTarget | null;
}

/** What the key does; null for all others, and where it belongs to what has the focus. */
export function replayMoveOf(event: Pressed): ReplayMove | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const { target } = event;
  const isOn = (selector: string): boolean => target instanceof Element && target.closest(selector) !== null;
  if (
    isOn(
      'input:not([type="range"]), textarea, select, [contenteditable], dialog, [popover], pre, [data-scrolls]',
    )
  ) {
    return null;
  }
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
