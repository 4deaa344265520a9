import { expect, it } from 'vitest';
import { defaultDataFolder } from '../src/config.ts';

it.each([
  ['linux', {}, '/home/ann', '/home/ann/.local/share/tenfold'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/home/ann', '/data/tenfold'],
  ['linux', { XDG_DATA_HOME: 'data' }, '/home/ann', '/home/ann/.local/share/tenfold'],
  ['darwin', {}, '/Users/ann', '/Users/ann/.local/share/tenfold'],
  ['win32', { LOCALAPPDATA: 'D:\\Ann\\Local' }, 'C:\\Users\\Ann', 'D:\\Ann\\Local\\tenfold'],
  ['win32', { XDG_DATA_HOME: '/data' }, 'C:\\Users\\Ann', 'C:\\Users\\Ann\\AppData\\Local\\tenfold'],
] as const)('games are kept on %s with %o in a folder of the user', (platform, environment, home, folder) => {
  expect(defaultDataFolder(environment, platform, home)).toBe(folder);
});
