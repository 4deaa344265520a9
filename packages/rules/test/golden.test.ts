// Golden games: records whose comments tell every event. A change of the rules shows here as a difference of texts.
//
// To write them anew:  UPDATE_GOLDEN=1 npx vitest run packages/rules/test/golden.test.ts

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type {
  Chooser,
  Game,
  GameEvent,
  GameRecord,
  Position,
  RecordedChoice,
  SetupWish,
} from '../src/index.ts';
import {
  apply,
  cardSetOf,
  decision,
  findOption,
  kingdoms,
  newGame,
  newPosition,
  playOut,
  readRecord,
  recordChoice,
  setOfCard,
} from '../src/index.ts';
import { goldenChooser } from './playthroughs/chooser.ts';
import { eventLine } from './playthroughs/event-words.ts';
import { told } from './playthroughs/told.ts';

const FOLDER = new URL('playthroughs/', import.meta.url);
const UPDATE = process.env['UPDATE_GOLDEN'] === '1';
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];
const PLAYER_COUNTS = [2, 3, 4, 5, 6];
/** Games of two go to the end; with more players a few rounds show the cards as well. */
const MOST_TURNS = 80;
const MOST_ROUNDS = 13;

const fileNamed = (name: string): URL => new URL(`${name}.txt`, FOLDER);
const readText = (name: string): string => readFileSync(fileNamed(name), 'utf8').replaceAll('\r\n', '\n');

/** The text that must be found again; when updating, it is written first. */
function golden(name: string, text: string): string {
  if (UPDATE) writeFileSync(fileNamed(name), text);
  return readText(name);
}

interface Golden {
  readonly name: string;
  readonly kingdom: readonly string[];
  readonly players: number;
}

/** Each kingdom of the Base box with every number of players, the others with one each in rotation. */
const goldens: readonly Golden[] = kingdoms.flatMap(({ id, cards }, index) => {
  const isBase = cards.every((card) => setOfCard(card) === 'base');
  const counts = isBase ? PLAYER_COUNTS : [PLAYER_COUNTS[index % PLAYER_COUNTS.length] ?? 2];
  return counts.map((players) => ({ name: `${id}-${players}`, kingdom: cards, players }));
});

function play({ name, kingdom, players }: Golden): GameRecord {
  const setup: SetupWish = {
    players: NAMES.slice(0, players),
    kingdom,
    seed: name,
    generator: 'fast',
  };
  const game = newGame(setup);
  const choose = goldenChooser(name);
  const choices: RecordedChoice[] = [];
  const most = players === 2 ? MOST_TURNS : MOST_ROUNDS * players;
  const recorded: Chooser = (_game, asked) => {
    const option = choose(game, asked);
    choices.push(recordChoice(game, option, asked.seat));
    return option;
  };
  playOut(game, recorded, { until: ({ turn }) => turn.number > most });
  return { setup, choices };
}

describe('recommended kingdoms', () => {
  test.each(goldens)('$name', (wish) => {
    const record = UPDATE ? play(wish) : readRecord(readText(wish.name));
    expect(record.setup.kingdom).toEqual(wish.kingdom);
    expect(record.setup.players).toHaveLength(wish.players);
    const text = told(record);
    expect(text).toBe(golden(wish.name, text));
  });
});

interface Example {
  readonly name: string;
  readonly title: string;
  readonly position: Position;
  /** A ruling, then the choices that show it. */
  readonly moves: readonly (readonly [ruling: string, ...choices: string[]])[];
}

const times = (n: number, card: string): string[] => Array.from({ length: n }, () => card);

const intrigueTurn: Position = {
  players: [
    {
      name: 'Ann',
      hand: ['mining-village', 'pawn', 'silver', 'estate', 'estate'],
      deck: ['courtyard', 'silver', 'copper'],
      discard: [...times(6, 'copper'), 'estate'],
      shuffles: [['copper', 'copper', 'copper', 'estate', 'copper', 'copper', 'copper']],
    },
    { name: 'Bob', hand: [...times(3, 'copper'), 'estate', 'estate'] },
  ],
  kingdom: ['courtyard', 'great-hall', 'mining-village', 'pawn', 'scout'],
};

