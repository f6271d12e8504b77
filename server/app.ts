import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { FeatureOptions } from './config/feature-options.ts'
import type { JobPace } from './db/job-tables.ts'
import { answerFrameworkError, answerSocketError, handleErrors } from './http/errors.ts'
import { answerSerializer } from './http/serializer.ts'
import type { ParseQuestionFile } from './import/questions/parse-in-worker.ts'
import { announcementPlugin } from './modules/announcement/announcement.plugin.ts'
import { cataloguePlugin } from './modules/catalogue/catalogue.plugin.ts'
import { cloudSchoolPlugin } from './modules/cloud-school/cloud-school.plugin.ts'
import { commentPlugin } from './modules/comment/comment.plugin.ts'
import { contentPlugin } from './modules/content/content.plugin.ts'
import { coursePlugin } from './modules/course/course.plugin.ts'
import { favouritePlugin } from './modules/favourite/favourite.plugin.ts'
import { filePlugin } from './modules/file/file.plugin.ts'
import type { PresentationConverter } from './modules/file/presentation-converter.ts'
import { filmPlugin } from './modules/film/film.plugin.ts'
import type { FilmTools } from './modules/film/film-tools.ts'
import { firstStartPlugin } from './modules/first-start/first-start.plugin.ts'
import { framePlugin } from './modules/frame/frame.plugin.ts'
import { healthPlugin } from './modules/health/health.plugin.ts'
import { serverVersionPlugin } from './modules/health/server-version.plugin.ts'
import { intentionPlugin } from './modules/intention/intention.plugin.ts'
import { jobPlugin } from './modules/job/job.plugin.ts'
import { learningPlugin } from './modules/learning/learning.plugin.ts'
import { livePlugin } from './modules/live/live.plugin.ts'
import { moderationPlugin } from './modules/moderation/moderation.plugin.ts'
import { packPlugin } from './modules/pack/pack.plugin.ts'
import { paperPlugin } from './modules/paper/paper.plugin.ts'
import { peoplePlugin } from './modules/people/people.plugin.ts'
import { personalDataPlugin } from './modules/personal-data/personal-data.plugin.ts'
import { playbackPlugin } from './modules/playback/playback.plugin.ts'
import { privateFilePlugin } from './modules/private-file/private-file.plugin.ts'
import { questionPlugin } from './modules/question/question.plugin.ts'
import { releasePlugin } from './modules/release/release.plugin.ts'
import { reviewPlugin } from './modules/review/review.plugin.ts'
import { schoolFilePlugin } from './modules/school-file/school-file.plugin.ts'
import { searchPlugin } from './modules/search/search.plugin.ts'
import { sessionPlugin } from './modules/session/session.plugin.ts'
import { sitePlugin } from './modules/site/site.plugin.ts'
import { livePlanPlugin } from './modules/studio/live-plan.plugin.ts'
import { studioPlugin } from './modules/studio/studio.plugin.ts'
import { sweepPlugin } from './modules/sweep/sweep.plugin.ts'
import type { FetchOutsidePicture } from './modules/upload/outside-picture.ts'
import { uploadPlugin } from './modules/upload/upload.plugin.ts'
import { caching } from './plugins/caching.ts'
import { client } from './plugins/client.ts'
import { compression } from './plugins/compression.ts'
import { documentation } from './plugins/documentation.ts'
import { type MetricsPlace, metrics } from './plugins/metrics.ts'
import { openReplies } from './plugins/open-replies.ts'
import { overload } from './plugins/overload.ts'
import { pageOrigins } from './plugins/page-origins.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { securityText } from './plugins/security-text.ts'
import type { TracingPlace } from './plugins/tracing.ts'

