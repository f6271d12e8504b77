import type { FastifyInstance } from 'fastify'
import { countNotices, getNotices, readNotices } from '#contract/announcement.ts'
import {
  getManagedNotices,
  getNoticeReaders,
  removeNotice,
  saveNotice,
  withdrawNotice,
} from '#contract/managed-announcement.ts'
import { signedInRoute } from '../../http/route.ts'
import type { AnnouncementService } from './announcement.service.ts'
import type { AnnouncementAdminService } from './announcement-admin.service.ts'

/** Notices for their readers, and for who writes them. Wire: 通知. */
export const announcementRoutes =
  (service: AnnouncementService, admin: AnnouncementAdminService) => async (app: FastifyInstance) => {
    signedInRoute(app, countNotices, ({ viewer }) => service.unread(viewer.userId))
    signedInRoute(app, getNotices, ({ viewer, query }) => service.list(viewer.userId, query))
    signedInRoute(app, readNotices, ({ viewer, body }) => service.read(viewer.userId, body))
    signedInRoute(app, getManagedNotices, ({ viewer, query }) => admin.list(viewer.userId, query))
    signedInRoute(app, saveNotice, ({ viewer, body }) => admin.save(viewer.userId, body))
    signedInRoute(app, withdrawNotice, ({ viewer, body }) => admin.withdraw(viewer.userId, body))
    signedInRoute(app, removeNotice, ({ viewer, body }) => admin.remove(viewer.userId, body))
    signedInRoute(app, getNoticeReaders, ({ viewer, query }) => admin.readers(viewer.userId, query))
  }
