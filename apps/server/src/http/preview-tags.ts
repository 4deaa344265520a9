// The head of the page for an address that is pasted somewhere: what Open Graph and its like read.

import type { Language } from '@tenfold/protocol';
import type { Preview, Readable } from '../previews/preview.ts';
import { PICTURE } from '../previews/picture-svg.ts';
import { escaped } from '../previews/svg-text.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', hu: 'hu_HU', pl: 'pl_PL', de: 'de_DE' };

export interface TaggedAddress {
  /** The whole address that was asked for, without a query. */
  readonly address: string;
  /** The whole address of the picture; null without one. */
  readonly picture: string | null;
  readonly language: Language;
}

/** The page with these tags in its head, in place of its general title and description. */
export function withPreview(
  html: string,
  { title, sentence, readable }: Preview,
  tagged: TaggedAddress,
): string {
  const { address, picture, language } = tagged;
  const tags = [
    `<title>${escaped(title)} · Tenfold</title>`,
    meta('name', 'description', sentence),
    meta('property', 'og:site_name', 'Tenfold'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', LOCALES[language]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', sentence),
    meta('property', 'og:url', address),
    ...(picture === null
      ? [meta('name', 'twitter:card', 'summary')]
      : [
          meta('property', 'og:image', picture),
          meta('property', 'og:image:type', 'image/png'),
          meta('property', 'og:image:width', String(PICTURE.width)),
          meta('property', 'og:image:height', String(PICTURE.height)),
          meta('property', 'og:image:alt', `${title}. ${sentence}`),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
  ];
  return withReadable(html, readable, language)
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags.join('\n'));
}

/** What the page says without a script: a card in the place of how to get at one. */
function withReadable(html: string, readable: Readable | undefined, language: Language): string {
  if (readable === undefined) return html;
  const { name, facts, lines, more } = readable;
  const card = [
    `<noscript><article lang="${language}">`,
    `<h1>${escaped(name)}</h1>`,
    ...[facts, ...lines, more].map((line) => `<p>${escaped(line)}</p>`),
    '</article></noscript>',
  ].join('\n');
  return html
    .replace(/<noscript>.*?<\/noscript>/s, () => card)
    .replace('</head>', () => '<meta name="robots" content="noindex">\n</head>');
}

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escaped(content)}">`;
