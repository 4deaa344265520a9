// The game in English.

import type { OwnNames, Printing } from '../../cards/look-up.ts';
import { counts, plusOf } from '../../counts.ts';
import { phaseName } from '../../terms.ts';
import { englishNouns, numberOfCards } from '../nouns/en.ts';
import { englishPhrases } from '../phrases/en.ts';
import type { PickCount, Ask, MentionedPerson, PromptText, Sentences } from '../sentences.ts';
import { does, goBack, isOptional, kindOfAmount, whereOf } from '../shared.ts';

/** "a card", "2 more cards", "up to 4 cards". */
function howMany(amount: PickCount): string {
  const { least, most, picked } = amount;
  const more = picked > 0 ? ' more' : '';
  switch (kindOfAmount(amount)) {
    case 'exactly':
      if (most === 1) return picked > 0 ? 'one more card' : 'a card';
      return `${most}${more} cards`;
    case 'any':
      return picked > 0 ? 'any number of further cards' : 'any number of cards';
    case 'up to':
      return most === 1 ? `a${picked > 0 ? 'nother' : ''} card` : `up to ${most}${more} cards`;
    case 'between':
      return `${least} to ${most}${more} cards`;
  }
}

const where = whereOf({
  'in-play': ' from play',
  open: ' from the open cards',
  trash: ' from the Trash',
});
const whereOrHand = whereOf({
  hand: ' from the hand',
  'in-play': ' from play',
  open: ' from the open cards',
});

/** "Trash 2 cards"; "You may discard a card from play"; "No card to trash". */
const wish =
  (start: string, end = '', from = where) =>
  (ask: Ask): string => {
    const verb = start.toLowerCase();
    if (ask.none) return `No ${ask.picked > 0 ? 'further ' : ''}card to ${verb}${end}`;
    const what = `${howMany(ask)}${from(ask)}${end}`;
    return isOptional(ask) ? `You may ${verb} ${what}` : `${start} ${what}`;
  };

/** " costing up to $5", " costing exactly $3 and a Potion". */
function costing({ limit }: Ask): string {
  if (limit === null) return '';
  const potions = limit.potions === 1 ? ' and a Potion' : ` and ${limit.potions} Potions`;
  return ` costing ${limit.exactly ? 'exactly' : 'up to'} $${limit.coins}${limit.potions === 0 ? '' : potions}`;
}

const whose = ({ you, name }: MentionedPerson): string => (you ? 'your' : `${name}’s`);
const Whose = ({ you, name }: MentionedPerson): string => (you ? 'Your' : `${name}’s`);
const whom = ({ you, name }: MentionedPerson): string => (you ? 'you' : name);

const topOrBack: PromptText = ({ about }) => `Discard ${whose(about)} top card, or put it back?`;
const inOrder = (words: string, { most, none }: Ask): string =>
  most > 1 && !none ? `${words}, the last one on top` : words;

