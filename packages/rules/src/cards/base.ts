import {
  aCard,
  aTreasure,
  aVictoryCard,
  action,
  anAction,
  attack,
  costingUpTo,
  costingUpToItPlus,
  discardAnyNumber,
  discardDeck,
  discardDownTo,
  discardTheRest,
  drawUntil,
  eachOtherPlayer,
  eachPlayer,
  gain,
  gainACard,
  ifYouDid,
  ifYouDidNot,
  mayGainTheRememberedFromTrash,
  named,
  playTwice,
  plusActions,
  plusBuys,
  plusCards,
  plusCoins,
  pointPer,
  putThemInHand,
  putTheRestOnDeck,
  remember,
  reveal,
  revealAndPutOnDeck,
  revealHand,
  revealUntil,
  thatMany,
  thePlayerChooses,
  thePlayerTrashesOneRevealed,
  trash,
  trashThis,
  trashUpTo,
  unaffected,
  victory,
  whenAttacked,
  youMay,
} from '../vocabulary/words.ts';

export const base = [
  // Reveal until two Treasures turn up; keep those, discard the others.
  action('adventurer', 6, revealUntil(2, aTreasure), putThemInHand, discardTheRest),

  // A Silver onto your deck; the others put a Victory card back, or show that they have none.
  attack(
    'bureaucrat',
    4,
    gain('silver', 'deck'),
    eachOtherPlayer(revealAndPutOnDeck(aVictoryCard), ifYouDidNot(revealHand)),
  ),

  // Trade any number of cards for as many new ones.
  action('cellar', 2, plusActions(1), discardAnyNumber, plusCards(thatMany)),

  // Two coins, and perhaps a fresh start for the deck.
  action('chancellor', 3, plusCoins(2), youMay('discard-deck', discardDeck)),

  // Trash up to four cards.
  action('chapel', 2, trashUpTo(4)),

  // Four cards and a Buy; everybody else draws too.
  action('council-room', 5, plusCards(4), plusBuys(1), eachOtherPlayer(plusCards(1))),

  // Trash it for a card costing up to 5.
  action('feast', 4, trashThis, gainACard(costingUpTo(5))),

  // Coins and a Buy, and Actions to go on with.
  action('festival', 5, plusActions(2), plusBuys(1), plusCoins(2)),

  // A point for every ten cards you own.
  victory('gardens', 4, pointPer(10, aCard)),

  // Two cards that cost no Action.
  action('laboratory', 5, plusCards(2), plusActions(1)),

  // Draw up to seven; Actions may be set aside on the way and are discarded.
  action('library', 5, drawUntil(7, anAction), discardTheRest),

  // One of everything.
  action('market', 5, plusCards(1), plusActions(1), plusBuys(1), plusCoins(1)),

  // The others discard down to three.
  attack('militia', 4, plusCoins(2), eachOtherPlayer(discardDownTo(3))),

  // Turn a Treasure into one that costs up to 3 more, in hand at once.
  action('mine', 5, trash(1, aTreasure), gainACard(costingUpToItPlus(3), aTreasure, 'hand')),

  // Two cards; shown when attacked, it keeps the Attack off.
  whenAttacked(action('moat', 2, plusCards(2)), unaffected),

  // A Copper for three coins.
  action('moneylender', 4, trash(1, named('copper')), ifYouDid(plusCoins(3))),

  // Turn a card into one that costs up to 2 more.
  action('remodel', 4, trash(1), gainACard(costingUpToItPlus(2))),

  // Three cards.
  action('smithy', 4, plusCards(3)),

  // Look at everybody's top card, yours too, and say whether it stays.
  attack(
    'spy',
    4,
    plusCards(1),
    plusActions(1),
    eachPlayer(reveal(1), thePlayerChooses({ discard: discardTheRest, 'put-back': putTheRestOnDeck })),
  ),

  // Trash a Treasure of each other player's top two; then take what you like of the loot.
  attack(
    'thief',
    4,
    eachOtherPlayer(reveal(2), thePlayerTrashesOneRevealed(aTreasure), remember, discardTheRest),
    mayGainTheRememberedFromTrash,
  ),

  // Play an Action from your hand twice.
  action('throne-room', 4, playTwice(anAction)),

  // A card, and Actions to spare.
  action('village', 3, plusCards(1), plusActions(2)),

  // Two cards; a Curse for everybody else.
  attack('witch', 5, plusCards(2), eachOtherPlayer(gain('curse'))),

  // Two coins and a Buy.
  action('woodcutter', 3, plusBuys(1), plusCoins(2)),

  // Gain a card costing up to 4.
  action('workshop', 3, gainACard(costingUpTo(4))),
];
