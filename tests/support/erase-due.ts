import { personalDataService } from '#server/modules/personal-data/personal-data.service.ts'
import type { Harness } from './each-engine.ts'

/** Days between giving an account up and its erasure here. */
export const ERASURE_WAIT_DAYS = 7

/** Erases whoever waited long enough, as the hourly job does; how many. */
export const eraseDue = ({ app, database, clock }: Harness): Promise<number> =>
  personalDataService({
    db: database.db,
    clock: clock.read,
    jobs: { enqueue: async () => null, latest: async () => null, wake: () => undefined },
    addresses: app.files.addresses,
    accounts: app.accounts,
    waitDays: ERASURE_WAIT_DAYS,
  }).eraseDue()
