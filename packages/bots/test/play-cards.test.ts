import type { Game } from '@tenfold/rules';
import { Lens, apply, optionWords } from '@tenfold/rules';
import { strategist } from '@tenfold/bots';
import { describe, expect, test } from 'vitest';
import { askedOf, money, play, says, saysInTurn, table } from './play-helpers.ts';

describe('discarding', () => {
  const militia = (hand: readonly string[]) =>
    saysInTurn(play(table(['militia'], { others: [{ hand }] }), 'play Militia'));

  test('Militia: cards that do nothing go first, then the least coins', () => {
    expect(militia(['gold', 'copper', 'estate', 'silver', 'curse'])).toEqual([
      'discard Curse',
      'discard Estate',
    ]);
    expect(militia(['gold', 'copper', 'silver', 'silver', 'copper'])).toEqual([
      'discard Copper',
      'discard Copper',
    ]);
  });

  test('Militia: of two terminals only one could be played', () => {
    expect(militia(['smithy', 'woodcutter', 'silver', 'copper', 'estate'])).toEqual([
      'discard Estate',
      'discard Woodcutter',
    ]);
    expect(militia(['smithy', 'village', 'woodcutter', 'copper', 'estate'])).toEqual([
      'discard Estate',
      'discard Copper',
    ]);
  });

  test('Militia: Baron keeps his Estate', () => {
    expect(militia(['baron', 'estate', 'copper', 'copper', 'copper'])).toEqual([
      'discard Copper',
      'discard Copper',
    ]);
  });

  test('Militia: a Potion is kept by those who need it', () => {
    const game = () =>
      play(
        table(['militia'], {
          kingdom: ['familiar'],
          others: [{ hand: ['potion', 'silver', 'silver', 'copper'] }],
        }),
        'play Militia',
      );
    expect(says(game())).toBe('discard Potion');
    expect(says(game(), money('familiar'))).toBe('discard Copper');
  });

  test('Cellar: what makes fewer coins than an average card', () => {
    const cellar = play(table(['cellar', 'estate', 'gold', 'curse', 'silver']), 'play Cellar');
    expect(saysInTurn(cellar)).toEqual(['discard Curse', 'discard Estate', 'discard nothing']);
    const rich = { deck: ['gold', 'gold', 'gold', 'silver', 'silver'] };
    const poor = { deck: ['estate', 'estate', 'copper', 'copper'] };
    expect(says(play(table(['cellar', 'copper'], { ann: rich }), 'play Cellar'))).toBe('discard Copper');
    expect(says(play(table(['cellar', 'copper'], { ann: poor }), 'play Cellar'))).toBe('discard nothing');
  });

  test('Secret Chamber: what would make no coin', () => {
    const game = play(table(['secret-chamber', 'estate', 'gold', 'smithy', 'copper']), 'play Secret Chamber');
    expect(saysInTurn(game)).toEqual(['discard Estate', 'discard Smithy', 'discard nothing']);
  });

  test('Baron: the Estate', () => {
    expect(says(play(table(['baron', 'estate']), 'play Baron'))).toBe('discard Estate');
    expect(says(play(table(['baron', 'copper']), 'play Baron'))).toBe('discard nothing');
  });

  test('Torturer: two poor cards rather than a Curse, a Curse rather than two good ones', () => {
    const torturer = (hand: readonly string[], supply = {}) =>
      play(table(['torturer'], { supply, others: [{ hand }] }), 'play Torturer');
    expect(says(torturer(['estate', 'copper', 'gold', 'gold', 'silver']))).toBe('choose discard');
    expect(says(torturer(['gold', 'gold', 'gold']))).toBe('choose curse');
    expect(says(torturer(['estate', 'copper', 'gold'], { curse: 0 }))).toBe('choose curse');
  });

  test('Torturer: a Curse that will be trashed in the next turn is taken, unless another Action wants to be played', () => {
    const torturer = (...hand: readonly string[]) =>
      says(play(table(['torturer'], { others: [{ hand }] }), 'play Torturer'));
    expect(torturer('chapel', 'copper', 'copper', 'copper', 'silver')).toBe('choose curse');
    expect(torturer('chapel', 'smithy', 'silver', 'silver', 'copper')).toBe('choose discard');
    expect(torturer('chapel', 'smithy', 'estate', 'estate', 'silver')).toBe('choose curse');
    expect(torturer('chapel', 'smithy', 'village', 'copper', 'copper')).toBe('choose curse');
    expect(torturer('moneylender', 'copper', 'copper', 'copper', 'silver')).toBe('choose discard');
  });
});

