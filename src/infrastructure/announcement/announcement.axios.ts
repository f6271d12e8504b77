import type { AnnouncementPort } from '#application/announcement/announcement.port.ts'
import { countNotices, getNotices, readNotices } from '#contract/announcement.ts'
import { ANNOUNCEMENTS_PAGE_SIZE } from '#domain/announcement/announcement.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { amountOf, flagOf, textOf, timeOf } from '../http/wire-values.ts'

/** Wire: countnotices, getnotices, readnotices. */
export const axiosAnnouncements = (http: Http): AnnouncementPort => ({
  unread: async (signal) => {
    const counted = await http.call(countNotices, {}, signal)
    if (!counted.ok) return counted
    const { Notices, Lessons, Decisions } = counted.value
    return success({
      announcements: amountOf(Notices),
      lessons: amountOf(Lessons),
      decisions: amountOf(Decisions),
    })
  },

  announcements: async (index, signal) => {
    const asked = { index, size: ANNOUNCEMENTS_PAGE_SIZE }
    const query = { PageIndex: index, PageSize: ANNOUNCEMENTS_PAGE_SIZE }
    const read = await http.call(getNotices, { query }, signal)
    if (!read.ok) return read
    return success(
      pageOf(read.value, asked, (it) => ({
        id: it.Id,
        title: textOf(it.Title),
        html: textOf(it.Content),
        school: textOf(it.OrgName),
        author: textOf(it.UserName),
        publishedAt: timeOf(it.PublishTime),
        onTop: flagOf(it.IsTop),
        read: flagOf(it.IsRead),
      })),
    )
  },

  read: (which, signal) =>
    http.call(
      readNotices,
      { body: { Ids: which === 'all' ? [] : [...which], All: which === 'all' } },
      signal,
    ),
})
