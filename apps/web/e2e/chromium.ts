import { browserHere } from '@tenfold/prerequisites';

/**
 * Any browser of Chromium's kin. As root it needs --no-sandbox; the rest keeps it quiet. One without windows makes letters as
 * wide as one with windows does.
 */
export const CHROMIUM = {
  executablePath: browserHere(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=slight',
  ],
};