describe('trashing', () => {
  test('Chapel: Curses and Estates, then Coppers for as long as money is left', () => {
    const game = table(['chapel', 'curse', 'estate', 'copper', 'gold'], {
      ann: { deck: ['silver', 'silver', 'copper'] },
      turn: { coins: 1 },
    });
    expect(saysInTurn(play(game, 'play Chapel'))).toEqual([
      'trash Curse',
      'trash Estate',
      'trash Copper',
      'trash nothing',
    ]);
    const poor = table(['chapel', 'copper', 'copper', 'estate'], {
      ann: { deck: ['copper', 'copper', 'copper'] },
    });
    expect(saysInTurn(play(poor, 'play Chapel'))).toEqual(['trash Estate', 'trash nothing']);
  });

  test('Chapel: a Copper that buys something is kept', () => {
    const hand = ['chapel', 'copper', 'silver', 'estate'];
    expect(saysInTurn(play(table(hand), 'play Chapel'))).toEqual(['trash Estate', 'trash nothing']);
  });

  test('late in the game Estates are points', () => {
    const game = table(['chapel', 'estate', 'curse'], { supply: { province: 2 } });
    expect(saysInTurn(play(game, 'play Chapel'))).toEqual(['trash Curse', 'trash nothing']);
  });

  test('whoever scores by the number of cards keeps them', () => {
    const game = table(['chapel', 'estate', 'copper', 'curse'], { kingdom: ['gardens'] });
    expect(saysInTurn(play(game, 'play Chapel'), money('gardens'))).toEqual(['trash Curse', 'trash nothing']);
  });

  test('Baron lives on Estates', () => {
    const game = table(['chapel', 'estate'], { ann: { deck: ['baron', 'gold'] } });
    expect(saysInTurn(play(game, 'play Chapel'), money('baron'))).toEqual(['trash nothing']);
  });

  test('Steward and Trading Post: the worst two', () => {
    const steward = play(table(['steward', 'estate', 'gold', 'curse']), 'play Steward');
    expect(says(steward)).toBe('choose trash');
    expect(saysInTurn(play(steward, 'choose trash'))).toEqual(['trash Curse', 'trash Estate']);
    const post = play(table(['trading-post', 'copper', 'gold', 'estate']), 'play Trading Post');
    expect(saysInTurn(post)).toEqual(['trash Estate', 'trash Copper']);
  });

  test('Remodel: what gains most over what it was', () => {
    expect(says(play(table(['remodel', 'estate', 'silver']), 'play Remodel'))).toBe('trash Estate');
    const late = table(['remodel', 'gold', 'copper'], { supply: { province: 3 } });
    expect(says(play(late, 'play Remodel'))).toBe('trash Gold');
    expect(says(play(late, 'trash Gold'))).toBe('gain Province');
  });

  test('Remodel: no card for another like it, though the rules want it again once it is gone', () => {
    const oneMilitia = {
      card: 'militia',
      if: [{ l: { fn: 'ownedCount', arg: 'militia' }, op: '<', r: 1 }],
    } as const;
    const strategy = money(oneMilitia, 'smithy');
    const kingdom = ['smithy', 'village'];
    expect(says(table(['remodel', 'militia', 'province'], { kingdom }), strategy)).toBe('play Militia');
    expect(says(play(table(['remodel', 'militia', 'estate'], { kingdom }), 'play Remodel'), strategy)).toBe(
      'trash Estate',
    );
    // Two of them: one is to spare.
    const two = table(['remodel', 'militia', 'militia', 'province'], { kingdom });
    expect(says(play(two, 'play Remodel'), strategy)).toBe('trash Militia');
  });

  test('Upgrade: a Curse before an Estate before a Copper', () => {
    const upgrade = (...hand: readonly string[]) =>
      says(
        play(
          table(['upgrade', ...hand], { ann: { deck: ['gold', 'silver', 'silver', 'silver'] } }),
          'play Upgrade',
        ),
      );
    expect(upgrade('gold', 'estate')).toBe('trash Estate');
    expect(upgrade('gold', 'copper', 'silver')).toBe('trash Copper');
    expect(upgrade('gold', 'curse', 'silver')).toBe('trash Curse');
  });

  test('Mine: the Treasure that gains most', () => {
    expect(says(play(table(['mine', 'gold', 'silver']), 'play Mine'))).toBe('trash Silver');
    expect(says(play(table(['mine', 'gold', 'copper']), 'play Mine'))).toBe('trash Copper');
  });

  test('Apprentice: an Estate for two cards, not a Gold for six', () => {
    expect(says(play(table(['apprentice', 'gold', 'estate', 'copper']), 'play Apprentice'))).toBe(
      'trash Estate',
    );
  });

  test('Apprentice: neither a Gold nor a Province for a heap of cards', () => {
    expect(says(table(['apprentice', 'gold', 'silver', 'province', 'province']))).toBe('end actions');
  });

  test('Transmute: an Estate into a Gold', () => {
    expect(says(play(table(['transmute', 'copper', 'estate', 'silver']), 'play Transmute'))).toBe(
      'trash Estate',
    );
  });

  test('Thief: the best Treasure, and only what is wanted is taken', () => {
    const thief = (deck: readonly string[]) => play(table(['thief'], { others: [{ deck }] }), 'play Thief');
    const game = thief(['gold', 'silver', 'copper']);
    expect(says(game)).toBe('trash Gold');
    expect(says(play(game, 'trash Gold'))).toBe('gain Gold');
    const copper = thief(['copper', 'estate', 'gold']);
    expect(says(play(copper, 'trash Copper'))).toBe('gain nothing');
  });

  test('Masquerade: the worst card is passed, then junk is trashed', () => {
    const game = table(['masquerade', 'estate', 'gold', 'copper'], {
      ann: { deck: ['silver', 'silver', 'gold', 'gold'] },
      others: [{ hand: ['curse', 'gold'] }],
    });
    play(game, 'play Masquerade');
    expect(says(game)).toBe('pass Estate');
    play(game, 'pass Estate');
    expect(says(game)).toBe('pass Curse');
    play(game, 'pass Curse');
    expect(says(game)).toBe('trash Curse');
  });
});

