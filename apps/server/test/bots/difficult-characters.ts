// Characters that make trouble, or that show what the team does with them; and the usual ones beside them.

import type { Bot, Character, PreparedStrategy, Preparation } from '@tenfold/bots';
import { characters as usual } from '@tenfold/bots';
import type { Lens } from '@tenfold/rules';

const first: Bot['choose'] = (_lens, { options }) => options[0] ?? -1;
const last: Bot['choose'] = (_lens, { options }) => options.at(-1) ?? -1;

const character = (id: string, newChoose: (lens: Lens) => Bot['choose']): Character => ({
  id,
  name: id,
  strength: 1,
  plan: () => ({ plan: 'whatever', cards: [] }),
  maker: (lens) => ({ name: id, choose: newChoose(lens) }),
});

function forEver(): never {
  for (;;);
}

const preparing = (id: string, seconds: number, prepare: Preparation['prepare']): Character => ({
  ...character(id, () => first),
  preparation: {
    seconds,
    prepare,
    playing: ({ plan }) => ({ plan: () => plan, maker: () => ({ name: id, choose: last }) }),
  },
});

const found = (players: number): PreparedStrategy => ({
  plan: { plan: 'money-with', cards: ['smithy'] },
  strategy: { name: `for ${players}`, buy: [] },
  share: 0.5,
});

export const characters: readonly Character[] = [
  ...usual,
  character('endless', () => forEver),
  character('deadly', () => () => process.exit(3)),
  character('greedy', () => () => {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => index + hoard.length));
  }),
  character('clumsy', () => (lens) => {
    throw new TypeError(`I hold ${lens.hand().join()}`);
  }),
  character('cheating', () => () => -7),
  /** The first option at first, and the last one ever after. */
  character('remembering', () => {
    let asked = 0;
    return (lens, decision) => (asked++ === 0 ? first : last)(lens, decision);
  }),
  /** Is content long before its time is up: a thread that waits for a processor has not used it up meanwhile. */
  preparing('studious', 10, function* studious(lens, spent) {
    while (spent(0) < 0.01) yield found(lens.players);
    yield found(lens.players);
  }),
  preparing('brooding', 0.1, function* brooding(lens) {
    yield found(lens.players);
    forEver();
  }),
];
