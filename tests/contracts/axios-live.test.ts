import { afterAll } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { SEEDED_AT } from '#tests/support/test-databases.ts'
import { liveContract } from './live.contract.ts'
import { liveConsoleContract } from './live-console.contract.ts'
import { axiosBackendTo } from './support/axios-backend.ts'
import { losesAnswers } from './support/lost-answers.ts'

/** The ends of the paths whose answers were lost. */
const lost = new Set<string>()

/** One of its own for what goes by its clock: a Tuesday of the term, a minute into a lesson, when another is just over. */
const clock = { now: SEEDED_AT.getTime() + (11 * 7 * 24 + 29) * 3600_000 + 41 * 60_000 }
let startingClocked: Promise<TestServer> | undefined
const clockedBackend = axiosBackendTo(async () => {
  startingClocked ??= startTestServer({ clock: () => new Date(clock.now) })
  return (await startingClocked).url
}, lost)
afterAll(async () => (await startingClocked)?.close())
liveContract('axios', async () => Object.assign(await clockedBackend(), { clock }))
liveConsoleContract('axios', async () => Object.assign(await clockedBackend(), { clock }))

losesAnswers('axios-live', lost)