describe('putting cards on the deck', () => {
  const courtyard = (hand: readonly string[], deck: readonly string[], coins = 0) =>
    play(table(['courtyard', ...hand], { ann: { deck }, turn: { coins } }), 'play Courtyard');

  test('Courtyard: an Action that cannot be played any more', () => {
    expect(says(courtyard(['gold', 'copper'], ['smithy', 'estate', 'copper']))).toBe('topdeck Smithy');
  });

  test('Courtyard: the best Treasure that the purchase does not need', () => {
    expect(says(courtyard(['gold', 'gold', 'copper'], ['copper', 'copper', 'silver']))).toBe('topdeck Gold');
    expect(says(courtyard(['gold', 'gold', 'copper'], ['copper', 'estate', 'silver']))).toBe(
      'topdeck Silver',
    );
    expect(says(courtyard(['gold', 'estate'], ['silver', 'copper', 'estate']))).toBe('topdeck Estate');
  });

  test('Bureaucrat: a card that would do nothing', () => {
    const game = table(['bureaucrat'], { others: [{ hand: ['harem', 'estate', 'gold', 'gold', 'nobles'] }] });
    expect(says(play(game, 'play Bureaucrat'))).toBe('topdeck Estate');
  });

  test('Scout: the best comes to the top, named last', () => {
    const game = table(['scout'], { ann: { deck: ['copper', 'gold', 'estate', 'silver'] } });
    expect(saysInTurn(play(game, 'play Scout'))).toEqual([
      'topdeck Copper',
      'topdeck Silver',
      'topdeck Gold',
    ]);
  });

  test('Herbalist: the best Treasure in play, if it is better than a draw', () => {
    const herbalist = (treasure: string) =>
      table([], {
        ann: { inPlay: ['herbalist', treasure, 'copper'], deck: ['silver', 'gold', 'copper', 'silver'] },
        turn: { phase: 'clean-up' },
      });
    expect(says(herbalist('gold'))).toBe('discard Herbalist');
    expect(says(play(herbalist('gold'), 'discard Herbalist'))).toBe('topdeck Gold');
    expect(says(play(herbalist('copper'), 'discard Herbalist'))).toBe('topdeck nothing');
  });

  test('clean-up: Alchemist before Herbalist, who might take the Potion away', () => {
    const game = table([], {
      ann: { inPlay: ['herbalist', 'alchemist', 'potion', 'gold'] },
      turn: { phase: 'clean-up' },
    });
    expect(says(game)).toBe('discard Alchemist');
    play(game, 'discard Alchemist');
    expect(says(game)).toBe('choose put-on-deck');
    play(game, 'choose put-on-deck');
    expect(says(game)).toBe('discard Herbalist');
    play(game, 'discard Herbalist', 'topdeck Gold');
  });
});

