import { expect, it } from 'vitest'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

/** `ServerVersionPort`. Our own getserverversion. */
export const serverVersionContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: version of the server`, make, (fresh) => {
    it('is told to who has signed in', async () => {
      const backend = fresh()
      expect((await backend.ports.serverVersion.version(noAbort())).ok).toBe(false)
      await enter(backend, '13900000002')
      expect(await valueOf(backend.ports.serverVersion.version(noAbort()))).not.toBe('')
    })
  })
