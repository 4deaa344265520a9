// Our drawings and letters, as the build of the page has put them beside it.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface KitArt {
  readonly scene: string;
  readonly material: string;
  readonly colours: readonly string[];
}

export interface DrawingKit {
  /** By card. */
  readonly arts: Readonly<Record<string, KitArt>>;
  /** By name: SVG that takes its colours from the art of a card. */
  readonly scenes: Readonly<Record<string, string>>;
  /** By card; of home-made ones without a picture it is `own`. */
  readonly emblems: Readonly<Record<string, string>>;
  /** By name: those that makers of cards choose from. */
  readonly ownEmblems: Readonly<Record<string, string>>;
  /** By name: gradients, each with the id `material-NAME`. */
  readonly materials: Readonly<Record<string, string>>;
  readonly fonts: readonly Uint8Array[];
}

/** Null without a page, or with one of an older build: then links have words and no picture. */
export function readDrawingKit(webFolder: string | undefined): DrawingKit | null {
  const folder = webFolder === undefined ? null : join(webFolder, '.preview');
  if (folder === null || !existsSync(join(folder, 'kit.json'))) return null;
  const kit = JSON.parse(readFileSync(join(folder, 'kit.json'), 'utf8')) as Omit<DrawingKit, 'fonts'>;
  const fonts = readdirSync(folder)
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => new Uint8Array(readFileSync(join(folder, name))));
  return { ...kit, fonts };
}
