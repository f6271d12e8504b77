import { AxiosError } from 'axios'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#contract/call.ts'
import { createHttp, type Sending } from '#infrastructure/http/http.ts'
import { type KeptKeys, withIntentions } from '#infrastructure/http/intentions.ts'
import { noAbort, ok } from './canned.ts'

const shared = { summary: '', tag: '', access: 'session', data: z.boolean() } as const
const body = z.object({ Name: z.string() })
const add = defineCall({ ...shared, method: 'POST', path: '/api/user/folder/add', body })
const take = defineCall({ ...shared, method: 'POST', path: '/api/user/folder/take', body })
const list = defineCall({ ...shared, method: 'POST', path: '/api/user/folder/list', again: 'asks', body })
const note = defineCall({ ...shared, method: 'POST', path: '/api/user/note/save', again: 'known', body })
const read = defineCall({ ...shared, method: 'GET', path: '/api/user/folder/read' })
const elsewhere = defineCall({ ...shared, method: 'GET', path: '/api/user/paper/read' })
const open = defineCall({ ...shared, access: 'public', method: 'POST', path: '/api/user/folder/in', body })

type Outcome = 'stored' | 'refused' | 'lost' | 'away' | 'garbled' | 'expired'

const ANSWERS: Record<Exclude<Outcome, 'lost'>, readonly [number, unknown]> = {
  stored: [200, ok(true)],
  refused: [200, { Code: 409, Data: null, Message: '同名' }],
  away: [503, { Code: 503, Data: null, Message: '' }],
  garbled: [200, '<html>'],
  expired: [401, { Code: 401, Data: null, Message: '登录信息已失效' }],
}

/** What a tab keeps through a reload. */
const memoryKeys = (): KeptKeys => {
  let kept: ReturnType<KeptKeys['read']> = []
  return {
    read: () => kept,
    keep: (keys) => {
      kept = keys
    },
  }
}

/** Each call is answered as it is told; `keys` has what each was sent under, null for none. */
const line = (kept = memoryKeys()) => {
  const keys: (string | null)[] = []
  let next: Outcome = 'stored'
  let owner: number | null = 1
  let made = 0
  let time = 0
  const http = withIntentions(
    createHttp({
      baseUrl: '',
      token: () => 'token',
      expired: () => undefined,
      adapter: async (config) => {
        const key: unknown = config.headers.get('idempotency-key')
        keys.push(typeof key === 'string' ? key : null)
        if (next === 'lost') throw new AxiosError('socket hang up', 'ERR_NETWORK', config)
        const [status, data] = ANSWERS[next]
        return { data: JSON.stringify(data), status, statusText: '', headers: {}, config }
      },
    }),
    {
      owner: () => owner,
      makeKey: () => {
        made += 1
        return `key-${made}`
      },
      kept,
    },
    () => time,
  )
  const send = (call: typeof add, outcome: Outcome, Name = '备课', signal = noAbort()) => {
    next = outcome
    return http.call(call, { body: { Name } }, signal)
  }
  const look = async (call: typeof read, outcome: Outcome = 'stored', sending: Sending = {}) => {
    next = outcome
    await http.call(call, {}, noAbort(), sending)
  }
  const signInAs = (other: number | null) => {
    owner = other
  }
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { keys, send, look, signInAs, pass }
}

