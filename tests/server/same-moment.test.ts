import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CourseEdit } from '#contract/course-edit.ts'
import { addUserAction } from '#contract/learning.ts'
import { askLiveQuestion } from '#contract/live-console.ts'
import { cancelLive, createLivePlan, publishLivePlan, saveLivePlan } from '#contract/live-plan.ts'
import { liveQuestionsAnswer } from '#contract/live-room.ts'
import { takeDownContent } from '#contract/moderation.ts'
import { offerQuestions } from '#contract/question-making.ts'
import { askRelease } from '#contract/release.ts'
import { chooseRoster, ROSTER_KIND } from '#contract/roster.ts'
import { renameSchool } from '#contract/schools.ts'
import { DRAFT_STATUS, saveCourseDraft } from '#contract/studio.ts'
import { offerCourse, publishCourseDraft, submitCourseDraft } from '#contract/studio-life.ts'
import type { Database } from '#server/db/database.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { contentWithdrawal } from '#server/db/schema/content-withdrawal.ts'
import { courseDraft } from '#server/db/schema/course-draft.ts'
import { file } from '#server/db/schema/file.ts'
import { liveNotice } from '#server/db/schema/live-notice.ts'
import { liveReservation } from '#server/db/schema/live-reservation.ts'
import { liveRound } from '#server/db/schema/live-round.ts'
import { liveSchedule } from '#server/db/schema/live-schedule.ts'
import { membership } from '#server/db/schema/membership.ts'
import { privateFile } from '#server/db/schema/private-file.ts'
import { question } from '#server/db/schema/question.ts'
import { SHARE_STATUS, shareRequest } from '#server/db/schema/share-request.ts'
import { aChapter, aSection } from '#tests/support/a-course.ts'
import type { Harness } from '#tests/support/each-engine.ts'
import { HandClock } from '#tests/support/each-engine.ts'
import { aLiveLesson } from '#tests/support/live-lesson.ts'
import { rosterClient } from '#tests/support/roster-client.ts'
import { openSeeded } from '#tests/support/seeded-databases.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { studioOf } from '#tests/support/studio-client.ts'

const SCHOOL = 'schoolAdministrator'
/** 韩星野 of the school alone, and 顾明德 who gets the number. */
const HELD = { id: 4, name: '韩星野' }
const OTHER = 2
const NUMBER = '13720000101'

const BEFORE = new Date('2026-03-02T08:00:00Z')
const AT_NINE = new Date('2026-03-02T09:00:00Z')
const AT_TEN = '2026-03-02T10:00:00.000Z'
const AT_ELEVEN = '2026-03-02T11:00:00.000Z'

