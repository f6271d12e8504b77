import { eq, sql } from 'drizzle-orm'
import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { keepAccount } from '#contract/personal-data.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { SCHEMA } from '#server/db/schema/namespace.ts'
import { recoveryCode, secondFactor } from '#server/db/schema/second-factor.ts'
import { addressSecretRepository } from '#server/modules/file/address-secret.repository.ts'
import { personalDataRepository } from '#server/modules/personal-data/personal-data.repository.ts'
import { lostFactorRepository } from '#server/modules/session/lost-factor.repository.ts'
import { renewInstallationKey } from '#server/modules/session/renew-installation-key.ts'
import { openFactor, sealFactor } from '#server/modules/session/sealed-factor.ts'
import { stepOf } from '#server/modules/session/totp.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { ERASURE_WAIT_DAYS, eraseDue } from '#tests/support/erase-due.ts'
import { factorsOf, STEP } from '#tests/support/second-factor.ts'
import { accounts, type Persona } from '#tests/support/server.ts'
import { IS_LOGIN } from '#tests/support/server-client.ts'

const DEVICES = '/api/user/users/devices'
const DONE = { Code: 200, Data: true, Message: '' }

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is that of RFC 6238, and of the steps beside', (seconds, code) => {
  // Appendix B, of which an app shows the last six digits.
  const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32
  const step = Math.floor(seconds / STEP)
  const at = (away: number) => stepOf(secret, code, new Date((seconds + away) * 1000))
  expect([at(0), at(STEP), at(-STEP)]).toEqual([step, step, step])
  expect([at(2 * STEP), at(-2 * STEP)]).toEqual([null, null])
})

