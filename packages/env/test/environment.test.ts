import { Dice } from '@tenfold/laws';
import type { SetupWish } from '@tenfold/rules';
import { NOBODY, newPosition, seedRandom } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { Layout, Returns } from '../src/index.ts';
import { EnvError, Environment, layoutFor, layoutForAllCards } from '../src/index.ts';

const KINGDOM = [
  'cellar',
  'moat',
  'village',
  'workshop',
  'woodcutter',
  'smithy',
  'militia',
  'remodel',
  'market',
  'mine',
];
const SETUP: SetupWish = { players: ['Ann', 'Bob'], kingdom: KINGDOM, seed: '7', start: 0 };

const begun = (setup: SetupWish = SETUP, layout: Layout = layoutFor(setup)): Environment => {
  const environment = new Environment(layout);
  environment.reset(setup);
  return environment;
};

const act = (environment: Environment, words: string): void =>
  environment.step(environment.layout.actions.names.indexOf(words));

/** Random play, each step told by its seat, action and what was observed. */
function played(environment: Environment, seed: string, most = Infinity): string[] {
  const dice = new Dice(seed);
  const told: string[] = [];
  while (!environment.isOver && told.length < most) {
    const action = dice.pick(environment.legalActions());
    told.push(`${environment.seat} ${action} ${environment.observation().join()}`);
    environment.step(action);
  }
  return told;
}

/** A game that is over as soon as Ann, who alone has had a turn, ends it: with these hands. */
function lastTurn(hands: readonly (readonly string[])[], returns: Returns): Environment {
  const players = ['Ann', 'Bob', 'Cleo'].slice(0, hands.length);
  const environment = new Environment(layoutFor({ players, kingdom: KINGDOM }), { returns });
  environment.resume(
    newPosition({
      kingdom: KINGDOM,
      players: players.map((name, seat) => ({ name, hand: hands[seat] ?? [] })),
      supply: { province: 0 },
      turn: { player: 0, phase: 'buy' },
    }),
  );
  return environment;
}

describe('an environment', () => {
  it('gives the same game for the same set-up and actions, and another for another seed', () => {
    const first = played(begun(), 'dice');
    expect(played(begun(), 'dice')).toEqual(first);
    expect(played(begun({ ...SETUP, seed: '8' }), 'dice')).not.toEqual(first);
  });

  it('can be used again after a game', () => {
    const environment = begun();
    const first = played(environment, 'dice');
    environment.reset(SETUP);
    expect(played(environment, 'dice')).toEqual(first);
  });

  it('ends with nobody to act and returns that say who has won', () => {
    const environment = begun();
    played(environment, 'dice');
    expect(environment.seat).toBe(NOBODY);
    expect(environment.legalActions()).toEqual([]);
    expect(environment.returns().toSorted()).toEqual(Float32Array.of(-1, 1));
    const [ann = 0, bob = 0] = environment.points();
    expect(Math.sign(ann - bob)).toBe(environment.returns()[0]);
    expect(environment.observation(1)).toHaveLength(environment.layout.observation.size);
    expect(environment.mask(1).every((one) => one === 0)).toBe(true);
  });

  it('is copied whole, and the copies go their own ways', () => {
    const environment = begun();
    played(environment, 'opening', 40);
    const copy = environment.clone();
    const before = environment.observation();
    const there = played(copy, 'rest');
    expect(environment.observation()).toEqual(before);
    expect(played(environment, 'rest')).toEqual(there);
  });

  it('imagines games that a seat could be in', () => {
    const environment = begun();
    played(environment, 'opening', 40);
    const { seat } = environment;
    const one = environment.imagine(seat, seedRandom('fast', 'one'));
    const two = environment.imagine(seat, seedRandom('fast', 'two'));
    expect(one.observation()).toEqual(environment.observation());
    expect(played(one, 'rest')).not.toEqual(played(two, 'rest'));
  });

  it('goes on with a set position', () => {
    const game = newPosition({
      kingdom: KINGDOM,
      seed: 'set',
      players: [{ name: 'Ann', hand: ['militia', 'copper'] }, { name: 'Bob' }],
    });
    const environment = new Environment(layoutFor(SETUP));
    environment.resume(game);
    const names = environment.legalActions().map((action) => environment.layout.actions.names[action]);
    expect(names).toEqual(['play Militia', 'end actions']);
  });
});

