import { check, type Step } from './step.ts'

// The checks that read the tree and need nothing but npm's packages.

/** What was found before is kept, so that only what a change reaches is read again. */
export const types: Step = check('types', [
  'node_modules/ts7/bin/tsc',
  '--project',
  '.',
  '--incremental',
  '--tsBuildInfoFile',
  '.cache/types.tsbuildinfo',
])

export const lint: Step = check('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'])

export const boundaries: Step = check('boundaries', ['scripts/run.mjs', 'boundaries'])

export const format: Step = check('format', ['node_modules/@biomejs/biome/bin/biome', 'check'])

export const unused: Step = check('unused code', [
  'node_modules/knip/bin/knip.js',
  '--treat-config-hints-as-errors',
])

export const diagrams: Step = check('diagrams up to date', ['scripts/run.mjs', 'diagrams', '--check'])

export const wire: Step = check('page of the wire up to date', ['scripts/run.mjs', 'wire', '--check'])

export const build: Step = check('build and bundle budget', ['scripts/run.mjs', 'build'])
