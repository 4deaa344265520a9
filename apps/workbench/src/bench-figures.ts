// How the benches of the server write their figures, and read the numbers that they are given.

/** A whole number, with commas. */
export const number = (value: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(value);

export const ms = (value: number): string => `${value.toFixed(1)} ms`;

export const percent = (value: number): string => `${value.toFixed(0)} %`;

/** For `JSON.stringify`: three digits say enough. */
export const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

/** What is wrong with the arguments, and how they are to be; then it is over. */
export function refuse(usage: string, why: string): never {
  console.error(`${why}\n${usage}`);
  process.exit(2);
}

export function positive(usage: string, name: string, text: string): number {
  const value = Number(text);
  return value > 0 && Number.isFinite(value)
    ? value
    : refuse(usage, `--${name} takes numbers above 0, not "${text}"`);
}
