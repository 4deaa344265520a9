// Where things stand on the page, measured and handed to the styles.

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

/** How much of the board, from below, the question and the hand take. */
export function aboveQuestion(place: HTMLElement): () => void {
  const question = place.querySelector<HTMLElement>('[data-parking]');
  if (question === null) return () => undefined;
  const measure = (): void => {
    const height = place.getBoundingClientRect().bottom - question.getBoundingClientRect().top;
    place.style.setProperty('--question-height', `${height}px`);
  };
  const watch = new ResizeObserver(measure);
  // The hand below it moves it, too.
  for (const neighbour of question.parentElement?.children ?? [question]) watch.observe(neighbour);
  watch.observe(place);
  measure();
  return () => watch.disconnect();
}
