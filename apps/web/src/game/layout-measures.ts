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
 * How much of the place around them the question and the hand take from below, and where the question begins and ends.
 * Only the notes are told: a property of the place would be one of every card on it, and the browser goes through all of
 * them when it changes.
 */
export function aboveQuestion(notes: HTMLElement): () => void {
  const place = notes.parentElement;
  const question = place?.querySelector<HTMLElement>('[data-parking]') ?? null;
  if (place === null || question === null) return () => undefined;
  const measure = (): void => {
    const around = place.getBoundingClientRect();
    const { top, left, right } = question.getBoundingClientRect();
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
