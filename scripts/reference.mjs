// npm run document:reference [-- FOLDER]: writes docs/reference, the API of the libraries, anew from their sources.
// Refuses to if an exported name has no sentence, or one of so few words that it only makes sense beside its neighbours:
// what nobody explains, nobody can use.

import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Application, ReflectionKind, makeRecursiveVisitor } from 'typedoc';
import { LIBRARIES, manifestOf, root } from './pack/published.mjs';

/** @typedef {import('typedoc').DeclarationReflection} DeclarationReflection */

const FEWEST_WORDS = 4;

const target = resolve(process.argv[2] ?? join(root, 'docs', 'reference'));
const app = await Application.bootstrapWithPlugins({
  plugin: ['typedoc-plugin-markdown'],
  entryPoints: LIBRARIES.flatMap(entriesOf),
  tsconfig: join(root, 'tsconfig.json'),
  // `npm run types` checks them.
  skipErrorChecking: true,
  // Where a line stands is told by the maps of the packages; here it would change with every commit.
  disableSources: true,
  excludeExternals: true,
  excludePrivate: true,
  validation: { notExported: false, invalidLink: true, rewrittenLink: true },
  treatWarningsAsErrors: true,
  logLevel: 'Warn',
  readme: 'none',
  name: 'Reference',
  outputs: [{ name: 'markdown', path: target }],
});
// One page for each thing that can be imported: short enough to read, and to be searched at once.
for (const [option, value] of Object.entries({
  outputFileStrategy: 'modules',
  entryFileName: 'README.md',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  hideGroupHeadings: false,
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  propertyMembersFormat: 'table',
})) {
  app.options.setValue(option, value);
}

const project = await app.convert();
if (project === undefined) fail('typedoc could not read the sources; what was wrong stands above');
orderWords(project);
for (const module of project.children ?? []) module.name = importedAs(module.name);
const bare = (project.children ?? []).flatMap((module) =>
  (module.children ?? []).filter((one) => !isExplained(one)).map(({ name }) => `${module.name}: ${name}`),
);
if (bare.length > 0) {
  fail(
    `without a sentence of ${FEWEST_WORDS} words or more, write one above each, as /** … */:\n  ${bare.join('\n  ')}`,
  );
}
rmSync(target, { recursive: true, force: true });
await app.generateOutputs(project);
if (app.logger.hasErrors() || app.logger.hasWarnings()) fail('what typedoc says above is to be mended');

/**
 * In types that are a choice of words, the compiler names first what it happened to see first, in whatever file. By the
 * alphabet, a page changes with what it describes, and with nothing else.
 *
 * @param {import('typedoc').ProjectReflection} all
 */
function orderWords(all) {
  const visitor = makeRecursiveVisitor({
    union({ types }) {
      if (!types.every(isWord)) return;
      types.sort((one, other) => (one.toString() < other.toString() ? -1 : 1));
    },
  });
  for (const one of Object.values(all.reflections)) {
    if ('type' in one) /** @type {import('typedoc').ParameterReflection} */ (one).type?.visit(visitor);
  }
}

/**
 * `null` counts as one: it stands last.
 *
 * @param {import('typedoc').SomeType} part
 * @returns {boolean}
 */
function isWord(part) {
  return part.type === 'literal' && (part.value === null || typeof part.value === 'string');
}

/** @param {string} name */
function entriesOf(name) {
  const folder = `packages/${name}`;
  return Object.values(manifestOf(folder).exports ?? {}).map((source) => join(root, folder, source));
}

/**
 * `sim/src/core` is imported as `@tenfold/sim/core`.
 *
 * @param {string} path
 */
function importedAs(path) {
  return `@tenfold/${path.replace(/\/src\b/, '')}`;
}

/**
 * @param {DeclarationReflection} exported
 * @returns {boolean}
 */
function isExplained(exported) {
  const one = /** @type {DeclarationReflection | undefined} */ (
    exported.kindOf(ReflectionKind.Reference) && 'getTargetReflectionDeep' in exported
      ? /** @type {import('typedoc').ReferenceReflection} */ (
          /** @type {unknown} */ (exported)
        ).getTargetReflectionDeep()
      : exported
  );
  return one !== undefined && [one, ...(one.signatures ?? [])].some((part) => wordsOf(part) >= FEWEST_WORDS);
}

/**
 * @param {import('typedoc').Reflection} part
 * @returns {number}
 */
function wordsOf({ comment }) {
  const summary = (comment?.summary ?? []).map(({ text }) => text).join('');
  return summary.split(/\s+/).filter((word) => word !== '').length;
}

/**
 * @param {string} what
 * @returns {never}
 */
function fail(what) {
  console.error(`tenfold: ${what}`);
  process.exit(1);
}
