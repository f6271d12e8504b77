import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { AppOptions } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { enginesOf, USUAL_ENGINE } from './engines.ts'
import { buildTestApp } from './server.ts'
import { clientOf } from './server-client.ts'
import { openTestDatabase } from './test-databases.ts'

/** A clock that a test sets by hand; it starts at the time of the machine. */
export class HandClock {
  #now = new Date()

  readonly read = (): Date => new Date(this.#now)

  set(now: Date): void {
    this.#now = new Date(now)
  }

  forward(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000)
  }
}

export interface Harness {
  readonly app: FastifyInstance
  readonly database: Database
  readonly clock: HandClock
  readonly ask: ReturnType<typeof clientOf>
}

/**
 * Runs tests through the real routes on each engine that this suite is for (tests/support/engines.ts), on a server whose
 * options differ in `change` from those of all.
 */
export const onEachEngine = (
  name: string,
  tests: (harness: () => Harness) => void,
  change: Partial<AppOptions> = {},
): void => {
  describe.each(enginesOf(name))(`${name} on %s`, (engine) => {
    let harness: Harness | null = null
    beforeAll(async () => {
      const database = await openTestDatabase(engine, inject('postgres'))
      const clock = new HandClock()
      const app = await buildTestApp(database, { clock: clock.read, ...change })
      harness = { app, database, clock, ask: clientOf(app) }
    })
    afterAll(async () => {
      await harness?.app.close()
      await harness?.database.close()
    })
    tests(() => {
      if (!harness) throw new Error('the server did not start')
      return harness
    })
  })
}

/** A seeded database of a test file's own, on the engine where a suite runs that runs on one. */
export const openUsualDatabase = (): Promise<Database> => openTestDatabase(USUAL_ENGINE, inject('postgres'))
