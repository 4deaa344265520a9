// How to play, how the page works.

type Term = readonly [term: string, meaning: string];

export const help = {
  title: 'Help',

  lab: 'Study strategies in the lab',
  workshop: 'Make a card of your own',
  gameTitle: 'The game in two minutes',
  game: [
    'Everybody begins with the same ten cards: seven Coppers and three Estates. During the game you get better ones. Each card that you get becomes part of your own deck and comes back to your hand again and again.',
    'In the middle lies the Supply: piles of Treasures, Victory cards and Curses, and ten piles of Kingdom cards, which are different in every game.',
    'Whoever has the most victory points in all their cards at the end wins. Until then Victory cards do little or nothing for you and mostly just fill your hand, though a few are Actions or Treasures as well. So the art is to begin with them neither too early nor too late.',
    'If the game is new to you, begin with kingdoms of the base game alone, as the rulebooks advise. The cards of the other boxes ask for more experience.',
  ],
  turnTitle: 'Your turn',
  turn: [
    [
      'Action phase',
      'You may play one Action card and do what it says. Cards with +Actions let you play more of them.',
    ],
    [
      'Buy phase',
      'Play Treasures for coins, then buy one card that you can pay for. +Buys let you buy more. What you buy goes to your discard pile.',
    ],
    [
      'Clean-up',
      'All that you played, and what is left in your hand, goes to your discard pile. Then you draw five new cards.',
    ],
  ] as readonly Term[],
  deck: 'Whenever you have to draw and your deck is empty, your discard pile is shuffled and becomes your deck. That is how what you bought comes into your hand.',
  endTitle: 'The end',
  end: 'The game is over at the end of a turn if the last Province is gone, or if three piles of the Supply are empty (four with five or six players). If points are equal, whoever had fewer turns wins.',
  termsTitle: 'Words on the cards',
  terms: [
    ['+1 Card', 'Draw a card from your deck.'],
    ['+1 Action', 'You may play one more Action card this turn.'],
    ['+1 Buy', 'You may buy one more card this turn.'],
    ['+$1', 'One more coin to spend this turn.'],
    [
      'gain',
      'Take a card from the Supply without paying. It goes to your discard pile unless the card says otherwise.',
    ],
    ['discard', 'Put a card on your discard pile. It stays yours.'],
    [
      'trash',
      'Put a card into the Trash. It is out of the game and out of your deck, which is often a good thing.',
    ],
    ['Attack', 'Does something to the other players.'],
    ['Reaction', 'Can be revealed from your hand when somebody plays an Attack.'],
    ['Curse', 'Costs a point at the end and fills your hand until then.'],
    ['Potion', 'A second kind of money, which some cards cost besides coins.'],
  ] as readonly Term[],

  pageTitle: 'The table on this page',
  page: [
    'What you can choose is lit; a click chooses it. The line above your hand says what is asked, and which card asks.',
    'You can click everything else, too: the page then tells you why it cannot be chosen now, and the rule behind it.',
    'Point at a card, or hold it for a moment, to read it in full.',
    '“Play Treasures” plays all those whose order cannot matter. The page buys nothing and ends no turn of its own accord. Where only one answer is possible it can answer for you; there is a setting for that.',
    '“Undo” takes back your last choice for as long as nobody has learnt anything by it. Beyond that the others are asked. What was taken back is shown in the log.',
    'The log tells all that happened, under the card that caused it. What the cards of others did to yours is marked. At the beginning of your turn the page sums up what the others did.',
    'With a clock, time runs only for those for whom the game waits. If somebody is out of time or away too long, the others can agree to go on with a bot in that seat, or to end the game.',
    'If the connection breaks or the server restarts, nothing is lost: the page comes back by itself, and the link of the table leads back to it at any time.',
  ],
  numbersTitle: 'What the numbers mean',
  numbers: [
    ['Actions', 'How many Action cards you may still play this turn.'],
    ['Buys', 'How many cards you may still buy this turn.'],
    [
      'Coins, Potions',
      'What you have to spend this turn. Treasures still in your hand do not count until you play them.',
    ],
    ['On a pile', 'At the lower left what the card costs; beside it how many are left.'],
    [
      'Hand, deck, discard',
      'How many cards somebody has there. You may count your own deck; of a discard pile only the top card is seen.',
    ],
    [
      'Card counts',
      'What everybody owns, as far as it can be known from what happened. A table agrees beforehand whether the page counts nothing, the cards owned, or what is left in your own deck, too. “2–3” means that cards were passed unseen.',
    ],
  ] as readonly Term[],

  keysTitle: 'Keyboard shortcuts',
  keysNote:
    'Letters and digits can be turned off in the settings. Everything works with Tab, arrows and Enter as well.',
  keyDigits: 'a card in your hand or on the table, or an answer, by the digit on it',
  keyLetters: 'a pile, by the letter on it',
  keyTreasures: 'play Treasures',
  keyEnd: 'end Actions, end the turn',
  keyDone: 'done, or “nothing”',
  keyUndo: 'undo, or ask for it',
  keyArrows: 'from card to card',
  keyTab: 'from one part of the table to the next',
  keyEnter: 'choose; on what cannot be chosen: why not',
  keyRead: 'read in full the card that you are on',
  keyRules: 'then: what has been settled about it',
  keyBoard: 'to what can be chosen',
  keyLog: 'the log',
  keyCounts: 'card counts',
  keyRecap: 'what happened since your last turn',
  keySay: 'say a word; whom you hear',
  keyHelp: 'this list; on what cannot be chosen: why not',
  keyEscape: 'close what is open',

  moreTitle: 'More',
  rulebook: 'Rulebook',
  allCards: 'All cards',
  settings: 'Settings',
  credits: 'Credits',
};
