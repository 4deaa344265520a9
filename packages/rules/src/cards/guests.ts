import {
  aTreasure,
  action,
  attack,
  choose,
  coinsInItsCost,
  discardTheRest,
  drawNextHandOf,
  duration,
  eachOtherPlayer,
  extraTurn,
  gainACopyOfIt,
  ifYouDid,
  mayBuyFromMarket,
  oneForEachToken,
  plusActions,
  plusBuys,
  plusCards,
  plusCoins,
  plusTokens,
  putMarketUnder,
  putTopOnMat,
  remember,
  returnUpTo,
  reveal,
  revealACard,
  revealMarket,
  stayInPlay,
  takeMat,
  thePlayerTrashesOneRevealed,
  trash,
} from '../vocabulary/words.ts';

/** Cards of other sets that the rulebooks of the boxes speak of. */
export const guests = [
  // Give a card back to the Supply, twice if you can, and hand everybody else a copy.
  attack('ambassador', 3, revealACard, returnUpTo(2), eachOtherPlayer(gainACopyOfIt)),

  // A card, Actions to spare, and a coin.
  action('bazaar', 5, plusCards(1), plusActions(2), plusCoins(1)),

  // Two coins, and one of three cards that are not in the Supply may be bought at once.
  action('black-market', 3, plusCoins(2), revealMarket(3), mayBuyFromMarket, putMarketUnder),

  // Save the top card of the deck for later, or take all that was saved.
  action(
    'native-village',
    2,
    plusActions(2),
    choose(1, { 'set-aside': putTopOnMat(1), 'take-mat': takeMat }),
  ),

  // Another turn after this one, with a hand of three.
  duration(action('outpost', 5, drawNextHandOf(3), extraTurn(2), ifYouDid(stayInPlay))),

  // Sink Treasures for Coin tokens, or cash the tokens in, as often as you like.
  attack(
    'pirate-ship',
    4,
    choose(1, {
      plunder: [
        eachOtherPlayer(reveal(2), thePlayerTrashesOneRevealed(aTreasure), remember, discardTheRest),
        ifYouDid(plusTokens(1)),
      ],
      coins: plusCoins(oneForEachToken),
    }),
  ),

  // Trash a card for the coins it costs.
  action('salvager', 4, plusBuys(1), trash(1), plusCoins(coinsInItsCost)),
];
