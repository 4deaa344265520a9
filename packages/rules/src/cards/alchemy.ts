import {
  aNonAction,
  aTreasure,
  action,
  anAction,
  anActionOtherThanThis,
  attack,
  coinsInItsCost,
  costingUpTo,
  discardTheRest,
  eachOtherPlayer,
  eachPlayer,
  gain,
  gainACopyOfThis,
  ifItCostsPotion,
  ifItIs,
  lookThroughDiscard,
  mayGainACard,
  mayPutOnDeckFromPlay,
  named,
  oneForEvery,
  playThemInAnyOrder,
  plusActions,
  plusBuys,
  plusCards,
  plusCoins,
  pointPer,
  possessLeftNeighbour,
  putThemInHand,
  putThisOnDeck,
  putTheRestInHand,
  putTheRestOnDeck,
  reveal,
  revealUntil,
  takeFromRevealed,
  thePlayerChooses,
  trash,
  treasure,
  victory,
  whenDiscardedFromPlay,
  youMay,
} from '../vocabulary/words.ts';

export const alchemy = [
  // With a Potion in play it may go back on the deck when it is discarded.
  whenDiscardedFromPlay(
    action('alchemist', [3, 1], plusCards(2), plusActions(1)),
    named('potion'),
    youMay('put-on-deck', putThisOnDeck),
  ),

  // Coppers and Potions among the next four cards into the hand, the others back in any order.
  action(
    'apothecary',
    [2, 1],
    plusCards(1),
    plusActions(1),
    reveal(4),
    takeFromRevealed(named('copper', 'potion')),
    putTheRestOnDeck,
  ),

  // Trash a card for as many cards as it costs coins, and two more for a Potion in the cost.
  action('apprentice', 5, plusActions(1), trash(1), plusCards(coinsInItsCost), ifItCostsPotion(plusCards(2))),

  // A card, an Action, and a Curse for everybody else.
  attack('familiar', [3, 1], plusCards(1), plusActions(1), eachOtherPlayer(gain('curse'))),

  // Find two Actions that are not Golems and play both.
  action('golem', [4, 1], revealUntil(2, anActionOtherThanThis), discardTheRest, playThemInAnyOrder),

  // When it is discarded from play, a Treasure in play may go back on the deck.
  whenDiscardedFromPlay(
    action('herbalist', 2, plusBuys(1), plusCoins(1)),
    aTreasure,
    mayPutOnDeckFromPlay(aTreasure),
  ),

  // A coin for every five cards in your deck and discard pile.
  treasure('philosophers-stone', [3, 1], lookThroughDiscard, plusCoins(oneForEvery(5))),

  // The left neighbour takes an extra turn, and you take it for him.
  action('possession', [6, 1], possessLeftNeighbour),

  // Spy on everybody; then take Actions from your deck up to and including the first card that is none.
  attack(
    'scrying-pool',
    [2, 1],
    plusActions(1),
    eachPlayer(reveal(1), thePlayerChooses({ discard: discardTheRest, 'put-back': putTheRestOnDeck })),
    revealUntil(1, aNonAction),
    putTheRestInHand,
    putThemInHand,
  ),

  // Trash a card; its types say what you gain.
  action(
    'transmute',
    [0, 1],
    trash(1),
    ifItIs('Action', gain('duchy')),
    ifItIs('Treasure', gainACopyOfThis),
    ifItIs('Victory', gain('gold')),
  ),

  // You may gain an Action costing up to 5.
  action('university', [2, 1], plusActions(2), mayGainACard(costingUpTo(5), anAction)),

  // A point for every three Actions you own.
  victory('vineyard', [0, 1], pointPer(3, anAction)),
];
