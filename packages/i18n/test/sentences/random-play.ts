// Random games over all cards, with everything that is asked and told in them.

import type { CardDefinition, Chooser, Decision, Game, GameEvent, Position, Step } from '@tenfold/rules';
import { allCards, newPosition, optionParts, playOut, setOfCard } from '@tenfold/rules';
import type { Question } from '../../src/sentences/index.ts';

export interface Heard {
  readonly names: readonly string[];
  /** Each question with the seat that it is put to. */
  readonly question: (question: Question, seat: number) => void;
  /** Each event as it is told, with whoever may see its cards. */
  readonly event: (event: GameEvent) => void;
}

const KINGDOM_SIZE = 10;
const kingdomCards = allCards.filter(({ id }) => setOfCard(id) !== 'basic').map(({ id }) => id);

/** What cards of the boxes ask or show never or hardly: others' cards put back, "1 to 3", an empty hand. */
const meddler: CardDefinition = {
  id: 'qx',
  types: ['Action'],
  cost: { coins: 2, potions: 0 },
  play: [
    pick('discard', 'hand', 1, 3, 'you'),
    { do: 'discardThem' },
    pick('topdeck', 'hand', 0, 2, 'you'),
    { do: 'putThemOnDeck' },
    {
      do: 'eachOtherPlayer',
      steps: [
        { do: 'reveal', n: 3 },
        pick('topdeck', 'revealed', 1, 1, 'player-of-the-card'),
        { do: 'putThemOnDeck' },
        pick('discard', 'revealed', 1, 1, 'player-of-the-card'),
        { do: 'discardThem' },
        { do: 'discardTheRest' },
      ],
    },
    { do: 'discardHand' },
    { do: 'revealHand' },
  ],
};

function pick(
  verb: 'discard' | 'topdeck',
  from: 'hand' | 'revealed',
  least: number,
  most: number,
  asked: 'you' | 'player-of-the-card',
): Step {
  return { do: 'pick', verb, from, least, most, filter: {}, asked };
}

/** The cards of the boxes once more under other names, as somebody might make them at home, and a meddler. */
const homeMade: readonly CardDefinition[] = [
  ...allCards
    .filter(({ id, play }) => setOfCard(id) !== 'basic' && play !== undefined)
    .map((card, index) => ({ ...withOtherModes(card), id: `q${index}` })),
  meddler,
];

function withOtherModes(card: CardDefinition): CardDefinition {
  const rename = (key: string, value: unknown): unknown =>
    key === 'modes' ? (value as object[]).map((mode, index) => ({ ...mode, name: `m${index}` })) : value;
  return JSON.parse(JSON.stringify(card), rename) as CardDefinition;
}

const costsPotion = new Set(
  [...allCards, ...homeMade].filter(({ cost }) => cost.potions > 0).map(({ id }) => id),
);

/** Every card of the boxes is in a game of every round, and so is every home-made one. */
export function playRandomGames(heard: Heard, rounds: number, decisions: number): void {
  const dice = newDice(7);
  for (let round = 0; round < rounds; round++) {
    for (const kingdom of tens(kingdomCards)) {
      playOn(newPosition(midGame(heard, kingdom, round), heard.event), heard, decisions, dice);
    }
    for (const kingdom of tens(homeMade.map(({ id }) => id))) {
      const position = { ...midGame(heard, kingdom, round), ownCards: homeMade };
      playOn(newPosition(position, heard.event), heard, decisions, dice);
    }
  }
}

/** Everybody owns one of each card of the kingdom, and some money. */
function midGame({ names }: Heard, kingdom: readonly string[], round: number): Position {
  const needsPotion = kingdom.some((id) => costsPotion.has(id));
  const money = [
    'gold',
    'silver',
    'silver',
    ...(needsPotion ? ['potion', 'potion', 'potion', 'potion'] : ['silver']),
  ];
  const players = names.map((name) => ({
    name,
    hand: kingdom.slice(0, 3),
    discard: [...kingdom.slice(3), ...money, 'copper', 'copper', 'estate'],
  }));
  return { players, kingdom, seed: `${kingdom.join('-')}-${round}` };
}

/** The list in tens; the last ten overlaps the one before. */
function tens(ids: readonly string[]): string[][] {
  const found: string[][] = [];
  for (let i = 0; i < ids.length; i += KINGDOM_SIZE) {
    found.push(ids.slice(Math.min(i, ids.length - KINGDOM_SIZE)).slice(0, KINGDOM_SIZE));
  }
  return found;
}

function playOn(game: Game, heard: Heard, decisions: number, dice: Dice): void {
  const choose: Chooser = (_game, asked) => {
    const options = asked.options.map((option) => optionParts(game, option));
    heard.question({ ...asked, options }, asked.seat);
    return anOption(asked, options, dice);
  };
  playOut(game, choose, { listener: heard.event, until: (_game, made) => made === decisions });
}

/** By chance, but seldom one that ends something. */
function anOption(asked: Decision, options: Question['options'], dice: Dice): number {
  const active = asked.options.filter((_option, index) => !options[index]?.verb.startsWith('end-'));
  const from = active.length === 0 || dice(8) === 0 ? asked.options : active;
  return from[dice(from.length)] ?? 0;
}

type Dice = (below: number) => number;

/** The same throws every time. */
function newDice(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