export function english(printing: Printing, ownNames: OwnNames = {}): Sentences {
  const { name, listed, some } = englishNouns(printing, ownNames);
  return {
    language: 'en',
    cardName: name,

    prompts: {
      turnPlay: ({ none }) =>
        none ? 'No Action to play: go on to buying' : 'Play an Action, or go on to buying',
      turnBuy: ({ canPlay, canBuy }) => {
        if (canPlay) return canBuy ? 'Play Treasures, or buy a card' : 'Play Treasures, or end the turn';
        return canBuy ? 'Buy a card, or end the turn' : 'Nothing to buy: end the turn';
      },
      turnCleanUp: ({ leaving }) =>
        leaving.length > 1
          ? `Which first: ${either.format(leaving)}?`
          : `Use ${either.format(leaving)} before the rest is discarded?`,
      play: (ask) => (ask.none ? 'No card to play' : `Choose a card${where(ask)} to play`),
      discard: wish('Discard'),
      trash: wish('Trash'),
      topdeck: (ask) =>
        inOrder(
          goBack(ask)
            ? `Put ${howMany(ask)} back on the deck`
            : wish('Put', ' on the deck', whereOrHand)(ask),
          ask,
        ),
      gain: (ask) => `${wish('Gain')(ask)}${costing(ask)}`,
      pass: ({ left }) => `Pass a card to ${whom(left)}`,
      reveal: ({ card, none }) =>
        none ? `${card} attacks: no Reaction to reveal` : `${card} attacks: reveal a Reaction?`,
      setAside: ({ none }) => (none ? 'The card just drawn stays in hand' : 'Set the card just drawn aside?'),
      name: 'Name a card',
      show: wish('Reveal'),
      return: wish('Return', ' to the Supply'),
      putUnder: 'Put the open cards under their deck: which one next?',
      buyOpen: ({ canPlay, canBuy }) => {
        if (canPlay)
          return canBuy ? 'Play Treasures, or buy an open card' : 'Play Treasures for an open card?';
        return canBuy ? 'Buy one of the open cards?' : 'No open card can be bought';
      },
      choose: 'Choose one',
      chooseOrNot: 'Do you want this?',
      discardOfAnother: ({ about }) => `Which of ${whose(about)} cards is discarded?`,
      trashOfAnother: ({ about }) => `Which of ${whose(about)} cards is trashed?`,
      topdeckOfAnother: ({ about }) => `Which of ${whose(about)} cards goes on the deck?`,
      gainForAnother: (ask) =>
        `Which card${costing(ask)} ${ask.about.you ? 'do you' : `does ${ask.about.name}`} gain?`,
      chooseForAnother: ({ about }) => `Choose one for ${whom(about)}`,
    },

    cardPrompts: {
      'bureaucrat.topdeck': ({ none }) =>
        none ? 'No Victory card: show the hand' : 'Put a Victory card on the deck',
      'cellar.discard': (ask) => `Discard ${howMany(ask)}, then draw as many`,
      'chancellor.choose': 'Put the deck into the discard pile?',
      'library.set-aside': ({ none }) =>
        none ? 'The card just drawn stays in hand' : 'Set the Action just drawn aside?',
      'militia.discard': (ask) => `Discard ${howMany(ask)}, down to 3 in hand`,
      'mine.trash': ({ none }) =>
        none ? 'No Treasure to trash' : 'Trash a Treasure for one costing up to $3 more',
      'mine.gain': (ask) => `Gain a Treasure into hand,${costing(ask)}`,
      'moneylender.trash': ({ none }) => (none ? 'No Copper to trash' : 'Trash a Copper for +$3'),
      'remodel.trash': 'Trash a card for one costing up to $2 more',
      'spy.choose': topOrBack,
      'thief.trash': ({ about }) => `Which of ${whose(about)} Treasures is trashed?`,
      'thief.gain': 'Gain which of the trashed Treasures?',
      'throne-room.play': ({ none }) => (none ? 'No Action to play twice' : 'Play which Action twice?'),
      'baron.discard': ({ none }) =>
        none ? 'No Estate to discard: gain one' : 'Discard an Estate for +$4, or gain an Estate?',
      'ironworks.gain': (ask) => `Gain a card${costing(ask)}; its types bring a bonus`,
      'masquerade.pass': ({ left }) => `Pass a card to ${whom(left)}; everybody passes at once`,
      'mining-village.choose': `Trash this ${name('mining-village')} for +$2?`,
      'minion.choose': '+$2, or new hands?',
      'nobles.choose': '+3 Cards, or +2 Actions?',
      'pawn.choose': 'Choose two',
      'secret-chamber.discard': (ask) => `Discard ${howMany(ask)}, +$1 for each`,
      'steward.choose': '+2 Cards, +$2, or trash 2 cards?',
      'torturer.choose': 'Discard 2 cards, or gain a Curse into hand?',
      'trading-post.trash': (ask) => `Trash ${howMany(ask)} for a Silver in hand`,
      'upgrade.trash': 'Trash a card for one costing exactly $1 more',
      'wishing-well.name': 'Which card is on top of the deck?',
      'alchemist.choose': `${name('alchemist')} back on the deck?`,
      'apprentice.trash': 'Trash a card, and draw by its cost',
      'golem.play': 'Play which Action first?',
      'herbalist.topdeck': ({ about }) => `Put a Treasure on ${whose(about)} deck?`,
      'scrying-pool.choose': topOrBack,
      'transmute.trash': 'Trash a card; its types say what is gained',
      'university.gain': (ask) => `You may gain an Action${costing(ask)}`,
      'ambassador.show': 'Reveal a card: copies go back, the others gain one',
      'native-village.choose': 'Put the top card on the mat, or take all from it?',
      'pirate-ship.choose': 'Trash the others’ Treasures, or +$1 for each Coin token?',
      'pirate-ship.trash': ({ about }) => `Which of ${whose(about)} Treasures is trashed?`,
      'salvager.trash': 'Trash a card for the coins it costs',
    },
    decidingFor: (player, prompt) => `You decide for ${player.name} – ${prompt}`,

    options: {
      play: (card) => `Play ${name(card)}`,
      buy: (card) => `Buy ${name(card)}`,
      discard: (card) => `Discard ${name(card)}`,
      trash: (card) => `Trash ${name(card)}`,
      topdeck: (card) => `Put ${name(card)} on the deck`,
      gain: (card) => `Gain ${name(card)}`,
      pass: (card) => `Pass ${name(card)}`,
      reveal: (card) => `Reveal ${name(card)}`,
      setAside: (card) => `Set ${name(card)} aside`,
      name: (card) => `Name ${name(card)}`,
      return: (card) => `Return ${name(card)}`,
      putUnder: (card) => `Put ${name(card)} under the deck`,
      gainForAnother: (card, { you, name: who }) => `${you ? 'You gain' : `${who} gains`} ${listed([card])}`,
      playTreasures: 'Play Treasures',
      endActions: 'End Actions',
      endTurn: 'End turn',
      cleanUp: 'Discard the rest',
      playNothing: 'Play nothing',
      discardNothing: 'Discard nothing',
      trashNothing: 'Trash nothing',
      topdeckNothing: 'Put nothing on the deck',
      gainNothing: 'Gain nothing',
      revealNothing: 'Reveal nothing',
      returnNothing: 'Return nothing',
      buyNothing: 'Buy nothing',
      keep: 'Keep it',
      no: 'no',
      done: 'Done',
    },
    modes: {
      'chancellor.discard-deck': 'put the deck into the discard pile',
      'chancellor.nothing': 'leave the deck',
      'spy.discard': 'discard it',
      'spy.put-back': 'put it back',
      'mining-village.trash-this': 'trash it for +$2',
      'mining-village.nothing': 'keep it',
      'minion.coins': '+$2',
      'minion.new-hand': 'new hands of 4',
      'nobles.cards': '+3 Cards',
      'nobles.actions': '+2 Actions',
      'pawn.card': '+1 Card',
      'pawn.action': '+1 Action',
      'pawn.buy': '+1 Buy',
      'pawn.coin': '+$1',
      'steward.cards': '+2 Cards',
      'steward.coins': '+$2',
      'steward.trash': 'trash 2 cards',
      'torturer.discard': 'discard 2 cards',
      'torturer.curse': 'gain a Curse into hand',
      'alchemist.put-on-deck': 'put it on the deck',
      'alchemist.nothing': 'discard it',
      'scrying-pool.discard': 'discard it',
      'scrying-pool.put-back': 'put it back',
      'native-village.set-aside': 'put the top card on the mat',
      'native-village.take-mat': 'take all cards from the mat',
      'pirate-ship.plunder': 'trash Treasures for a Coin token',
      'pirate-ship.coins': '+$1 for each Coin token',
    },
    effects: {
      playTreasures: 'Plays every Treasure in hand whose order cannot matter.',
      endActions: 'No more Actions this turn; on to the Buy phase.',
      cleanUp: 'Discards hand and play area, uses no more texts, and draws a new hand.',
      cleanUpDiscard: 'Leaves play now, before the others; it has no text for that.',
      cleanUpUse: 'Leaves play now, before the others, and its text for that applies.',
      pass: (to) => (to.you ? 'You get it.' : `${to.name} gets it; nobody else sees it.`),
      gainedByYou: (player) => `You get it, not ${player.name}.`,
      comesBack: (player) => `${player.name} gets it back at the end of the turn.`,
      'moat.reveal': 'The Attack does not affect you.',
      'secret-chamber.reveal': 'Draw 2 cards, then put 2 cards from your hand on your deck.',
      'library.set-aside': 'It is discarded in the end, and another card is drawn in its place.',
      'throne-room.play': 'It is played twice.',
      'wishing-well.name': 'If it is on top of the deck, it goes into the hand.',
      'baron.discard': '+$4.',
      'baron.nothing': 'An Estate is gained.',
      'minion.new-hand': 'Discard the hand, +4 Cards; so does everybody else with 5 or more cards in hand.',
      'alchemist.nothing': 'It goes to the discard pile.',
      'ironworks.gain': '+1 Action for an Action, +$1 for a Treasure, +1 Card for a Victory card.',
      'transmute.trash': 'An Action brings a Duchy, a Treasure a Transmute, a Victory card a Gold.',
      'apprentice.trash': 'Draws a card for each $1 of its cost, and 2 for a Potion.',
    },

    log: {
      turn: (who, number) => `${Whose(who)} turn${number === undefined ? '' : ` ${number}`}`,
      possessedTurn: (who, by) => `${Whose(who)} extra turn, possessed by ${whom(by)}`,
      ownExtraTurn: (who) => `${Whose(who)} extra turn`,
      phase: (who, phase) => `${Whose(who)} ${phaseName(phase, 'en')}`,
      play: (who, cards) => `${does('You play', 'plays')(who)} ${some(cards)}`,
      plus: (who, bonus) => `${does('You get', 'gets')(who)} ${bonus}`,
      draw: (who, cards) => `${does('You draw', 'draws')(who)} ${some(cards)}`,
      drawNothing: does('You draw nothing', 'draws nothing'),
      shuffle: does('You shuffle', 'shuffles'),
      discard: (who, cards) => `${does('You discard', 'discards')(who)} ${some(cards)}`,
      discardUnder: (who, count, top) =>
        `${does('You discard', 'discards')(who)} ${numberOfCards(count)}, ${name(top)} on top`,
      discardDeck: (who, top) =>
        `${does('You put your deck', 'puts the deck')(who)} into the discard pile, ${name(top)} on top`,
      trash: (who, cards) => `${does('You trash', 'trashes')(who)} ${some(cards)}`,
      topdeck: (who, cards) => `${does('You put', 'puts')(who)} ${some(cards)} on the deck`,
      take: (who, cards) => `${does('You take', 'takes')(who)} ${some(cards)} into hand`,
      takeMat: (who, cards) => `${does('You take', 'takes')(who)} ${some(cards)} from the mat`,
      mat: (who, cards) => `${does('You put', 'puts')(who)} ${some(cards)} on the mat`,
      restock: (who, cards) => `${does('You return', 'returns')(who)} ${some(cards)} to the Supply`,
      revealMarket: (who, cards) =>
        `${does('You reveal', 'reveals')(who)} ${some(cards)} from beside the Supply`,
      putUnder: (who, cards) => `${does('You put', 'puts')(who)} ${some(cards)} under the deck`,
      token: (who, count) =>
        `${does('You take', 'takes')(who)} ${count === 1 ? 'a Coin token' : `${count} Coin tokens`}`,
      nextHand: (who, cards) =>
        `${does('You will draw', 'will draw')(who)} ${numberOfCards(cards)} at the end of this turn`,
      extraTurn: does('You will take an extra turn after this one', 'will take an extra turn after this one'),
      reveal: (who, cards) => `${does('You reveal', 'reveals')(who)} ${some(cards)}`,
      revealHand: (who, cards) => `${does('You reveal', 'reveals')(who)} ${some(cards)} from hand`,
      revealEmptyHand: does('You reveal an empty hand', 'reveals an empty hand'),
      look: does('You look through your discard pile', 'looks through the discard pile'),
      lookAt: (who, cards) =>
        `${does('You look through your discard pile', 'looks through the discard pile')(who)}: ${listed(cards)}`,
      setAside: (who, cards) => `${does('You set', 'sets')(who)} ${some(cards)} aside`,
      comeBack: (who, cards) => `${does('You get', 'gets')(who)} ${some(cards)} back`,
      gain: (who, cards) => `${does('You gain', 'gains')(who)} ${some(cards)}`,
      gainToHand: (who, cards) => `${does('You gain', 'gains')(who)} ${some(cards)} into hand`,
      gainToDeck: (who, cards) => `${does('You gain', 'gains')(who)} ${some(cards)} onto the deck`,
      gainFromTrash: (who, cards) => `${does('You gain', 'gains')(who)} ${some(cards)} from the Trash`,
      buy: (who, cards) => `${does('You buy', 'buys')(who)} ${some(cards)}`,
      buyAndGain: (who, cards) => `${does('You buy and gain', 'buys and gains')(who)} ${some(cards)}`,
      pass: (who, cards, to) => `${does('You pass', 'passes')(who)} ${some(cards)} to ${whom(to)}`,
      react: (who, card) => `${does('You react', 'reacts')(who)} with ${listed([card])}`,
      unaffected: does('You are unaffected', 'is unaffected'),
      choose: (who, mode) => `${does('You choose', 'chooses')(who)}: ${mode}`,
      decline: does('You decline', 'declines'),
      name: (who, card) => `${does('You name', 'names')(who)} ${name(card)}`,
      cost: (coins) => `Cards cost $${coins} less this turn`,
      possess: (who, of) =>
        `After this turn ${who.you ? 'you play' : `${who.name} plays`} an extra turn of ${of.you ? 'yours' : `${of.name}’s`}`,
      over: (winners) => {
        if (winners.length === 0) return 'The game is over: nobody has won';
        const names = winners.map((one) => (one.you ? 'you' : one.name));
        if (names.length === 1)
          return `The game is over: ${names[0]} ${winners[0]?.you === true ? 'win' : 'wins'}`;
        return `The game is over: ${together.format(names)} share the victory`;
      },
    },
    plus: {
      actions: plusOf(counts.en.actions),
      buys: plusOf(counts.en.buys),
      coins: (count) => `+$${count}`,
      potions: plusOf(counts.en.potions),
    },

    refusals: {
      malformed: 'The server did not understand this. Load the page again.',
      'wrong-version': 'This page and the server are of different releases. Load the page again.',
      'unknown-person': 'The server does not know you. Load the page again and choose a name.',
      'unknown-table': 'There is no such table. Check the link, or open a new table.',
      'unknown-game': 'There is no such game. Check the link, or begin a new game.',
      'not-seated': 'You have no seat in this game; you can watch it.',
      'not-asked': 'It is not for you to choose now.',
      stale: 'Too late: the game has moved on. Look again and choose anew.',
      illegal: 'This cannot be chosen now. Choose one of the options shown.',
      'game-over': 'The game is over.',
      'nothing-to-undo': 'There is nothing to take back.',
      'not-allowed': 'You may not do this here.',
      'too-fast': 'That was too fast. Wait a moment, then try again.',
      'table-full': 'All seats of this table are taken; you can watch.',
      'already-started': 'The game at this table has already begun; you can watch it.',
      'not-ready': 'Not everything is ready yet. Fill the seats, then try again.',
      'not-found': 'There is nothing here. Check the link.',
      'shutting-down': 'The server is restarting. Your game is safe; try again in a moment.',
      internal: 'The server had a problem. Nothing is lost; try again.',
    },
    spoken: englishPhrases(name),
  };
}

const together = new Intl.ListFormat('en-GB');
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
