import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, test } from 'vitest'
import type { AppOptions } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { type Engine, enginesOf, USUAL_ENGINE } from './engines.ts'
import { openSeeded } from './seeded-databases.ts'
import { buildTestApp } from './server.ts'
import { clientOf } from './server-client.ts'

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

/** Whether this engine is asked for what they do alike: the usual one is, and both where everything is asked for. */
export const isAskedAlike = (engine: Engine): boolean =>
  enginesOf('what the engines do alike').includes(engine)

type AlikeTest = (title: string, run: () => Promise<void> | void) => void

/** The `test` of a suite that runs on both engines, for what they do alike. */
export const alikeOn = (engine: Engine): AlikeTest =>
  isAskedAlike(engine) ? (title, run) => test(title, run) : () => undefined

/**
 * Databases of a test file, opened by `make`: one for each engine, all at once as soon as one is asked for. The embedded one takes
 * seconds, on a thread of its own, in which the tests can run on the other one. They are closed with the file.
 */
export const openedAtOnce = (
  engines: readonly Engine[],
  make: (engine: Engine) => Promise<Database>,
): ((engine: Engine) => Promise<Database>) => {
  const opening = new Map<Engine, Promise<Database>>()
  const open = (engine: Engine): Promise<Database> => {
    const opened = opening.get(engine) ?? make(engine)
    opening.set(engine, opened)
    return opened
  }
  afterAll(async () => {
    await Promise.all([...opening.values()].map(async (opened) => (await opened).close()))
  })
  return (engine) => {
    // One that cannot be opened is told by who waits for it.
    void Promise.allSettled(engines.map(open))
    return open(engine)
  }
}

/**
 * Runs tests through the real routes on each engine that this suite is for (tests/support/engines.ts), on a server whose
 * options differ in `change` from those of all. What the engines do alike is defined with the second argument of `tests`.
 */
export const onEachEngine = (
  name: string,
  tests: (harness: () => Harness, alike: AlikeTest) => void,
  change: Partial<AppOptions> = {},
): void => {
  const engines = enginesOf(name)
  const open = openedAtOnce(engines, openSeeded)
  describe.each(engines.toReversed())(`${name} on %s`, (engine) => {
    let harness: Harness | null = null
    beforeAll(async () => {
      const database = await open(engine)
      const clock = new HandClock()
      const app = await buildTestApp(database, { clock: clock.read, ...change })
      harness = { app, database, clock, ask: clientOf(app) }
    })
    afterAll(() => harness?.app.close())
    tests(() => {
      if (!harness) throw new Error('the server did not start')
      return harness
    }, alikeOn(engine))
  })
}

/** A seeded database of a test file's own, on the engine where a suite runs that runs on one. */
export const openUsualDatabase = (): Promise<Database> => openSeeded(USUAL_ENGINE)
