import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PAGE_KEYS } from '../../src/game/board/shortcuts.ts';
import { TABLE_KEYS, tableKeyOf } from '../../src/help/shortcuts.ts';

class FakeElement {
  readonly isField: boolean;

  constructor(isField: boolean) {
    this.isField = isField;
  }

  closest(): FakeElement | null {
    return this.isField ? this : null;
  }
}

const key = (name: string, more: Partial<KeyboardEvent> = {}, isField = false): KeyboardEvent =>
  ({
    key: name,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    defaultPrevented: false,
    target: new FakeElement(isField),
    ...more,
  }) as unknown as KeyboardEvent;

describe('keys of the table', () => {
  beforeAll(() => {
    vi.stubGlobal('Element', FakeElement);
  });

  it('are letters with Shift, apart from undo and help', () => {
    expect(tableKeyOf(key('L', { shiftKey: true }))).toBe('log');
    expect(tableKeyOf(key('u'))).toBe('undo');
    expect(tableKeyOf(key('?', { shiftKey: true }))).toBe('help');
    expect(tableKeyOf(key('?'))).toBe('help');
  });

  it('leave the letters of the piles alone, also with Caps Lock on', () => {
    expect(tableKeyOf(key('l'))).toBeNull();
    expect(tableKeyOf(key('L'))).toBeNull();
    expect(tableKeyOf(key('U', { shiftKey: true }))).toBeNull();
  });

  it('do nothing where somebody writes, or with other keys held', () => {
    expect(tableKeyOf(key('u', {}, true))).toBeNull();
    expect(tableKeyOf(key('u', { ctrlKey: true }))).toBeNull();
    expect(tableKeyOf(key('u', { repeat: true }))).toBeNull();
    expect(tableKeyOf(key('u', { defaultPrevented: true }))).toBeNull();
  });

  it('agree with the board’s', () => {
    expect(TABLE_KEYS.undo).toBe(PAGE_KEYS.undo);
  });
});
