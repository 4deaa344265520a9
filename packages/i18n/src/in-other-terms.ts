// Words in the terms of another printing, whether they stand ready or are made when asked for.

/** Every text in it as `say` says it. What functions are given (names that people chose) stays as it is. */
export function inOtherTerms<Words>(words: Words, say: (text: string) => string): Words {
  return said(words, say) as Words;
}

function said(value: unknown, say: (text: string) => string): unknown {
  if (typeof value === 'string') return say(value);
  if (Array.isArray(value)) return value.map((one) => said(one, say));
  if (typeof value === 'function') {
    return (...given: unknown[]) => {
      const made: unknown = Reflect.apply(value, undefined, given);
      return typeof made === 'string' ? around(made, textsIn(given), say) : made;
    };
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, said(one, say)]));
  }
  return value;
}

/** Says what lies around these texts anew, and leaves them alone. */
function around(made: string, given: readonly string[], say: (text: string) => string): string {
  const [first, ...others] = given.filter((text) => say(text) !== text);
  if (first === undefined) return say(made);
  return made
    .split(first)
    .map((piece) => around(piece, others, say))
    .join(first);
}

function textsIn(given: unknown): string[] {
  if (typeof given === 'string') return [given];
  return typeof given === 'object' && given !== null ? Object.values(given).flatMap(textsIn) : [];
}
