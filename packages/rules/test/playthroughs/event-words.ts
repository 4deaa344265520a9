// Events as short sentences that tell everything, also who may see it.

import type { GameEvent } from '../../src/index.ts';
import { title } from '../../src/index.ts';

type Names = readonly string[];

interface Part {
  readonly player: number;
  readonly text: string;
}

/** All events of one choice, in one line; the subject is said again only when it changes. */
export function eventLine(events: readonly GameEvent[], names: Names): string {
  const parts = repeated(events.map((event) => ({ player: event.player, text: sentence(event, names) })));
  return parts
    .map(({ player, text }, index) => {
      const same = parts[index - 1]?.player === player;
      return same ? text : `${nameOf(names, player)} ${text}`;
    })
    .join('; ');
}

/** "plays Copper; gets +1 coins" three times over is said once. */
function repeated(parts: readonly Part[]): Part[] {
  const said: Part[] = [];
  for (let i = 0; i < parts.length;) {
    const [one, two] = parts.slice(i);
    if (one === undefined) break;
    const alike = (times: number) =>
      two !== undefined && equal(parts[i + 2 * times], one) && equal(parts[i + 2 * times + 1], two);
    let times = 1;
    while (alike(times)) times++;
    if (two === undefined || times === 1) said.push(one);
    else said.push({ player: one.player, text: `${times}× (${one.text}; ${two.text})` });
    i += times > 1 ? 2 * times : 1;
  }
  return said;
}

const equal = (a: Part | undefined, b: Part): boolean => a?.player === b.player && a.text === b.text;

const nameOf = (names: Names, seat: number): string => names[seat] ?? `seat ${seat}`;

function sentence(event: GameEvent, names: Names): string {
  const seen =
    event.seenBy === undefined
      ? ''
      : ` [seen by ${event.seenBy.map((seat) => nameOf(names, seat)).join(', ') || 'nobody'}]`;
  const top = event.top === undefined ? '' : `, ${title(event.top)} on top`;
  return `${words(event, names)}${top}${seen}`;
}

function cardsOf({ cards }: GameEvent): string {
  if (cards === undefined) return 'cards';
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const ordered = isSorted(cards)
    ? [...counts].map(([card, count]) => (count === 1 ? title(card) : `${count} ${title(card)}`))
    : cards.map(title);
  return ordered.join(', ') || 'nothing';
}

/** Equal cards lie side by side, so that counting them loses nothing of their order. */
const isSorted = (cards: readonly string[]): boolean =>
  cards.every((card, index) => index === 0 || card === cards[index - 1] || cards.indexOf(card) === index);

function words(event: GameEvent, names: Names): string {
  const cards = cardsOf(event);
  const other = event.other === undefined ? '' : nameOf(names, event.other);
  const from = event.from === undefined ? '' : ` from ${event.from}`;
  switch (event.type) {
    case 'turn':
      return `begins turn ${event.count}${other === '' ? '' : `, possessed by ${other}`}${event.what === 'extra' ? ', an extra one' : ''}`;
    case 'phase':
      return `enters ${event.what}`;
    case 'play':
      return `plays ${cards}`;
    case 'plus':
      return `gets +${event.count} ${event.what}`;
    case 'draw':
      return `draws ${cards}`;
    case 'shuffle':
      return 'shuffles';
    case 'discard':
      return `discards ${cards}${from}`;
    case 'trash':
      return `trashes ${cards}${from}`;
    case 'topdeck':
      return `topdecks ${cards}${from}`;
    case 'take':
      return `takes ${cards}`;
    case 'reveal':
      return `reveals ${cards}${from}`;
    case 'look':
      return `looks at ${cards}${from}`;
    case 'set-aside':
      return `sets aside ${cards}${from}`;
    case 'return':
      return `gets back ${cards}`;
    case 'gain':
      return `gains ${cards}${from} to ${event.to}`;
    case 'buy':
      return `buys ${cards}`;
    case 'pass':
      return `passes ${cards} to ${other}`;
    case 'react':
      return `reacts with ${cards}`;
    case 'unaffected':
      return 'is unaffected';
    case 'choose':
      return `chooses ${event.what}`;
    case 'name':
      return `names ${cards}`;
    case 'cost':
      return `makes cards cost ${event.count} less`;
    case 'possess':
      return `will possess ${other}`;
    case 'restock':
      return `returns ${cards} to the Supply`;
    case 'mat':
      return `puts ${cards} on the mat`;
    case 'token':
      return `takes ${event.count} tokens`;
    case 'next-hand':
      return `will draw ${event.count} cards`;
    case 'extra-turn':
      return 'will take an extra turn';
    case 'put-under':
      return `puts ${cards} under the deck`;
    case 'over':
      return `sees the game over, won by ${(event.winners ?? []).map((seat) => nameOf(names, seat)).join(', ')}`;
  }
}
