import { expect, it } from 'vitest'
import { A_BEGINNING } from './support/asked-of-ports.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

/** `FirstStartPort`, of an installation that has begun. R-first-start-1. */
export const firstStartContract = (adapters: string, make: MakeBackend): void =>
  suiteOver(`${adapters}: the first start`, make, (fresh) => {
    it('is over for visitors, whatever their link', async () => {
      const { ports, expired } = fresh()
      expect(await valueOf(ports.firstStart.check('', noAbort()))).toBe('done')
      expect(await valueOf(ports.firstStart.check(A_BEGINNING.secret, noAbort()))).toBe('done')
      expect(await ports.firstStart.begin(A_BEGINNING, noAbort())).toMatchObject({
        ok: false,
        failure: { kind: 'forbidden' },
      })
      expect(expired).toEqual([])
    })

    it('leads administrators on, who leave steps out and take them up again', async () => {
      const backend = fresh()
      await enter(backend, '13900000009')
      const { firstStart } = backend.ports
      const steps = await valueOf(firstStart.steps(noAbort()))
      expect(steps.map(({ step }) => step)).toEqual(['people', 'textbooks', 'course', 'resources'])
      expect(steps.every(({ count, skipped }) => count > 0 && !skipped)).toBe(true)
      expect(steps[0]?.count).toBe(8)
      const skippedOf = async () =>
        (await valueOf(firstStart.steps(noAbort()))).filter(({ skipped }) => skipped).map(({ step }) => step)
      expect(await valueOf(firstStart.skip({ step: 'course', skipped: true }, noAbort()))).toBe(true)
      expect(await skippedOf()).toEqual(['course'])
      expect(await valueOf(firstStart.skip({ step: 'course', skipped: false }, noAbort()))).toBe(true)
      expect(await skippedOf()).toEqual([])
    })

    it('counts the colleagues of the school that one administers', async () => {
      const backend = fresh()
      await enter(backend, '13900000008')
      expect((await valueOf(backend.ports.firstStart.steps(noAbort())))[0]?.count).toBe(4)
    })

    it('leads nobody else', async () => {
      const backend = fresh()
      await enter(backend, '13900000002')
      const forbidden = { ok: false, failure: { kind: 'forbidden' } }
      const { firstStart } = backend.ports
      expect(await firstStart.steps(noAbort())).toMatchObject(forbidden)
      expect(await firstStart.skip({ step: 'people', skipped: true }, noAbort())).toMatchObject(forbidden)
    })
  })
