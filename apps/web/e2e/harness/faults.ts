// What is wrong with how things look: text that is cut off, answers that cannot be seen or clicked.

import type { Prompt } from '@tenfold/protocol';

const LEAST_TARGET = 44;
/** Of a pixel, and in rounding. */
const SLACK = 1;
/** Lines that stand close have tails that reach into the next one. */
const LINE_SLACK = 4;

export const sentenceShown = (): string =>
  questionElement()?.querySelector('[aria-live]')?.textContent?.trim() ?? '';

/** Others, Supply, middle, question, hand: left, top, width and height of each. */
export const zonesShown = (): string =>
  [...document.querySelectorAll('.cloth > :is(ul, section)')]
    .map((zone) => {
      const { x, y, width, height } = zone.getBoundingClientRect();
      return [x, y, width, height].map((length) => length.toFixed(1)).join(' ');
    })
    .join(' | ');

const questionElement = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-question]');

export function questionFaults(prompt: Prompt): string[] {
  const faults = [...sidewaysFaults(), ...clippedIn(document.body), ...sightFaults()];
  if (sentenceShown() === '') faults.push('there is no question in words');
  if (prompt.card !== null && questionElement()?.querySelector(`[data-card="${prompt.card}"]`) === null) {
    faults.push(`the asking card ${prompt.card} is not shown`);
  }
  const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')];
  const keys = new Set(lit.map((element) => element.dataset['key']));
  if (lit.length !== prompt.options.length)
    faults.push(`${prompt.options.length} options, but ${lit.length} are lit`);
  if (keys.size !== lit.length) faults.push('the same is lit twice');
  const [hidden, open] = [lit.filter(isInPopover), lit.filter((element) => !isInPopover(element))];
  faults.push(...open.flatMap(reachFaults));
  if (hidden.length === 0) return faults;
  const more = openPopover();
  faults.push(...hidden.flatMap(reachFaults), ...clippedIn(document.body));
  more?.hidePopover();
  return faults;
}

const isInPopover = (element: HTMLElement): boolean => element.closest('[popover]') !== null;

/** Cards that lie nowhere on the table are behind a button. */
function openPopover(): HTMLElement | null {
  const opener = questionElement()?.querySelector('[popovertarget]');
  const more = document.getElementById(opener?.getAttribute('popovertarget') ?? '');
  more?.showPopover();
  return more;
}

function sidewaysFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth
    ? [`the page is ${scrollWidth} px wide on a screen of ${clientWidth}`]
    : [];
}

/** What can be chosen and what one can spend must be seen without looking for it; and what lies open, unless piles are asked for. */
function sightFaults(): string[] {
  const hasPiles = document.querySelector('[data-lit][data-key^="pile "]') !== null;
  const spokenOf = hasPiles ? '[data-lit], [data-coins]' : '[data-lit], [data-coins], figure [data-key]';
  return [...document.querySelectorAll<HTMLElement>(spokenOf)]
    .filter((element) => !isInPopover(element) && !isOnTop(element) && !isOnSlide(element))
    .map((element) => `${element.dataset['key'] ?? 'the money'} is out of sight`);
}

/** Where eight piles do not fit beside each other, their shelf slides. */
function isOnSlide(element: HTMLElement): boolean {
  const shelf = element.closest('[data-slides]');
  return shelf !== null && shelf.scrollWidth > shelf.clientWidth + SLACK;
}

/** Text that is cut off by something which hides what does not fit. */
function clippedIn(root: Element): string[] {
  const faults: string[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    if (clientWidth <= SLACK || clientHeight <= SLACK) continue;
    const isWide = scrollWidth > clientWidth + SLACK;
    const isHigh = scrollHeight > clientHeight + LINE_SLACK;
    if ((!isWide && !isHigh) || (element.textContent ?? '').trim() === '') continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (isWide && hides(overflowX))
      faults.push(`${nameOf(element)} is cut off: ${scrollWidth} px in ${clientWidth}`);
    if (isHigh && hides(overflowY))
      faults.push(`${nameOf(element)} is cut off: ${scrollHeight} px high in ${clientHeight}`);
  }
  return faults;
}

const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

/** Whether a finger could be put on it, scrolling if need be. */
function reachFaults(element: HTMLElement): string[] {
  const name = element.dataset['key'] ?? '';
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return [`${name} is not visible`];
  if (element.matches(':disabled, [aria-disabled="true"]')) return [`${name} is lit but cannot be chosen`];
  if ((element.getAttribute('aria-label') ?? element.textContent ?? '').trim() === '')
    return [`${name} says nothing`];
  if (!isOnTop(element)) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (!isOnTop(element)) return [`${name} is covered by ${nameOf(elementAtMiddle(element))}`];
  }
  const { width, height } = element.getBoundingClientRect();
  return width < LEAST_TARGET - 0.5 || height < LEAST_TARGET - 0.5
    ? [`${name} is only ${width.toFixed(1)} × ${height.toFixed(1)} px`]
    : [];
}

const isOnTop = (element: HTMLElement): boolean => element.contains(elementAtMiddle(element));

function elementAtMiddle(element: HTMLElement): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

function nameOf(element: Element | null): string {
  if (element === null) return 'the edge of the screen';
  const key = element.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? '';
  const kind = [...element.classList].filter((name) => !name.startsWith('svelte-')).join('.');
  return `${element.tagName.toLowerCase()}.${kind} "${(element.textContent ?? '').trim().slice(0, 50)}" ${key}`.trim();
}

/** All that was there to see of those that were looked at: another printing has other names for a few cards only. */
const lookedAt = new Set<string>();

/** Every letter of a card must be inside it, those of its text in the place for the text, in whole words. */
export function cardFaults(): string[] {
  const faults: string[] = [];
  for (const place of document.querySelectorAll<HTMLElement>('[data-shown]')) {
    const seen = `${document.documentElement.lang} ${place.outerHTML}`;
    if (lookedAt.has(seen)) continue;
    lookedAt.add(seen);
    const box = place.getBoundingClientRect();
    const name = place.dataset['shown'] ?? '';
    faults.push(...clippedIn(place).map((fault) => `${name}: ${fault}`));
    for (const { text, left, right } of writtenIn(place)) {
      if (left < box.left - SLACK || right > box.right + SLACK) faults.push(`${name}: “${text}” sticks out`);
    }
    for (const room of place.querySelectorAll<HTMLElement>('.text')) {
      const { top, bottom } = room.getBoundingClientRect();
      const tooFar = writtenIn(room).find(
        (line) => line.top < top - LINE_SLACK || line.bottom > bottom + LINE_SLACK,
      );
      if (tooFar !== undefined) faults.push(`${name}: “${tooFar.text}” leaves the place for the text`);
    }
    faults.push(...brokenWords(place).map((word) => `${name}: “${word}” breaks in the middle`));
  }
  return faults;
}

interface Written {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function writtenIn(place: HTMLElement): Written[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Written[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (text === '' || node.parentElement?.closest('.unseen') !== null) continue;
    if (!node.parentElement.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    found.push({ text, left, right, top, bottom });
  }
  return found;
}

/** A line may break between words and behind a hyphen. */
const PART = /[^\s\u00AD-]+/gu;

/** Words of which a part stands on the next line. */
function brokenWords(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(PART)) {
      const range = document.createRange();
      // The hyphen that is written for a soft one, on the line before, counts as part of the letter behind it.
      const isBehindHyphen = node.textContent?.[index - 1] === '\u00AD';
      range.setStart(node, index + (isBehindHyphen ? 1 : 0));
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
