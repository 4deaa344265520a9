// A question about the rules, asked as a scenario: the engine plays it and says whether what one expects comes true.
//
//   npm install @tenfold/scenarios
//   node scenario.mjs

import { ScenarioError, parseScenarios, runScenario } from '@tenfold/scenarios';

// A position, what is done, and what must then hold. Decks are listed top first. Two scenarios in one text are parted by
// a line of three hyphens. The second one is mistaken.
const questions = `
title: Throne Room plays a Village twice
kingdom: [throne-room, village]
players:
  Ann: { hand: [throne-room, village], deck: [gold, silver] }
  Bob: {}
turn: { player: Ann, phase: action, actions: 1 }
moves:
  - Ann plays throne-room
  - Ann plays village
then:
  Ann: { hand: [gold, silver] }
  turn: { actions: 4 }
---
title: A Militia leaves four cards
kingdom: [militia]
players:
  Ann: { hand: [militia] }
  Bob: { hand: [copper, copper, copper, estate, estate] }
turn: { player: Ann, phase: action, actions: 1 }
moves:
  - Ann plays militia
  - Bob discards estate, estate
then:
  Bob: { hand: [copper, copper, copper, estate] }
`;

try {
  for (const scenario of parseScenarios(questions, 'questions.yaml')) {
    const { differences, checks } = runScenario(scenario);
    console.log(
      `${scenario.title}: ${differences.length === 0 ? `holds (${checks} things checked)` : 'does not hold'}`,
    );
    for (const { line, what, expected, found } of differences) {
      console.log(`  line ${line}: ${what}: expected ${expected}, found ${found}`);
    }
  }
} catch (error) {
  // What is no scenario is refused, with the line and the remedy.
  if (!(error instanceof ScenarioError)) throw error;
  console.error(error.message);
}

// It prints:
// → Throne Room plays a Village twice: holds (2 things checked)
// → A Militia leaves four cards: does not hold
// →   line 25: Bob's hand: expected Copper, Copper, Copper, Estate, found Copper, Copper, Copper
