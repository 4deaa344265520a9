import { describe, expect, test } from 'vitest';
import { ScenarioError, parseScenarios } from '../src/index.ts';
import { refusalOf, scenario } from './scenario.ts';

describe('a file', () => {
  test('may hold several scenarios, each with its line, title and rulings', () => {
    const text = [
      'ruling: INT-BARON-01',
      'title: The first',
      '---',
      '# a comment',
      'title: The second',
      'ruling: [INT-BARON-02, INT-BARON-03]',
      '---',
      'title: The third',
    ].join('\n');
    const found = parseScenarios(text, 'some.yaml');
    expect(found.map(({ file, line, title, rulings }) => ({ file, line, title, rulings }))).toEqual([
      { file: 'some.yaml', line: 1, title: 'The first', rulings: ['INT-BARON-01'] },
      { file: 'some.yaml', line: 5, title: 'The second', rulings: ['INT-BARON-02', 'INT-BARON-03'] },
      { file: 'some.yaml', line: 8, title: 'The third', rulings: [] },
    ]);
  });

  test('keeps the line of every part', () => {
    const [found] = parseScenarios('title: A test\nthen:\n  Ann:\n    hand: [copper]\n', 'some.yaml');
    const then = found?.parts.get('then');
    const hand = then?.entries.get('Ann')?.entries.get('hand');
    expect([then?.line, hand?.line, hand?.items[0]?.line]).toEqual([2, 4, 4]);
    expect(then?.value).toEqual({ Ann: { hand: ['copper'] } });
  });

  test('says in its error where it is wrong', () => {
    const parse = () => parseScenarios('title: A test\nmoevs: []', 'some.yaml');
    expect(parse).toThrow(ScenarioError);
    expect(parse).toThrow(expect.objectContaining({ file: 'some.yaml', line: 2, name: 'ScenarioError' }));
  });
});

describe('what is refused', () => {
  const PARTS =
    'ruling, title, cards, kingdom, players, setup, supply, trash, market, turn, extraTurns, seed, moves, then';

  test.each([
    ['a file without anything', '', '1: the file holds no scenario'],
    ['a file of comments', '# nothing\n', '1: the file holds no scenario'],
    ['a sentence', 'Ann plays village', `1: a scenario is a list of "name: value" lines, such as ${PARTS}`],
    ['a list', '- title: A test', `1: a scenario is a list of "name: value" lines, such as ${PARTS}`],
    [
      'an empty scenario behind others',
      'title: A test\nplayers: { Ann: {}, Bob: {} }\nthen: { over: false }\n---\n',
      `4: a scenario is a list of "name: value" lines, such as ${PARTS}`,
    ],
    [
      'an unknown part',
      'title: A test\nplayer: {}',
      `2: "player" is no part of a scenario; known are ${PARTS}`,
    ],
    ['a missing title', 'ruling: INT-BARON-01\nplayers: {}', '1: the scenario has no title'],
    ['an empty title', "title: ' '", '1: the scenario has no title'],
    ['a title that is none', 'title: [a, b]', '1: the scenario has no title'],
    [
      'a ruling without an id',
      'title: A test\nruling:',
      '2: a ruling is named by its id, such as INT-BARON-01, or by a list of ids',
    ],
    [
      'a reference to another place',
      'title: A test\nplayers:\n  Ann: &hand { hand: [copper] }\n  Bob: *hand',
      '4: "*hand" refers elsewhere; write it out',
    ],
    [
      'a part said twice',
      'title: A test\ntitle: Again',
      '2: "title" stands twice, first on line 1; keep one',
    ],
    [
      'a player said twice',
      'title: A test\nplayers:\n  Ann: {}\n  Bob: {}\n  Ann: {}',
      '5: "Ann" stands twice, first on line 3; keep one',
    ],
  ])('%s', (_what, text, refusal) => {
    expect(refusalOf(text)).toBe(refusal);
  });

  test.each([
    ['an open bracket', 'title: A test\nkingdom: [moat\nthen: {}'],
    ['a colon in a sentence', 'title: A: test\nthen: {}'],
    ['a tabulator', 'title: A test\nplayers:\n\tAnn: {}'],
  ])('%s is not well-formed', (_what, text) => {
    expect(refusalOf(text)).toMatch(/^[123]: not well-formed: \S/);
  });

  test('malformed YAML in a later scenario, with its line in the file', () => {
    const text = `${scenario({ then: '{ over: false }' })}\n---\ntitle: A test\nkingdom: [moat`;
    expect(refusalOf(text)).toMatch(/^6: not well-formed: /);
  });
});
