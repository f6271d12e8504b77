import { expect, it } from 'vitest'
import type { RejectionReason } from '#domain/kernel/failure.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

/** `DevicesPort`. Our own devices and removedevice. */
export const devicesContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: devices`, make, (fresh) => {
    it('are where the user is signed in, the one that asks first', async () => {
      const backend = fresh()
      await enter(backend, '13900000006')
      const before = await valueOf(backend.ports.devices.devices(noAbort()))
      await enter(backend, '13900000006')
      const devices = await valueOf(backend.ports.devices.devices(noAbort()))
      expect(devices.map(({ current }) => current)).toEqual([true, ...before.map(() => false)])
      expect(new Set(devices.map(({ id }) => id)).size).toBe(before.length + 1)
      for (const { id, signedInAt, seenAt } of devices) {
        expect(id).not.toBe('')
        expect(Date.parse(signedInAt)).toBeLessThanOrEqual(Date.parse(seenAt))
      }
    })

    it('are signed out from another one at once, never the one that asks', async () => {
      const backend = fresh()
      const there = await enter(backend, '13900000002')
      await enter(backend, '13900000002')
      const { devices, session } = backend.ports
      const [here, other, ...rest] = await valueOf(devices.devices(noAbort()))
      const refused = (reason: RejectionReason) => ({ ok: false, failure: { kind: 'rejected', reason } })
      expect(await devices.remove(here?.id ?? '', noAbort())).toMatchObject(refused('conflict'))
      expect(await devices.remove(other?.id ?? '', noAbort())).toEqual({ ok: true, value: true })
      expect(await devices.remove(other?.id ?? '', noAbort())).toMatchObject(refused('missing'))
      expect(await valueOf(devices.devices(noAbort()))).toEqual([here, ...rest])
      backend.token = there
      expect(await session.keepAlive(noAbort())).toEqual({
        ok: false,
        failure: expect.objectContaining({ kind: 'expired' }) as unknown,
      })
    })
  })
