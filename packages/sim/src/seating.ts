// Who sits where in which game, and with which shuffles. Games are numbered from 1, and everything about a game follows
// from the plan and its number; so it is the same game whichever thread plays it, and when.

/**
 * The strategies in the order of their turns. As many games in a row as there are strategies make a round, in which each
 * sits in each seat once. From round to round the order round the table changes too, so that nobody always plays after
 * the same one.
 */
export function seatingOf(number: number, strategies: number): number[] {
  const order = circularOrder(roundOf(number, strategies), strategies);
  const shift = (number - 1) % strategies;
  return order.map((_, seat) => order[(seat + shift) % strategies]!);
}

/** The seed of a game. With mirrored shuffles the games of a round share one. */
export function seedOf(seed: string, number: number, strategies: number, mirror: boolean): string {
  return `${seed}/${mirror ? roundOf(number, strategies) + 1 : number}`;
}

/** Counted from 0. */
const roundOf = (number: number, strategies: number): number => Math.floor((number - 1) / strategies);

/** The first stays, the others come in each of their orders in turn: all ways to sit round a table. */
function circularOrder(round: number, strategies: number): number[] {
  const left = Array.from({ length: strategies - 1 }, (_, index) => index + 1);
  const order = [0];
  let code = round;
  while (left.length > 0) {
    order.push(...left.splice(code % left.length, 1));
    code = Math.floor(code / (left.length + 1));
  }
  return order;
}
