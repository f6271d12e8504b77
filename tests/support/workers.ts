import { availableParallelism } from 'node:os'

/** Set where two runs of tests share the machine: how many workers each has. */
export const WORKERS_VARIABLE = 'TEST_WORKERS'

/**
 * How many files or tests that wait now and then are run at once: one more than there are cores, so that another one works while a film runs, a line
 * is tried again or a server begins (docs/decisions/0432, docs/decisions/0442).
 */
export const waitingWorkers = (): number =>
  Number(process.env[WORKERS_VARIABLE] || availableParallelism() + 1)