describe('a call that writes', () => {
  it.each<Outcome>([
    'lost',
    'away',
    'garbled',
    'expired',
  ])('has one key until its answer is known: %s', async (outcome) => {
    const { keys, send } = line()
    await send(add, outcome)
    await send(add, outcome)
    await send(add, 'stored')
    await send(add, 'stored')
    expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2'])
  })

  it('has another key where something else is meant, and where it was refused', async () => {
    const { keys, send } = line()
    await send(add, 'lost')
    await send(add, 'lost', '作业')
    await send(take, 'lost')
    await send(add, 'refused')
    await send(add, 'stored')
    expect(keys).toEqual(['key-1', 'key-2', 'key-3', 'key-1', 'key-4'])
  })

  it('keeps its key when it is let go of before an answer', async () => {
    const { keys, send } = line()
    const controller = new AbortController()
    const sent = send(add, 'stored', '备课', controller.signal)
    controller.abort()
    await expect(sent).rejects.toThrow()
    await send(add, 'stored')
    expect(new Set(keys.filter((key) => key !== null))).toEqual(new Set(['key-1']))
  })

  it('is the same though the page reads anew by itself, until something else of the feature was written', async () => {
    const { keys, send, look } = line()
    await send(add, 'lost')
    await look(read)
    await send(add, 'lost')
    await send(take, 'stored')
    await send(add, 'stored')
    expect(keys.filter((key) => key !== null)).toEqual(['key-1', 'key-1', 'key-2', 'key-3'])
  })

  it('is meant anew by who comes back to it later and has read the feature, and not by what is said elsewhere', async () => {
    const { keys, send, look, pass } = line()
    await send(add, 'lost')
    pass(10 * 60_000)
    await look(elsewhere)
    await look(read, 'lost')
    await send(add, 'lost')
    pass(10 * 60_000)
    await look(read)
    await send(add, 'lost')
    await look(read)
    pass(3 * 60_000)
    await look(read)
    await send(add, 'stored')
    expect(keys.filter((key) => key !== null)).toEqual(['key-1', 'key-1', 'key-1', 'key-2'])
  })

  it('keeps its key while the page asks by itself whether the session lasts', async () => {
    const { keys, send, look, pass } = line()
    await send(add, 'lost')
    pass(10 * 60_000)
    await look(read, 'stored', { once: true })
    await send(add, 'stored')
    expect(keys.filter((key) => key !== null)).toEqual(['key-1', 'key-1'])
  })

  it('is the same after a night and a sign-in of the same user, and another of somebody else', async () => {
    const { keys, send, look, signInAs, pass } = line()
    await send(add, 'lost')
    pass(11 * 3600_000)
    await send(add, 'expired')
    signInAs(null)
    await send(open, 'stored')
    signInAs(1)
    await look(read)
    await send(add, 'lost')
    signInAs(2)
    await send(add, 'stored')
    expect(keys.filter((key) => key !== null)).toEqual(['key-1', 'key-1', 'key-1', 'key-2'])
  })
})

describe('after a reload', () => {
  const before = async (outcome: Outcome = 'lost') => {
    const kept = memoryKeys()
    const page = line(kept)
    await page.send(add, outcome)
    return { kept, page }
  }

  it('what was not answered has its key still, though the page has read what there is', async () => {
    const { kept } = await before()
    const { keys, send, look } = line(kept)
    await look(read)
    await send(add, 'lost')
    await send(add, 'stored')
    await send(add, 'stored')
    // Made by the page before, which counts for itself.
    expect(keys).toEqual([null, 'key-1', 'key-1', 'key-1'])
    expect(kept.read()).toEqual([])
  })

  it('has the key of what was under way when the page went', async () => {
    const kept = memoryKeys()
    const page = line(kept)
    const sent = page.send(add, 'stored')
    expect(kept.read()).toEqual([`${add.path} key-1`])
    await sent
    expect(kept.read()).toEqual([])
  })

  it('is meant anew once it was answered, something of its feature was written, or somebody else signed in', async () => {
    expect((await before('refused')).kept.read()).toEqual([])
    const written = await before()
    const other = line(written.kept)
    await other.send(take, 'stored')
    expect(written.kept.read()).toEqual([])
    const { kept } = await before()
    const { send, signInAs } = line(kept)
    signInAs(2)
    await send(take, 'lost')
    expect(kept.read()).toEqual([`${take.path} key-1`])
  })

  it('nothing of what was sent is kept', async () => {
    const { kept } = await before()
    expect(JSON.stringify(kept.read())).not.toContain('备课')
  })
})

it('what only asks, what its body tells apart and what visitors send go without a key', async () => {
  const { keys, send, look } = line()
  await send(list, 'stored')
  await send(note, 'stored')
  await send(open, 'stored')
  await look(read)
  expect(keys).toEqual([null, null, null, null])
})
