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
): () => void {
  let last: PartPlace | null = null;
  const look = (): void => {
    const found = part()?.getBoundingClientRect();
    const frame = root.getBoundingClientRect();
    const next =
      found === undefined || found.width === 0
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

const isSame = (a: PartPlace | null, b: PartPlace | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.left === b.left &&
    a.top === b.top &&
    a.width === b.width &&
    a.height === b.height);
