import { and, eq, like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { countNotices } from '#contract/announcement.ts'
import { addUserAction, getLearningPageList } from '#contract/learning.ts'
import { endLiveLesson, getLiveConsole, pushLiveQuestion } from '#contract/live-console.ts'
import { getLiveDetailsInfo } from '#contract/live-course.ts'
import { getLiveNotices, LIVE_NOTICE_KIND, seeLiveNotices } from '#contract/live-notice.ts'
import * as plan from '#contract/live-plan.ts'
import type { LivePlanDocument } from '#contract/live-plan-document.ts'
import { getLivePageContentInfo } from '#contract/live-room.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { content } from '#server/db/schema/content.ts'
import { file } from '#server/db/schema/file.ts'
import { privateFile } from '#server/db/schema/private-file.ts'
import { question } from '#server/db/schema/question.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'
import { afterLeaving, outsiderOf, sentId, studioOf } from '#tests/support/studio-client.ts'

const NOW = new Date('2026-03-02T08:00:00Z')
const START = new Date('2026-03-02T09:00:00Z')
const WEEK_MS = 7 * 86_400_000
const MINUTE_MS = 60_000

const at = (week: number, minutes = 0) => new Date(START.getTime() + week * WEEK_MS + minutes * MINUTE_MS)

onEachEngine('plans of live lessons', (harness) => {
  const { ask, get } = studioOf(harness)
  let place: LivePlanDocument['place']
  let film: NonNullable<LivePlanDocument['sessions'][number]['film']>
  let ownFile = 0
  let questionIds: number[] = []

  const create = async (persona: Persona = 'reviewer') =>
    get(plan.createLivePlan, { OrgId: 1, Name: '函数专题', ClientId: sentId() }, persona)
  const open = (Id: number, persona: Persona = 'reviewer') => get(plan.getLivePlan, { Id }, persona)

  beforeAll(async () => {
    const { db } = harness().database
    harness().clock.set(NOW)
    const [course] = await db.select().from(content).where(eq(content.type, 1)).limit(1)
    const { stageId = 0, subjectId = 0 } = course ?? {}
    place = { stageId, subjectId, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 }
    // A film as it was brought: no stream was made of it.
    const [found] = await db
      .insert(file)
      .values({
        store: 'data',
        path: 'of-a-live-plan.mp4',
        sha256: Buffer.alloc(32, 7),
        size: 1000,
        mime: 'video/mp4',
        suffix: 'mp4',
        isPublic: false,
      })
      .returning()
    const fileId = found?.id ?? 0
    film = { fileId, name: '课堂.mp4', duration: 600 }
    const { Document } = await create()
    const [userId = 0] = Document.teachers
    const [own] = await db
      .insert(privateFile)
      .values({ userId, directoryId: null, name: '课堂', fileId, createdAt: NOW, updatedAt: NOW })
      .returning()
    ownFile = own?.id ?? 0
    const rows = await db
      .select({ id: question.id })
      .from(question)
      .innerJoin(content, eq(content.id, question.contentId))
      .where(and(eq(question.questionType, 1), eq(content.schoolOnly, false)))
      .orderBy(question.id)
      .limit(2)
    questionIds = rows.map(({ id }) => id)
  })

  const lesson = (key: string, change: Partial<LivePlanDocument['sessions'][number]> = {}) => ({
    key: `session-${key}`,
    name: `第 ${key} 讲`,
    film,
    questionIds: [] as number[],
    ...change,
  })

  const save = async (Id: number, change: Partial<LivePlanDocument>, persona: Persona = 'reviewer') => {
    const { Document, Revision } = await open(Id, persona)
    return get(
      plan.saveLivePlan,
      { Id, Revision, IntentId: sentId(), Document: { ...Document, ...change } },
      persona,
    )
  }

  const publish = async (Id: number, persona: Persona = 'reviewer') => {
    const { Revision } = await open(Id, persona)
    return get(plan.publishLivePlan, { Id, Revision }, persona)
  }

  /** Two weekly lessons that are published, the first with prepared questions. */
  const published = async (change: Partial<LivePlanDocument> = {}) => {
    harness().clock.set(NOW)
    const { Id } = await create()
    await save(Id, {
      place,
      startTime: START.toISOString(),
      sessions: [lesson('1', { questionIds }), lesson('2')],
      ...change,
    })
    const { ContentId = 0, Occurrences } = await publish(Id)
    const sections = (Occurrences ?? []).map(({ SectionId }) => SectionId)
    return { Id, contentId: ContentId ?? 0, sections }
  }

  const reserve = (ObjectId: number, SectionId: number, persona: Persona = 'teacher') =>
    get(addUserAction, { ActionType: 6, ObjectId, Type: 2, SectionId }, persona)
  const notices = (persona: Persona = 'teacher') => get(getLiveNotices, {}, persona)
  const readAll = async (persona: Persona = 'teacher') => {
    const Ids = (await notices(persona)).map(({ Id }) => Id)
    if (Ids.length > 0) await get(seeLiveNotices, { Ids }, persona)
  }
  const room = (Id: number, persona: Persona = 'teacher') => get(getLivePageContentInfo, { Id }, persona)

  // R-live-5.
  test('are made once, saved once by their intent, and only over what their teacher saw', async () => {
    const ClientId = sentId()
    const asked = { OrgId: 1, Name: '函数专题', ClientId }
    const [one, other] = [
      await get(plan.createLivePlan, asked, 'reviewer'),
      await get(plan.createLivePlan, asked, 'reviewer'),
    ]
    expect(other.Id).toBe(one.Id)
    const { Id, Revision, Document } = one
    const sent = { Id, Revision, IntentId: sentId(), Document: { ...Document, name: '导数专题' } }
    const first = await get(plan.saveLivePlan, sent, 'reviewer')
    const again = await get(plan.saveLivePlan, sent, 'reviewer')
    expect([first.Revision, again.Revision, again.Document.name]).toEqual([2, 2, '导数专题'])
    const late = { ...sent, IntentId: sentId() }
    expect(await ask(plan.saveLivePlan, late, 'reviewer')).toMatchObject({ Code: 409 })
    // Not of somebody else, nor of another school, nor with a file of somebody else.
    expect(await ask(plan.getLivePlan, { Id }, 'teacher')).toMatchObject({ Code: 404 })
    const foreign = { OrgId: 999_999, Name: '函数', ClientId: sentId() }
    expect(await ask(plan.createLivePlan, foreign)).toMatchObject({ Code: 403 })
    const mine = await create('teacher')
    const withFilm = { ...mine.Document, sessions: [lesson('1')] }
    const stolen = { Id: mine.Id, Revision: 1, IntentId: sentId(), Document: withFilm }
    expect(await ask(plan.saveLivePlan, stolen)).toMatchObject({ Code: 403 })
    expect(await ask(plan.deleteLivePlan, { Id: mine.Id })).toMatchObject({ Code: 200 })
    expect(await ask(plan.getLivePlan, { Id: mine.Id })).toMatchObject({ Code: 404 })
  })

  // R-live-5.
  test('are handed in, returned with a reason, and published by a reviewer of the school', async () => {
    harness().clock.set(NOW)
    const { Id } = await create('teacher')
    const streamUrl = 'https://live.example.cn/one/index.m3u8'
    const sessions = [lesson('1', { film: null })]
    const incomplete = await save(Id, { place, sessions, startTime: START.toISOString() }, 'teacher')
    const { Revision } = incomplete
    expect(await ask(plan.submitLivePlan, { Id, Revision })).toMatchObject({ Code: 400 })
    await save(Id, { streamUrl }, 'teacher')
    const ready = await open(Id, 'teacher')
    expect(await ask(plan.publishLivePlan, { Id, Revision: ready.Revision })).toMatchObject({ Code: 403 })
    const handed = await get(plan.submitLivePlan, { Id, Revision: ready.Revision })
    expect([handed.Status, handed.Rights.Edit]).toEqual([2, false])
    const seen = await get(plan.getLivePlans, { Review: true, OrgId: 1 }, 'reviewer')
    expect(seen.Items?.map((one) => one.Id)).toContain(Id)
    expect(await ask(plan.getLivePlans, { Review: true, OrgId: 1 })).toMatchObject({ Code: 403 })
    const few = { Id, Reason: '不' }
    expect(await ask(plan.returnLivePlan, few, 'reviewer')).toMatchObject({ Code: 400 })
    const back = await get(plan.returnLivePlan, { Id, Reason: '请换一个时间' }, 'reviewer')
    expect([back.Status, back.Reason]).toEqual([3, '请换一个时间'])
    const { Revision: last } = await open(Id, 'teacher')
    await get(plan.submitLivePlan, { Id, Revision: last })
    const done = await publish(Id)
    expect([done.Status, done.Version]).toEqual([4, 1])
    const sectionId = done.Occurrences?.[0]?.SectionId ?? 0
    const { StartTime, LiveStatus } = await room(sectionId)
    expect([StartTime, LiveStatus]).toEqual([START.toISOString(), 1])
    harness().clock.set(at(0, 5))
    expect((await room(sectionId)).PlayUrls?.map(({ Url }) => Url)).toEqual([streamUrl])
    // Over, and there is no film of it yet.
    harness().clock.set(at(0, 50))
    expect((await room(sectionId)).LiveStatus).toBe(3)
    const acts = await harness()
      .database.db.select({ act: auditEntry.act })
      .from(auditEntry)
      .where(eq(auditEntry.subject, `live-plan:${Id}`))
      .orderBy(auditEntry.id)
    expect(acts.map(({ act }) => act)).toEqual([
      'live.create',
      'live.submit',
      'live.return',
      'live.submit',
      'live.publish',
    ])
  })

  // R-live-5.
  test('say which other lessons their teachers have at the same time', async () => {
    await published()
    const { Id } = await create()
    const during = await save(Id, { startTime: at(1, 20).toISOString() })
    expect(during.Clashes?.map(({ Key, Name, StartTime }) => [Key, Name, StartTime])).toContainEqual([
      'session-1',
      '函数专题',
      at(1).toISOString(),
    ])
    const after = await save(Id, { startTime: at(1, 45).toISOString() })
    expect(after.Clashes?.filter(({ StartTime }) => StartTime === at(1).toISOString())).toEqual([])
  })

  test('have teachers of their school alone: of nobody else is told who it is, or what they teach', async () => {
    const { db } = harness().database
    const { id: userId } = await outsiderOf(db, 1)
    const { contentId } = await published()
    await db
      .update(content)
      .set({ teacherId: userId, schoolOnly: true, organisationId: 2 })
      .where(eq(content.id, contentId))
    const { Id, Revision, Document } = await create()
    const named = { ...Document, startTime: at(1, 20).toISOString(), teachers: [userId] }
    const asked = { Id, Revision, IntentId: sentId(), Document: named }
    expect(await ask(plan.saveLivePlan, asked, 'reviewer')).toMatchObject({
      Code: 400,
      Data: null,
      Message: '主讲老师有的不是本校成员，请重新选择',
    })
    // Who has left is still named, so that somebody takes them out.
    const clashes = async () => (await open(Id)).Clashes?.map(({ Key }) => Key)
    await afterLeaving(db, 1, async () => {
      await get(plan.saveLivePlan, asked, 'reviewer')
      expect(await clashes()).toContain('session-1')
    })
    const { Teachers } = await save(Id, { name: '极限专题' })
    expect([Teachers?.map((it) => it.Id), await clashes()]).toEqual([[userId], []])
    await db.update(content).set({ withdrawnAt: NOW }).where(eq(content.id, contentId))
  })

  test('are changed with the reservations, and who reserved is told', async () => {
    const { Id, contentId, sections } = await published()
    const [first = 0, second = 0] = sections
    await readAll()
    await reserve(contentId, first)
    await reserve(contentId, second)
    const later = at(0, 60)
    await save(Id, { startTime: later.toISOString() })
    await publish(Id)
    expect(
      (await notices()).map(({ Kind, SessionName, StartTime, WasStartTime }) => [
        Kind,
        SessionName,
        StartTime,
        WasStartTime,
      ]),
    ).toEqual([
      [LIVE_NOTICE_KIND.moved, '第 2 讲', at(1, 60).toISOString(), at(1).toISOString()],
      [LIVE_NOTICE_KIND.moved, '第 1 讲', later.toISOString(), START.toISOString()],
    ])
    expect([(await room(first)).IsReserved, (await room(second)).IsReserved]).toEqual([true, true])
    const lessonsUnread = async () => (await get(countNotices, {}, 'teacher')).Lessons
    expect(await lessonsUnread()).toBe(2)
    await readAll()
    expect([await notices(), await lessonsUnread()]).toEqual([[], 0])
    // A lesson that is left out is called off for who reserved it; a section keeps its id.
    const { Occurrences } = await (async () => {
      await save(Id, { sessions: [lesson('1', { questionIds })] })
      return publish(Id)
    })()
    expect(Occurrences?.map(({ SectionId, ReserveCount }) => [SectionId, ReserveCount])).toEqual([[first, 1]])
    expect((await notices()).map(({ Kind, SessionName }) => [Kind, SessionName])).toEqual([
      [LIVE_NOTICE_KIND.cancelled, '第 2 讲'],
    ])
    // Once it began its time stays.
    await readAll()
    harness().clock.set(at(0, 70))
    const { Revision } = await save(Id, { startTime: at(0, 90).toISOString() })
    expect(await ask(plan.publishLivePlan, { Id, Revision }, 'reviewer')).toMatchObject({ Code: 409 })
    const discarded = await get(plan.discardLivePlanChanges, { Id }, 'reviewer')
    expect([discarded.Document.startTime, discarded.Status]).toEqual([later.toISOString(), 4])
  })

  // R-live-7.
  test('are called off by the lesson with a reason, told to who reserved, and taken back before it begins', async () => {
    const { Id, contentId, sections } = await published()
    const [first = 0, second = 0] = sections
    await readAll()
    await reserve(contentId, first)
    await reserve(contentId, second)
    const Key = 'session-1'
    expect(await ask(plan.cancelLive, { Id, Key, Reason: '病' }, 'reviewer')).toMatchObject({ Code: 400 })
    expect(await ask(plan.cancelLive, { Id, Key, Reason: '老师身体不适' })).toMatchObject({ Code: 404 })
    const gone = await get(plan.cancelLive, { Id, Key, Reason: '老师身体不适' }, 'reviewer')
    await get(plan.cancelLive, { Id, Key, Reason: '老师身体不适' }, 'reviewer')
    expect(gone.Occurrences?.map(({ IsCancelled, CancelReason }) => [IsCancelled, CancelReason])).toEqual([
      [true, '老师身体不适'],
      [false, ''],
    ])
    const told = await notices()
    expect(told.map(({ Kind, SessionName, Reason }) => [Kind, SessionName, Reason])).toEqual([
      [LIVE_NOTICE_KIND.cancelled, '第 1 讲', '老师身体不适'],
    ])
    expect([(await room(first)).IsCancelled, (await room(second)).IsCancelled]).toEqual([true, false])
    const detail = await get(getLiveDetailsInfo, { Id: contentId })
    expect([detail.IsCancelled, detail.StartTime]).toEqual([false, at(1).toISOString()])
    const period = { Type: 3, From: NOW.toISOString(), To: at(2).toISOString(), PageSize: 100 }
    const week = await get(getLearningPageList, period)
    const ownLines = (week.Items ?? []).filter((line) => line.Id === contentId)
    expect(ownLines.map(({ IsCancelled }) => IsCancelled)).toEqual([true, false])
    const again = { ActionType: 6, ObjectId: contentId, Type: 2, SectionId: first }
    expect(await ask(addUserAction, again)).toMatchObject({ Code: 409 })
    await get(plan.restoreLive, { Id, Key }, 'reviewer')
    expect((await room(first)).IsCancelled).toBe(false)
    expect((await notices())[0]).toMatchObject({ Kind: LIVE_NOTICE_KIND.restored, SessionName: '第 1 讲' })
    // All that are to come; the first one is past its beginning then.
    harness().clock.set(at(0, 1))
    expect(await ask(plan.restoreLive, { Id, Key }, 'reviewer')).toMatchObject({ Code: 409 })
    const rest = await get(plan.cancelLive, { Id, Reason: '课程停开了' }, 'reviewer')
    expect(rest.Occurrences?.map(({ IsCancelled }) => IsCancelled)).toEqual([false, true])
  })

  // R-live-7.
  test('give their prepared questions to the console, end early, and leave a replay that asks them', async () => {
    const limits = [{ questionId: questionIds[0] ?? 0, seconds: 300 }]
    const { Id, contentId, sections } = await published({
      minutes: 60,
      sessions: [lesson('1', { questionIds, limits }), lesson('2')],
    })
    const [SectionId = 0] = sections
    harness().clock.set(at(0, 5))
    const liveConsole = await get(getLiveConsole, { SectionId }, 'reviewer')
    expect(liveConsole.Prepared?.map(({ Question }) => Question.Id)).toEqual(questionIds)
    expect(liveConsole.Prepared?.map(({ Seconds }) => Seconds)).toEqual([300, 120])
    const RoundId = liveConsole.Prepared?.[0]?.RoundId ?? 0
    await get(pushLiveQuestion, { SectionId, RoundId, Seconds: 0 }, 'reviewer')
    expect(await ask(endLiveLesson, { SectionId })).toMatchObject({ Code: 403 })
    const early = { Id, Key: 'session-1', PrivateFileId: ownFile }
    expect(await ask(plan.publishReplay, early, 'reviewer')).toMatchObject({ Code: 409 })
    harness().clock.set(at(0, 20))
    await get(endLiveLesson, { SectionId }, 'reviewer')
    harness().clock.set(at(0, 21))
    await get(endLiveLesson, { SectionId }, 'reviewer')
    const { LiveStatus, EndTime, QuestionPoints } = await room(SectionId)
    expect([LiveStatus, EndTime]).toEqual([4, at(0, 20).toISOString()])
    expect(QuestionPoints?.map(({ PointId, Second }) => [PointId, Second])).toEqual([[RoundId, 300]])
    const detail = await get(getLiveDetailsInfo, { Id: contentId })
    expect([detail.LiveStatus, detail.EndTime]).toEqual([4, at(0, 20).toISOString()])
    expect(await ask(getLiveConsole, { SectionId }, 'reviewer')).toMatchObject({ Code: 409 })
    const replaced = await get(plan.publishReplay, early, 'reviewer')
    expect(replaced.Document.sessions[0]?.film?.fileId).toBe(film.fileId)
    const lost = { ...early, PrivateFileId: 999_999 }
    expect(await ask(plan.publishReplay, lost, 'reviewer')).toMatchObject({ Code: 404 })
    const [noted] = await harness()
      .database.db.select()
      .from(auditEntry)
      .where(and(eq(auditEntry.subject, `live-plan:${Id}`), like(auditEntry.act, '%publishReplay')))
    expect(noted?.detail).toEqual({ key: 'session-1', fileId: film.fileId })
  })
})
