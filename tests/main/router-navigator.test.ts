import { createMemoryRouter } from 'react-router-dom'
import { describe, expect, it, onTestFinished } from 'vitest'
import { IN_PLACE } from '#main/navigation/navigator.ts'
import { routerNavigator } from '#main/navigation/router-navigator.ts'
import { deferred } from '#tests/support/deferred.ts'

it.each([
  ['/list?q=1', '/list?q=1'],
  ['//evil.example/list?q=1', '/evil.example/list?q=1'],
  ['////evil.example', '/evil.example'],
])('opened at %s the app remembers %s and never another host', (opened, address) => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [opened] })
  const navigator = routerNavigator(router)
  expect([navigator.address(), navigator.arrival()?.url]).toEqual([address, address])
  router.dispose()
})

describe('on the way to a page whose code is still being fetched', () => {
  const setOut = () => {
    const arriving = deferred<{ readonly element: null }>()
    const router = createMemoryRouter(
      [
        { path: '/introduction', lazy: arriving.ask },
        { path: '*', element: null },
      ],
      { initialEntries: ['/play?id=1&at=5'] },
    )
    const navigator = routerNavigator(router)
    const arrivals: string[] = []
    navigator.onArrival(({ url }) => arrivals.push(url))
    navigator.navigate('/introduction?id=2')
    onTestFinished(() => router.dispose())
    return { navigator, arrivals, arrive: () => arriving.answer({ element: null }) }
  }

  it.each([
    ['corrects its own address', '/play?id=1', IN_PLACE],
    ['has an answer to what was asked before', '/paper?id=7', { late: true }],
  ])('the page that is left calls nobody back when it %s', async (_, address, options) => {
    const { navigator, arrivals, arrive } = setOut()
    navigator.navigate(address, options)
    arrive()
    await expect.poll(() => arrivals).toEqual(['/play?id=1&at=5', '/introduction?id=2'])
  })

  it('says where to, also to who asks meanwhile', async () => {
    const { navigator, arrivals, arrive } = setOut()
    const goals = new Set<string>()
    navigator.onDeparture((address) => goals.add(address))
    expect([...goals]).toEqual(['/introduction?id=2'])
    arrive()
    await expect.poll(() => arrivals).toEqual(['/play?id=1&at=5', '/introduction?id=2'])
    expect([...goals]).toEqual(['/introduction?id=2'])
  })

  it('another wish of the user holds', async () => {
    const { navigator, arrivals, arrive } = setOut()
    navigator.navigate('/list?q=1')
    arrive()
    await expect.poll(() => arrivals).toEqual(['/play?id=1&at=5', '/list?q=1'])
    navigator.navigate('/list?q=2', IN_PLACE)
    expect(navigator.address()).toBe('/list?q=2')
  })
})
