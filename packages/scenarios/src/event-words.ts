// Events as plain English sentences, each reader's own: what scenarios speak of when they say what somebody was told.

import type { GameEvent } from '@tenfold/rules';
import { title } from '@tenfold/rules';

type Names = readonly string[];

const cards = (event: GameEvent): string =>
  event.cards === undefined
    ? `${event.count ?? 0} card${event.count === 1 ? '' : 's'}`
    : event.cards.map(title).join(', ') || 'nothing';

const PLUS: Readonly<Record<string, string>> = {
  actions: 'Action',
  buys: 'Buy',
  coins: 'coin',
  potions: 'Potion',
};

/** An event in the words that scenarios have for it. */
export function eventWords(event: GameEvent, names: Names): string {
  const who = names[event.player]!;
  const other = event.other === undefined ? '' : names[event.other]!;
  switch (event.type) {
    case 'turn':
      if (event.what === 'extra') return `${who} begins extra turn ${event.count}`;
      return other === ''
        ? `${who} begins turn ${event.count}`
        : `${who} begins turn ${event.count}, possessed by ${other}`;
    case 'phase':
      return `${who} enters the ${event.what} phase`;
    case 'play':
      return `${who} plays ${cards(event)}`;
    case 'plus':
      return `${who} gets +${event.count} ${PLUS[event.what!]}${event.count === 1 ? '' : 's'}`;
    case 'draw':
      return `${who} draws ${cards(event)}`;
    case 'shuffle':
      return `${who} shuffles`;
    case 'discard': {
      const top = event.top === undefined ? '' : `, ${title(event.top)} on top`;
      if (event.from === 'deck') return `${who} puts the deck on the discard pile${top}`;
      return `${who} discards ${cards(event)}${event.cards === undefined ? top : ''}`;
    }
    case 'trash':
      return `${who} trashes ${cards(event)}`;
    case 'topdeck':
      return `${who} puts ${cards(event)} on the deck`;
    case 'take':
      return `${who} takes ${cards(event)} ${event.from === 'mat' ? 'from the mat' : 'into hand'}`;
    case 'reveal':
      return `${who} reveals ${cards(event)}`;
    case 'look':
      return event.cards === undefined
        ? `${who} looks through the discard pile`
        : `${who} sees ${cards(event)} in the discard pile`;
    case 'set-aside':
      return `${who} sets ${cards(event)} aside`;
    case 'return':
      return `${who} gets ${cards(event)} back`;
    case 'gain':
      return `${who} gains ${cards(event)}${event.to === 'discard' ? '' : event.to === 'hand' ? ' into hand' : ' onto the deck'}`;
    case 'buy':
      return `${who} buys ${cards(event)}`;
    case 'pass':
      return `${who} passes ${event.cards === undefined ? 'a card' : cards(event)} to ${other}`;
    case 'react':
      return `${who} reveals ${cards(event)}`;
    case 'unaffected':
      return `${who} is unaffected`;
    case 'choose':
      return `${who} chooses ${event.what}`;
    case 'name':
      return `${who} names ${cards(event)}`;
    case 'cost':
      return `cards cost ${event.count} less`;
    case 'possess':
      return `${who} possesses ${other}`;
    case 'restock':
      return `${who} returns ${cards(event)} to the Supply`;
    case 'mat':
      return `${who} puts ${cards(event)} on the mat`;
    case 'token':
      return `${who} takes ${event.count} Coin token${event.count === 1 ? '' : 's'}`;
    case 'next-hand':
      return `${who} will draw ${event.count} card${event.count === 1 ? '' : 's'}`;
    case 'extra-turn':
      return `${who} will take an extra turn`;
    case 'put-under':
      return `${who} puts ${cards(event)} under the deck`;
    case 'over':
      return `the game is over, won by ${(event.winners ?? []).map((winner) => names[winner]!).join(' and ')}`;
  }
}
