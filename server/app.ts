import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { AppOptions } from './app-options.ts'
import { features } from './features.ts'
import { answerFrameworkError, answerSocketError, handleErrors } from './http/errors.ts'
import { answerSerializer } from './http/serializer.ts'
import { catalogueRepository } from './modules/catalogue/catalogue.repository.ts'
import { catalogueService } from './modules/catalogue/catalogue.service.ts'
import { liveRepository } from './modules/live/live.repository.ts'
import { accountMark } from './modules/session/account-mark.ts'
import { deviceService } from './modules/session/device.service.ts'
import { loginAttemptRepository } from './modules/session/login-attempt.repository.ts'
import { rememberSessions } from './modules/session/remembered-sessions.ts'
import { sessionRepository } from './modules/session/session.repository.ts'
import { sessionRoutes } from './modules/session/session.routes.ts'
import { sessionService } from './modules/session/session.service.ts'
import { caching } from './plugins/caching.ts'
import { client } from './plugins/client.ts'
import { compression } from './plugins/compression.ts'
import { documentation } from './plugins/documentation.ts'
import { pageOrigins } from './plugins/page-origins.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { sessionGuard } from './plugins/session-guard.ts'

/** A number is how many proxies stand in front, counted from here. */
const trusting = (trust: AppOptions['trustProxy']) =>
  typeof trust === 'number' ? (_: string, hop: number) => hop < trust : trust

const MEBIBYTE = 1024 * 1024

/** The reference server, whole and not listening. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { db, clock } = options
  const app = fastify({
    logger: options.logger ?? false,
    trustProxy: trusting(options.trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: MEBIBYTE,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerSocketError,
    routerOptions: { maxParamLength: 200 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(answerSerializer(options.checksAnswers))
  handleErrors(app)

  const sessions = rememberSessions(sessionRepository(db))
  const session = sessionService({
    sessions,
    attempts: loginAttemptRepository(db),
    clock,
    ttlSeconds: options.sessionTtlSeconds,
  })

  const catalogue = catalogueService({ catalogue: catalogueRepository(db), lives: liveRepository(db), clock })

  await app.register(securityHeaders, options)
  await app.register(pageOrigins, options)
  await app.register(compression)
  await app.register(caching)
  await app.register(documentation, options)
  await app.register(sessionGuard, { identify: session.identify })

  await app.register(
    sessionRoutes(session, deviceService(sessions, clock), accountMark(options.fileAddressSecret)),
  )
  await app.register(features(options, catalogue))

  await app.register(client, { ...options, banners: catalogue.banners })
  return app
}
