// The lines of a graph, told apart by colour and by how they are dashed.

/** Lengths of strokes and gaps, by seat; the first is unbroken. */
const DASHES: readonly (readonly number[])[] = [
  [],
  [10, 5],
  [2, 4],
  [14, 4, 2, 4],
  [6, 3],
  [14, 4, 2, 4, 2, 4],
];

export const dashOf = (seat: number): readonly number[] => DASHES[seat % DASHES.length] ?? [];

/** What a token is worth here and now: a canvas knows nothing of tokens, nor of light and dark. */
export function colourOf(token: string, near: HTMLElement): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  near.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
