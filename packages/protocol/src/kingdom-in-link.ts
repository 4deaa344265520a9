// A kingdom as a friend sends it: the address of its page.

/** Of "https://…/k/first-game?x" what names the kingdom; any other text as it is. */
export function kingdomInLink(given: string): string {
  const text = given.trim();
  const [, named] = /(?:\/k\/|[?&]kingdom=)([^?#&/\s]+)/.exec(text) ?? [];
  if (named === undefined) return text;
  try {
    return decodeURIComponent(named);
  } catch {
    return named;
  }
}
