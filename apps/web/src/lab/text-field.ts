// A field for text of many lines that is no <textarea>, so that between its lines there can be room for something else: its text
// and its cursor as places in that text. Browsers write lines now as line breaks, now as elements of their own.

const LINE_BREAK = '\n';

/** What makes such a field of an element. `plaintext-only` where it is known: nothing but text can come in. */
export function makeTextField(field: HTMLElement): void {
  field.setAttribute('contenteditable', 'plaintext-only');
  if (!field.isContentEditable) field.setAttribute('contenteditable', 'true');
}

export function textIn(field: Node): string {
  return linesIn(field)
    .map((line) => (line.endsWith(LINE_BREAK) ? line.slice(0, -1) : line))
    .join(LINE_BREAK);
}

export function writeText(field: HTMLElement, text: string): void {
  // The last line is shown only if something ends it.
  field.textContent = `${text}${LINE_BREAK}`;
}

/** Where the selection begins and ends, or null if it is elsewhere. */
export function selectionIn(field: HTMLElement): { readonly start: number; readonly end: number } | null {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!field.contains(startContainer) || !field.contains(endContainer)) return null;
  return {
    start: placeOf(field, startContainer, startOffset),
    end: placeOf(field, endContainer, endOffset),
  };
}

/** Writes in place of a part of the text, as if it were typed: it can be undone, and the field says that it has changed. */
export function typeInto(field: HTMLElement, from: number, to: number, text: string): void {
  field.focus();
  const range = document.createRange();
  range.setStart(...spotAt(field, from));
  range.setEnd(...spotAt(field, to));
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes so that it can be undone
  document.execCommand('insertText', false, text);
}

const isBlock = (node: Node): boolean => node.nodeName === 'DIV' || node.nodeName === 'P';

/** Blocks of text: what lies between elements that begin a line, and those elements. */
function linesIn(field: Node): string[] {
  const lines: string[] = [];
  let open: string | null = null;
  for (const node of field.childNodes) {
    if (isBlock(node)) {
      if (open !== null) lines.push(open);
      open = null;
      lines.push(...linesIn(node));
    } else open = (open ?? '') + inlineText(node);
  }
  if (open !== null || lines.length === 0) lines.push(open ?? '');
  return lines;
}

function inlineText(node: Node): string {
  if (node.nodeName === 'BR') return LINE_BREAK;
  if (node instanceof Text) return node.data.replaceAll('\u{a0}', ' ').replaceAll('\r', '');
  return [...node.childNodes].map(inlineText).join('');
}

/** The place in the text of a place among the nodes. */
function placeOf(field: Node, node: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(field, 0);
  before.setEnd(node, offset);
  const lines = linesIn(before.cloneContents());
  // Of the last line nothing is left out: what ends it may lie before the cursor.
  const whole = lines
    .slice(0, -1)
    .map((line) => (line.endsWith(LINE_BREAK) ? line.slice(0, -1) : line))
    .concat(lines.at(-1) ?? '');
  return whole.join(LINE_BREAK).length;
}

/** Among the nodes, the place that stands for one in the text. */
function spotAt(field: HTMLElement, place: number): [Node, number] {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  let last: [Node, number] = [field, field.childNodes.length];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const start = placeOf(field, node, 0);
    if (place < start) break;
    last = [node, Math.min(node.data.length, place - start)];
    if (place <= start + node.data.length) break;
  }
  return last;
}