describe('Reactions', () => {
  const attacked = (attack: string, hand: readonly string[], deck: readonly string[]) =>
    play(
      table([attack], { kingdom: ['moat', 'secret-chamber'], others: [{ hand, deck }] }),
      `play ${attack}`,
    );

  test('Moat is always revealed, and before Secret Chamber', () => {
    const game = attacked('witch', ['secret-chamber', 'moat', 'copper'], []);
    expect(saysInTurn(game)).toEqual(['reveal Moat', 'reveal nothing']);
  });

  test('Secret Chamber is revealed once, and puts away what Militia would take', () => {
    const hand = ['secret-chamber', 'gold', 'silver', 'silver', 'copper'];
    const game = attacked('militia', hand, ['estate', 'estate', 'copper']);
    const bob = [
      'reveal Secret Chamber',
      'topdeck Secret Chamber',
      'topdeck Copper',
      'reveal nothing',
      'discard Estate',
    ];
    expect(answersOf(game, 5)).toEqual(bob);
  });

  test('Secret Chamber: junk on top before an Attack on decks', () => {
    const game = attacked('thief', ['secret-chamber', 'gold', 'estate'], ['silver', 'curse', 'copper']);
    expect(answersOf(game, 3)).toEqual(['reveal Secret Chamber', 'topdeck Curse', 'topdeck Estate']);
  });

  test('Secret Chamber is of no use against Witch, unless there is a Moat to find', () => {
    expect(says(attacked('witch', ['secret-chamber', 'copper'], ['copper']))).toBe('reveal nothing');
    const game = attacked('witch', ['secret-chamber', 'copper', 'copper'], ['moat', 'copper', 'silver']);
    expect(answersOf(game, 4)).toEqual([
      'reveal Secret Chamber',
      'topdeck Secret Chamber',
      'topdeck Copper',
      'reveal Moat',
    ]);
  });
});

describe('gaining', () => {
  test('by the rules, then by worth', () => {
    const workshop = (first: string) =>
      says(play(table(['workshop'], { kingdom: ['village'] }), 'play Workshop'), money(first));
    expect(workshop('village')).toBe('gain Village');
    expect(workshop('province')).toBe('gain Silver');
    const greedy = { name: 'greedy', buy: [{ card: 'province' }] };
    expect(says(play(table(['workshop'], { kingdom: ['smithy'] }), 'play Workshop'), greedy)).toBe(
      'gain Smithy',
    );
  });

  test('University takes no worthless Action', () => {
    const game = play(table(['university'], { kingdom: ['cellar'] }), 'play University');
    expect(says(game)).toBe('gain nothing');
    const better = play(table(['university'], { kingdom: ['cellar', 'laboratory'] }), 'play University');
    expect(says(better)).toBe('gain Laboratory');
  });

  test('Ironworks gains an Action when one waits in hand', () => {
    const strategy = { name: 'ironworks', buy: [{ card: 'silver' }, { card: 'village' }] };
    const game = (hand: readonly string[]) =>
      play(table(['ironworks', ...hand], { kingdom: ['village'] }), 'play Ironworks');
    expect(says(game(['smithy']), strategy)).toBe('gain Village');
    expect(says(game(['copper']), strategy)).toBe('gain Silver');
  });

  test('Swindler gives the worst card of the cost', () => {
    const swindled = (card: string, more: Parameters<typeof table>[1] = {}) =>
      says(play(table(['swindler'], { others: [{ deck: [card] }], ...more }), 'play Swindler'));
    expect(swindled('copper')).toBe('gain Curse');
    expect(swindled('laboratory')).toBe('gain Duchy');
    expect(swindled('laboratory', { supply: { province: 2 } })).toBe('gain Laboratory');
  });

  test('Saboteur: something good in its place, or nothing', () => {
    const sabotaged = (card: string) =>
      says(play(table(['saboteur'], { others: [{ deck: [card] }] }), 'play Saboteur'));
    expect(sabotaged('gold')).toBe('gain Silver');
    expect(sabotaged('silver')).toBe('gain nothing');
  });
});

