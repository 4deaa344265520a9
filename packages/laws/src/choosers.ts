// How players choose in games that are played to test the laws: at random, keenly, and in ways meant to break things.

import type { Chooser, Decision, Option } from '@tenfold/rules';
import { NOTHING, argumentOf, cardSetOf, verbOf } from '@tenfold/rules';
import type { Dice } from './dice.ts';
import { at } from './dice.ts';

const isNothing = (option: Option): boolean => argumentOf(option) === NOTHING;

const endsAPhase = (option: Option): boolean => ['end-actions', 'end-turn'].includes(verbOf(option));

const withVerb = (asked: Decision, verb: string): Option | undefined =>
  asked.options.find((option) => verbOf(option) === verb);

const anything =
  (dice: Dice): Chooser =>
  (_game, asked) =>
    dice.pick(asked.options);

/**
 * Plays Actions and Treasures whenever it can and buys a few favourites of the kingdom, with the Potions that they
 * need: dear cards come into play, as they hardly ever do at random.
 */
function keen(dice: Dice, favouritesWished: readonly string[]): Chooser {
  let favourites: ReadonlySet<number> | undefined;
  return (game, asked) => {
    const set = cardSetOf(game);
    if (favourites === undefined) {
      const { kingdom } = game.setup;
      const wished = favouritesWished.filter((id) => kingdom.includes(id));
      const ids = [...wished, ...dice.draw(kingdom, 4)];
      favourites = new Set(ids.flatMap((id) => set.numbers.get(id) ?? []));
    }
    const { options } = asked;
    if (asked.card !== null) return dice.pick(options);
    if (asked.verb === 'play') return dice.pick(options.length > 1 ? options.slice(0, -1) : options);
    if (asked.verb !== 'buy') return dice.pick(options);
    const treasures = options.filter((option) => verbOf(option) === 'play');
    if (treasures.length > 0) {
      return dice.onceIn(3) ? dice.pick(treasures) : (withVerb(asked, 'play-treasures') ?? at(treasures, 0));
    }
    const wanted = options.filter(
      (option) => verbOf(option) === 'buy' && favourites?.has(argumentOf(option)) === true,
    );
    if (wanted.length > 0 && !dice.onceIn(6)) return dice.pick(wanted);
    const potion = options.find(
      (option) => verbOf(option) === 'buy' && set.ids[argumentOf(option)] === 'potion',
    );
    if (potion !== undefined && dice.onceIn(3)) return potion;
    const money = options.filter(
      (option) => verbOf(option) === 'buy' && ['silver', 'gold'].includes(at(set.ids, argumentOf(option))),
    );
    return money.length > 0 && !dice.onceIn(3) ? at(money, money.length - 1) : dice.pick(options);
  };
}

/** Ends its turn without a purchase, and gains nothing that it need not gain. */
function neverBuys(dice: Dice): Chooser {
  return (_game, asked) => {
    if (asked.verb === 'buy') return withVerb(asked, 'end-turn') ?? dice.pick(asked.options);
    if (asked.verb === 'gain') return asked.options.find(isNothing) ?? dice.pick(asked.options);
    return dice.pick(asked.options);
  };
}

/** Buys, but seldom: as slow as a game can go without coming to a standstill. */
function seldomBuys(dice: Dice): Chooser {
  const never = neverBuys(dice);
  const sometimes = keen(dice, []);
  return (game, asked) => (dice.onceIn(20) ? sometimes : never)(game, asked);
}

/** Reveals a Reaction for as long as one may be revealed; gathers Reactions and Attacks to that end. */
function revealsAgain(dice: Dice): Chooser {
  const play = keen(dice, ['secret-chamber', 'moat', 'militia', 'witch', 'swindler', 'spy']);
  return (game, asked) =>
    asked.verb === 'reveal'
      ? (asked.options.find((option) => !isNothing(option)) ?? at(asked.options, 0))
      : play(game, asked);
}

