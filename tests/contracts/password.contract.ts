import { expect, it } from 'vitest'
import type { RejectionReason } from '#domain/kernel/failure.ts'
import { DEMO_PASSWORD, type MakeBackend, noAbort, signInAnew } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'

const ACCOUNT = '13900000006'
const OTHER = 'a quiet river'

/** `PasswordPort`. Our own changepassword. */
export const passwordContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: the password`, make, (fresh) => {
    it('is changed by who knows it, once for a lost answer too, and every other device is signed out', async () => {
      const backend = fresh()
      const elsewhere = await signInAnew(backend, ACCOUNT)
      const here = await signInAnew(backend, ACCOUNT)
      const { password, session } = backend.ports
      const done = { ok: true, value: true }
      const expired = { ok: false, failure: { kind: 'expired' } }
      expect(await password.change(DEMO_PASSWORD, OTHER, noAbort())).toEqual(done)
      expect(await password.change(DEMO_PASSWORD, OTHER, noAbort())).toEqual(done)
      expect(await session.keepAlive(noAbort())).toEqual(done)
      backend.token = elsewhere
      expect(await session.keepAlive(noAbort())).toMatchObject(expired)
      const signIn = (typed: string) =>
        session.signIn({ account: ACCOUNT, password: typed }, 'contract-suite', noAbort())
      expect(await signIn(DEMO_PASSWORD)).toMatchObject({ ok: false, failure: { reason: 'invalid' } })
      expect(await signIn(OTHER)).toMatchObject({ ok: true })
      backend.token = here
      expect(await password.change(OTHER, DEMO_PASSWORD, noAbort())).toEqual(done)
      await signInAnew(backend, ACCOUNT)
    })

    it('stays where the current one is another, or the new one is the same or everybody’s', async () => {
      const backend = fresh()
      await signInAnew(backend, ACCOUNT)
      const refused = (reason: RejectionReason) => ({ ok: false, failure: { kind: 'rejected', reason } })
      const { password } = backend.ports
      expect(await password.change('not this one', OTHER, noAbort())).toMatchObject(refused('invalid'))
      expect(await password.change(DEMO_PASSWORD, DEMO_PASSWORD, noAbort())).toMatchObject(refused('invalid'))
      expect(await password.change(DEMO_PASSWORD, 'password1', noAbort())).toMatchObject(refused('invalid'))
      await signInAnew(backend, ACCOUNT)
    })
  })
