import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addUserAction } from '#contract/learning.ts'
import { content } from '#server/db/schema/content.ts'
import { learningRecord } from '#server/db/schema/learning-record.ts'
import { liveReservation } from '#server/db/schema/live-reservation.ts'
import { liveSchedule } from '#server/db/schema/live-schedule.ts'
import { userAction } from '#server/db/schema/user-action.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

const HOUR = 3600
const DAY = 24 * HOUR

onEachEngine('user actions', (harness) => {
  const act = async (token: string, body: Record<string, unknown>) =>
    (await harness().ask.post(addUserAction.path, body, token)).body

  const resource = async (index = 0) => {
    const found = await harness()
      .database.db.select()
      .from(content)
      .where(eq(content.type, 3))
      .orderBy(content.id)
    return found[index]?.id ?? 0
  }

  const countsOf = async (id: number) => {
    const [found] = await harness().database.db.select().from(content).where(eq(content.id, id))
    return { views: found?.viewCount ?? 0, downloads: found?.downloadCount ?? 0 }
  }

  const browsed = (id: number) =>
    harness()
      .database.db.select({
        userId: learningRecord.userId,
        at: learningRecord.updatedAt,
        times: learningRecord.playCount,
      })
      .from(learningRecord)
      .where(and(eq(learningRecord.recordType, 2), eq(learningRecord.contentId, id)))
      .orderBy(learningRecord.userId)

  test('a view is counted once an hour for each user, however many come at once, and is one browsing record', async () => {
    const { ask, clock } = harness()
    const [teacher, reviewer] = [await ask.tokenOf('teacher'), await ask.tokenOf('reviewer')]
    const id = await resource()
    const view = { ActionType: 1, ObjectId: id, Type: 3 }
    // As many connections as there are calls: one that is only being made would come after the others.
    await Promise.all([1, 2, 3, 4].map((at) => resource(at)))
    const before = await countsOf(id)
    const answers = await Promise.all([1, 2, 3, 4].map(() => act(teacher, view)))
    expect(answers.map(({ Code, Data }) => [Code, Data])).toEqual(answers.map(() => [200, true]))
    expect(await countsOf(id)).toEqual({ ...before, views: before.views + 1 })
    await act(reviewer, view)
    expect(await countsOf(id)).toEqual({ ...before, views: before.views + 2 })
    clock.forward(HOUR + 1)
    const now = clock.read()
    await act(teacher, view)
    expect(await countsOf(id)).toEqual({ ...before, views: before.views + 3 })
    expect(await browsed(id)).toMatchObject([
      { userId: 1, at: now, times: 5 },
      { userId: 2, times: 1 },
    ])
  })

  test('a view changes neither the time of a content nor what it was', async () => {
    const { ask, database } = harness()
    const id = await resource(3)
    const read = async () => (await database.db.select().from(content).where(eq(content.id, id)))[0]
    const before = await read()
    await act(await ask.tokenOf('teacher'), { ActionType: 1, ObjectId: id })
    expect(await read()).toEqual({ ...before, viewCount: (before?.viewCount ?? 0) + 1 })
  })

  test('a download is counted; a share, a print and a search are only logged', async () => {
    const { ask, database } = harness()
    const token = await ask.tokenOf('emptyMenus')
    const id = await resource(1)
    const before = await countsOf(id)
    for (const ActionType of [2, 3, 4]) await act(token, { ActionType, ObjectId: id, Type: 3, Extra: 'x' })
    await act(token, { ActionType: 5, Extra: '勾股' })
    expect(await countsOf(id)).toEqual({ ...before, downloads: before.downloads + 1 })
    expect(await browsed(id)).toEqual([])
    const logged = await database.db
      .select()
      .from(userAction)
      .where(eq(userAction.userId, 4))
      .orderBy(userAction.id)
    expect(logged.map(({ actionType, contentId, extra }) => [actionType, contentId, extra])).toEqual([
      [2, id, ''],
      [3, id, 'x'],
      [4, id, 'x'],
      [5, null, '勾股'],
    ])
  })

  test('nothing is noted of what is missing, withdrawn or another school’s', async () => {
    const { ask, database, clock } = harness()
    const token = await ask.tokenOf('noOrganisation')
    const codeOf = async (ObjectId: number, ActionType = 1, Type = 3) =>
      (await act(token, { ActionType, ObjectId, Type })).Code
    const [id, other] = [await resource(4), await resource(5)]
    await database.db.update(content).set({ withdrawnAt: clock.read() }).where(eq(content.id, id))
    await database.db.update(content).set({ schoolOnly: true }).where(eq(content.id, other))
    expect([
      await codeOf(999_999),
      await codeOf(other, 1, 2),
      await codeOf(id),
      await codeOf(other, 2),
    ]).toEqual([404, 404, 410, 403])
    expect([...(await browsed(id)), ...(await browsed(other))]).toEqual([])
    expect(await database.db.select().from(userAction).where(eq(userAction.userId, 6))).toEqual([])
  })

  test('a visitor is told that the session is over', async () => {
    const { app } = harness()
    const response = await app.inject({ method: 'POST', url: addUserAction.path, payload: { ActionType: 1 } })
    expect(response.statusCode).toBe(401)
  })

  test('an announced live is reserved once for each occurrence', async () => {
    const { ask, database, clock } = harness()
    const token = await ask.tokenOf('reviewer')
    const [live] = await database.db.select().from(content).where(eq(content.type, 2)).orderBy(content.id)
    const id = live?.id ?? 0
    const start = new Date('2027-03-02T11:00:00Z')
    const change = (row: Partial<typeof liveSchedule.$inferInsert>) =>
      database.db.update(liveSchedule).set(row).where(eq(liveSchedule.contentId, id))
    await change({
      startsAt: start,
      periodSeconds: 7 * DAY,
      durationSeconds: 45 * 60,
      replayDelaySeconds: HOUR,
      announceSeconds: 2 * DAY,
      occurrences: 2,
    })
    const at = async (seconds: number) => {
      clock.set(new Date(start.getTime() + seconds * 1000))
      const again = await ask.tokenOf('reviewer')
      return (await act(again, { ActionType: 6, ObjectId: id, Type: 2 })).Code
    }
    const reserved = async () =>
      (await database.db.select().from(liveReservation)).map(({ userId, contentId, startsAt }) => [
        userId,
        contentId,
        (startsAt.getTime() - start.getTime()) / 1000,
      ])
    expect([await at(-HOUR), await at(-60)]).toEqual([200, 200])
    expect(await reserved()).toEqual([[2, id, 0]])
    expect([await at(60), await at(50 * 60), await at(2 * DAY)]).toEqual([409, 409, 409])
    expect(await at(6 * DAY)).toBe(200)
    expect(await reserved()).toEqual([
      [2, id, 0],
      [2, id, 7 * DAY],
    ])
    const takeBack = async () => {
      const { Code } = await act(await ask.tokenOf('reviewer'), { ActionType: 7, ObjectId: id, Type: 2 })
      return [Code, await reserved()]
    }
    expect(await takeBack()).toEqual([200, [[2, id, 0]]])
    expect(await takeBack()).toEqual([200, [[2, id, 0]]])
    expect(await at(6 * DAY)).toBe(200)
    await database.db.update(content).set({ teacherId: 2 }).where(eq(content.id, id))
    expect(await act(await ask.tokenOf('reviewer'), { ActionType: 6, ObjectId: id, Type: 2 })).toMatchObject({
      Code: 409,
      Message: '这是你主讲的直播，不用预约',
    })
    await change({ cancelledAt: clock.read() })
    expect(await act(await ask.tokenOf('reviewer'), { ActionType: 6, ObjectId: id })).toMatchObject({
      Code: 409,
      Message: '这场直播已取消',
    })
    expect((await act(token, { ActionType: 6, ObjectId: await resource() })).Code).not.toBe(200)
    expect(await reserved()).toHaveLength(2)
  })
})
