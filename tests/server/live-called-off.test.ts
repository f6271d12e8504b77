import { eq, isNull } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { leftTree } from '#contract/curriculum.ts'
import { addFavorite, favoriteChildren, favoritePage } from '#contract/favourite.ts'
import { addUserAction, getLearningPageList } from '#contract/learning.ts'
import { getHomeLiveList } from '#contract/live.ts'
import { getLiveDetailsInfo, getLivePageList } from '#contract/live-course.ts'
import { getSearchList } from '#contract/search-list.ts'
import { content } from '#server/db/schema/content.ts'
import { liveException } from '#server/db/schema/live-exception.ts'
import { liveSchedule } from '#server/db/schema/live-schedule.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const START = new Date('2027-03-02T11:00:00Z')
const LENGTH = 45 * 60
const REPLAY = HOUR
const NAME = '几何画板工作坊：让动点自己走'

const ANNOUNCED = 1
const RUNNING = 2
const ENDED = 3
const REPLAYED = 4

const at = (seconds: number) => new Date(START.getTime() + seconds * 1000)

interface Card {
  readonly Id: number
  readonly LiveStatus?: number | null | undefined
  readonly StartTime?: string | null | undefined
  readonly IsCancelled?: unknown
}

onEachEngine('live courses that are called off', (harness) => {
  const { data, code, signInAgain } = callsOf(harness)
  let id = 0

  /** What a card says: its state, the start in seconds from the first one, whether it is called off. */
  const told = ({ LiveStatus, StartTime, IsCancelled }: Card) => [
    LiveStatus,
    (Date.parse(StartTime ?? '') - START.getTime()) / 1000,
    IsCancelled,
  ]
  const own = <T extends { readonly Id: number }>(items: readonly T[] | null | undefined): T => {
    const found = items?.find((item) => item.Id === id)
    if (!found) throw new Error(`${id} is not among them`)
    return found
  }
  const to = (seconds: number) => {
    harness().clock.set(at(seconds))
    signInAgain()
  }
  const lives = async (LiveStatus = 0) =>
    data(getLivePageList, { body: { PageSize: 100, LiveStatus } }, 'teacher')
  const card = async () => told(own((await lives()).Items))
  const detail = async () => told(await data(getLiveDetailsInfo, { query: { Id: id } }, 'teacher'))
  /** Of which state it stands in the list. */
  const statesOf = async () => {
    const states: number[] = []
    for (const status of [ANNOUNCED, RUNNING, ENDED, REPLAYED])
      if ((await lives(status)).Items.some(({ Id }) => Id === id)) states.push(status)
    return states
  }
  const counted = async (liveStatus: number) => {
    const nodes = await data(
      leftTree,
      { params: { ParentId: 0 }, query: { contentType: 2, liveStatus } },
      'teacher',
    )
    return nodes.reduce((sum, { Count }) => sum + (Count ?? 0), 0)
  }
  const isAtHome = async () =>
    (await data(getHomeLiveList, { query: { count: 50 } }, 'teacher')).some(({ Id }) => Id === id)
  const callOff = (...turns: readonly number[]) =>
    harness()
      .database.db.insert(liveException)
      .values(turns.map((turn) => ({ contentId: id, startsAt: at(turn * WEEK), cancelledAt: at(-DAY) })))

  beforeAll(async () => {
    const { db } = harness().database
    const [found] = await db.select({ id: content.id }).from(content).where(eq(content.name, NAME))
    id = found?.id ?? 0
  })

  beforeEach(async () => {
    const { db } = harness().database
    await db.delete(liveException).where(eq(liveException.contentId, id))
    await db
      .update(liveSchedule)
      .set({
        startsAt: START,
        periodSeconds: WEEK,
        durationSeconds: LENGTH,
        replayDelaySeconds: REPLAY,
        announceSeconds: 3 * DAY,
        occurrences: 3,
        cancelledAt: null,
      })
      .where(eq(liveSchedule.contentId, id))
    to(-HOUR)
  })

  test('are told as such by every card: lists, searches, favourites, records and their own page', async () => {
    await data(addFavorite, { body: { Type: 2, ContentId: id } }, 'teacher')
    await data(addUserAction, { body: { ActionType: 1, ObjectId: id, Type: 2 } }, 'teacher')
    await data(addUserAction, { body: { ActionType: 6, ObjectId: id, Type: 2 } }, 'teacher')
    const cards = async (): Promise<readonly (Card | null | undefined)[]> => {
      const found = { Keyword: NAME, PageSize: 50 }
      const record = async (Type: number) =>
        own(
          (await data(getLearningPageList, { body: { Type, PageSize: 50 } }, 'teacher')).Items.map(
            (line) => ({
              ...line,
              Id: line.Content?.Id ?? 0,
            }),
          ),
        )
      const [browsed, mine] = [await record(2), await record(3)]
      expect([browsed.IsCancelled, mine.IsCancelled]).toEqual([
        browsed.Content?.IsCancelled,
        mine.Content?.IsCancelled,
      ])
      const favourites = await data(favoritePage, { body: { PageSize: 50 } }, 'teacher')
      const children = await data(favoriteChildren, { query: { id: 0 } }, 'teacher')
      const kept = (items: readonly { readonly Content?: Card | null | undefined }[]) =>
        own(items.flatMap(({ Content }) => (Content ? [Content] : [])))
      return [
        own((await lives()).Items),
        own((await data(getSearchList, { body: { ...found, Type: 2 } }, 'teacher')).Items),
        own((await data(getSearchList, { body: { ...found, Type: 0 } }, 'teacher')).Items),
        kept(favourites.Items),
        kept(children),
        browsed.Content,
        mine.Content,
        await data(getLiveDetailsInfo, { query: { Id: id } }, 'teacher'),
      ]
    }
    const all = async () => (await cards()).map((one) => (one ? told(one) : null))
    expect(await all()).toEqual(Array.from({ length: 8 }, () => [ANNOUNCED, 0, false]))
    await callOff(0, 1, 2)
    expect(await all()).toEqual(Array.from({ length: 8 }, () => [ANNOUNCED, 0, true]))
    expect(await code(addUserAction, { body: { ActionType: 6, ObjectId: id, Type: 2 } }, 'teacher')).toBe(409)
  })

  test.each([
    ['announced', -HOUR, ANNOUNCED],
    ['running', 60, RUNNING],
    ['just over', LENGTH + 60, ENDED],
    ['long over', LENGTH + REPLAY + 60, REPLAYED],
  ])('are in no state that they would be in, %s: neither listed, counted, nor on the home page', async (_, moment, status) => {
    await harness()
      .database.db.update(liveSchedule)
      .set({ occurrences: 1 })
      .where(eq(liveSchedule.contentId, id))
    to(moment)
    expect([await statesOf(), await isAtHome()]).toEqual([[status], true])
    const [all, those] = [await counted(0), await counted(status)]
    await callOff(0)
    expect([await statesOf(), await isAtHome()]).toEqual([[], false])
    expect([await counted(0), await counted(status)]).toEqual([all, those - 1])
    expect(await card()).toEqual([status, 0, true])
  })

  test('stand after all others where the list goes by what happens next', async () => {
    to(60)
    await callOff(0, 1, 2)
    const { Items, TotalCount } = await lives()
    const calledOff = Items.map(({ IsCancelled }) => Number(IsCancelled === true))
    expect([Items.length, calledOff]).toEqual([TotalCount, calledOff.toSorted((one, other) => one - other)])
    expect(calledOff.filter(Boolean).length).toBeGreaterThan(0)
    let listed = 0
    for (const status of [ANNOUNCED, RUNNING, ENDED, REPLAYED])
      listed += (await lives(status)).TotalCount ?? 0
    expect(listed).toBe(Items.length - calledOff.filter(Boolean).length)
  })

  test('tell the next lesson that takes place where only one is called off', async () => {
    await callOff(0)
    expect([await card(), await statesOf()]).toEqual([[ANNOUNCED, WEEK, false], [ANNOUNCED]])
    expect(await detail()).toEqual(await card())
    // Its own time comes and goes, and the one after it is the next.
    for (const moment of [60, LENGTH + 60, 2 * DAY]) {
      to(moment)
      expect(await card()).toEqual([ANNOUNCED, WEEK, false])
    }
    to(WEEK + 60)
    expect(await card()).toEqual([RUNNING, WEEK, false])
    // Between two lessons the replay stays until the next one is announced; then that is told which takes place.
    to(-HOUR)
    await callOff(1)
    expect(await card()).toEqual([ANNOUNCED, 2 * WEEK, false])
    await data(addUserAction, { body: { ActionType: 6, ObjectId: id, Type: 2 } }, 'teacher')
    const mine = await data(getLearningPageList, { body: { Type: 3, PageSize: 50 } }, 'teacher')
    const line = mine.Items.find((one) => one.Id === id)
    expect([line?.StartTime, line?.IsReserved, line?.IsCancelled]).toEqual([
      at(2 * WEEK).toISOString(),
      true,
      false,
    ])
  })

  test('in the middle of a course: its replay until the next is announced, then the one after', async () => {
    await callOff(1)
    to(LENGTH + REPLAY)
    expect(await card()).toEqual([REPLAYED, 0, false])
    to(WEEK - 3 * DAY - 1)
    expect(await card()).toEqual([REPLAYED, 0, false])
    to(WEEK - 3 * DAY)
    expect(await card()).toEqual([ANNOUNCED, 2 * WEEK, false])
    to(WEEK + 60)
    expect([await card(), await statesOf()]).toEqual([[ANNOUNCED, 2 * WEEK, false], [ANNOUNCED]])
  })

  test('as the last of a course: called off until it would be over, then the replay of the last that took place', async () => {
    await callOff(1, 2)
    to(WEEK - HOUR)
    expect([await card(), await statesOf()]).toEqual([[ANNOUNCED, WEEK, true], []])
    to(WEEK + 60)
    expect(await card()).toEqual([RUNNING, WEEK, true])
    to(WEEK + LENGTH)
    expect([await card(), await statesOf(), await isAtHome()]).toEqual([
      [REPLAYED, 0, false],
      [REPLAYED],
      true,
    ])
    expect(await detail()).toEqual(await card())
    to(10 * WEEK)
    expect(await card()).toEqual([REPLAYED, 0, false])
  })

  test('as a whole stay so, whatever their lessons say', async () => {
    const { db } = harness().database
    await db
      .update(liveSchedule)
      .set({ cancelledAt: at(-DAY) })
      .where(eq(liveSchedule.contentId, id))
    expect([await card(), await statesOf()]).toEqual([[ANNOUNCED, 0, true], []])
    const others = await db
      .select({ id: liveSchedule.contentId })
      .from(liveSchedule)
      .where(isNull(liveSchedule.cancelledAt))
    const shown = (await lives()).Items.filter(({ IsCancelled }) => IsCancelled !== true)
    expect(shown.every(({ Id }) => others.some((other) => other.id === Id))).toBe(true)
  })
})
