// Measures of the page that only a script can take, handed to the styles.

/** The table fills what the page's head leaves of the window. */
export function belowHead(screen: HTMLElement): () => void {
  const measure = (): void => {
    screen.style.setProperty('--head', `${screen.getBoundingClientRect().top + scrollY}px`);
  };
  const watch = new ResizeObserver(measure);
  watch.observe(document.body);
  measure();
  return () => watch.disconnect();
}

/**
 * How much of the place around them the question and the hand take from below, and how far they may go to the sides: as far
 * as the question, and where what is left to spend stands beside the cards in play, no further than these.
 * Only the notes are told: a property of the place would be one of every card on it, and the browser goes through all of
 * them when it changes.
 */
export function aboveQuestion(notes: HTMLElement): () => void {
  const place = notes.parentElement;
  const question = place?.querySelector<HTMLElement>('[data-parking]') ?? null;
  if (place === null || question === null) return () => undefined;
  const measure = (): void => {
    const around = place.getBoundingClientRect();
    const { top } = question.getBoundingClientRect();
    const wide = place.querySelector('[data-room="wide"] [data-zone="in-play"]')?.parentElement;
    const { left, right } = (wide ?? question).getBoundingClientRect();
    notes.style.setProperty('--question-height', `${around.bottom - top}px`);
    notes.style.setProperty('--question-left', `${left - around.left}px`);
    notes.style.setProperty('--question-right', `${around.right - right}px`);
  };
  const watch = new ResizeObserver(measure);
  // The hand below it moves it, too.
  for (const neighbour of question.parentElement?.children ?? [question]) watch.observe(neighbour);
  watch.observe(place);
  measure();
  return () => watch.disconnect();
}
