// Sentences about events, as scenarios write them, brought into the form in which event-words.ts says them. A sentence
// that no event could ever be told in is refused: that nobody was told it would always hold.

import type { Game } from '@tenfold/rules';
import { PHASES, cardNumber, cardSetOf, fold, noSuchCard, noSuchPlayer, title } from '@tenfold/rules';
import { readMode } from './modes.ts';
import { MOST_COPIES, cardNamed } from './read.ts';
import { leadingName, listOf } from './spelling.ts';

/** The reason why no event reads so. */
class Unheard extends Error {}

/** The sentence as it would be told, or the reason why none is. */
export function readTelling(
  text: string,
  game: Game,
): { readonly sentence: string } | { readonly reason: string } {
  try {
    return { sentence: sentenceIn(text.trim().replace(/\s*\.$/, ''), game) };
  } catch (error) {
    if (error instanceof Unheard) return { reason: error.message };
    throw error;
  }
}

function sentenceIn(text: string, game: Game): string {
  const names = game.setup.players;
  const less = /^cards cost (\d+) less$/i.exec(text);
  if (less !== null) return `cards cost ${Number(less[1])} less`;
  const over = /^the game is over, won by (.+)$/i.exec(text);
  if (over !== null) {
    const winners = listOf(over[1]!).map((name) => seatOf(name, names));
    const inOrder = winners.toSorted((a, b) => a - b).map((seat) => names[seat]!);
    return `the game is over, won by ${inOrder.join(' and ')}`;
  }
  const name = leadingName(`${text} `, names);
  if (name === undefined) throw new Unheard(unknownBeginning(text, game));
  const rest = text.slice(name.length).trim();
  for (const [spoken, read] of FORMS) {
    const found = spoken.exec(rest);
    if (found !== null) return `${name} ${read(new Said(game), ...found.slice(1))}`;
  }
  throw new Unheard(`no event is told as "${text}"; ${EXAMPLES}`);
}

const EXAMPLES =
  'such are: Ann plays Village, Ann draws 2 cards, Ann gets +1 Action, Bob reveals Moat, Bob gains Curse into hand';

function unknownBeginning(text: string, game: Game): string {
  const names = game.setup.players;
  const [first = ''] = text.split(' ');
  if (cardNamed(text, cardSetOf(game)) !== undefined)
    return `no event is told as "${text}"; a sentence with a comma needs quotes inside [ ]`;
  const reason = noSuchPlayer(first, names);
  return reason.includes('did you mean')
    ? reason
    : `no event is told as "${text}": it begins with nobody's name (${names.join(', ')}); ${EXAMPLES}`;
}

/** Reads the parts of a sentence about one player. */
class Said {
  readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Cards by name: "Gold, 2 Copper". */
  cards(text: string): string {
    const ids = listOf(text).flatMap((part) => {
      const [, count = '1', name = part] = /^(\d+)\s*[x×]?\s+(.+)$/.exec(part) ?? [];
      if (Number(count) > MOST_COPIES) throw new Unheard(`${part}: no game has so many`);
      return Array.from({ length: Number(count) }, () => this.card(name));
    });
    return ids.map(title).join(', ');
  }

  card(name: string): string {
    const id = cardNamed(name, cardSetOf(this.game));
    if (id === undefined) throw new Unheard(noSuchCard(name, cardSetOf(this.game)));
    const number = cardNumber(cardSetOf(this.game), id);
    if (number === undefined || !this.game.piles.includes(number))
      throw new Unheard(`${title(id)} is not in this game, so nobody could be told of it`);
    return id;
  }

  /** Any card there is may be named, in this game or not. */
  named(name: string): string {
    const id = cardNamed(name, cardSetOf(this.game));
    if (id === undefined) throw new Unheard(noSuchCard(name, cardSetOf(this.game)));
    return title(id);
  }

  other(name: string): string {
    return this.game.setup.players[seatOf(name, this.game.setup.players)]!;
  }

  /** "3 cards", as those are told who may not know them; or cards by name, or "nothing". */
  some(text: string): string {
    if (fold(text) === 'nothing') return 'nothing';
    const counted = CARDS_BY_NUMBER.exec(text)?.[1];
    if (counted === undefined) return this.cards(text);
    const count = /^\d/.test(counted) ? Number(counted) : 1;
    return `${count} card${count === 1 ? '' : 's'}`;
  }
}

const CARDS_BY_NUMBER = /^(\d+|an?) cards?$/i;

