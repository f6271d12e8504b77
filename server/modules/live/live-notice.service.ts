import type { SentBy } from '#contract/call.ts'
import type { getLiveNotices } from '#contract/live-notice.ts'
import type { Db } from '../../db/database.ts'
import type { Clock } from '../../runtime/clock.ts'
import { liveNoticeRepository } from './live-notice.repository.ts'

/** What became of the lessons that a user reserved. */
export const liveNoticeService = (db: Db, clock: Clock) => ({
  async news(userId: number): Promise<SentBy<typeof getLiveNotices>> {
    const rows = await liveNoticeRepository(db).findNew(userId)
    return rows.map(({ notice, name }) => ({
      Id: notice.id,
      Kind: notice.kind,
      ContentId: notice.contentId,
      Name: name,
      SessionName: notice.session,
      StartTime: notice.startsAt.toISOString(),
      WasStartTime: notice.wasStartsAt?.toISOString() ?? '',
      Reason: notice.reason,
      CreateTime: notice.createdAt.toISOString(),
    }))
  },

  async see(userId: number, ids: readonly number[]): Promise<true> {
    await liveNoticeRepository(db).see(userId, ids, clock())
    return true
  },
})

export type LiveNoticeService = ReturnType<typeof liveNoticeService>
