// Python 3, for the client of the environment.

import type { Machine } from './machine.ts';
import type { UsualPlace, Prerequisite } from './prerequisite.ts';

export const PYTHON: Prerequisite = {
  name: 'Python 3',
  variable: 'TENFOLD_PYTHON',
  variableHolds: 'the path of its program',
  advice: 'install it from your system’s packages or from python.org',
  debianPackage: 'python3',
  commands: ({ platform }) => (platform === 'win32' ? [['python3.exe'], ['python.exe']] : [['python3']]),
  places: usualPlaces,
};

function usualPlaces({ platform, environment }: Machine): UsualPlace[] {
  switch (platform) {
    case 'win32':
      return [
        { folder: environment['LOCALAPPDATA'], pattern: 'Programs/Python/Python3*/python.exe' },
        { folder: environment['ProgramFiles'], pattern: 'Python3*/python.exe' },
      ];
    case 'darwin':
      return [
        { folder: '/opt/homebrew/bin', pattern: 'python3' },
        { folder: '/usr/local/bin', pattern: 'python3' },
        { folder: '/Library/Frameworks/Python.framework/Versions', pattern: '3.*/bin/python3' },
      ];
    default:
      return [
        { folder: '/usr/bin', pattern: 'python3' },
        { folder: '/usr/local/bin', pattern: 'python3' },
      ];
  }
}