function seatOf(name: string, names: readonly string[]): number {
  const seat = names.findIndex((one) => one.toLowerCase() === name.trim().toLowerCase());
  if (seat < 0) throw new Unheard(noSuchPlayer(name.trim(), names));
  return seat;
}

const PLUS: Readonly<Record<string, string>> = {
  action: 'Action',
  buy: 'Buy',
  coin: 'coin',
  potion: 'Potion',
};
const DECK = '(?:the |his |her |their )?deck';

type Read = (said: Said, ...parts: string[]) => string;

const known =
  (verb: string, after = ''): Read =>
  (said, cards) =>
    `${verb} ${said.cards(cards)}${after}`;

const some =
  (verb: string, after = ''): Read =>
  (said, cards) =>
    `${verb} ${said.some(cards)}${after}`;

const FORMS: readonly (readonly [spoken: RegExp, read: Read])[] = [
  [/^begins turn (\d+)$/i, (_said, number) => `begins turn ${Number(number)}`],
  [
    /^begins turn (\d+),? possessed by (.+)$/i,
    (said, number, by) => `begins turn ${Number(number)}, possessed by ${said.other(by)}`,
  ],
  [/^enters the (.+) phase$/i, (_said, name) => `enters the ${phaseNamed(name)} phase`],
  [/^plays (.+)$/i, known('plays')],
  [
    /^gets \+(\d+) (action|buy|coin|potion)s?$/i,
    (_said, count, what) =>
      `gets +${Number(count)} ${PLUS[what.toLowerCase()]!}${Number(count) === 1 ? '' : 's'}`,
  ],
  [/^gets (.+) back$/i, known('gets', ' back')],
  [/^draws (.+)$/i, some('draws')],
  [/^shuffles$/i, () => 'shuffles'],
  [new RegExp(`^puts ${DECK} on the discard pile$`, 'i'), () => 'puts the deck on the discard pile'],
  [
    new RegExp(`^puts ${DECK} on the discard pile, (.+) on top$`, 'i'),
    (said, top) => `puts the deck on the discard pile${onTop(said, top)}`,
  ],
  [
    /^discards (.+), (.+) on top$/i,
    (said, what, top) => {
      if (!CARDS_BY_NUMBER.test(what))
        throw new Unheard(
          'what is on top is told only with a number of cards: Ann discards 2 cards, Gold on top',
        );
      return `discards ${said.some(what)}${onTop(said, top)}`;
    },
  ],
  [/^discards (.+)$/i, some('discards')],
  [/^trashes (.+)$/i, known('trashes')],
  [new RegExp(`^puts (.+) (?:on|onto) ${DECK}$`, 'i'), some('puts', ' on the deck')],
  [/^takes (.+) into hand$/i, known('takes', ' into hand')],
  [/^reveals nothing$/i, () => 'reveals nothing'],
  [/^reveals (.+)$/i, known('reveals')],
  [/^looks through the discard pile$/i, () => 'looks through the discard pile'],
  [/^sees nothing in the discard pile$/i, () => 'sees nothing in the discard pile'],
  [/^sees (.+) in the discard pile$/i, known('sees', ' in the discard pile')],
  [/^sets (.+) aside$/i, known('sets', ' aside')],
  [/^sets aside (.+)$/i, known('sets', ' aside')],
  [/^gains (.+) into hand$/i, known('gains', ' into hand')],
  [new RegExp(`^gains (.+) onto ${DECK}$`, 'i'), known('gains', ' onto the deck')],
  [/^gains (.+)$/i, known('gains')],
  [/^buys (.+)$/i, known('buys')],
  [/^passes (?:a|1) card to (.+)$/i, (said, to) => `passes a card to ${said.other(to)}`],
  [/^passes (.+) to (.+)$/i, (said, card, to) => `passes ${said.cards(card)} to ${said.other(to)}`],
  [/^is unaffected$/i, () => 'is unaffected'],
  [
    /^chooses (.+)$/i,
    (said, what) => {
      const mode = readMode(what, said.game);
      if ('reason' in mode) throw new Unheard(mode.reason);
      return `chooses ${mode.words}`;
    },
  ],
  [/^names (.+)$/i, (said, name) => `names ${said.named(name)}`],
  [/^possesses (.+)$/i, (said, other) => `possesses ${said.other(other)}`],
];

const onTop = (said: Said, card: string): string => `, ${title(said.card(card))} on top`;

function phaseNamed(name: string): string {
  const phase = PHASES.find((one) => fold(one) === fold(name));
  if (phase === undefined) throw new Unheard(`there is no phase "${name}"; name one of ${PHASES.join(', ')}`);
  return phase;
}
