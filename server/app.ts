import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { ConfigurationFile } from '#contract/configuration.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import { answerFrameworkError, answerSocketError, handleErrors } from './http/errors.ts'
import { catalogueRepository } from './modules/catalogue/catalogue.repository.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import { catalogueService } from './modules/catalogue/catalogue.service.ts'
import { commentRepository } from './modules/comment/comment.repository.ts'
import { commentRoutes } from './modules/comment/comment.routes.ts'
import { commentService } from './modules/comment/comment.service.ts'
import { findAccessible } from './modules/content/content-access.ts'
import { favouriteRoutes } from './modules/favourite/favourite.routes.ts'
import { favouriteService } from './modules/favourite/favourite.service.ts'
import { fileRepository } from './modules/file/file.repository.ts'
import { fileRoutes } from './modules/file/file.routes.ts'
import { fileAddresses } from './modules/file/file-address.ts'
import type { ConvertToPdf } from './modules/file/office.ts'
import { learningRepository } from './modules/learning/learning.repository.ts'
import { learningRoutes } from './modules/learning/learning.routes.ts'
import { learningService } from './modules/learning/learning.service.ts'
import { userActionRepository } from './modules/learning/user-action.repository.ts'
import { userActionService } from './modules/learning/user-action.service.ts'
import { liveRepository } from './modules/live/live.repository.ts'
import { liveRoutes } from './modules/live/live.routes.ts'
import { liveService } from './modules/live/live.service.ts'
import { searchRepository } from './modules/search/search.repository.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { searchService } from './modules/search/search.service.ts'
import { loginAttemptRepository } from './modules/session/login-attempt.repository.ts'
import { sessionRepository } from './modules/session/session.repository.ts'
import { sessionRoutes } from './modules/session/session.routes.ts'
import { sessionService } from './modules/session/session.service.ts'
import { editorRoutes } from './modules/upload/editor.routes.ts'
import { editorService } from './modules/upload/editor.service.ts'
import { editorUploadRepository } from './modules/upload/editor-upload.repository.ts'
import { type FileAddress, picturesIn } from './modules/upload/pictures.ts'
import { caching } from './plugins/caching.ts'
import { client } from './plugins/client.ts'
import { compression } from './plugins/compression.ts'
import { documentation } from './plugins/documentation.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { sessionGuard } from './plugins/session-guard.ts'
import type { Storage } from './storage/storage.ts'

export interface AppOptions {
  readonly db: Db
  readonly clock: Clock
  readonly storage: Storage
  /** What the addresses of files are signed with. */
  readonly fileAddressSecret: Buffer
  /** Makes presentations visible in the browser; null where LibreOffice is not there. */
  readonly convertToPdf: ConvertToPdf | null
  /** The school's configuration, already checked. */
  readonly configuration: ConfigurationFile
  readonly configFile: string
  readonly clientDirectory: string
  readonly sessionTtlSeconds: number
  /** Comments that one user may write in a minute; 0 for any number. */
  readonly commentsPerMinute: number
  readonly trustProxy: boolean | number | string
  readonly version: string
  readonly logger?: FastifyServerOptions['logger']
}

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
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)

  const lives = liveRepository(db)
  const uploads = editorUploadRepository(db)
  const addresses = fileAddresses(options.fileAddressSecret, clock)
  const fileAddress: FileAddress = ({ id, name }) => addresses.addressOf({ id, name, use: 'inline' })
  const session = sessionService({
    sessions: sessionRepository(db),
    attempts: loginAttemptRepository(db),
    clock,
    ttlSeconds: options.sessionTtlSeconds,
  })

  await app.register(securityHeaders, options)
  await app.register(compression)
  await app.register(caching)
  await app.register(documentation, options)
  await app.register(sessionGuard, { identify: session.identify })

  await app.register(sessionRoutes(session))
  await app.register(catalogueRoutes(catalogueService({ catalogue: catalogueRepository(db), lives, clock })))
  await app.register(searchRoutes(searchService(searchRepository(db))))
  await app.register(liveRoutes(liveService(lives, clock)))
  await app.register(
    fileRoutes({
      files: fileRepository(db),
      storage: options.storage,
      addresses,
      convertToPdf: options.convertToPdf,
      clock,
    }),
  )
  await app.register(favouriteRoutes(favouriteService(db, clock)))
  await app.register(
    learningRoutes({
      learning: learningService(learningRepository(db), clock),
      actions: userActionService({
        actions: userActionRepository(db),
        findContent: (wanted, userId) => findAccessible(db, wanted, userId),
        clock,
      }),
    }),
  )
  await app.register(
    commentRoutes(
      commentService({
        db,
        comments: commentRepository(db),
        pictures: picturesIn(uploads, fileAddress),
        clock,
        perMinute: options.commentsPerMinute,
      }),
    ),
  )
  await app.register(
    editorRoutes(
      editorService({
        uploads,
        storage: options.storage,
        fileAddress,
        clock,
        limits: options.configuration.upload,
      }),
    ),
  )

  await app.register(client, options)
  return app
}
