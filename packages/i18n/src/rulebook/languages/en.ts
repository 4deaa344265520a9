// The rulebook in English.

import type { BookText } from '../book-text.ts';

export const book: BookText = {
  title: 'The rulebook',
  lead: 'You rule a small land with a few Coppers and three Estates. So do your neighbours, and all of you want more. Here is how it is played: first the game, then each card, and under every section what the rulebooks have settled.',

  chapters: {
    goal: {
      title: 'The goal',
      lead: 'Build a deck of cards while you play it, and own the most victory points when the game ends.',
      sections: {
        winning: {
          title: 'What wins, and what does not',
          text: [
            'Everybody begins with the same ten weak cards. On your turns you get new ones, and each of them becomes part of *your own deck*: it will come to your hand again and again. So you build the engine that you drive.',
            'At the end only victory points count. Gold and clever Actions are worth nothing by themselves. Yet cards such as [Estate](estate), [Duchy](duchy) and [Province](province) do nothing until then but fill your hand. When to stop growing and start collecting them is the question of the whole game.',
          ],
        },
      },
    },
    cards: {
      title: 'The cards and their parts',
      lead: 'Whatever you need to know stands on the card itself.',
      sections: {
        parts: {
          title: 'How to read a card',
          text: [
            'At the top is the *name*, in the middle what the card *does*. At the bottom left stands what it *costs*, and beside it its *types*: Action, Treasure, Victory, Curse, Reaction, Attack. A card with two types is always both.',
            'On a Treasure the large number is what it makes when played, not what it costs: a [Silver](silver) costs $3 and makes $2.',
          ],
        },
        box: {
          title: 'What is in the box',
          text: [
            '*Treasures* are your income: [Copper](copper), [Silver](silver), [Gold](gold). *Victory cards* are your points. A [Curse](curse) costs you one. *Kingdom cards* make each game a new one: of all there are, ten kinds take part.',
            'The large Intrigue box is a game of its own; the small one, and Alchemy, need the basic cards of another box.',
          ],
        },
      },
    },
    'set-up': {
      title: 'Setting up',
      lead: 'Ten cards for everybody, ten Kingdom piles for all. How many cards lie in the other piles depends on how many of you there are.',
      sections: {
        deck: {
          title: 'Your ten cards',
          text: [
            'Everybody takes seven [Coppers](copper) and three [Estates](estate), shuffles them and lays them face down: that is your *deck*. Draw five cards from the top: that is your *hand*. Beside the deck there is room for your *discard pile*, which is empty.',
          ],
        },
        supply: {
          title: 'The Supply',
          text: [
            'Everything else lies face up in the middle, each card on its own pile, where all can reach it. These piles are the *Supply*: Treasures, Victory cards, Curses and the ten Kingdom kinds. Beside it is the *Trash*, which begins empty. Say how many you are:',
            'Victory cards beyond these numbers stay in the box. The three Estates that each of you began with are not counted. Kingdom cards that are Victory cards too lie in piles as high as the Duchies.',
          ],
        },
        'first-player': {
          title: 'Who starts',
          text: [
            'In your first game, draw lots. After that the player to the left of the last winner begins. If several shared the victory, draw lots among those who did not win; if everybody won, among all.',
          ],
        },
      },
    },
    turn: {
      title: 'A turn',
      lead: 'Turns go round clockwise. Each has three phases, always in this order: Action, Buy, Clean-up.',
      sections: {
        phases: {
          title: 'A, B, C',
          text: [
            '*A is for Action*: you may play one Action card. *B is for Buy*: you may play Treasures and buy one card. *C is for Clean-up*: all that you played or still hold goes to your discard pile, and you draw five new cards.',
            'The first two phases may be passed over, the third may not. In your first two turns there is nothing to do in phase A, for none of your ten cards is an Action.',
          ],
        },
        shuffling: {
          title: 'The deck goes round',
          text: [
            'What you get goes to your discard pile first. When you must draw or reveal a card and your deck has none left, shuffle the discard pile: it is your new deck. Draw what is left first, and only then shuffle for the rest.',
            'An empty deck by itself is no reason to shuffle. Nor are cards shuffled in that lie open at that moment.',
          ],
        },
        'in-short': {
          title: 'The rules in ten sentences',
          text: ['If you remember no more than what stands below, you can play.'],
        },
      },
    },
    'action-phase': {
      title: 'The Action phase',
      lead: 'You have one Action. Cards that you play can give you more.',
      sections: {
        playing: {
          title: 'Playing an Action',
          text: [
            'Lay the card from your hand face up before you, and do what it says, from top to bottom. Do as much of it as you can; what cannot be done is left out. Finish it before you play the next.',
            'A [Village](village) gives +2 Actions: play it first, and two more cards may follow. A [Smithy](smithy) gives none, so it ends the chain unless an Action is left over. Nobody has to play an Action.',
            'What was played stays before you until Clean-up. That way everybody can see what you have coming.',
          ],
        },
      },
    },
    'buy-phase': {
      title: 'The Buy phase',
      lead: 'Lay down your Treasures, add the coins of your Actions, and buy one card that costs no more.',
      sections: {
        buying: {
          title: 'Buying',
          text: [
            'You may buy any card of the Supply, a Curse too, but nothing from the Trash. It goes to your discard pile, and what it says does not happen yet.',
            'With +1 Buy you may buy twice, out of one purse. A [Copper](copper) costs nothing, yet it takes a Buy. No Buy has to be used.',
            'Treasures that you spend are not lost: like all you played they go to your discard pile and come back. They are income, not savings.',
          ],
        },
        sums: {
          title: 'A purse for two purchases',
          text: [
            'Coins are added up first and then shared among your Buys as you like. What is left over at the end of the turn is gone.',
          ],
        },
      },
    },
    'clean-up': {
      title: 'Clean-up',
      lead: 'Everything goes, everything comes anew.',
      sections: {
        clearing: {
          title: 'Clearing the table',
          text: [
            'Put all cards before you and all that are left in your hand on your discard pile. Nobody sees what you had left; only the top card of the pile is open. Then draw five cards. If the deck runs out, shuffle, and draw the rest: what you just discarded is in it already.',
            'With the new hand your turn is over, and your left neighbour begins.',
          ],
        },
      },
    },
    terms: {
      title: 'The words on the cards',
      lead: 'Ten words make up nearly everything that cards say.',
      sections: {
        'plus-actions': {
          title: '+Actions',
          text: [
            'You may play so many more Action cards this turn. They add up: it helps to count aloud. They are not played at once; finish the present card first.',
          ],
        },
        'plus-cards': {
          title: '+Cards',
          text: ['Draw so many cards at once. You must; if there are too few, draw as many as there are.'],
        },
        'plus-coins': {
          title: '+Coins',
          text: ['So many coins more to spend in this turn’s Buy phase. You take no Treasure card for them.'],
        },
        'plus-buys': {
          title: '+Buys',
          text: ['You may buy so many cards more this turn, out of the same purse.'],
        },
        discard: {
          title: 'Discard',
          text: [
            'Put a card from your hand on your own discard pile. It stays yours. If you discard several, you need not show them one by one; only the top card is always open.',
          ],
        },
        trash: {
          title: 'Trash',
          text: [
            'Put the card on the Trash, which belongs to nobody. It is out of the game: it does not go back to its pile, and nobody can buy it. To trash weak cards is often the best that can happen to you.',
          ],
        },
        gain: {
          title: 'Gain',
          text: [
            'Take a card from the Supply without paying and put it on your discard pile, unless the card names another place. What it says does not happen when you gain it.',
          ],
        },
        reveal: {
          title: 'Reveal',
          text: [
            'Show the card to everybody, and put it back where it came from unless you are told otherwise. If the deck is too short, reveal what it has, shuffle the discard pile and go on.',
          ],
        },
        'set-aside': {
          title: 'Set aside',
          text: [
            'The card lies face up beside everything and does nothing. Whatever set it aside says where it goes.',
          ],
        },
        pass: {
          title: 'Pass',
          text: [
            'Lay the card face down between you and whoever gets it. It is taken into the hand, unseen by the others, and cannot be refused. It was neither discarded nor trashed nor gained.',
          ],
        },
      },
    },
    attacks: {
      title: 'Attacks and Reactions',
      lead: 'Some Actions do something to all other players. Some cards know an answer.',
      sections: {
        order: {
          title: 'One after the other',
          text: [
            'If something concerns several players and the order matters, begin with the player whose turn it is and go round clockwise. An Attack does not hit the attacker, so it begins on his left. That matters when Curses run out: the last may get none.',
          ],
        },
        reactions: {
          title: 'Reactions',
          text: [
            'When somebody plays an Attack, you may *reveal* a Reaction from your hand before anything happens. It is shown, not played: it costs no Action and stays in your hand. A [Moat](moat) keeps you out of the Attack; a [Secret Chamber](secret-chamber) lets you rearrange your hand first.',
            'You may reveal several, each finished before the next. The next need not have been in your hand when you began: a Moat that Secret Chamber has just drawn serves, too.',
            'Not everything unpleasant is an Attack. [Masquerade](masquerade), [Tribute](tribute) and [Possession](possession) are none, so no Reaction helps.',
          ],
        },
      },
    },
    choices: {
      title: 'Choices, and cards of two types',
      lead: 'Intrigue brought cards that let you choose, and cards that are two things at once.',
      sections: {
        choosing: {
          title: 'Choose one',
          text: [
            'Where a card offers several things, pick as many as it says. You may pick what you cannot carry out: then nothing comes of it. What you have picked stands. Every time the card is played is a new choice, also with [Throne Room](throne-room).',
          ],
        },
        'two-types': {
          title: 'Two types',
          text: [
            'A card with two types is both, always and for everything. [Great Hall](great-hall) and [Nobles](nobles) are Actions that are worth points at the end; [Harem](harem) is a Treasure that is. Whatever speaks of Treasures means Harem, too, and whatever speaks of Victory cards as well.',
          ],
        },
      },
    },
    potion: {
      title: 'The Potion',
      lead: 'Alchemy brings a second kind of money: [Potion](potion), a Treasure that makes no coins.',
      sections: {
        pile: {
          title: 'One more pile',
          text: [
            'If a card of this game costs a Potion, all sixteen Potions lie in the Supply, however many of you play. Otherwise they stay in the box. An empty Potion pile counts towards the end of the game like any other.',
            'Alchemy needs another box for its basic cards. Its own advice: take three to five of its cards together, or none, for a Potion wants more than one thing to be spent on.',
          ],
        },
        paying: {
          title: 'Paying with it',
          text: [
            'A Potion costs $4. Played, it makes one P, good for one card with P in its cost, this turn only. It is not changed into coins, nor coins into it. Two such cards need two Potions, and two Buys.',
          ],
        },
        'treasures-first': {
          title: 'Treasures before purchases',
          text: [
            'Play every Treasure that you want to play before your first purchase. Once you have bought a card, no more Treasures can be played this turn. So a [Philosopher’s Stone](philosophers-stone) cannot wait for your discard pile to grow.',
          ],
        },
        'in-play': {
          title: 'In play',
          text: [
            'A card is *in play* from when it is played until something moves it, as a rule Clean-up. Cards in hands and piles are not in play, nor a Moat that was shown, nor a card that trashed itself.',
          ],
        },
        'discard-order': {
          title: 'In which order to discard',
          text: [
            'You discard in whatever order you like. It matters for [Alchemist](alchemist) and [Herbalist](herbalist): discard the Alchemist while a Potion is still in play, and it may go on top of your deck; then let Herbalist put the Potion on it.',
          ],
        },
      },
    },
    costs: {
      title: 'What a Potion adds to a price',
      lead: 'Some cards ask for a Potion besides coins. No number of coins is worth a Potion, and a Potion is worth no coins. This whole chapter follows from that.',
      sections: {
        shelves: {
          title: 'Two shelves',
          text: [
            'Think of the Supply as two shelves. On the lower one stand the cards that cost coins alone, on the upper one those that cost a Potion, too. Cards grow dearer to the right, and dearer upwards. [Familiar](familiar) at $3P is dearer than Silver at $3; but between Familiar and [Smithy](smithy) at $4 there is no order at all.',
          ],
        },
        'up-to': {
          title: 'Up to',
          text: [
            '“Up to” draws a corner on the shelves. It takes everything to the left of the limit, and the upper shelf only if the limit has a Potion itself. You may leave the Potion out; you may never put one in.',
            'Adding coins to a cost, or taking them away, never adds or takes a Potion.',
          ],
        },
        comparing: {
          title: 'More, less, the same',
          text: [
            '“The same” means the coins and the Potion. “Exactly $1 more” keeps the Potion as it was. “$3 or more” looks at the coins and takes cards with and without a Potion; a range such as “from $3 to $6” takes none with one.',
          ],
        },
        numbers: {
          title: 'When a cost becomes a number',
          text: [
            'A card that counts coins ignores the Potion unless it asks for it. [Apprentice](apprentice) draws a card for each coin, and two more for the Potion. [Bridge](bridge) lowers the coins, never the Potion, and never below nothing.',
          ],
        },
      },
    },
    possession: {
      title: 'Possession',
      lead: 'You take your left neighbour’s turn, or rather: they take it, and you decide. No card raises more questions.',
      sections: {
        'whose-turn': {
          title: 'Whose turn it is',
          text: [
            'After your turn is over and your new hand drawn, the player to your left takes an extra turn. It is *their* turn with *their* cards, and “you” on a card means them. You merely decide everything that they would decide: what is played, chosen, bought.',
            'Possession is no Attack, so nothing can be revealed against it.',
          ],
        },
        seeing: {
          title: 'What you see',
          text: [
            'You see whatever the possessed player may see, the whole turn long: the hand, cards that are looked at, and the new hand that is drawn at the end. You may count what they may count.',
          ],
        },
        gaining: {
          title: 'What is gained is yours',
          text: [
            'Each card that the possessed player would gain, bought or not, you gain instead. It goes to your discard pile, even if it was meant for a hand or the top of a deck. What other players gain, they keep.',
          ],
        },
        trashing: {
          title: 'What is trashed comes back',
          text: [
            'Cards of the possessed player that would be trashed are set aside and return to their discard pile after Clean-up. For everything that asks, they were trashed. That is not a gain, so it is not yours. Cards of others that are trashed are really gone, and passed cards are really passed.',
          ],
        },
        attacking: {
          title: 'Attacks in such a turn',
          text: [
            'If you make them play an Attack, it hits you like everybody else. You may answer with a Reaction, but from your own hand.',
          ],
        },
        'more-turns': {
          title: 'Turns upon turns',
          text: [
            'Two Possessions make two extra turns. Afterwards the possessed player has the turn that was theirs anyway, with the hand just drawn. If they play Possession while possessed, they possess *their* left neighbour. Extra turns do not count when a tie is broken, and when the game is over no more are played.',
          ],
        },
      },
    },
    'five-and-six': {
      title: 'Five and six players',
      lead: 'With two boxes there are cards enough for six.',
      sections: {
        'two-tables': {
          title: 'Better: two tables',
          text: [
            'The rulebooks advise to split up: seven of you play as three and four, each table with a kingdom of its own. Nobody waits long, and everybody plays more.',
          ],
        },
        'one-table': {
          title: 'One table',
          text: [
            'It works, though you wait longer, and it is not for beginners. Put the Treasures of both boxes together. There are 15 Provinces for five and 18 for six, and 40 or 50 Curses; the other Victory piles keep 12. The game then ends when the Provinces are gone or *four* piles are empty.',
          ],
        },
      },
    },
    looking: {
      title: 'What you may look at',
      lead: 'Most of the art is to remember. Some things you may look up.',
      sections: {
        looking: {
          title: 'Looking and counting',
          text: [
            'You may count your deck at any time, but not your discard pile, and look through neither. Everybody may count every pile of the Supply and look through the Trash. Of a discard pile everybody sees the top card.',
          ],
        },
      },
    },
    end: {
      title: 'The end',
      lead: 'It often comes a turn sooner than you thought.',
      sections: {
        over: {
          title: 'When it is over',
          text: [
            'The game ends at the end of a turn if the Provinces are gone, or any three piles of the Supply are empty. Whatever pile it is, and whoever emptied it. The turn is played to its end.',
          ],
        },
        score: {
          title: 'The score',
          text: [
            'Collect all your cards: deck, hand, discard pile, and what lies before you. Add up: [Estate](estate) 1, [Duchy](duchy) 3, [Province](province) 6, [Curse](curse) minus 1, and what your Kingdom cards are worth. The highest sum wins.',
          ],
        },
        tie: {
          title: 'Ties',
          text: [
            'If the best are equal, the one of them who had fewer turns wins: they needed less time. If the turns are equal as well, they share the victory.',
          ],
        },
      },
    },
    kingdom: {
      title: 'Choosing a kingdom',
      lead: 'Ten kinds out of sixty-two: that is a different game every time.',
      sections: {
        choosing: {
          title: 'Ways to choose',
          text: [
            'If the game is new to you, begin with the Base game alone; the cards of the other boxes ask for more experience. The rulebooks recommend ready-made tens, and you find them where you [set up a game](/play/bots).',
            'Or deal ten by lot, from one box or all; five from each of two boxes; or let everybody pick in turn. Of Alchemy take three to five cards, or none. Any way that all agree on is right.',
          ],
        },
      },
    },
    examples: {
      title: 'Two turns to play through',
      lead: 'A card after another, as it happened at a table.',
      sections: {
        courtyard: {
          title: 'Mining Village, Courtyard, Pawn',
          text: [
            'A player holds a [Mining Village](mining-village), a [Pawn](pawn), a Silver and two Estates. Three Actions later she buys two cards.',
          ],
        },
        possession: {
          title: 'Tracy possesses Tyler',
          text: [
            'Tracy plays [Possession](possession), finishes her turn, and then decides for Tyler. In the end she owns three new cards, and Tyler what he had before.',
          ],
        },
      },
    },
    base: {
      title: 'The cards of the Base game',
      lead: 'Twenty-five kinds, with what has been settled about each.',
    },
    intrigue: {
      title: 'The cards of Intrigue',
      lead: 'Choices, plots, and cards that are two things at once.',
    },
    alchemy: {
      title: 'The cards of Alchemy',
      lead: 'What a Potion buys. [Possession](possession) has a chapter of its own.',
    },
    together: {
      title: 'Cards together',
      lead: 'Each card is simple. The fun begins where two of them meet.',
      sections: {
        meetings: {
          title: 'When cards meet',
          text: [
            'What follows adds no rule: it all comes from what the cards say. But at a table one likes to have it in writing.',
          ],
        },
        misprints: {
          title: 'Words and misprints',
          text: [
            'Slips of a translation or of a printer, and what concerns several cards at once. They change nothing about how the game is played.',
          ],
        },
      },
    },
  },

  sources: {
    '000': 'Intrigue, first Hungarian rulebook',
    '001': 'Intrigue, second Hungarian rulebook',
    '002': 'Intrigue, Polish rulebook',
    '003': 'Intrigue, German rulebook',
    '004': 'Alchemy, Hungarian rulebook',
    'base-1e': 'Base game, English rulebook',
    general: 'common knowledge of players',
  },
  bases: {
    said: 'The rulebooks say so.',
    follows: 'Follows from what the rulebooks say.',
    'worked-out': 'Worked out from the cards that meet.',
    card: 'Stands on the card.',
  },

  words: [
    [
      'Action',
      'A card that is played in the Action phase; also the right to play one. See [the Action phase](action-phase).',
    ],
    ['Attack', 'An Action that does something to all other players. See [Attacks and Reactions](attacks).'],
    [
      'Basic cards',
      'Copper, Silver, Gold, Estate, Duchy, Province, Curse and Potion: the cards that are no Kingdom cards.',
    ],
    [
      'Buy',
      'To take a card from the Supply and pay for it; also the right to do so once. See [the Buy phase](buy-phase).',
    ],
    ['Clean-up', 'The last phase of a turn. See [Clean-up](clean-up).'],
    ['Coins', 'What Treasures and some Actions make, to be spent this turn.'],
    ['Cost', 'The number at the bottom left of a card, with a Potion in some. See [costs](costs).'],
    ['Curse', 'A card worth minus 1 point.'],
    ['Deck', 'The face-down pile that you draw from; also all the cards that you own.'],
    ['Discard', 'To put a card on your discard pile. See [the words on the cards](terms).'],
    ['Draw', 'To take the top card of your deck into your hand.'],
    ['Gain', 'To get a card, mostly from the Supply, bought or not. See [the words on the cards](terms).'],
    ['Hand', 'The cards that you hold: five at the beginning of each turn.'],
    ['In play', 'Played, and not yet cleared away. See [the Potion](potion).'],
    [
      'Kingdom cards',
      'The ten kinds that make this game different from the last. See [choosing a kingdom](kingdom).',
    ],
    ['Pass', 'To give a card to somebody, face down.'],
    ['Possessed', 'Said of a player whose turn another decides. See [Possession](possession).'],
    ['Potion', 'A Treasure that makes P instead of coins. See [the Potion](potion).'],
    ['Randomizer', 'A card with another back, one for each kind, to draw a kingdom by lot.'],
    ['Reaction', 'A card that you may show from your hand when somebody plays an Attack.'],
    ['Reveal', 'To show a card to everybody.'],
    ['Set aside', 'To put a card beside everything, for a while.'],
    ['Supply', 'The piles in the middle. See [setting up](set-up).'],
    ['Trash', 'The pile for cards that are out of the game; also to put one there.'],
    ['Treasure', 'A card that is played in the Buy phase and makes coins or a Potion.'],
    ['Victory card', 'A card that is worth points at the end.'],
  ],
};
