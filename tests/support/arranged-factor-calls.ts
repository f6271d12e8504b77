import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addPerson } from '#contract/people.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { secondFactor } from '#server/db/schema/second-factor.ts'
import { session } from '#server/db/schema/session.ts'
import { addressSecretRepository } from '#server/modules/file/address-secret.repository.ts'
import { sealFactor } from '#server/modules/session/sealed-factor.ts'
import { newFactorSecret } from '#server/modules/session/totp.ts'
import type { Changes, callsOf } from './ask-calls.ts'
import type { Harness } from './each-engine.ts'
import { appCode } from './second-factor.ts'
import { accounts, type Persona } from './server.ts'

/** Whose second factor it is: every session of theirs that is open counts as proven. */
export const FACTOR_PERSONA: Persona = 'cloudSchool'

/** What the calls of a second factor are about, written past them so that each is made alone, by the end of their paths. */
export const arrangedFactors = (harness: () => Harness, { data }: ReturnType<typeof callsOf>): Changes => {
  const { account, wirePassword } = accounts[FACTOR_PERSONA]
  const put = async (userId: number, state: 'off' | 'begun' | 'on') => {
    const { database, clock, app } = harness()
    const { db } = database
    const secret = newFactorSecret()
    const sealed = sealFactor(await addressSecretRepository(db).hold(), userId, secret)
    const now = clock.read()
    await db.delete(secondFactor).where(eq(secondFactor.userId, userId))
    if (state === 'begun') await db.insert(secondFactor).values({ userId, begunSecret: sealed, begunAt: now })
    if (state === 'on')
      await db
        .insert(secondFactor)
        .values({ userId, secret: sealed, confirmedAt: now, recoverySalt: randomBytes(16) })
    await db.update(session).set({ provenAt: now }).where(eq(session.userId, userId))
    app.accounts.forget(userId)
    return { Code: appCode(secret, now) }
  }
  const own = async (state: 'off' | 'begun' | 'on') => {
    const { db } = harness().database
    const [user] = await db.select({ id: appUser.id }).from(appUser).where(eq(appUser.mobile, account))
    return put(user?.id ?? 0, state)
  }
  return {
    beginsecondfactor: async () => {
      await own('off')
      return { Password: wirePassword, Code: undefined }
    },
    confirmsecondfactor: () => own('begun'),
    provesecondfactor: () => own('on'),
    renewrecoverycodes: () => own('on'),
    removesecondfactor: async () => ({ ...(await own('on')), Password: wirePassword }),
    removepersonsecondfactor: async () => {
      const Mobile = `137${String(Number.parseInt(randomUUID().slice(0, 7), 16) % 10 ** 8).padStart(8, '0')}`
      const body = { Mobile, Name: '林晓', Title: '', RoleId: 1, Schools: [] }
      const { Id } = await data(addPerson, { body }, 'platformAdministrator')
      await put(Id, 'on')
      return { Id, RowVersion: 1 }
    },
  }
}