describe('questions with one answer', () => {
  it('are answered by themselves', () => {
    const environment = begun();
    const dice = new Dice('forced');
    while (!environment.isOver) {
      const legal = environment.legalActions();
      expect(legal.length).toBeGreaterThan(1);
      environment.step(dice.pick(legal));
    }
  });

  it('are put like any other where that is turned off', () => {
    const environment = new Environment(layoutFor(SETUP), { autoForced: false });
    environment.reset(SETUP);
    const dice = new Dice('forced');
    let forced = 0;
    while (!environment.isOver) {
      const legal = environment.legalActions();
      if (legal.length === 1) forced++;
      environment.step(dice.pick(legal));
    }
    expect(forced).toBeGreaterThan(0);
  });
});

describe('returns', () => {
  it.each([
    ['the one with more points', [['province'], ['estate']], [1, -1]],
    ['among equals the one with fewer turns', [['duchy'], ['duchy']], [-1, 1]],
    ['all but the winner lose', [['estate'], ['duchy'], ['copper']], [-1, 1, -1]],
    ['who shares the victory gets nothing', [['copper'], ['duchy'], ['duchy']], [-1, 0, 0]],
  ] as const)('by victory: %s', (_what, hands, returns) => {
    const environment = lastTurn(hands, 'win');
    expect([...environment.returns()]).toEqual(hands.map(() => 0));
    act(environment, 'end turn');
    expect(environment.isOver).toBe(true);
    expect([...environment.returns()]).toEqual(returns);
  });

  it.each([
    [
      [['estate'], ['duchy'], ['copper']],
      [0, 1, -1],
    ],
    [
      [['copper'], ['duchy'], ['duchy']],
      [-1, 0.5, 0.5],
    ],
  ] as const)('by placement: %j', (hands, returns) => {
    const environment = lastTurn(hands, 'placement');
    act(environment, 'end turn');
    expect([...environment.returns()]).toEqual(returns);
  });
});

describe('what cannot be done is refused, and changes nothing', () => {
  it.each([
    ['buy Province', /^action \d+ \(buy Province\) is not legal now; take one that the mask has a 1 for$/],
    ['no such thing', /^there is no action -1; actions are whole numbers from 0 to \d+$/],
  ])('%s', (words, message) => {
    const environment = begun();
    const before = environment.observation();
    expect(() => act(environment, words)).toThrow(message);
    expect(environment.observation()).toEqual(before);
  });

  it('before a game and after it', () => {
    const environment = new Environment(layoutFor(SETUP));
    expect(() => environment.seat).toThrow('no game has begun; call reset first');
    environment.reset(SETUP);
    expect(() => environment.points()).toThrow('the points are counted when the game is over');
    expect(() => environment.observation(2)).toThrow('there is no seat 2; seats are numbered from 0 to 1');
    played(environment, 'dice');
    expect(() => environment.step(0)).toThrow('the game is over; call reset to begin another');
    expect(() => environment.observation()).toThrow('the game is over and nobody acts');
  });

  it('games that do not fit the layout, and the one before goes on', () => {
    const environment = begun();
    const before = environment.observation();
    const other = { ...SETUP, kingdom: [...KINGDOM.slice(1), 'witch'] };
    expect(() => environment.reset(other)).toThrow('the layout has no room for "witch"');
    expect(() => environment.reset({ ...SETUP, players: ['Ann', 'Bob', 'Cleo'] })).toThrow(
      'the layout is for 2 players, the game has 3',
    );
    expect(environment.observation()).toEqual(before);
    expect(() => begun(other, layoutForAllCards(2))).not.toThrow(EnvError);
  });

  it('games with other home-made cards', () => {
    const ownCards = [
      { id: 'hamlet-of-mine', types: ['Action' as const], cost: { coins: 2, potions: 0 }, play: [] },
    ];
    const own = { ...SETUP, ownCards, kingdom: [...KINGDOM.slice(1), 'hamlet-of-mine'] };
    expect(() => begun().reset(own)).toThrow('other home-made cards');
    const environment = begun(own);
    expect(environment.layout.actions.names).toContain('buy Hamlet Of Mine');
    played(environment, 'dice');
    expect(environment.isOver).toBe(true);
  });
});
