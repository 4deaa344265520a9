// Writes the pages of the book that can be read without a script into a built page: one file for each page and language, around
// which the built page's own index.html is the frame.

import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, renderPages as Render } from './src/static-pages/render.ts';
import { storedRulings } from './rulebook-files.ts';

interface Renderer {
  readonly renderPages: typeof Render;
}

/** `page`: the folder of the built page. `renderer`: `src/static-pages/render.ts`, built for Node. */
export async function writeStaticPages(page: string, renderer: string): Promise<number> {
  standInForBrowser();
  const { renderPages } = (await import(pathToFileURL(renderer).href)) as Renderer;
  const frame = readFileSync(join(page, 'index.html'), 'utf8');
  const styles = new Styles();
  const made: { file: string; html: string }[] = [];
  for await (const rendered of renderPages(storedRulings)) {
    const file = join(page, `${rendered.address.slice(1)}.html`);
    made.push({ file, html: inFrame(frame, { ...rendered, body: styles.takeFrom(rendered.body) }) });
  }
  const ownSheet = styles.write(page, componentStyles(dirname(renderer)));
  for (const { file, html } of made) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      html.replace('</head>', `  <link rel="stylesheet" href="/${ownSheet}" />\n  </head>`),
    );
  }
  return made.length;
}

/** A board that is drawn beforehand fits a phone and a column of the page. */
const DRAWN_FOR = { innerWidth: 390, innerHeight: 736 };

/** What modules and components of the page reach for when they are loaded and drawn. */
function standInForBrowser(): void {
  Object.assign(globalThis, {
    addEventListener: () => {},
    document: { documentElement: { dataset: {} } },
    ...DRAWN_FOR,
  });
}

/** Components are fetched with their styles; a page without a script has those that were built with what draws it. */
const componentStyles = (folder: string): string =>
  globSync('**/*.css', { cwd: folder })
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

function inFrame(frame: string, page: RenderedPage): string {
  const links = [
    ...Object.entries(page.alternates).map(
      ([language, address]) => `<link rel="alternate" hreflang="${language}" href="${address}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${page.anyLanguage}" />`,
    `<link rel="canonical" href="${page.address}" />`,
  ];
  return frame
    .replace(/(<html [^>]*)lang="[^"]*"/, (_, start: string) => `${start}lang="${page.language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(page.title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*"/,
      (_, start: string) => `${start}${escaped(page.description)}"`,
    )
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
    .replace('<div id="page"></div>', () => `<div id="page">${page.body}</div>`);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The server's rules for pages allow no `style` attribute: each becomes a rule of one sheet. */
class Styles {
  readonly #numbers = new Map<string, number>();

  takeFrom(html: string): string {
    return html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
      const number = this.#numbers.get(style) ?? this.#numbers.size;
      this.#numbers.set(style, number);
      return ` data-style="${number}"`;
    });
  }

  /** With the styles of the components; gives the sheet's name. */
  write(page: string, components: string): string {
    const own = [...this.#numbers].map(([style, number]) => `[data-style='${number}']{${style}}`);
    const sheet = [components, ...own].join('\n');
    const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, 8);
    const name = `assets/static-${hash}.css`;
    writeFileSync(join(page, name), sheet);
    return name;
  }
}
