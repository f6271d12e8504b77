import { expect, it } from 'vitest'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

/** Of no job. */
const NONE = 'f1b9f8f2-0000-4000-8000-000000000001'

/** `JobsPort`. What becomes of a job is tested at the server, which does them. */
export const jobsContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: jobs`, make, (fresh) => {
    it('of a teacher who asked for none are none', async () => {
      const backend = fresh()
      await enter(backend, '13900000005')
      const page = await valueOf(backend.ports.jobs.jobs({ organisationId: 0, page: 1 }, noAbort()))
      expect(page).toEqual({ index: 1, size: 20, total: 0, items: [] })
    })

    it('of a school are for who reviews there', async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const scope = { organisationId: 1, page: 1 }
      expect(await backend.ports.jobs.jobs(scope, noAbort())).toMatchObject({
        ok: false,
        failure: { kind: 'forbidden' },
      })
      await enter(backend, '13900000002')
      expect((await valueOf(backend.ports.jobs.jobs(scope, noAbort()))).index).toBe(1)
    })

    it('that are not there are neither cancelled nor run again', async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const missing = { ok: false, failure: { kind: 'rejected', reason: 'missing' } }
      expect(await backend.ports.jobs.cancel(NONE, noAbort())).toMatchObject(missing)
      expect(await backend.ports.jobs.runAgain(NONE, noAbort())).toMatchObject(missing)
    })
  })