test('a secret is opened by its own key, for its own user', () => {
  const [OLD, NEW] = [Buffer.alloc(32, 'old'), Buffer.alloc(32, 'new')]
  const sealed = sealFactor(OLD, 7, 'JBSWY3DPEHPK3PXP')
  expect(sealed.includes('JBSWY3DPEHPK3PXP')).toBe(false)
  expect(openFactor(OLD, 7, sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(() => openFactor(NEW, 7, sealed)).toThrow()
  expect(() => openFactor(OLD, 8, sealed)).toThrow()
})

onEachEngine('what is kept of second factors', (harness) => {
  const { enrol, prove, shown, begin, confirm, tokenOf, wrong } = factorsOf(harness)
  const isWhole = async (token: string) => (await harness().ask.get(DEVICES, token)).body.Code === 200
  const idOf = async (persona: Persona) => {
    const { db } = harness().database
    const [found] = await db
      .select({ id: appUser.id })
      .from(appUser)
      .where(eq(appUser.mobile, accounts[persona].account))
    return found?.id ?? 0
  }

  /** All that stands in the database, as text. */
  const dump = async (): Promise<string> => {
    const { db } = harness().database
    const { rows } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables
        where table_schema = ${SCHEMA} and table_type = 'BASE TABLE'`,
    )
    const tables: string[] = []
    for (const { name } of rows) {
      const all = await db.execute<{ row: string }>(
        sql`select one::text as row from ${sql.identifier(SCHEMA)}.${sql.identifier(name)} as one`,
      )
      tables.push(...all.rows.map(({ row }) => row))
    }
    return tables.join('\n')
  }

  test('stands nowhere in clear for who reads the database: no secret, no recovery code', async () => {
    const here = await tokenOf('teacher')
    const { secret, codes } = await enrol(here)
    const begun = await begin(here, { Code: shown(secret) })
    const all = await dump()
    expect(all).toContain(accounts.teacher.account)
    const clear = [secret, begun, ...codes, ...codes.map((code) => code.replace('-', ''))]
    for (const text of clear) {
      expect(all).not.toContain(text)
      expect(all).not.toContain(Buffer.from(text).toString('hex'))
      expect(all).not.toContain(Buffer.from(text).toString('base64').replace(/=+$/, ''))
    }
    for (const text of [secret, begun]) {
      const bytes = Buffer.from(Secret.fromBase32(text).bytes)
      expect(all).not.toContain(bytes.toString('hex'))
    }
  })

  test('works on with a new key of the installation, what was begun too, and with no server started anew', async () => {
    const { database, clock } = harness()
    const here = await tokenOf('reviewer')
    const { secret } = await enrol(here)
    const next = await begin(here, { Code: shown(secret) })
    const sealed = async () =>
      (await database.db.select().from(secondFactor).where(eq(secondFactor.userId, 2)))[0]
    const before = await sealed()
    const secrets = addressSecretRepository(database.db)
    const first = await secrets.hold()
    await renewInstallationKey(database.db, clock.read())
    const after = await sealed()
    expect(after?.secret?.equals(before?.secret ?? Buffer.alloc(0))).toBe(false)
    expect(() => openFactor(first, 2, after?.secret ?? Buffer.alloc(0))).toThrow()
    clock.forward(STEP)
    const later = await tokenOf('reviewer')
    expect(await prove(later, shown(secret))).toEqual(DONE)
    expect(await confirm(here, shown(next))).toMatchObject({ Code: 200 })
    clock.forward(STEP)
    await renewInstallationKey(database.db, clock.read())
    expect(await prove(later, shown(next))).toEqual(DONE)
    expect(await isWhole(later)).toBe(true)
  })

  test('is told in the file of a person by its time alone', async () => {
    const { database, clock } = harness()
    const since = clock.read()
    await enrol(await tokenOf('secondReviewer'))
    const data = personalDataRepository(database.db)
    expect(await data.findAccount(await idOf('secondReviewer'))).toMatchObject({ secondFactorSince: since })
    expect(await data.findAccount(await idOf('noMenus'))).toMatchObject({ secondFactorSince: null })
  })

  test('has whoever takes giving the account up back give the code too; and goes with the account', async () => {
    const { ask, clock, database } = harness()
    const { account: Mobile, wirePassword: Password } = accounts.noMenus
    const userId = await idOf('noMenus')
    const keep = async (Code?: string) =>
      (await ask.post(keepAccount.path, { Mobile, Password, UserKey: 'device', Code })).body
    const giveUp = async (token: string) =>
      (await ask.post('/api/user/personaldata/erasepersonaldata', { UserId: 0, Password }, token)).body
    const isLeaving = async () =>
      (await database.db.select().from(appUser).where(eq(appUser.id, userId)))[0]?.eraseAt !== null
    const { secret, codes } = await enrol(await tokenOf('noMenus'))
    const unproven = await tokenOf('noMenus')
    expect(await giveUp(unproven)).toMatchObject({ Code: 403, Message: '请先输入动态码' })
    expect(await prove(unproven, shown(secret))).toEqual(DONE)
    expect(await giveUp(unproven)).toMatchObject({ Code: 200 })
    clock.forward(STEP)
    expect(await keep()).toEqual({ Code: 409, Data: null, Message: '请输入动态码' })
    expect(await keep(wrong(secret))).toMatchObject({ Code: 400 })
    expect(await isLeaving()).toBe(true)
    expect(await keep(shown(secret))).toEqual(DONE)
    expect(await isLeaving()).toBe(false)
    // An account that nobody gave up asks alike, so that nothing is learned from it.
    expect(await keep()).toMatchObject({ Code: 409 })
    const again = await tokenOf('noMenus')
    expect(await prove(again, codes[0] ?? '')).toEqual(DONE)
    expect(await giveUp(again)).toMatchObject({ Code: 200 })
    expect(await keep(codes[1])).toEqual(DONE)
    const last = await tokenOf('noMenus')
    expect(await prove(last, codes[2] ?? '')).toEqual(DONE)
    expect(await giveUp(last)).toMatchObject({ Code: 200 })
    clock.forward(ERASURE_WAIT_DAYS * 86_400 + 1)
    expect(await eraseDue(harness())).toBe(1)
    const left = await Promise.all([
      database.db.$count(secondFactor, eq(secondFactor.userId, userId)),
      database.db.$count(recoveryCode, eq(recoveryCode.userId, userId)),
    ])
    expect(left).toEqual([0, 0])
  })

  test('is taken away by whoever runs the server, where nobody else can', async () => {
    const { ask, database, clock } = harness()
    const token = await tokenOf('platformAdministrator')
    const { secret } = await enrol(token)
    const guessing = await tokenOf('platformAdministrator')
    for (let n = 0; n < 5; n += 1) await prove(guessing, wrong(secret))
    const lost = lostFactorRepository(database.db)
    const { account, name } = accounts.platformAdministrator
    expect(await lost.remove('10000000000', clock.read())).toEqual({ refused: 'missing' })
    expect(await lost.remove(account, clock.read())).toEqual({ name })
    expect(await lost.remove(account, clock.read())).toEqual({ refused: 'none' })
    const act = eq(auditEntry.act, 'person.removeSecondFactor')
    expect(await database.db.select().from(auditEntry).where(act)).toMatchObject([
      { userId: null, detail: {} },
    ])
    clock.forward(5)
    for (const one of [token, guessing]) expect((await ask.get(IS_LOGIN, one)).status).toBe(401)
    const fresh = await tokenOf('platformAdministrator')
    expect(await isWhole(fresh)).toBe(true)
    const anew = await enrol(fresh)
    expect(await prove(await tokenOf('platformAdministrator'), shown(anew.secret))).toEqual(DONE)
  })
})
