// The picture of a link as SVG: our cards on the cloth of the table, with title and sentence. 1200 × 630 is what
// messengers and networks show whole.

import { ownCardLook } from '@tenfold/protocol/own-card-look';
import type { CardDefinition } from '@tenfold/rules';
import { allCards } from '@tenfold/rules';
import type { DrawingKit, KitArt } from './drawing-kit.ts';
import { hexOf } from './oklch.ts';
import type { CalledCard, PictureWish, Preview } from './preview.ts';
import { escaped, fittingSize, inLines } from './svg-text.ts';

export const PICTURE = { width: 1200, height: 630 } as const;

const TITLE = `font-family="Alegreya ExtraBold, Alegreya" font-weight="800"`;
const TEXT = `font-family="Alegreya Sans Medium, Alegreya Sans" font-weight="500"`;
const EDGE = 64;
/** Our name, small. */
const SIGN = `${TITLE} font-size="34" fill="#f4de9e"`;

export type NameOfCard = (card: string) => string;

export function pictureSvg(
  { title, sentence, painted: said = sentence, picture }: Preview,
  kit: DrawingKit,
  nameOf: NameOfCard,
): string {
  const isWide = picture.kind === 'kingdom';
  const room = isWide ? 860 : picture.kind === 'fan' ? 520 : 640;
  const size = fittingSize(title, room, 68);
  const titleLines = size < 44 ? inLines(title, room, 48, picture.kind === 'fan' ? 3 : 2) : [title];
  const titleSize = size < 44 ? 48 : size;
  const top = isWide ? 100 : picture.kind === 'result' ? 140 : 190;
  const below = top + titleLines.length * titleSize * 1.05 - (isWide ? 16 : 0);
  const lines = inLines(said, room, 31, 5);
  // Above a kingdom there is one line; the names of its cards stand on them.
  const shown = isWide && lines.length + titleLines.length > 2 ? [] : lines;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">`,
    `<defs>${CLOTH}${Object.values(kit.materials).join('')}${FRAMES}</defs>`,
    `<rect width="1200" height="630" fill="#5d3a1d"/><rect x="14" y="14" width="1172" height="602" rx="22" fill="url(#cloth)" stroke="#2c1a0c" stroke-width="2"/>`,
    ...titleLines.map(
      (line, index) =>
        `<text x="${EDGE}" y="${top + index * titleSize * 1.05}" ${TITLE} font-size="${titleSize.toFixed(1)}" fill="#fff3cc">${escaped(line)}</text>`,
    ),
    ...shown.map(
      (line, index) =>
        `<text x="${EDGE}" y="${below + index * 41}" ${TEXT} font-size="31" fill="#dcead9">${escaped(line)}</text>`,
    ),
    painted(picture, kit, nameOf),
    isWide
      ? `<text x="${PICTURE.width - EDGE}" y="${top}" text-anchor="end" ${SIGN}>Tenfold</text>`
      : `<text x="${EDGE}" y="${picture.kind === 'result' ? STRIP.y - 34 : PICTURE.height - 40}" ${SIGN}>Tenfold</text>`,
    '</svg>',
  ].join('');
}

function painted(picture: PictureWish, kit: DrawingKit, nameOf: NameOfCard): string {
  switch (picture.kind) {
    case 'card':
      return card(kit, faceOf(kit, picture.card, nameOf), LARGE);
    case 'own-card':
      return card(kit, ownFace(kit, picture), LARGE);
    case 'kingdom':
      return byCost(
        picture.cards.flatMap((id) => {
          const own = picture.own?.find((one) => one.card.definition.id === id);
          return (own === undefined ? faceOf(kit, id, nameOf) : ownFace(kit, own)) ?? [];
        }),
      )
        .map((face, index) =>
          card(kit, face, {
            x: EDGE + (index % 5) * 216,
            y: 190 + Math.floor(index / 5) * 200,
            width: 206,
            height: 190,
          }),
        )
        .join('');
    case 'result':
      return [
        ...picture.players.slice(0, 6).map(scoreRow(picture.players.length)),
        ...byCost(picture.kingdom.flatMap((id) => faceOf(kit, id, nameOf) ?? [])).map((face, index) =>
          card(kit, face, { ...STRIP, x: EDGE + index * 108 }),
        ),
      ].join('');
    case 'fan':
      return FAN.map((id, index) => {
        const turn = (index - (FAN.length - 1) / 2) * 8;
        // About a point below the picture, as a hand holds them.
        return `<g transform="rotate(${turn} 880 800)">${card(kit, faceOf(kit, id, nameOf), HELD)}</g>`;
      }).join('');
  }
}

