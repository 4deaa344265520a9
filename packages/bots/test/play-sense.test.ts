// Good sense where the rules of a strategy are silent, in places where it decides games.

import { describe, expect, test } from 'vitest';
import { money, play, says, table } from './play-helpers.ts';

describe('turning a card into another', () => {
  const remodel = (hand: readonly string[], ...first: readonly string[]) =>
    says(play(table(['remodel', ...hand], { kingdom: first }), 'play Remodel'), money(...first));

  test('a Treasure that this turn buys with is kept', () => {
    expect(remodel(['gold', 'silver', 'copper', 'estate'])).toBe('trash Estate');
    // A Province for the Gold, and a Gold for what is left.
    expect(remodel(['gold', 'gold', 'silver', 'copper'])).toBe('trash Gold');
  });

  test('a card is not trashed for another of its own', () => {
    const strategy = { name: 'militia', buy: [{ card: 'militia' }, { card: 'province' }] };
    const game = play(table(['remodel', 'militia', 'curse', 'copper']), 'play Remodel');
    expect(says(game, strategy)).toBe('trash Curse');
  });

  test('Apprentice trashes what the purchase can spare', () => {
    const apprentice = (hand: readonly string[]) =>
      says(play(table(['apprentice', ...hand]), 'play Apprentice'), money());
    expect(apprentice(['gold', 'gold', 'copper', 'estate'])).toBe('trash Estate');
  });
});

describe('Feast', () => {
  const wants = (...cards: readonly string[]) => ({ name: 'wants', buy: cards.map((card) => ({ card })) });

  test('is played for whatever dearer card is wanted, points too', () => {
    expect(says(table(['feast', 'copper']), money('duchy'))).toBe('play Feast');
  });

  test('is played for a wanted card of its own cost, but not for another Feast', () => {
    expect(says(table(['feast', 'copper'], { kingdom: ['smithy'] }), wants('feast', 'smithy'))).toBe(
      'play Feast',
    );
    expect(says(table(['feast', 'copper']), wants('feast'))).toBe('end actions');
  });

  test('is played for a Silver by who does not buy it again', () => {
    expect(says(table(['feast', 'copper']), wants('silver'))).toBe('play Feast');
    expect(says(table(['feast', 'copper']), wants('feast', 'silver'))).toBe('end actions');
    expect(says(table(['feast', 'copper']), wants('copper'))).toBe('end actions');
  });
});

describe('Swindler gives what helps least', () => {
  const gives = (top: string, kingdom: readonly string[], deck: readonly string[] = []) =>
    says(play(table(['swindler'], { kingdom, others: [{ deck: [top, ...deck] }] }), 'play Swindler'));

  test('a Village to who has no Actions, rather than what makes coins', () => {
    expect(gives('silver', ['village', 'woodcutter'])).toBe('gain Village');
  });

  test('one terminal more to who has too many, rather than what lets him play them', () => {
    const terminals = ['smithy', 'smithy', 'smithy', 'smithy', 'smithy'];
    expect(gives('silver', ['village', 'woodcutter'], terminals)).toBe('gain Woodcutter');
  });

  test('a Duchy early, another card of 5 when points count', () => {
    expect(gives('laboratory', ['market'])).toBe('gain Duchy');
    const late = play(
      table(['swindler'], {
        kingdom: ['market'],
        supply: { province: 2 },
        others: [{ deck: ['laboratory'] }],
      }),
      'play Swindler',
    );
    expect(says(late)).not.toBe('gain Duchy');
  });
});

describe('Spy', () => {
  const spies = (hand: readonly string[]) => {
    const game = table(['spy', ...hand], {
      ann: { deck: ['copper', 'gold', 'gold'] },
      others: [{ deck: ['gold'] }],
    });
    return says(play(game, 'play Spy', 'choose put-back'), money());
  };

  test('leaves a Gold where one’s own Thief can take it', () => {
    expect(spies(['thief'])).toBe('choose put-back');
    expect(spies(['copper'])).toBe('choose discard');
  });

  test('discards it if another card will have the only Action, unless there is one for both', () => {
    expect(spies(['thief', 'smithy'])).toBe('choose discard');
    expect(spies(['thief', 'smithy', 'festival'])).toBe('choose put-back');
  });
});

