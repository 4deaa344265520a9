// Who may import whom. Dependencies point one way; what is not allowed here fails the build.

import { globSync, readFileSync } from 'node:fs';

/**
 * For each package and app: the packages it may import, those that its tests may import too, and the apps it may start.
 * `pure` ones import no npm package and no Node built-in.
 *
 * @type {Record<string, { mayImport: string[]; testsMayImport?: string[]; mayStart?: string[]; pure: boolean }>}
 */
const layers = {
  'packages/rules': { mayImport: [], pure: true },
  'packages/insight': { mayImport: ['rules'], testsMayImport: ['laws', 'i18n'], pure: true },
  'packages/i18n': { mayImport: ['rules', 'insight'], pure: true },
  'packages/bots': { mayImport: ['rules'], testsMayImport: ['laws'], pure: true },
  'packages/env': { mayImport: ['rules'], testsMayImport: ['laws'], pure: true },
  'packages/sim': { mayImport: ['rules', 'bots'], pure: false },
  'packages/scenarios': { mayImport: ['rules'], pure: false },
  'packages/laws': { mayImport: ['rules'], pure: true },
  'packages/protocol': { mayImport: ['rules', 'i18n'], pure: false },
  'packages/prerequisites': { mayImport: [], pure: false },
  'apps/workbench': {
    mayImport: ['rules', 'scenarios', 'laws', 'bots', 'sim', 'env', 'protocol'],
    mayStart: ['server'],
    pure: false,
  },
  'apps/server': {
    mayImport: ['rules', 'protocol', 'bots'],
    testsMayImport: ['laws', 'prerequisites'],
    pure: false,
  },
  'apps/web': {
    mayImport: ['rules', 'insight', 'i18n', 'protocol'],
    testsMayImport: ['laws', 'prerequisites'],
    pure: false,
  },
  'apps/cli': {
    mayImport: ['rules', 'insight', 'i18n', 'scenarios', 'bots', 'sim', 'env', 'protocol'],
    testsMayImport: ['prerequisites'],
    mayStart: ['server'],
    pure: false,
  },
};

for (const manifest of globSync('{packages,apps}/*/package.json')) {
  const folder = manifest.replaceAll('\\', '/').replace('/package.json', '');
  if (!(folder in layers)) {
    throw new Error(`${folder} has no layer: add it, with what it may import, to .dependency-cruiser.mjs`);
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

export default {
  forbidden: [
    ...layerRules,
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
      comment:
        'Modules do not need each other to run. A cycle through a type-only import is none: types are erased.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/node_modules/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.json'],
    },
  },
};
