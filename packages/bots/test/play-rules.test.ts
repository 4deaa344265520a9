import { decision } from '@tenfold/rules';
import type { Comparison } from '@tenfold/bots';
import { describe, expect, test } from 'vitest';
import { askedOf, money, play, says, saysInTurn, table, withPlay } from './play-helpers.ts';

const when = (l: Comparison['l'], op: Comparison['op'], r: Comparison['r']): readonly Comparison[] => [
  { l, op, r },
];

describe('the Buy phase', () => {
  test('all Treasures are played before anything is bought', () => {
    const game = table(['gold', 'gold', 'silver', 'potion'], {
      kingdom: ['vineyard'],
      turn: { phase: 'buy' },
    });
    expect(saysInTurn(game)).toEqual(['play plain treasures', 'buy Province']);
  });

  test('the first rule that can be followed is, from the top for each Buy', () => {
    const game = table([], { turn: { phase: 'buy', coins: 11, buys: 3 } });
    expect(saysInTurn(game)).toEqual(['buy Province', 'buy Silver', 'end turn']);
  });

  test('a card whose pile is empty, absent or too dear is passed over', () => {
    const turn = { phase: 'buy', coins: 6 } as const;
    expect(says(table([], { turn, supply: { gold: 0 } }))).toBe('buy Silver');
    expect(says(table([], { turn }), money('witch'))).toBe('buy Gold');
    expect(says(table([], { turn, kingdom: ['familiar'] }), money('familiar'))).toBe('buy Gold');
    expect(says(table([], { turn: { phase: 'buy', coins: 2 } }))).toBe('end turn');
  });

  test('Bridge makes cards cheaper', () => {
    expect(says(table([], { turn: { phase: 'buy', coins: 7, discount: 1 } }))).toBe('buy Province');
  });

  test('a Treasure that is never to be played stays in hand', () => {
    const game = table(['copper', 'copper', 'silver'], { turn: { phase: 'buy' } });
    const strategy = withPlay(money(), { card: 'copper', how: 'never' });
    expect(saysInTurn(game, strategy)).toEqual(['play Silver', 'end turn']);
  });

  test('one seat may be asked for two players', () => {
    const game = table(['masquerade', 'copper'], {
      turn: { possessor: 1 },
      others: [{ hand: ['estate'] }],
    });
    play(game, 'play Masquerade');
    expect(askedOf(game).seat).toBe(1);
    expect(decision(game, 0)).toBeUndefined();
  });
});

describe('the end of the game', () => {
  const lastProvince = { supply: { province: 1 }, turn: { phase: 'buy', coins: 8 } } as const;

  test('is not brought about by whoever would lose', () => {
    const behind = table([], { ...lastProvince, others: [{ discard: ['province', 'province'] }] });
    expect(says(behind)).toBe('buy Gold');
  });

  test('is brought about by whoever wins by it', () => {
    const ahead = table([], { ...lastProvince, others: [{ discard: ['province'], deck: [], hand: [] }] });
    expect(says(ahead)).toBe('buy Province');
  });

  test('level, it depends on the turns', () => {
    const level = { deck: ['estate'], discard: ['province'], hand: [] };
    const ann = { deck: ['estate'], hand: [] };
    const more = { ...lastProvince, ann: { ...ann, turns: 5 }, others: [{ ...level, turns: 4 }] };
    const equal = { ...lastProvince, ann: { ...ann, turns: 4 }, others: [{ ...level, turns: 4 }] };
    expect(says(table([], more))).toBe('buy Gold');
    expect(says(table([], equal))).toBe('buy Province');
  });

  test('a third empty pile counts as well, four at a table of five', () => {
    const supply = { curse: 0, duchy: 0, silver: 1 };
    const turn = { phase: 'buy', coins: 3 } as const;
    const rich = { discard: ['province'] };
    expect(says(table([], { supply, turn, others: [rich] }))).toBe('end turn');
    expect(says(table([], { supply, turn, others: [rich, {}, {}, {}] }))).toBe('buy Silver');
  });

  test('points that depend on other cards are counted', () => {
    const gardens = { card: 'gardens' };
    const supply = { province: 5, curse: 0, duchy: 0, gardens: 1 };
    const turn = { phase: 'buy', coins: 4 } as const;
    const ann = { hand: [], deck: Array.from({ length: 19 }, () => 'copper') };
    const kingdom = ['gardens'];
    const bob = (points: readonly string[]) => [{ hand: [], deck: points }];
    expect(says(table([], { kingdom, ann, supply, turn, others: bob(['estate']) }), money(gardens))).toBe(
      'buy Gardens',
    );
    expect(says(table([], { kingdom, ann, supply, turn, others: bob(['duchy']) }), money(gardens))).toBe(
      'buy Silver',
    );
  });
});

