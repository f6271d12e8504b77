import type { FastifyInstance } from 'fastify'
import { getManagedRoles, removeRole, saveRole } from '#contract/roles.ts'
import { signedInRoute } from '../../http/route.ts'
import type { RoleService } from './role.service.ts'

/** Roles, for the platform's administrators. Wire: 角色管理. */
export const roleRoutes = (service: RoleService) => async (app: FastifyInstance) => {
  signedInRoute(app, getManagedRoles, ({ viewer }) => service.list(viewer.userId))
  signedInRoute(app, saveRole, ({ viewer, body }) => service.save(viewer.userId, body))
  signedInRoute(app, removeRole, ({ viewer, body }) => service.remove(viewer.userId, body))
}
