import { inspectMachine } from './test/machine.ts'
import { ARCHIVED, CUT_STYLESHEET, DEMO_CONTENT, unlessUnchanged } from './test/stamps.ts'
import { playwright, runSteps, vitest } from './test/step.ts'
import { build } from './test/steps.ts'

/** `npm run stamps`: the checks that `npm test` leaves out while their inputs are unchanged, where they changed; and no other. */
export const main = (): Promise<void> => {
  const { chromium, postgres } = inspectMachine()
  return runSteps([
    build,
    unlessUnchanged(vitest('backups and worlds', ['archives'], postgres), ARCHIVED),
    unlessUnchanged(vitest('demo content', ['demo']), DEMO_CONTENT),
    unlessUnchanged(playwright('pictures of the cut stylesheet', 'pictures', chromium), CUT_STYLESHEET),
  ])
}
