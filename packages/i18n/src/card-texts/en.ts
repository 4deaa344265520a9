// What the cards say in English, in our own words.

import type { CardTexts } from './text.ts';
import { coin, nothingMore, plainBasicCards, plus, potion, say, shield } from './text.ts';

export const texts: CardTexts = {
  ...plainBasicCards,
  potion: {
    short: [],
    now: [say`Pays for a card that has ${potion('a Potion')} in its cost.`],
  },

  adventurer: {
    short: say`Dig in your deck for two Treasures`,
    now: [
      say`Reveal cards from your deck until two Treasures have turned up. Put those into your hand and discard the others.`,
    ],
  },
  bureaucrat: {
    short: say`Silver onto your deck; the others put a Victory card back`,
    now: [
      say`Gain a Silver onto your deck.`,
      say`Each other player shows a Victory card from their hand and puts it on their deck; whoever has none shows the whole hand.`,
    ],
  },
  cellar: {
    short: say`Discard any number, draw as many`,
    now: [say`Discard any number of cards, then draw as many.`],
  },
  chancellor: {
    short: say`You may put your deck into your discard pile`,
    now: [say`You may put your whole deck into your discard pile at once, without looking through it.`],
  },
  chapel: {
    short: say`Trash up to 4 cards from your hand`,
    now: [say`Trash up to 4 cards from your hand.`],
  },
  'council-room': {
    short: say`Each other player draws a card`,
    now: [say`Each other player draws a card.`],
  },
  feast: {
    short: say`Trash this; gain a card up to ${coin(5)}`,
    now: [say`Trash this card. Gain a card costing up to ${coin(5)}.`],
  },
  festival: nothingMore,
  gardens: {
    short: say`${shield(1)} for every 10 cards you own`,
    now: [],
    when: say`${shield(1)} for every 10 cards you own, rounded down.`,
  },
  laboratory: nothingMore,
  library: {
    short: say`Draw up to 7 cards, Actions only if you like`,
    now: [
      say`Draw one by one until you hold 7 cards. You may set aside each Action as you draw it; discard those afterwards.`,
    ],
  },
  market: nothingMore,
  militia: {
    short: say`The others discard down to 3 cards`,
    now: [say`Each other player discards down to 3 cards in hand.`],
  },
  mine: {
    short: say`A Treasure becomes one up to ${coin(3)} dearer, in hand`,
    now: [
      say`Trash a Treasure from your hand. Gain a Treasure costing up to ${coin(3)} more than it, into your hand.`,
    ],
  },
  moat: {
    short: say`Show it against an Attack: it misses you`,
    now: [],
    when: say`When another player plays an Attack, you may show this from your hand: that Attack does not affect you.`,
  },
  moneylender: {
    short: say`Trash a Copper for ${plus(3, 'coins')}`,
    now: [say`Trash a Copper from your hand. If you do: ${plus(3, 'coins')}`],
  },
  remodel: {
    short: say`A card becomes one up to ${coin(2)} dearer`,
    now: [say`Trash a card from your hand. Gain a card costing up to ${coin(2)} more than it.`],
  },
  smithy: nothingMore,
  spy: {
    short: say`All show their top card; you say: discard, or back`,
    now: [
      say`Each player, you included, reveals the top card of their deck. For each you decide: it is discarded, or it goes back.`,
    ],
  },
  thief: {
    short: say`Trash a Treasure of each other's top 2; keep what you like`,
    now: [
      say`Each other player reveals the top 2 cards of their deck. If there are Treasures among them, one of your choice is trashed; the rest is discarded.`,
      say`Then you may gain any of the Treasures just trashed.`,
    ],
  },
  'throne-room': {
    short: say`Play an Action from your hand twice`,
    now: [say`Choose an Action in your hand and play it twice.`],
  },
  village: nothingMore,
  witch: {
    short: say`The others gain a Curse`,
    now: [say`Each other player gains a Curse.`],
  },
  woodcutter: nothingMore,
  workshop: {
    short: say`Gain a card up to ${coin(4)}`,
    now: [say`Gain a card costing up to ${coin(4)}.`],
  },

  baron: {
    short: say`Discard an Estate for ${plus(4, 'coins')}, or gain one`,
    now: [say`You may discard an Estate for ${plus(4, 'coins')}. If you do not, gain an Estate.`],
  },
  bridge: {
    short: say`Cards cost ${coin(1)} less this turn`,
    now: [
      say`For the rest of this turn every card, wherever it is, costs ${coin(1)} less, but never less than ${coin(0)}.`,
    ],
  },
  conspirator: {
    short: say`As third Action or later: ${plus(1, 'cards')}, ${plus(1, 'actions')}`,
    now: [
      say`If you have played three or more Actions this turn, this one counted: ${plus(1, 'cards')} ${plus(1, 'actions')}`,
    ],
  },
  coppersmith: {
    short: say`Each Copper makes ${coin(1)} more this turn`,
    now: [say`For the rest of this turn every Copper you play makes ${coin(1)} more.`],
  },
  courtyard: {
    short: say`Put a card from your hand on your deck`,
    now: [say`Put a card from your hand on top of your deck.`],
  },
  duke: {
    short: say`${shield(1)} for each Duchy you own`,
    now: [],
    when: say`${shield(1)} for each Duchy you own.`,
  },
  'great-hall': nothingMore,
  harem: nothingMore,
  ironworks: {
    short: say`Gain a card up to ${coin(4)}; a bonus by its types`,
    now: [
      say`Gain a card costing up to ${coin(4)}.`,
      say`If it is an Action: ${plus(1, 'actions')}`,
      say`If it is a Treasure: ${plus(1, 'coins')}`,
      say`If it is a Victory card: ${plus(1, 'cards')}`,
    ],
  },
  masquerade: {
    short: say`All pass a card left; you may trash one`,
    now: [
      say`Each player passes a card from their hand to the left, all at once. Then you alone may trash a card from your hand.`,
    ],
  },
  'mining-village': {
    short: say`You may trash this for ${plus(2, 'coins')}`,
    now: [say`You may trash this card at once. If you do: ${plus(2, 'coins')}`],
  },
  minion: {
    short: say`${plus(2, 'coins')}, or new hands of 4`,
    now: [
      say`Choose one: ${plus(2, 'coins')}; or discard your hand and draw 4 cards, and each other player who holds 5 or more does the same.`,
    ],
  },
  nobles: {
    short: say`${plus(3, 'cards')} or ${plus(2, 'actions')}`,
    now: [say`Choose one:`, say`${plus(3, 'cards')} or ${plus(2, 'actions')}`],
  },
  pawn: {
    short: say`Two of: ${plus(1, 'cards')}, ${plus(1, 'actions')}, ${plus(1, 'buys')}, ${plus(1, 'coins')}`,
    now: [
      say`Choose two different ones:`,
      say`${plus(1, 'cards')} ${plus(1, 'actions')}`,
      say`${plus(1, 'buys')} ${plus(1, 'coins')}`,
    ],
  },
  saboteur: {
    short: say`The others lose a card from ${coin(3)} up for a cheaper one`,
    now: [
      say`Each other player reveals cards from their deck until one costs ${coin(3)} or more, and trashes it. They may gain a card costing at least ${coin(2)} less; the other revealed cards are discarded.`,
    ],
  },
  scout: {
    short: say`Victory cards among your top 4 into your hand`,
    now: [
      say`Reveal the top 4 cards of your deck. Put the Victory cards into your hand and the others back in any order.`,
    ],
  },
  'secret-chamber': {
    short: say`Discard any number, ${plus(1, 'coins')} each. If attacked: swap 2`,
    now: [say`Discard any number of cards. ${plus(1, 'coins')} for each.`],
    when: say`When another player plays an Attack, you may show this from your hand: draw 2 cards, then put any 2 cards from your hand on your deck.`,
  },
  'shanty-town': {
    short: say`No Action in hand? ${plus(2, 'cards')}`,
    now: [say`Show your hand. If there is no Action in it: ${plus(2, 'cards')}`],
  },
  steward: {
    short: say`${plus(2, 'cards')}, ${plus(2, 'coins')} or trash 2 cards`,
    now: [
      say`Choose one:`,
      say`${plus(2, 'cards')} or ${plus(2, 'coins')}`,
      say`or trash 2 cards from your hand.`,
    ],
  },
  swindler: {
    short: say`The others' top card becomes one as dear, you choose`,
    now: [
      say`Each other player trashes the top card of their deck and gains a card of the same cost, which you choose.`,
    ],
  },
  torturer: {
    short: say`The others: discard 2, or a Curse into the hand`,
    now: [say`Each other player chooses: discard 2 cards, or gain a Curse into their hand.`],
  },
  'trading-post': {
    short: say`Trash 2 cards for a Silver in hand`,
    now: [say`Trash 2 cards from your hand. If you do, gain a Silver into your hand.`],
  },
  tribute: {
    short: say`The left neighbour's top 2 cards bring you bonuses`,
    now: [
      say`The player to your left reveals and discards the top 2 cards of their deck. For each differently named one, if it is`,
      say`an Action: ${plus(2, 'actions')}`,
      say`a Treasure: ${plus(2, 'coins')}`,
      say`a Victory card: ${plus(2, 'cards')}`,
    ],
  },
  upgrade: {
    short: say`A card becomes one exactly ${coin(1)} dearer`,
    now: [say`Trash a card from your hand. Gain a card costing exactly ${coin(1)} more than it.`],
  },
  'wishing-well': {
    short: say`Name a card: if it is your top card, take it`,
    now: [
      say`Name a card and reveal the top card of your deck. If it is the one you named, put it into your hand; if not, it stays there.`,
    ],
  },

  alchemist: {
    short: say`With a Potion in play it may return to your deck`,
    now: [],
    when: say`When you discard this from play while a Potion of yours is in play, you may put it on top of your deck.`,
  },
  apothecary: {
    short: say`Coppers and Potions among your top 4 into your hand`,
    now: [
      say`Reveal the top 4 cards of your deck. Put the Coppers and Potions into your hand and the others back in any order.`,
    ],
  },
  apprentice: {
    short: say`Trash a card, draw one for each ${coin(1, 'coin')} it costs`,
    now: [
      say`Trash a card from your hand. Draw a card for each ${coin(1, 'coin')} it costs, and 2 more if it has ${potion('a Potion')} in its cost.`,
    ],
  },
  familiar: {
    short: say`The others gain a Curse`,
    now: [say`Each other player gains a Curse.`],
  },
  golem: {
    short: say`Find two Actions in your deck and play them`,
    now: [
      say`Reveal cards from your deck until two Actions that are not Golems have turned up. Discard the others, then play those two in either order.`,
    ],
  },
  herbalist: {
    short: say`At the end a Treasure may go back on your deck`,
    now: [],
    when: say`When you discard this from play, you may put one of your Treasures in play on top of your deck.`,
  },
  'philosophers-stone': {
    short: say`${coin(1)} for every 5 cards in deck and discard pile`,
    now: [
      say`When you play it: ${coin(1)} for every 5 cards in your deck and discard pile together, rounded down.`,
    ],
  },
  possession: {
    short: say`Play an extra turn of your left neighbour's`,
    now: [
      say`The player to your left takes an extra turn after this one. You see their cards and decide everything; what they would gain is gained by you.`,
      say`Cards of theirs that are trashed return to their discard pile at its end.`,
    ],
  },
  'scrying-pool': {
    short: say`Spy on all; then draw Actions and one card more`,
    now: [
      say`Each player, you included, reveals the top card of their deck; you decide: discarded, or back.`,
      say`Then reveal cards from your deck until one is no Action, and put all of these into your hand.`,
    ],
  },
  transmute: {
    short: say`Trash a card; its types say what you gain`,
    now: [
      say`Trash a card from your hand. If it is`,
      say`an Action, gain a Duchy;`,
      say`a Treasure, gain a Transmute;`,
      say`a Victory card, gain a Gold.`,
    ],
  },
  university: {
    short: say`You may gain an Action up to ${coin(5)}`,
    now: [say`You may gain an Action costing up to ${coin(5)} and no ${potion('Potion')}.`],
  },
  vineyard: {
    short: say`${shield(1)} for every 3 Actions you own`,
    now: [],
    when: say`${shield(1)} for every 3 Actions you own, rounded down.`,
  },
  ambassador: {
    short: say`Return up to 2 copies of a card; the others gain one`,
    now: [
      say`Reveal a card from your hand. Return up to 2 copies of it from your hand to the Supply. Then each other player gains a copy of it.`,
    ],
  },
  bazaar: nothingMore,
  'black-market': {
    short: say`Reveal 3 cards from beside the Supply; you may buy one`,
    now: [
      say`Reveal the top 3 cards of the Black Market deck. You may play Treasures and buy one of them at once. Put the others under that deck in any order.`,
      say`(The deck has one copy of each Kingdom card that is not in the Supply.)`,
    ],
  },
  'native-village': {
    short: say`Save your top card on the mat, or take them all`,
    now: [
      say`Choose one: put the top card of your deck face down on your mat; or take all cards from your mat into your hand.`,
      say`You may look at the cards on your mat at any time; at the end of the game they are yours.`,
    ],
  },
  outpost: {
    short: say`Draw 3 cards for an extra turn after this one`,
    now: [
      say`At the end of this turn draw only 3 cards. Take an extra turn after it, but never in this way more than two turns in a row.`,
      say`This card stays in play until the end of the extra turn.`,
    ],
  },
  'pirate-ship': {
    short: say`Trash Treasures for a token, or ${plus(1, 'coins')} for each token`,
    now: [
      say`Choose one: each other player reveals the top 2 cards of their deck, trashes a Treasure among them that you choose, and discards the rest; if any Treasure was trashed, take a Coin token.`,
      say`Or: ${plus(1, 'coins')} for each Coin token that you have.`,
    ],
  },
  salvager: {
    short: say`Trash a card for the coins it costs`,
    now: [say`Trash a card from your hand. ${plus(1, 'coins')} for each ${coin(1, 'coin')} it costs.`],
  },
};
