import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { APIRequestContext } from '@playwright/test'
import { builtServer } from '#tests/support/built-server.ts'
import type { PersonaKey } from '#tests/support/personas.ts'
import { test as base } from './test.ts'
import { tokenFor } from './token-for.ts'

/** The product by a clock that tests move. */
export interface ClockedServer {
  readonly url: string
  /** From here on it goes on by itself. */
  setClock(at: number): Promise<void>
  close(): void
}

const startClockedServer = async (): Promise<ClockedServer> => {
  const program = await builtServer()
  const child = fork(program('clocked-server'))
  const told = async (): Promise<string> => {
    const over = new AbortController()
    const { signal } = over
    try {
      return await Promise.race([
        once(child, 'message', { signal }).then(([url]) => url as string),
        once(child, 'exit', { signal }).then(([code]) => {
          throw new Error(`the clocked server ended with ${code}`)
        }),
      ])
    } finally {
      over.abort()
    }
  }
  const url = await told()
  return {
    url,
    setClock: async (at) => {
      const answered = told()
      child.send(at)
      await answered
    },
    close: () => child.disconnect(),
  }
}

/** Asks the server itself, as somebody. */
type Ask = <T>(call: string, query?: Readonly<Record<string, number>>) => Promise<T>

/** Signs in by the clock as it is set now. */
export type AskAs = (persona: PersonaKey) => Promise<Ask>

const askAs = async (request: APIRequestContext, url: string, persona: PersonaKey): Promise<Ask> => {
  const token = await tokenFor(request, persona, 'asking', url)
  return async <T>(call: string, query: Readonly<Record<string, number>> = {}) => {
    const answer = await request.get(`${url}${call}`, {
      params: query,
      headers: { Authorization: `Bearer ${token}` },
    })
    return ((await answer.json()) as { Data: T }).Data
  }
}

/** Tests before a server of their own, one for each worker. */
export const test = base.extend<{ askAs: AskAs }, { clocked: ClockedServer }>({
  clocked: [
    // A fixture that needs nothing is written so.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startClockedServer()
      await use(server)
      server.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ clocked }, use) => use(clocked.url),
  askAs: ({ request, clocked }, use) => use((persona) => askAs(request, clocked.url, persona)),
})
