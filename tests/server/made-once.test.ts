import { AxiosError } from 'axios'
import { expect, test } from 'vitest'
import { makingOnce } from '#application/session/making-once.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import { ALL_OWN_DRAFTS } from '#domain/studio/course-studio.ts'
import { randomClientId } from '#infrastructure/comment/client-id.browser.ts'
import { createHttp, type Http } from '#infrastructure/http/http.ts'
import { withIntentions } from '#infrastructure/http/intentions.ts'
import { sessionStorageKeys } from '#infrastructure/http/kept-keys.session-storage.ts'
import { ACCOUNTS } from '#infrastructure/memory/content/people.ts'
import { axiosPapers } from '#infrastructure/paper/paper.axios.ts'
import { localStorageFormDrafts } from '#infrastructure/session/form-draft.local-storage.ts'
import { createSafeStorage } from '#infrastructure/storage/safe-storage.ts'
import { axiosCourseDrafts } from '#infrastructure/studio/course-draft.axios.ts'
import { axiosLivePlans } from '#infrastructure/studio/live-plan.axios.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { mapStorage } from '#tests/support/map-storage.ts'
import { aPaper } from '#tests/support/papers.ts'

const aborts = () => new AbortController().signal

interface Making {
  readonly thing: string
  /** Sends it under this id; the answer names what was made. */
  readonly send: (
    http: Http,
    name: string,
    clientId: string,
  ) => Promise<Result<{ readonly id: number }, Failure>>
  readonly count: (http: Http) => Promise<Result<{ readonly total: number }, Failure>>
}

const MAKINGS: readonly Making[] = [
  {
    thing: 'new/course',
    send: (http, name, clientId) =>
      axiosCourseDrafts(http).create({ organisationId: 1, name, clientId }, aborts()),
    count: (http) => axiosCourseDrafts(http).drafts(ALL_OWN_DRAFTS, aborts()),
  },
  {
    thing: 'new/plan',
    send: (http, name, clientId) =>
      axiosLivePlans(http).create({ organisationId: 1, name, clientId }, aborts()),
    count: (http) => axiosLivePlans(http).plans({ organisationId: 0, page: 1 }, aborts()),
  },
  {
    thing: 'new/paper',
    send: (http, name, clientId) =>
      axiosPapers(http).save({ ...aPaper({ name, sections: [] }), id: 0, version: 0, clientId }, aborts()),
    count: (http) => axiosPapers(http).papers(1, aborts()),
  },
]

const totalOf = (counted: Result<{ readonly total: number }, Failure>): number => {
  if (!counted.ok) throw new Error('it was not counted')
  return counted.value.total
}

onEachEngine('what is made new', (harness) => {
  test.each(MAKINGS)('$thing: sent again after a reload it is made once', async ({ thing, send, count }) => {
    const token = await harness().ask.tokenOf('teacher')
    const [local, session] = [mapStorage(new Map()), mapStorage(new Map())]
    const storage = createSafeStorage({ local: () => local, session: () => session })
    const line = { isLost: false }

    /** A page of the tab; what it sends arrives, and is answered or not. */
    const openPage = () => {
      const http = withIntentions(
        createHttp({
          baseUrl: '',
          token: () => token,
          expired: () => undefined,
          adapter: async (config) => {
            const key: unknown = config.headers.get('idempotency-key')
            const answer = await harness().app.inject({
              method: config.method === 'get' ? 'GET' : 'POST',
              url: `${config.url}?${new URLSearchParams(config.params as Record<string, string>)}`,
              headers: {
                authorization: `Bearer ${token}`,
                'content-type': 'application/json',
                ...(typeof key === 'string' && { 'idempotency-key': key }),
              },
              payload: config.data as string,
            })
            if (line.isLost) throw new AxiosError('socket hang up', 'ERR_NETWORK', config)
            return { data: answer.body, status: answer.statusCode, statusText: '', headers: {}, config }
          },
        }),
        { owner: () => 1, makeKey: randomClientId, kept: sessionStorageKeys(storage) },
      )
      const once = makingOnce({
        drafts: localStorageFormDrafts(storage),
        session: { user: () => ACCOUNTS[0] ?? null },
        makeClientId: randomClientId,
      })
      const make = (name: string) =>
        once.make(thing as 'new/course', { name }, (clientId) => send(http, name, clientId))
      return { make, count: async () => totalOf(await count(http)) }
    }

    const before = await openPage().count()
    line.isLost = true
    expect((await openPage().make('浮力')).ok).toBe(false)
    line.isLost = false
    expect((await openPage().make('浮力')).ok).toBe(true)
    expect(await openPage().count()).toBe(before + 1)
    // Its answer is known: the same again is meant anew. Another name is another.
    expect((await openPage().make('浮力')).ok).toBe(true)
    line.isLost = true
    await openPage().make('压强')
    line.isLost = false
    expect((await openPage().make('密度')).ok).toBe(true)
    expect(await openPage().count()).toBe(before + 4)
  })
})
