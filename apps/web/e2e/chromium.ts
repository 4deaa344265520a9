/** Debian's Chromium: Playwright's own browsers are not used. As root it needs --no-sandbox; the rest keeps it quiet. */
export const CHROMIUM = {
  executablePath: process.env['TENFOLD_CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
