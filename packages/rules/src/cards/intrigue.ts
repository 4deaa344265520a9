import {
  aVictoryCard,
  action,
  alsoWorth,
  anAction,
  attack,
  choose,
  costingAtLeast,
  costingExactlyItPlus,
  costingUpTo,
  costingUpToItPlus,
  costsLess,
  discard,
  discardAnyNumber,
  discardHand,
  discardTheRest,
  eachOtherPlayer,
  everyonePassesLeft,
  forEachDifferentlyNamed,
  gain,
  gainACard,
  gainACardThePlayerChooses,
  ifActionsPlayedAtLeast,
  ifCardsInHandAtLeast,
  ifHandHasNo,
  ifItIs,
  ifItIsTheNamedCard,
  ifThatMany,
  ifThisIsInPlay,
  ifYouDid,
  ifYouDidNot,
  leftNeighbour,
  makesMore,
  mayDiscard,
  mayGainACard,
  nameACard,
  named,
  plusActions,
  plusBuys,
  plusCards,
  plusCoins,
  pointPer,
  putOnDeck,
  putTheRestInHand,
  putTheRestOnDeck,
  remember,
  reveal,
  revealHand,
  revealUntil,
  takeFromRevealed,
  thatMany,
  trash,
  trashThem,
  trashThis,
  trashTheRevealed,
  trashUpTo,
  treasure,
  victory,
  whenAttacked,
  youMay,
} from '../vocabulary/words.ts';

export const intrigue = [
  // Discard an Estate for four coins, or else gain one.
  action(
    'baron',
    4,
    plusBuys(1),
    mayDiscard(named('estate')),
    ifYouDid(plusCoins(4)),
    ifYouDidNot(gain('estate')),
  ),

  // Everything costs 1 less for the rest of the turn.
  action('bridge', 4, plusBuys(1), plusCoins(1), costsLess(1)),

  // Better as the third Action of the turn, or later.
  action('conspirator', 4, plusCoins(2), ifActionsPlayedAtLeast(3, plusCards(1), plusActions(1))),

  // Each Copper makes one coin more this turn.
  action('coppersmith', 4, makesMore('copper', 1)),

  // Three cards, one of the hand back on the deck.
  action('courtyard', 2, plusCards(3), putOnDeck(1)),

  // A point for every Duchy you own.
  victory('duke', 5, pointPer(1, named('duchy'))),

  // A point that takes no place in the hand.
  alsoWorth(action('great-hall', 3, plusCards(1), plusActions(1)), 1),

  // A Silver that scores.
  alsoWorth(treasure('harem', 6, plusCoins(2)), 2),

  // Gain a card costing up to 4; its types say what else you get.
  action(
    'ironworks',
    4,
    gainACard(costingUpTo(4)),
    ifItIs('Action', plusActions(1)),
    ifItIs('Treasure', plusCoins(1)),
    ifItIs('Victory', plusCards(1)),
  ),

  // Everybody passes a card to the left at once; then you may trash one.
  action('masquerade', 3, plusCards(2), everyonePassesLeft, trashUpTo(1)),

  // A Village that may be blown up for two coins.
  action(
    'mining-village',
    4,
    plusCards(1),
    plusActions(2),
    ifThisIsInPlay(youMay('trash-this', trashThis, plusCoins(2))),
  ),

  // Two coins; or a new hand of four, also for the others who hold five or more.
  attack(
    'minion',
    5,
    plusActions(1),
    choose(1, {
      coins: plusCoins(2),
      'new-hand': [
        discardHand,
        plusCards(4),
        eachOtherPlayer(ifCardsInHandAtLeast(5, discardHand, plusCards(4))),
      ],
    }),
  ),

  // Cards or Actions, and points at the end.
  alsoWorth(action('nobles', 6, choose(1, { cards: plusCards(3), actions: plusActions(2) })), 2),

  // Two different ones of the four.
  action(
    'pawn',
    2,
    choose(2, { card: plusCards(1), action: plusActions(1), buy: plusBuys(1), coin: plusCoins(1) }),
  ),

  // Each other player loses the first card costing 3 or more, and may gain one costing at least 2 less.
  attack(
    'saboteur',
    5,
    eachOtherPlayer(
      revealUntil(1, costingAtLeast(3)),
      trashThem,
      mayGainACard(costingUpToItPlus(-2)),
      discardTheRest,
    ),
  ),

  // Victory cards among the top four into the hand, the others back in any order.
  action('scout', 4, plusActions(1), reveal(4), takeFromRevealed(aVictoryCard), putTheRestOnDeck),

  // Cards for coins; shown when attacked, it changes the top of your deck.
  whenAttacked(
    action('secret-chamber', 2, discardAnyNumber, plusCoins(thatMany)),
    plusCards(2),
    putOnDeck(2),
  ),

  // Two cards if you can show a hand without Actions.
  action('shanty-town', 3, plusActions(2), revealHand, ifHandHasNo(anAction, plusCards(2))),

  // Cards, coins, or two cards fewer in the deck.
  action('steward', 3, choose(1, { cards: plusCards(2), coins: plusCoins(2), trash: trash(2) })),

  // Each other player's top card becomes another of the same cost, of your choice.
  attack(
    'swindler',
    3,
    plusCoins(2),
    eachOtherPlayer(reveal(1), trashTheRevealed, gainACardThePlayerChooses(costingExactlyItPlus(0))),
  ),

  // The others choose: two cards away, or a Curse into the hand.
  attack(
    'torturer',
    5,
    plusCards(3),
    eachOtherPlayer(choose(1, { discard: discard(2), curse: gain('curse', 'hand') })),
  ),

  // Two cards for a Silver in hand.
  action('trading-post', 5, trash(2), ifThatMany(2, gain('silver', 'hand'))),

  // The left neighbour's top two cards say what you get.
  action(
    'tribute',
    5,
    leftNeighbour(reveal(2), discardTheRest, remember),
    forEachDifferentlyNamed({ action: plusActions(2), treasure: plusCoins(2), victory: plusCards(2) }),
  ),

  // Turn a card into one that costs exactly 1 more.
  action('upgrade', 5, plusCards(1), plusActions(1), trash(1), gainACard(costingExactlyItPlus(1))),

  // Name a card; if it is on top of your deck, it is yours.
  action(
    'wishing-well',
    3,
    plusCards(1),
    plusActions(1),
    nameACard,
    reveal(1),
    ifItIsTheNamedCard(putTheRestInHand),
    putTheRestOnDeck,
  ),
];
