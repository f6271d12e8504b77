import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { liveNotice } from '#server/db/schema/live-notice.ts'
import { liveReservation } from '#server/db/schema/live-reservation.ts'
import { liveNoticeRepository } from '#server/modules/live/live-notice.repository.ts'
import { liveLessonRepository } from '#server/modules/studio/live-lesson.repository.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'

/** More rows of eight columns, and of four, than one statement has room for. */
const MANY = 17_000
const NOW = new Date('2027-03-01T00:00:00Z')
const FROM = new Date('2027-03-02T11:00:00Z')
const TO = new Date('2027-03-03T11:00:00Z')

let database: Database
let contentId = 0

beforeAll(async () => {
  database = await openUsualDatabase()
  const { db } = database
  const [live] = await db.select().from(content).where(eq(content.type, CONTENT_TYPE.live)).limit(1)
  contentId = live?.id ?? 0
  await db.execute(sql`insert into zhiyuan.app_user (name, title, avatar_url)
    select '听众 ' || n, '', '' from generate_series(1, ${MANY}::int) n`)
  await db.execute(sql`insert into zhiyuan.live_reservation (user_id, content_id, starts_at, created_at)
    select id, ${contentId}, ${FROM.toISOString()}::timestamptz, ${NOW.toISOString()}::timestamptz
    from zhiyuan.app_user where name like '听众 %'`)
})
afterAll(() => database.close())

test('a lesson that very many have reserved can be called off and moved, and each of them is told', async () => {
  const { db } = database
  const news = { kind: 1, session: '一', startsAt: FROM, wasStartsAt: null, reason: '停电' }
  await liveNoticeRepository(db).tell(contentId, FROM, news, NOW)
  await liveLessonRepository(db).move(contentId, [{ from: FROM, to: TO }], NOW)
  const [told] = await db.select({ of: count() }).from(liveNotice).where(eq(liveNotice.contentId, contentId))
  const [moved] = await db
    .select({ of: count() })
    .from(liveReservation)
    .where(eq(liveReservation.startsAt, TO))
  expect([told?.of, moved?.of]).toEqual([MANY, MANY])
})
