// The modes that the text of a card lets one choose between, by the names under which a decision offers them.

import type { CardDefinition, Step } from '@tenfold/rules';

export function modesOf(card: CardDefinition): string[] {
  const names = new Set<string>();
  for (const steps of [card.play, card.onAttack, card.onDiscardFromPlay?.steps]) collect(steps ?? [], names);
  return [...names];
}

function collect(steps: readonly Step[], names: Set<string>): void {
  for (const step of steps) {
    switch (step.do) {
      case 'choose':
        for (const name of picksOf(
          step.modes.map((mode) => mode.name),
          step.n,
        )) {
          names.add(name);
        }
        for (const mode of step.modes) collect(mode.steps, names);
        break;
      case 'if':
        collect(step.then, names);
        collect(step.otherwise, names);
        break;
      case 'eachPlayer':
      case 'eachOtherPlayer':
      case 'leftNeighbour':
        collect(step.steps, names);
        break;
      case 'forEachDifferentlyNamed':
        for (const part of [step.action, step.treasure, step.victory]) collect(part, names);
        break;
      default:
    }
  }
}

/** Where several modes are taken, every set of so many is one option; the engine joins their names so. */
function picksOf(names: readonly string[], n: number): string[] {
  if (n === 0) return [''];
  return names.flatMap((name, index) =>
    picksOf(names.slice(index + 1), n - 1).map((rest) => (rest === '' ? name : `${name}+${rest}`)),
  );
}
