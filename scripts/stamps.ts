import { inspectMachine } from './test/machine.ts'
import { stampedSteps } from './test/stamped-steps.ts'
import { outdated, STAMPED, unlessUnchanged } from './test/stamps.ts'
import { runSteps } from './test/step.ts'
import { build } from './test/steps.ts'

/**
 * `npm run stamps`: the checks that `npm test` leaves out while their inputs are unchanged, where they changed; and no other.
 * With `--due`, says which these are and runs none: `.ci/run` asks it what to install.
 */
export const main = async ([wanted]: readonly string[]): Promise<void> => {
  if (wanted === '--due') {
    for (const line of outdated(STAMPED)) console.log(line)
    return
  }
  await runSteps([
    [build],
    // One at a time, as by `npm test`: two that keep both cores busy meet each other's limits (docs/decisions/0457).
    ...stampedSteps(inspectMachine()).map(({ step, stamped }) => [unlessUnchanged(step, stamped)]),
  ])
}
