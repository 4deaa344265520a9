import { describe, expect, it } from 'vitest';
import { readChoices } from '../../src/table-setup/kept-choices.ts';

const first = readChoices({});

describe('what the device has kept of the last game', () => {
  it('starts with one bot, the first game and easy rules', () => {
    expect(first.bots).toHaveLength(1);
    expect(first.kingdom).toMatchObject({ way: 'recommended', recommended: 'first-game' });
    expect(first.rules).toMatchObject({ clock: 'none', undo: 'free', rated: false });
  });

  it('is the same again', () => {
    const kept = {
      ...first,
      bots: ['magpie', 'chancellor'],
      seats: 5,
      rules: { ...first.rules, clock: 'days', information: 'full' },
      kingdom: { ...first.kingdom, way: 'picked', picked: ['moat', 'witch'] },
      anyone: { players: [2], kingdom: 'random', clock: ['fast'] },
    };
    expect(readChoices(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    null,
    [],
    'x',
    { bots: [7, '../x', ''], seats: 9, rules: 3, kingdom: 'x', anyone: { players: [1, 9], clock: [] } },
    { bots: [], rules: { clock: 'hourglass' }, kingdom: { way: 'text', recommended: 'none-such' } },
  ])('counts only as far as it makes sense: %j', (kept) => {
    expect(readChoices(kept)).toEqual(first);
  });

  it('never has more than five bots', () => {
    expect(readChoices({ bots: Array.from({ length: 9 }, () => 'vixen') }).bots).toHaveLength(5);
  });
});
