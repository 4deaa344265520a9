// The words that cards are written in. Each returns plain data; what it does is in ../engine/effects.

import type {
  Amount,
  Asked,
  CardDefinition,
  CardId,
  CardType,
  CostLimit,
  Destination,
  Filter,
  OnDiscardFromPlay,
  PickVerb,
  Step,
  Worth,
} from './definition.ts';

/** Steps and lists of steps, side by side. */
export type Text = readonly (Step | readonly Step[])[];

const flat = (text: Text): readonly Step[] => text.flat();

// Cards. Their ids stay literal types, so that the definitions themselves are the list of all ids.

type PlainCost = number | readonly [coins: number, potions: number];

function define<Id extends CardId>(
  id: Id,
  types: readonly CardType[],
  cost: PlainCost,
  rest: Omit<CardDefinition, 'id' | 'types' | 'cost'>,
): CardDefinition<Id> {
  const [coins, potions] = typeof cost === 'number' ? [cost, 0] : cost;
  return { id, types, cost: { coins, potions }, ...rest };
}

export const action = <Id extends CardId>(id: Id, cost: PlainCost, ...text: Text) =>
  define(id, ['Action'], cost, { play: flat(text) });
export const attack = <Id extends CardId>(id: Id, cost: PlainCost, ...text: Text) =>
  define(id, ['Action', 'Attack'], cost, { play: flat(text) });
export const treasure = <Id extends CardId>(id: Id, cost: PlainCost, ...text: Text) =>
  define(id, ['Treasure'], cost, { play: flat(text) });
export const victory = <Id extends CardId>(id: Id, cost: PlainCost, worth: Worth) =>
  define(id, ['Victory'], cost, { worth });
export const curse = <Id extends CardId>(id: Id, cost: PlainCost, worth: Worth) =>
  define(id, ['Curse'], cost, { worth });

/** The second part of a Reaction. */
export const whenAttacked = <Id extends CardId>(
  card: CardDefinition<Id>,
  ...text: Text
): CardDefinition<Id> => ({
  ...card,
  types: [...card.types, 'Reaction'],
  onAttack: flat(text),
});
/** The second part of a card that also scores. */
export const alsoWorth = <Id extends CardId>(card: CardDefinition<Id>, worth: Worth): CardDefinition<Id> => ({
  ...card,
  types: [...card.types, 'Victory'],
  worth,
});
/** A card whose text says that it stays in play. */
export const duration = <Id extends CardId>(card: CardDefinition<Id>): CardDefinition<Id> => ({
  ...card,
  types: [...card.types, 'Duration'],
});
export const whenDiscardedFromPlay = <Id extends CardId>(
  card: CardDefinition<Id>,
  whileInPlay: Filter,
  ...text: Text
): CardDefinition<Id> => {
  const onDiscardFromPlay: OnDiscardFromPlay = { while: whileInPlay, steps: flat(text) };
  return { ...card, onDiscardFromPlay };
};

export const pointPer = (every: number, of: Filter): Worth => ({ every, of });

// Which cards

export const aCard: Filter = {};
export const anAction: Filter = { type: 'Action' };
export const anActionOtherThanThis: Filter = { type: 'Action', otherThanThis: true };
export const aTreasure: Filter = { type: 'Treasure' };
export const aVictoryCard: Filter = { type: 'Victory' };
export const aNonAction: Filter = { notType: 'Action' };
export const named = (...cards: readonly CardId[]): Filter => ({ cards });
export const costingAtLeast = (coins: number): Filter => ({ costsAtLeast: coins });

// How much

export const thatMany: Amount = { thatMany: true };
export const coinsInItsCost: Amount = { coinsOfIt: true };
export const oneForEvery = (cards: number): Amount => ({ everyInDeckAndDiscard: cards });
export const oneForEachToken: Amount = { perToken: true };

// What it may cost

export const costingUpTo = (coins: number): CostLimit => ({ exactly: false, it: false, coins });
export const costingUpToItPlus = (coins: number): CostLimit => ({ exactly: false, it: true, coins });
export const costingExactlyItPlus = (coins: number): CostLimit => ({ exactly: true, it: true, coins });

// Bonuses

export const plusCards = (n: Amount): Step => ({ do: 'plusCards', n });
export const plusActions = (n: Amount): Step => ({ do: 'plusActions', n });
export const plusBuys = (n: Amount): Step => ({ do: 'plusBuys', n });
export const plusCoins = (n: Amount): Step => ({ do: 'plusCoins', n });
export const plusPotions = (n: Amount): Step => ({ do: 'plusPotions', n });
export const plusTokens = (n: Amount): Step => ({ do: 'plusTokens', n });

