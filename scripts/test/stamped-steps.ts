import { hasCeph } from '#tests/support/ceph/ceph.ts'
import type { Lacks } from './machine.ts'
import {
  ARCHIVED,
  CUT_STYLESHEET,
  DEMO_CONTENT,
  REAL_STORE,
  REAL_STORE_BROWSER,
  STARTED,
  type Stamped,
} from './stamps.ts'
import { NOTHING_RUN, playwright, type Step, vitest } from './step.ts'

export interface StampedStep {
  readonly step: Step
  readonly stamped: Stamped
}

/** Steps that ask a Ceph; where there is none, they say so and have not passed: nobody is made to install one. */
const onCeph = (steps: readonly StampedStep[]): readonly StampedStep[] =>
  hasCeph()
    ? steps
    : steps.map(({ step: { name }, stamped }) => ({
        step: { name, run: async () => ({ ...NOTHING_RUN, notRun: [`${name} (Ceph is not installed)`] }) },
        stamped,
      }))

/** Every step that is left out while what it looks at is unchanged. */
export const stampedSteps = ({ postgres, chromium }: Lacks): readonly StampedStep[] => [
  { step: vitest(ARCHIVED.name, ['archives'], postgres), stamped: ARCHIVED },
  { step: vitest(STARTED.name, ['processes'], postgres), stamped: STARTED },
  { step: vitest(DEMO_CONTENT.name, ['demo']), stamped: DEMO_CONTENT },
  { step: playwright(CUT_STYLESHEET.name, ['pictures'], chromium), stamped: CUT_STYLESHEET },
  ...onCeph([
    { step: vitest(REAL_STORE.name, ['store']), stamped: REAL_STORE },
    { step: playwright(REAL_STORE_BROWSER.name, ['store'], chromium), stamped: REAL_STORE_BROWSER },
  ]),
]
