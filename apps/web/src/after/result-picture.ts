// A picture of a result to hand on, painted by the page itself: who won, everybody's points, and how they came.

import { colourOf, dashOf } from '../parts/line-styles.ts';

/** What is painted. */
export interface PictureOfResult {
  readonly headline: string;
  /** The best first. */
  readonly players: readonly { readonly seat: number; readonly name: string; readonly points: string }[];
  /** By seat: points turn by turn; empty where nobody knows them. */
  readonly curves: readonly (readonly number[])[];
  /** Below everything: where it was played. */
  readonly foot: string;
}

/** What messengers and networks show whole. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

const EDGE = 64;
const PLOT = { left: 560, right: PICTURE_SIZE.width - EDGE - 24, top: 250, bottom: 520 };

/** `near` is an element of the page, whose colours and letters the picture has. */
export function paintResult(canvas: HTMLCanvasElement, near: HTMLElement, result: PictureOfResult): void {
  const { width, height } = PICTURE_SIZE;
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const styles = getComputedStyle(near);
  const title = styles.getPropertyValue('--font-title');
  const text = styles.getPropertyValue('--font-text');

  pen.fillStyle = colourOf('--wood-2', near);
  pen.fillRect(0, 0, width, height);
  const cloth = pen.createRadialGradient(width / 2, height * 0.3, 40, width / 2, height * 0.4, width * 0.7);
  cloth.addColorStop(0, colourOf('--cloth-1', near));
  cloth.addColorStop(0.55, colourOf('--cloth-2', near));
  cloth.addColorStop(1, colourOf('--cloth-3', near));
  pen.fillStyle = cloth;
  pen.beginPath();
  pen.roundRect(14, 14, width - 28, height - 28, 22);
  pen.fill();

  pen.textAlign = 'center';
  pen.fillStyle = '#fff3cc';
  pen.font = `800 76px ${title}`;
  pen.fillText(result.headline, width / 2, 150, width - 2 * EDGE);

  paintPlayers(pen, result.players, { title, text });
  if (result.curves.some((curve) => curve.length > 1)) paintCurves(pen, result.curves, near);

  pen.textAlign = 'center';
  pen.font = `500 24px ${text}`;
  pen.fillStyle = colourOf('--cloth-soft', near);
  pen.fillText(result.foot, width / 2, height - 42, width - 2 * EDGE);
}

function paintPlayers(
  pen: CanvasRenderingContext2D,
  players: PictureOfResult['players'],
  fonts: { readonly title: string; readonly text: string },
): void {
  const row = Math.min(104, 322 / players.length);
  const top = (PLOT.top + PLOT.bottom + 10 - row * players.length) / 2;
  for (const [place, { seat, name, points }] of players.entries()) {
    const y = top + row * (place + 0.5);
    pen.fillStyle = '#fdf8ec';
    pen.beginPath();
    pen.roundRect(EDGE, y - row / 2 + 4, 420, row - 8, 12);
    pen.fill();
    pen.fillStyle = SEATS[seat % SEATS.length] ?? '';
    pen.beginPath();
    pen.arc(EDGE + 30, y, 11, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = '#2b2118';
    pen.textBaseline = 'middle';
    pen.textAlign = 'left';
    pen.font = `700 ${Math.min(32, row * 0.5)}px ${fonts.text}`;
    pen.fillText(name, EDGE + 56, y, 270);
    pen.textAlign = 'right';
    pen.font = `800 ${Math.min(44, row * 0.7)}px ${fonts.title}`;
    pen.fillText(points, EDGE + 400, y);
    pen.textBaseline = 'alphabetic';
  }
}

/** As by day: the paper of the picture is light always. */
const SEATS = ['#9a3412', '#1d4f91', '#2c6a2e', '#6b3fa0', '#7a5a00', '#0f6470'];

function paintCurves(
  pen: CanvasRenderingContext2D,
  curves: readonly (readonly number[])[],
  near: HTMLElement,
): void {
  const { left, right, top, bottom } = PLOT;
  const least = Math.min(0, ...curves.flat());
  const most = Math.max(6, ...curves.flat());
  const turns = Math.max(...curves.map((curve) => curve.length)) - 1;
  pen.fillStyle = '#fdf8ec';
  pen.beginPath();
  pen.roundRect(left - 28, top - 21, right - left + 56, bottom - top + 52, 14);
  pen.fill();
  const x = (turn: number): number => left + (turn * (right - left)) / turns;
  const y = (points: number): number => bottom - ((points - least) * (bottom - top)) / (most - least);
  pen.strokeStyle = colourOf('--gilt', near);
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(left, y(0));
  pen.lineTo(right, y(0));
  pen.stroke();
  pen.lineWidth = 5;
  pen.lineJoin = 'round';
  for (const [seat, curve] of curves.entries()) {
    pen.strokeStyle = SEATS[seat % SEATS.length] ?? '';
    pen.setLineDash([...dashOf(seat)]);
    pen.beginPath();
    for (const [turn, points] of curve.entries()) pen.lineTo(x(turn), y(points));
    pen.stroke();
  }
  pen.setLineDash([]);
}
