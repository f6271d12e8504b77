import { describe, expect, it } from 'vitest'
import { scrollRestoration } from '#application/navigation/scroll-restoration.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryScrollPlace } from '#infrastructure/navigation/scroll-place.memory.ts'

const LIST = { userId: 7, address: '/list?type=3' }
const HOME = { userId: 7, address: '/' }

/** A tab whose page stands 900 pixels down, and where it was led to. */
const tab = (store = memoryScrollPlace(createMemoryBrowser())) => {
  const led: number[] = []
  const page = { top: () => 900, settle: (top: number) => void led.push(top) }
  return { keeper: scrollRestoration({ store, page, parked: { read: () => LIST } }), led, store }
}

describe('a page', () => {
  it('that was reloaded is shown where it was, once', () => {
    const before = tab()
    before.keeper.hidden(LIST)
    const { keeper, led } = tab(before.store)
    keeper.arrived(LIST)
    keeper.arrived(LIST)
    expect(led).toEqual([900])
  })

  it('of another user, or at another address, begins at its top, and what was awaited is over', () => {
    const before = tab()
    before.keeper.hidden(LIST)
    for (const other of [
      { ...LIST, userId: 8 },
      { ...LIST, address: '/list?type=4' },
    ]) {
      const { keeper, led } = tab(before.store)
      keeper.arrived(other)
      keeper.arrived(LIST)
      expect(led).toEqual([])
    }
  })

  it.each([
    'expired',
    'held',
  ] as const)('is shown where it was when the session had %s, past the home of the sign-in', (why) => {
    const { keeper, led, store } = tab()
    keeper.closed(why)
    expect(store.read()).toEqual({ ...LIST, top: 900 })
    keeper.arrived(HOME)
    keeper.arrived(LIST)
    expect(led).toEqual([900])
  })

  it('is not shown where it was after its user signed out', () => {
    const { keeper, led, store } = tab()
    keeper.hidden(LIST)
    keeper.closed('signedOut')
    expect(store.read()).toBeNull()
    keeper.arrived(LIST)
    expect(led).toEqual([])
  })
})
