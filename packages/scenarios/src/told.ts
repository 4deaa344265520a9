// Sentences about events, as scenarios write them, read as the events that event-words.ts would tell so. A sentence that
// no event could ever be told in is refused: that nobody was told it would always hold.

import type { CardId, Game, GameEvent } from '@tenfold/rules';
import { PHASES, cardNumber, cardSetOf, fold, isInGame, nearestPlayer, title } from '@tenfold/rules';
import { readMode } from './modes.ts';
import { MOST_COPIES, cardNamed } from './read.ts';
import { unknownCard, unknownPlayer } from './refusals.ts';
import type { SaidOfScenario } from './sentences/said.ts';
import { inEnglish, said } from './sentences/said.ts';
import { leadingName, listOf } from './spelling.ts';

/** The reason why no event reads so. */
class Unheard extends Error {
  readonly said: SaidOfScenario;

  constructor(why: SaidOfScenario) {
    super(inEnglish(why));
    this.said = why;
  }
}

/** The event that would be told so, or the reason why none is. */
export function readTelling(
  text: string,
  game: Game,
): { readonly event: GameEvent } | { readonly reason: SaidOfScenario } {
  try {
    return { event: eventIn(text.trim().replace(/\s*\.$/, ''), game) };
  } catch (error) {
    if (error instanceof Unheard) return { reason: error.said };
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
    return { ...NOBODYS, player: names.indexOf(name), ...read(new Teller(game), ...found.slice(1)) };
  }
  throw new Unheard(said('noEvent', text));
}

/** What no sentence says. */
const NOBODYS = { player: 0, because: null, depth: 0 } as const;

function unknownBeginning(text: string, game: Game): SaidOfScenario {
  const names = game.setup.players;
  const [first = ''] = text.split(' ');
  if (cardNamed(text, cardSetOf(game)) !== undefined) return said('commaInEvent', text);
  return nearestPlayer(first, names) === undefined
    ? said('noEventOf', text, names)
    : unknownPlayer(first, names);
}

/** Reads the parts of a sentence about one player. */
class Teller {
  readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Cards by name: "Gold, 2 Copper". */
  cards(text: string): CardId[] {
    return listOf(text).flatMap((part) => {
      const [, count = '1', name = part] = /^(\d+)\s*[x×]?\s+(.+)$/.exec(part) ?? [];
      if (Number(count) > MOST_COPIES) throw new Unheard(said('tooManyOfIt', part));
      return Array.from({ length: Number(count) }, () => this.card(name));
    });
  }

  card(name: string): string {
    const id = cardNamed(name, cardSetOf(this.game));
    if (id === undefined) throw new Unheard(unknownCard(name, cardSetOf(this.game)));
    const number = cardNumber(cardSetOf(this.game), id);
    if (number === undefined || !isInGame(this.game, number)) throw new Unheard(said('notInGame', title(id)));
    return id;
  }

  /** Any card there is may be named, in this game or not. */
  named(name: string): CardId {
    const id = cardNamed(name, cardSetOf(this.game));
    if (id === undefined) throw new Unheard(unknownCard(name, cardSetOf(this.game)));
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
  if (seat < 0) throw new Unheard(unknownPlayer(name.trim(), names));
  return seat;
}

const DECK = '(?:the |his |her |their )?deck';

type ToldPart = Pick<GameEvent, 'type'> & Partial<GameEvent>;
type Read = (teller: Teller, ...parts: string[]) => ToldPart;

const known =
  (told: ToldPart): Read =>
  (teller, cards) => ({ ...told, cards: teller.cards(cards) });

const some =
  (told: ToldPart): Read =>
  (teller, cards) => ({ ...told, ...teller.some(cards) });

const FORMS: readonly (readonly [spoken: RegExp, read: Read])[] = [
  [/^begins turn (\d+)$/i, (_teller, number) => ({ type: 'turn', count: Number(number) })],
  [
    /^begins extra turn (\d+)$/i,
    (_teller, number) => ({ type: 'turn', count: Number(number), what: 'extra' }),
  ],
  [
    /^begins turn (\d+),? possessed by (.+)$/i,
    (teller, number, by) => ({ type: 'turn', count: Number(number), other: teller.other(by) }),
  ],
  [/^enters the (.+) phase$/i, (_teller, name) => ({ type: 'phase', what: phaseNamed(name) })],
  [/^plays (.+)$/i, known({ type: 'play' })],
  [
    /^gets \+(\d+) (action|buy|coin|potion)s?$/i,
    (_teller, count, what) => ({ type: 'plus', count: Number(count), what: `${what.toLowerCase()}s` }),
  ],
  [/^gets (.+) back$/i, known({ type: 'return' })],
  [/^draws (.+)$/i, some({ type: 'draw' })],
  [/^shuffles$/i, () => ({ type: 'shuffle' })],
  [new RegExp(`^puts ${DECK} on the discard pile$`, 'i'), () => ({ type: 'discard', from: 'deck' })],
  [
    new RegExp(`^puts ${DECK} on the discard pile, (.+) on top$`, 'i'),
    (teller, top) => ({ type: 'discard', from: 'deck', top: teller.card(top) }),
  ],
  [
    /^discards (.+), (.+) on top$/i,
    (teller, what, top) => {
      if (!CARDS_BY_NUMBER.test(what)) throw new Unheard(said('topWithoutNumber'));
      return { type: 'discard', ...teller.some(what), top: teller.card(top) };
    },
  ],
  [/^discards (.+)$/i, some({ type: 'discard' })],
  [/^trashes (.+)$/i, known({ type: 'trash' })],
  [new RegExp(`^puts (.+) (?:on|onto) ${DECK}$`, 'i'), some({ type: 'topdeck' })],
  [/^takes (.+) into hand$/i, known({ type: 'take' })],
  [/^takes (.+) from (?:the |his |her |their )?mat$/i, some({ type: 'take', from: 'mat' })],
  [/^takes (\d+|an?) coin tokens?$/i, (_teller, count) => ({ type: 'token', count: countOf(count) })],
  [/^puts (.+) (?:on|onto) (?:the |his |her |their )?mat$/i, some({ type: 'mat' })],
  [/^puts (.+) under the deck$/i, some({ type: 'put-under' })],
  [/^returns (.+) to the supply$/i, known({ type: 'restock' })],
  [/^will draw (\d+|an?) cards?$/i, (_teller, count) => ({ type: 'next-hand', count: countOf(count) })],
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
  [/^passes (?:a|1) card to (.+)$/i, (teller, to) => ({ type: 'pass', count: 1, other: teller.other(to) })],
  [
    /^passes (.+) to (.+)$/i,
    (teller, card, to) => ({ type: 'pass', cards: teller.cards(card), other: teller.other(to) }),
  ],
  [/^is unaffected$/i, () => ({ type: 'unaffected' })],
  [
    /^chooses (.+)$/i,
    (teller, what) => {
      const mode = readMode(what, teller.game);
      if ('reason' in mode) throw new Unheard(mode.reason);
      return { type: 'choose', what: mode.words };
    },
  ],
  [/^names (.+)$/i, (teller, name) => ({ type: 'name', cards: [teller.named(name)] })],
  [/^possesses (.+)$/i, (teller, other) => ({ type: 'possess', other: teller.other(other) })],
];

function phaseNamed(name: string): string {
  const phase = PHASES.find((one) => fold(one) === fold(name));
  if (phase === undefined) throw new Unheard(said('unknownPhase', name, PHASES));
  return phase;
}