// Cards from the hand

const pick = (
  verb: PickVerb,
  from: 'hand' | 'revealed' | 'in-play',
  least: number,
  most: number,
  filter: Filter,
  asked: Asked = 'you',
): Step => ({ do: 'pick', verb, from, least, most, filter, asked });

const discardThem: Step = { do: 'discardThem' };
export const trashThem: Step = { do: 'trashThem' };
const putThemOnDeck: Step = { do: 'putThemOnDeck' };
export const putThemInHand: Step = { do: 'putThemInHand' };

const ANY = Number.MAX_SAFE_INTEGER;

export const discard = (n: number, filter: Filter = aCard): readonly Step[] => [
  pick('discard', 'hand', n, n, filter),
  discardThem,
];
export const discardAnyNumber: readonly Step[] = [pick('discard', 'hand', 0, ANY, aCard), discardThem];
export const mayDiscard = (filter: Filter): readonly Step[] => [
  pick('discard', 'hand', 0, 1, filter),
  discardThem,
];
export const discardDownTo = (handSize: number): readonly Step[] => [
  { do: 'pickDownTo', verb: 'discard', handSize },
  discardThem,
];
export const trash = (n: number, filter: Filter = aCard): readonly Step[] => [
  pick('trash', 'hand', n, n, filter),
  trashThem,
];
export const trashUpTo = (n: number): readonly Step[] => [pick('trash', 'hand', 0, n, aCard), trashThem];
export const putOnDeck = (n: number): readonly Step[] => [
  pick('topdeck', 'hand', n, n, aCard),
  putThemOnDeck,
];
export const revealAndPutOnDeck = (filter: Filter): readonly Step[] => [
  pick('topdeck', 'hand', 1, 1, filter),
  { do: 'revealThem' },
  putThemOnDeck,
];
export const mayPutOnDeckFromPlay = (filter: Filter): readonly Step[] => [
  pick('topdeck', 'in-play', 0, 1, filter),
  putThemOnDeck,
];
/** It stays in hand, and is "it" for what follows. */
export const revealACard: readonly Step[] = [pick('show', 'hand', 1, 1, aCard), { do: 'showThem' }];
export const returnUpTo = (copies: number): readonly Step[] => [
  { do: 'pickCopiesOfIt', verb: 'return', most: copies },
  { do: 'returnThem' },
];
export const revealHand: Step = { do: 'revealHand' };
export const discardHand: Step = { do: 'discardHand' };
export const discardDeck: Step = { do: 'discardDeck' };
export const lookThroughDiscard: Step = { do: 'lookThroughDiscard' };

// Playing further cards

export const playTwice = (filter: Filter): readonly Step[] => [
  pick('play', 'hand', 1, 1, filter),
  { do: 'playThem', times: 2 },
];
export const playThemInAnyOrder: Step = { do: 'playThem', times: 1 };

// Cards from the deck

export const reveal = (n: number): Step => ({ do: 'reveal', n });
export const revealUntil = (n: number, filter: Filter): Step => ({ do: 'revealUntil', n, filter });
export const takeFromRevealed = (filter: Filter): Step => ({ do: 'takeFromRevealed', filter });
export const discardTheRest: Step = { do: 'discardTheRest' };
export const trashTheRevealed: Step = { do: 'trashTheRest' };
export const putTheRestInHand: Step = { do: 'putTheRestInHand' };
export const putTheRestOnDeck: Step = { do: 'putTheRestOnDeck' };
export const drawUntil = (handSize: number, maySetAside: Filter): Step => ({
  do: 'drawUntil',
  handSize,
  maySetAside,
});
export const thePlayerTrashesOneRevealed = (filter: Filter): readonly Step[] => [
  pick('trash', 'revealed', 1, 1, filter, 'player-of-the-card'),
  trashThem,
];

// Gaining

