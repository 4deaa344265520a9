// Who sits down when more opponents are wanted: somebody who is not there yet, as long as there is one.

import type { ListedBot } from '../api.ts';

type Candidate = Pick<ListedBot, 'id' | 'strength'>;

/** Those chosen stay; next come the weaker ones, then the stronger, who take longer; then all of them again. */
export function mixedCast(
  chosen: readonly string[],
  bots: readonly Candidate[],
  count: number,
): readonly string[] {
  const first = bots.find(({ id }) => id === chosen[0])?.strength ?? 0;
  const [weaker, stronger] = [
    bots.filter(({ strength }) => strength <= first),
    bots.filter(({ strength }) => strength > first),
  ];
  const order = [...weaker.toReversed(), ...stronger].map(({ id }) => id);
  const all = order.length === 0 ? chosen.slice(-1) : order;
  const fresh = order.filter((id) => !chosen.includes(id));
  const seated = [...chosen, ...fresh];
  while (all.length > 0 && seated.length < count) seated.push(...all);
  return seated.slice(0, count);
}
