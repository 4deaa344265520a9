// The hill over the coins: where a price most likely lies.

export const LEAST_COINS = 2;
export const MOST_COINS = 7;

const LEFT = 26;
const A_COIN = 75;
export const GROUND = 92;
const HEIGHT = 74;
const STEP = 0.05;

/** Where so many coins stand; what lies beyond an end stands at it. */
export const placeOf = (coins: number): number =>
  LEFT + (Math.max(LEAST_COINS, Math.min(MOST_COINS, coins)) - LEAST_COINS) * A_COIN;

/** The outline of a normal distribution, as a path. */
export function hillPath(price: number, deviation: number): string {
  let path = `M${placeOf(LEAST_COINS)} ${GROUND}`;
  const steps = Math.round((MOST_COINS - LEAST_COINS) / STEP);
  for (let i = 0; i <= steps; i++) {
    const coins = LEAST_COINS + i * STEP;
    const height = HEIGHT * Math.exp(-((coins - price) ** 2) / (2 * deviation * deviation));
    path += `L${placeOf(coins).toFixed(1)} ${(GROUND - height).toFixed(1)}`;
  }
  return `${path}L${placeOf(MOST_COINS)} ${GROUND}z`;
}
