import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { expect, test as onBothEngines } from 'vitest'
import * as z from 'zod/mini'
import { deleteRecords, getLearningPageList, restoreRecords } from '#contract/learning.ts'
import { content } from '#server/db/schema/content.ts'
import { courseChapter, courseSection, SECTION_TYPE } from '#server/db/schema/course.ts'
import { learningRecord } from '#server/db/schema/learning-record.ts'
import { liveReservation } from '#server/db/schema/live-reservation.ts'
import { liveSchedule } from '#server/db/schema/live-schedule.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { SEEDED_AT } from '#tests/support/test-databases.ts'

const HOUR_MS = 3600_000
const DAY = 24 * 3600

onEachEngine('what a user learned, browsed and takes part in', (harness, test) => {
  const list = async (token: string, body: Record<string, unknown>) => {
    const answer = await harness().ask.post(getLearningPageList.path, body, token)
    expect([answer.status, answer.body.Code, answer.body.Message]).toEqual([200, 200, ''])
    const page = z.parse(getLearningPageList.data, answer.body.Data)
    return { ...page, Items: page.Items ?? [] }
  }
  const codeOf = async (path: string, token: string, body: Record<string, unknown>) =>
    (await harness().ask.post(path, body, token)).body.Code

  const atSeedTime = () => harness().clock.set(new Date(SEEDED_AT.getTime() + HOUR_MS))

  const contents = (type: 1 | 2 | 3) =>
    harness().database.db.select().from(content).where(eq(content.type, type)).orderBy(asc(content.id))

  const browse = async (userId: number, contentId: number, hoursAgo: number) => {
    const at = new Date(harness().clock.read().getTime() - hoursAgo * HOUR_MS)
    const row = { userId, recordType: 2 as const, contentId, playCount: 1, progress: 0, position: 0 }
    await harness()
      .database.db.insert(learningRecord)
      .values({ ...row, duration: 0, isFinished: false, updatedAt: at })
  }

  onBothEngines('learning is one line for each course, the section learned last, latest first', async () => {
    const { ask, database } = harness()
    atSeedTime()
    const token = await ask.tokenOf('teacher')
    const records = await database.db.select().from(learningRecord).where(eq(learningRecord.userId, 1))
    const [first] = records
    if (first === undefined) throw new Error('the seed has no learning')
    const { id: _, ...row } = first
    const older = new Date(first.updatedAt.getTime() - 99 * HOUR_MS)
    await database.db
      .insert(learningRecord)
      .values({ ...row, sectionId: null, updatedAt: older, progress: 3 })
    const { TotalCount, PageSize, Items } = await list(token, { Type: 1 })
    expect([TotalCount, PageSize]).toEqual([6, 10])
    const latest = [...records].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    expect(
      Items.map(({ Id, Content, Record, UpdateTime }) => [
        Id,
        Content?.Id,
        Record?.RecordSectionId,
        UpdateTime,
      ]),
    ).toEqual(latest.map((it) => [it.id, it.contentId, it.sectionId, it.updatedAt.toISOString()]))
    for (const { SectionName, IsInvalid } of Items) {
      expect(SectionName).not.toBe('')
      expect(IsInvalid).toBe(false)
    }
  })

  test('learning is narrowed to what is finished and what is not, and by words of the name', async () => {
    const { ask, database } = harness()
    atSeedTime()
    const token = await ask.tokenOf('teacher')
    const all = (await list(token, { Type: 1 })).Items
    const course = all.find(({ IsFinished }) => IsFinished === false)
    const id = course?.Content?.Id ?? 0
    const idsOf = ({ Items }: { readonly Items: typeof all }) => Items.map(({ Content }) => Content?.Id)
    const before = idsOf(await list(token, { Type: 1, Finished: 2 }))
    expect(before).not.toContain(id)
    const chapters = database.db
      .select({ id: courseChapter.id })
      .from(courseChapter)
      .where(eq(courseChapter.contentId, id))
    // What else it holds is there to be read.
    await database.db
      .update(courseSection)
      .set({ sectionType: SECTION_TYPE.file })
      .where(
        and(
          inArray(courseSection.chapterId, chapters),
          ne(courseSection.id, course?.Record?.RecordSectionId ?? 0),
        ),
      )
    await database.db
      .update(learningRecord)
      .set({ isFinished: true })
      .where(and(eq(learningRecord.userId, 1), eq(learningRecord.contentId, id)))
    const finished = await list(token, { Type: 1, Finished: 2 })
    expect(new Set(idsOf(finished))).toEqual(new Set([...before, id]))
    expect(finished.Items.every(({ IsFinished }) => IsFinished)).toBe(true)
    const unfinished = await list(token, { Type: 1, Finished: 1 })
    expect(unfinished.TotalCount).toBe(all.length - before.length - 1)
    expect(idsOf(unfinished)).not.toContain(id)
    const word = course?.Content?.Name.slice(1, 4) ?? ''
    expect((await list(token, { Type: 1, Keyword: ` ${word} ` })).Items[0]?.Content?.Id).toBe(id)
    expect((await list(token, { Type: 1, Keyword: '%' })).Items).toEqual([])
  })

  test('browsing comes a page at a time, marks what was withdrawn and hides what another school keeps', async () => {
    const { ask, database, clock } = harness()
    atSeedTime()
    const token = await ask.tokenOf('noOrganisation')
    const some = (await contents(3)).slice(0, 24)
    for (const [index, { id }] of some.entries()) await browse(6, id, index)
    const [withdrawn, closed] = [some[1]?.id ?? 0, some[2]?.id ?? 0]
    await database.db.update(content).set({ withdrawnAt: clock.read() }).where(eq(content.id, withdrawn))
    await database.db.update(content).set({ schoolOnly: true }).where(eq(content.id, closed))
    const [first, second] = [await list(token, { Type: 2 }), await list(token, { Type: 2, PageIndex: 2 })]
    expect([first.TotalCount, first.PageSize, first.PageCount]).toEqual([23, 20, 2])
    const seen = [...first.Items, ...second.Items]
    expect(seen.map(({ Content }) => Content?.Id)).toEqual(
      some.map(({ id }) => id).filter((id) => id !== closed),
    )
    expect(seen.filter(({ IsInvalid }) => IsInvalid).map(({ Content }) => Content?.Id)).toEqual([withdrawn])
  })

  test('what another school keeps to itself is neither listed when it is withdrawn nor put into the history', async () => {
    const { ask, database, clock } = harness()
    atSeedTime()
    const token = await ask.tokenOf('noOrganisation')
    const [left, guessed] = (await contents(3)).slice(40, 42).map(({ id }) => id)
    const hidden = [left ?? 0, guessed ?? 0]
    await browse(6, left ?? 0, 1)
    await database.db
      .update(content)
      .set({ schoolOnly: true, withdrawnAt: clock.read() })
      .where(inArray(content.id, hidden))
    const UpdateTime = clock.read().toISOString()
    await codeOf(restoreRecords.path, token, { Items: hidden.map((ObjectId) => ({ ObjectId, UpdateTime })) })
    const seen = (await list(token, { Type: 2 })).Items.map(({ Content }) => Content?.Id)
    expect(hidden.filter((id) => seen.includes(id))).toEqual([])
    const stored = await database.db
      .select({ id: learningRecord.contentId })
      .from(learningRecord)
      .where(and(eq(learningRecord.userId, 6), inArray(learningRecord.contentId, hidden)))
    expect(stored).toEqual([{ id: left }])
  })

  test('records are removed one by one, by a period or all, and nobody else’s; what was removed can be put back', async () => {
    const { ask, database, clock } = harness()
    atSeedTime()
    const token = await ask.tokenOf('emptyMenus')
    const some = (await contents(3)).slice(30, 36)
    for (const [index, { id }] of some.entries()) {
      await browse(4, id, index * 10)
      await browse(2, id, index * 10)
    }
    const seen = async () => (await list(token, { Type: 2 })).Items
    const others = () =>
      database.db.select().from(learningRecord).where(eq(learningRecord.userId, 2)).orderBy(learningRecord.id)
    const theirs = await others()
    const [first, second] = await seen()

    await codeOf(deleteRecords.path, token, {
      RecordType: 2,
      Ids: [first?.Id ?? 0, ...theirs.map(({ id }) => id)],
    })
    expect((await seen()).map(({ Content }) => Content?.Id)).toEqual(some.slice(1).map(({ id }) => id))
    const items = [first, second].map((it) => ({
      ObjectId: it?.Content?.Id ?? 0,
      UpdateTime: it?.UpdateTime ?? '',
    }))
    const later = new Date(clock.read().getTime() + DAY * 1000).toISOString()
    expect(
      await codeOf(restoreRecords.path, token, {
        Items: [...items, { ObjectId: 999_999, UpdateTime: later }],
      }),
    ).toBe(200)
    expect((await seen()).map(({ Content }) => Content?.Id)).toEqual(some.map(({ id }) => id))

    const hoursAgo = (hours: number) => new Date(clock.read().getTime() - hours * HOUR_MS).toISOString()
    await codeOf(deleteRecords.path, token, { RecordType: 2, From: hoursAgo(30), To: hoursAgo(5) })
    expect((await seen()).map(({ Content }) => Content?.Id)).toEqual([some[0]?.id, some[4]?.id, some[5]?.id])
    await codeOf(deleteRecords.path, token, { RecordType: 2 })
    expect(await seen()).toEqual([])
    expect(await others()).toEqual(theirs)
  })

  test('a learning record goes with those of all sections of its course', async () => {
    const { ask, database } = harness()
    atSeedTime()
    const token = await ask.tokenOf('teacher')
    const before = await list(token, { Type: 1 })
    const gone = before.Items[0]
    await codeOf(deleteRecords.path, token, { RecordType: 1, Ids: [gone?.Id ?? 0] })
    const after = await list(token, { Type: 1 })
    expect(after.Items).toEqual(before.Items.slice(1))
    const left = await database.db
      .select()
      .from(learningRecord)
      .where(and(eq(learningRecord.userId, 1), eq(learningRecord.contentId, gone?.Content?.Id ?? 0)))
    expect(left).toEqual([])
  })

  onBothEngines('my courses are those begun or reserved, the next live first', async () => {
    const { ask, database, clock } = harness()
    atSeedTime()
    const token = await ask.tokenOf('reviewer')
    const [course] = await contents(1)
    const [soon, late, over] = (await contents(2)).map(({ id }) => id)
    const start = (days: number) => new Date(clock.read().getTime() + days * DAY * 1000)
    const times = { durationSeconds: 2700, replayDelaySeconds: 3600, announceSeconds: DAY, occurrences: 3 }
    const schedule = (contentId: number | undefined, startsAt: Date) =>
      database.db
        .update(liveSchedule)
        .set({ ...times, periodSeconds: 7 * DAY, startsAt, cancelledAt: null })
        .where(eq(liveSchedule.contentId, contentId ?? 0))
    await schedule(soon, start(1))
    await schedule(late, start(2))
    await schedule(over, start(-30))
    const reserve = (contentId: number | undefined, startsAt: Date) =>
      database.db
        .insert(liveReservation)
        .values({ userId: 2, contentId: contentId ?? 0, startsAt, createdAt: start(-1) })
    await reserve(late, start(2))
    await reserve(soon, start(8))
    await reserve(over, start(-30))
    const learned = {
      userId: 2,
      recordType: 1 as const,
      playCount: 1,
      progress: 20,
      position: 10,
      duration: 50,
      isFinished: false,
      updatedAt: start(0),
    }
    await database.db.insert(learningRecord).values({ ...learned, contentId: course?.id ?? 0 })
    const mine = await list(token, { Type: 3 })
    expect(mine.Items.map(({ Id, IsReserved, Record }) => [Id, IsReserved, Record?.Progress])).toEqual([
      [soon, false, 0],
      [late, true, 0],
      [course?.id, false, 20],
      [over, false, 0],
    ])

    const week = (from: Date, days: number) =>
      list(token, {
        Type: 3,
        PageSize: 100,
        From: from.toISOString(),
        To: new Date(from.getTime() + days * DAY * 1000).toISOString(),
      })
    const told = async (from: Date, days: number) =>
      (await week(from, days)).Items.map(({ Id, StartTime, IsReserved, IsCancelled }) => [
        Id,
        (Date.parse(StartTime ?? '') - clock.read().getTime()) / (DAY * 1000),
        IsReserved,
        IsCancelled,
      ])
    expect(await told(start(1), 7)).toEqual([[late, 2, true, false]])
    expect(await told(start(8), 7)).toEqual([[soon, 8, true, false]])
    expect(await told(start(-30), 7)).toEqual([[over, -30, true, false]])
    expect(await told(start(22), 7)).toEqual([])
    await database.db
      .update(liveSchedule)
      .set({ cancelledAt: start(5) })
      .where(eq(liveSchedule.contentId, soon ?? 0))
    await database.db.insert(learningRecord).values({ ...learned, contentId: soon ?? 0 })
    expect((await told(start(1), 15)).filter(([id]) => id === soon)).toEqual([
      [soon, 1, false, false],
      [soon, 8, true, true],
      [soon, 15, false, true],
    ])
  })

  test('a question that cannot be answered is refused by name, a visitor by 401', async () => {
    const { ask, app } = harness()
    const token = await ask.tokenOf('teacher')
    const From = '2026-03-02T00:00:00+08:00'
    for (const body of [
      { Type: 0 },
      { Type: 3, From },
      { Type: 3, From, To: From },
      { Type: 3, From, To: '2026-05-02T00:00:00+08:00' },
      { Type: 3, From: 'yesterday', To: From },
      { Type: 1, PageIndex: 0 },
    ])
      expect(await codeOf(getLearningPageList.path, token, body), JSON.stringify(body)).toBe(400)
    expect(await codeOf(deleteRecords.path, token, { RecordType: 3 })).toBe(400)
    for (const { path } of [getLearningPageList, deleteRecords, restoreRecords])
      expect((await app.inject({ method: 'POST', url: path, payload: { Type: 1 } })).statusCode).toBe(401)
  })
})
