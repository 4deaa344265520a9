// Who may import whom. Dependencies point one way; what is not allowed here fails the build.

import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';

/**
 * @typedef {object} Layer
 * @property {string[]} mayImport
 * @property {string[]} [testsMayImport]
 * @property {string[]} [mayStart]
 * @property {string[]} [folders]
 * @property {boolean} pure
 */

/**
 * For each package and app: the packages it may import, those that its tests may import too, and the apps it may start.
 * `pure` ones import no npm package and no Node built-in.
 *
 * `folders` is the direction inside `src`: each folder, and each file beside the folders that they import, may import
 * only what stands before it, types included. Files beside the folders that are not in the list are entries: they import
 * what they like, and no folder imports them.
 *
 * @type {Record<string, Layer>}
 */
export const layers = {
  'packages/rules': {
    mayImport: [],
    folders: [
      'errors.ts',
      'game-size.ts',
      'vocabulary',
      'cards',
      'names',
      'engine',
      'kingdoms',
      'setup.ts',
      'notation',
    ],
    pure: true,
  },
  'packages/insight': {
    mayImport: ['rules'],
    testsMayImport: ['laws', 'i18n'],
    folders: ['card-definitions.ts', 'result', 'why', 'counts', 'replay', 'story'],
    pure: true,
  },
  'packages/i18n': {
    mayImport: ['rules', 'insight'],
    testsMayImport: ['laws', 'prerequisites'],
    folders: [
      'languages.ts',
      'phrases.ts',
      'record-troubles.ts',
      'counts.ts',
      'hungarian-card-types.ts',
      'cards',
      'card-texts',
      'card-writer',
      'hungarian-terms.ts',
      'terms.ts',
      'kingdoms.ts',
      'plans',
      'in-other-terms.ts',
      'glossary',
      'sentences',
      'insight',
      'review',
      'rulings.ts',
      'rulebook',
      'lessons',
    ],
    pure: true,
  },
  'packages/bots': {
    mayImport: ['rules'],
    testsMayImport: ['laws', 'prerequisites'],
    folders: [
      'bot.ts',
      'game-result.ts',
      'by-card.ts',
      'strategy',
      'play',
      'plans',
      'preparation.ts',
      'value',
      'chancellor',
      'characters',
      'chancellor-1',
      'training',
      'review',
    ],
    pure: true,
  },
  'packages/env': { mayImport: ['rules'], testsMayImport: ['laws', 'prerequisites'], pure: true },
  'packages/sim': {
    mayImport: ['rules', 'bots'],
    folders: ['interval.ts', 'worth', 'training'],
    pure: false,
  },
  'packages/scenarios': { mayImport: ['rules'], folders: ['sentences'], pure: false },
  'packages/laws': { mayImport: ['rules'], testsMayImport: ['prerequisites'], pure: true },
  'packages/protocol': {
    mayImport: ['rules', 'i18n'],
    folders: [
      'immutable.ts',
      'growing.ts',
      'ids.ts',
      'own-card.ts',
      'end-reasons.ts',
      'refusals.ts',
      'limits.ts',
      'table-choices.ts',
      'prompt.ts',
      'view.ts',
      'game-state.ts',
      'said.ts',
      'table.ts',
      'acquaintances.ts',
      'http.ts',
      'daily.ts',
      'learning.ts',
      'unwitnessed.ts',
      'to-client.ts',
      'client',
    ],
    pure: false,
  },
  'packages/prerequisites': { mayImport: [], pure: false },
  'apps/workbench': {
    mayImport: ['rules', 'i18n', 'scenarios', 'laws', 'bots', 'sim', 'env', 'protocol', 'prerequisites'],
    mayStart: ['server'],
    folders: [
      'ruling-places.ts',
      'markdown-table.ts',
      'rulings-document',
      'fidelity',
      'strength',
      'turns',
      'calibration',
      'train',
      'worth',
      'bench',
      'bench-server',
      'bench-cluster',
    ],
    pure: false,
  },
  'apps/server': {
    mayImport: ['rules', 'i18n', 'protocol', 'bots', 'sim'],
    testsMayImport: ['laws', 'prerequisites'],
    folders: [
      'refusal.ts',
      'format-error.ts',
      'log.ts',
      'data-structures',
      'time',
      'limits',
      'config.ts',
      'game-log',
      'table-state',
      'ratings',
      'store',
      'move',
      'people',
      'archive',
      'bots',
      'shared-work',
      'tables',
      'daily',
      'games',
      'upkeep',
      'metrics',
      'live',
      'previews',
      'http',
      'cluster',
    ],
    pure: false,
  },
  'apps/web': {
    mayImport: ['rules', 'insight', 'i18n', 'scenarios', 'bots', 'sim', 'protocol'],
    testsMayImport: ['laws', 'prerequisites'],
    folders: [
      'styles',
      'words',
      'base-path.ts',
      'keeping-last.ts',
      'scroll-places.ts',
      'routes.ts',
      'without-server.ts',
      'cloths.ts',
      'settings.svelte.ts',
      'api.ts',
      'speech.svelte.ts',
      'words-on-demand.svelte.ts',
      'router.svelte.ts',
      'identity.svelte.ts',
      'sound',
      'bots',
      'live',
      'alerts',
      'parts',
      'cards',
      'settings',
      'motion',
      'help',
      'kingdom',
      'table-setup',
      'acquaintances',
      'game/board',
      'review',
      'after',
      'daily',
      'local-game',
      'home',
      'game',
      'lobby',
      'replay',
      'here',
      'scenario-player',
      'rulebook',
      'archive',
      'lab',
      'kingdom-page',
      'own',
      'learn',
      'workshop',
      'installed',
      'static-pages',
    ],
    pure: false,
  },
  'apps/cli': {
    mayImport: ['rules', 'insight', 'i18n', 'scenarios', 'bots', 'sim', 'env', 'protocol'],
    testsMayImport: ['laws', 'prerequisites'],
    mayStart: ['server'],
    folders: [
      'look.ts',
      'layout.ts',
      'log-print.ts',
      'usage-error.ts',
      'stop-signal.ts',
      'words',
      'card-words.ts',
      'arguments.ts',
      'name-matching.ts',
      'card-sheet.ts',
      'log.ts',
      'data-folders.ts',
      'rulebook.ts',
      'help-text.ts',
      'own-card-files.ts',
      'play',
      'learn',
      'kingdoms',
      'sim',
      'env',
      'commands',
    ],
    pure: false,
  },
};