export const gain = (card: CardId, to: Destination = 'discard'): Step => ({ do: 'gain', card, to });
export const gainACopyOfThis: Step = { do: 'gain', card: 'this', to: 'discard' };
export const gainACopyOfIt: Step = { do: 'gain', card: 'it', to: 'discard' };
export const gainACard = (limit: CostLimit, filter: Filter = aCard, to: Destination = 'discard'): Step => ({
  do: 'gainACard',
  filter,
  limit,
  to,
  optional: false,
  asked: 'you',
});
export const mayGainACard = (limit: CostLimit, filter: Filter = aCard): Step => ({
  do: 'gainACard',
  filter,
  limit,
  to: 'discard',
  optional: true,
  asked: 'you',
});
/** "You" gain it, but whoever played the card says which. */
export const gainACardThePlayerChooses = (limit: CostLimit): Step => ({
  do: 'gainACard',
  filter: aCard,
  limit,
  to: 'discard',
  optional: false,
  asked: 'player-of-the-card',
});
export const mayGainTheRememberedFromTrash: Step = { do: 'gainFromTrash' };

// This card itself

export const trashThis: Step = { do: 'trashThis' };
export const putThisOnDeck: Step = { do: 'putThisOnDeck' };
export const stayInPlay: Step = { do: 'stayInPlay' };

// Choices and conditions

type Modes = Readonly<Record<string, Step | readonly Step[]>>;

const choice = (n: number, modes: Modes, optional: boolean, asked: Asked): Step => ({
  do: 'choose',
  n,
  optional,
  asked,
  modes: Object.entries(modes).map(([name, steps]) => ({ name, steps: [steps].flat() })),
});

export const choose = (n: number, modes: Modes): Step => choice(n, modes, false, 'you');
export const thePlayerChooses = (modes: Modes): Step => choice(1, modes, false, 'player-of-the-card');
export const youMay = (name: string, ...text: Text): Step => choice(1, { [name]: flat(text) }, true, 'you');

const when = (
  condition: Extract<Step, { do: 'if' }>['condition'],
  text: Text,
  otherwise: Text = [],
): Step => ({
  do: 'if',
  condition,
  then: flat(text),
  otherwise: flat(otherwise),
});

export const ifYouDid = (...text: Text) => when({ dealtWith: 1 }, text);
export const ifYouDidNot = (...text: Text) => when({ dealtWith: 1 }, [], text);
export const ifThatMany = (n: number, ...text: Text) => when({ dealtWith: n }, text);
export const ifItIs = (type: CardType, ...text: Text) => when({ itIs: type }, text);
export const ifItCostsPotion = (...text: Text) => when({ itCostsPotion: true }, text);
export const ifCardsInHandAtLeast = (n: number, ...text: Text) => when({ cardsInHandAtLeast: n }, text);
export const ifHandHasNo = (filter: Filter, ...text: Text) => when({ handHas: filter }, [], text);
export const ifActionsPlayedAtLeast = (n: number, ...text: Text) => when({ actionsPlayedAtLeast: n }, text);
export const ifThisIsInPlay = (...text: Text) => when({ thisIsInPlay: true }, text);
export const nameACard: Step = { do: 'nameACard' };
export const ifItIsTheNamedCard = (...text: Text) => when({ revealedTheNamedCard: true }, text);

// Other players

export const eachOtherPlayer = (...text: Text): Step => ({ do: 'eachOtherPlayer', steps: flat(text) });
export const eachPlayer = (...text: Text): Step => ({ do: 'eachPlayer', steps: flat(text) });
export const leftNeighbour = (...text: Text): Step => ({ do: 'leftNeighbour', steps: flat(text) });
export const remember: Step = { do: 'remember' };
export const forEachDifferentlyNamed = (bonus: { action: Step; treasure: Step; victory: Step }): Step => ({
  do: 'forEachDifferentlyNamed',
  action: [bonus.action],
  treasure: [bonus.treasure],
  victory: [bonus.victory],
});
export const everyonePassesLeft: Step = { do: 'everyonePassesLeft' };
export const unaffected: Step = { do: 'unaffected' };

// The rest of the turn, and turns to come

export const costsLess = (coins: number): Step => ({ do: 'costsLess', coins });
export const makesMore = (card: CardId, coins: number): Step => ({ do: 'makesMore', card, coins });
export const possessLeftNeighbour: Step = { do: 'possessLeftNeighbour' };
export const drawNextHandOf = (cards: number): Step => ({ do: 'drawNextHand', cards });
export const extraTurn = (mostInARow: number): Step => ({ do: 'extraTurn', mostInARow });

// A player's mat

export const putTopOnMat = (n: number): Step => ({ do: 'putTopOnMat', n });
export const takeMat: Step = { do: 'takeMat' };

// The deck beside the Supply

export const revealMarket = (n: number): Step => ({ do: 'revealMarket', n });
export const mayBuyFromMarket: Step = { do: 'buyFromMarket' };
export const putMarketUnder: Step = { do: 'putMarketUnder' };
