import { test as base, expect } from '@playwright/test'
import { BASE_URL_VARIABLE } from '#tests/support/base-url.ts'
import type { PersonaKey } from '#tests/support/personas.ts'
import { type OnScreen, onScreen } from './app.ts'
import { Faults } from './faults.ts'
import { type SignedInState, signedInState } from './signed-in.ts'

const NOBODY = { cookies: [], origins: [] }

/** Where the build is served; '' while the tests are only being listed. */
const baseUrl = (): string => process.env[BASE_URL_VARIABLE] ?? ''

/** For a file of tests before pages that move, as they do for most people; the other files ask for stillness, which is a tenth less work. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

interface WorkerThings {
  /** What a browser keeps after a sign-in of this persona; made once a worker. */
  readonly signedIn: (persona: PersonaKey) => Promise<SignedInState>
}

interface TestThings {
  /** Who is signed in when a test begins; null for a visitor. A test that ends a session signs in by itself. */
  readonly persona: PersonaKey | null
  readonly faults: Faults
  readonly app: OnScreen
}

/** The built product before a fresh browser. Every test fails on errors of the page and on requests to other hosts (R-product-4). */
export const test = base.extend<TestThings, WorkerThings>({
  signedIn: [
    async ({ playwright }, use) => {
      const states = new Map<PersonaKey, Promise<SignedInState>>()
      // Within a test a context for requests begins as that test's own does: as somebody else.
      const request = await playwright.request.newContext({
        storageState: NOBODY,
        // The server names a device by it.
        userAgent: playwright.devices['Desktop Chrome'].userAgent,
      })
      await use((persona) => {
        const state = states.get(persona) ?? signedInState(request, persona, baseUrl())
        states.set(persona, state)
        return state
      })
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  baseURL: baseUrl(),
  persona: [null, { option: true }],
  storageState: async ({ persona, signedIn }, use) => {
    await use(persona === null ? undefined : await signedIn(persona))
  },

  faults: [
    async ({ context, baseURL }, use) => {
      const faults = new Faults(context, baseURL ?? '')
      await use(faults)
      expect(faults.unforgiven()).toEqual([])
      // What a page still asks for as its test ends is nobody's: it reaches neither the server nor, as an error of a route, the test.
      await context.setOffline(true)
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    },
    { auto: true },
  ],
  app: async ({ page }, use) => {
    await use(onScreen(page))
  },
})

export { expect }