for (const manifest of globSync('{packages,apps}/*/package.json')) {
  const folder = manifest.replaceAll('\\', '/').replace('/package.json', '');
  if (!(folder in layers)) {
    throw new Error(`${folder} has no layer: add it, with what it may import, to .dependency-cruiser.mjs`);
  }
}

for (const [path, { folders }] of Object.entries(layers)) {
  const subfolders = readdirSync(`${path}/src`, { withFileTypes: true }).filter((one) => one.isDirectory());
  const missing = subfolders.map(({ name }) => name).filter((name) => folders?.includes(name) !== true);
  if (missing.length > 0) {
    throw new Error(
      `the direction of the folders of ${path}: give ${missing.join(', ')} a place in .dependency-cruiser.mjs`,
    );
  }
  const gone = (folders ?? []).filter((name) => !existsSync(`${path}/src/${name}`));
  if (gone.length > 0) {
    throw new Error(`${path}/src has no ${gone.join(', ')}: take it out of .dependency-cruiser.mjs`);
  }
}

const publicEntries = globSync('packages/*/package.json').flatMap((manifest) => {
  const folder = manifest.replaceAll('\\', '/').replace('/package.json', '');
  const entries = Object.values(JSON.parse(readFileSync(manifest, 'utf8')).exports);
  return entries.map((entry) => literally(`${folder}/${String(entry).replace('./', '')}`));
});

/** @param {string} path */
function literally(path) {
  return `^${path.replaceAll('.', '\\.')}$`;
}

