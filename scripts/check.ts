import { runSteps, vitest } from './test/step.ts'
import { boundaries, lint, types } from './test/steps.ts'

/** `npm run check`: what a developer wants to know after every change, in seconds. */
export const main = (): Promise<void> =>
  runSteps([types, lint, boundaries, vitest('headless tests', ['headless'])])
