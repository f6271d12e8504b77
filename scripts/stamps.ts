import { inspectMachine } from './test/machine.ts'
import { stampedSteps } from './test/stamped-steps.ts'
import { unlessUnchanged } from './test/stamps.ts'
import { runSteps } from './test/step.ts'
import { build } from './test/steps.ts'

/** `npm run stamps`: the checks that `npm test` leaves out while their inputs are unchanged, where they changed; and no other. */
export const main = (): Promise<void> =>
  runSteps([
    [build],
    // One at a time, as by `npm test`: two that keep both cores busy meet each other's limits (docs/decisions/0457).
    ...stampedSteps(inspectMachine()).map(({ step, stamped }) => [unlessUnchanged(step, stamped)]),
  ])
