import type { RequestOf, SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import {
  type beginSecondFactor,
  type confirmSecondFactor,
  ENROLMENT_SECONDS,
  type removeSecondFactor,
  type secondFactor,
} from '#contract/second-factor.ts'
import type { Db, Queries } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { holdInstallationKey } from '../file/address-secret.repository.ts'
import type { SiteSettingsKept } from '../site/site-settings.repository.ts'
import type { Confirm } from './confirmation.ts'
import { isFactorDemanded } from './factor-demand.ts'
import { factorGuesses, factorWait, type WithProof, wrongCode } from './factor-proof.ts'
import { loginAttemptRepository } from './login-attempt.repository.ts'
import type { PasswordService } from './password.service.ts'
import type { PasswordChecks } from './password.ts'
import { newRecoveryCodes } from './recovery-code.ts'
import { openFactor, sealFactor } from './sealed-factor.ts'
import { type FactorRow, secondFactorRepository } from './second-factor.repository.ts'
import type { SessionRepository } from './session.repository.ts'
import { factorUri, newFactorSecret, stepOf } from './totp.ts'

const ON = refuse(CODE.conflict, '动态码已经开启')
const NOT_BEGUN = refuse(CODE.conflict, '设置已过期，请重新开始')
const WRONG_FIRST = refuse(CODE.fieldError, '动态码不正确，请输入应用中当前显示的 6 位数字')
const DEMANDED = refuse(CODE.conflict, '本站要求使用动态码，不能关闭，可以更换身份验证器')
const NEEDED = refuse(CODE.conflict, '请输入动态码')

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly sessions: Pick<SessionRepository, 'findUser' | 'closeOldest'> & {
    forgetUser(userId: number): void
  }
  readonly passwords: Pick<PasswordService, 'confirm'>
  readonly confirm: Confirm
  readonly withProof: WithProof
  readonly checks: PasswordChecks
  readonly settings: () => Promise<SiteSettingsKept>
  /** The default name of the site. */
  readonly productName: string
}

type NewCodes = { readonly RecoveryCodes: string[] }

/** `138****0001`: tells several accounts apart, and is useless to somebody who sees the phone's screen. */
const maskedMobile = (mobile: string): string =>
  mobile.length < 8 ? mobile : `${mobile.slice(0, 3)}${'*'.repeat(mobile.length - 7)}${mobile.slice(-4)}`

