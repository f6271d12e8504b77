import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { sessionGuard } from '../../plugins/session-guard.ts'
import { accountMark } from './account-mark.ts'
import { deviceService } from './device.service.ts'
import { loginAttemptRepository } from './login-attempt.repository.ts'
import { rememberSessions } from './remembered-sessions.ts'
import { sessionRepository } from './session.repository.ts'
import { sessionRoutes } from './session.routes.ts'
import { sessionService } from './session.service.ts'

interface Options extends FeatureOptions {
  readonly sessionTtlSeconds: number
}

/** Who asks: signing in and out, the guard of every call, the devices of an account. */
export const sessionPlugin = fastifyPlugin<Options>(
  async (app, options) => {
    const { db, clock } = options
    const sessions = rememberSessions(sessionRepository(db))
    const attempts = loginAttemptRepository(db)
    const session = sessionService({ sessions, attempts, clock, ttlSeconds: options.sessionTtlSeconds })
    await app.register(sessionGuard, { identify: session.identify })
    await app.register(
      sessionRoutes(session, deviceService(sessions, clock), accountMark(options.fileAddressSecret)),
    )
  },
  { name: 'session' },
)
