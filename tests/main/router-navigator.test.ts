import { createMemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { routerNavigator } from '#main/navigation/router-navigator.ts'

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
