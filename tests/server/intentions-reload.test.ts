import { AxiosError } from 'axios'
import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { INTENTION_KEY, needsKey } from '#contract/intention.ts'
import { randomClientId } from '#infrastructure/comment/client-id.browser.ts'
import { createHttp } from '#infrastructure/http/http.ts'
import { withIntentions } from '#infrastructure/http/intentions.ts'
import { sessionStorageKeys } from '#infrastructure/http/kept-keys.session-storage.ts'
import { createSafeStorage } from '#infrastructure/storage/safe-storage.ts'
import { allCalls } from '#tests/support/all-calls.ts'
import { arrangedCalls } from '#tests/support/arranged-calls.ts'
import { addressOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { usualOf } from '#tests/support/hostile-values.ts'
import { mapStorage } from '#tests/support/map-storage.ts'
import { thingsToName } from '#tests/support/things-to-name.ts'

const REVIEWER = 2

/** What plain forms send, by the end of its path. */
const FORMS = [
  'AddOrUpdatePirvateFileDirectory',
  'ShareFileToSchoolAsync',
  'VerifyUserShare',
  'TakeDownUserShare',
  'AskTakeDown',
  'reportcomment',
  'reportfault',
  'addschool',
] as const

const callOf = (end: string): Call => {
  const found = allCalls.find(({ path }) => path.endsWith(`/${end}`))
  if (found === undefined) throw new Error(`there is no ${end}`)
  return found
}

onEachEngine('a form whose answer was lost', (harness) => {
  let knownFor: (call: Call) => Readonly<Record<string, unknown>>
  let arranged: ReturnType<typeof arrangedCalls>
  beforeAll(async () => {
    knownFor = await thingsToName(harness().database.db, REVIEWER)
    arranged = arrangedCalls(harness, knownFor)
  })

  test.each(FORMS)('%s: sent again after a reload it is stored once', async (end) => {
    const call = callOf(end)
    expect(needsKey(call)).toBe(true)
    const { persona, change, query } = await arranged(call)
    const token = await harness().ask.tokenOf(persona)
    const store = mapStorage(new Map())
    const storage = createSafeStorage({ local: () => store, session: () => store })
    const replayed: boolean[] = []
    let isLost = true

    /** A page of the tab; what it sends arrives, and is answered or not. */
    const openPage = () =>
      withIntentions(
        createHttp({
          baseUrl: '',
          token: () => token,
          expired: () => undefined,
          adapter: async (config) => {
            const key: unknown = config.headers.get('idempotency-key')
            const answer = await harness().app.inject({
              method: config.method === 'get' ? 'GET' : 'POST',
              url: addressOf(
                { ...call, path: config.url ?? '' },
                { query: config.params as Readonly<Record<string, unknown>> },
              ),
              headers: {
                authorization: `Bearer ${token}`,
                'content-type': 'application/json',
                ...(typeof key === 'string' && { 'idempotency-key': key }),
              },
              payload: config.data as string,
            })
            expect(key).toMatch(INTENTION_KEY)
            replayed.push(answer.headers['idempotency-replayed'] === 'true')
            if (isLost) throw new AxiosError('socket hang up', 'ERR_NETWORK', config)
            return { data: answer.body, status: answer.statusCode, statusText: '', headers: {}, config }
          },
        }),
        { owner: () => 1, makeKey: randomClientId, kept: sessionStorageKeys(storage) },
      )

    const usual = usualOf(call, knownFor(call))
    const request = {
      params: usual.params,
      query: { ...usual.query, ...query },
      body: { ...(usual.body as object | undefined), ...change },
    }
    const send = async () => (await openPage().call(call, request, new AbortController().signal)).ok
    expect(await send()).toBe(false)
    isLost = false
    expect(await send()).toBe(true)
    expect(replayed).toEqual([false, true])
    // Its answer is known: the same again is meant anew.
    await send()
    expect(replayed.at(-1)).toBe(false)
  })
})
