import type { AnnouncementAdminPort } from '#application/announcement/announcement-admin.port.ts'
import {
  getManagedNotices,
  getNoticeReaders,
  NOTICE_STATUS,
  removeNotice,
  saveNotice,
  withdrawNotice,
} from '#contract/managed-announcement.ts'
import type { AnnouncementStatus } from '#domain/announcement/announcement-life.machine.ts'
import { READERS_PAGE_SIZE } from '#domain/announcement/announcement-readers.machine.ts'
import {
  MANAGED_ANNOUNCEMENTS_PAGE_SIZE,
  type SeenAnnouncement,
} from '#domain/announcement/managed-announcement.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { amountOf, flagOf, textOf, timeOf } from '../http/wire-values.ts'

const STATUSES = new Map<number, AnnouncementStatus>([
  [NOTICE_STATUS.draft, 'draft'],
  [NOTICE_STATUS.published, 'published'],
  [NOTICE_STATUS.withdrawn, 'withdrawn'],
])

const seenBody = ({ id, rowVersion }: SeenAnnouncement) => ({ body: { Id: id, RowVersion: rowVersion } })

/** Wire: getmanagednotices, savenotice, withdrawnotice, removenotice, getnoticereaders. */
export const axiosAnnouncementAdmin = (http: Http): AnnouncementAdminPort => ({
  announcements: async (index, signal) => {
    const size = MANAGED_ANNOUNCEMENTS_PAGE_SIZE
    const read = await http.call(getManagedNotices, { query: { PageIndex: index, PageSize: size } }, signal)
    if (!read.ok) return read
    return success(
      pageOf(read.value, { index, size }, (it) => ({
        id: it.Id,
        rowVersion: amountOf(it.RowVersion),
        organisationId: amountOf(it.OrgId),
        school: textOf(it.OrgName),
        title: textOf(it.Title),
        html: textOf(it.Content),
        author: textOf(it.UserName),
        status: STATUSES.get(amountOf(it.Status)) ?? 'draft',
        from: timeOf(it.FromTime),
        to: timeOf(it.ToTime),
        onTop: flagOf(it.IsTop),
        audience: amountOf(it.AudienceCount),
        readers: amountOf(it.ReadCount),
      })),
    )
  },

  save: async ({ form, publish }, signal) => {
    const body = {
      Id: form.id,
      RowVersion: form.rowVersion,
      OrgId: form.organisationId,
      Title: form.title,
      Content: form.text.html,
      IsTop: form.onTop,
      ...(form.from !== '' && { FromTime: form.from }),
      ...(form.to !== '' && { ToTime: form.to }),
      Publish: publish,
    }
    const done = await http.call(saveNotice, { body }, signal)
    return done.ok ? success(true) : done
  },

  withdraw: async (seen, signal) => {
    const done = await http.call(withdrawNotice, seenBody(seen), signal)
    return done.ok ? success(true) : done
  },

  remove: async (seen, signal) => {
    const done = await http.call(removeNotice, seenBody(seen), signal)
    return done.ok ? success(true) : done
  },

  readers: async ({ noticeId, read, page: index }, signal) => {
    const size = READERS_PAGE_SIZE
    const query = { Id: noticeId, Read: read ? 1 : 0, PageIndex: index, PageSize: size }
    const told = await http.call(getNoticeReaders, { query }, signal)
    if (!told.ok) return told
    return success(
      pageOf(told.value, { index, size }, (it) => ({
        id: it.UserId,
        name: textOf(it.Name),
        schools: textOf(it.Schools),
        readAt: timeOf(it.ReadTime),
      })),
    )
  },
})
