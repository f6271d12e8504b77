import { expect, it } from 'vitest'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'

/** `CompositionPort`. R-paper-1 to R-paper-3; wire: GetXKWAuthUrl. */
export const compositionContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: where papers are composed`, make, (fresh) => {
    it.each(['paper', 'electronic'] as const)('%s: here, where no other service is named', async (kind) => {
      const backend = fresh()
      await enter(backend, '13900000001')
      expect(await backend.ports.composition.service(kind, noAbort())).toEqual({ ok: true, value: null })
    })

    it('is said to nobody without the right', async () => {
      const backend = fresh()
      await enter(backend, '13900000003')
      expect(await backend.ports.composition.service('paper', noAbort())).toMatchObject({
        ok: false,
        failure: { kind: 'forbidden' },
      })
    })
  })
