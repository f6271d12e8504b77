import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { exportAuditLog, getAuditLog } from '#contract/audit-log.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

const QINGHE = 1
const JIANGCHENG = 2

onEachEngine('the log of what was done', (harness) => {
  const post = async (call: { readonly path: string }, body: object, persona: Persona) =>
    (await harness().ask.post(call.path, body, await harness().ask.tokenOf(persona))).body
  const list = async (body: object, persona: Persona = 'platformAdministrator') =>
    z.parse(getAuditLog.data, (await post(getAuditLog, body, persona)).Data)
  let made = 0
  /** Lines about one thing of its own, a minute after each other. */
  const note = async (...lines: readonly (typeof auditEntry.$inferInsert)['act'][]) => {
    made += 1
    const subject = `test-thing-${made}:1`
    await harness()
      .database.db.insert(auditEntry)
      .values(
        lines.map((act, index) => ({
          at: new Date(Date.UTC(2026, 0, 1, 8, index)),
          userId: 2,
          organisationId: QINGHE,
          act,
          subject,
          detail: { reason: '测试' },
        })),
      )
    return subject
  }

  test('is turned page by page, the latest first, each line once', async () => {
    const Subject = await note(...Array.from({ length: 45 }, (_, index) => `test.act${index}`))
    const pages = await Promise.all([1, 2, 3].map((PageIndex) => list({ Subject, PageIndex })))
    expect(pages.map(({ TotalCount, PageCount, Items }) => [TotalCount, PageCount, Items?.length])).toEqual([
      [45, 3, 20],
      [45, 3, 20],
      [45, 3, 5],
    ])
    const acts = pages.flatMap(({ Items }) => Items ?? []).map(({ Act }) => Act)
    expect(acts).toEqual(Array.from({ length: 45 }, (_, index) => `test.act${44 - index}`))
    const all = z.parse(
      exportAuditLog.data,
      (await post(exportAuditLog, { Subject }, 'platformAdministrator')).Data,
    )
    expect(all.map(({ Act }) => Act)).toEqual(acts)
  })

  test('is narrowed by act, kind, person and time; signs of a pattern are only signs', async () => {
    const Subject = await note('test.one', 'test.two', 'testing.three', 'te_t.four')
    const acts = async (change: object) =>
      ((await list({ Subject, ...change })).Items ?? []).map(({ Act }) => Act)
    expect(await acts({ Act: 'test' })).toEqual(['test.two', 'test.one'])
    expect(await acts({ Act: 'test.one' })).toEqual(['test.one'])
    expect(await acts({ Act: 'te_t' })).toEqual(['te_t.four'])
    expect(await acts({ Act: '%' })).toEqual([])
    expect(await acts({ Keyword: '顾明德', Act: 'test.one' })).toEqual(['test.one'])
    expect(await acts({ Keyword: 'gumingde', Act: 'test.one' })).toEqual(['test.one'])
    expect(await acts({ Keyword: '沈雨桐' })).toEqual([])
    expect(await acts({ From: '2026-01-01T08:01:00.000Z', Until: '2026-01-01T08:02:00.000Z' })).toEqual([
      'test.two',
    ])
    expect((await list({ Subject: Subject.split(':')[0] })).TotalCount).toBe(4)
    expect((await post(getAuditLog, { From: 'yesterday' }, 'platformAdministrator')).Code).toBe(400)
  })

  test('says what things are called now, and nothing of what is gone or has no name', async () => {
    const subjects = [
      'user:2',
      'school:1',
      'role:1',
      'curriculum:1',
      'category:1',
      'tag:1',
      'tagRow:1',
      'hotTerm:1',
    ]
    const contents = ['content:1', 'section:1', 'question:1', 'notice:1', 'banner:1', 'share:1']
    const gone = ['user:99999999', 'course-draft:99999999', 'live-plan:99999999', 'cloudMenu:99999999']
    const nameless = ['comment:1', 'installation', 'user:2x', 'user:99999999999']
    const all = [...subjects, ...contents, ...gone, ...nameless]
    const line = { at: new Date(), userId: 2, organisationId: QINGHE, act: 'naming.all', detail: {} }
    await harness()
      .database.db.insert(auditEntry)
      .values(all.map((subject) => ({ ...line, subject })))
    const { Items } = await list({ Act: 'naming', PageSize: 100 })
    const names = new Map(Items?.map(({ Subject, SubjectName }) => [Subject, SubjectName]))
    expect(names.size).toBe(all.length)
    expect([names.get('user:2'), names.get('school:1')]).toEqual(['顾明德', '青禾实验学校'])
    expect([...subjects, ...contents].filter((subject) => !names.get(subject))).toEqual([])
    expect([...gone, ...nameless].map((subject) => names.get(subject))).toEqual(
      [...gone, ...nameless].map(() => ''),
    )
  })

  test('calls what stands in the details by name too, and keeps the number of what is gone', async () => {
    const line = {
      at: new Date(),
      userId: 2,
      organisationId: QINGHE,
      subject: 'user:2',
      act: 'detailing.all',
    }
    const told = { schools: '1 2 99999999', userId: 1, roster: '4', editors: '1,2', chapter: 1, knowledge: 0 }
    const detail = { ...told, roundId: 5, versionId: 6, fileId: 7, key: 'k1' }
    await harness()
      .database.db.insert(auditEntry)
      .values({ ...line, detail })
    const { Items } = await list({ Act: 'detailing' })
    const [chapter = ''] = (Items?.[0]?.Detail?.match(/^chapter: .*$/m) ?? []) as string[]
    expect(chapter).toMatch(/^chapter: \D+$/)
    expect(Items?.[0]?.Detail?.replace(`${chapter}\n`, '').split('\n').sort()).toEqual([
      'editors: 沈雨桐、顾明德',
      'knowledge: 0',
      'roster: 4',
      'schools: 青禾实验学校、江城第一中学、99999999',
      'userId: 沈雨桐',
    ])
  })

  test('of a school is read by its administrator; of another school and of none it is not', async () => {
    const subject = await note('test.seen')
    const other = { at: new Date(), userId: null, act: 'test.unseen', subject, detail: {} }
    await harness()
      .database.db.insert(auditEntry)
      .values([
        { ...other, organisationId: JIANGCHENG },
        { ...other, organisationId: null },
      ])
    const acts = async (persona: Persona) =>
      ((await list({ Subject: subject }, persona)).Items ?? []).map(({ Act, UserName }) => [Act, UserName])
    expect(await acts('schoolAdministrator')).toEqual([['test.seen', '顾明德']])
    expect(await acts('platformAdministrator')).toEqual([
      ['test.unseen', ''],
      ['test.unseen', ''],
      ['test.seen', '顾明德'],
    ])
    const exported = await post(exportAuditLog, { Subject: subject }, 'schoolAdministrator')
    expect(z.parse(exportAuditLog.data, exported.Data)).toHaveLength(1)
    for (const call of [getAuditLog, exportAuditLog]) {
      for (const persona of ['teacher', 'reviewer', 'secondReviewer'] as const)
        expect((await post(call, {}, persona)).Code).toBe(403)
      expect((await harness().ask.post(call.path, {})).status).toBe(401)
    }
  })
})
