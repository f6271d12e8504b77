import { expect, it } from 'vitest'
import type { RejectionReason } from '#domain/kernel/failure.ts'
import type { Device } from '#domain/session/device.ts'
import { DEMO_PASSWORD, type MakeBackend, noAbort, signInAnew } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const refused = (reason: RejectionReason) => ({ ok: false, failure: { kind: 'rejected', reason } })

/** `DevicesPort`. Our own devices, removedevice and removeotherdevices. R-session-20. */
export const devicesContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: devices`, make, (fresh) => {
    it('are where the user is signed in, the one that asks first', async () => {
      const backend = fresh()
      await signInAnew(backend, '13900000006')
      const before = await valueOf(backend.ports.devices.devices(noAbort()))
      await signInAnew(backend, '13900000006')
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
      const there = await signInAnew(backend, '13900000002')
      await signInAnew(backend, '13900000002')
      const { devices, session } = backend.ports
      const [here, other, ...rest] = await valueOf(devices.devices(noAbort()))
      const remove = (device?: Device) =>
        devices.remove({ choice: { kind: 'one', device: device as Device }, password: '' }, noAbort())
      expect(await remove(here)).toMatchObject(refused('conflict'))
      expect(await remove(other)).toEqual({ ok: true, value: true })
      expect(await remove(other)).toMatchObject(refused('missing'))
      expect(await valueOf(devices.devices(noAbort()))).toEqual([here, ...rest])
      backend.token = there
      expect(await session.keepAlive(noAbort())).toEqual({
        ok: false,
        failure: expect.objectContaining({ kind: 'expired' }) as unknown,
      })
    })

    it('stay when the password is another one, and all others are signed out with the right one', async () => {
      const backend = fresh()
      await signInAnew(backend, '13900000002')
      await signInAnew(backend, '13900000002')
      const here = await signInAnew(backend, '13900000002')
      const { devices, session } = backend.ports
      const listed = await valueOf(devices.devices(noAbort()))
      const removeOthers = (password: string) =>
        devices.remove({ choice: { kind: 'others' }, password }, noAbort())
      const [own, other] = listed
      const choice = { kind: 'one', device: other as Device } as const
      expect(await devices.remove({ choice, password: 'not this one' }, noAbort())).toMatchObject(
        refused('invalid'),
      )
      expect(await removeOthers('not this one')).toMatchObject(refused('invalid'))
      expect(await valueOf(devices.devices(noAbort()))).toEqual(listed)
      expect(await removeOthers(DEMO_PASSWORD)).toEqual({ ok: true, value: true })
      expect(await valueOf(devices.devices(noAbort()))).toEqual([own])
      expect(backend.token).toBe(here)
      expect(await session.keepAlive(noAbort())).toEqual({ ok: true, value: true })
    })
  })
