import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { SentBy } from '#contract/call.ts'
import { devices, removeDevice, removeOtherDevices } from '#contract/devices.ts'
import { CODE } from '#contract/envelope.ts'
import { changePassword } from '#contract/password.ts'
import { current, isLogin, login, logout } from '#contract/session.ts'
import { Refusal } from '../../http/envelope.ts'
import { publicRoute, signedInRoute } from '../../http/route.ts'
import type { AccountHash } from './account-hash.ts'
import type { DeviceService } from './device.service.ts'
import type { PasswordService } from './password.service.ts'
import type { SessionService } from './session.service.ts'

/** For the operator's log: a sign-in was tried, how it ended, and whether it was the same account again. */
const noteSignIn = (log: FastifyBaseLogger, ended: string | Refusal, account: string): void => {
  if (!(ended instanceof Refusal)) log.info({ account }, 'sign-in accepted')
  else log.warn({ account }, ended.code === CODE.locked ? 'sign-in locked' : 'sign-in refused')
}

const ALWAYS = { opens: ['proving', 'firstPassword', 'enrolling'] } as const

/** Wire: 登录与用户. */
export const sessionRoutes =
  (service: SessionService, deviceList: DeviceService, passwords: PasswordService, markOf: AccountHash) =>
  async (app: FastifyInstance) => {
    publicRoute(app, login, async ({ body, request }) => {
      const mobile = body.Mobile.trim()
      const signedIn = await service.signIn({
        mobile,
        wirePassword: body.Password,
        address: request.ip,
        device: body.UserKey,
        userAgent: request.headers['user-agent'],
        former: request.headers.authorization,
      })
      noteSignIn(request.log, signedIn, markOf(mobile))
      return signedIn
    })
    // Left out on purpose: RoleIsShowMenus of a user without a role (R-session-14), and what is true of few.
    signedInRoute(
      app,
      current,
      ({ viewer }) => service.currentUser(viewer) as unknown as Promise<SentBy<typeof current>>,
      ALWAYS,
    )
    signedInRoute(app, isLogin, async () => true, ALWAYS)
    signedInRoute(app, logout, ({ viewer }) => service.signOut(viewer), ALWAYS)
    signedInRoute(app, devices, ({ viewer }) => deviceList.list(viewer))
    signedInRoute(app, removeDevice, ({ viewer, body }) => deviceList.remove(viewer, body.Id, body.Password))
    signedInRoute(app, removeOtherDevices, ({ viewer, body }) =>
      deviceList.removeOthers(viewer, body.Password),
    )
    signedInRoute(
      app,
      changePassword,
      ({ viewer, body }) => passwords.change(viewer, body.Password, body.NewPassword),
      { opens: ['firstPassword'] },
    )
  }
