import { outdated, STAMPED } from './test/stamps.ts'
import { runSteps, vitest } from './test/step.ts'
import { boundaries, diagrams, format, lint, types, wire } from './test/steps.ts'

/** `npm run check`: what a developer wants to know after every change, in about a minute. */
export const main = (): Promise<void> =>
  runSteps(
    [[format, types, lint, boundaries, diagrams, wire, vitest('headless tests', ['headless'])]],
    outdated(STAMPED),
  )