const examples: readonly Example[] = [
  {
    name: 'example-turn-intrigue',
    title: "The rulebook's example turn: Mining Village, Courtyard, Pawn, then a Great Hall and a Scout",
    position: intrigueTurn,
    moves: [
      ['INT-EX-TURN-01', 'Ann: play Mining Village'],
      ['INT-EX-TURN-02', 'Ann: choose nothing'],
      ['INT-EX-TURN-03', 'Ann: play Courtyard'],
      ['INT-EX-TURN-04', 'Ann: topdeck Estate'],
      ['INT-EX-TURN-05', 'Ann: play Pawn', 'Ann: choose buy+coin'],
      ['INT-EX-TURN-06', 'Ann: play treasures'],
      ['INT-EX-TURN-07', 'Ann: buy Great Hall'],
      ['INT-EX-TURN-08', 'Ann: buy Scout'],
    ],
  },
  {
    name: 'example-turn-intrigue-counter-check',
    title: 'The same turn with Pawn for a card: it draws the Estate that Courtyard has put back',
    position: intrigueTurn,
    moves: [
      ['INT-EX-TURN-01', 'Ann: play Mining Village'],
      ['INT-EX-TURN-02', 'Ann: choose nothing'],
      ['INT-EX-TURN-03', 'Ann: play Courtyard'],
      ['INT-EX-TURN-04', 'Ann: topdeck Estate'],
      ['INT-EX-TURN-09', 'Ann: play Pawn', 'Ann: choose card+buy', 'Ann: play treasures'],
    ],
  },
  {
    name: 'example-turn-alchemy',
    title: "The rulebook's example: Tracy plays Possession and then a turn of Tyler's",
    position: {
      players: [
        {
          name: 'Tracy',
          hand: ['possession', 'potion', 'philosophers-stone', 'copper', 'copper'],
          deck: [...times(5, 'silver'), ...times(6, 'estate')],
          discard: times(6, 'copper'),
        },
        {
          name: 'Tyler',
          hand: ['apprentice', 'herbalist', 'potion', 'silver', 'silver'],
          deck: ['gold', 'copper', 'copper', 'duchy', 'duchy', 'curse', 'gold'],
        },
      ],
      kingdom: ['apprentice', 'familiar', 'herbalist', 'philosophers-stone', 'possession', 'vineyard'],
      supply: { estate: 6 },
    },
    moves: [
      ['ALC-EXAMPLE-01', 'Tracy: play Possession'],
      ['ALC-EXAMPLE-02', 'Tracy: play Philosophers Stone'],
      ['ALC-EXAMPLE-03', 'Tracy: play Potion', 'Tracy: play treasures'],
      ['ALC-EXAMPLE-04 to 06', 'Tracy: buy Familiar'],
      ['ALC-EXAMPLE-07', 'Tracy: play Apprentice', 'Tracy: trash Silver'],
      ['ALC-EXAMPLE-08', 'Tracy: play Herbalist'],
      ['ALC-EXAMPLE-09', 'Tracy: play Potion', 'Tracy: play treasures'],
      ['ALC-EXAMPLE-10', 'Tracy: buy Province'],
      ['ALC-EXAMPLE-11', 'Tracy: buy Vineyard'],
      ['ALC-EXAMPLE-12 to 15', 'Tracy: discard Herbalist', 'Tracy: topdeck Copper'],
    ],
  },
];

function toldExample({ title, position, moves }: Example): string {
  const names = position.players.map((player) => player.name);
  let events: GameEvent[] = [];
  const listener = (event: GameEvent) => events.push(event);
  const game = newPosition(position, listener);
  const lines = [`# ${title}`, '', ...situation(game)];
  for (const [ruling, ...choices] of moves) {
    lines.push('', `# ${ruling}`);
    for (const choice of choices) {
      const asked = decision(game);
      if (asked === undefined) throw new Error(`nobody is asked before "${choice}"`);
      const [name, words = ''] = choice.split(': ');
      expect(names[asked.seat]).toBe(name);
      apply(game, findOption(game, asked, words), asked.seat, listener);
      lines.push(choice);
      // One event a line here: these are texts to read.
      for (const event of events) lines.push(`  ${eventLine([event], names)}`);
      events = [];
    }
  }
  return [...lines, '', ...situation(game), ''].join('\n');
}

/** Everything that lies on the table. Decks and discard piles top first. */
function situation(game: Game): string[] {
  const { ids } = cardSetOf(game);
  const cards = (numbers: readonly number[]) => numbers.map((card) => ids[card] ?? '-').join(', ') || '-';
  const { turn } = game;
  return [
    `turn ${turn.number} of ${game.setup.players[turn.player]}: ${turn.actions} Actions, ${turn.buys} Buys, ` +
      `${turn.coins} coins, ${turn.potions} Potions; Trash: ${cards(game.trash)}`,
    ...game.seats.flatMap((seat, player) => [
      `${game.setup.players[player]}`,
      `  hand: ${cards(seat.hand)}`,
      `  in play: ${cards(seat.inPlay.filter((card) => card >= 0))}`,
      `  deck: ${cards(seat.deck.toReversed())}`,
      `  discard: ${cards(seat.discard.toReversed())}`,
    ]),
  ];
}

describe('example turns of the rulebooks', () => {
  test.each(examples)('$name', (example) => {
    const text = toldExample(example);
    expect(text).toBe(golden(example.name, text));
  });
});

test('every player count has several games, and no file is without a game', () => {
  for (const players of PLAYER_COUNTS) {
    expect(goldens.filter((wish) => wish.players === players).length).toBeGreaterThan(5);
  }
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));
  const known = [...goldens.map(({ name }) => name), ...examples.map(({ name }) => name)];
  expect(files.toSorted()).toEqual(known.map((name) => `${name}.txt`).toSorted());
});
