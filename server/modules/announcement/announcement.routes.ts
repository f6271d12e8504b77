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
import type { AnnouncementDeskService } from './announcement-desk.service.ts'

/** Notices for their readers, and for who writes them. Wire: 通知. */
export const announcementRoutes =
  (service: AnnouncementService, desk: AnnouncementDeskService) => async (app: FastifyInstance) => {
    signedInRoute(app, countNotices, ({ viewer }) => service.unread(viewer.userId))
    signedInRoute(app, getNotices, ({ viewer, query }) => service.list(viewer.userId, query))
    signedInRoute(app, readNotices, ({ viewer, body }) => service.read(viewer.userId, body))
    signedInRoute(app, getManagedNotices, ({ viewer, query }) => desk.list(viewer.userId, query))
    signedInRoute(app, saveNotice, ({ viewer, body }) => desk.save(viewer.userId, body))
    signedInRoute(app, withdrawNotice, ({ viewer, body }) => desk.withdraw(viewer.userId, body))
    signedInRoute(app, removeNotice, ({ viewer, body }) => desk.remove(viewer.userId, body))
    signedInRoute(app, getNoticeReaders, ({ viewer, query }) => desk.readers(viewer.userId, query))
  }
