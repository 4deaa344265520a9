import type { CardDefinition } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import { money, play, says, table } from './play-helpers.ts';

const turn = { actions: 1 };

describe('the order of Actions', () => {
  test.each([
    [
      'what gives the Action back comes before a terminal',
      ['witch', 'apprentice', 'estate'],
      'play Apprentice',
    ],
    ['villages before terminals', ['smithy', 'village', 'militia'], 'play Village'],
    ['of two terminals the better', ['moat', 'witch'], 'play Witch'],
    ['Shanty Town waits while another Action is in hand', ['shanty-town', 'market'], 'play Market'],
    ['Shanty Town alone draws', ['shanty-town', 'copper'], 'play Shanty Town'],
    ['Shanty Town before two terminals', ['shanty-town', 'smithy', 'militia'], 'play Shanty Town'],
    ['Throne Room with something to play twice', ['throne-room', 'laboratory'], 'play Throne Room'],
    ['villages before Throne Room', ['throne-room', 'village', 'smithy'], 'play Village'],
    ['no Action', ['copper', 'estate'], 'end actions'],
  ])('%s', (_why, hand, words) => {
    const kingdom = ['smithy'];
    expect(says(table(hand, { kingdom, turn, ann: { discard: ['smithy'] } }))).toBe(words);
  });

  test('a home-made card is played whatever it is called', () => {
    const ownCards: CardDefinition[] = [
      {
        id: 'constructor',
        types: ['Action'],
        cost: { coins: 4, potions: 0 },
        play: [{ do: 'plusCards', n: 3 }],
      },
    ];
    expect(says(table(['constructor', 'copper'], { ownCards }))).toBe('play Constructor');
  });

  test('Conspirator comes first once it replaces itself', () => {
    const hand = ['conspirator', 'market'];
    expect(says(table(hand, { turn: { actionsPlayed: 1 } }))).toBe('play Market');
    expect(says(table(hand, { turn: { actionsPlayed: 2 } }))).toBe('play Conspirator');
  });

  test('Ironworks that gains an Action comes before terminals', () => {
    const hand = ['ironworks', 'witch'];
    expect(says(table(hand, { kingdom: ['village'] }), money({ card: 'village' }))).toBe('play Ironworks');
    expect(says(table(hand, { kingdom: ['village'] }))).toBe('play Witch');
  });

  test('Chapel comes first where a strategy trashes aggressively', () => {
    const hand = ['chapel', 'militia', 'estate', 'estate', 'copper'];
    expect(says(table(hand))).toBe('play Militia');
    expect(says(table(hand), money({ card: 'chapel', playStyle: 'aggressiveTrashing' }))).toBe('play Chapel');
  });
});

describe('Actions not worth playing', () => {
  const silverAndGold = { name: 'silver and gold', buy: [{ card: 'gold' }, { card: 'silver' }] };
  const inHand = (...hand: readonly string[]) => says(table(hand), silverAndGold);

  test.each([
    ['Moneylender without Copper', ['moneylender', 'silver'], ['moneylender', 'copper']],
    ['Coppersmith without Copper', ['coppersmith', 'silver'], ['coppersmith', 'copper']],
    ['Baron without Estate', ['baron', 'silver'], ['baron', 'estate']],
    ['Chapel without junk', ['chapel', 'gold', 'silver'], ['chapel', 'gold', 'estate']],
    [
      'Trading Post with good cards',
      ['trading-post', 'gold', 'estate'],
      ['trading-post', 'copper', 'estate'],
    ],
    ['Remodel with good cards', ['remodel', 'gold', 'silver'], ['remodel', 'gold', 'estate']],
    ['Upgrade with good cards', ['upgrade', 'gold', 'silver'], ['upgrade', 'gold', 'curse']],
    ['Apprentice with good cards', ['apprentice', 'gold', 'silver'], ['apprentice', 'gold', 'estate']],
    ['Mine without a Treasure to better', ['mine', 'gold', 'estate'], ['mine', 'silver', 'estate']],
    ['Transmute with nothing to turn into more', ['transmute', 'gold', 'silver'], ['transmute', 'estate']],
    ['Secret Chamber with good cards', ['secret-chamber', 'gold'], ['secret-chamber', 'gold', 'estate']],
    ['Throne Room without another Action', ['throne-room', 'gold'], ['throne-room', 'market']],
    [
      'Library with seven cards',
      ['library', 'copper', 'copper', 'copper', 'copper', 'copper', 'copper', 'copper'],
      ['library', 'copper', 'copper'],
    ],
  ])('%s', (_why, not, but) => {
    expect(inHand(...not)).toBe('end actions');
    expect(inHand(...but)).toMatch(/^play /);
  });

  test('Workshop and Feast only for something wanted', () => {
    expect(says(table(['workshop']), { name: 'greedy', buy: [{ card: 'province' }] })).toBe('end actions');
    expect(says(table(['workshop']))).toBe('play Workshop');
    expect(says(table(['feast']), money('feast'))).toBe('end actions');
    expect(says(table(['feast'], { kingdom: ['laboratory'] }), money('laboratory'))).toBe('play Feast');
  });

  test('a home-made card that must trash waits for junk', () => {
    const ownCards = [
      {
        id: 'bonfire',
        types: ['Action'],
        cost: { coins: 3, potions: 0 },
        play: [
          { do: 'pick', verb: 'trash', from: 'hand', least: 1, most: 1, filter: {}, asked: 'you' },
          { do: 'trashThem' },
        ],
      },
    ] as const;
    expect(says(table(['bonfire', 'gold'], { ownCards }))).toBe('end actions');
    const game = table(['bonfire', 'gold', 'curse'], { ownCards });
    expect(says(game)).toBe('play Bonfire');
    expect(says(play(game, 'play Bonfire'))).toBe('trash Curse');
  });
});

describe('cards that play cards', () => {
  test('Throne Room doubles the better card', () => {
    expect(says(play(table(['throne-room', 'moat', 'smithy']), 'play Throne Room'))).toBe('play Smithy');
  });

  test('Throne Room doubles what gives Actions when others wait', () => {
    expect(says(play(table(['throne-room', 'village', 'smithy']), 'play Throne Room'))).toBe('play Village');
  });

  test('Throne Room with nothing to play', () => {
    expect(says(play(table(['throne-room', 'copper']), 'play Throne Room'))).toBe('play nothing');
  });

  test('Golem plays its finds in the usual order', () => {
    const game = table(['golem'], { ann: { deck: ['militia', 'copper', 'village', 'copper'] } });
    expect(says(play(game, 'play Golem'))).toBe('play Village');
  });
});
