import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { sessionGuard } from '../../plugins/session-guard.ts'
import { accountHash } from './account-hash.ts'
import { deviceService } from './device.service.ts'
import { loginAttemptRepository } from './login-attempt.repository.ts'
import { passwordService } from './password.service.ts'
import { passwordChecks } from './password.ts'
import { sessionRepository } from './session.repository.ts'
import { sessionRoutes } from './session.routes.ts'
import { sessionService } from './session.service.ts'
import { cacheSessions } from './session-cache.ts'

interface Options extends FeatureOptions {
  readonly sessionTtlSeconds: number
}

/** Who asks: signing in and out, the guard of every call, the devices and the password of an account. */
export const sessionPlugin = fastifyPlugin<Options>(
  async (app, options) => {
    const { db, clock } = options
    const sessions = cacheSessions(sessionRepository(db))
    const attempts = loginAttemptRepository(db)
    const checks = passwordChecks()
    const session = sessionService({
      sessions,
      attempts,
      clock,
      ttlSeconds: options.sessionTtlSeconds,
      checks,
    })
    const passwords = passwordService({ sessions, attempts, clock, checks })
    await app.register(sessionGuard, { identify: session.identify })
    await app.register(
      sessionRoutes(
        session,
        deviceService(sessions, clock),
        passwords,
        accountHash(options.fileAddressSecret),
      ),
    )
  },
  { name: 'session' },
)