const byCost = (faces: readonly Face[]): readonly Face[] =>
  faces.toSorted((a, b) => a.definition.cost.coins - b.definition.cost.coins).slice(0, 10);

/** As on the first page. */
const FAN = ['village', 'witch', 'throne-room', 'philosophers-stone', 'province'];

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const definitions = new Map<string, CardDefinition>(allCards.map((one) => [one.id, one]));

const LARGE: Place = { x: 780, y: 62, width: 352, height: 506 };
/** One of the fan, before it is turned. */
const HELD: Place = { x: 780, y: 180, width: 200, height: 290 };
/** One of ten in a row. */
const STRIP = { y: 456, width: 100, height: 130 } as const;

interface Face {
  readonly definition: CardDefinition;
  readonly name: string;
  readonly art: KitArt;
  /** As SVG. */
  readonly emblem: string;
}

function faceOf(kit: DrawingKit, id: string, nameOf: NameOfCard): Face | null {
  const definition = definitions.get(id);
  const art = kit.arts[id];
  if (definition === undefined || art === undefined) return null;
  return { definition, name: nameOf(id), art, emblem: kit.emblems[id] ?? '' };
}

function ownFace(kit: DrawingKit, { card: own, name }: CalledCard): Face {
  const { definition, emblem = 'own', scene = null } = own;
  const look = ownCardLook(definition, scene);
  return {
    definition,
    name,
    art: { ...look, colours: look.colours.map(hexOf) },
    // A name that is none of our pictures is one of a later release.
    emblem: (Object.hasOwn(kit.ownEmblems, emblem) ? kit.ownEmblems[emblem] : kit.emblems['own']) ?? '',
  };
}

