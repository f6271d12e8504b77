import fastifyPlugin from 'fastify-plugin'
import { CODE } from '#contract/envelope.ts'
import { failure } from '../http/envelope.ts'
import type { Held, Identify } from '../http/viewer.ts'

/** R-session-4: the client clears its session and asks to sign in again. */
const EXPIRED = '登录信息已失效，请重新登录!'
/** R-people-4; R-personal-data-3; R-people-5; R-session-17, R-session-18. */
const ENDS = {
  disabled: '账号已停用，请联系学校管理员',
  leaving: '账号已申请注销，所有设备都已退出登录',
  reset: '密码已由管理员重置，请用新密码登录',
  tooMany: '登录的设备太多，最早登录的这台已退出',
  tooLong: '距上次登录已经很久，为了账号安全请重新登录',
} as const
/** R-session-22, R-people-5, R-session-24. */
const HOLDS: Readonly<Record<Held, string>> = {
  proving: '请先输入动态码',
  firstPassword: '请先修改初始密码',
  enrolling: '本站要求使用动态码，请先开启',
}

interface Needs {
  readonly identify: Identify
  /** Why the session of a header ended; null where that is not told. */
  readonly endOf: (authorization: string | undefined) => Promise<keyof typeof ENDS | null>
}

/**
 * Answers 401 to a call that needs a session and has none, and refuses users whose session has a condition to be met first. For calls
 * that answer visitors, such a session counts as none.
 */
export const sessionGuard = fastifyPlugin<Needs>(async (app, { identify, endOf }) => {
  app.decorate('identify', async (authorization) => {
    const viewer = await identify(authorization)
    return viewer === null || viewer.held !== null ? null : viewer
  })
  app.decorateRequest('viewer', null)
  // No promise for calls that need no session: hundreds of parts of a film come this way.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.access !== 'session') return done()
    const { authorization } = request.headers
    const look = async (): Promise<void> => {
      const viewer = await identify(authorization)
      request.viewer = viewer
      if (viewer === null) {
        const end = await endOf(authorization)
        const answer =
          end === null
            ? failure(CODE.sessionExpired, EXPIRED)
            : { Code: CODE.sessionExpired, Data: true, Message: ENDS[end] }
        return void reply.code(401).send(answer)
      }
      const { opens = [] } = request.routeOptions.config
      if (viewer.held !== null && !opens.includes(viewer.held))
        return void reply.send(failure(CODE.noRight, HOLDS[viewer.held]))
      done()
    }
    look().catch(done)
  })
})