describe('other questions', () => {
  test('Wishing Well names the most likely card', () => {
    const game = table(['wishing-well', 'copper', 'copper', 'copper'], {
      ann: { deck: ['gold', 'silver', 'silver', 'copper'], discard: ['silver'] },
    });
    expect(says(play(game, 'play Wishing Well'))).toBe('name Silver');
  });

  test('Library sets aside what could not be played', () => {
    const library = (actions: number) =>
      says(
        play(
          table(['library', 'copper'], { ann: { deck: ['smithy', 'gold'] }, turn: { actions } }),
          'play Library',
        ),
      );
    expect(library(1)).toBe('set aside Smithy');
    expect(library(2)).toBe('set aside nothing');
  });

  test('Chancellor starts afresh', () => {
    expect(says(play(table(['chancellor']), 'play Chancellor'))).toBe('choose discard-deck');
  });

  test('Pawn and Nobles give Actions to those who need them', () => {
    expect(says(play(table(['pawn', 'smithy']), 'play Pawn'))).toBe('choose card+action');
    expect(says(play(table(['pawn', 'copper']), 'play Pawn'))).toBe('choose card+coin');
    expect(says(play(table(['nobles', 'smithy']), 'play Nobles'))).toBe('choose actions');
    expect(says(play(table(['nobles', 'copper']), 'play Nobles'))).toBe('choose cards');
  });

  test('Steward: coins that buy more, else cards', () => {
    const steward = (...hand: readonly string[]) => says(play(table(['steward', ...hand]), 'play Steward'));
    expect(steward('gold', 'gold')).toBe('choose coins');
    // That there is an Action which cannot be played any more changes nothing.
    expect(steward('gold', 'gold', 'smithy')).toBe('choose coins');
    expect(steward('gold', 'gold', 'silver')).toBe('choose cards');
  });

  test('Mining Village goes for a Gold where villages are plenty, and stays where a terminal needs it', () => {
    const hand = ['mining-village', 'silver', 'silver', 'estate', 'estate'];
    const village = (...deck: readonly string[]) =>
      says(
        play(table(hand, { ann: { deck: ['estate', 'estate', 'estate', ...deck] } }), 'play Mining Village'),
      );
    expect(village()).toBe('choose trash-this');
    expect(village('smithy', 'smithy')).toBe('choose nothing');
  });

  test('Mining Village goes for a Province, not for a Silver', () => {
    const village = (...hand: readonly string[]) =>
      says(play(table(['mining-village', ...hand], { ann: { deck: ['estate'] } }), 'play Mining Village'));
    expect(village('gold', 'gold')).toBe('choose trash-this');
    expect(village('copper')).toBe('choose nothing');
  });

  test('Minion: coins while more Minions follow or the best purchase is reached, else a new hand', () => {
    const strategy = money('minion');
    const minion = (...hand: readonly string[]) =>
      says(play(table(['minion', ...hand]), 'play Minion'), strategy);
    expect(minion('minion', 'copper')).toBe('choose coins');
    expect(minion('gold', 'copper')).toBe('choose coins');
    expect(minion('estate', 'copper')).toBe('choose new-hand');
  });

  test('Spy: junk stays on the others, good cards stay on oneself', () => {
    const spied = (game: Game) => says(game, money());
    const spy = (mine: string, his: string) =>
      play(table(['spy'], { ann: { deck: ['gold', mine] }, others: [{ deck: [his] }] }), 'play Spy');
    expect(spied(spy('estate', 'gold'))).toBe('choose discard');
    expect(spied(spy('gold', 'gold'))).toBe('choose put-back');
    expect(spied(play(spy('gold', 'gold'), 'choose put-back'))).toBe('choose discard');
    expect(spied(play(spy('gold', 'estate'), 'choose put-back'))).toBe('choose put-back');
  });

  test('modes of a home-made card are weighed by what they give', () => {
    const mode = (name: string, n: number, what: 'plusCards' | 'plusCoins' | 'plusActions') => ({
      name,
      steps: [{ do: what, n }],
    });
    const ownCards = [
      {
        id: 'crossroads',
        types: ['Action'],
        cost: { coins: 4, potions: 0 },
        play: [
          {
            do: 'choose',
            n: 1,
            optional: false,
            asked: 'you',
            modes: [
              mode('few', 1, 'plusCards'),
              mode('many', 3, 'plusCards'),
              mode('room', 2, 'plusActions'),
            ],
          },
        ],
      },
    ] as const;
    const game = (...hand: readonly string[]) =>
      play(table(['crossroads', ...hand], { ownCards }), 'play Crossroads');
    expect(says(game())).toBe('choose many');
    expect(says(game('smithy'))).toBe('choose room');
  });
});

/** What bots say to the next so many questions, whoever is asked. */
function answersOf(game: Game, count: number): string[] {
  const lenses = game.seats.map((_seat, player) => new Lens(game, player));
  const bots = lenses.map(strategist(money()));
  const words: string[] = [];
  for (let i = 0; i < count; i++) {
    const asked = askedOf(game);
    const option = bots[asked.seat]?.choose(lenses[asked.seat] ?? new Lens(game, asked.seat), asked) ?? -1;
    words.push(optionWords(game, option));
    apply(game, option, asked.seat);
  }
  return words;
}
