// Sentences about events, as scenarios write them, read as the events that event-words.ts would tell so. A sentence that
// no event could ever be told in is refused: that nobody was told it would always hold.

import type { CardId, Game, GameEvent } from '@tenfold/rules';
import {
  PHASES,
  cardNumber,
  cardSetOf,
  fold,
  isInGame,
  noSuchCard,
  noSuchPlayer,
  title,
} from '@tenfold/rules';
import { readMode } from './modes.ts';
import { MOST_COPIES, cardNamed } from './read.ts';
import { leadingName, listOf } from './spelling.ts';

/** The reason why no event reads so. */
class Unheard extends Error {}

/** The event that would be told so, or the reason why none is. */
export function readTelling(
  text: string,
  game: Game,
): { readonly event: GameEvent } | { readonly reason: string } {
  try {
    return { event: eventIn(text.trim().replace(/\s*\.$/, ''), game) };
  } catch (error) {
    if (error instanceof Unheard) return { reason: error.message };
    throw error;
  }
}

function eventIn(text: string, game: Game): GameEvent {
  const names = game.setup.players;
  const less = /^cards cost (\d+) less$/i.exec(text);
  if (less !== null) return { ...NOBODYS, type: 'cost', count: Number(less[1]) };
  const over = /^the game is over, won by (.+)$/i.exec(text);
  if (over !== null) {
    const winners = listOf(over[1]!).map((name) => seatOf(name, names));
    return { ...NOBODYS, type: 'over', winners: winners.toSorted((a, b) => a - b) };
  }
  const name = leadingName(`${text} `, names);
  if (name === undefined) throw new Unheard(unknownBeginning(text, game));
  const rest = text.slice(name.length).trim();
  for (const [spoken, read] of FORMS) {
    const found = spoken.exec(rest);
    if (found === null) continue;
    return { ...NOBODYS, player: names.indexOf(name), ...read(new Said(game), ...found.slice(1)) };
  }
  throw new Unheard(`no event is told as "${text}"; ${EXAMPLES}`);
}

/** What no sentence says. */
const NOBODYS = { player: 0, because: null, depth: 0 } as const;

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
  cards(text: string): CardId[] {
    return listOf(text).flatMap((part) => {
      const [, count = '1', name = part] = /^(\d+)\s*[x×]?\s+(.+)$/.exec(part) ?? [];
      if (Number(count) > MOST_COPIES) throw new Unheard(`${part}: no game has so many`);
      return Array.from({ length: Number(count) }, () => this.card(name));
    });
  }

  card(name: string): string {
    const id = cardNamed(name, cardSetOf(this.game));
    if (id === undefined) throw new Unheard(noSuchCard(name, cardSetOf(this.game)));
    const number = cardNumber(cardSetOf(this.game), id);
    if (number === undefined || !isInGame(this.game, number))
      throw new Unheard(`${title(id)} is not in this game, so nobody could be told of it`);
    return id;
  }

  /** Any card there is may be named, in this game or not. */
  named(name: string): CardId {
    const id = cardNamed(name, cardSetOf(this.game));
    if (id === undefined) throw new Unheard(noSuchCard(name, cardSetOf(this.game)));
    return id;
  }

  other(name: string): number {
    return seatOf(name, this.game.setup.players);
  }

  /** "3 cards", as those are told who may not know them; or cards by name, or "nothing". */
  some(text: string): Pick<GameEvent, 'cards' | 'count'> {
    if (fold(text) === 'nothing') return { cards: [] };
    const counted = CARDS_BY_NUMBER.exec(text)?.[1];
    if (counted === undefined) return { cards: this.cards(text) };
    return { count: countOf(counted) };
  }
}

const CARDS_BY_NUMBER = /^(\d+|an?) cards?$/i;

/** "3", or "a" for one. */
const countOf = (text: string): number => (/^\d/.test(text) ? Number(text) : 1);

function seatOf(name: string, names: readonly string[]): number {
  const seat = names.findIndex((one) => one.toLowerCase() === name.trim().toLowerCase());
  if (seat < 0) throw new Unheard(noSuchPlayer(name.trim(), names));
  return seat;
}

const DECK = '(?:the |his |her |their )?deck';

type ToldPart = Pick<GameEvent, 'type'> & Partial<GameEvent>;
type Read = (said: Said, ...parts: string[]) => ToldPart;

const known =
  (told: ToldPart): Read =>
  (said, cards) => ({ ...told, cards: said.cards(cards) });

const some =
  (told: ToldPart): Read =>
  (said, cards) => ({ ...told, ...said.some(cards) });