describe('Cellar', () => {
  const discards = (hand: readonly string[], deck: readonly string[] = []) =>
    says(play(table(['cellar', ...hand], { ann: { deck } }), 'play Cellar'), money());

  test('throws away another Cellar, which would find nothing left to throw away', () => {
    expect(discards(['cellar', 'silver'])).toBe('discard Cellar');
  });

  test('keeps Coppers however dear the Actions are that could be drawn, not where there is money to draw', () => {
    expect(discards(['copper'], ['village', 'laboratory', 'laboratory', 'estate'])).toBe('discard nothing');
    expect(discards(['copper'], ['festival', 'silver', 'silver', 'estate'])).toBe('discard Copper');
    expect(discards(['silver'], ['laboratory', 'laboratory', 'laboratory'])).toBe('discard nothing');
  });
});

test('Pawn takes a card, not a coin, where more Actions are to be played', () => {
  const pawn = (hand: readonly string[]) =>
    says(
      play(table(['pawn', 'silver', ...hand], { ann: { deck: ['copper', 'estate'] } }), 'play Pawn'),
      money(),
    );
  expect(pawn(['copper', 'copper', 'copper', 'village'])).toBe('choose card+action');
  expect(pawn(['copper', 'copper', 'copper'])).toBe('choose card+coin');
});

test('Mining Village is trashed for a Province, not before what is yet to be drawn makes it needless', () => {
  const village = (hand: readonly string[], deck: readonly string[]) =>
    says(play(table(['mining-village', ...hand], { ann: { deck } }), 'play Mining Village'), money());
  expect(village(['gold', 'gold'], ['estate', 'estate'])).toBe('choose trash-this');
  expect(village(['gold', 'gold', 'smithy'], ['gold', 'gold', 'gold', 'gold'])).toBe('choose nothing');
});

test('Torturer: who trashes in passing minds a Curse less', () => {
  const torturer = (deck: readonly string[]) =>
    says(
      play(table(['torturer'], { others: [{ hand: ['silver', 'copper', 'gold'], deck }] }), 'play Torturer'),
    );
  expect(torturer(['copper', 'estate'])).toBe('choose discard');
  expect(torturer(['copper', 'masquerade'])).toBe('choose curse');
});

test('Steward draws no cards where there are none to draw', () => {
  const steward = (deck: readonly string[]) =>
    says(play(table(['steward', 'gold'], { ann: { deck } }), 'play Steward'), money());
  expect(steward(['silver', 'silver', 'silver'])).toBe('choose cards');
  expect(steward([])).toBe('choose coins');
});

test('Minion keeps a hand from which there is much to be trashed', () => {
  const minion = (hand: readonly string[]) =>
    says(
      play(
        table(['minion', ...hand], { ann: { deck: ['copper', 'copper', 'estate', 'silver', 'copper'] } }),
        'play Minion',
      ),
      money('minion'),
    );
  expect(minion(['village', 'estate', 'estate', 'copper'])).toBe('choose new-hand');
  expect(minion(['chapel', 'estate', 'estate', 'copper'])).toBe('choose coins');
});

describe('of two terminals and one Action', () => {
  /** Which of the two is played, however they lie in the hand. */
  const played = (one: string, other: string): Set<string> =>
    new Set(
      [
        [one, other],
        [other, one],
      ].map((two) => says(table([...two, 'estate', 'copper', 'silver'])).toLowerCase()),
    );

  test('Swindler comes before those that only draw or pay, after those that do more', () => {
    for (const other of ['smithy', 'bridge', 'courtyard', 'council-room', 'moat', 'moneylender']) {
      expect(played('swindler', other)).toEqual(new Set(['play swindler']));
    }
    for (const better of ['witch', 'baron', 'tribute', 'mine']) {
      expect(played(better, 'swindler')).toEqual(new Set([`play ${better}`]));
    }
  });

  test('Moneylender waits for what turns cards into better ones, attacks or draws', () => {
    for (const better of ['tribute', 'courtyard', 'smithy']) {
      expect(played(better, 'moneylender')).toEqual(new Set([`play ${better}`]));
    }
  });
});
