// Where a card stands beside what it explains: on the side where it can be largest, and never over it.

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface TipPlace {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

const GAP = 10;
const MARGIN = 8;

/** Right, left, above, below: the first of those that leave it the largest; smaller than life where room is scarce. */
export function beside(
  anchor: Rect,
  size: Pick<Rect, 'width' | 'height'>,
  screen: Pick<Rect, 'width' | 'height'>,
): TipPlace {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const tall = screen.height - 2 * MARGIN;
  const wide = screen.width - 2 * MARGIN;
  const rooms = [
    { width: screen.width - MARGIN - right - GAP, height: tall },
    { width: anchor.left - GAP - MARGIN, height: tall },
    { width: wide, height: anchor.top - GAP - MARGIN },
    { width: wide, height: screen.height - MARGIN - bottom - GAP },
  ] as const;
  const scales = rooms.map(({ width, height }) =>
    Math.max(0, Math.min(1, width / size.width, height / size.height)),
  );
  const scale = Math.max(...scales);
  const width = size.width * scale;
  const height = size.height * scale;

  const middleX = kept(anchor.left + anchor.width / 2 - width / 2, screen.width - width);
  const middleY = kept(anchor.top + anchor.height / 2 - height / 2, screen.height - height);
  switch (scales.indexOf(scale)) {
    case 0:
      return { left: right + GAP, top: middleY, scale };
    case 1:
      return { left: anchor.left - GAP - width, top: middleY, scale };
    case 2:
      return { left: middleX, top: anchor.top - GAP - height, scale };
    default:
      return { left: middleX, top: bottom + GAP, scale };
  }
}

/** On the screen, with a margin. */
function kept(wanted: number, last: number): number {
  return Math.max(MARGIN, Math.min(wanted, last - MARGIN));
}
