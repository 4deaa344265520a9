import { describe, expect, test } from 'vitest';
import { StrategyError, parseStrategy } from '../src/index.ts';

/** The one error in a line that stands below the name. */
function errorIn(line: string): StrategyError {
  const { errors, strategy } = parseStrategy(`strategy Test\n${line}`);
  const [error] = errors;
  if (error === undefined || errors.length > 1) throw new Error(`not one error but: ${errors.join('\n')}`);
  expect(strategy).toBeUndefined();
  expect(error).toBeInstanceOf(StrategyError);
  return error;
}

const underlined = (line: string, { column, length }: StrategyError): string =>
  line.slice(column - 1, column - 1 + length);

test.each([
  // Cards
  ['buy Smity', 'Smity', 'there is no card "Smity"', 'do you mean Smithy?'],
  ['buy Smity when own < 2', 'Smity', 'there is no card "Smity"', 'do you mean Smithy?'],
  ['buy Trone Rom when own < 2', 'Trone Rom', 'there is no card "Trone Rom"', 'do you mean Throne Room?'],
  ['buy "Smity"', '"Smity"', 'there is no card "Smity"', 'do you mean Smithy?'],
  ['buy Xyzzy', 'Xyzzy', 'there is no card "Xyzzy"', 'write the name of a card, such as Smithy'],
  ['buy Chamber', 'Chamber', 'there is no card "Chamber"', 'do you mean Secret Chamber?'],
  ['buy', '', 'the name of a card is missing', 'write one, such as Smithy'],
  ['buy when own < 2', 'when', 'the name of a card is missing', 'write one, such as Smithy'],
  [
    'buy 2 Smithy',
    '2',
    'a rule buys one card at a time',
    'for a limit write a condition: buy Smithy when own < 2',
  ],
  ['buy Gold when own Slver < 2', 'Slver', 'there is no card "Slver"', 'do you mean Silver?'],
  ['with Chapel trash Estate, Coper', 'Coper', 'there is no card "Coper"', 'do you mean Copper?'],
  ['with Chapel trash Estate,', '', 'the name of a card is missing', 'write one, such as Smithy'],
  ['kingdom Smithy, Vilage', 'Vilage', 'there is no card "Vilage"', 'do you mean Village?'],
  // Words
  ['byu Gold', 'byu', 'no line begins with "byu"', 'do you mean buy?'],
  [
    'purchase Gold',
    'purchase',
    'no line begins with "purchase"',
    'begin it with buy, play, never play or with, or with # for a comment',
  ],
  [
    'toString Gold',
    'toString',
    'no line begins with "toString"',
    'begin it with buy, play, never play or with, or with # for a comment',
  ],
  ['buy Gold if own < 2', 'if', '"if" is not understood here', 'write when'],
  ['buy Gold whan own < 2', 'whan', '"whan" is not understood here', 'do you mean when?'],
  [
    'buy Gold, Silver',
    ', Silver',
    'a rule buys one card',
    'write a rule for each, the most wanted first: buy Gold, and below it buy Silver',
  ],
  [
    'buy Gold or Silver when own < 2',
    'or Silver',
    'a rule buys one card',
    'write a rule for each, the most wanted first: buy Gold, and below it buy Silver',
  ],
  ['buy Platinum', 'Platinum', 'there is no card "Platinum"', 'write the name of a card, such as Smithy'],
  ['buy Gold when own < 2, turn > 3', ',', '"," is not understood here', 'put "and" between conditions'],
  [
    'buy Gold when own < 2 please',
    'please',
    '"please" is not understood here',
    'take it away, or begin a condition with when',
  ],
  [
    'buy Gold when own < 2 constructor',
    'constructor',
    '"constructor" is not understood here',
    'take it away, or begin a condition with when',
  ],
  ['buy Gold style', '', 'the style is missing', 'write one word, such as aggressiveTrashing'],
  ['never Gold', 'Gold', '"play" is missing behind "never"', 'write never play and a card'],
  [
    'play Village',
    '',
    'it is not said how to play the card',
    'write "first", "last", "before" and a card, "only if" and a condition, or "for" and a mode behind its name; "never play" keeps it in hand',
  ],
  [
    'play Moneylender only Copper in hand > 0',
    'Copper',
    '"if" is missing behind "only"',
    'write only if and a condition, such as only if Copper in hand > 0',
  ],
  // Named conditions and the guard
  [
    'define',
    '',
    'the name behind "define" is missing',
    'write one word, such as: define greening when Province left <= 4',
  ],
  [
    'phase Smithy when turn > 3',
    'Smithy',
    '"Smithy" already means something else',
    'take a word that is no card and no word of the language, such as greening',
  ],
  [
    'define greening Province left <= 4',
    'Province',
    'it is not said when "greening" holds',
    'write when and a condition behind it: define greening when Province left <= 4',
  ],
  [
    'define greening when not greening',
    'define greening when not greening',
    '"greening" hangs on itself',
    'let its condition speak of the game, or only of names defined above it',
  ],
  ['guard', '', 'it is not said whether the guard is on or off', 'write guard off, or take the line away'],
  // What everybody tries
  [
    'buy Gold when money > 6',
    'money',
    '"money" alone is no quantity',
    'write coins for what you can spend now, or total money for what all your cards make',
  ],
  [
    'buy Gold when points > 6',
    'points',
    '"points" does not say whose points',
    'write my points or opponent points',
  ],
  [
    'buy Gold when opponent Province > 2',
    'opponent Province',
    '"opponent Province" does not say what the opponent does with it',
    'write opponent owns Province; with several opponents that is the most any of them owns, opponents own Province all together',
  ],
  [
    'buy Gold when 2 < own < 5',
    '2 < own < 5',
    'a condition compares two things, and here are three',
    'write two with "and" between them: 2 < own and own < 5',
  ],
  [
    'buy Gold when own Silver / (2 - 2) > 1',
    '(2 - 2)',
    'nothing can be divided by 0',
    'divide by another number, or take the division away',
  ],
  [
    'buy Gold when Gold in deck > 1',
    'Gold in deck',
    'which of your cards lie in the deck is hidden',
    'write Gold unseen for deck and discard pile together, or cards in deck for how many there are',
  ],
  [
    'buy Gold when cost of Treasure < 3',
    'cost',
    '"cost of" is about one card',
    'write the name of a card behind it, such as cost of Gold',
  ],
  [
    'with Chapel',
    '',
    'it is not said what to do with the card',
    'write choose, discard, trash, topdeck, gain, pass, play, reveal, set aside, name, return or prefer behind its name',
  ],
  // Conditions
  ['buy Gold when', '', 'a quantity is missing', 'write one, such as own Gold, Province left, coins or turn'],
  [
    'buy Gold when < 2',
    '<',
    'a quantity is missing before "<"',
    'write one, such as own Gold, Province left, coins or turn',
  ],
  [
    'buy Gold when own <',
    '',
    'a number is missing after <',
    'write a number or a quantity, such as 2 or own Gold',
  ],
  [
    'buy Gold when own < # none',
    ' ',
    'a number is missing after <',
    'write a number or a quantity, such as 2 or own Gold',
  ],
  [
    'buy Gold when own < and turn > 2',
    'and',
    'a number is missing after <',
    'write a number or a quantity, such as 2 or own Gold',
  ],
  [
    'buy Gold when own < 2 +',
    '',
    'a number is missing after +',
    'write a number or a quantity, such as 2 or own Gold',
  ],
  ['buy Gold when own', '', 'a comparison is missing', 'write one of < <= == != >= > and a number'],
  [
    'buy Gold when own 2',
    '2',
    'a comparison is missing before "2"',
    'write one of < <= == != >= > and a number',
  ],
  ['buy Gold when totl money > 3', 'totl money', '"totl money" is no quantity', 'do you mean total money?'],
  ['buy Gold when coin > 3', 'coin', '"coin" is no quantity', 'do you mean coins?'],
  [
    'buy Gold when Silver > 3',
    'Silver',
    '"Silver" does not say where the cards are',
    'write own before the name, or left, in hand or in play behind it',
  ],
  [
    'buy Gold when Silver inside > 3',
    'Silver',
    '"Silver" does not say where the cards are, and "inside" is no word for it',
    'write own before the name, or left, in hand or in play behind it',
  ],
  [
    'buy Gold when Treasures left > 3',
    'Treasures',
    '"left" counts the cards of one pile',
    'write the name of a card before it, such as Province left',
  ],
  ['buy Gold when (own + 1', '', 'the bracket is not closed', 'put ) behind the sum'],
  ['buy Gold when (own + 1 < 3', '', 'the bracket is not closed', 'put ) behind the condition'],
  [
    'buy Gold when own < 3)',
    ')',
    '")" is not understood here',
    'take it away, or begin a condition with when',
  ],
  ['buy Gold when own < 3x', '3x', '"3x" is no number', 'write it like 3 or 2.5'],
  ['buy Gold when own < 1e999', '1e999', 'this number is too great', 'write a smaller one'],
  ['buy Gold when own ! 3', '!', '"!" means nothing here', 'take it away'],
  ['buy "Gold', '"Gold', 'the quote is not closed', 'put " at the end of the name'],
  [
    'buy "Go\\ld"',
    '"Go\\ld"',
    'the text in quotes cannot be read',
    'write \\" for a quote inside it and \\\\ for a backslash',
  ],
  // Modes and answers
  ['with Minion choose gold', 'gold', 'Minion has no mode "gold"', 'its modes are coins and new-hand'],
  [
    'play Minion for coins, silver coins when turn > 2',
    'silver coins',
    'Minion has no mode "silver coins"',
    'its modes are coins and new-hand',
  ],
  [
    'with Pawn choose card',
    'card',
    'Pawn has no mode "card"',
    'its modes are card+action, card+buy, card+coin, action+buy, action+coin and buy+coin',
  ],
  [
    'with Chancellor choose deck',
    'deck',
    'Chancellor has no mode "deck"',
    'its modes are discard-deck and nothing',
  ],
  ['with Minion choose', '', 'a mode is missing', 'write coins or new-hand'],
  [
    'with Smithy choose cards',
    'cards',
    'Smithy lets nobody choose',
    'take the line away, or write the name of a card with a choice, such as Minion',
  ],
  ['with Smithy choose', '', 'a mode is missing', 'take the line away'],
  [
    'with Remodel discard Estate',
    'discard',
    'Remodel never asks to discard a card',
    'it asks to trash or gain',
  ],
  ['with Library discard Moat', 'discard', 'Library never asks to discard a card', 'it asks to set aside'],
  ['with Smithy trash Estate', 'trash', 'Smithy never asks for a card', 'take the line away'],
  ['with Smithy prefer Estate', 'prefer', 'Smithy never asks for a card', 'take the line away'],
  // About the strategy
  [
    'strategy Another',
    'strategy Another',
    'strategy is said twice, first in line 1',
    'take line 1 or line 2 away',
  ],
  [
    'players',
    '',
    'a number of players is missing',
    'write one from 2 to 6, or several with commas between them',
  ],
  [
    'players 2, 9',
    '9',
    'a number of players is missing',
    'write one from 2 to 6, or several with commas between them',
  ],
  ['source', '', 'the text behind "source" is missing', 'write it behind the first word of the line'],
  [
    'note "A" and "B"',
    '"A" and "B"',
    'a text that begins with a quote must end with one',
    'put " at the end and \\ before each " inside, or take the first one away',
  ],
  [
    'author Somebody',
    'author Somebody',
    '"author" says more about a source, but there is none',
    'put a line such as this above it: source Geronimoo/DominionSim',
  ],
])('%s', (line, at, message, remedy) => {
  const error = errorIn(line);
  expect({ message: error.message, remedy: error.remedy }).toEqual({ message, remedy });
  expect(underlined(line, error)).toBe(at);
  expect(error.line).toBe(2);
});