/** The parts and settings of the reference server; `main.ts` reads them from the environment, tests make their own. */
export interface AppOptions extends FeatureOptions {
  /** The internal location from which nginx sends stored files itself (X-Accel-Redirect); null: this server sends them. */
  readonly handOver: string | null
  /** Converts presentations for the browser; null where LibreOffice is not installed. */
  readonly presentations: PresentationConverter | null
  /** Converts films for slow lines; null where ffmpeg is not installed. */
  readonly filmTools: FilmTools | null
  /** How often background jobs are polled. */
  readonly jobPace: JobPace
  /** Reads files of questions on a worker thread. */
  readonly parseQuestionFile: ParseQuestionFile
  /** Fetches pictures from other sites. */
  readonly fetchOutsidePicture: FetchOutsidePicture
  readonly configFile: string
  readonly clientDirectory: string
  readonly sessionTtlSeconds: number
  /** Seconds after its sign-in at which a session ends, however much it is used. */
  readonly sessionMaxSeconds: number
  /** Open sessions that an account has, where administrators set no other number; 0 for any. */
  readonly sessionsPerUser: number
  /** Days between the request to erase an account and the erasure. */
  readonly erasureWaitDays: number
  /** Days for which a file with a person's data can be fetched. */
  readonly dataFileDays: number
  /** Comments that one user may write in a minute; 0 for any number. */
  readonly commentsPerMinute: number
  /** Pages of other hosts that may call this API, by their origin. */
  readonly pageOrigins: readonly string[]
  /** Where somebody reports a weakness: `mailto:`, `https:` or `tel:`. */
  readonly securityContacts: readonly string[]
  readonly trustProxy: boolean | number | string
  /** Where Prometheus reads metrics; null for nowhere. */
  readonly metrics: MetricsPlace | null
  /** The collector of OpenTelemetry that spans are sent to; null for none, and nothing of it is loaded. */
  readonly tracing: TracingPlace | null
  readonly version: string
  /** Compares every answer with the contract: for tests and for developing. */
  readonly checksAnswers: boolean
  readonly logger?: FastifyServerOptions['logger']
}

/** A number is how many proxies stand in front, counted from here. */
const trusting = (trust: AppOptions['trustProxy']) =>
  typeof trust === 'number' ? (_: string, hop: number) => hop < trust : trust

const MEBIBYTE = 1024 * 1024

/** The reference server, whole and not listening. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: options.logger ?? false,
    trustProxy: trusting(options.trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: MEBIBYTE,
    // On a busy machine plugins start slowly: Fastify's default of ten seconds would abort the start.
    pluginTimeout: 120_000,
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

  const { tracing, version } = options
  if (tracing !== null)
    await app.register((await import('./plugins/tracing.ts')).tracing, { tracing, version })
  await app.register(metrics, options)
  await app.register(securityHeaders, options)
  await app.register(pageOrigins, options)
  await app.register(openReplies)
  await app.register(compression)
  await app.register(caching)
  await app.register(overload, options)
  await app.register(documentation, options)

  await app.register(intentionPlugin, options)
  await app.register(healthPlugin, options)
  await app.register(sitePlugin, options)
  await app.register(sessionPlugin, options)
  await app.register(serverVersionPlugin, options)
  await app.register(jobPlugin, options)
  await app.register(contentPlugin, options)
  await app.register(filePlugin, options)
  await app.register(filmPlugin, options)
  await app.register(privateFilePlugin, options)
  await app.register(uploadPlugin, options)
  await app.register(searchPlugin, options)
  await app.register(coursePlugin, options)
  await app.register(livePlugin, options)
  await app.register(playbackPlugin, options)
  await app.register(questionPlugin, options)
  await app.register(cataloguePlugin, options)
  await app.register(learningPlugin, options)
  await app.register(paperPlugin, options)
  await app.register(favouritePlugin, options)
  await app.register(commentPlugin, options)
  await app.register(schoolFilePlugin, options)
  await app.register(reviewPlugin, options)
  await app.register(cloudSchoolPlugin, options)
  await app.register(studioPlugin, options)
  await app.register(releasePlugin, options)
  await app.register(moderationPlugin, options)
  await app.register(peoplePlugin, options)
  await app.register(personalDataPlugin, options)
  await app.register(framePlugin, options)
  await app.register(announcementPlugin, options)
  await app.register(firstStartPlugin, options)
  await app.register(livePlanPlugin, options)
  await app.register(packPlugin, options)
  await app.register(sweepPlugin, options)

  await app.register(securityText, options)
  await app.register(client, { ...options, banners: app.catalogue.banners, site: app.site })
  return app
}
