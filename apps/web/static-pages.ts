// Writes the pages of the book that can be read without a script into a built page: one file for each page and language, around
// which the built page's own index.html is the frame.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, renderPages as Render } from './src/static-pages/render.ts';
import { storedRulings } from './rulebook-files.ts';

interface Renderer {
  readonly renderPages: typeof Render;
}

/** Of vite's manifest, what is needed here. */
type Manifest = Readonly<
  Record<string, { readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>;

/** `page`: the folder of the built page. `renderer`: `src/static-pages/render.ts`, built for Node. */
export async function writeStaticPages(page: string, renderer: string): Promise<number> {
  standInForBrowser();
  const { renderPages } = (await import(pathToFileURL(renderer).href)) as Renderer;
  const frame = readFileSync(join(page, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(page, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const sheets = [
    ...new Set([
      ...stylesOf(manifest, 'src/rulebook/RulebookPage.svelte'),
      ...stylesOf(manifest, 'src/learn/LearnPage.svelte'),
      ...stylesOf(manifest, 'src/learn/LessonTable.svelte'),
      ...stylesOf(manifest, 'src/scenario-player/ScenarioPlayer.svelte'),
    ]),
  ];
  const styles = new Styles();
  const made: { file: string; html: string }[] = [];
  for await (const rendered of renderPages(storedRulings)) {
    const file = join(page, `${rendered.address.slice(1)}.html`);
    made.push({ file, html: inFrame(frame, { ...rendered, body: styles.takeFrom(rendered.body) }, sheets) });
  }
  const ownSheet = styles.write(page);
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
const DRAWN_FOR = { innerWidth: 640, innerHeight: 736 };

/** What modules and components of the page reach for when they are loaded and drawn. */
function standInForBrowser(): void {
  Object.assign(globalThis, {
    addEventListener: () => {},
    document: { documentElement: { dataset: {} } },
    ...DRAWN_FOR,
  });
}

/** Components are fetched with their styles; a page without a script has to name them. */
function stylesOf(manifest: Manifest, entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return new Set();
  seen.add(entry);
  const { css = [], imports = [] } = manifest[entry] ?? {};
  return new Set([...imports.flatMap((one) => [...stylesOf(manifest, one, seen)]), ...css]);
}

function inFrame(frame: string, page: RenderedPage, sheets: readonly string[]): string {
  const links = [
    ...Object.entries(page.alternates).map(
      ([language, address]) => `<link rel="alternate" hreflang="${language}" href="${address}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${page.anyLanguage}" />`,
    `<link rel="canonical" href="${page.address}" />`,
    ...sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" />`),
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

  /** Gives the sheet's name. */
  write(page: string): string {
    const sheet = [...this.#numbers]
      .map(([style, number]) => `[data-style='${number}']{${style}}`)
      .join('\n');
    const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, 8);
    const name = `assets/static-${hash}.css`;
    writeFileSync(join(page, name), sheet);
    return name;
  }
}
