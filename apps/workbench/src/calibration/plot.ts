// The ten bins as a picture: on the diagonal a chance is what it says.

import type { Bin } from './bins.ts';

const SIZE = 400;
const LEFT = 56;
const BOTTOM = 48;
const TOP = 16;
const x = (share: number): number => LEFT + share * SIZE;
const y = (share: number): number => TOP + (1 - share) * SIZE;

export function plotOf(bins: readonly Bin[]): string {
  const width = LEFT + SIZE + 16;
  const height = TOP + SIZE + BOTTOM;
  const marks = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const most = Math.max(...bins.map(({ positions }) => positions));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Georgia, serif" font-size="13" role="img" aria-label="Positions won beside the chance they were judged to have">
<rect width="${width}" height="${height}" fill="#fbf6ea"/>
${marks.map((mark) => `<path d="M${x(mark)} ${y(0)}V${y(1)}M${x(0)} ${y(mark)}H${x(1)}" stroke="#d9cdb4"/><text x="${x(mark)}" y="${y(0) + 18}" text-anchor="middle" fill="#5b4a33">${100 * mark} %</text><text x="${x(0) - 8}" y="${y(mark) + 4}" text-anchor="end" fill="#5b4a33">${100 * mark} %</text>`).join('\n')}
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#8a7350" stroke-dasharray="5 5"/>
${bins
  .filter(({ positions }) => positions > 0)
  .map(
    ({ positions, chance, won, error }) =>
      `<path d="M${x(chance).toFixed(1)} ${y(Math.max(0, won - 1.96 * error)).toFixed(1)}V${y(Math.min(1, won + 1.96 * error)).toFixed(1)}" stroke="#7a2f2a" stroke-width="2"/><circle cx="${x(chance).toFixed(1)}" cy="${y(won).toFixed(1)}" r="${(3 + 7 * Math.sqrt(positions / most)).toFixed(1)}" fill="#7a2f2a"/>`,
  )
  .join('\n')}
<text x="${x(0.5)}" y="${height - 10}" text-anchor="middle" fill="#33281a">judged</text>
<text transform="translate(14 ${y(0.5)}) rotate(-90)" text-anchor="middle" fill="#33281a">won</text>
</svg>
`;
}
