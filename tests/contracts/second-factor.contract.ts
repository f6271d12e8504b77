import { TOTP, URI } from 'otpauth'
import { expect, it } from 'vitest'
import type { FactorFor } from '#domain/frame/site-settings.ts'
import type { RejectionReason } from '#domain/kernel/failure.ts'
import {
  type Backend,
  DEMO_PASSWORD,
  enter,
  type MakeBackend,
  noAbort,
  signInAnew,
} from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const TEACHER = '13900000006'
const SCHOOL_ADMINISTRATOR = '13900000008'
const PLATFORM_ADMINISTRATOR = '13900000009'

const refused = (reason: RejectionReason) => ({ ok: false, failure: { kind: 'rejected', reason } })
const forbidden = { ok: false, failure: { kind: 'forbidden' } }
const done = { ok: true, value: true }

/** What an app that was told this shows now. */
const shownBy = (uri: string): string => {
  const app = URI.parse(uri)
  if (!(app instanceof TOTP)) throw new Error('no app shows codes of this')
  return app.generate()
}

const enrol = async ({ ports: { secondFactor } }: Backend) => {
  const begun = await valueOf(secondFactor.begin({ password: '', code: '' }, noAbort()))
  const codes = await valueOf(secondFactor.confirm(shownBy(begun.uri), noAbort()))
  return { ...begun, codes }
}

