import type { FastifyServerOptions } from 'fastify'
import type { ConfigurationFile } from '#contract/configuration.ts'
import type { Db } from './db/database.ts'
import type { ParseQuestionFile } from './import/questions/parse-in-worker.ts'
import type { PresentationConverter } from './modules/file/presentation-converter.ts'
import type { FetchOutsidePicture } from './modules/upload/outside-picture.ts'
import type { Clock } from './runtime/clock.ts'
import type { Storage } from './storage/storage.ts'

/** What the reference server is made of; `main.ts` takes it from the environment, a test makes its own. */
export interface AppOptions {
  readonly db: Db
  readonly clock: Clock
  readonly storage: Storage
  /** What the addresses of files are signed with, and what accounts are marked with in the log. */
  readonly fileAddressSecret: Buffer
  /** The place inside the proxy from which it hands out stored files itself (X-Accel-Redirect); null: this server does. */
  readonly handOver: string | null
  /** Makes presentations visible in the browser; null where LibreOffice is not there. */
  readonly presentations: PresentationConverter | null
  /** Looks at files of questions, where it keeps nobody waiting. */
  readonly parseQuestionFile: ParseQuestionFile
  /** Brings pictures of other sites. */
  readonly fetchOutsidePicture: FetchOutsidePicture
  /** The school's configuration, already checked. */
  readonly configuration: ConfigurationFile
  readonly configFile: string
  readonly clientDirectory: string
  readonly sessionTtlSeconds: number
  /** Comments that one user may write in a minute; 0 for any number. */
  readonly commentsPerMinute: number
  /** Pages of other hosts that may call this API, by their origin. */
  readonly pageOrigins: readonly string[]
  readonly trustProxy: boolean | number | string
  readonly version: string
  /** Compares every answer with the contract: for tests and for developing. */
  readonly checksAnswers: boolean
  readonly logger?: FastifyServerOptions['logger']
}
