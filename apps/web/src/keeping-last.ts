/**
 * Whoever asks for the same again is given the very same, and need not do anew what he has made of it. What did not come is
 * fetched again.
 */
export function keepingLast<Asked extends readonly unknown[], Part>(
  load: (...asked: Asked) => Promise<Part>,
): (...asked: Asked) => Promise<Part> {
  let last: { readonly key: string; readonly part: Part } | undefined;
  return async (...asked) => {
    const key = JSON.stringify(asked);
    if (last?.key === key) return last.part;
    const part = await load(...asked);
    last = { key, part };
    return part;
  };
}
