// One question of every kind that a game can put: by asking card, what is asked, the choices, about whom and for whom.
// Found in random games with all cards; of each kind the one with the fullest table.

import type { ChooserName } from '@tenfold/laws';
import { Dice, chooserOf, kingdomCards } from '@tenfold/laws';
import type { Prompt } from '@tenfold/protocol';
import type { Decision, Game } from '@tenfold/rules';
import { apply, newGame, view } from '@tenfold/rules';
import { CHOOSERS } from '../test/asking.ts';
import { promptOf } from '../test/prompts.ts';
import type { Question } from './harness/shown.svelte.ts';

export interface Kind extends Question {
  readonly prompt: Prompt;
  readonly name: string;
}

/** Short ones: those of 24 letters may be cut off. */
const NAMES = ['Ann', 'Béla', 'Cleo', 'Dan', 'Eve', 'Finn'];
/** With more players there is less room. */
const MANY = 4;
/** Ends the name of a kind that was found there. */
export const AT_A_FULL_TABLE = ' at a full table';
const CARDS_AT_A_TIME = 4;
const KINGDOM_SIZE = 10;
const MOST_DECISIONS = 700;

export function decisionKinds(): readonly Kind[] {
  const found = new Map<string, Kind & { readonly fullness: number }>();
  const all = kingdomCards('all');
  let number = 0;
  for (let first = 0; first < all.length; first += CARDS_AT_A_TIME) {
    for (const chooser of CHOOSERS) {
      number++;
      playRandomGame(all.slice(first, first + CARDS_AT_A_TIME), chooser, number, (game, asked) => {
        const other = game.asks.find((one) => one !== asked && one.seat === asked.seat);
        const besides = other === undefined ? '' : ' beside another';
        const name = `${nameOf(asked)}${besides}${game.seats.length > MANY ? AT_A_FULL_TABLE : ''}`;
        const fullness = fullnessOf(game, asked);
        if (fullness <= (found.get(name)?.fullness ?? -1)) return;
        found.set(name, {
          name,
          fullness,
          view: view(game, asked.seat),
          prompt: promptOf(game, asked, 1),
          ...(other === undefined ? {} : { otherPrompt: promptOf(game, other, 2) }),
        });
      });
    }
  }
  return [...found.values()];
}

type Seen = (game: Game, asked: Decision) => void;

function playRandomGame(cards: readonly string[], chooser: ChooserName, number: number, seen: Seen): void {
  const dice = new Dice(`kinds ${number}`);
  const wanted = chooser === 'possessor' ? [...cards, 'possession', 'golem'] : cards;
  const kingdom = [...new Set([...wanted, ...dice.shuffled(kingdomCards('all'))])].slice(0, KINGDOM_SIZE);
  const game = newGame({ players: NAMES.slice(0, 2 + (number % 5)), kingdom, seed: `kinds-${number}` });
  const choose = chooserOf(chooser, dice, cards);
  for (let made = 0; made < MOST_DECISIONS && !game.over; made++) {
    const asked = dice.pick(game.asks);
    seen(game, asked);
    apply(game, choose(game, asked), asked.seat, null, asked.player);
  }
}

function nameOf({ card, verb, modes, seat, player, about }: Decision): string {
  return [
    `${card ?? 'turn'}.${verb}`,
    ...(modes === null ? [] : [modes.join('/')]),
    ...(about === player ? [] : ['about another']),
    ...(seat === player ? [] : ['possessed']),
  ].join(' ');
}

/** How much there is to find room for. */
function fullnessOf(game: Game, { options, player }: Decision): number {
  const { hand = [] } = game.seats[player] ?? {};
  const played = game.seats.reduce((sum, { inPlay }) => sum + new Set(inPlay).size, 0);
  return options.length + new Set(hand).size + played + 4 * game.stack.length;
}
