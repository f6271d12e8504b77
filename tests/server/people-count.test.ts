import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getPeople, PEOPLE_SHOWN } from '#contract/people.ts'
import { peopleCount } from '#server/db/schema/people-count.ts'
import { peopleCountRepository } from '#server/modules/people/people-count.repository.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

const GROUPS: Readonly<Record<keyof typeof PEOPLE_SHOWN, SQL>> = {
  any: sql`erased_at is null`,
  active: sql`erased_at is null and disabled_at is null`,
  disabled: sql`erased_at is null and disabled_at is not null`,
  firstPassword: sql`erased_at is null and must_change_password`,
}

const MAKING = sql`insert into zhiyuan.app_user (mobile, name, title, avatar_url, must_change_password)
  select (13600000000 + n)::text, '计数', '', '', n % 2 = 0 from generate_series(1, 9) n on conflict (mobile) do nothing`

/** What people go through, one after the other. */
const CHANGES: readonly (readonly [what: string, statement: SQL])[] = [
  ['nine are made', MAKING],
  ['the same nine are there', MAKING],
  [
    'some may not sign in',
    sql`update zhiyuan.app_user set disabled_at = now() where name = '计数' and must_change_password`,
  ],
  [
    'some chose a password',
    sql`update zhiyuan.app_user set must_change_password = false where mobile = '13600000002'`,
  ],
  ['all are called otherwise', sql`update zhiyuan.app_user set title = '教师'`],
  [
    'some may again',
    sql`update zhiyuan.app_user set disabled_at = null where mobile in ('13600000002', '13600000004')`,
  ],
  [
    'some change places',
    sql`update zhiyuan.app_user set must_change_password = not must_change_password where name = '计数'`,
  ],
  [
    'some are erased',
    sql`update zhiyuan.app_user set erased_at = now(), disabled_at = now() where mobile in ('13600000003', '13600000006')`,
  ],
  ['they are gone', sql`delete from zhiyuan.app_user where name = '计数'`],
]

onEachEngine('how many people there are', (harness) => {
  const { data } = callsOf(harness)
  const run = async (statement: SQL) => (await harness().database.db.execute(statement)).rows
  const listed = async (shown: number, PageIndex = 1) =>
    (await data(getPeople, { body: { Shown: shown, PageIndex } }, 'platformAdministrator')).TotalCount
  const expectExact = async () => {
    for (const [name, group] of Object.entries(GROUPS)) {
      const [counted] = await run(sql`select count(*)::int as many from zhiyuan.app_user where ${group}`)
      const shown = PEOPLE_SHOWN[name as keyof typeof PEOPLE_SHOWN]
      expect([name, await listed(shown)]).toEqual([name, counted?.['many']])
      expect([name, await listed(shown, 400)]).toEqual([name, counted?.['many']])
    }
  }

  test('is told exactly after every change, and after the parts were added up', async () => {
    await expectExact()
    for (const [what, statement] of CHANGES) {
      await run(statement)
      await expectExact().catch((error: unknown) => {
        throw new Error(what, { cause: error })
      })
    }
    const { db } = harness().database
    await run(MAKING)
    const counts = peopleCountRepository(db)
    expect(await counts.addUp()).toBeGreaterThan(0)
    await expectExact()
    expect(await counts.addUp()).toBe(0)
    expect((await db.select().from(peopleCount)).every(({ many }) => many > 0)).toBe(true)
    await run(sql`delete from zhiyuan.app_user where name = '计数'`)
    await expectExact()
  })

  test('counts nobody of what was not kept', async () => {
    const { db } = harness().database
    const before = await listed(PEOPLE_SHOWN.any)
    await db
      .transaction(async (tx) => {
        await tx.execute(MAKING)
        throw new Error('left')
      })
      .catch(() => undefined)
    expect(await listed(PEOPLE_SHOWN.any)).toBe(before)
  })
})
