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

/** The same step; without Ceph, one that says so and has not passed: nobody is made to install a Ceph. */
const onCeph = (step: Step): Step =>
  hasCeph()
    ? step
    : {
        name: step.name,
        run: async () => ({ ...NOTHING_RUN, notRun: [`${step.name} (Ceph is not installed)`] }),
      }

/** Every step that is left out while what it looks at is unchanged. */
export const stampedSteps = ({ postgres, chromium }: Lacks): readonly StampedStep[] => [
  { step: vitest(ARCHIVED.name, ['archives'], postgres), stamped: ARCHIVED },
  { step: vitest(STARTED.name, ['processes'], postgres), stamped: STARTED },
  { step: vitest(DEMO_CONTENT.name, ['demo']), stamped: DEMO_CONTENT },
  { step: playwright(CUT_STYLESHEET.name, ['pictures'], chromium), stamped: CUT_STYLESHEET },
  { step: onCeph(vitest(REAL_STORE.name, ['store'])), stamped: REAL_STORE },
  { step: onCeph(playwright(REAL_STORE_BROWSER.name, ['store'], chromium)), stamped: REAL_STORE_BROWSER },
]
