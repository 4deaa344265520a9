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
  const byId = idsBeginning(index, typed, most);
  if (byId.length > 0) return byId.map((number) => entryOf(index, number));
  const plain = typedTokens(typed);
  const costs = potionCosts(plain);
  const tokens = new Set(plain.map((token) => costs.get(token) ?? token));
  // For each entry how many of the words it has, and how well: every key counts, so these are plain arrays.
  const fitting = new Uint8Array(index.ids.length);
  const scores = new Float64Array(index.ids.length);
  for (const token of tokens) addScores(index, token, fitting, scores);
  return bestOf(fitting, scores, most).map((number) => entryOf(index, number));
}

/** Those that have most of the words, best first, the earlier of two that are equal: at most so many. */
function bestOf(fitting: Uint8Array, scores: Float64Array, most: number): number[] {
  const mostFitting = Math.max(0, ...fitting);
  const best: number[] = [];
  if (mostFitting === 0) return best;
  for (let entry = 0; entry < fitting.length; entry++) {
    if (fitting[entry] !== mostFitting) continue;
    const score = scores[entry] ?? 0;
    let place = best.length;
    while (place > 0 && (scores[best[place - 1] ?? 0] ?? 0) < score) place--;
    if (place === most) continue;
    best.splice(place, 0, entry);
    if (best.length > most) best.pop();
  }
  return best;
}

/** Whether each word that was typed stands somewhere in the book, or begins one that does. */
export const hasWords = ({ words }: SearchIndex, typed: string): boolean =>
  typedTokens(typed).every((token) => words[firstFrom(words, token)]?.startsWith(token) === true);

/** INT-REACT, int-react-03. */
function idsBeginning({ ids, kinds }: SearchIndex, typed: string, most: number): number[] {
  const start = typed.trim().toUpperCase();
  const found: number[] = [];
  if (!/^(?:INT|ALC|BASE)-/.test(start)) return found;
  for (let number = 0; number < ids.length && found.length < most; number++) {
    if (kinds[number] === 'ruling' && ids[number]?.startsWith(start) === true) found.push(number);
  }
  return found;
}

/** Adds to each entry that has the word, or one that begins so or is nearly so, its best score for it. */
function addScores(index: SearchIndex, token: string, fitting: Uint8Array, scores: Float64Array): void {
  const { postings, ids } = index;
  const best = new Float64Array(ids.length);
  for (const [word, fit] of fittingWords(index, token)) {
    const list = postings[word] ?? [];
    // What is said of few says more.
    const rarity = Math.log(1 + ids.length / (list.length / 2));
    let entry = 0;
    for (let at = 0; at < list.length; at += 2) {
      entry += list[at] ?? 0;
      best[entry] = Math.max(best[entry] ?? 0, fit * rarity * (list[at + 1] ?? 0));
    }
  }
  for (let entry = 0; entry < best.length; entry++) {
    const score = best[entry] ?? 0;
    if (score === 0) continue;
    fitting[entry] = (fitting[entry] ?? 0) + 1;
    scores[entry] = (scores[entry] ?? 0) + score;
  }
}

/** By their numbers, each with how well it fits. */
function fittingWords(index: SearchIndex, token: string): [word: number, fit: number][] {
  const { words } = index;
  const found: [number, number][] = [];
  for (let word = firstFrom(words, token); words[word]?.startsWith(token) === true; word++) {
    found.push([word, words[word] === token ? WHOLE : BEGINS]);
  }
  if (found.length > 0 || token.length < SHORTEST_NEARLY) return found;
  return nearestWords(index, token).map((word) => [word, NEARLY]);
}

/** Those with the fewest slips of the pen, if they are few enough. */
function nearestWords(index: SearchIndex, token: string): number[] {
  const { words } = index;
  const letters = lettersIn(token);
  const lettersOf = lettersOfAll(index);
  let slips = slipsIn(token);
  let nearest: number[] = [];
  for (let word = 0; word < words.length; word++) {
    const known = words[word] ?? '';
    if (Math.abs(known.length - token.length) > slips) continue;
    // Each slip brings in one letter that the other does not have, at most: most words need not be compared.
    const differing = letters ^ (lettersOf[word] ?? 0);
    if (onesIn(differing & letters) > slips || onesIn(differing & ~letters) > slips) continue;
    if (/\d/.test(known)) continue;
    const distance = editDistance(known, token);
    if (distance > slips) continue;
    if (distance < slips) nearest = [];
    slips = distance;
    nearest.push(word);
  }
  return nearest;
}

/** Which letters there are in a word, as bits; letters that are rare in our languages share one. */
function lettersIn(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

/** Of all words of an index, found once. */
function lettersOfAll(index: SearchIndex): Int32Array {
  let letters = lettersOfWords.get(index);
  if (letters === undefined) {
    letters = Int32Array.from(index.words, lettersIn);
    lettersOfWords.set(index, letters);
  }
  return letters;
}

const lettersOfWords = new WeakMap<SearchIndex, Int32Array>();

function onesIn(bits: number): number {
  let ones = 0;
  for (let left = bits; left !== 0; left &= left - 1) ones++;
  return ones;
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