describe('several errors', () => {
  test('one in each line that has one, from top to bottom', () => {
    const text = 'buy Smity when own Slver < 2\nbuy Gold\n  byu Silver\nbuy Gold when own <\n';
    const { errors, strategy } = parseStrategy(text);
    expect(strategy).toBeUndefined();
    expect(errors.map(({ line, column }) => [line, column])).toEqual([
      [1, 5],
      [1, 1],
      [3, 3],
      [4, 20],
    ]);
    expect(String(errors[0])).toBe('line 1, column 5: there is no card "Smity"; do you mean Smithy?');
    expect(String(errors[1])).toBe(
      'line 1, column 1: the strategy has no name; begin with a line such as: strategy Big Money',
    );
  });

  test('a name that cannot be read is not missing too', () => {
    expect(parseStrategy('strategy').errors.map(String)).toEqual([
      'line 1, column 9: the text behind "strategy" is missing; write it behind the first word of the line',
    ]);
  });

  test('sums without end are refused and cost nothing', () => {
    const long = `strategy Long\nbuy Gold when own < ${'1 + '.repeat(50_000)}1`;
    const deep = `strategy Deep\nbuy Gold when own < ${'('.repeat(50_000)}1`;
    for (const text of [long, deep]) {
      expect(parseStrategy(text).errors.map(({ message }) => message)).toEqual(['this sum is too long']);
    }
  });
});

