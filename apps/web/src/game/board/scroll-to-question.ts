// On a small screen not everything is in sight at once; what a question is about must be.

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Scrolls as little as it takes: to all that can be chosen and the cards that lie open, or at least to the former. */
export function scrollToQuestion(scroller: HTMLElement): void {
  if (scroller.scrollHeight <= scroller.clientHeight) return;
  const frame = spanOf(scroller);
  const open = [...scroller.querySelectorAll('figure')].map(spanOf);
  const lit = [...scroller.querySelectorAll('[data-lit]')].map(spanOf);
  const all = around([...open, ...lit]);
  const wanted = all !== null && heightOf(all) > heightOf(frame) && lit.length > 0 ? around(lit) : all;
  if (wanted !== null) scroller.scrollTop += wayTo(wanted, frame);
}

function spanOf(element: Element): Span {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
}

const heightOf = ({ top, bottom }: Span): number => bottom - top;

function around(spans: readonly Span[]): Span | null {
  if (spans.length === 0) return null;
  return {
    top: Math.min(...spans.map(({ top }) => top)),
    bottom: Math.max(...spans.map(({ bottom }) => bottom)),
  };
}

/** Room for what shines around a card that can be chosen. */
const MARGIN = 8;

/** How far to go down, or up if negative. What is too high is seen from its beginning. */
export function wayTo({ top, bottom }: Span, frame: Span): number {
  const [above, below] = [top - MARGIN - frame.top, bottom + MARGIN - frame.bottom];
  if (above < 0) return above;
  return below > 0 ? Math.min(below, above) : 0;
}