/** The codes of an authenticator app that a user gives besides the password (R-session-21 to 24). */
export const secondFactorService = (needs: Needs) => {
  const { db, clock, sessions, passwords, confirm, withProof, checks, settings, productName } = needs

  const note = (tx: Queries, userId: number, act: string, detail: Readonly<Record<string, number>> = {}) =>
    auditRepository(tx).note({ at: clock(), userId, act, subject: `user:${userId}`, detail })

  const isDemanded = async (userId: number): Promise<boolean> =>
    isFactorDemanded((await settings()).secondFactorFor, await secondFactorRepository(db).administers(userId))

  /** A new secret, and the write that begins the enrolment: what has to be read first is read before the transaction. */
  const newSecret = async (userId: number) => {
    const user = await sessions.findUser(userId)
    const issuer = (await settings()).names.productName || productName
    const secret = newFactorSecret()
    const told = {
      Secret: secret,
      Uri: factorUri(secret, { issuer, label: maskedMobile(user?.mobile ?? '') }),
    }
    return async (tx: Queries, key: Buffer): Promise<SentBy<typeof beginSecondFactor>> => {
      await secondFactorRepository(tx).begin(userId, sealFactor(key, userId, secret), clock())
      return told
    }
  }

  const hasBegun = (factor: FactorRow | null): factor is FactorRow & { readonly begunSecret: Buffer } =>
    factor !== null &&
    factor.begunSecret !== null &&
    factor.begunAt !== null &&
    clock().getTime() - factor.begunAt.getTime() <= ENROLMENT_SECONDS * 1000

  /** The time step of a code of the pending secret; wrong codes are counted. */
  const firstStep = (
    userId: number,
    code: string,
  ): Promise<{ readonly step: number; readonly sealed: Buffer } | Refusal> =>
    db.transaction(async (tx) => {
      const key = await holdInstallationKey(tx)
      const factor = await secondFactorRepository(tx).hold(userId)
      if (!hasBegun(factor)) return NOT_BEGUN
      const guesses = factorGuesses(userId, 'newFactor')
      const waiting = await factorWait(tx, guesses, clock())
      if (waiting) return waiting
      const step = stepOf(openFactor(key, userId, factor.begunSecret), code, clock())
      if (step === null) return wrongCode(tx, guesses, clock(), WRONG_FIRST)
      await loginAttemptRepository(tx).forget(guesses)
      return { step, sealed: factor.begunSecret }
    })

  return {
    async read({ userId }: Viewer): Promise<SentBy<typeof secondFactor>> {
      const factors = secondFactorRepository(db)
      const since = (await factors.find(userId))?.confirmedAt ?? null
      return {
        IsOn: since !== null,
        Since: since?.toISOString() ?? '',
        RecoveryCodesLeft: since === null ? 0 : await factors.countLeft(userId),
        IsRequired: await isDemanded(userId),
      }
    },

    async begin(
      viewer: Viewer,
      { Password, Code }: RequestOf<typeof beginSecondFactor>['body'],
    ): Promise<SentBy<typeof beginSecondFactor> | Refusal> {
      const { userId } = viewer
      const isOn = await secondFactorRepository(db).isOn(userId)
      if (isOn && Code === undefined) return ON
      const confirmed = await confirm(viewer, Password)
      if (confirmed instanceof Refusal) return confirmed
      const begin = await newSecret(userId)
      if (isOn && Code !== undefined) return withProof(userId, Code, ({ tx, key }) => begin(tx, key))
      return db.transaction(async (tx) => {
        const key = await holdInstallationKey(tx)
        const held = await secondFactorRepository(tx).hold(userId)
        return held !== null && held.confirmedAt !== null ? ON : begin(tx, key)
      })
    },

    async confirm(
      { userId, tokenHash }: Viewer,
      { Code }: RequestOf<typeof confirmSecondFactor>['body'],
    ): Promise<NewCodes | Refusal> {
      const first = await firstStep(userId, Code)
      if (first instanceof Refusal) return first
      const codes = await checks(newRecoveryCodes)
      const done = await db.transaction(async (tx) => {
        const factors = secondFactorRepository(tx)
        const factor = await factors.hold(userId)
        if (!factor?.begunSecret?.equals(first.sealed)) return NOT_BEGUN
        await factors.confirm(factor, { tokenHash, step: first.step, codes, now: clock() })
        await note(tx, userId, factor.confirmedAt === null ? 'secondFactor.on' : 'secondFactor.move')
        return { RecoveryCodes: codes.codes }
      })
      sessions.forgetUser(userId)
      return done
    },

    /** Completes the session of a sign-in. */
    async prove({ userId, tokenHash, held }: Viewer, typed: string): Promise<true | Refusal> {
      if (held !== 'proving') return true
      const done = await withProof<true>(userId, typed, async ({ tx, by }) => {
        const factors = secondFactorRepository(tx)
        await factors.prove(tokenHash, clock())
        if (by === 'recovery')
          await note(tx, userId, 'secondFactor.recover', { left: await factors.countLeft(userId) })
        return true
      })
      sessions.forgetUser(userId)
      if (done instanceof Refusal) return done
      // R-session-18: who knows the password alone ends no session of whoever gave a code.
      const most = (await settings()).limits.sessionCount
      const closing = { userId, opened: tokenHash, stay: most, now: clock(), counted: 'proven' } as const
      if (most > 0) await sessions.closeOldest(closing)
      return true
    },

    /** For a call without a session: users with a second factor have to give a code as well. */
    async proveOnce(userId: number, typed: string | undefined): Promise<true | Refusal> {
      if (!(await secondFactorRepository(db).isOn(userId))) return true
      if (typed === undefined) return NEEDED
      return withProof<true>(userId, typed, async () => true)
    },

    async renewCodes({ userId }: Viewer, typed: string): Promise<NewCodes | Refusal> {
      const proven = await withProof<true>(userId, typed, async () => true)
      if (proven instanceof Refusal) return proven
      const codes = await checks(newRecoveryCodes)
      return db.transaction(async (tx) => {
        const factors = secondFactorRepository(tx)
        await factors.hold(userId)
        await factors.replaceCodes(userId, codes)
        await note(tx, userId, 'secondFactor.renewCodes')
        return { RecoveryCodes: codes.codes }
      })
    },

    async remove(
      { userId }: Viewer,
      { Password, Code }: RequestOf<typeof removeSecondFactor>['body'],
    ): Promise<true | Refusal> {
      if (!(await secondFactorRepository(db).isOn(userId))) return true
      if (await isDemanded(userId)) return DEMANDED
      const confirmed = await passwords.confirm(userId, Password)
      if (confirmed instanceof Refusal) return confirmed
      const done = await withProof<true>(userId, Code, async ({ tx }) => {
        await secondFactorRepository(tx).remove(userId, clock())
        await note(tx, userId, 'secondFactor.off')
        return true
      })
      sessions.forgetUser(userId)
      return done
    },
  }
}

export type SecondFactorService = ReturnType<typeof secondFactorService>
