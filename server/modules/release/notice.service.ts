import type { SentBy } from '#contract/call.ts'
import type { getPublishingNotices } from '#contract/publishing-notice.ts'
import type { Db } from '../../db/database.ts'
import type { Clock } from '../../runtime/clock.ts'
import { publishingNoticeRepository } from '../content/publishing-notice.repository.ts'

interface Needs {
  readonly db: Db
  readonly clock: Clock
}

/** What others decided about what a user published. */
export const noticeService = ({ db, clock }: Needs) => {
  const notices = publishingNoticeRepository(db)
  return {
    async news(userId: number): Promise<SentBy<typeof getPublishingNotices>> {
      return (await notices.findNews(userId)).map(({ notice, type, name }) => ({
        Id: notice.id,
        Kind: notice.kind,
        ContentId: notice.contentId,
        Type: type,
        Name: name,
        Reason: notice.reason,
        CreateTime: notice.createdAt.toISOString(),
      }))
    },

    async see(userId: number, ids: readonly number[]): Promise<true> {
      await notices.see(userId, ids, clock())
      return true
    },
  }
}

export type NoticeService = ReturnType<typeof noticeService>
