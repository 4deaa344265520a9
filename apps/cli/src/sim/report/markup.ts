// HTML and SVG as text. What comes from outside goes through `escaped`.

export type Attributes = Readonly<Record<string, string | number>>;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An element. Its children are markup already. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(short(value))}"`);
  return `<${name}${given.join('')}>${children.join('')}</${name}>`;
}

/** A tenth of a point is as fine as anybody can see. */
const short = (value: string | number): string =>
  typeof value === 'number' ? String(Number(value.toFixed(1))) : value;

export const textAt = (x: number, y: number, words: string, attributes: Attributes = {}): string =>
  tag('text', { x, y, ...attributes }, escaped(words));

/** A picture that grows with its place, with a sentence for those who cannot see it. */
export const picture = (
  width: number,
  height: number,
  label: string,
  ...children: readonly string[]
): string => tag('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label }, ...children);

/** A box of the page with a heading and a sentence on how to read it. */
export const panel = (heading: string, hint: string, body: string, attributes: Attributes = {}): string =>
  tag(
    'section',
    { class: 'panel', ...attributes },
    tag('h2', {}, escaped(heading)),
    hint === '' ? '' : tag('p', { class: 'hint' }, escaped(hint)),
    body,
  );