const layerRules = Object.entries(layers).flatMap(([folder, layer]) => {
  const { mayImport, testsMayImport = [], mayStart = [], pure } = layer;
  const own = `^${folder}/`;
  const allowed = [
    own,
    ...mayImport.map((name) => `^packages/${name}/`),
    ...mayStart.map((name) => `^apps/${name}/`),
  ];
  const name = folder.replace('/', '-');
  const list = mayImport.length === 0 ? 'no other package' : `only ${mayImport.join(', ')}`;
  return [
    {
      name: `${name}-layer`,
      comment: `${folder} may import ${list} of this repository.`,
      severity: 'error',
      from: { path: own, pathNot: `${own}(test|e2e)/` },
      to: { path: '^(packages|apps|scripts)/', pathNot: allowed },
    },
    {
      name: `${name}-tests-layer`,
      comment: `Tests of ${folder} may import what it may${testsMayImport.map((one) => `, and ${one}`).join('')}.`,
      severity: 'error',
      from: { path: `${own}(test|e2e)/` },
      to: {
        path: '^(packages|apps|scripts)/',
        pathNot: [...allowed, ...testsMayImport.map((one) => `^packages/${one}/`)],
      },
    },
    ...(pure
      ? [
          {
            name: `${name}-is-pure`,
            comment: `${folder}/src imports nothing from outside this repository: no npm package, no Node built-in.`,
            severity: 'error',
            from: { path: `^${folder}/src/` },
            to: { pathNot: [`^${folder}/src/`, ...allowed.slice(1)] },
          },
        ]
      : []),
  ];
});

const folderRules = Object.entries(layers).flatMap(([path, { folders = [] }]) =>
  folders.map((name, index) => {
    const below = folders.slice(0, index);
    return {
      name: `${path.replace('/', '-')}-${name.replace('.', '-')}-direction`,
      comment: `Inside ${path}/src, ${name} may import only ${below.length === 0 ? 'itself' : below.join(', ')}.`,
      severity: 'error',
      from: { path: inside(path, name) },
      to: { path: `^${path}/src/`, pathNot: [name, ...below].map((one) => inside(path, one)) },
    };
  }),
);

/**
 * @param {string} path
 * @param {string} name of a folder of its `src`, or of a file there
 */
function inside(path, name) {
  return existsSync(`${path}/src/${name}/`) ? `^${path}/src/${name}/` : literally(`${path}/src/${name}`);
}

export default {
  forbidden: [
    ...layerRules,
    ...folderRules,
    {
      name: 'nothing-imports-an-app',
      comment: 'Apps are ends of the line; what two of them share belongs in a package.',
      severity: 'error',
      from: { path: '^(packages|scripts)/' },
      // How the browser of tests is started, tests of the packed libraries need to know too.
      to: { path: '^apps/', pathNot: '^apps/web/e2e/chromium\\.ts$' },
    },
    {
      name: 'public-entry-only',
      comment: 'A package is imported through what its package.json exports.',
      severity: 'error',
      from: { path: '^(?:packages|apps)/([^/]+)/|^scripts/' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', ...publicEntries] },
    },
    {
      name: 'by-name-only',
      comment: 'Another package is imported by its name (@tenfold/…), not by a relative path.',
      severity: 'error',
      from: { path: '^(?:packages|apps)/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'tests-stay-tests',
      comment: 'Nothing but a test imports from a test folder.',
      severity: 'error',
      from: { pathNot: '^(packages|apps)/[^/]+/(test|e2e)/' },
      to: { path: '^(packages|apps)/[^/]+/test/' },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'What src imports stands under "dependencies" in that package.json.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-cycle',
      comment: 'Modules do not need each other, not even for a type: one of two can be read first.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      // Modules that plugins of the page's build make.
      to: { couldNotResolve: true, pathNot: '^virtual:(rulebook|card)-' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    // What svelte-check has made of the components lies beside them, and so does the built page.
    exclude: { path: ['/node_modules/', '/[.]svelte-check/', '^apps/web/dist'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.json'],
    },
  },
};
