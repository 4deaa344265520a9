// Looking something up in the index: whole words, words that begin so, and, where there are none, words that are nearly so.

import { editDistance } from '@tenfold/rules';
import type { SearchEntry, SearchIndex } from './search-index.ts';
import { potionCosts, typedTokens } from './tokens.ts';

/** How well a word of the index fits what was typed. */
const WHOLE = 1;
const BEGINS = 0.6;
const NEARLY = 0.3;

/** Shorter words have too many that are nearly the same. */
const SHORTEST_NEARLY = 4;
const slipsIn = (typed: string): number => (typed.length < 5 ? 1 : 2);

/** What fits best first. Each word that was typed must fit; if nothing has them all, what has the most of them. */
export function search(index: SearchIndex, typed: string, most = 20): SearchEntry[] {
  const byId = idsBeginning(index, typed);
  if (byId.length > 0) return byId.slice(0, most).map((number) => entryOf(index, number));
  const scores = new Map<number, { fitting: number; score: number }>();
  const plain = typedTokens(typed);
  const costs = potionCosts(plain);
  const tokens = new Set(plain.map((token) => costs.get(token) ?? token));
  for (const token of tokens) {
    for (const [entry, score] of scoresFor(index, token)) {
      const sofar = scores.get(entry) ?? { fitting: 0, score: 0 };
      scores.set(entry, { fitting: sofar.fitting + 1, score: sofar.score + score });
    }
  }
  const mostFitting = Math.max(0, ...[...scores.values()].map(({ fitting }) => fitting));
  const found = [...scores]
    .filter(([, { fitting }]) => fitting === mostFitting)
    .toSorted(([a, one], [b, other]) => other.score - one.score || a - b)
    .map(([entry]) => entry);
  return found.slice(0, most).map((number) => entryOf(index, number));
}

/** Whether each word that was typed stands somewhere in the book, or begins one that does. */
export const hasWords = ({ words }: SearchIndex, typed: string): boolean =>
  typedTokens(typed).every((token) => words[firstFrom(words, token)]?.startsWith(token) === true);

/** INT-REACT, int-react-03. */
function idsBeginning({ ids, kinds }: SearchIndex, typed: string): number[] {
  const start = typed.trim().toUpperCase();
  if (!/^(?:INT|ALC|BASE)-/.test(start)) return [];
  return [...ids.entries()].flatMap(([number, id]) =>
    kinds[number] === 'ruling' && id.startsWith(start) ? [number] : [],
  );
}

function scoresFor({ words, postings, ids }: SearchIndex, token: string): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [word, fit] of fittingWords(words, token)) {
    const list = postings[word] ?? [];
    // What is said of few says more.
    const rarity = Math.log(1 + ids.length / (list.length / 2));
    let entry = 0;
    for (let at = 0; at < list.length; at += 2) {
      entry += list[at] ?? 0;
      const score = fit * rarity * (list[at + 1] ?? 0);
      if (score > (scores.get(entry) ?? 0)) scores.set(entry, score);
    }
  }
  return scores;
}

/** By their numbers, each with how well it fits. */
function fittingWords(words: readonly string[], token: string): [word: number, fit: number][] {
  const found: [number, number][] = [];
  for (let word = firstFrom(words, token); words[word]?.startsWith(token) === true; word++) {
    found.push([word, words[word] === token ? WHOLE : BEGINS]);
  }
  if (found.length > 0 || token.length < SHORTEST_NEARLY) return found;
  const slips = slipsIn(token);
  const near = [...words.entries()].flatMap(([word, known]) => {
    if (Math.abs(known.length - token.length) > slips || /\d/.test(known)) return [];
    const distance = editDistance(known, token);
    return distance > slips ? [] : [{ word, distance }];
  });
  const nearest = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === nearest).map(({ word }) => [word, NEARLY]);
}

/** The first word that does not come before the token. */
function firstFrom(words: readonly string[], token: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < token) low = middle + 1;
    else high = middle;
  }
  return low;
}

function entryOf({ kinds, ids, titles, texts }: SearchIndex, number: number): SearchEntry {
  return {
    kind: kinds[number] ?? 'ruling',
    id: ids[number] ?? '',
    title: titles[number] ?? '',
    text: texts[number] ?? '',
  };
}
