// What is said of scenarios, in every language: nothing that somebody who pastes one may meet is English alone.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SaidOfScenario, ScenarioSentences } from '../src/index.ts';
import { RULE_REFUSALS } from '../src/sentences/rule-refusals.ts';
import { findProblems, sayIn, scenarioSentencesIn } from '../src/index.ts';

const english = await scenarioSentencesIn.en();

/** Makes a Silver worth more. */
const OWN_CARD =
  '{ id: old-mill, types: [Action], cost: { coins: 3, potions: 0 }, play: [{ do: makesMore, card: silver, coins: 1 }] }';

/** Each with something that goes wrong, and the sentence for it. */
const SLIPS: readonly (readonly [code: string, text: string])[] = [
  ['noScenario', ''],
  ['malformed', 'title: ['],
  ['noParts', '[]'],
  ['noTitle', 'players: { Ann: {}, Bob: {} }'],
  ['twice', 'title: x\ntitle: y'],
  ['alias', 'title: x\nmoves: *others'],
  ['unknownPart', 'title: x\ncolour: red'],
  ['noRulingId', 'title: x\nruling: { id: 3 }'],
  ['noStart', 'title: x'],
  ['noMap', 'title: x\nplayers: [Ann, Bob]'],
  ['besideSetup', 'title: x\nsetup: { players: [Ann, Bob] }\nturn: { player: Ann }'],
  ['refused repeated-name', 'title: x\nsetup: { players: [Ann, Ann] }'],
  ['noBoxes', 'title: x\nsetup: { players: [Ann, Bob], boxes: 3 }'],
  ['unknownSet', 'title: x\nsetup: { players: [Ann, Bob], dealt: [seaside] }'],
  ['secondKingdom', 'title: x\nsetup: { players: [Ann, Bob], kingdom: first-game, dealt: [base] }'],
  ['noDeal', 'title: x\nsetup: { players: [Ann, Bob], dealt: { base: 11 } }'],
  ['noPick', 'title: x\nsetup: { players: [Ann, Bob], picked: [Ann takes moat] }'],
  ['notTheirPick', 'title: x\nsetup: { players: [Ann, Bob], picked: [Ann picks moat, Ann picks spy] }'],
  ['cannotPick', 'title: x\nsetup: { players: [Ann, Bob], picked: [Ann picks copper] }'],
  ...ofPlayers([
    ['unknownCard', 'Ann: { hand: [vilage] }, Bob: {}'],
    ['unknownCard', 'Ann: { hand: [qqqqqqqq] }, Bob: {}'],
    ['unknownKey', 'Ann: { pocket: [copper] }, Bob: {}'],
    ['noCardList', 'Ann: { hand: 3 }, Bob: {}'],
    ['listInList', 'Ann: { hand: [[copper]] }, Bob: {}'],
    ['noCard', 'Ann: { hand: [3] }, Bob: {}'],
    ['nothingInList', 'Ann: { hand: [nothing] }, Bob: {}'],
    ['tooManyOfIt', 'Ann: { hand: [300 copper] }, Bob: {}'],
    ['noneOfIt', 'Ann: { hand: [0 copper] }, Bob: {}'],
    ['noNumber', 'Ann: { turns: many }, Bob: {}'],
    ['noListOfLists', 'Ann: { shuffles: [copper] }, Bob: {}'],
    ['reservedName', 'nobody: {}, Bob: {}'],
    ['refused too-few-players', 'Ann: {}'],
    ['refused too-many-players', 'A: {}, B: {}, C: {}, D: {}, E: {}, F: {}, G: {}'],
    ['refused no-name', '"": {}, Bob: {}'],
    ['refused bad-name', '"A, B": {}, Bob: {}'],
    ['refused too-many-copies', 'Ann: { hand: [40 province] }, Bob: {}'],
    ['refused in-play-out-of-turn', 'Ann: {}, Bob: { play: [village] }'],
    ['refused kept-but-not-possessed', 'Ann: { returning: [copper] }, Bob: {}'],
    ['refused no-potion-pile', 'Ann: { hand: [potion] }, Bob: {}'],
    ['refused bad-number', 'Ann: { turns: -1 }, Bob: {}'],
  ]),
  ...withParts([
    ['refused basic-card', 'kingdom: [copper]'],
    ['refused twice-in-kingdom', 'kingdom: [moat, moat]'],
    ['refused not-in-game', 'kingdom: [moat]\ntrash: [village]'],
    ['refused bad-number', 'turn: { coins: 5000 }'],
    ['refused bought-in-action-phase', 'turn: { bought: 1, phase: action }'],
    ['refused ordinary-turn', 'turn: { player: Ann, lastOrdinary: Bob }'],
    ['refused own-possessor', 'turn: { player: Ann, possessor: Ann }'],
    ['refused makes-no-more', 'turn: { bonuses: { gold: 1 } }'],
    ['refused won-no-turn', 'extraTurns: [Bob]'],
    ['refused other-possessor', 'extraTurns: [Bob possesses Ann]'],
    ['refused had-no-turn', 'extraTurns: [Cid possesses Ann]'],
    ['refused bad-further', 'kingdom: [black-market]\nmarket: [copper]'],
    [
      'refused possessed-before',
      'turn: { player: Ann, possessor: Cid }\nextraTurns: [Ann possesses Bob, Cid possesses Ann]',
    ],
    ['refused two-of-a-name', `cards: [${OWN_CARD}, ${OWN_CARD}]`],
    ['refused speaks-of-unknown', `cards: [${OWN_CARD.replace('silver', 'platinum')}]`],
    ['refused own-turn-first', 'extraTurns: [Ann possesses Bob, Ann]'],
    ['refused bad-seed', 'seed: "a#b"'],
    [
      'refused kingdom-size',
      'kingdom: [moat, village, smithy, market, mine, militia, cellar, witch, spy, thief, feast]',
    ],
    ['emptySeed', 'seed: ""'],
    ['cardTwice', 'supply: { copper: 1, Coppers: 2 }'],
    ['unknownPlayer', 'turn: { player: Zacharias }'],
    ['misspeltPlayer', 'turn: { player: Anm }'],
    ['unknownPhase', 'turn: { phase: night }'],
    ['noExtraTurn', 'extraTurns: [soon]'],
    ['tooManyExtraTurns', 'extraTurns: 5000'],
    ['badCard', 'cards: [{ id: old-mill, types: [Action], cost: 3 }]'],
  ]),
  ...ofMoves([
    ['noMove', 'Ann dances'],
    ['moveWithoutName', 'everybody plays village'],
    ['commaInMove', 'copper'],
    ['forWithoutName', 'Ann for everybody plays village'],
    ['sayNothing', 'Ann discards 0 copper'],
    ['passesLeft', 'Ann passes copper to Cid'],
    ['emptyMove', ''],
    ['moveWithColon', 'Ann: { handSize: 2 }'],
    ['neverDecides', '{ cannot: Ann for Cid plays village }'],
    ['unknownMode', 'Ann chooses everything'],
    ['noYesOrNo', '{ expect: { over: perhaps } }'],
    ['noCost', '{ expect: { costs: { moat: cheap } } }'],
    ['noEvent', '{ told: { Ann: Ann dances } }'],
    ['noEventOf', '{ told: { Ann: everybody dances } }'],
    ['commaInEvent', '{ told: { Ann: [copper, copper] } }'],
    ['notInGame', '{ told: { Ann: Ann plays Witch } }'],
    ['topWithoutNumber', '{ told: { Ann: "Ann discards Copper, Gold on top" } }'],
    ['oneHasNoOrder', '{ toldInOrder: { Ann: Ann plays Village } }'],
    ['nothingChecked', '{ expect: {} }'],
    ['noChoice', '{ options: [dance] }'],
    ['noMapOfSight', '{ sees: { Ann: 3 } }'],
    ['noText', '{ expect: { asking: [copper] } }'],
    ['differs otherOffers', 'Ann plays witch'],
    ['differs waitsFor', 'Bob plays village'],
    ['differs offered', '{ cannot: Ann plays village }'],
    ['differs options', '{ options: [end actions] }'],
    ['differs whoChooses', '{ asked: Bob }'],
    ['differs ofPlayer', '{ expect: { Ann: { hand: nothing } } }'],
    ['differs inView', '{ sees: { Bob: { Ann: { hand: [village] } } } }'],
    ['differs wasTold', '{ told: { Ann: Bob plays Village } }'],
    ['differs pile', '{ expect: { supply: { gold: none } } }'],
    ['differs isOver', '{ expect: { over: yes } }'],
    ['differs phase', '{ expect: { turn: { phase: buy } } }'],
  ]),
  ['noMoveList', 'title: x\nplayers: { Ann: {}, Bob: {} }\nmoves: Ann plays village'],
  ['neverOffered', 'title: x\nplayers: { Ann: {}, Bob: {} }\nmoves:\n  - { cannot: Ann plays chapel }'],
  [
    'differs refused bad-shuffle',
    'title: x\nplayers: { Ann: { hand: [village], discard: [copper], shuffles: [[gold]] }, Bob: {} }\nmoves:\n  - Ann plays village',
  ],
  ['checksNothing', 'title: x\nplayers: { Ann: {}, Bob: {} }'],
];

