import { describe, expect, it } from 'vitest';
import type { Gesture } from '../../src/game/board/double-click-guard.ts';
import { DoubleClickGuard } from '../../src/game/board/double-click-guard.ts';
import type { Offer } from '../../src/game/board/offers.ts';
import type { Place } from '../../src/game/board/places.ts';
import { placeKey } from '../../src/game/board/places.ts';

const offer = (place: Place): Offer => ({
  option: 0,
  place,
  key: placeKey(place),
  label: '',
  effect: undefined,
  plays: undefined,
  shortcut: null,
  glows: true,
});
const button = (verb: string): Offer => offer({ zone: 'button', verb, mode: null });
const copper = offer({ zone: 'hand', player: 0, card: 'copper' });
const pile = offer({ zone: 'pile', card: 'gold' });
const at = (x: number, time: number): Gesture => ({ x, y: 100, at: time });

function chosen(...choices: (readonly [Offer, Gesture])[]): boolean[] {
  const guard = new DoubleClickGuard();
  return choices.map(([one, gesture]) => !guard.isSlip(one, gesture));
}

describe('the second half of a double click', () => {
  it.each(['end-actions', 'play-treasures'])('does not end the turn after %s', (verb) => {
    expect(chosen([button(verb), at(50, 0)], [button('end-turn'), at(55, 200)])).toEqual([true, false]);
    expect(chosen([button(verb), at(50, 0)], [button('end-turn'), at(55, 400)])).toEqual([true, true]);
    expect(chosen([button(verb), at(50, 0)], [button('end-turn'), at(90, 200)])).toEqual([true, true]);
  });

  it('takes nothing from a pile', () => {
    expect(chosen([copper, at(50, 0)], [pile, at(50, 100)])).toEqual([true, false]);
  });

  it('may choose the same again, or what weighs little', () => {
    expect(chosen([copper, at(50, 0)], [copper, at(50, 100)], [copper, at(50, 200)])).toEqual([
      true,
      true,
      true,
    ]);
    expect(chosen([pile, at(50, 0)], [pile, at(50, 100)])).toEqual([true, true]);
    expect(chosen([copper, at(50, 0)], [button('play-treasures'), at(50, 100)])).toEqual([true, true]);
  });

  it('is the same with keys', () => {
    const key = (name: string, time: number): Gesture => ({ key: name, at: time });
    expect(chosen([button('end-actions'), key('e', 0)], [button('end-turn'), key('e', 200)])).toEqual([
      true,
      false,
    ]);
    expect(chosen([button('play-treasures'), key('t', 0)], [button('end-turn'), key('e', 200)])).toEqual([
      true,
      true,
    ]);
    expect(chosen([copper, key('Enter', 0)], [pile, at(50, 100)])).toEqual([true, true]);
  });
});
