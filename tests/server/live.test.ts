import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addFavorite } from '#contract/favourite.ts'
import { getHomeLiveList } from '#contract/live.ts'
import { content } from '#server/db/schema/content.ts'
import { learningRecord, RECORD_TYPE } from '#server/db/schema/learning-record.ts'
import { liveSchedule } from '#server/db/schema/live-schedule.ts'
import { liveRepository } from '#server/modules/live/live.repository.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { LIVES } from '#tests/support/server-client.ts'
import { SEEDED_AT } from '#tests/support/test-databases.ts'

const HOUR = 3600
const REVIEWER = 2
const ORDER = [2, 1, 3, 4]

onEachEngine('the live list', (harness) => {
  const lives = async (query = '?count=50', token?: string) => {
    const { status, body } = await harness().ask.get(`${LIVES}${query}`, token)
    expect([status, body.Code]).toEqual([200, 200])
    return z.parse(getHomeLiveList.data, body.Data)
  }

  test('has what runs, what comes and what is over at 48 instants of a week, in order, with times that fit', async () => {
    const { clock } = harness()
    for (let step = 0; step < 48; step += 1) {
      clock.set(new Date(SEEDED_AT.getTime() + (step * 3.5 * HOUR + 17 * 60) * 1000))
      const now = clock.read().toISOString()
      const list = await lives()
      const states = list.map(({ LiveStatus }) => LiveStatus ?? 0)
      for (const state of [1, 2, 4]) expect(states, now).toContain(state)
      expect(states, now).toEqual([...states].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)))
      for (const { LiveStatus, StartTime, EndTime } of list) {
        const [start, end] = [StartTime ?? '', EndTime ?? '']
        const fits =
          LiveStatus === 1 ? now < start : LiveStatus === 2 ? start <= now && now < end : end <= now
        expect(fits, `${now}: ${LiveStatus} ${start}–${end}`).toBe(true)
      }
      const starts = (status: number) =>
        list.filter(({ LiveStatus }) => LiveStatus === status).map(({ StartTime }) => StartTime ?? '')
      expect(starts(1), now).toEqual([...starts(1)].sort())
      for (const status of [3, 4]) expect(starts(status), now).toEqual([...starts(status)].sort().reverse())
    }
  })

  test('is as long as asked, 12 without a number, never more than 50', async () => {
    expect(await lives('?count=3')).toHaveLength(3)
    expect(await lives('')).toHaveLength(12)
    expect((await lives('?count=5000')).length).toBeLessThanOrEqual(50)
    expect(await lives('?count=-2')).toHaveLength(1)
  })

  test('has what a school keeps to itself for its members, and one’s own favourites and progress', async () => {
    const { ask, database } = harness()
    const [first] = await lives()
    const id = first?.Id ?? 0
    const closed = { schoolOnly: true, organisationId: 1 }
    await database.db.update(content).set(closed).where(eq(content.id, id))
    await callsOf(harness).data(addFavorite, { body: { Type: 2, ContentId: id } }, 'reviewer')
    await database.db.insert(learningRecord).values({
      userId: REVIEWER,
      contentId: id,
      recordType: RECORD_TYPE.learning,
      playCount: 1,
      progress: 60,
      position: 60,
      duration: 100,
      isFinished: false,
      updatedAt: harness().clock.read(),
    })
    const seenBy = async (token?: string) => {
      const card = (await lives('?count=50', token)).find(({ Id }) => Id === id)
      return card ? [card.IsFavorite, (card.Progress ?? 0) > 0] : null
    }
    expect(await seenBy(await ask.tokenOf('reviewer'))).toEqual([true, true])
    expect(await seenBy(await ask.tokenOf('teacher'))).toEqual([false, false])
    expect(await seenBy(await ask.tokenOf('cloudSchool'))).toBeNull()
    expect(await seenBy()).toBeNull()
    expect(await seenBy('0'.repeat(64))).toBeNull()
    const { headers } = (await ask.get(LIVES, await ask.tokenOf('reviewer'))).response
    expect(headers['cache-control']).toBe('no-store')
    await database.db.update(content).set({ schoolOnly: false }).where(eq(content.id, id))
  })

  test('changes from state to state on the second', async () => {
    const { clock, database } = harness()
    const [first] = await lives()
    const id = first?.Id ?? 0
    const start = new Date('2026-03-02T11:00:00Z')
    const row = {
      startsAt: start,
      periodSeconds: 24 * HOUR,
      durationSeconds: 45 * 60,
      replayDelaySeconds: HOUR,
      announceSeconds: 2 * HOUR,
      occurrences: 2,
    }
    await database.db.update(liveSchedule).set(row).where(eq(liveSchedule.contentId, id))
    const at = async (seconds: number) => {
      clock.set(new Date(start.getTime() + seconds * 1000))
      const cards = await liveRepository(database.db).findCards({ now: clock.read(), userId: null }, 50)
      const card = cards.find((it) => it.id === id)
      return [card?.liveStatus, ((card?.startTime?.getTime() ?? 0) - start.getTime()) / 1000]
    }
    const day = 24 * HOUR
    expect(await at(-1000 * HOUR)).toEqual([1, 0])
    expect(await at(-1)).toEqual([1, 0])
    expect(await at(0)).toEqual([2, 0])
    expect(await at(45 * 60 - 1)).toEqual([2, 0])
    expect(await at(45 * 60)).toEqual([3, 0])
    expect(await at(45 * 60 + HOUR - 1)).toEqual([3, 0])
    expect(await at(45 * 60 + HOUR)).toEqual([4, 0])
    expect(await at(day - 2 * HOUR - 1)).toEqual([4, 0])
    expect(await at(day - 2 * HOUR)).toEqual([1, day])
    expect(await at(day)).toEqual([2, day])
    expect(await at(day + 45 * 60)).toEqual([3, day])
    expect(await at(2 * day)).toEqual([4, day])
    expect(await at(1000 * day)).toEqual([4, day])
  })

  test('refuses a schedule that overlaps itself', async () => {
    const { database } = harness()
    const [any] = await database.db.select({ id: content.id }).from(content).limit(1)
    const row = {
      contentId: any?.id ?? 0,
      startsAt: SEEDED_AT,
      periodSeconds: HOUR,
      durationSeconds: HOUR,
      replayDelaySeconds: 1,
      announceSeconds: 0,
      occurrences: null,
    }
    await expect(database.db.insert(liveSchedule).values(row)).rejects.toThrow()
  })
})
