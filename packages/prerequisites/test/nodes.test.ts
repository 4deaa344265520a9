// The Nodes of a machine, wherever somebody has put them.

import { expect, it } from 'vitest';
import { locateNodes } from '../src/nodes.ts';
import { someMachine } from './some-machine.ts';

it('finds the Nodes of PATH, and those that nvm keeps, the newest first', () => {
  const machine = someMachine({
    platform: 'linux',
    files: [
      '/usr/bin/node',
      '/home/ann/.nvm/versions/node/v9.11.2/bin/node',
      '/home/ann/.nvm/versions/node/v22.23.3/bin/node',
    ],
    environment: { PATH: '/usr/local/bin:/usr/bin' },
  });
  expect(locateNodes(machine)).toEqual([
    '/usr/bin/node',
    '/home/ann/.nvm/versions/node/v22.23.3/bin/node',
    '/home/ann/.nvm/versions/node/v9.11.2/bin/node',
  ]);
});

it('finds those of a runner on Windows', () => {
  const machine = someMachine({
    platform: 'win32',
    files: ['C:\\tools\\node\\22.23.3\\x64\\node.exe', 'C:\\Program Files\\nodejs\\node.exe'],
    environment: { Path: 'C:\\Program Files\\nodejs', RUNNER_TOOL_CACHE: 'C:\\tools' },
  });
  expect(locateNodes(machine)).toEqual([
    'C:\\Program Files\\nodejs\\node.exe',
    'C:\\tools\\node\\22.23.3\\x64\\node.exe',
  ]);
});

it('takes first what it is told, and says so where that is not there', () => {
  const files = ['/usr/bin/node', '/opt/node-22/bin/node'];
  const told = (nodes: string) =>
    locateNodes(
      someMachine({ platform: 'linux', files, environment: { PATH: '/usr/bin', TENFOLD_NODES: nodes } }),
    );
  expect(told('/opt/node-22/bin/node')).toEqual(['/opt/node-22/bin/node', '/usr/bin/node']);
  expect(() => told('/opt/node-22/bin/node:/opt/gone')).toThrow('TENFOLD_NODES names /opt/gone');
});
