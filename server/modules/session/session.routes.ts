import type { FastifyInstance } from 'fastify'
import type { SentBy } from '#contract/call.ts'
import { devices, removeDevice } from '#contract/devices.ts'
import { current, isLogin, login, logout } from '#contract/session.ts'
import { publicRoute, signedInRoute } from '../../http/route.ts'
import type { DeviceService } from './device.service.ts'
import type { SessionService } from './session.service.ts'

/** Spec §7 Session. */
export const sessionRoutes =
  (service: SessionService, deviceList: DeviceService) => async (app: FastifyInstance) => {
    publicRoute(app, login, ({ body, request }) =>
      service.signIn({
        mobile: body.Mobile.trim(),
        wirePassword: body.Password,
        address: request.ip,
        device: body.UserKey,
        userAgent: request.headers['user-agent'],
      }),
    )
    // The one field that is left out on purpose: a user without a role has no RoleIsShowMenus (spec §6).
    signedInRoute(
      app,
      current,
      ({ viewer }) => service.currentUser(viewer) as Promise<SentBy<typeof current>>,
    )
    signedInRoute(app, isLogin, async () => true)
    signedInRoute(app, logout, ({ viewer }) => service.signOut(viewer))
    signedInRoute(app, devices, ({ viewer }) => deviceList.list(viewer))
    signedInRoute(app, removeDevice, ({ viewer, body }) => deviceList.remove(viewer, body.Id))
  }
