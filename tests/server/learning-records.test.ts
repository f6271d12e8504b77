import { and, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { editRecords } from '#contract/learning.ts'
import type { LearningMoment } from '#domain/learning/learning-moment.ts'
import { type LedgerLine, lineOf, linesAfter, momentsOf, withLines } from '#domain/learning/ledger-line.ts'
import { content } from '#server/db/schema/content.ts'
import { courseChapter, courseSection, SECTION_TYPE } from '#server/db/schema/course.ts'
import { learningRecord } from '#server/db/schema/learning-record.ts'
import { playbackStart } from '#server/db/schema/playback-start.ts'
import { momentTime } from '#server/modules/learning/moment-time.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

const TEACHER = 1
const MINUTE_MS = 60_000

onEachEngine('how far a learner came', (harness) => {
  const filmOf = async (type: 1 | 2 = 1) => {
    const [film] = await harness()
      .database.db.select({
        sectionId: courseSection.id,
        chapterId: courseSection.chapterId,
        contentId: courseChapter.contentId,
        type: content.type,
      })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .innerJoin(content, eq(content.id, courseChapter.contentId))
      .where(eq(content.type, type))
      .limit(1)
    if (film === undefined) throw new Error('the seed has no film')
    return film
  }
  type Film = Awaited<ReturnType<typeof filmOf>>

  const bodyAt = (film: Film, change: Record<string, unknown> = {}) => ({
    RecordSectionId: film.sectionId,
    RecordType: 1,
    RecordChapterId: film.chapterId,
    RecordNum: 0,
    Progress: 0,
    ProgressTime: 0,
    ProgressTimes: 600,
    CourseId: film.contentId,
    DetailsId: film.contentId,
    DetailsType: film.type,
    ...change,
  })
  const bodyOf = (film: Film, moment: LearningMoment) =>
    bodyAt(film, {
      RecordNum: moment.begins ? 1 : 0,
      Progress: moment.progress,
      ProgressTime: moment.position,
      ProgressTimes: moment.duration,
      MomentTime: new Date(moment.at).toISOString(),
      PlayId: moment.playId,
    })

  const viewsOf = async ({ contentId }: Film): Promise<number> => {
    const [found] = await harness()
      .database.db.select({ views: content.viewCount })
      .from(content)
      .where(eq(content.id, contentId))
    return found?.views ?? 0
  }

  const post = (token: string, body: object) => harness().ask.post(editRecords.path, body, token)
  const edit = async (token: string, body: object) => {
    const { body: answer } = await post(token, body)
    expect([answer.Code, answer.Message]).toEqual([200, ''])
    return z.parse(editRecords.data, answer.Data)
  }

  const startOver = () =>
    harness()
      .database.db.delete(learningRecord)
      .where(and(eq(learningRecord.userId, TEACHER), eq(learningRecord.recordType, 1)))
  const recordsOf = (film: Film) =>
    harness()
      .database.db.select()
      .from(learningRecord)
      .where(
        and(
          eq(learningRecord.userId, TEACHER),
          eq(learningRecord.recordType, 1),
          eq(learningRecord.sectionId, film.sectionId),
        ),
      )

  test('makes a learner one of those who looked, once, though they came past the page of the course', async () => {
    const token = await harness().ask.tokenOf('reviewer')
    const film = await filmOf()
    const before = await viewsOf(film)
    await edit(token, bodyAt(film, { Progress: 10, ProgressTime: 60 }))
    await edit(token, bodyAt(film, { Progress: 20, ProgressTime: 120 }))
    expect(await viewsOf(film)).toBe(before + 1)
  })

  test('is the first moment, then the greatest progress and the latest position', async () => {
    const { ask, clock } = harness()
    await startOver()
    const token = await ask.tokenOf('teacher')
    const film = await filmOf()
    const at = (seconds: number) => new Date(clock.read().getTime() + seconds * 1000).toISOString()
    const first = await edit(
      token,
      bodyAt(film, { RecordNum: 1, PlayId: 'play-of-a-day', Progress: 12.5, ProgressTime: 75.9 }),
    )
    expect(first).toEqual({
      RecordSectionId: film.sectionId,
      RecordType: 1,
      RecordChapterId: film.chapterId,
      RecordNum: 1,
      Progress: 12.5,
      ProgressTime: 75,
      ProgressTimes: 600,
      CourseId: film.contentId,
      DetailsId: film.contentId,
      DetailsType: 1,
      Id: first.Id,
      IsFinished: false,
      UpdateTime: clock.read().toISOString(),
      AttendTime: '',
      AttendTimes: 0,
    })
    clock.forward(10)
    const back = await edit(token, bodyAt(film, { Progress: 3, ProgressTime: 20, MomentTime: at(-1) }))
    expect(back).toEqual({ ...first, ProgressTime: 20, UpdateTime: at(-1) })
    const late = await edit(token, bodyAt(film, { Progress: 30, ProgressTime: 180, MomentTime: at(-5) }))
    expect(late).toEqual({ ...back, Progress: 30 })
  })

  test('is finished at 90 % for good', async () => {
    const { ask, clock } = harness()
    await startOver()
    const token = await ask.tokenOf('teacher')
    const film = await filmOf()
    expect((await edit(token, bodyAt(film, { Progress: 89.9, ProgressTime: 539 }))).IsFinished).toBe(false)
    expect((await edit(token, bodyAt(film, { Progress: 90, ProgressTime: 540 }))).IsFinished).toBe(true)
    clock.forward(1)
    const again = await edit(token, bodyAt(film, { RecordNum: 1, Progress: 0, ProgressTime: 3 }))
    expect([again.IsFinished, again.Progress, again.ProgressTime, again.RecordNum]).toEqual([true, 90, 3, 1])
  })

  test('never lies behind the end, nor in the future', async () => {
    const { ask, clock } = harness()
    await startOver()
    const token = await ask.tokenOf('teacher')
    const film = await filmOf()
    const tomorrow = new Date(clock.read().getTime() + 24 * 60 * MINUTE_MS).toISOString()
    const record = await edit(
      token,
      bodyAt(film, { ProgressTime: 700, ProgressTimes: 600.4, MomentTime: tomorrow }),
    )
    expect([record.ProgressTime, record.ProgressTimes, record.UpdateTime]).toEqual([
      600,
      600,
      clock.read().toISOString(),
    ])
    const unknown = await edit(token, bodyAt(film, { ProgressTime: 5, ProgressTimes: 0 }))
    expect(unknown.ProgressTimes).toBeGreaterThan(0)
  })

  test('counts each playback once, however often and from wherever it is told', async () => {
    const { ask } = harness()
    await startOver()
    const token = await ask.tokenOf('teacher')
    const film = await filmOf()
    const begin = (playId: string) => post(token, bodyAt(film, { RecordNum: 1, PlayId: playId }))
    await Promise.all(['phone-1234', 'laptop-123', 'phone-1234', 'laptop-123', 'phone-1234'].map(begin))
    const [record] = await recordsOf(film)
    expect(record?.playCount).toBe(2)
  })

  test('of two devices at once is one record', async () => {
    const { ask, clock } = harness()
    await startOver()
    const token = await ask.tokenOf('teacher')
    const film = await filmOf()
    const at = (seconds: number) => new Date(clock.read().getTime() - seconds * 1000).toISOString()
    const moments = Array.from({ length: 12 }, (_, seconds) =>
      bodyAt(film, { Progress: 50 - seconds, ProgressTime: 100 + seconds, MomentTime: at(seconds) }),
    )
    await Promise.all(moments.map((body) => post(token, body)))
    const records = await recordsOf(film)
    expect(records.map(({ progress, position }) => [progress, position])).toEqual([[50, 100]])
  })

  test('stands on the cards, in the course, on the list and among what one goes on with', async () => {
    const { ask } = harness()
    await startOver()
    const token = await ask.tokenOf('teacher')
    const film = await filmOf()
    const course = () =>
      ask.get(`/api/user/structuredirectory/getcoursedetailsinfo?Id=${film.contentId}`, token)
    await edit(token, bodyAt(film, { Progress: 80, ProgressTime: 480 }))
    const { body } = await course()
    const detail = body.Data as {
      readonly Progress: number
      readonly LastRecord: { readonly RecordSectionId: number; readonly ProgressTime: number }
      readonly Chapters: readonly {
        readonly Sections: readonly { Id: number; SectionType: number; Progress: number }[]
      }[]
    }
    const sections = detail.Chapters.flatMap(({ Sections }) => Sections)
    const section = sections.find(({ Id }) => Id === film.sectionId)
    // Documents and exercises are not watched (R-learning-2).
    const films = sections.filter(({ SectionType }) => SectionType === SECTION_TYPE.video)
    expect(films.length).toBeLessThan(sections.length)
    expect([section?.Progress, detail.Progress, detail.LastRecord]).toMatchObject([
      80,
      Math.round(80 / films.length),
      { RecordSectionId: film.sectionId, ProgressTime: 480 },
    ])
    const list = await ask.post('/api/usercentent/GetLearningOrBrowOrCoursePageList', { Type: 1 }, token)
    expect(list.body.Data).toMatchObject({
      TotalCount: 1,
      Items: [{ Content: { Id: film.contentId, Progress: detail.Progress }, Record: { ProgressTime: 480 } }],
    })
    const home = await ask.get('/api/user/homedirectory/homeindex', token)
    expect(JSON.stringify(home.body.Data)).toContain(`"RecordSectionId":${film.sectionId}`)
  })

  test('of a live course is kept as of any other, and browsing has no section', async () => {
    const { ask } = harness()
    await startOver()
    const token = await ask.tokenOf('teacher')
    const film = await filmOf(2)
    expect(await edit(token, bodyAt(film, { Progress: 5, ProgressTime: 9 }))).toMatchObject({
      DetailsType: 2,
      RecordSectionId: film.sectionId,
      ProgressTime: 9,
    })
    expect(await edit(token, bodyAt(film, { RecordType: 2, RecordSectionId: 0 }))).toMatchObject({
      RecordType: 2,
      RecordSectionId: 0,
      DetailsId: film.contentId,
    })
  })

  test('is refused of what is not there, not for these eyes, or not understood', async () => {
    const { ask, app, database, clock } = harness()
    const token = await ask.tokenOf('noOrganisation')
    const film = await filmOf()
    const code = async (change: Record<string, unknown>) =>
      (await post(token, bodyAt(film, change))).body.Code
    expect(await code({ RecordSectionId: 999_999 })).toBe(404)
    expect(await code({ CourseId: film.contentId + 1 })).toBe(404)
    expect(await code({ RecordType: 3 })).toBe(400)
    expect(await code({ Progress: 101 })).toBe(400)
    expect(await code({ ProgressTime: -1 })).toBe(400)
    expect(await code({ MomentTime: 'yesterday' })).toBe(400)
    const change = (values: Partial<typeof content.$inferInsert>) =>
      database.db.update(content).set(values).where(eq(content.id, film.contentId))
    await change({ schoolOnly: true })
    expect(await code({})).toBe(403)
    await change({ withdrawnAt: clock.read() })
    expect(await code({})).toBe(410)
    await change({ schoolOnly: false, withdrawnAt: null })
    const visitor = await app.inject({ method: 'POST', url: editRecords.path, payload: bodyAt(film) })
    expect(visitor.statusCode).toBe(401)
  })

  const PLAYS = ['play-one', 'play-two', 'play-three']
  const someMoment = (film: Film, now: number) =>
    fc.record({
      courseId: fc.constant(film.contentId),
      courseType: fc.constant(film.type),
      chapterId: fc.constant(film.chapterId),
      sectionId: fc.constant(film.sectionId),
      position: fc.integer({ min: 0, max: 600 }),
      duration: fc.constant(600),
      progress: fc.integer({ min: 0, max: 100 }),
      playId: fc.constantFrom(...PLAYS),
      begins: fc.boolean(),
      at: fc.integer({ min: now - 30 * MINUTE_MS, max: now }),
    })

  /** What becomes of all that a device sends: the way there or the answer may be lost, or it comes when all is over. */
  const someFate = fc.constantFrom('lost', 'answerLost', 'answered', 'late')
  type Step = LearningMoment | 'lost' | 'answerLost' | 'answered' | 'late'

  /** Does what a device does, and answers the sends that are still on their way. */
  const live = async (token: string, film: Film, steps: readonly Step[]): Promise<readonly object[]> => {
    let lines: readonly LedgerLine[] = []
    const late: object[] = []
    const bodies = () => lines.flatMap(momentsOf).map((moment) => bodyOf(film, moment))
    const deliver = async () => {
      for (const body of bodies()) await edit(token, body)
    }
    for (const step of steps) {
      if (typeof step !== 'string') lines = withLines(lines, [lineOf(TEACHER, step)])
      else if (step === 'late') late.push(...bodies())
      else if (step !== 'lost') await deliver()
      if (step === 'answered') lines = linesAfter(lines, lines)
    }
    // Sooner or later every device reaches the server.
    await deliver()
    return late
  }

  /** The record that these moments make, by the words of the wire contract. */
  const recordOf = (moments: readonly LearningMoment[]) => {
    const [latest] = [...moments].sort((a, b) => b.at - a.at || b.position - a.position)
    if (latest === undefined) return []
    const progress = Math.max(...moments.map((one) => one.progress))
    return [
      {
        position: latest.position,
        progress,
        isFinished: progress >= 90,
        playCount: new Set(moments.filter(({ begins }) => begins).map(({ playId }) => playId)).size,
        updatedAt: new Date(latest.at),
      },
    ]
  }

  test('is the same in whatever order its moments arrive, twice, late or lost on the way, as ledgers keep them', async () => {
    const { ask, database, clock } = harness()
    const token = await ask.tokenOf('teacher')
    const film = await filmOf()
    const moment = someMoment(film, clock.read().getTime())
    const device = fc.array(fc.oneof({ weight: 3, arbitrary: moment }, { weight: 2, arbitrary: someFate }), {
      maxLength: 10,
    })
    await fc.assert(
      fc.asyncProperty(device, device, fc.infiniteStream(fc.nat()), async (phone, laptop, order) => {
        await startOver()
        await database.db.delete(playbackStart)
        const late = [...(await live(token, film, phone)), ...(await live(token, film, laptop))]
        while (late.length > 0) {
          const [body] = late.splice((order.next().value ?? 0) % late.length, 1)
          await edit(token, body ?? {})
        }
        const noted = [...phone, ...laptop].filter((step) => typeof step !== 'string')
        const [kept, ...more] = (await recordsOf(film)).map(
          ({ position, progress, isFinished, playCount, updatedAt }) => ({
            position,
            progress,
            isFinished,
            playCount,
            updatedAt,
          }),
        )
        expect([kept, more]).toEqual([recordOf(noted)[0], []])
      }),
      { numRuns: 60 },
    )
  })

  test('of a course that a user forgot begins anew', async () => {
    const { ask, database } = harness()
    await startOver()
    const token = await ask.tokenOf('teacher')
    const film = await filmOf()
    const { Id } = await edit(token, bodyAt(film, { Progress: 95, ProgressTime: 580 }))
    await ask.post('/api/user/learningrecords/deleterecords', { RecordType: 1, Ids: [Id ?? 0] }, token)
    expect(
      await database.db
        .select()
        .from(learningRecord)
        .where(inArray(learningRecord.id, [Id ?? 0])),
    ).toEqual([])
    expect((await edit(token, bodyAt(film, { Progress: 1, ProgressTime: 6 }))).IsFinished).toBe(false)
  })
})

test('a clock that is right is believed to the millisecond, one that is wrong is put right, none is ahead of the server', () => {
  const now = new Date('2026-03-04T02:00:00Z')
  const at = (moment: string | undefined, sent: string | undefined) =>
    momentTime({ moment, sent }, now).toISOString()
  expect(at(undefined, undefined)).toBe('2026-03-04T02:00:00.000Z')
  expect(at('2026-03-04T01:50:00.123Z', '2026-03-04T01:59:01Z')).toBe('2026-03-04T01:50:00.123Z')
  expect(at('2026-03-04T01:50:00Z', undefined)).toBe('2026-03-04T01:50:00.000Z')
  // Eight hours behind: a computer that takes its local time for UTC.
  expect(at('2026-03-03T17:50:00Z', '2026-03-03T18:00:00Z')).toBe('2026-03-04T01:50:00.000Z')
  expect(at('2026-03-05T01:50:00Z', '2026-03-05T02:00:00Z')).toBe('2026-03-04T01:50:00.000Z')
  expect(at('2026-03-04T02:00:30Z', '2026-03-04T02:00:31Z')).toBe('2026-03-04T02:00:00.000Z')
})
