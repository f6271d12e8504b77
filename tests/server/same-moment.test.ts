import { and, asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { askLiveQuestion } from '#contract/live-console.ts'
import { liveQuestionsAnswer } from '#contract/live-room.ts'
import { offerQuestions } from '#contract/question-making.ts'
import { chooseRoster, ROSTER_KIND } from '#contract/roster.ts'
import { renameSchool } from '#contract/schools.ts'
import { DRAFT_STATUS } from '#contract/studio.ts'
import { offerCourse, publishCourseDraft, submitCourseDraft } from '#contract/studio-life.ts'
import type { Database } from '#server/db/database.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { contentWithdrawal } from '#server/db/schema/content-withdrawal.ts'
import { courseDraft } from '#server/db/schema/course-draft.ts'
import { file } from '#server/db/schema/file.ts'
import { liveRound } from '#server/db/schema/live-round.ts'
import { privateFile } from '#server/db/schema/private-file.ts'
import { question } from '#server/db/schema/question.ts'
import { aChapter, aSection } from '#tests/support/a-course.ts'
import type { Harness } from '#tests/support/each-engine.ts'
import { HandClock } from '#tests/support/each-engine.ts'
import { aLiveLesson } from '#tests/support/live-lesson.ts'
import { rosterClient } from '#tests/support/roster-client.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { studioOf } from '#tests/support/studio-client.ts'
import { openTestDatabase } from '#tests/support/test-databases.ts'

const SCHOOL = 'schoolAdministrator'
/** 韩星野 of the school alone, and 顾明德 who gets the number. */
const HELD = { id: 4, name: '韩星野' }
const OTHER = 2
const NUMBER = '13720000101'

/** The embedded database has one connection: nobody is faster there between two statements of a transaction. */
describe('what somebody else writes in the same moment, on postgresql', () => {
  let harness: Harness
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase('postgresql', inject('postgres'))
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

  /** What `asked` answers where `statement` is written before it, and ends while it waits. */
  const overtaken = async <T>(statement: string, asked: () => Promise<T>): Promise<T> => {
    const faster = await database.db.$client.connect()
    try {
      await faster.query(`begin; ${statement}`)
      const answer = asked()
      await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
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
