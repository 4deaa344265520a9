// A moment of a game as a part of its link: /g/GAME?at=41

const KEY = 'at';

/** Null where the link names none, or none that could be. */
export function momentInQuery(query: URLSearchParams): number | null {
  const text = query.get(KEY);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export const withMoment = (path: string, moment: number): string =>
  moment === 0 ? path : `${path}?${KEY}=${moment}`;
