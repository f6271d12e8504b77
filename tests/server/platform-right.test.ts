import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CODE } from '#contract/envelope.ts'
import { getReleases } from '#contract/release.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { platformRightRepository } from '#server/modules/release/platform-right.repository.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

onEachEngine('the right of the platform', (harness) => {
  const { code } = callsOf(harness)

  test('is given to an account by its number and taken away, each with a line in the audit', async () => {
    const { db } = harness().database
    const rights = platformRightRepository(db)
    const at = harness().clock.read()
    expect(await code(getReleases, { body: {} }, 'teacher')).toBe(CODE.noRight)
    expect(await rights.give('13900000001', 'reviewer', at)).toEqual({ name: '沈雨桐' })
    expect(await code(getReleases, { body: {} }, 'teacher')).toBe(CODE.ok)
    expect(await rights.list()).toContainEqual({ name: '沈雨桐', mobile: '13900000001', right: 1 })
    expect(await rights.give('13900000001', 'none', at)).toEqual({ name: '沈雨桐' })
    expect(await code(getReleases, { body: {} }, 'teacher')).toBe(CODE.noRight)
    expect(await rights.give('10000000000', 'reviewer', at)).toEqual({ refused: 'missing' })
    const lines = await db
      .select({ subject: auditEntry.subject, detail: auditEntry.detail })
      .from(auditEntry)
      .where(eq(auditEntry.act, 'platform.right'))
      .orderBy(desc(auditEntry.id))
    expect(lines).toEqual([
      { subject: 'user:1', detail: { right: 'none' } },
      { subject: 'user:1', detail: { right: 'reviewer' } },
    ])
  })
  test('is not taken from the last one who administers the platform', async () => {
    const rights = platformRightRepository(harness().database.db)
    const at = harness().clock.read()
    const only = '13900000009'
    expect(await rights.give(only, 'none', at)).toEqual({ refused: 'last' })
    expect(await rights.give(only, 'reviewer', at)).toEqual({ refused: 'last' })
    expect(await rights.give(only, 'administrator', at)).toEqual({ name: '程砚之' })
    await rights.give('13900000001', 'administrator', at)
    expect(await rights.give(only, 'none', at)).toEqual({ name: '程砚之' })
    expect(await rights.give('13900000001', 'none', at)).toEqual({ refused: 'last' })
  })
})
