import { check, type Step } from './step.ts'

// The checks that read the tree and need nothing but npm's packages.

/** The compiler and the linter end in seconds: memory that is tidied up less often costs them less time (docs/decisions/0347). */
export const SELDOM_COLLECTED = { GOGC: '400' }

/** What was found before is kept, so that only what a change reaches is read again. */
export const types: Step = check(
  'types',
  [
    'node_modules/ts7/bin/tsc',
    '--project',
    '.',
    // Each checker works out for itself the types that it meets: a second one does much of the work again, and the
    // linter runs beside (docs/decisions/0415).
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
  ],
  SELDOM_COLLECTED,
)

/** With the rules that ask for types. */
export const LINTER = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']

export const lint: Step = check('lint', LINTER, SELDOM_COLLECTED)

/** The same, of files that are not as they were when it passed. */
export const lintChanged: Step = check('lint', ['scripts/run.mjs', 'lint-changed'])

export const boundaries: Step = check('boundaries', ['scripts/run.mjs', 'boundaries'])

export const format: Step = check('format', ['node_modules/@biomejs/biome/bin/biome', 'check'])

export const unused: Step = check('unused code', [
  'node_modules/knip/bin/knip.js',
  '--treat-config-hints-as-errors',
])

export const diagrams: Step = check('diagrams up to date', ['scripts/run.mjs', 'diagrams', '--check'])

export const wire: Step = check('page of the wire up to date', ['scripts/run.mjs', 'wire', '--check'])

export const build: Step = check('build and bundle budget', ['scripts/run.mjs', 'build'])
