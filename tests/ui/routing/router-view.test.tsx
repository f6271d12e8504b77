import { screen } from '@testing-library/react'
import { type JSX, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RouterView } from '#ui/routing/router-view.tsx'

interface Arrived {
  readonly Component: () => JSX.Element
}

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined }
const found = environment.IS_REACT_ACT_ENVIRONMENT
// In it React draws everything in one go.
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false
})
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = found
})

/** Longer than a slice of a transition. */
const Slow = () => {
  const until = performance.now() + 10
  while (performance.now() < until);
  return null
}

test('a page that comes while what stands in its place is drawn in slices is shown', async () => {
  let arrive: (page: Arrived) => void = () => undefined
  const arriving = new Promise<Arrived>((resolve) => {
    arrive = resolve
  })
  const Waiting = () => {
    arrive({ Component: () => <h1>到了</h1> })
    return Array.from({ length: 8 }, (_, each) => <Slow key={each} />)
  }
  const router = createMemoryRouter([
    { path: '/', lazy: () => arriving, hydrateFallbackElement: <Waiting /> },
  ])
  // As the statecharts do: what nobody hears, the router keeps for its view.
  router.subscribe(() => undefined)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  startTransition(() => root.render(<RouterView router={router} />))
  expect((await screen.findByRole('heading')).textContent).toBe('到了')
  root.unmount()
  place.remove()
})
