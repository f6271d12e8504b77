import type { FastifyInstance } from 'fastify'
import { exportAuditLog, getAuditLog } from '#contract/audit-log.ts'
import { signedInRoute } from '../../http/route.ts'
import type { AuditLogService } from './audit-log.service.ts'

/** What was done, for administrators. Wire: 操作记录. */
export const auditLogRoutes = (log: AuditLogService) => async (app: FastifyInstance) => {
  signedInRoute(app, getAuditLog, ({ viewer, body }) => log.list(viewer.userId, body))
  signedInRoute(app, exportAuditLog, ({ viewer, body }) => log.export(viewer.userId, body))
}
