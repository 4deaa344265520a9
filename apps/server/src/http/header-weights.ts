// What a browser takes, and how gladly, as several headers say it.

/** `gzip, br;q=0.5, *;q=0`: by name, in the order in which they stand. */
export function weightsIn(header: string): ReadonlyMap<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean) ?? '1';
      return [name.trim(), Number(weight)];
    }),
  );
}
