// Moves as sentences: "Ann plays Torturer", "Bob discards Copper, Estate", "Ann for Bob reveals nothing".

import { nearestPlayer, standardCards } from '@tenfold/rules';
import { MOST_COPIES, cardNamed } from './read.ts';
import { unknownPlayer } from './refusals.ts';
import type { SaidOfScenario } from './sentences/said.ts';
import { said } from './sentences/said.ts';
import { leadingName, listOf } from './spelling.ts';

const THE = '(?:the |his |her |their |its )?';

const VERBS: readonly (readonly [spoken: RegExp, words: string])[] = [
  [new RegExp(`^plays (?:all )?(?:of )?${THE}treasures?$`, 'i'), 'play treasures'],
  [/^plays plain treasures$/i, 'play plain treasures'],
  [/^plays (.+)$/i, 'play'],
  [/^buys (.+)$/i, 'buy'],
  [new RegExp(`^ends ${THE}(?:actions|action phase)$`, 'i'), 'end actions'],
  [new RegExp(`^ends ${THE}turn$`, 'i'), 'end turn'],
  [/^discards (.+)$/i, 'discard'],
  [/^trashes (.+)$/i, 'trash'],
  [/^topdecks (.+)$/i, 'topdeck'],
  [new RegExp(`^puts (.+?) (?:back )?(?:on|onto) (?:top of )?${THE}deck$`, 'i'), 'topdeck'],
  [/^gains (.+)$/i, 'gain'],
  [/^returns (.+?)(?: to the supply)?$/i, 'return'],
  [new RegExp(`^puts (.+?) under ${THE}deck$`, 'i'), 'put under'],
  [/^passes (.+)$/i, 'pass'],
  [/^reveals (.+)$/i, 'reveal'],
  [/^sets aside (.+)$/i, 'set aside'],
  [/^sets (.+) aside$/i, 'set aside'],
  [/^names (.+)$/i, 'name'],
  [/^chooses (.+)$/i, 'choose'],
  [/^cleans up$/i, 'clean up'],
];

export interface Move {
  /** Who decides. */
  readonly seat: number;
  /** For whom, where the sentence says it. */
  readonly forSeat?: number;
  /** One choice after the other, in the words of the notation. */
  readonly choices: readonly string[];
}

/** The reason, when the sentence is none. */
export function parseMove(sentence: string, players: readonly string[]): Move | SaidOfScenario {
  const text = sentence.trim().replace(/\s*\.$/, '');
  const player = leadingName(text, players);
  if (player === undefined) return whoIsMissing(text, players);
  const seat = players.indexOf(player);
  const after = text.slice(player.length + 1).trim();
  const whom = forWhom(after, seat, players);
  if ('code' in whom) return whom;
  const { rest, forSeat } = whom;
  const choices = choicesIn(rest, forSeat ?? seat, players);
  return 'code' in choices ? choices : { seat, ...(forSeat === undefined ? {} : { forSeat }), choices };
}

function whoIsMissing(text: string, players: readonly string[]): SaidOfScenario {
  const [first = ''] = text.split(' ');
  if (cardNamed(text, standardCards) !== undefined) return said('commaInMove', text);
  return nearestPlayer(first, players) === undefined || players.includes(text)
    ? said('moveWithoutName', players)
    : unknownPlayer(first, players);
}

/** "for Bob plays …": who decides for whom in a possessed turn. Whoever decides for himself may say so, too. */
function forWhom(
  text: string,
  seat: number,
  players: readonly string[],
): { readonly rest: string; readonly forSeat?: number } | SaidOfScenario {
  if (!/^for /i.test(text)) return { rest: text };
  const named = text.slice('for '.length).trim();
  const self = /^(?:himself|herself|themselves|themself|itself|self) (.+)$/i.exec(named);
  if (self !== null) return { rest: self[1]!, forSeat: seat };
  const name = leadingName(named, players);
  if (name !== undefined)
    return { rest: named.slice(name.length + 1).trim(), forSeat: players.indexOf(name) };
  const [first = ''] = named.split(' ');
  return nearestPlayer(first, players) === undefined
    ? said('forWithoutName', players)
    : unknownPlayer(first, players);
}

function choicesIn(
  text: string,
  player: number,
  players: readonly string[],
): readonly string[] | SaidOfScenario {
  for (const [spoken, words] of VERBS) {
    const found = spoken.exec(text);
    if (found === null) continue;
    const object = found[1];
    if (object === undefined) return [words];
    if (words === 'choose') return [`choose ${object}`];
    const given = words === 'pass' ? withoutReceiver(object, player, players) : { cards: object };
    if ('code' in given) return given;
    const names = listOf(given.cards);
    const many = names.find((name) => Number.parseInt(name, 10) > MOST_COPIES);
    if (many !== undefined) return said('tooManyOfIt', many);
    if (names.some((name) => /^0+\s/.test(name))) return said('sayNothing', object);
    return names.flatMap((name) => repeated(words, name));
  }
  return said('noMove', text);
}

/** "Curse to Bob": a card is passed to the left, and to nobody else. */
function withoutReceiver(
  object: string,
  player: number,
  players: readonly string[],
): { readonly cards: string } | SaidOfScenario {
  const [, cards, name] = /^(.+?) to (.+)$/i.exec(object) ?? [];
  if (cards === undefined || name === undefined) return { cards: object };
  const left = players[(player + 1) % players.length]!;
  if (name.toLowerCase() === left.toLowerCase()) return { cards };
  return said('passesLeft', players[player]!, left, name);
}

/** "2 copper" is two choices. */
function repeated(words: string, name: string): string[] {
  const counted = /^(\d+)\s*[x×]?\s+(.+)$/.exec(name);
  return counted === null
    ? [`${words} ${name}`]
    : Array.from({ length: Number(counted[1]) }, () => `${words} ${counted[2]!}`);
}
