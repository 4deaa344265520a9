// What the sources of the rules do not have: see "Invariants, as absences" in docs/architecture.md.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  NOTHING,
  allCards,
  apply,
  decision,
  kingdoms,
  newGame,
  randomBelow,
  seedRandom,
  setOfCard,
  verbOf,
} from '@tenfold/rules';
import type { Game } from '@tenfold/rules';
import { describe, expect, it, test } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));

interface Line {
  readonly place: string;
  readonly code: string;
}

/** Lines of code with their places, without comments. */
function linesIn(pattern: string, except: readonly string[] = []): Line[] {
  const files = globSync(pattern, { cwd: src }).map((name) => name.replaceAll('\\', '/'));
  return files
    .filter((name) => !except.includes(name))
    .flatMap((name) =>
      withoutComments(readFileSync(`${src}/${name}`, 'utf8'))
        .split('\n')
        .map((code, index) => ({ place: `${name}:${index + 1}`, code })),
    );
}

const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ''));

const found = (lines: readonly Line[], pattern: RegExp): string[] =>
  lines.filter(({ code }) => pattern.test(code)).map(({ place, code }) => `${place}: ${code.trim()}`);

const kingdomCards = allCards.map(({ id }) => id).filter((id) => setOfCard(id) !== 'basic');

describe('no Kingdom card is named', () => {
  it('by the engine, its vocabulary, or what is around it', () => {
    const lines = linesIn('{,engine/**/,vocabulary/,names/,notation/}*.ts');
    expect(lines.length).toBeGreaterThan(3000);
    expect(found(lines, new RegExp(`(['"\`])(?:${kingdomCards.join('|')})\\1`))).toEqual([]);
  });

  it('by the definition of another', () => {
    const named = allCards.flatMap((card) =>
      wordsIn(card)
        .filter((word) => word !== card.id && kingdomCards.includes(word))
        .map((word) => `${card.id} names ${word}`),
    );
    expect(named).toEqual([]);
  });
});

/** All words in plain data. */
function wordsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(wordsIn) : [];
}

describe('cards are moved', () => {
  /** Where cards lie, and what changes an array. */
  const MOVE = new RegExp(
    String.raw`\b(?:deck|hand|discard|inPlay|returning|trash|supply)\b(?:` +
      String.raw`!?\.(?:push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)\(` +
      String.raw`|!?\.length\s*=[^=]` +
      String.raw`|!?\[[^\]]*\]!?\s*(?:[-+]?=[^=>]|\+\+|--)` +
      String.raw`)|\.(?:deck|hand|discard|inPlay|returning|trash|supply)\s*=[^=>]`,
  );
  /** A game as it begins: new, in the middle, or imagined. */
  const SET_UP = ['setup.ts', 'position.ts', 'imagine.ts'];

  it('by engine/moves.ts alone, once a game is set up', () => {
    expect(found(linesIn('**/*.ts', ['engine/moves.ts', ...SET_UP]), MOVE)).toEqual([]);
    expect(found(linesIn('engine/moves.ts'), MOVE).length).toBeGreaterThan(20);
  });

  it.each([
    'hand.push(card);',
    'seat.deck.pop()!',
    'game.supply[card] = 3;',
    'hand[kept++] = card;',
    'seat.hand = [];',
  ])('as in `%s`', (code) => expect(MOVE.test(code)).toBe(true));
  it.each(['hand.slice()', 'const top = deck[0];', 'supply[card]! > 0', 'if (hand[i] === card) return;'])(
    'but not as in `%s`',
    (code) => expect(MOVE.test(code)).toBe(false),
  );
});

test('a game keeps nothing of what has been: its size does not grow with its turns', () => {
  const kingdom = kingdoms.find(({ id }) => id === 'first-game')?.cards ?? [];
  const game = newGame({ players: ['Ann', 'Bob'], kingdom, seed: '7', start: 0 });
  const early = sizeAfter(game, 6);
  const late = sizeAfter(game, 80);
  expect(late).toBe(early);
});

/** How many numbers, words and names of fields a game has when nothing but turns have passed. */
function sizeAfter(game: Game, turn: number): number {
  while (game.turn.number < turn) {
    const asked = decision(game);
    const end = asked?.options.find((option) => verbOf(option).startsWith('end-'));
    if (end === undefined) throw new Error(`turn ${game.turn.number} cannot be ended`);
    apply(game, end);
  }
  return JSON.stringify(game).replaceAll(/-?\d+/g, '0').length;
}

test('a game is plain data at every decision', () => {
  for (const { id, cards } of kingdoms) {
    const game = newGame({ players: ['Ann', 'Bob'], kingdom: cards, seed: id });
    const random = seedRandom('fast', id);
    for (let i = 0; i < 300; i++) {
      const asked = decision(game);
      if (asked === undefined) break;
      apply(game, asked.options[randomBelow(random, asked.options.length)] ?? NOTHING);
      expect(notPlainIn(game, id)).toEqual([]);
    }
  }
});

/** The places in it that are no number, string, boolean, null, array or plain object. */
function notPlainIn(data: unknown, place: string): string[] {
  if (data === null || ['number', 'string', 'boolean'].includes(typeof data)) return [];
  if (typeof data !== 'object') return [place];
  const parent: unknown = Object.getPrototypeOf(data);
  if (!Array.isArray(data) && parent !== Object.prototype) return [place];
  return Object.entries(data).flatMap(([key, value]) => notPlainIn(value, `${place}.${key}`));
}
