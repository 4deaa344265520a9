// Where a part of the table stands inside the lesson, followed from frame to frame as the table moves.

export interface PartPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Tells each new place, and null where the part is not shown; returns what ends it. */
export function followBox(
  root: HTMLElement,
  part: () => Element | null,
  tell: (box: PartPlace | null) => void,
  extentOf: (part: Element) => PartPlace = (element) => element.getBoundingClientRect(),
): () => void {
  let last: PartPlace | null = null;
  const look = (): void => {
    const element = part();
    const found = element === null ? null : extentOf(element);
    const frame = root.getBoundingClientRect();
    const next =
      found === null || found.width === 0
        ? null
        : {
            left: found.left - frame.left,
            top: found.top - frame.top,
            width: found.width,
            height: found.height,
          };
    if (!isSame(last, next)) {
      last = next;
      tell(next);
    }
    frameNumber = requestAnimationFrame(look);
  };
  let frameNumber = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frameNumber);
}

/** A row of cards is as wide as the table allows: where the cards in it lie. */
export function extentOfCards(part: Element): PartPlace {
  const row = part.getBoundingClientRect();
  const cards = [...part.querySelectorAll(':scope > li')]
    .map((card) => card.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  if (cards.length === 0) return row;
  const left = Math.max(row.left, Math.min(...cards.map((card) => card.left)));
  const top = Math.min(...cards.map((card) => card.top));
  const right = Math.min(row.right, Math.max(...cards.map((card) => card.right)));
  const bottom = Math.max(...cards.map((card) => card.bottom));
  return { left, top, width: right - left, height: bottom - top };
}

const isSame = (a: PartPlace | null, b: PartPlace | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.left === b.left &&
    a.top === b.top &&
    a.width === b.width &&
    a.height === b.height);
