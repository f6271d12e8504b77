import { describe, expect, it, vi } from 'vitest'
import { webLocksTabLeadership } from '#infrastructure/session/tab-leadership.web-locks.ts'
import { fingerprintVisitorId } from '#infrastructure/session/visitor-id.fingerprint.ts'
import { lazyVisitorId } from '#infrastructure/session/visitor-id.lazy.ts'
import { memoryVisitorId } from '#infrastructure/session/visitor-id.memory.ts'
import { REFUSED_LOCKS } from '#tests/support/refused-locks.ts'
import { fakeLocks } from '../../contracts/support/web-locks.ts'
import { BROKEN, brokenStorage, browserStores } from '../storage/web-stores.ts'

const idle = async () => undefined
const never = () => new Promise<never>(() => undefined)

describe('UNIQUE_ID', () => {
  it('is none while what makes it cannot be fetched, and there with the next question', async () => {
    let tries = 0
    const port = lazyVisitorId(async () => {
      tries += 1
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return memoryVisitorId('fetched-later')
    })
    expect([await port.visitorId(), await port.visitorId(), await port.visitorId(), tries]).toEqual([
      '',
      'fetched-later',
      'fetched-later',
      2,
    ])
  })

  it('is what the library says, asked once and kept', async () => {
    const { storage, local } = browserStores()
    const fingerprint = vi.fn(async () => '0123456789abcdef')
    const port = fingerprintVisitorId({ storage, idle, fingerprint })
    expect(await Promise.all([port.visitorId(), port.visitorId()])).toEqual([
      '0123456789abcdef',
      '0123456789abcdef',
    ])
    expect(local.getItem('UNIQUE_ID')).toBe('0123456789abcdef')
    expect(fingerprint).toHaveBeenCalledTimes(1)
  })

  it('is the kept one without loading anything', async () => {
    const { storage, local } = browserStores()
    local.setItem('UNIQUE_ID', 'kept-before')
    expect(await fingerprintVisitorId({ storage, idle: never, fingerprint: never }).visitorId()).toBe(
      'kept-before',
    )
  })

  it('is random and kept where the library cannot be had', async () => {
    const { storage, local } = browserStores()
    const fingerprint = () => Promise.reject(new Error('blocked'))
    const id = await fingerprintVisitorId({ storage, idle, fingerprint }).visitorId()
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(local.getItem('UNIQUE_ID')).toBe(id)
  })

  it('does not keep a sign-in waiting for longer than a second', async () => {
    vi.useFakeTimers()
    const { storage } = browserStores()
    const asked = fingerprintVisitorId({ storage, idle: never, fingerprint: never }).visitorId()
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    expect(await asked).toMatch(/^[0-9a-f]{32}$/)
  })

  it('stays the same during a visit where nothing can be kept', async () => {
    const port = fingerprintVisitorId({
      storage: brokenStorage(BROKEN['forbidden at all']),
      idle,
      fingerprint: never,
      patienceMs: 1,
    })
    expect(await port.visitorId()).toBe(await port.visitorId())
  })

  it('is made anew and kept again when the store was wiped', async () => {
    const { storage, local } = browserStores()
    const port = fingerprintVisitorId({ storage, idle, fingerprint: async () => '0123456789abcdef' })
    await port.visitorId()
    local.clear()
    await port.visitorId()
    expect(local.getItem('UNIQUE_ID')).toBe('0123456789abcdef')
  })

  it('replaces hostile content', async () => {
    const { storage, local } = browserStores()
    local.setItem('UNIQUE_ID', '<script>')
    const port = fingerprintVisitorId({ storage, idle, fingerprint: async () => '0123456789abcdef' })
    expect(await port.visitorId()).toBe('0123456789abcdef')
  })
})

describe('leadership', () => {
  it('is every tab’s where the browser refuses locks', async () => {
    const leadership = webLocksTabLeadership(REFUSED_LOCKS, new EventTarget())
    const [one, other] = [vi.fn(), vi.fn()]
    leadership.lead(one, vi.fn())
    leadership.lead(other, vi.fn())
    await vi.waitFor(() => expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]))
  })

  it('passes on from a tab that falls asleep, leading or waiting, which asks again when it wakes', async () => {
    const locks = fakeLocks()
    const said: string[] = []
    const tabs = ['first', 'second', 'third'].map((name) => {
      const page = new EventTarget()
      const end = webLocksTabLeadership(locks, page).lead(
        () => said.push(`${name} leads`),
        () => said.push(`${name} sleeps`),
      )
      return {
        end,
        sleep: () => page.dispatchEvent(new Event('freeze')),
        wake: () => page.dispatchEvent(new Event('resume')),
      }
    })
    const [first, second, third] = tabs
    await vi.waitFor(() => expect(said).toEqual(['first leads']))
    second?.sleep()
    first?.sleep()
    await vi.waitFor(() => expect(said.slice(1)).toEqual(['second sleeps', 'first sleeps', 'third leads']))
    second?.wake()
    first?.wake()
    third?.end()
    await vi.waitFor(() => expect(said.at(-1)).toBe('second leads'))
    second?.end()
    await vi.waitFor(() => expect(said.at(-1)).toBe('first leads'))
    first?.end()
    first?.sleep()
    expect(said).toHaveLength(6)
  })
})
