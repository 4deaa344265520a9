import { expect, it } from 'vitest';
import { aptGet } from '../src/apt-get.ts';
import { someMachine } from './some-machine.ts';

const machine = (files: readonly string[], platform: NodeJS.Platform = 'linux') =>
  someMachine({ platform, files, environment: { PATH: '/usr/bin' } });
const debian = machine(['/usr/bin/apt-get', '/usr/bin/sudo']);
const yes = (): boolean => true;
const no = (): boolean => false;

it('installs as root, or by a sudo that asks nothing', () => {
  expect(aptGet(debian, { userId: 0, maySudo: no })).toEqual(['apt-get']);
  expect(aptGet(debian, { userId: 1000, maySudo: yes })).toEqual(['sudo', '-n', 'apt-get']);
});

it('leaves alone what it has no right to, and what has no apt-get', () => {
  expect(aptGet(debian, { userId: 1000, maySudo: no })).toBeNull();
  expect(aptGet(machine(['/usr/bin/apt-get']), { userId: 1000, maySudo: yes })).toBeNull();
  expect(aptGet(machine(['/usr/bin/dnf']), { userId: 0, maySudo: yes })).toBeNull();
  // A Mac's `apt-get` is another's.
  expect(aptGet(machine(['/usr/bin/apt-get'], 'darwin'), { userId: 0, maySudo: yes })).toBeNull();
});
