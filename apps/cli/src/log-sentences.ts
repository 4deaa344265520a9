// One English sentence for a line of the log; card names in the reader's language.

import type { CardId } from '@tenfold/rules';
import { cardsInWords, countedName, nameOf } from './card-words.ts';
import { counted } from './counted.ts';
import { listed } from './layout.ts';
import type { Entry, Reader } from './log.ts';
import { modeWords } from './mode-words.ts';

export function sentence(entry: Entry, reader: Reader): string {
  const { event } = entry;
  const who = subject(event.player, reader);
  /** The verb as it follows the subject. */
  const does = (you: string, others: string): string =>
    `${who} ${event.player === reader.you ? you : others}`;
  const cards = cardsOf(entry, reader);
  switch (event.type) {
    case 'turn':
      return turnHeading(entry, reader);
    case 'play':
      return `${does('play', 'plays')} ${cards}${inBrackets(entry)}`;
    case 'plus':
      return `${does('get', 'gets')} ${plusWords(entry)}`;
    case 'draw':
      return `${does('draw', 'draws')} ${cards}`;
    case 'shuffle':
      return does('shuffle', 'shuffles');
    case 'discard':
      return `${does('discard', 'discards')} ${discarded(entry, reader)}`;
    case 'trash':
      return `${does('trash', 'trashes')} ${cards}`;
    case 'topdeck':
      return `${does('put', 'puts')} ${cards} onto the deck`;
    case 'take':
      return `${does('take', 'takes')} ${cards} into hand`;
    case 'reveal':
      return revealed(entry, does('reveal', 'reveals'), cards);
    case 'look':
      return event.cards === undefined || event.cards.length === 0
        ? `${does('look', 'looks')} through the discard pile`
        : `${does('see', 'sees')} ${cards} in the discard pile`;
    case 'set-aside':
      return `${does('set', 'sets')} ${cards} aside`;
    case 'return':
      return `${does('get', 'gets')} ${cards} back`;
    case 'gain':
      return `${does('gain', 'gains')} ${cards}${gainedFrom(entry)}`;
    case 'buy':
      return entry.gained
        ? `${does('buy and gain', 'buys and gains')} ${cards}`
        : `${does('buy', 'buys')} ${cards}`;
    case 'pass':
      return `${does('pass', 'passes')} ${cards} to ${object(event.other, reader)}`;
    case 'react':
      return `${does('react', 'reacts')} with ${cards}`;
    case 'unaffected':
      return does('are unaffected', 'is unaffected');
    case 'choose':
      return event.what === 'nothing'
        ? does('decline', 'declines')
        : `${does('choose', 'chooses')}: ${modeWords(event.because, event.what ?? '', reader)}`;
    case 'name':
      return `${does('name', 'names')} ${names(event.cards ?? [], reader)}`;
    case 'cost':
      return `Cards cost $${event.count ?? 0} less this turn`;
    case 'possess':
      return `${does('will take', 'will take')} an extra turn with the cards of ${object(event.other, reader)}`;
    case 'phase':
      return `${does('enter', 'enters')} the ${event.what ?? ''} phase`;
    case 'over':
    default:
      return 'The game is over';
  }
}

const subject = (player: number, { you, names: all }: Reader): string =>
  player === you ? 'You' : (all[player] ?? '');

const object = (player: number | undefined, { you, names: all }: Reader): string =>
  player === you ? 'you' : (all[player ?? -1] ?? '');

function turnHeading({ event, ownTurn }: Entry, reader: Reader): string {
  const whose = event.player === reader.you ? 'Your' : `${reader.names[event.player] ?? ''}’s`;
  return event.other === undefined
    ? `${whose} turn ${ownTurn}`
    : `${whose} extra turn, possessed by ${object(event.other, reader)}`;
}

const cardsOf = ({ cards, count }: Entry, { language }: Reader): string =>
  cards === undefined ? unseen(count) : cardsInWords(cards, language) || 'nothing';

const unseen = (count: number): string => (count === 1 ? 'a card' : counted(count, 'card'));

const names = (cards: readonly CardId[], { language }: Reader): string =>
  listed(cards.map((id) => nameOf(id, language)));

/** Of cards discarded unseen the last is seen, on top of the pile. */
function discarded(entry: Entry, reader: Reader): string {
  const { top } = entry.event;
  if (entry.cards !== undefined || top === undefined || top === null) return cardsOf(entry, reader);
  const seen = countedName(top, 1, reader.language);
  return entry.count === 1 ? seen : `${counted(entry.count, 'card')}, ${seen} on top`;
}

function revealed({ event }: Entry, does: string, cards: string): string {
  if (event.from !== 'hand') return `${does} ${cards}`;
  return event.cards?.length === 0 ? `${does} an empty hand` : `${does} ${cards} from hand`;
}

function gainedFrom({ event }: Entry): string {
  if (event.from === 'trash') return ' from the Trash';
  if (event.to === 'hand') return ' into hand';
  return event.to === 'deck' ? ' onto the deck' : '';
}

const PLUS: readonly (readonly [what: string, words: (count: number) => string])[] = [
  ['actions', (count) => `+${counted(count, 'Action')}`],
  ['buys', (count) => `+${counted(count, 'Buy')}`],
  ['coins', (count) => `+$${count}`],
  ['potions', (count) => `+${counted(count, 'Potion')}`],
];

const plusWords = ({ plus }: Entry): string =>
  PLUS.flatMap(([what, words]) => {
    const count = plus.get(what) ?? 0;
    return count === 0 ? [] : [words(count)];
  }).join(', ');

const inBrackets = (entry: Entry): string => (entry.plus.size === 0 ? '' : ` (${plusWords(entry)})`);
