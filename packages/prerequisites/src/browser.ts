// A browser that Playwright can drive by Chromium's protocol: Chromium, Chrome or Edge.

import type { Machine } from './machine.ts';
import { pathsOf } from './machine.ts';
import type { UsualPlace, Prerequisite } from './prerequisite.ts';

export const BROWSER: Prerequisite = {
  name: 'A browser (Chromium, Chrome or Edge)',
  variable: 'TENFOLD_CHROMIUM',
  variableHolds: 'the path of its program',
  advice: 'install one (`npx playwright install chromium` does, on any system)',
  debianPackage: 'chromium',
  commands: ({ platform }) => (platform === 'win32' ? WINDOWS_COMMANDS : COMMANDS).map((name) => [name]),
  places: (machine) => [...usualPlaces(machine), ...playwrightPlaces(machine)],
};

/**
 * Debian's Chromium without windows, by the name of its package and of its command. Nobody looks at the browser of a test,
 * and without a window each person in it takes half of the processor.
 */
export const HEADLESS_SHELL = 'chromium-headless-shell';

const COMMANDS = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const WINDOWS_COMMANDS = ['chrome.exe', 'msedge.exe'];

const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = [
  'Chromium/Application/chrome.exe',
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];
const LINUX_PROGRAMS = [
  `/usr/bin/${HEADLESS_SHELL}`,
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/usr/lib64/chromium-browser/chromium-browser',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  '/snap/bin/chromium',
  '/var/lib/flatpak/exports/bin/org.chromium.Chromium',
];

function usualPlaces({ platform, environment, home }: Machine): UsualPlace[] {
  switch (platform) {
    case 'win32':
      return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((variable) =>
        WINDOWS_PROGRAMS.map((pattern) => ({ folder: environment[variable], pattern })),
      );
    case 'darwin':
      return ['/Applications', `${home}/Applications`].flatMap((folder) =>
        MAC_APPS.map((app) => ({ folder, pattern: `${app}.app/Contents/MacOS/${app}` })),
      );
    default:
      return [
        ...LINUX_PROGRAMS.map((path) => ({ folder: '/', pattern: path.slice(1) })),
        { folder: home, pattern: '.local/share/flatpak/exports/bin/org.chromium.Chromium' },
      ];
  }
}

/** What `npx playwright install` has fetched. */
function playwrightPlaces(machine: Machine): UsualPlace[] {
  const { platform, environment, home } = machine;
  const paths = pathsOf(machine);
  const cache: Partial<Record<NodeJS.Platform, string>> = {
    win32: paths.join(environment['LOCALAPPDATA'] ?? paths.join(home, 'AppData', 'Local'), 'ms-playwright'),
    darwin: paths.join(home, 'Library', 'Caches', 'ms-playwright'),
  };
  const program: Partial<Record<NodeJS.Platform, string>> = {
    win32: 'chromium-*/chrome-win*/chrome.exe',
    darwin: 'chromium-*/chrome-mac*/*.app/Contents/MacOS/{Chromium,Google Chrome for Testing}',
  };
  const folder =
    cache[platform] ??
    paths.join(environment['XDG_CACHE_HOME'] ?? paths.join(home, '.cache'), 'ms-playwright');
  const pattern = program[platform] ?? 'chromium-*/chrome-linux*/chrome';
  return [environment['PLAYWRIGHT_BROWSERS_PATH'], folder].map((place) => ({ folder: place, pattern }));
}
