import { expect, it } from 'vitest'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

/** `LiveNoticePort`. What is told, and to whom, is tested at the server, which decides it. */
export const liveNoticeContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: what became of reserved lessons`, make, (fresh) => {
    it('is nothing for who reserved none, and those of others cannot be put away', async () => {
      const backend = fresh()
      await enter(backend, '13900000005')
      expect(await valueOf(backend.ports.liveNotices.notices(noAbort()))).toEqual([])
      expect(await valueOf(backend.ports.liveNotices.see([1, 999_999], noAbort()))).toBe(true)
    })
  })
