import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getSiteSettings, saveSiteSettings } from '#contract/site-settings.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { comment } from '#server/db/schema/comment.ts'
import { commentReport } from '#server/db/schema/comment-report.ts'
import { content } from '#server/db/schema/content.ts'
import { schoolNotice } from '#server/db/schema/school-notice.ts'
import { jobRepository } from '#server/modules/job/job.repository.ts'
import { retentionService } from '#server/modules/sweep/retention.service.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

const PLATFORM = 'platformAdministrator'
const DEVICES = '/api/user/users/devices'
const DAY_MS = 86_400_000

onEachEngine('settings of the site', (harness) => {
  const read = async (persona: Persona = PLATFORM) =>
    (await harness().ask.get(getSiteSettings.path, await harness().ask.tokenOf(persona))).body
  const settings = async () => z.parse(getSiteSettings.data, (await read()).Data)
  const save = async (
    change: { readonly Names?: object; readonly Limits?: object; readonly RowVersion?: number },
    persona: Persona = PLATFORM,
  ) => {
    const { RowVersion, Names, Limits } = await settings()
    const body = {
      RowVersion,
      ...change,
      Names: { ...Names, ...change.Names },
      Limits: { ...Limits, ...change.Limits },
    }
    return (await harness().ask.post(saveSiteSettings.path, body, await harness().ask.tokenOf(persona))).body
  }
  const configuration = async (): Promise<unknown> =>
    (await harness().app.inject({ url: '/config.json' })).json()

  test('are for nobody else', async () => {
    for (const persona of ['teacher', 'schoolAdministrator'] as const) {
      expect((await read(persona)).Code).toBe(403)
      expect((await save({}, persona)).Code).toBe(403)
    }
  })

  test('win over the configuration file where they say something, at once', async () => {
    const before = await configuration()
    const national = { NationalName: '别处', NationalUrl: 'https://elsewhere.example/' }
    const names = { ...national, ProductName: ' 晨光课堂 ', IsRegionalHidden: true }
    expect((await save({ Names: names })).Code).toBe(200)
    expect(await configuration()).toEqual({
      ...(before as object),
      productName: '晨光课堂',
      nationalPlatform: { name: '别处', url: 'https://elsewhere.example/' },
      regionalPlatform: null,
    })
    expect((await settings()).FileNames).toMatchObject({ ProductName: '知源课堂' })
    const { db } = harness().database
    const [noted] = await db.select().from(auditEntry).where(eq(auditEntry.act, 'site.save'))
    expect(noted?.detail).toEqual({ changed: 'productName nationalName nationalUrl regionalHidden' })
    const nothing = { NationalName: '', NationalUrl: '', ProductName: '', IsRegionalHidden: false }
    expect((await save({ Names: nothing })).Code).toBe(200)
    expect(await configuration()).toEqual(before)
  })

  test('are changed as they were seen, and refuse what is none', async () => {
    const { RowVersion } = await settings()
    const both = await Promise.all(
      [1, 2].map((days) => save({ RowVersion: RowVersion ?? 0, Limits: { CommentDays: days } })),
    )
    expect(new Set(both.map(({ Code }) => Code))).toEqual(new Set([200, 409]))
    for (const wrong of [
      { Names: { NationalName: '别处' } },
      { Names: { RegionalUrl: 'https://elsewhere.example' } },
      { Names: { FilingUrl: 'javascript:alert(1)' } },
      { Names: { ProductName: '长'.repeat(31) } },
      { Limits: { AuditDays: 179 } },
      { Limits: { JobDays: 31 } },
      { Limits: { SessionCount: -1 } },
    ])
      expect([wrong, (await save(wrong)).Code]).toEqual([wrong, 400])
  })

  test('limit the sessions of an account: the oldest ends, and its next call says why', async () => {
    const { ask, clock } = harness()
    expect((await save({ Limits: { SessionCount: 2 } })).Code).toBe(200)
    const tokens: string[] = []
    for (let device = 0; device < 3; device += 1) {
      clock.forward(1)
      const { body } = await ask.login()
      tokens.push(z.parse(z.string(), body.Data))
    }
    const answers = await Promise.all(tokens.map((token) => ask.get(DEVICES, token)))
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 200])
    expect(answers[0]?.body).toEqual({
      Code: 401,
      Data: true,
      Message: '登录的设备太多，最早登录的这台已退出',
    })
    expect((await save({ Limits: { SessionCount: 0 } })).Code).toBe(200)
  })

  test('say how long things are kept: what is older goes, what waits or is still shown stays', async () => {
    const { clock, database } = harness()
    const { db } = database
    const limits = { AuditDays: 200, CommentDays: 10, NoticeDays: 20, JobDays: 5 }
    expect((await save({ Limits: limits })).Code).toBe(200)
    const daysAgo = (days: number) => new Date(clock.read().getTime() - days * DAY_MS)
    const line = { userId: 1, organisationId: null, subject: 'user:1', detail: {} }
    await db.insert(auditEntry).values([
      { ...line, act: 'old.line', at: daysAgo(201) },
      { ...line, act: 'new.line', at: daysAgo(199) },
    ])
    const [some] = await db.select().from(content).limit(1)
    if (some === undefined) throw new Error('the seed has contents')
    const words = ['old', 'new', 'reported', 'standing'].map((body) => ({
      contentId: some.id,
      userId: 1,
      body,
      clientId: `kept-${body}`,
      createdAt: daysAgo(30),
      deletedAt: body === 'standing' ? null : daysAgo(body === 'new' ? 9 : 11),
    }))
    const written = await db.insert(comment).values(words).returning()
    await db.insert(commentReport).values({
      commentId: written[2]?.id ?? 0,
      userId: 2,
      category: 1,
      words: '',
      createdAt: daysAgo(12),
    })
    const notice = { organisationId: 1, authorId: 1, html: '', publishedAt: daysAgo(30) }
    await db.insert(schoolNotice).values([
      { ...notice, title: 'over', toTime: daysAgo(21) },
      { ...notice, title: 'just over', toTime: daysAgo(19) },
      { ...notice, title: 'withdrawn', status: 3 },
      { ...notice, title: 'standing' },
      { ...notice, title: 'draft', status: 1 },
      { ...notice, title: 'draft whose end has passed', status: 1, toTime: daysAgo(21) },
    ])
    const { sweep } = retentionService({
      db,
      clock: clock.read,
      limits: async () => (await harness().app.site.read()).limits,
      dropJobs: jobRepository(db).forgetEnded,
    })
    expect(await sweep()).toBe(4)
    const acts = (await db.select().from(auditEntry)).map(({ act }) => act)
    expect([acts.includes('old.line'), acts.includes('new.line')]).toEqual([false, true])
    const bodies = await db.select().from(comment).where(eq(comment.contentId, some.id))
    const bodyOf = (id: string) => bodies.find(({ clientId }) => clientId === id)?.body
    expect(words.map(({ clientId }) => bodyOf(clientId))).toEqual(['', 'new', 'reported', 'standing'])
    const titles = (await db.select().from(schoolNotice)).map(({ title }) => title)
    expect(
      ['over', 'just over', 'withdrawn', 'standing', 'draft'].filter((it) => titles.includes(it)),
    ).toEqual(['just over', 'standing', 'draft'])
    expect(await sweep()).toBe(0)
  })
})
