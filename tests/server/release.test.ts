import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { CODE } from '#contract/envelope.ts'
import {
  askRelease,
  decideRelease,
  endRelease,
  getPublished,
  getReleases,
  RELEASE_STATE,
  RELEASE_STATUS,
  takeBackRelease,
} from '#contract/release.ts'
import { getResourceDetailsInfo } from '#contract/resource.ts'
import { getUserSchoolContent } from '#contract/school-file.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { content } from '#server/db/schema/content.ts'
import { contentSearch } from '#server/db/schema/content-search.ts'
import { favourite } from '#server/db/schema/favourite.ts'
import { learningRecord, RECORD_TYPE } from '#server/db/schema/learning-record.ts'
import { ACTION_TYPE, userAction } from '#server/db/schema/user-action.ts'
import { contentWriterRepository } from '#server/modules/content/content-writer.repository.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { studioOf } from '#tests/support/studio-client.ts'

const TEACHER = 1
const JIANGCHENG = 2
const DAY_MS = 86_400_000

onEachEngine('release to all', (harness) => {
  const { ask, get } = studioOf(harness)
  let sample: typeof content.$inferSelect

  beforeAll(async () => {
    const { db } = harness().database
    const [found] = await db.select().from(content).where(eq(content.type, 3)).limit(1)
    if (found === undefined) throw new Error('the seed has no resource')
    sample = found
  })

  /** A resource of the teacher that the second school keeps to itself. */
  const publish = async (name: string): Promise<number> => {
    const { id: _, ...values } = sample
    const now = harness().clock.read()
    const [id] = await contentWriterRepository(harness().database.db).add([
      {
        content: {
          ...values,
          name,
          teacherId: TEACHER,
          organisationId: JIANGCHENG,
          schoolOnly: true,
          releasedAt: null,
          withdrawnAt: null,
          viewCount: 7,
          createdAt: now,
          updatedAt: now,
        },
        tagIds: [],
      },
    ])
    return id ?? 0
  }

  const codeOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).Code
  const waiting = async (contentId: number) => {
    const { Items } = await get(getReleases, { Status: 0, PageSize: 100 }, 'secondReviewer')
    const found = (Items ?? []).find(({ ContentId }) => ContentId === contentId)
    if (found === undefined) throw new Error('nothing is asked')
    return found
  }
  const decide = async (contentId: number, Status: number, Reason = '') => {
    const { Id, RowVersion } = await waiting(contentId)
    return ask(decideRelease, { Id, RowVersion, Status, Reason }, 'secondReviewer')
  }
  const seen = async (Id: number) => {
    const { Items } = await get(getPublished, { PageSize: 100 })
    const found = (Items ?? []).find((it) => it.Id === Id)
    if (found === undefined) throw new Error('it is not among the published things')
    return found
  }

  // R-release-2.
  test('what a school keeps to itself is asked, looked at, opened to all and given back', async () => {
    const id = await publish('申请公开的讲义')
    const details = { Id: id }
    expect(await codeOf(getResourceDetailsInfo, details, 'emptyMenus')).toBe(CODE.noRight)
    expect(await codeOf(getResourceDetailsInfo, details, 'secondReviewer')).toBe(CODE.noRight)
    expect(await seen(id)).toMatchObject({
      ReleaseState: RELEASE_STATE.school,
      CanAsk: true,
      CanTakeBack: false,
    })

    expect(await codeOf(askRelease, { Id: id })).toBe(CODE.ok)
    expect(await codeOf(askRelease, { Id: id })).toBe(CODE.conflict)
    expect(await seen(id)).toMatchObject({
      ReleaseState: RELEASE_STATE.asked,
      CanAsk: false,
      CanTakeBack: true,
    })
    expect(await codeOf(getResourceDetailsInfo, details, 'secondReviewer')).toBe(CODE.ok)
    expect(await codeOf(getResourceDetailsInfo, details, 'emptyMenus')).toBe(CODE.noRight)

    expect((await decide(id, RELEASE_STATUS.granted)).Code).toBe(CODE.ok)
    expect(await seen(id)).toMatchObject({ ReleaseState: RELEASE_STATE.all, CanKeep: true })
    expect(await codeOf(getResourceDetailsInfo, details, 'emptyMenus')).toBe(CODE.ok)
    const { db } = harness().database
    const openTo = async () =>
      (await db.select().from(contentSearch).where(eq(contentSearch.contentId, id)))[0]?.openTo
    expect(await openTo()).toBeNull()
    const library = await get(getUserSchoolContent, { OrgId: JIANGCHENG, Keyword: '申请公开的讲义' })
    expect((library.Items ?? []).map(({ Id }) => Id)).toEqual([id])

    expect(await codeOf(endRelease, { Id: id }, 'secondReviewer')).toBe(CODE.fieldError)
    expect(await codeOf(endRelease, { Id: id, Reason: '有版权问题' }, 'secondReviewer')).toBe(CODE.ok)
    expect(await codeOf(endRelease, { Id: id })).toBe(CODE.conflict)
    expect(await openTo()).toBe(JIANGCHENG)
    expect(await codeOf(getResourceDetailsInfo, details, 'emptyMenus')).toBe(CODE.noRight)
    expect(await seen(id)).toMatchObject({
      ReleaseState: RELEASE_STATE.school,
      Reason: '有版权问题',
      CanAsk: true,
    })

    const acts = await db
      .select({ act: auditEntry.act, organisationId: auditEntry.organisationId })
      .from(auditEntry)
      .where(eq(auditEntry.subject, `content:${id}`))
      .orderBy(desc(auditEntry.id))
    expect(acts).toEqual(
      ['release.end', 'release.grant', 'release.ask'].map((act) => ({ act, organisationId: JIANGCHENG })),
    )
  })

  // R-release-2.
  test('a decline has a reason, and it can be asked again and taken back', async () => {
    const id = await publish('要修改的讲义')
    await get(askRelease, { Id: id })
    expect((await decide(id, RELEASE_STATUS.declined, '差')).Code).toBe(CODE.fieldError)
    expect((await decide(id, RELEASE_STATUS.declined, '缺少答案')).Code).toBe(CODE.ok)
    expect(await seen(id)).toMatchObject({ ReleaseState: RELEASE_STATE.school, Reason: '缺少答案' })
    expect((await decide(id, RELEASE_STATUS.granted)).Code).toBe(CODE.conflict)
    expect(await codeOf(takeBackRelease, { Id: id })).toBe(CODE.conflict)

    await get(askRelease, { Id: id })
    expect((await seen(id)).Reason).toBe('')
    await get(takeBackRelease, { Id: id })
    expect((await decide(id, RELEASE_STATUS.granted)).Code).toBe(CODE.conflict)
    expect((await seen(id)).ReleaseState).toBe(RELEASE_STATE.school)
  })

  // R-release-3.
  test('rights are those of the server: a teacher, the reviewers of the school, the platform', async () => {
    const id = await publish('别人的讲义')
    expect(await codeOf(getReleases, {})).toBe(CODE.noRight)
    expect(await codeOf(getReleases, {}, 'reviewer')).toBe(CODE.noRight)
    for (const call of [askRelease, takeBackRelease, endRelease]) {
      expect(await codeOf(call, { Id: id }, 'reviewer')).toBe(CODE.notFound)
      expect(await codeOf(call, { Id: id }, 'emptyMenus')).toBe(CODE.notFound)
      expect(await codeOf(call, { Id: 2 ** 31 - 1 })).toBe(CODE.notFound)
    }
    await get(askRelease, { Id: id })
    const { Id, RowVersion } = await waiting(id)
    const verdict = { Id, RowVersion, Status: RELEASE_STATUS.granted }
    expect(await codeOf(decideRelease, verdict)).toBe(CODE.noRight)
    expect(await codeOf(decideRelease, verdict, 'reviewer')).toBe(CODE.noRight)
    expect(await codeOf(decideRelease, { ...verdict, RowVersion: 9 }, 'secondReviewer')).toBe(CODE.conflict)
    expect(await codeOf(decideRelease, { ...verdict, Id: 2 ** 31 - 1 }, 'secondReviewer')).toBe(CODE.notFound)
    const { db } = harness().database
    await db.update(content).set({ withdrawnAt: harness().clock.read() }).where(eq(content.id, id))
    expect(await codeOf(decideRelease, verdict, 'secondReviewer')).toBe(CODE.conflict)
    expect(await seen(id)).toMatchObject({ IsWithdrawn: true, CanAsk: false })
    expect(await codeOf(getPublished, { OrgId: 1 })).toBe(CODE.noRight)
    expect(await codeOf(getPublished, { OrgId: JIANGCHENG }, 'reviewer')).toBe(CODE.noRight)
    const { TotalCount } = await get(getPublished, { OrgId: 1 }, 'reviewer')
    expect(TotalCount).toBeGreaterThan(0)
  })

  test('a reviewer of the platform does not decide on what is their own', async () => {
    const id = await publish('审核员自己的讲义')
    const { db } = harness().database
    await db.update(content).set({ organisationId: 1 }).where(eq(content.id, id))
    await get(askRelease, { Id: id }, 'secondReviewer')
    expect((await waiting(id)).IsOwn).toBe(true)
    expect((await decide(id, RELEASE_STATUS.granted)).Code).toBe(CODE.noRight)
  })

  // R-release-3.
  test('figures are of all days or of the last ones', async () => {
    const id = await publish('有人使用的讲义')
    const { db } = harness().database
    const now = harness().clock.read().getTime()
    const at = (days: number) => new Date(now - days * DAY_MS)
    await db.insert(userAction).values(
      [1, 2, 10, 40].map((days) => ({
        userId: 2,
        actionType: ACTION_TYPE.view,
        contentId: id,
        extra: '',
        createdAt: at(days),
      })),
    )
    await db
      .insert(favourite)
      .values({ userId: 3, contentId: id, type: 3, name: '', sort: 1, createdAt: at(8), folderId: null })
    await db.insert(learningRecord).values({
      userId: 4,
      recordType: RECORD_TYPE.learning,
      contentId: id,
      playCount: 1,
      progress: 1,
      position: 1,
      duration: 1,
      isFinished: false,
      updatedAt: at(3),
    })
    const figuresOf = async (Days: number) => {
      const { Items } = await get(getPublished, { Days, Keyword: '有人使用' })
      const { ViewCount, FavoriteCount, LearnerCount, CommentCount } = Items?.[0] ?? {}
      return [ViewCount, FavoriteCount, LearnerCount, CommentCount]
    }
    expect(await figuresOf(7)).toEqual([2, 0, 1, 0])
    expect(await figuresOf(30)).toEqual([3, 1, 1, 0])
    expect((await figuresOf(0))[0]).toBe(7)
  })
})
