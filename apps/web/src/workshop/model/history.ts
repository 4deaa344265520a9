// What was before, to go back to. A run of small changes to one thing, such as letters typed into a name, is one step.

/** More than anybody takes back. */
const MOST_STEPS = 200;

export interface History<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
  /** What the last change was about; another about the same joins it. */
  readonly about: string | null;
}

export const begun = <Value>(now: Value): History<Value> => ({ past: [], now, future: [], about: null });

export function changed<Value>(
  history: History<Value>,
  next: Value,
  about: string | null = null,
): History<Value> {
  if (next === history.now) return history;
  const joins = about !== null && about === history.about;
  const past = joins ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { past, now: next, future: [], about };
}

export function undone<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    about: null,
  };
}

export function redone<Value>(history: History<Value>): History<Value> {
  const [next, ...future] = history.future;
  return next === undefined
    ? history
    : { past: [...history.past, history.now], now: next, future, about: null };
}