describe('conditions', () => {
  const buys = (conditions: readonly Comparison[], more: Parameters<typeof table>[1] = {}): boolean => {
    const game = table(['copper', 'copper', 'village', 'smithy'], {
      kingdom: ['market'],
      ann: { deck: ['gold', 'smithy', 'province'], discard: ['curse'], inPlay: ['festival', 'copper'] },
      turn: { phase: 'buy', coins: 5, buys: 2, bought: 1 },
      ...more,
    });
    return says(game, { name: 'test', buy: [{ card: 'market', if: conditions }] }) === 'buy Market';
  };

  test.each([
    [{ fn: 'ownedCount', arg: 'smithy' }, 2],
    [{ fn: 'ownedCount', arg: 'no-such-card' }, 0],
    [{ fn: 'ownedTypeCount', arg: 'Treasure' }, 4],
    [{ fn: 'ownedTypeCount', arg: 'Terminal' }, 2],
    [{ fn: 'ownedTypeCount', arg: 'Victory' }, 1],
    [{ fn: 'supplyCount', arg: 'market' }, 10],
    [{ fn: 'supplyCount', arg: 'witch' }, 0],
    [{ fn: 'totalDeckMoney' }, 8],
    [{ fn: 'gainsToEndGame' }, 7],
    [{ fn: 'coinsAvailable' }, 7],
    [{ fn: 'handCoins' }, 2],
    [{ fn: 'deckSize' }, 10],
    [{ fn: 'inActionPhase' }, 0],
    [{ fn: 'ownVP' }, 5],
    [{ fn: 'bestOpponentVP' }, 3],
    [{ fn: 'handCount' }, 4],
    [{ fn: 'handCount', arg: 'copper' }, 2],
    [{ fn: 'handTypeCount', arg: 'Action' }, 2],
    [{ fn: 'actionsLeft' }, 1],
    [{ fn: 'buysLeft' }, 2],
    [{ fn: 'potionsAvailable' }, 0],
    [{ fn: 'emptyPiles' }, 0],
    [{ fn: 'turn' }, 5],
    [{ fn: 'inPlayCount', arg: 'festival' }, 1],
    [{ fn: 'inPlayCount', arg: 'Action' }, 1],
    [{ fn: 'inPlayCount' }, 2],
    [{ fn: 'players' }, 2],
    [{ expr: '+', of: { fn: 'turn' }, by: { expr: '*', of: 2, by: { fn: 'players' } } }, 9],
    [{ expr: '/', of: { fn: 'deckSize' }, by: { expr: '-', of: 7, by: 2 } }, 2],
  ] as const)('%j is %d', (quantity, value) => {
    expect(buys(when(quantity, '==', value))).toBe(true);
    expect(buys(when(value, '==', quantity))).toBe(true);
    expect(buys(when(quantity, '!=', value))).toBe(false);
    expect(buys(when(quantity, '>=', value))).toBe(true);
    expect(buys(when(quantity, '>', value))).toBe(false);
    expect(buys(when(quantity, '<=', { expr: '+', of: value, by: 0 }))).toBe(true);
    expect(buys(when(quantity, '<', { expr: '+', of: value, by: 0 }))).toBe(false);
  });

  test('all must hold', () => {
    const yes = when(1, '==', 1);
    expect(buys([...yes, ...yes])).toBe(true);
    expect(buys([...yes, ...when(1, '==', 2), ...yes])).toBe(false);
  });

  test('gains to the end: the smallest three piles, or four', () => {
    const supply = { curse: 1, duchy: 2, market: 2, gold: 4 };
    expect(buys(when({ fn: 'gainsToEndGame' }, '==', 5), { supply })).toBe(true);
    expect(buys(when({ fn: 'gainsToEndGame' }, '==', 9), { supply, others: [{}, {}, {}, {}] })).toBe(true);
  });
});