describe('warnings', () => {
  const warningsIn = (...lines: readonly string[]): readonly string[] => {
    const { strategy, warnings } = parseStrategy(['strategy Test', ...lines].join('\n'));
    expect(strategy).toBeDefined();
    return warnings.map(({ line, column, message, remedy }) => `${line}:${column} ${message}; ${remedy}`);
  };

  test('a rule below an unconditional one for the same card', () => {
    expect(warningsIn('buy Smithy', 'buy Gold', '  buy Smithy when own < 2')).toEqual([
      '4:3 this rule can never matter: the one for Smithy in line 2 comes first whenever it could; ' +
        'take it away, put it above line 2, or give that one a condition',
    ]);
  });

  test('a rule whose conditions include those of a rule above it', () => {
    expect(warningsIn('buy Gold when own < 2', 'buy Gold when turn > 3 and own Gold < 2')).toHaveLength(1);
    expect(warningsIn('buy Gold when own < 2 and turn > 3', 'buy Gold when own < 2')).toEqual([]);
    expect(warningsIn('buy Gold when own < 2', 'buy Gold when own < 3', 'buy Silver')).toEqual([]);
  });

  test('rules of play alike', () => {
    expect(warningsIn('play Witch first', 'play Witch first when turn > 3')).toHaveLength(1);
    expect(warningsIn('with Remodel prefer Gold', 'with Remodel gain Gold')).toHaveLength(1);
    expect(
      warningsIn('with Remodel gain Gold', 'with Remodel trash Gold', 'with Remodel prefer Estate'),
    ).toEqual([]);
    expect(warningsIn('play Witch first', 'never play Witch when turn > 30')).toEqual([]);
  });

  test('a card that nobody can play', () => {
    expect(warningsIn('play Duchy first', 'never play Moat')).toEqual([
      '2:1 this rule can never matter: Duchy is never played; take it away',
    ]);
  });
});