/** Never says "no more": plays Treasures one by one, picks as many cards as it may, orders its clean-up card by card. */
function longest(dice: Dice, favourites: readonly string[]): Chooser {
  const play = keen(dice, favourites);
  return (game, asked) => {
    const lengthening = asked.options.filter((option) => !isNothing(option) && !endsAPhase(option));
    if (lengthening.length === 0) return dice.pick(asked.options);
    if (asked.verb === 'buy') {
      const treasures = lengthening.filter((option) => verbOf(option) === 'play');
      return treasures.length > 0 ? dice.pick(treasures) : play(game, asked);
    }
    return dice.pick(lengthening);
  };
}

/** Goes for Possession, Golem and what leads to them, so that there are possessed turns with something to do in them. */
function possessor(dice: Dice): Chooser {
  const play = keen(dice, ['possession', 'golem', 'university', 'masquerade', 'throne-room', 'library']);
  return (game, asked) => {
    if (asked.verb !== 'buy') return play(game, asked);
    const { ids, isTreasure } = cardSetOf(game);
    const own = at(game.seats, asked.player);
    const cards = [...own.deck, ...own.hand, ...own.discard, ...own.inPlay].filter((card) => card >= 0);
    const owns = (id: string) => cards.filter((card) => at(ids, card) === id).length;
    const buys = (id: string) =>
      asked.options.find((option) => verbOf(option) === 'buy' && ids[argumentOf(option)] === id);
    if (asked.options.some((option) => verbOf(option) === 'play')) return play(game, asked);
    const potion = owns('potion') < 2 ? buys('potion') : undefined;
    const money = cards.filter((card) => at(isTreasure, card)).length < 14;
    const wanted = buys('possession') ?? buys('golem') ?? potion;
    return wanted ?? (money ? (buys('gold') ?? buys('silver')) : undefined) ?? play(game, asked);
  };
}

/** Empties the largest pile first: the longest way to the end. */
function copperBuyer(dice: Dice): Chooser {
  return (game, asked) => {
    if (asked.verb !== 'buy') return dice.pick(asked.options);
    const set = cardSetOf(game);
    const copper = asked.options.find(
      (option) => verbOf(option) === 'buy' && set.ids[argumentOf(option)] === 'copper',
    );
    return copper ?? dice.pick(asked.options);
  };
}

const makers = {
  anything,
  keen,
  'never buys': neverBuys,
  'seldom buys': seldomBuys,
  'reveals again': revealsAgain,
  longest,
  possessor,
  'copper buyer': copperBuyer,
} as const;

export type ChooserName = keyof typeof makers;
export const CHOOSERS = Object.keys(makers) as readonly ChooserName[];

/** How many of 32 games each way of choosing gets where none is wished. */
const SHARES: Readonly<Record<ChooserName, number>> = {
  keen: 14,
  anything: 6,
  possessor: 5,
  longest: 2,
  'reveals again': 2,
  'copper buyer': 1,
  'never buys': 1,
  'seldom buys': 1,
};

export const drawChooser = (dice: Dice): ChooserName =>
  dice.pick(CHOOSERS.flatMap((name) => Array.from({ length: SHARES[name] }, () => name)));

/** Kingdom cards without which a way of choosing would find little to do. */
export function cardsFor(name: ChooserName, dice: Dice): string[] {
  if (name === 'possessor') {
    const company = [
      'golem',
      'masquerade',
      'library',
      'scout',
      'chapel',
      'throne-room',
      'secret-chamber',
      'spy',
    ];
    return ['possession', ...dice.draw(company, 4)];
  }
  if (name === 'reveals again') return ['secret-chamber', 'moat', dice.pick(['militia', 'swindler', 'spy'])];
  return [];
}

export const chooserOf = (name: ChooserName, dice: Dice, favourites: readonly string[]): Chooser =>
  makers[name](dice, favourites);