describe('rules of play', () => {
  test('cards named in rules are played first, in their order', () => {
    const strategy = withPlay(money(), { card: 'militia', how: 'play' }, { card: 'village', how: 'play' });
    expect(says(table(['village', 'smithy', 'militia']), strategy)).toBe('play Militia');
  });

  test('only when their conditions hold', () => {
    const strategy = withPlay(money(), {
      card: 'militia',
      how: 'play',
      if: when({ fn: 'actionsLeft' }, '>', 1),
    });
    const hand = ['militia', 'village'];
    expect(says(table(hand), strategy)).toBe('play Village');
    expect(says(table(hand, { turn: { actions: 2 } }), strategy)).toBe('play Militia');
  });

  test('never', () => {
    const strategy = withPlay(money(), { card: 'smithy', how: 'never', if: when({ fn: 'turn' }, '<', 6) });
    expect(says(table(['smithy']), strategy)).toBe('end actions');
    expect(says(table(['smithy'], { ann: { turns: 6 } }), strategy)).toBe('play Smithy');
    expect(says(play(table(['throne-room', 'smithy', 'moat']), 'play Throne Room'), strategy)).toBe(
      'play Moat',
    );
  });

  test('modes in order of preference', () => {
    const game = play(table(['pawn', 'copper']), 'play Pawn');
    const strategy = withPlay(money(), { card: 'pawn', how: 'choose', what: ['no-such-mode', 'buy+coin'] });
    expect(says(game, strategy)).toBe('choose buy+coin');
    const keeps = withPlay(money(), { card: 'chancellor', how: 'choose', what: ['nothing'] });
    expect(says(play(table(['chancellor']), 'play Chancellor'), keeps)).toBe('choose nothing');
  });

  test('cards in order of preference, for one question or for all', () => {
    const chapel = play(table(['chapel', 'gold', 'silver', 'estate']), 'play Chapel');
    const strategy = withPlay(money(), { card: 'chapel', how: 'prefer', what: ['gold', 'nothing'] });
    expect(saysInTurn(chapel, strategy)).toEqual(['trash Gold', 'trash nothing']);
    const remodel = () => play(table(['remodel', 'gold', 'estate']), 'play Remodel');
    const gains = withPlay(money(), {
      card: 'remodel',
      how: 'prefer',
      answer: 'gain',
      what: ['gold', 'duchy'],
    });
    expect(says(remodel(), gains)).toBe('trash Estate');
    expect(says(play(remodel(), 'trash Gold'), gains)).toBe('gain Gold');
  });

  test('the first rule whose conditions hold counts', () => {
    const strategy = withPlay(
      money(),
      { card: 'pawn', how: 'choose', what: ['buy+coin'], if: when({ fn: 'turn' }, '>', 9) },
      { card: 'pawn', how: 'choose', what: ['card+buy'] },
      { card: 'pawn', how: 'choose', what: ['action+buy'] },
    );
    expect(says(play(table(['pawn', 'copper']), 'play Pawn'), strategy)).toBe('choose card+buy');
  });
});