/** Name, picture and foot, as on the table. */
function card(kit: DrawingKit, face: Face | null, { x, y, width, height }: Place): string {
  if (face === null) return '';
  const { definition, name, art, emblem } = face;
  const unit = Math.min(width, height) / 100;
  const pad = 4 * unit;
  const nameHeight = 16 * unit;
  const footHeight = 17 * unit;
  const inner = { width: width - 2 * pad, height: height - 2 * pad - nameHeight - footHeight };
  const [above = '', below = '', far = '', near = '', light = ''] = art.colours;
  const scene = (kit.scenes[art.scene] ?? '')
    .replaceAll('var(--art-g1)', far)
    .replaceAll('var(--art-g2)', near)
    .replaceAll('var(--art-lt)', light)
    .replaceAll('var(--art-s1)', above)
    .replaceAll('var(--art-s2)', below);
  const size = Math.min(inner.height * 0.9, inner.width * 0.8);
  const nameSize = fittingSize(name, inner.width, 12.5 * unit);
  const { coins, potions } = definition.cost;
  const key = `${definition.id}-${Math.round(x)}-${Math.round(y)}`;
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect x="3" y="5" width="${width}" height="${height}" rx="${5 * unit}" fill="#000" fill-opacity=".35"/>`,
    `<rect width="${width}" height="${height}" rx="${5 * unit}" fill="url(#frame-${frameOf(definition)})" stroke="#2b2015"/>`,
    `<text x="${width / 2}" y="${pad + nameHeight * 0.68}" text-anchor="middle" ${TITLE} font-size="${nameSize.toFixed(1)}" fill="#251c12">${escaped(name)}</text>`,
    `<linearGradient id="sky-${key}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>`,
    `<clipPath id="clip-${key}"><rect width="${inner.width}" height="${inner.height}" rx="${2.6 * unit}"/></clipPath>`,
    `<g transform="translate(${pad} ${pad + nameHeight})"><g clip-path="url(#clip-${key})">`,
    `<rect width="${inner.width}" height="${inner.height}" fill="url(#sky-${key})"/>`,
    `<svg width="${inner.width}" height="${inner.height}" viewBox="0 0 200 140" preserveAspectRatio="xMidYMid slice">${scene}</svg>`,
    `<svg x="${(inner.width - size) / 2}" y="${(inner.height - size) / 2}" width="${size}" height="${size}" viewBox="0 0 512 512">`,
    `<g transform="translate(9 15)" fill="#0a0602" fill-opacity=".42">${emblem}</g><g fill="url(#material-${art.material})">${emblem}</g></svg>`,
    `</g><rect width="${inner.width}" height="${inner.height}" rx="${2.6 * unit}" fill="none" stroke="#2b2015" stroke-opacity=".7"/></g>`,
    `<g transform="translate(${pad + 7.5 * unit} ${height - pad - 6.6 * unit})">`,
    `<circle r="${7 * unit}" fill="#f0c64c" stroke="#8a6710"/><text y="${3.8 * unit}" text-anchor="middle" ${TITLE} font-size="${11 * unit}" fill="#3a2a05">${coins}</text>`,
    ...(potions > 0
      ? [
          `<circle cx="${15 * unit}" r="${6 * unit}" fill="#6d3fa0" stroke="#3d1f66"/><circle cx="${15 * unit}" r="${2.4 * unit}" fill="#e9d6ff"/>`,
        ]
      : []),
    '</g></g>',
  ].join('');
}

function frameOf({ types }: CardDefinition): string {
  const kinds = ['Reaction', 'Treasure', 'Victory', 'Curse'].filter((type) =>
    types.some((one) => one === type),
  );
  return (kinds[0] ?? 'Action').toLowerCase();
}

const scoreRow =
  (count: number) =>
  ({ name, points, hasWon }: { name: string; points: number; hasWon: boolean }, index: number): string => {
    const row = Math.min(104, 370 / count);
    const y = 240 - (row * count) / 2 + index * row;
    return [
      `<g transform="translate(740 ${y})"><rect width="396" height="${row - 10}" rx="12" fill="#fdf8ec"/>`,
      ...(hasWon ? [`<rect width="10" height="${row - 10}" rx="5" fill="#d9a21b"/>`] : []),
      `<text x="30" y="${(row - 10) * 0.64}" ${TEXT} font-size="${fittingSize(name, 260, row * 0.34).toFixed(1)}" fill="#2b2118">${escaped(name)}</text>`,
      `<text x="374" y="${(row - 10) * 0.68}" text-anchor="end" ${TITLE} font-size="${(row * 0.46).toFixed(1)}" fill="#2b2118">${points}</text></g>`,
    ].join('');
  };

const CLOTH = `<radialGradient id="cloth" cx=".5" cy=".35" r=".8"><stop stop-color="#3a7053"/><stop offset=".55" stop-color="#2b6149"/><stop offset="1" stop-color="#1d4a38"/></radialGradient>`;

const frame = (name: string, from: string, to: string): string =>
  `<linearGradient id="frame-${name}" x1="0" y1="0" x2=".2" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
/** As in the page's tokens. */
const FRAMES = [
  frame('action', '#f3ecdc', '#cfc2a4'),
  frame('treasure', '#f6dc8c', '#c99a2e'),
  frame('victory', '#a9d08f', '#5f9a52'),
  frame('curse', '#c9b0df', '#9d7cc0'),
  frame('reaction', '#a9cff0', '#5a97cf'),
].join('');
