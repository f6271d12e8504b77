import type { countNotices, getNotices, readNotices } from '#contract/announcement.ts'
import type { RequestOf, SentBy } from '#contract/call.ts'
import type { Db } from '../../db/database.ts'
import { filesIn, textWithPictures } from '../../html/rich-text.ts'
import { Refusal } from '../../http/envelope.ts'
import { type PageAsked, pageDto, pageWanted } from '../../http/page.ts'
import type { Clock } from '../../runtime/clock.ts'
import { publishingNoticeRepository } from '../content/publishing-notice.repository.ts'
import { liveNoticeRepository } from '../live/live-notice.repository.ts'
import type { Pictures } from '../upload/pictures.ts'
import { announcementRepository } from './announcement.repository.ts'

const PAGE_SIZE = 10

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly pictures: Pictures
}

/** Notices in the hands of their readers (R-announcement-2). */
export const announcementService = ({ db, clock, pictures }: Needs) => {
  const notices = announcementRepository(db)
  return {
    async unread(userId: number): Promise<SentBy<typeof countNotices>> {
      const [Notices, Lessons, Decisions] = await Promise.all([
        notices.countUnread(userId, clock()),
        liveNoticeRepository(db).countNew(userId),
        publishingNoticeRepository(db).countNews(userId),
      ])
      return { Notices, Lessons, Decisions }
    },

    async list(userId: number, asked: PageAsked): Promise<SentBy<typeof getNotices> | Refusal> {
      const page = pageWanted(asked, PAGE_SIZE)
      if (page instanceof Refusal) return page
      const { total, rows } = await notices.findShown(userId, clock(), page)
      const addressOf = await pictures.addressesOf(rows.flatMap(({ notice }) => filesIn(notice.html)))
      const items = rows.map(({ notice, schoolName, authorName, isRead }) => ({
        Id: notice.id,
        OrgId: notice.organisationId ?? 0,
        OrgName: schoolName ?? '',
        Title: notice.title,
        Content: textWithPictures(notice.html, addressOf),
        UserName: authorName,
        PublishTime: notice.publishedAt.toISOString(),
        IsTop: notice.isTop,
        IsRead: isRead,
      }))
      return pageDto(items, total, page)
    },

    async read(userId: number, { Ids, All }: RequestOf<typeof readNotices>['body']): Promise<number> {
      await notices.markRead(userId, All ? 'all' : Ids, clock())
      return notices.countUnread(userId, clock())
    },
  }
}

export type AnnouncementService = ReturnType<typeof announcementService>
