import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { Refusal } from '../../http/envelope.ts'
import { sessionGuard } from '../../plugins/session-guard.ts'
import { accountHash } from './account-hash.ts'
import { confirmation } from './confirmation.ts'
import { deviceService } from './device.service.ts'
import { factorProof } from './factor-proof.ts'
import { loginAttemptRepository } from './login-attempt.repository.ts'
import { passwordService } from './password.service.ts'
import { hashPassword, passwordChecks } from './password.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { secondFactorService } from './second-factor.service.ts'
import { sessionRepository } from './session.repository.ts'
import { sessionRoutes } from './session.routes.ts'
import { type SignIn, sessionService } from './session.service.ts'
import { cacheSessions } from './session-cache.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** For features that change other people's accounts. */
    readonly accounts: {
      /** Drops a user's sessions from the cache, because they ended or changed. */
      forget(userId: number): void
      /** The hash of a password of the wire, computed in the queue of all password checks. */
      hashPassword(onTheWire: string): Promise<string>
      /** Whether a password of the wire is the user's own; wrong ones are counted. */
      confirm(userId: number, onTheWire: string): Promise<true | Refusal>
      /** The user of an account, password and, with a second factor, code; counted like a sign-in, but opens no session. */
      prove(credentials: SignIn & { readonly code: string | undefined }): Promise<number | Refusal>
    }
  }
}

interface Options extends FeatureOptions {
  readonly sessionTtlSeconds: number
  readonly sessionMaxSeconds: number
}

/** Who asks: signing in and out, the guard of every call, the devices and the password of an account. */
export const sessionPlugin = fastifyPlugin<Options>(
  async (app, options) => {
    const { db, clock, stopwatch } = options
    const sessions = cacheSessions(sessionRepository(db), stopwatch)
    const attempts = loginAttemptRepository(db)
    const checks = passwordChecks()
    const session = sessionService({
      sessions,
      attempts,
      clock,
      ttlSeconds: options.sessionTtlSeconds,
      maxSeconds: options.sessionMaxSeconds,
      settings: app.site.settings,
      checks,
    })
    const passwords = passwordService({ sessions, attempts, clock, checks })
    const confirm = confirmation({ sessions, passwords, clock })
    const factors = secondFactorService({
      db,
      clock,
      sessions,
      passwords,
      confirm,
      withProof: factorProof({ db, clock, checks }),
      checks,
      settings: app.site.settings,
      productName: options.configuration.productName,
    })
    await app.register(sessionGuard, session)
    app.decorate('accounts', {
      forget: sessions.forgetUser,
      hashPassword: (onTheWire) => checks(() => hashPassword(onTheWire)),
      confirm: passwords.confirm,
      prove: async ({ code, ...credentials }) => {
        const userId = await session.proveAccount(credentials)
        if (userId instanceof Refusal) return userId
        const proven = await factors.proveOnce(userId, code)
        return proven instanceof Refusal ? proven : userId
      },
    })
    await addRoutes(app, secondFactorRoutes(factors))
    await addRoutes(
      app,
      sessionRoutes(
        session,
        deviceService({ sessions, confirm, clock }),
        passwords,
        accountHash(options.fileAddressSecret),
      ),
    )
  },
  { name: 'session', dependencies: ['site'] },
)
