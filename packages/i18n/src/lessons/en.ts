// The lessons in English.

export const lessonWords = {
  lessons: {
    buying: {
      title: 'Buying a card',
      idea: 'Your Treasures are what you can spend; what you buy becomes yours, and comes back.',
      goals: { smithy: 'Buy a Smithy', silver: 'Buy a Silver' },
      says: {
        start:
          'Four Coppers are coins; the Estate is a point at the end, and dead weight until then. Play your Treasures.',
        coins: 'So much you have to spend, and one Buy. A Smithy costs four.',
        bought: 'It is yours. It lies on your discard pile, and comes when the deck has gone round.',
        second: 'Three coins now. A Silver is worth two every time that you hold it.',
        copper:
          'A Copper costs nothing, and is nearly worth that: every one makes the good cards rarer. Silver would do more.',
        curse: 'A Curse takes a point away, and is in the way besides. Nobody buys one gladly. Begin again?',
      },
    },
    actions: {
      title: 'Actions, and more of them',
      idea: 'You may play one Action a turn. A card with +Actions gives back what it used, and more.',
      goals: { three: 'Play three Actions', gold: 'Buy a Gold' },
      says: {
        start: 'Three Actions in hand, and you may play one. Which one lets you play the others?',
        village: 'The Village has used one Action and given two. Such a card goes first.',
        stranded:
          'No Action is left, and one waits in your hand. Smithy and Militia end the chain: play them last.',
        gold: 'All three. Now the Treasures, and a Gold.',
      },
    },
    round: {
      title: 'The deck goes round',
      idea: 'Your discard pile becomes your deck again. So what you buy works for you all game long.',
      goals: { bought: 'Buy a Laboratory', shuffled: 'Shuffle your deck', played: 'Play the Laboratory' },
      says: {
        start: 'Five Coppers: enough for a Laboratory. Buy it, and see when it comes.',
        bought: 'There it lies. Go on: buy what you like, or nothing, and end your turns.',
        shuffled:
          'The deck was empty, so the discard pile was shuffled and is the deck now, the Laboratory in it.',
        inHand: 'Here it is. It costs no Action, for it gives one back: play it.',
      },
    },
    trashing: {
      title: 'Fewer cards are more',
      idea: 'What you trash never comes back. A small deck draws its best cards every turn.',
      goals: { trashed: 'Trash three Estates', province: 'Buy a Province' },
      says: {
        start:
          'Two Golds and a Silver wait in your discard pile, but three Estates take their room. Play the Chapel.',
        trashed: 'Gone for good. Three points less, and a deck that runs.',
        lean: 'Look at your hand: nothing in it that does not help.',
      },
    },
    attacks: {
      title: 'Attacks and Reactions',
      idea: 'An Attack hits all the others at once; a Reaction in your hand can meet it.',
      goals: { moat: 'Meet the Witch with your Moat', militia: 'Answer with the Militia' },
      says: {
        start: 'Bramble has a Witch, and you have a Moat. When she comes, reveal it: it stays in your hand.',
        revealed: 'The Witch passes you by. You may show the same Moat against every Attack.',
        cursed:
          'That was a Curse: a point less, and a dead card in your deck. The Moat would have kept it away.',
        turn: 'Now it is your turn. The Militia gives you coins, and the others keep three cards.',
        hit: 'Bramble keeps three cards. An Attack costs the others more, the better their hands were.',
      },
    },
    modes: {
      title: 'Choosing',
      idea: 'Many cards of Intrigue let you choose. Ask what this hand lacks: cards, Actions or coins.',
      goals: { gold: 'Buy a Gold' },
      says: {
        start:
          'Nobles, Pawn and Steward all ask what you want. You need six coins. Which of them must give Actions?',
        actions: 'Two Actions: now both of the others can be played.',
        stranded: 'No Action left for what you hold. The Nobles could have given two.',
        six: 'Six coins. Whoever had drawn cards first would not have them.',
      },
    },
    victory: {
      title: 'Points that work',
      idea: 'Some Victory cards are Actions or Treasures, too. They count at the end, and help on the way.',
      goals: { hall: 'Play both Great Halls', province: 'Buy a Province' },
      says: {
        start: 'Great Hall, Nobles, Harem: all of them points, and none of them in the way.',
        hall: 'A card and an Action back: a Great Hall costs you nothing but its place in the pile.',
        nobles: 'Now the Nobles. No other Action follows, so take the cards.',
        harem: 'A Harem is worth two coins and two points.',
      },
    },
    points: {
      title: 'When to turn to points',
      idea: 'A card that you buy late is never played. Near the end even a Duchy beats the best Market.',
      goals: { wins: 'Win the game' },
      says: {
        start:
          'One Province is left: the game ends soon. You are behind. You have five coins now, and nine in your next hand.',
        duchy: 'Three points that need not be played.',
        later: 'A fine card, but there is no time left to play it. Three points would have decided it.',
        last: 'The last Province. Count once more, then take it.',
      },
    },
    potions: {
      title: 'Potions',
      idea: 'A card with a Potion in its cost takes one Potion, beside its coins. Each Potion pays for one card.',
      goals: { alchemist: 'Buy an Alchemist', silver: 'Buy a Silver as well' },
      says: {
        start:
          'The Potion is a Treasure that makes no coins. The Herbalist brings a coin and a second Buy: play it first.',
        potion: 'Six coins and a Potion. An Alchemist costs three and the Potion.',
        spent: 'The Potion is spent, three coins are left, and a Buy.',
      },
    },
    possession: {
      title: 'Possession',
      idea: 'You play a turn of your neighbour’s, with your neighbour’s cards. What would be gained there is yours.',
      goals: { possess: 'Take over Bramble’s turn', province: 'Gain a Province with Bramble’s Gold' },
      says: {
        start: 'Your own hand is poor. Play Possession and look at Bramble’s.',
        played:
          'After this turn comes one of Bramble’s, and you decide in it. Buy what you like, and end your turn.',
        possess: 'This is Bramble’s hand. The Golds stay Bramble’s; what they buy is for you.',
        gained: 'The Province lies on your discard pile. Bramble gets all other cards back.',
      },
    },
    'first-game': {
      title: 'Your first game',
      idea: 'A real game against Bramble, who is learning, too. The owl speaks when something happens for the first time.',
      goals: {
        buying: 'Buying a card',
        round: 'The deck goes round',
        actions: 'Two Actions in a turn',
        attacks: 'An Attack of your own',
        trashing: 'Trashing',
        points: 'A Province',
        end: 'The end',
      },
      says: {
        start:
          'These five cards are your hand. No Action among them yet, so play your Treasures, and look what they buy.',
        coins:
          'So many coins you have, and one Buy. Silver is never wrong; Village and Smithy like each other.',
        bought:
          'Yours. It lies on your discard pile, and will come to your hand when the deck has gone round.',
        rival: 'That was Bramble’s turn. What the others buy you see here.',
        shuffled: 'Your deck was empty, so your discard pile is your new deck. What you bought is in it.',
        holdsAction: 'You hold an Action. You may play one each turn, before your Treasures.',
        moreActions: 'More than one Action now: you can go on playing.',
        stranded:
          'No Action left, and an Action still in your hand. It is discarded unplayed. Cards that say +Actions go first.',
        unspent: 'You had coins left, and a Buy. Coins are not kept: next turn they start at nothing.',
        unspentEight: 'Eight coins, unspent! That would have been a Province. It happens to everybody once.',
        copper: 'Copper is free, but every one makes your good cards rarer.',
        curse: 'A Curse takes a point from you and gives nothing. Leave them to those who are attacked.',
        estateEarly:
          'An Estate so early is a card that does nothing in your hand. Its point comes as cheaply at the end.',
        gold: 'Six coins: a Gold, if you want it. It brings three, every time.',
        province: 'Eight coins: a Province, six points. This is what it was all for.',
        provinceBought: 'Your first Province. Six points; in your hand it will be idle from now on.',
        attacked: 'The Militia is an Attack: keep the three cards that you need most.',
        moat: 'A Moat in your hand can be shown when somebody attacks. It stays there.',
        attack: 'Your first Attack. The others keep three cards.',
        trashed: 'What lies here never comes back. For a Copper or an Estate that is a gain.',
        buys: 'Two Buys: the coins can be shared between two cards.',
        halfway: 'Half of the Provinces are gone. When the last one is, the game ends with that turn.',
        last: 'Two Provinces are left. From now on a Duchy is worth more than a better deck.',
        emptyPile: 'A pile is empty. When three are, the game ends as well.',
        won: 'You have won! You know the game now. I will say less from here on.',
        lost: 'Bramble was ahead this time. You know the game now; the next one is yours.',
      },
    },
  },
  puzzles: {
    mines: {
      title: 'The moneylender',
      hint: 'Nothing is worth more to a Moneylender than Copper. Who may use him twice?',
    },
    conspiracy: {
      title: 'A conspiracy',
      hint: 'A Conspirator counts what was played before, each play of a Throne Room’s guest as well.',
    },
    coppersmiths: {
      title: 'Nothing but Copper',
      hint: 'Two Coppersmiths are better than one, if you can still draw afterwards.',
    },
    'three-piles': {
      title: 'Third pile',
      hint: 'Two piles are empty already. You need not be far ahead, only ahead.',
    },
    'secret-chamber': {
      title: 'A full chamber',
      hint: 'The Chamber pays for rubbish. First fetch all of it.',
    },
    baron: {
      title: 'An Estate for the Baron',
      hint: 'The Baron wants an Estate, and you need your Gold. What can the Cellar do without?',
    },
    minions: {
      title: 'Three Minions',
      hint: 'One of them for coins, the others for a new hand; but in which order?',
    },
    dukes: {
      title: 'The Duke’s lands',
      hint: 'A Duke looks at your Duchies, and there are two Dukes already.',
    },
    golem: {
      title: 'The Golem’s order',
      hint: 'The Golem finds two Actions, and you say which comes first.',
    },
    apprentices: {
      title: 'Expensive lessons',
      hint: 'An Apprentice draws as many cards as what he trashes costs. Be generous.',
    },
    'last-province': {
      title: 'The last Provinces',
      hint: 'Remodel makes a Province of a Gold. You have one Gold. Who makes another?',
    },
    gardens: {
      title: 'Gardening',
      hint: 'Gardens count tens. How many cards are you short, and what does a Copper cost?',
    },
    ironworks: {
      title: 'Ironworks',
      hint: 'A Great Hall is an Action and a Victory card: the Ironworks pay for both.',
    },
    'wishing-well': {
      title: 'Wishes come true',
      hint: 'You know your deck. What the Courtyard puts back is known, too.',
    },
    nobles: {
      title: 'Noblesse oblige',
      hint: 'Count your Actions before you draw: the Pawn can give one back.',
    },
    upgrades: { title: 'Step by step', hint: 'Four and one is a Duchy. And what is two and one?' },
    masquerade: {
      title: 'A gift at the ball',
      hint: 'You may choose what you give. Whatever comes in return, count the points.',
    },
    bridges: {
      title: 'Three Bridges',
      hint: 'A Throne Room may be played on a Throne Room. How often can each Bridge be crossed?',
    },
    curses: {
      title: 'The dark arts',
      hint: 'Whoever gives back an Action should be doubled last, not first; but a doubled Witch draws four cards.',
    },
    library: {
      title: 'In the Library',
      hint: 'The Library fills your hand up to seven. How small should it be before?',
    },
    vineyards: {
      title: 'A good year',
      hint: 'Vineyards count Actions, three by three. Gain one more before you drink.',
    },
    transmute: {
      title: 'Lead and land',
      hint: 'Of an Action Transmute makes a Duchy. Which Action can you do without?',
    },
    mining: {
      title: 'Into the mine',
      hint: 'A Mining Village can be trashed for two coins after it has given its Actions; not twice.',
    },
    'scrying-pool': {
      title: 'At the pool',
      hint: 'The Pool draws until it meets something that is no Action. Clear the way for it.',
    },
    philosopher: {
      title: 'The Stone',
      hint: 'The Stone counts deck and discard pile. Cards in hand or in play it does not see.',
    },
    possessed: {
      title: 'Another’s hand',
      hint: 'What would be trashed in the possessed turn goes back to its owner, but you gain all the same.',
    },
  },
  frame: {
    learn: 'Learn',
    lead: 'Ten small lessons, a first game with somebody at your side, and puzzles for the evening. All of it on the real table.',
    firstGame: 'Your first game',
    lessons: 'Lessons',
    puzzles: 'Puzzles',
    puzzlesAre:
      'One turn, everything known: deck and hands lie open, nothing is left to chance. Each best result is proven.',
    rulebook: 'The rulebook',
    done: 'done',
    begin: 'Begin',
    goOn: 'Go on',
    anew: 'Begin anew',
    again: 'Again',
    next: 'Next',
    all: 'All lessons',
    goal: 'Goal',
    reached: 'Done!',
    solved: 'Solved! It cannot be done better.',
    missed: 'Not this time. The same cards lie ready for another try.',
    hint: 'A hint',
    solution: 'Show the solution',
    back: 'Back to the puzzle',
    sayLess: 'Say less',
    sayMore: 'Say more',
    understood: 'I see',
    leave: 'Leave, keep it',
    needsScript: 'Playing needs a script; what each lesson teaches can be read here.',
    unknown: (id: string) => `There is no lesson “${id}”.`,
    met: 'What you have met',
    metIs: 'Cards and words that were in your lessons and games, and those still waiting. There is no hurry.',
    cardsMet: (met: number, all: number) => `${met} of ${all} cards`,
    termsMet: (met: number, all: number) => `${met} of ${all} words`,
    lessonsDone: (done: number, all: number) => `${done} of ${all} lessons`,
    puzzlesDone: (done: number, all: number) => `${done} of ${all} puzzles`,
    notYet: 'Still waiting',
    nothingYet: 'Nothing yet: everything is still before you.',
    allMet: 'You have met every card.',
    kept: 'Kept for you, also on your other devices.',
    keptHere: 'Kept on this device.',
    deck: 'Your deck, from the top',
    discard: 'Your discard pile',
    handOf: (name: string) => `${name}: hand`,
    deckOf: (name: string) => `${name}: deck, from the top`,
    nothing: 'nothing',
    tasks: {
      coins: (count: number) => `Make ${count} coins in this turn.`,
      points: (count: number) => `End your turn with ${count} points.`,
      lead: (count: number) => `Be ${count} points ahead.`,
      wins: 'Win in this turn.',
      owns: (count: number, card: string) => `Own this by the end of the turn: ${count} × ${card}.`,
      handSize: (count: number) => `Hold ${count} cards in your hand.`,
      curses: (count: number) => `Give out ${count} Curses in this turn.`,
    },
    terminalIntro: 'tenfold learn ID plays one of them: choose by number, ? for help, hint, again, quit.',
    terminalChoose: 'Your choice (a number)',
    terminalKinds: { lesson: 'Lesson', puzzle: 'Puzzle', game: 'Game' },
  },
};