const FORMS: readonly (readonly [spoken: RegExp, read: Read])[] = [
  [/^begins turn (\d+)$/i, (_said, number) => ({ type: 'turn', count: Number(number) })],
  [/^begins extra turn (\d+)$/i, (_said, number) => ({ type: 'turn', count: Number(number), what: 'extra' })],
  [
    /^begins turn (\d+),? possessed by (.+)$/i,
    (said, number, by) => ({ type: 'turn', count: Number(number), other: said.other(by) }),
  ],
  [/^enters the (.+) phase$/i, (_said, name) => ({ type: 'phase', what: phaseNamed(name) })],
  [/^plays (.+)$/i, known({ type: 'play' })],
  [
    /^gets \+(\d+) (action|buy|coin|potion)s?$/i,
    (_said, count, what) => ({ type: 'plus', count: Number(count), what: `${what.toLowerCase()}s` }),
  ],
  [/^gets (.+) back$/i, known({ type: 'return' })],
  [/^draws (.+)$/i, some({ type: 'draw' })],
  [/^shuffles$/i, () => ({ type: 'shuffle' })],
  [new RegExp(`^puts ${DECK} on the discard pile$`, 'i'), () => ({ type: 'discard', from: 'deck' })],
  [
    new RegExp(`^puts ${DECK} on the discard pile, (.+) on top$`, 'i'),
    (said, top) => ({ type: 'discard', from: 'deck', top: said.card(top) }),
  ],
  [
    /^discards (.+), (.+) on top$/i,
    (said, what, top) => {
      if (!CARDS_BY_NUMBER.test(what))
        throw new Unheard(
          'what is on top is told only with a number of cards: Ann discards 2 cards, Gold on top',
        );
      return { type: 'discard', ...said.some(what), top: said.card(top) };
    },
  ],
  [/^discards (.+)$/i, some({ type: 'discard' })],
  [/^trashes (.+)$/i, known({ type: 'trash' })],
  [new RegExp(`^puts (.+) (?:on|onto) ${DECK}$`, 'i'), some({ type: 'topdeck' })],
  [/^takes (.+) into hand$/i, known({ type: 'take' })],
  [/^takes (.+) from (?:the |his |her |their )?mat$/i, some({ type: 'take', from: 'mat' })],
  [/^takes (\d+|an?) coin tokens?$/i, (_said, count) => ({ type: 'token', count: countOf(count) })],
  [/^puts (.+) (?:on|onto) (?:the |his |her |their )?mat$/i, some({ type: 'mat' })],
  [/^puts (.+) under the deck$/i, some({ type: 'put-under' })],
  [/^returns (.+) to the supply$/i, known({ type: 'restock' })],
  [/^will draw (\d+|an?) cards?$/i, (_said, count) => ({ type: 'next-hand', count: countOf(count) })],
  [/^will take an extra turn$/i, () => ({ type: 'extra-turn' })],
  [/^reveals nothing$/i, () => ({ type: 'reveal', cards: [] })],
  [/^reveals (.+)$/i, known({ type: 'reveal' })],
  [/^looks through the discard pile$/i, () => ({ type: 'look' })],
  [/^sees nothing in the discard pile$/i, () => ({ type: 'look', cards: [] })],
  [/^sees (.+) in the discard pile$/i, known({ type: 'look' })],
  [/^sets (.+) aside$/i, known({ type: 'set-aside' })],
  [/^sets aside (.+)$/i, known({ type: 'set-aside' })],
  [/^gains (.+) into hand$/i, known({ type: 'gain', to: 'hand' })],
  [new RegExp(`^gains (.+) onto ${DECK}$`, 'i'), known({ type: 'gain', to: 'deck' })],
  [/^gains (.+)$/i, known({ type: 'gain', to: 'discard' })],
  [/^buys (.+)$/i, known({ type: 'buy' })],
  [/^passes (?:a|1) card to (.+)$/i, (said, to) => ({ type: 'pass', count: 1, other: said.other(to) })],
  [
    /^passes (.+) to (.+)$/i,
    (said, card, to) => ({ type: 'pass', cards: said.cards(card), other: said.other(to) }),
  ],
  [/^is unaffected$/i, () => ({ type: 'unaffected' })],
  [
    /^chooses (.+)$/i,
    (said, what) => {
      const mode = readMode(what, said.game);
      if ('reason' in mode) throw new Unheard(mode.reason);
      return { type: 'choose', what: mode.words };
    },
  ],
  [/^names (.+)$/i, (said, name) => ({ type: 'name', cards: [said.named(name)] })],
  [/^possesses (.+)$/i, (said, other) => ({ type: 'possess', other: said.other(other) })],
];

function phaseNamed(name: string): string {
  const phase = PHASES.find((one) => fold(one) === fold(name));
  if (phase === undefined) throw new Unheard(`there is no phase "${name}"; name one of ${PHASES.join(', ')}`);
  return phase;
}
