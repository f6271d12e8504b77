import { outdated, STAMPED } from './test/stamps.ts'
import { runSteps, vitest } from './test/step.ts'
import { boundaries, diagrams, format, lintChanged, types, wire } from './test/steps.ts'

/** `npm run check`: what a developer wants to know after every change, in about a minute. */
export const main = (): Promise<void> =>
  runSteps(
    [[format, types, lintChanged, boundaries, diagrams, wire, vitest('headless tests', ['headless'])]],
    outdated(STAMPED),
  )
