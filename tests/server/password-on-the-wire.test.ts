import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changePassword } from '#contract/password.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { SCHEMA } from '#server/db/schema/namespace.ts'
import { HASHING, wirePassword } from '#server/modules/session/password.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { accounts } from '#tests/support/server.ts'

const { account, wirePassword: OLD } = accounts.teacher
const PLAIN = 'Zhiyuan2026'
const NEW_PLAIN = 'A quiet River 2'
const NEW = wirePassword(NEW_PLAIN)

onEachEngine('passwords on the wire', (harness) => {
  const signIn = async (Password: string) => (await harness().ask.login({ Mobile: account, Password })).body
  const change = async (token: string, Password: string, NewPassword: string) =>
    (await harness().ask.post(changePassword.path, { Password, NewPassword }, token)).body
  const isMisformed = { Code: 400, Data: null, Message: expect.stringMatching(/^参数不正确：/) as string }

  test('are 32 upper-case hexadecimal signs: nothing else is taken for one, a password itself least of all', async () => {
    const token = String((await signIn(OLD)).Data)
    for (const other of [PLAIN, OLD.toLowerCase(), OLD.slice(1), `${OLD}0`, ` ${OLD}`, '']) {
      expect(await signIn(other)).toEqual(isMisformed)
      expect(await change(token, OLD, other)).toEqual(isMisformed)
      expect(await change(token, other, NEW)).toEqual(isMisformed)
    }
  })

  test('are compared with every sign of what was typed as it is', async () => {
    expect(wirePassword(PLAIN)).toBe(OLD)
    const others = [
      PLAIN.toLowerCase(),
      PLAIN.toUpperCase(),
      PLAIN.slice(0, -1),
      `${PLAIN}x`,
      ` ${PLAIN}`,
      `${PLAIN} `,
    ]
    const refused = { Code: 400, Data: null, Message: '账号或密码错误' }
    for (const other of others.slice(0, 4)) expect(await signIn(wirePassword(other))).toEqual(refused)
    // Before the wait that more wrong ones bring.
    expect(await signIn(OLD)).toMatchObject({ Code: 200 })
    for (const other of others.slice(4)) expect(await signIn(wirePassword(other))).toEqual(refused)
    expect(await signIn(OLD)).toMatchObject({ Code: 200 })
  })

  test('of fewer than eight signs are refused where the server knows them: those that most people choose', async () => {
    const token = String((await signIn(OLD)).Data)
    for (const short of ['123456', '111111', 'qwerty', 'abc123', '000000', '1234567'])
      expect(await change(token, OLD, wirePassword(short))).toMatchObject({ Code: 400, Data: null })
    expect(await signIn(OLD)).toMatchObject({ Code: 200 })
  })

  test('are stored as argon2id with the costs of today, and neither they nor their MD5 stand anywhere in the database', async () => {
    const { db } = harness().database
    const token = String((await signIn(OLD)).Data)
    expect(await change(token, OLD, NEW)).toMatchObject({ Code: 200 })
    const [user] = await db
      .select({ stored: appUser.passwordHash })
      .from(appUser)
      .where(eq(appUser.mobile, account))
    const { memoryCost, timeCost, parallelism } = HASHING
    expect(user?.stored).toMatch(
      new RegExp(`^\\$argon2id\\$v=19\\$m=${memoryCost},t=${timeCost},p=${parallelism}\\$`),
    )
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = ${SCHEMA} and table_type = 'BASE TABLE'`,
    )
    expect(tables.length).toBeGreaterThan(50)
    const md5 = createHash('md5').update(NEW_PLAIN).digest('hex')
    const telling: string[] = []
    for (const { name } of tables) {
      const { rows } = await db.execute(
        sql`select 1 from ${sql.identifier(SCHEMA)}.${sql.identifier(name)} as line
          where line::text ilike ${`%${md5}%`} or line::text like ${`%${NEW_PLAIN}%`} limit 1`,
      )
      if (rows.length > 0) telling.push(name)
    }
    expect(telling).toEqual([])
    expect(await change(token, NEW, OLD)).toMatchObject({ Code: 200 })
  })
})