function ofPlayers(slips: readonly (readonly [string, string])[]) {
  return slips.map(
    ([code, players]) => [code, `title: x\nplayers: { ${players} }\nthen: { over: no }`] as const,
  );
}

function withParts(slips: readonly (readonly [string, string])[]) {
  const players = 'players: { Ann: {}, Bob: {}, Cid: {} }';
  return slips.map(([code, part]) => [code, `title: x\n${players}\n${part}\nthen: { over: no }`] as const);
}

function ofMoves(slips: readonly (readonly [string, string])[]) {
  const position =
    'kingdom: [village, moat]\nplayers: { Ann: { hand: [village, moat] }, Bob: {}, Cid: {} }\nturn: { player: Ann }';
  return slips.map(
    ([code, move]) => [code, `title: x\n${position}\nmoves:\n  - ${move}\nthen: { over: no }`] as const,
  );
}

/** All sentences in a sentence, the refusals of the rules by their name. */
function codesIn({ code, words }: SaidOfScenario): string[] {
  const inner = words.flatMap((word) =>
    typeof word === 'object' && 'code' in word && 'words' in word ? codesIn(word as SaidOfScenario) : [],
  );
  const [because] = words;
  return [code, ...(code === 'refused' && typeof because === 'string' ? [because] : []), ...inner];
}

