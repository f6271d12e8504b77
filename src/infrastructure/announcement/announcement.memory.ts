import type { AnnouncementPort } from '#application/announcement/announcement.port.ts'
import { ANNOUNCEMENTS_PAGE_SIZE } from '#domain/announcement/announcement.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import { announcementsOf, shownAnnouncements } from '../memory/announcement.backend.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { peopleOf } from '../memory/people.backend.ts'
import { publishingNoticesOf } from '../memory/publishing-notice.backend.ts'

/** Notices of the demonstration, for their reader. */
export const memoryAnnouncements = (backend: MemoryBackend, caller: Caller): AnnouncementPort => {
  const ask = <T>(call: string, signal: AbortSignal, answer: (userId: number) => Result<T, Failure>) =>
    backend.request({
      call: `announcements.${call}`,
      access: 'session',
      caller,
      signal,
      answer: ({ id }) => answer(id),
    })
  const schoolsOf = (userId: number) => peopleOf(backend).find(({ id }) => id === userId)?.schools ?? []
  const shownTo = (userId: number) => {
    const ids = schoolsOf(userId).map(({ id }) => id)
    return shownAnnouncements(backend).filter(
      ({ organisationId }) => organisationId === 0 || ids.includes(organisationId),
    )
  }
  const unreadOf = (userId: number) => shownTo(userId).filter(({ readBy }) => !readBy.has(userId)).length
  return {
    unread: (signal) =>
      ask('unread', signal, (userId) =>
        success({
          announcements: unreadOf(userId),
          lessons: 0,
          decisions: publishingNoticesOf(backend, userId).length,
        }),
      ),

    announcements: (index, signal) =>
      ask('announcements', signal, (userId) => {
        const all = shownTo(userId)
        const from = (index - 1) * ANNOUNCEMENTS_PAGE_SIZE
        return success({
          index,
          size: ANNOUNCEMENTS_PAGE_SIZE,
          total: all.length,
          items: all.slice(from, from + ANNOUNCEMENTS_PAGE_SIZE).map((it) => ({
            id: it.id,
            title: it.title,
            html: it.html,
            school: schoolsOf(userId).find(({ id }) => id === it.organisationId)?.name ?? '',
            author: it.author,
            publishedAt: it.publishedAt,
            onTop: it.onTop,
            read: it.readBy.has(userId),
          })),
        })
      }),

    read: (which, signal) =>
      ask('read', signal, (userId) => {
        const notices = announcementsOf(backend)
        const now = new Date(backend.now()).toISOString()
        for (const it of shownTo(userId))
          if ((which === 'all' || which.includes(it.id)) && !it.readBy.has(userId))
            notices[notices.indexOf(it)] = { ...it, readBy: new Map([...it.readBy, [userId, now]]) }
        return success(unreadOf(userId))
      }),
  }
}
