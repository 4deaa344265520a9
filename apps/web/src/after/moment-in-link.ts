// A moment of a game as a part of its link: /g/GAME?at=41

const KEY = 'at';

/** Null where the link names none, or none that could be. */
export function momentInQuery(query: URLSearchParams): number | null {
  const text = query.get(KEY);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function withMoment(address: string, moment: number): string {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  if (moment === 0) query.delete(KEY);
  else query.set(KEY, String(moment));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