describe('what is wrong with a text', () => {
  it.each(SLIPS)('%s', (code, text) => {
    const found = findProblems(text).flatMap(({ said }) => codesIn(said));
    expect(found).toEqual(expect.arrayContaining(code.split(' ')));
  });

  it('has no sentence that a text could not call forth, but for those of lessons and of files', () => {
    const met = new Set(SLIPS.flatMap(([, text]) => findProblems(text).flatMap(({ said }) => codesIn(said))));
    const reasons = codesOf(english).filter((code) => !COMPARED.has(code) && !met.has(code));
    expect(reasons).toEqual([...ELSEWHERE]);
  });
});

const codesOf = (sentences: ScenarioSentences) => Object.keys(sentences) as (keyof ScenarioSentences)[];

it('every refusal of the rules that has a sentence can be met', () => {
  const met = new Set(SLIPS.flatMap(([, text]) => findProblems(text).flatMap(({ said }) => codesIn(said))));
  expect(RULE_REFUSALS.filter((one) => !met.has(one))).toEqual([]);
});

/** In the order in which they stand. What they are about has tests of its own. */
const ELSEWHERE = ['ofLesson', 'unknownRuling', 'forWhom', 'tooEarly', 'gameIsOver', 'decidesForAnother'];

/** What was compared, expected and found: the last ones, beginning with a move. */
const COMPARED: ReadonlySet<string> = new Set(codesOf(english).slice(codesOf(english).indexOf('aMove')));

const root = join(import.meta.dirname, '../../../rulings');

/** Some of the rulebook's own scenarios, each with a move and a check that do not fit any more. */
const wrongInRulebook = globSync('**/*.yaml', { cwd: root })
  .toSorted()
  .filter((_file, index) => index % 10 === 0)
  .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/(discard|coins|over): \S+/g, '$1: 77'))
  .flatMap(findProblems);

for (const language of ['hu', 'pl', 'de'] as const) {
  describe(`in ${language}`, async () => {
    const theirs = await scenarioSentencesIn[language]();

    it('all is said', () => {
      expect(codesOf(theirs)).toEqual(codesOf(english));
    });

    it('nothing that goes wrong is told in English, and the same things are named', () => {
      const inEnglishAlone = SLIPS.flatMap(([, text]) => findProblems(text)).filter(
        ({ reason, said }) => sayIn(theirs, said) === reason,
      );
      expect(inEnglishAlone.map(({ reason }) => reason)).toEqual([]);
      for (const { reason, said } of SLIPS.flatMap(([, text]) => findProblems(text))) {
        const told = sayIn(theirs, said);
        expect(told).not.toMatch(/undefined|\{\w+\}|\[object/);
        const named = said.words.filter(
          (word) => typeof word === 'string' && word !== '' && reason.includes(`"${word}"`),
        );
        expect(named.filter((name) => typeof name === 'string' && !told.includes(name))).toEqual([]);
      }
    });

    it('what is typed in the rulebook and does not hold is told', () => {
      const alike = wrongInRulebook
        .filter(({ reason, said }) => sayIn(theirs, said) === reason)
        .map(({ reason }) => reason);
      expect(alike).toEqual([]);
    });
  });
}
