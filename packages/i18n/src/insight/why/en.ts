// "Why can't I?": the reasons, and the rules behind them in our own words.

import type { CardType, Cost } from '@tenfold/rules';
import type { WhyWords } from '../insight-words.ts';

const list = new Intl.ListFormat('en-GB');

const coins = (count: number): string => (count === 1 ? '1 coin' : `${count} coins`);

/** "4 coins and a Potion"; a cost may be nothing but a Potion. */
function price(cost: Cost): string {
  if (cost.potions === 0) return coins(cost.coins);
  return cost.coins === 0 ? 'a Potion' : `${coins(cost.coins)} and a Potion`;
}

const a: Readonly<Record<CardType, string>> = {
  Action: 'an Action',
  Treasure: 'a Treasure',
  Victory: 'a Victory card',
  Curse: 'a Curse',
  Attack: 'an Attack',
  Reaction: 'a Reaction',
  Duration: 'a Duration card',
};

export const why: WhyWords = {
  title: 'Why can’t I?',
  rule: 'The rule',

  reasons: {
    watching: () => 'You are watching. Those who sit at the table choose.',
    'game-over': () => 'The game is over.',
    'not-your-turn': ({ player }) => `It is ${player}’s turn.`,
    possessed: ({ player }) => `${player} makes all decisions in this turn of yours.`,
    'others-decide': ({ players }) => `First ${list.format(players)} must choose.`,
    'other-hand': ({ player }) =>
      `You are playing ${player}’s turn, with ${player}’s cards. Your own hand stays out of it.`,
    'not-yours': ({ player }) => `This card is ${player}’s.`,

    'pile-empty': ({ card }, name) => `The ${name(card)} pile is empty.`,
    'too-expensive': ({ card, canPlay, ...missing }, name) =>
      `${name(card)} costs too much: you lack ${price(missing)}.${canPlay ? ' You can still play Treasures.' : ''}`,
    'no-buys': () => 'You have no Buys left this turn.',
    'buy-later': () => 'This is the Action phase. Go on to the Buy phase to buy.',
    'buy-over': () => 'The Buy phase is over: this is Clean-up.',

    'treasure-later': ({ card }, name) => `${name(card)} is a Treasure: it is played in the Buy phase.`,
    'treasure-after-buying': ({ card }, name) =>
      `You have bought a card this turn, so ${name(card)} can no longer be played.`,
    'action-over': ({ card }, name) => `${name(card)} is an Action, and your Action phase is over.`,
    'no-actions': ({ card }, name) => `You have no Actions left to play ${name(card)} with.`,
    'never-played': ({ card, type }, name) =>
      type === 'Curse'
        ? `${name(card)} cannot be played. It only costs you a point at the end.`
        : `${name(card)} is a Victory card: it cannot be played, and counts at the end.`,
    'in-play': ({ card }, name) => `${name(card)} has been played, and stays in play until Clean-up.`,

    'gain-too-dear': ({ card, by, limit }, name) =>
      `${name(by)} gives a card that costs up to ${price(limit)}; ${name(card)} costs more.`,
    'gain-other-cost': ({ card, by, cost }, name) =>
      `${name(by)} gives a card that costs exactly ${price(cost)}; ${name(card)} does not.`,
    'gain-potion': ({ card, by }, name) =>
      `${name(card)} has a Potion in its cost, and what ${name(by)} allows has none.`,
    'gain-other-type': ({ card, by, type }, name) =>
      `${name(by)} gives ${a[type]}, which ${name(card)} is not.`,
    'gain-not-offered': ({ card, by }, name) => `${name(by)} does not give ${name(card)}.`,

    'needs-type': ({ card, by, type }, name) => `${name(by)} takes ${a[type]}, which ${name(card)} is not.`,
    'needs-card': ({ by, cards }, name) => `${name(by)} takes nothing but ${list.format(cards.map(name))}.`,
    'already-picked': ({ card }, name) => `${name(card)} has been picked already.`,
    'asks-else': ({ by }, name) =>
      by === null ? 'Something else is asked of you now.' : `${name(by)} asks for something else first.`,
    'clean-up': () => 'Your hand is discarded as a whole. What is asked is the order of the cards in play.',

    'no-reaction': ({ card }, name) => `${name(card)} is no Reaction; only those can be revealed now.`,
    shielded: ({ card }, name) => `You are safe from this Attack already. ${name(card)} can do no more.`,
    'revealed-enough': ({ card }, name) =>
      `${name(card)} can be revealed ten times against one Attack, and not more often.`,
    'only-drawn': ({ by }, name) => `${name(by)} asks about the card just drawn, and about no other.`,
    'only-actions-aside': ({ by }, name) => `${name(by)} sets only Actions aside.`,

    'trash-stays': ({ card }, name) => `${name(card)} lies in the Trash. You cannot take it from there.`,
    'trash-earlier': ({ by }, name) => `${name(by)} gives only what it has just trashed.`,
    'deck-hidden': () => 'A deck may not be looked through.',
    'discard-hidden': () => 'A discard pile may not be looked through. Only its top card is open.',
  },

  rules: {
    'INT-TURN-01': () => 'Turns go round clockwise: when a player is done, the one to the left is next.',
    'INT-TURN-02': () => 'A turn has three phases, always in this order: Action, Buy, Clean-up.',
    'INT-ACTION-01': () =>
      'You may play one Action a turn. Only Actions that you play can let you play more.',
    'INT-ACTION-04': () =>
      'You play an Action by laying it face up before you, from your own hand, and doing what it says.',
    'INT-ACTION-10': () =>
      'Actions are played in one’s own Action phase alone. Reactions are the exception: they can be used at other times.',
    'INT-BUY-01': () => 'You may buy one card a turn. Cards played before can let you buy more.',
    'INT-BUY-03': () => 'Cards in the Trash cannot be bought.',
    'INT-BUY-04': () =>
      'The Treasures that you play and the coins of your Actions add up. What you buy may cost no more than that.',
    'INT-CLEAN-02': () => 'In Clean-up all cards in play and all cards left in the hand are discarded.',
    'INT-SETUP-05': () =>
      'Whatever marks the place of a pile that has run out is only a marker: nothing more can be taken there.',
    'INT-GOAL-02': () =>
      'A card that is nothing but a Victory card can never be played. Until the end it only fills a hand.',
    'INT-TERM-TRASH-02': () => 'Trashed cards do not go back to the Supply and cannot be bought.',
    'INT-VIS-03': () => 'Neither a deck nor a discard pile may be looked through.',
    'INT-VIS-06': () =>
      'You may count your own deck. Nothing allows you to count another’s, or to see more of a discard pile than its top.',
    'INT-ORDER-01': () =>
      'Where a card touches several players and the order matters, they follow in turn order, beginning with the player whose turn it is.',
    'INT-MULTI-08': () =>
      'With five or six players the game ends after a turn at whose end the Province pile or any four piles are empty.',
    'INT-REACT-07': () => 'Reactions are used in the turns of other players.',
    'INT-MOAT-01': (name) => `A revealed ${name('moat')} keeps the Attack off completely.`,
    'INT-BARON-02': (name) => `${name('baron')}: you may discard an Estate from your hand for 4 coins.`,
    'INT-IRONWORKS-01': (name) =>
      `${name('ironworks')}: gain a card from the Supply that costs up to 4 coins.`,
    'INT-SABOTEUR-03': (name) =>
      `${name('saboteur')}: whoever lost a card may gain one that costs at least 2 coins less.`,
    'INT-SWINDLER-02': (name) =>
      `${name('swindler')}: the others trash the top card of their decks and gain one of the same cost, which the attacker chooses.`,
    'INT-UPGRADE-03': (name) =>
      `${name('upgrade')}: you must gain a card from the Supply that costs exactly 1 coin more.`,
    'ALC-COST-02': () =>
      '“Costing up to” an amount takes in cards with a Potion in their cost only if that amount has a Potion in it.',
    'ALC-COST-17': () =>
      'Where two costs must be the same, a Potion in one of them must be in the other too.',
    'ALC-DISCARD-01': () => 'Whoever discards several cards chooses their order.',
    'ALC-HERBALIST-02': (name) =>
      `${name('herbalist')}: when it is discarded from play, you may put a Treasure that you have in play on your deck.`,
    'ALC-INPLAY-01': () =>
      'Cards that were played are in play until something moves them: as a rule Clean-up, when they are discarded.',
    'ALC-POSSESSION-02': () =>
      'In a possessed turn “you” on every card means the player who is possessed, never the one who decides.',
    'ALC-POSSESSION-09': () =>
      'Whoever possesses a player decides everything for that player: what is played, chosen and bought.',
    'ALC-POTION-08': () => 'To buy a card with a Potion in its cost you need a Potion besides the coins.',
    'ALC-TRANSMUTE-03': () => 'A Curse is neither an Action nor a Treasure nor a Victory card.',
    'ALC-TREASURE-02': () => 'Once you have bought a card you can play no more Treasures in that turn.',
    'ALC-UNIVERSITY-01': (name) => `${name('university')}: you may gain an Action that costs up to 5 coins.`,
    'ALC-UNIVERSITY-06': (name) => `${name('university')}: what is no Action cannot be gained.`,
    'BASE-BUREAUCRAT-01': (name) =>
      `${name('bureaucrat')}: the others put a Victory card from their hands on their decks, or show a hand without one.`,
    'BASE-BUREAUCRAT-06': () => 'A Curse is not a Victory card.',
    'BASE-FEAST-01': (name) => `${name('feast')}: trash it and gain a card that costs up to 5 coins.`,
    'BASE-GENERAL-01': () =>
      'What a card says is done from top to bottom, as far as it can be, and finished before another card is played.',
    'BASE-GENERAL-04': () =>
      'Where a card lets you gain another up to some cost, you cannot raise that with coins.',
    'BASE-GENERAL-07': () =>
      'The game ends after a turn at whose end the Province pile or any three piles are empty.',
    'BASE-GENERAL-10': () =>
      'A gained card comes from the Supply and goes on the discard pile, unless the text says otherwise.',
    'BASE-LIBRARY-01': (name) =>
      `${name('library')}: draw until seven cards are in hand. Actions may be set aside as they are drawn.`,
    'BASE-LIBRARY-06': (name) =>
      `${name('library')}: whether a drawn Action stays is settled before the next card is drawn, and for good.`,
    'BASE-MINE-01': (name) =>
      `${name('mine')}: trash a Treasure from your hand and gain a Treasure that costs up to 3 coins more.`,
    'BASE-MONEYLENDER-01': (name) =>
      `${name('moneylender')}: trash a Copper from your hand, and if you did, you have 3 coins more.`,
    'BASE-REMODEL-01': (name) =>
      `${name('remodel')}: trash a card from your hand and gain one that costs up to 2 coins more.`,
    'BASE-THIEF-01': (name) =>
      `${name('thief')}: of the two cards that each other player reveals, a Treasure of the attacker’s choice is trashed.`,
    'BASE-THIEF-05': (name) => `${name('thief')}: Treasures trashed in earlier turns cannot be taken.`,
    'BASE-THRONEROOM-01': (name) =>
      `${name('throne-room')}: choose an Action from your hand and play it twice.`,
    'BASE-WORKSHOP-01': (name) =>
      `${name('workshop')}: gain a card from the Supply that costs up to 4 coins.`,
  },
};
