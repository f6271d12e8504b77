import { AxiosError } from 'axios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallNews } from '#application/connection/call-news.ts'
import type { KeptThing } from '#application/connection/kept-store.port.ts'
import { getNotes } from '#contract/note.ts'
import { current } from '#contract/session.ts'
import { memoryKept } from '#infrastructure/connection/kept-store.memory.ts'
import { createHttp } from '#infrastructure/http/http.ts'
import { keptReads } from '#infrastructure/http/kept-reads.ts'
import { withMemory } from '#infrastructure/http/memory.ts'
import { withPatience } from '#infrastructure/http/patience.ts'
import { allCalls } from '#tests/support/all-calls.ts'
import { settle } from '#tests/support/deferred.ts'
import { noAbort, ok } from './canned.ts'

const TOKEN = 'a-token-of-a-teacher'

/** Two teachers at one computer; the line can be cut. */
const computer = () => {
  let who: number | null = 1
  let line: 'there' | 'cut' | 'refused' | 'late' | 'silent' | 'away' = 'there'
  let data: unknown = []
  let isFetched = true
  const things: KeptThing[] = []
  const news: CallNews[] = []
  const tell = (heard: CallNews) => void news.push(heard)
  const store = memoryKept()
  const token = () => (who === null ? null : `${TOKEN}-${who}`)
  const reads = keptReads({
    store: {
      ...store,
      keep: async (thing) => {
        things.push(thing)
        await store.keep(thing)
      },
    },
    token,
    owner: () => (who === null ? null : String(who)),
    idle: () => Promise.resolve(),
    tell,
  })
  const http = withMemory(
    withPatience(
      createHttp({
        baseUrl: '',
        token,
        expired: () => undefined,
        adapter: async (config) => {
          if (line === 'cut') throw new AxiosError('no way', 'ERR_NETWORK', config)
          if (line === 'late') throw new AxiosError('too late', 'ETIMEDOUT', config)
          if (line === 'silent')
            await new Promise((_, reject) => {
              config.signal?.addEventListener?.('abort', () => reject(new Error('aborted')))
            })
          const refusal = { Code: line === 'away' ? 503 : 404, Data: null, Message: '没有' }
          const body = line === 'there' ? ok(data) : refusal
          return { data: JSON.stringify(body), status: 200, statusText: '', headers: {}, config }
        },
      }),
      { tell },
    ),
    { token, load: async () => (isFetched ? reads : Promise.reject(new Error('no way'))) },
  )
  const notes = (SectionId = 3) => http.call(getNotes, { query: { SectionId } }, noAbort())
  return {
    http,
    notes,
    things,
    /** What was told of what is shown, by its kind. */
    told: () => news.map(({ kind }) => kind),
    /** Presses 停止. */
    stop: () => news.forEach((heard) => heard.kind === 'troubled' && heard.stop()),
    store,
    is: (id: number | null) => {
      who = id
    },
    /** Whether the code of the memory can be had. */
    fetch: (can: boolean) => {
      isFetched = can
    },
    set: (next: typeof line, answer: unknown = data) => {
      line = next
      data = answer
    },
  }
}

const UNREACHED = { ok: false, failure: { kind: 'unreachable' } }

it('what was opened is read again where the server is not reached, and nothing else is', async () => {
  const { notes, set } = computer()
  const read = await notes()
  expect(read).toEqual({ ok: true, value: [] })
  set('cut')
  expect(await notes()).toEqual(read)
  expect(await notes(4)).toEqual(UNREACHED)
})

// R-connection-5.
it('what is read again where the server is not reached is said to be old until it is read anew', async () => {
  const { notes, set, told } = computer()
  await notes()
  set('cut')
  await notes()
  expect(told()).toContain('old')
  set('there')
  expect(told()).not.toContain('renewed')
  await notes()
  expect(told()).toContain('renewed')
})

describe('a server of which nothing is heard', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  // R-connection-5.
  it('what was opened is read again where the answer does not come in time, is said to be old, and is asked for again', async () => {
    const { notes, set, told } = computer()
    const read = await notes()
    set('late')
    expect(await notes(4)).toEqual({ ok: false, failure: { kind: 'timedOut' } })
    expect(told()).toEqual([])
    expect(await notes()).toEqual(read)
    expect(told()).toEqual(['old'])
    set('there')
    expect(await notes()).toEqual(read)
    expect(await notes()).toEqual(read)
    expect(told()).toEqual(['old', 'renewed'])
  })

  it('and where somebody ends the wait', async () => {
    const { notes, set, told, stop } = computer()
    const read = await notes()
    set('silent')
    const asked = notes()
    await vi.advanceTimersByTimeAsync(8000)
    stop()
    expect(await asked).toEqual(read)
    expect(told()).toEqual(['troubled', 'settled', 'old'])
  })

  it('but not where it has said that it is away, when somebody ends the wait for it', async () => {
    const { notes, set, told, stop } = computer()
    await notes()
    set('away')
    const asked = notes()
    await vi.advanceTimersByTimeAsync(100)
    stop()
    expect(await asked).toMatchObject({ ok: false, failure: { kind: 'rejected', reason: 'unavailable' } })
    expect(told()).toEqual(['troubled', 'settled'])
  })
})

it('where its code cannot be had, an answer is what it is', async () => {
  const { notes, set, fetch } = computer()
  fetch(false)
  expect(await notes()).toEqual({ ok: true, value: [] })
  set('cut')
  expect(await notes()).toEqual(UNREACHED)
})

it('what is answered after a log-out is not kept', async () => {
  const { notes, things, is } = computer()
  const asked = notes()
  is(null)
  await asked
  await settle()
  expect(things).toEqual([])
})

it('whoever is reached knows better', async () => {
  const { notes, set } = computer()
  await notes()
  set('refused')
  expect((await notes()).ok).toBe(false)
})

it('the next person at the computer reads nothing of it, nor does nobody', async () => {
  const { notes, set, is, store } = computer()
  await notes()
  set('cut')
  is(2)
  expect(await notes()).toEqual(UNREACHED)
  is(null)
  expect(await notes()).toEqual(UNREACHED)
  await store.keepOnlyOf('2')
  is(1)
  expect(await notes()).toEqual(UNREACHED)
})

it('no token stands in a name or in what is kept, and nothing of the session is kept', async () => {
  const { http, notes, things } = computer()
  await notes()
  await http.call(current, {}, noAbort())
  await settle()
  expect(things.length).toBe(1)
  expect(JSON.stringify(things)).not.toContain(TOKEN)
})

it('keeps what is read by who is signed in, and nothing of people, sessions or rights', () => {
  const kept = allCalls.filter((call) => call.kept === true)
  expect(kept.length).toBeGreaterThan(40)
  expect(kept.filter(({ method, again }) => method === 'POST' && again !== 'asks')).toEqual([])
  // Home is answered to visitors too, and kept for nobody but who is signed in.
  const asked = kept.filter(({ access }) => access !== 'session').map(({ path }) => path.split('/').at(-1))
  expect(new Set(asked)).toEqual(
    new Set(['getbannerlist', 'getbasetree', 'gethomelivelist', 'homeindex', 'hotsearch']),
  )
  const withNames =
    /session|password|device|people|person|role|audit|(?<!stady)report|site|account|upload|signature/i
  expect(kept.map(({ path }) => path).filter((path) => withNames.test(path))).toEqual([])
})
