// The figures as one picture that stands by itself: SVG as text, in colours that print well.

import type { SimulationResult } from '@tenfold/sim/core';
import { dashOf } from '../parts/line-styles.ts';
import type { LabWords } from '../words/lab/index.ts';
import type { Figures } from './figures.ts';
import { bandPath, lastTurn, lengthsOf, linesOf } from './figures.ts';

const PICTURE = { width: 960, height: 640 } as const;

const SEATS = ['#9a3412', '#1d4f91', '#2c6a2e', '#6b3fa0', '#7a5a00', '#0f6470'];
const INK = '#2b2118';
const SOFT = '#5d4d3a';
const LINE = '#cdbd9c';
const PAPER = '#fdf8ec';
const EDGE = 30;

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** `heading` says what was studied: the kingdom, the seed, the games. */
export function pictureOf(
  result: SimulationResult,
  heading: string,
  said: LabWords,
  figures: Figures,
): string {
  const { width, height } = PICTURE;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    text(EDGE, 36, said.won, { size: 22, weight: 700 }),
    text(width - EDGE, 36, heading, { size: 14, fill: SOFT, anchor: 'end' }),
    ...winBar(result, figures),
    ...legend(result, said, figures),
    ...curves(result, 'points', said.points, { left: 60, right: 460, top: 250, bottom: 400 }, said, figures),
    ...curves(result, 'made', said.money, { left: 540, right: 930, top: 250, bottom: 400 }, said, figures),
    ...lengths(result, said, { left: 60, right: 930, top: 470, bottom: 600 }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Alegreya Sans, Gill Sans, Segoe UI, sans-serif">\n${parts.join('\n')}\n</svg>\n`;
}

const colourOf = (seat: number): string => SEATS[seat % SEATS.length] ?? INK;

function winBar({ strategies }: SimulationResult, figures: Figures): string[] {
  const whole = PICTURE.width - 2 * EDGE;
  let left = EDGE;
  return strategies.flatMap(({ wins: { rate } }, seat) => {
    const width = whole * rate;
    const parts = [rect(left, 52, width, 56, colourOf(seat))];
    if (rate > 0.1)
      parts.push(text(left + 14, 88, figures.percent(rate), { size: 24, weight: 700, fill: '#fff' }));
    left += width;
    return parts;
  });
}

const legend = ({ strategies }: SimulationResult, said: LabWords, figures: Figures): string[] =>
  strategies.map(({ name, wins, points }, seat) => {
    const interval = `${figures.percent(wins.low)} – ${figures.percent(wins.high)}`;
    const line = `${name}: ${figures.percent(wins.rate)} (${interval}), ${figures.oneDigit(points.mean)} ${said.averagePoints}`;
    const column = seat % 2;
    const y = 138 + 24 * Math.floor(seat / 2);
    const x = EDGE + column * 460;
    return rect(x, y - 11, 12, 12, colourOf(seat)) + text(x + 20, y, line, { size: 15 });
  });

function curves(
  result: SimulationResult,
  value: 'points' | 'made',
  title: string,
  frame: Frame,
  said: LabWords,
  figures: Figures,
): string[] {
  const lines = linesOf(result, value);
  const last = lastTurn(result);
  const values = lines.flatMap(({ points }) => points.map((point) => point.value));
  const low = Math.floor(Math.min(0, ...values));
  const high = Math.ceil(Math.max(5, ...values));
  const x = (turn: number): number =>
    frame.left + ((turn - 1) / Math.max(1, last - 1)) * (frame.right - frame.left);
  const y = (level: number): number =>
    frame.bottom - ((level - low) / (high - low)) * (frame.bottom - frame.top);
  const within = (level: number): number => Math.max(frame.top, Math.min(frame.bottom, y(level)));
  return [
    text(frame.left, frame.top - 16, title, { size: 17, weight: 700 }),
    ...[low, Math.round((low + high) / 2), high].map(
      (level) =>
        `<path d="M${frame.left} ${round(y(level))}H${frame.right}" stroke="${LINE}"/>` +
        text(frame.left - 8, y(level) + 4, figures.whole(level), { size: 12, fill: SOFT, anchor: 'end' }),
    ),
    text(frame.left, frame.bottom + 20, `${said.turn} 1`, { size: 12, fill: SOFT }),
    text(frame.right, frame.bottom + 20, String(last), { size: 12, fill: SOFT, anchor: 'end' }),
    ...lines.map(
      (line, seat) => `<path d="${bandPath(line, x, within)}" fill="${colourOf(seat)}" fill-opacity="0.2"/>`,
    ),
    ...lines.map(({ points }, seat) => {
      const path = points.map((point) => `${round(x(point.turn))} ${round(y(point.value))}`).join('L');
      const dash = dashOf(seat).join(' ');
      return `<path d="M${path}" fill="none" stroke="${colourOf(seat)}" stroke-width="2.5"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/>`;
    }),
  ];
}

function lengths(result: SimulationResult, said: LabWords, frame: Frame): string[] {
  const bars = lengthsOf(result);
  const most = Math.max(1, ...bars.map(({ games }) => games));
  const width = (frame.right - frame.left) / Math.max(1, bars.length);
  return [
    text(frame.left, frame.top - 10, said.length, { size: 17, weight: 700 }),
    ...bars.flatMap(({ turns, games }, at) => {
      const tall = ((frame.bottom - frame.top) * games) / most;
      const left = frame.left + at * width;
      const colour = turns === result.length.median ? (SEATS[0] ?? INK) : '#b58a2f';
      return [
        rect(left + 1, frame.bottom - tall, Math.max(1, width - 2), tall, colour),
        ...(at % Math.ceil(bars.length / 20) === 0
          ? [
              text(left + width / 2, frame.bottom + 18, String(turns), {
                size: 12,
                fill: SOFT,
                anchor: 'middle',
              }),
            ]
          : []),
      ];
    }),
  ];
}

const round = (value: number): number => Number(value.toFixed(1));

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="2" fill="${fill}"/>`;

interface TextStyle {
  readonly size: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'middle' | 'end';
}

function text(x: number, y: number, words: string, { size, weight, fill = INK, anchor }: TextStyle): string {
  const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const more = `${weight === undefined ? '' : ` font-weight="${weight}"`}${anchor === undefined ? '' : ` text-anchor="${anchor}"`}`;
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}"${more}>${safe}</text>`;
}

/** The picture in dots, twice as fine as it is large. */
export async function dotsOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 2 * PICTURE.width;
  canvas.height = 2 * PICTURE.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('this browser makes no picture of a canvas'));
      else resolve(blob);
    }, 'image/png');
  });
}