/** `SecondFactorPort`. R-session-21. */
export const secondFactorContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: the second factor`, make, (fresh) => {
    it('is off at first, on with a code of the app, and off again with the password and a recovery code', async () => {
      const backend = fresh()
      await signInAnew(backend, TEACHER)
      const { secondFactor } = backend.ports
      const off = { isOn: false, since: '', recoveryCodesLeft: 0, isRequired: false }
      expect(await valueOf(secondFactor.secondFactor(noAbort()))).toEqual(off)
      expect(await secondFactor.confirm('123456', noAbort())).toMatchObject(refused('conflict'))
      const { secret, uri, codes } = await enrol(backend)
      expect(secret).toMatch(/^[A-Z2-7]{16,}$/)
      expect(uri).not.toContain(TEACHER)
      expect(codes).toHaveLength(10)
      for (const code of codes) expect(code).toMatch(/^[a-z0-9]{5}-[a-z0-9]{5}$/)
      const on = await valueOf(secondFactor.secondFactor(noAbort()))
      expect(on).toEqual({ ...off, isOn: true, since: on.since, recoveryCodesLeft: 10 })
      expect(Date.parse(on.since)).toBeGreaterThan(0)
      const [first = '', second = '', third = ''] = codes
      const remove = (password: string, code: string) => secondFactor.remove({ password, code }, noAbort())
      expect(await remove('not this one', first)).toMatchObject(refused('invalid'))
      expect(await remove(DEMO_PASSWORD, 'aaaaa-aaaaa')).toMatchObject(refused('invalid'))
      const renewed = await valueOf(secondFactor.renew(second, noAbort()))
      expect(renewed).toHaveLength(10)
      expect(await remove(DEMO_PASSWORD, third)).toMatchObject(refused('invalid'))
      expect(await remove(DEMO_PASSWORD, renewed[0] ?? '')).toEqual(done)
      expect(await remove(DEMO_PASSWORD, renewed[0] ?? '')).toEqual(done)
      expect(await valueOf(secondFactor.secondFactor(noAbort()))).toEqual(off)
      expect(await secondFactor.renew('123456', noAbort())).toMatchObject(refused('conflict'))
    })

    it('holds every other session until a code is given there, each recovery code once', async () => {
      const backend = fresh()
      const { secondFactor, session, devices } = backend.ports
      const elsewhere = await signInAnew(backend, TEACHER)
      const here = await signInAnew(backend, TEACHER)
      const { codes } = await enrol(backend)
      const [first = '', second = '', third = ''] = codes
      expect((await valueOf(session.currentUser(noAbort()))).account).toBe(TEACHER)
      for (const [token, code] of [
        [elsewhere, first],
        [await signInAnew(backend, TEACHER), second.toUpperCase().replace('-', ' ')],
      ] as const) {
        backend.token = token
        const user = await valueOf(session.currentUser(noAbort()))
        expect(user).toMatchObject({ mustProve: true, name: '', account: '', organisations: [] })
        expect(await session.keepAlive(noAbort())).toEqual(done)
        expect(await devices.devices(noAbort())).toMatchObject(forbidden)
        expect(await secondFactor.prove('aaaaa-aaaaa', noAbort())).toMatchObject(refused('invalid'))
        expect(await secondFactor.prove(code, noAbort())).toEqual(done)
        expect(await secondFactor.prove(code, noAbort())).toEqual(done)
        expect((await valueOf(session.currentUser(noAbort()))).mustProve).toBeUndefined()
        expect((await devices.devices(noAbort())).ok).toBe(true)
      }
      await signInAnew(backend, TEACHER)
      const held = backend.token
      backend.token = here
      const listed = await valueOf(devices.devices(noAbort()))
      expect(listed.map(({ current, unproven }) => [current, unproven])).toContainEqual([false, true])
      expect(listed[0]).toMatchObject({ current: true, unproven: false })
      backend.token = held
      expect(await secondFactor.prove(first, noAbort())).toMatchObject(refused('conflict'))
      backend.token = here
      expect((await valueOf(secondFactor.secondFactor(noAbort()))).recoveryCodesLeft).toBe(8)
      const removal = { password: DEMO_PASSWORD, code: third }
      expect(await secondFactor.remove(removal, noAbort())).toEqual(done)
    })

    it('is moved to another app by a code of the present one', async () => {
      const backend = fresh()
      await signInAnew(backend, TEACHER)
      const { secondFactor } = backend.ports
      const [first = '', second = ''] = (await enrol(backend)).codes
      const begin = (code: string) => secondFactor.begin({ password: DEMO_PASSWORD, code }, noAbort())
      expect(await begin('')).toMatchObject(refused('conflict'))
      expect(await begin('aaaaa-aaaaa')).toMatchObject(refused('invalid'))
      const { uri } = await valueOf(begin(first))
      const [renewed = ''] = await valueOf(secondFactor.confirm(shownBy(uri), noAbort()))
      const remove = (code: string) => secondFactor.remove({ password: DEMO_PASSWORD, code }, noAbort())
      expect(await remove(second)).toMatchObject(refused('invalid'))
      expect(await remove(renewed)).toEqual(done)
    })

    it('is taken from somebody by who may give them a password, and ends their sessions', async () => {
      const backend = fresh()
      const { people, session } = backend.ports
      const theirs = await signInAnew(backend, TEACHER)
      const { id } = await valueOf(session.currentUser(noAbort()))
      await enrol(backend)
      await enter(backend, PLATFORM_ADMINISTRATOR)
      const { rowVersion, secondFactor } = await valueOf(people.person(id, noAbort()))
      expect(secondFactor).toBe(true)
      const remove = () => people.removeSecondFactor({ id, rowVersion }, noAbort())
      expect(await remove()).toEqual(done)
      expect(await remove()).toEqual(done)
      expect((await valueOf(people.person(id, noAbort()))).secondFactor).toBe(false)
      await enter(backend, '13900000002')
      expect(await remove()).toMatchObject(forbidden)
      backend.token = theirs
      expect(await session.keepAlive(noAbort())).toMatchObject({ ok: false, failure: { kind: 'expired' } })
      await signInAnew(backend, TEACHER)
      expect((await valueOf(session.currentUser(noAbort()))).mustProve).toBeUndefined()
    })

    it('is demanded of administrators where the site says so, and is not theirs to take away then', async () => {
      const backend = fresh()
      const { siteSettings, secondFactor, session, devices } = backend.ports
      const administrator = await signInAnew(backend, PLATFORM_ADMINISTRATOR)
      const demand = async (factorFor: FactorFor) => {
        const before = await valueOf(siteSettings.read(noAbort()))
        await valueOf(siteSettings.save({ ...before, factorFor }, noAbort()))
      }
      const [first = ''] = (await enrol(backend)).codes
      await demand('administrators')
      expect((await valueOf(siteSettings.read(noAbort()))).factorFor).toBe('administrators')
      await signInAnew(backend, SCHOOL_ADMINISTRATOR)
      expect((await valueOf(session.currentUser(noAbort()))).mustEnrol).toBe(true)
      expect(await devices.devices(noAbort())).toMatchObject(forbidden)
      const [theirs = ''] = (await enrol(backend)).codes
      expect((await valueOf(session.currentUser(noAbort()))).mustEnrol).toBeUndefined()
      expect((await valueOf(secondFactor.secondFactor(noAbort()))).isRequired).toBe(true)
      const remove = (code: string) => secondFactor.remove({ password: DEMO_PASSWORD, code }, noAbort())
      expect(await remove(theirs)).toMatchObject(refused('conflict'))
      const own = backend.token
      backend.token = administrator
      await demand('everybody')
      expect((await valueOf(siteSettings.read(noAbort()))).factorFor).toBe('everybody')
      await signInAnew(backend, TEACHER)
      expect((await valueOf(session.currentUser(noAbort()))).mustEnrol).toBe(true)
      backend.token = administrator
      await demand('nobody')
      expect(await remove(first)).toEqual(done)
      backend.token = own
      expect(await remove(theirs)).toEqual(done)
      await signInAnew(backend, TEACHER)
      expect((await valueOf(secondFactor.secondFactor(noAbort()))).isRequired).toBe(false)
    })
  })
