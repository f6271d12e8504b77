import * as z from 'zod/mini'
import { configurationFile } from '#contract/configuration.ts'
import { DEMO_PASSWORD, PERSONAS, type PersonaSeed } from '#demo/seed/people.ts'
import type { AppOptions } from '#server/app.ts'
import { buildApp } from '#server/app.ts'
import { inProject } from '#server/config/project-root.ts'
import type { Database } from '#server/db/database.ts'
import { parseQuestionFile } from '#server/import/questions/parse-question-file.ts'
import { wirePassword } from '#server/modules/session/password.ts'
import { outsidePictures } from '#server/modules/upload/outside-picture.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { openTestDatabase } from './test-databases.ts'

export type Persona = PersonaSeed['key']

export interface TestAccount {
  readonly account: string
  /** As typed. */
  readonly password: string
  /** As sent: MD5 in upper case. */
  readonly wirePassword: string
  readonly name: string
  readonly title: string
}

/** The seeded accounts by what they are there to show. */
export const accounts = Object.fromEntries(
  PERSONAS.map(({ key, mobile, name, title }) => [
    key,
    { account: mobile, password: DEMO_PASSWORD, wirePassword: wirePassword(DEMO_PASSWORD), name, title },
  ]),
) as Record<Persona, TestAccount>

/** What the servers of tests sign addresses of files and tickets of uploads with. */
export const FILE_ADDRESS_SECRET = Buffer.alloc(32, 'secret of the tests')

/** The reference server as tests build it: the product's own, over a given database and clock. */
export const buildTestApp = (database: Database, change: Partial<AppOptions> = {}) => {
  const clock = change.clock ?? (() => new Date())
  return buildApp({
    db: database.db,
    clock,
    // What is remembered for a while is over when a test puts its clock on.
    stopwatch: () => clock().getTime(),
    storage: folderStorage({ seed: seedFilesFolder(), data: inProject('.cache/test/files') }),
    fileAddressSecret: FILE_ADDRESS_SECRET,
    handOver: null,
    presentations: null,
    filmTools: null,
    jobPace: { poll: 0.5, supervise: 3600 },
    fetchOutsidePicture: outsidePictures({ hosts: [] }),
    parseQuestionFile: async (...asked) => parseQuestionFile(...asked),
    configuration: z.parse(configurationFile, {}),
    configFile: inProject('config/config.json'),
    clientDirectory: inProject('.cache/test/no-client'),
    sessionTtlSeconds: 8 * 3600,
    sessionMaxSeconds: 30 * 86_400,
    sessionsPerUser: 0,
    erasureWaitDays: 7,
    dataFileDays: 7,
    commentsPerMinute: 10,
    pageOrigins: [],
    securityContacts: [],
    trustProxy: false,
    metrics: null,
    tracing: null,
    version: '0.0.0',
    checksAnswers: true,
    ...change,
  })
}

export interface TestServer {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  readonly url: string
  readonly accounts: Record<Persona, TestAccount>
  close(): Promise<void>
}

/** The real server with the whole seed, in memory, on a free port of this machine. */
export const startTestServer = async (options: Partial<AppOptions> = {}): Promise<TestServer> => {
  const database = await openTestDatabase('embedded')
  const app = await buildTestApp(database, options)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    accounts,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
