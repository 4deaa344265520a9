// How npm is started from a script, on any system. For older Nodes too: bootstrap.mjs uses it.

/**
 * The npm that runs this script, as a file for Node; where no npm does, the shell's.
 *
 * @param {readonly string[]} parameters Plain words: where a shell has to be used, nobody quotes them.
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 * @param {NodeJS.Platform} [platform]
 * @returns {{ command: string, parameters: string[], shell: boolean }}
 */
export function npmCommand(parameters, environment = process.env, platform = process.platform) {
  const file = environment['npm_execpath'];
  if (file !== undefined && /\.[cm]?js$/.test(file)) {
    return { command: process.execPath, parameters: [file, ...parameters], shell: false };
  }
  // Windows knows npm as a batch file, which only a shell runs.
  if (platform === 'win32') return { command: ['npm', ...parameters].join(' '), parameters: [], shell: true };
  return { command: 'npm', parameters: [...parameters], shell: false };
}
