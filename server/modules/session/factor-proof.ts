import { CODE } from '#contract/envelope.ts'
import type { Db, Queries } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { holdInstallationKey } from '../file/address-secret.repository.ts'
import { type Counter, loginAttemptRepository } from './login-attempt.repository.ts'
import { FACTOR_THROTTLE, lockedUntil } from './login-throttle.ts'
import type { PasswordChecks } from './password.ts'
import { hashRecoveryCode, isAppCode, isRecoveryCode, plainCode } from './recovery-code.ts'
import { openFactor } from './sealed-factor.ts'
import { type FactorRow, secondFactorRepository } from './second-factor.repository.ts'
import { stepOf } from './totp.ts'

const WRONG = refuse(CODE.fieldError, '动态码或恢复码不正确')
/** A correct code that was used already: somebody who saw it cannot use it again. */
const USED = {
  app: refuse(CODE.conflict, '这个动态码已经用过，请等应用显示下一个'),
  recovery: refuse(CODE.conflict, '这个恢复码已经用过，请换一个'),
} as const
const OFF = refuse(CODE.conflict, '还没有开启动态码')

/** Wrong codes of a user; `newFactor` of who sets one up, which keeps nobody from signing in. */
export const factorGuesses = (userId: number, kind: 'factor' | 'newFactor' = 'factor'): Counter => ({
  kind,
  value: String(userId),
  rule: FACTOR_THROTTLE,
})

/** Counts a wrong code; answers the wait, if there were too many. */
export const wrongCode = async (
  tx: Queries,
  guesses: Counter,
  now: Date,
  wrong: Refusal,
): Promise<Refusal> => {
  const until = await loginAttemptRepository(tx).countFailure(guesses, now)
  return until ? lockedUntil('动态码输错', until, now) : wrong
}

/** The wait after too many wrong codes; null for none. */
export const factorWait = async (db: Queries, guesses: Counter, now: Date): Promise<Refusal | null> => {
  const until = await loginAttemptRepository(db).blockedUntil(guesses, now)
  return until ? lockedUntil('动态码输错', until, now) : null
}

interface Needs {
  readonly db: Db
  readonly clock: Clock
  /** Recovery codes are checked in the row of passwords. */
  readonly checks: PasswordChecks
}

/** What a code that holds was. */
export interface Proof {
  readonly tx: Queries
  /** The installation's key. */
  readonly key: Buffer
  readonly by: 'app' | 'recovery'
}

export type WithProof = <T>(
  userId: number,
  typed: string,
  work: (proof: Proof) => Promise<T>,
) => Promise<T | Refusal>

/** Uses a code of a user once, in the transaction that it authorises. */
export const factorProof = ({ db, clock, checks }: Needs): WithProof => {
  /** The stored form of a recovery code; null if the text is none. */
  const hashOf = async (userId: number, plain: string): Promise<Buffer | null> => {
    const salt = isRecoveryCode(plain) ? (await secondFactorRepository(db).find(userId))?.recoverySalt : null
    if (salt === null || salt === undefined) return null
    return checks(() => hashRecoveryCode(plain, salt))
  }

  const take = async (
    tx: Queries,
    key: Buffer,
    { userId, secret, lastStep }: FactorRow,
    { plain, hash }: { readonly plain: string; readonly hash: Buffer | null },
  ): Promise<Proof['by'] | Refusal | null> => {
    const factors = secondFactorRepository(tx)
    if (hash !== null) {
      if (await factors.useRecovery(userId, hash, clock())) return 'recovery'
      return (await factors.isUsed(userId, hash)) ? USED.recovery : null
    }
    if (secret === null || !isAppCode(plain)) return null
    const step = stepOf(openFactor(key, userId, secret), plain, clock())
    if (step === null) return null
    if (step <= lastStep) return USED.app
    await factors.use(userId, step)
    return 'app'
  }

  return async (userId, typed, work) => {
    const guesses = factorGuesses(userId)
    const waiting = await factorWait(db, guesses, clock())
    if (waiting) return waiting
    const plain = plainCode(typed)
    const hash = await hashOf(userId, plain)
    return db.transaction(async (tx) => {
      const key = await holdInstallationKey(tx)
      const factor = await secondFactorRepository(tx).hold(userId)
      if (factor === null || factor.confirmedAt === null) return OFF
      // Guesses sent all at once come one after the other, and do not get past the wait that the first of them earned.
      const meanwhile = await factorWait(tx, guesses, clock())
      if (meanwhile) return meanwhile
      const by = await take(tx, key, factor, { plain, hash })
      if (by === null) return wrongCode(tx, guesses, clock(), WRONG)
      if (by instanceof Refusal) return by
      await loginAttemptRepository(tx).forget(guesses)
      return work({ tx, key, by })
    })
  }
}