/** The embedded database has one connection: nobody is faster there between two statements of a transaction. */
describe('what somebody else writes in the same moment, on postgresql', () => {
  let harness: Harness
  let database: Database
  beforeAll(async () => {
    database = await openSeeded('postgresql')
    const clock = new HandClock()
    const app = await buildTestApp(database, { clock: clock.read })
    harness = { app, database, clock, ask: clientOf(app) }
  })
  afterAll(async () => {
    await harness.app.close()
    await database.close()
  })
  const { post, compare, entries, apply } = rosterClient(() => harness)

  const waiting = async (): Promise<number | undefined> => {
    const { rows } = await database.db.$client.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows[0]?.count
  }

  /** What `asked` answers where `statement` is written before it, and ends while its calls wait. */
  const overtaken = async <T>(statement: string, asked: () => Promise<T>, calls = 1): Promise<T> => {
    const faster = await database.db.$client.connect()
    try {
      await faster.query(`begin; ${statement}`)
      const answer = asked()
      await expect.poll(waiting, { timeout: 10_000 }).toBe(calls)
      await faster.query('commit')
      return await answer
    } finally {
      faster.release()
    }
  }

  test('takes a course down that is published anew: it stays down', async () => {
    const { db } = database
    const studio = studioOf(() => harness)
    const [course] = await db.select().from(content).where(eq(content.type, CONTENT_TYPE.recorded)).limit(1)
    const [film] = await db.select().from(file).where(eq(file.mime, 'video/mp4')).limit(1)
    if (course === undefined || film === undefined) throw new Error('nothing is seeded')
    const { stageId, subjectId } = course
    const Id = await studio.create()
    const { Owner } = await studio.open(Id)
    const now = new Date()
    await db.insert(privateFile).values({
      userId: Owner.Id,
      directoryId: null,
      name: '课堂',
      fileId: film.id,
      createdAt: now,
      updatedAt: now,
    })
    const section = aSection('a1', { file: { fileId: film.id, name: '课堂.mp4', duration: 600 } })
    await studio.write(Id, {
      place: { stageId, subjectId, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 },
      chapters: [aChapter('a', [section])],
    })
    const submit = async () =>
      studio.get(submitCourseDraft, { Id, Revision: (await studio.open(Id)).Revision })
    await submit()
    const { ContentId } = await studio.publish(Id)
    await studio.write(Id, { name: '二次函数，改过' })
    await submit()
    const { Revision } = await studio.open(Id, 'reviewer')
    const answer = await overtaken(
      `update zhiyuan.content set withdrawn_at = now() where id = ${ContentId};
       insert into zhiyuan.content_withdrawal (content_id, reason, at, moderated) values (${ContentId}, '侵权', now(), true)`,
      () => studio.ask(publishCourseDraft, { Id, Revision }, 'reviewer'),
    )
    expect(answer.Code).not.toBe(200)
    const [after] = await db
      .select()
      .from(content)
      .where(eq(content.id, ContentId ?? 0))
    expect([after?.name, after?.withdrawnAt === null]).toEqual(['二次函数', false])
  })

  const RENAMED = [
    { op: 'set', key: '', field: 'name', was: '二次函数', value: '一次函数' },
  ] satisfies CourseEdit[]

  test('sends the same save of a draft: it is applied once, and both are answered so', async () => {
    const { create, open, save } = studioOf(() => harness)
    const Id = await create()
    const more = { IntentId: 'sent-twice-at-one-moment' }
    const both = () => Promise.all([save(Id, RENAMED, 'teacher', more), save(Id, RENAMED, 'teacher', more)])
    const [one, other] = await overtaken(
      `select id from zhiyuan.course_draft where id = ${Id} for update`,
      both,
      2,
    )
    expect([one.Conflicts, other.Conflicts]).toEqual([[], []])
    const { Revision, Document } = await open(Id)
    expect([Revision, Document.name]).toEqual([2, '一次函数'])
  })

  /** What `asked` answers while its school becomes part of another, with whoever is in it and this row. */
  const merging = async <T>(table: string, id: number, asked: () => Promise<T>): Promise<T> => {
    const answer = await overtaken(
      `insert into zhiyuan.organisation (id, name) values (9, '云溪中学') on conflict do nothing;
      insert into zhiyuan.membership (user_id, organisation_id, can_verify, can_administer, sort)
        select user_id, 9, can_verify, can_administer, 9 from zhiyuan.membership where organisation_id = 1;
      update zhiyuan.${table} set organisation_id = 9 where id = ${id}`,
      asked,
    )
    await database.db.delete(membership).where(eq(membership.organisationId, 9))
    return answer
  }

  test('merges its school into another: what hangs on it is saved and released as before', async () => {
    const { ask, get, create, open } = studioOf(() => harness)
    const Id = await create()
    const { Revision } = await open(Id)
    const save = { Id, Revision, IntentId: 'while-schools-merge', Edits: RENAMED }
    const saved = await merging('course_draft', Id, () => ask(saveCourseDraft, save))
    const plan = await get(createLivePlan, { OrgId: 1, Name: '函数', ClientId: 'before-schools-merge' })
    const { Id: planId, Document } = plan
    const whole = { Id: planId, Revision: plan.Revision, IntentId: 'plan-of-a-merge', Document }
    const planned = await merging('live_plan', planId, () => ask(saveLivePlan, whole))
    const [own] = await database.db
      .select({ id: content.id })
      .from(content)
      .where(and(eq(content.organisationId, 1), eq(content.schoolOnly, true), isNull(content.withdrawnAt)))
      .orderBy(asc(content.id))
      .limit(1)
    const released = { Id: own?.id ?? 0 }
    const asked = await merging('content', released.Id, () => ask(askRelease, released, 'reviewer'))
    expect([saved.Code, planned.Code, asked.Code]).toEqual([200, 200, 200])
  })

  /** An administrator who takes down what its maker had withdrawn. */
  const takingDown = (
    contentId: number,
  ) => `update zhiyuan.content set withdrawn_at = now() where id = ${contentId};
    update zhiyuan.content_withdrawal set moderated = true where content_id = ${contentId}`

  test('takes a course down that is offered again: it stays down', async () => {
    const { db } = database
    const { ask, create } = studioOf(() => harness)
    const [course] = await db
      .select()
      .from(content)
      .where(eq(content.type, CONTENT_TYPE.recorded))
      .orderBy(asc(content.id))
      .limit(1)
    const contentId = course?.id ?? 0
    const Id = await create()
    const published = { contentId, version: 1, status: DRAFT_STATUS.published }
    await db.update(courseDraft).set(published).where(eq(courseDraft.id, Id))
    await db.update(content).set({ withdrawnAt: new Date() }).where(eq(content.id, contentId))
    await db.insert(contentWithdrawal).values({ contentId, reason: '', at: new Date(), moderated: false })
    const answer = await overtaken(takingDown(contentId), () => ask(offerCourse, { Id }, 'reviewer'))
    expect(answer).toMatchObject({ Code: 403 })
  })

  test('decides about the request of a file that is taken down: one waits for the other', async () => {
    const { db } = database
    const { ask } = studioOf(() => harness)
    const [request] = await db
      .select({ id: shareRequest.id, contentId: content.id })
      .from(shareRequest)
      .innerJoin(content, and(eq(content.id, shareRequest.contentId), isNull(content.withdrawnAt)))
      .where(and(eq(shareRequest.status, SHARE_STATUS.approved), eq(shareRequest.organisationId, 1)))
      .limit(1)
    if (request === undefined) throw new Error('nothing is shared')
    const { id, contentId } = request
    const faster = await db.$client.connect()
    try {
      await faster.query(`begin; select 1 from zhiyuan.share_request where id = ${id} for update`)
      const answer = ask(takeDownContent, { Id: contentId, Reason: '出版社来函，请下架' }, SCHOOL)
      await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
      await faster.query(`update zhiyuan.content set updated_at = now() where id = ${contentId}; commit`)
      expect(await answer).toMatchObject({ Code: 200, Data: { IsWithdrawn: true } })
    } finally {
      faster.release()
    }
  })

  test('takes a question down that is brought back: it stays down', async () => {
    const { db } = database
    const { ask } = studioOf(() => harness)
    const [made] = await db
      .select({ id: question.id, contentId: content.id })
      .from(question)
      .innerJoin(content, eq(content.id, question.contentId))
      .where(and(eq(content.type, CONTENT_TYPE.question), eq(content.organisationId, 1)))
      .limit(1)
    const { id = 0, contentId = 0 } = made ?? {}
    await db.update(content).set({ withdrawnAt: new Date() }).where(eq(content.id, contentId))
    await db.insert(contentWithdrawal).values({ contentId, reason: '', at: new Date(), moderated: false })
    const asked = { Ids: [id], Offered: true }
    const answer = await overtaken(takingDown(contentId), () => ask(offerQuestions, asked, 'reviewer'))
    expect(answer).toMatchObject({ Code: 403 })
  })

  test('tells the right option of a question that is being answered: the answer is marked', async () => {
    const { db } = database
    const startsAt = new Date('2026-03-02T11:00:00Z')
    harness.clock.set(new Date(startsAt.getTime() + 300_000))
    const { courseId, sectionId } = await aLiveLesson(db, startsAt)
    await db.update(content).set({ teacherId: OTHER }).where(eq(content.id, courseId))
    const [teacher, pupil] = [await harness.ask.tokenOf('reviewer'), await harness.ask.tokenOf('teacher')]
    const asking = { SectionId: sectionId, Form: 1, Seconds: 60, ClientId: 'intent-of-a-moment' }
    expect((await harness.ask.post(askLiveQuestion.path, asking, teacher)).body.Code).toBe(200)
    const [round] = await db
      .select({ id: liveRound.id, questionId: liveRound.questionId })
      .from(liveRound)
      .orderBy(desc(liveRound.id))
      .limit(1)
    const { id: roundId = 0, questionId = 0 } = round ?? {}
    const answered = await overtaken(
      `update zhiyuan.question set answers = '[["C"]]' where id = ${questionId}`,
      () => {
        const Items = [{ QuestionId: questionId, Answer: ['C'], UseTime: 5, ClientId: 'at-that-moment' }]
        return harness.ask.post(
          liveQuestionsAnswer.path,
          { SectionId: sectionId, RoundId: roundId, Items },
          pupil,
        )
      },
    )
    expect(answered.body).toMatchObject({ Code: 200, Data: [{ IsRight: true }] })
  })

  const reservedOf = async (contentId: number) => {
    const rows = await database.db
      .select({ startsAt: liveReservation.startsAt })
      .from(liveReservation)
      .where(eq(liveReservation.contentId, contentId))
    return rows.map(({ startsAt }) => startsAt.toISOString())
  }

  test('moves or calls off a lesson that is reserved: the new time is reserved, and nothing that is called off', async () => {
    harness.clock.set(BEFORE)
    const { ask } = studioOf(() => harness)
    const { courseId, sectionId } = await aLiveLesson(database.db, AT_NINE)
    const once = eq(liveSchedule.contentId, courseId)
    await database.db.update(liveSchedule).set({ occurrences: 1 }).where(once)
    const reserving = (change: string, ActionType: number) =>
      overtaken(change, () =>
        ask(addUserAction, { ActionType, ObjectId: courseId, Type: 2, SectionId: sectionId }),
      )
    const held = `select id from zhiyuan.content where id = ${courseId} for`
    const movingTo = (at: string) => `${held} update;
      update zhiyuan.live_schedule set starts_at = '${at}' where content_id = ${courseId};
      update zhiyuan.live_reservation set starts_at = '${at}' where content_id = ${courseId}`
    expect(await reserving(movingTo(AT_TEN), 6)).toMatchObject({ Code: 200 })
    expect(await reservedOf(courseId)).toEqual([AT_TEN])
    expect(await reserving(movingTo(AT_ELEVEN), 7)).toMatchObject({ Code: 200 })
    expect(await reservedOf(courseId)).toEqual([])
    const callingOff = `${held} no key update; insert into zhiyuan.live_exception (content_id, starts_at, cancelled_at, reason)
      values (${courseId}, '${AT_ELEVEN}', now(), '停课')`
    expect(await reserving(callingOff, 6)).toMatchObject({ Code: 409 })
    expect(await reservedOf(courseId)).toEqual([])
  })

  test('reserves a lesson that is called off: who did is told', async () => {
    harness.clock.set(BEFORE)
    const { get } = studioOf(() => harness)
    const made = await get(
      createLivePlan,
      { OrgId: 1, Name: '函数', ClientId: 'called-off-at-once' },
      'reviewer',
    )
    const { Id, Document, Revision } = made
    const [course] = await database.db
      .select()
      .from(content)
      .where(eq(content.type, CONTENT_TYPE.live))
      .limit(1)
    const { stageId = 0, subjectId = 0 } = course ?? {}
    const whole = {
      ...Document,
      place: { stageId, subjectId, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 },
      startTime: AT_NINE.toISOString(),
      streamUrl: 'https://live.example.cn/one/index.m3u8',
    }
    const saved = await get(
      saveLivePlan,
      { Id, Revision, IntentId: 'called-off', Document: whole },
      'reviewer',
    )
    const { ContentId } = await get(publishLivePlan, { Id, Revision: saved.Revision }, 'reviewer')
    const reserving = `select id from zhiyuan.content where id = ${ContentId} for share;
      insert into zhiyuan.live_reservation (user_id, content_id, starts_at, created_at)
        values (${HELD.id}, ${ContentId}, '${AT_NINE.toISOString()}', now())`
    await overtaken(reserving, () => get(cancelLive, { Id, Reason: '老师病假' }, 'reviewer'))
    const told = await database.db
      .select({ userId: liveNotice.userId, reason: liveNotice.reason })
      .from(liveNotice)
      .where(eq(liveNotice.contentId, ContentId ?? 0))
    expect(told).toEqual([{ userId: HELD.id, reason: '老师病假' }])
  })

  test('takes a number of a roster: its line is left, and the others are done', async () => {
    const roster = await compare(SCHOOL, [`${HELD.name},${NUMBER},,,`, '林晚,13720000102,,,'])
    const [line] = await entries(SCHOOL, roster.Id, ROSTER_KIND.doubtful)
    const choice = { Id: roster.Id, Kind: ROSTER_KIND.doubtful, Entries: [line?.Id ?? 0], IsChosen: true }
    await post(SCHOOL, chooseRoster.path, { ...choice, SameAs: HELD.id })
    const applied = await overtaken(
      `update zhiyuan.app_user set mobile = '${NUMBER}' where id = ${OTHER}`,
      () => apply(SCHOOL, roster.Id),
    )
    expect(applied).toMatchObject({ DoneCount: 1, LeftCount: 1, HasPasswords: true })
    expect((await entries(SCHOOL, roster.Id, ROSTER_KIND.doubtful))[0]?.Reasons).toContain(
      '这个手机号刚刚有了账号，请重新比对',
    )
  })

  test('takes the name of a school: who renames another to it is told so', async () => {
    const answer = await overtaken("insert into zhiyuan.organisation (name) values ('云溪学校')", () =>
      post(SCHOOL, renameSchool.path, { Id: 1, Seen: '青禾实验学校', Name: '云溪学校' }),
    )
    expect(answer).toMatchObject({ Code: 409 })
  })
})
