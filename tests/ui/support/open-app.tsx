import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import type { AppActors, SignedIn } from '#application/app-actors.ts'
import type { HomePort } from '#application/catalogue/home.port.ts'
import type { HomeLivePort } from '#application/live/live.port.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'
import { success } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { ACCOUNTS } from '#infrastructure/memory/content/people.ts'
import { createMemoryBrowser, type MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryAdapters } from '#main/adapters/memory.adapters.ts'
import { type PortOverride, port, withPorts } from '#main/adapters/with-ports.ts'
import type { AppContext } from '#main/app-context.ts'
import { lazySignedIn } from '#main/bundles/signed-in.lazy.ts'
import { CATEGORY_PORT, HOME_PORT } from '#main/catalogue/tokens.ts'
import { lazyConnection } from '#main/connection/connection.lazy.ts'
import { actorsIn, homeLogicIn, inStartOrder, makeContainer, storesIn } from '#main/container.ts'
import { HOME_LIVE_PORT } from '#main/live/tokens.ts'
import { routerNavigator } from '#main/navigation/router-navigator.ts'
import { EXPIRY_SIGNAL, SESSION_PORT, VISITOR_ID_PORT } from '#main/session/tokens.ts'
import { CALL_SIGNAL, RUNNING_CHARTS } from '#main/tokens.ts'
import { wire } from '#main/wiring.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import type { AppServices } from '#ui/actors-context.tsx'
import { App } from '#ui/app.tsx'
import { copy } from '#ui/copy/copy.ts'
import { listAddress, searchAddress } from '#ui/routing/addresses.ts'
import { tellSlowCode } from '#ui/routing/missing-code.ts'
import { routes } from '#ui/routing/routes.tsx'

/** The personas of the in-memory backend by what they are there to show. */
export const PERSONS = {
  teacher: 1,
  reviewer: 2,
  cloudSchool: 3,
  emptyMenus: 4,
  noMenus: 5,
  noOrganisation: 6,
  schoolAdministrator: 8,
  platformAdministrator: 9,
} as const

export type Person = keyof typeof PERSONS

export const personOf = (person: Person): CurrentUser => {
  const found = ACCOUNTS.find(({ id }) => id === PERSONS[person])
  if (found === undefined) throw new Error(`the in-memory backend has no ${person}`)
  return found
}

export interface Opening {
  readonly address?: string
  /** Who is signed in already; a visitor when nobody is named. */
  readonly person?: Person
  readonly backend?: MemoryBackend
  readonly browser?: MemoryBrowser
  readonly configuration?: Partial<Configuration>
  /** What the server says of the home page in place of the in-memory backend. */
  readonly home?: Partial<HomePort>
  readonly homeLive?: HomeLivePort
  /** What the server says of the user in place of the in-memory backend. */
  readonly user?: CurrentUser
  readonly categories?: readonly Category[]
  /** Other single ports in place of the in-memory backend. */
  readonly ports?: readonly PortOverride[]
}

export interface Opened {
  /** Tells what a client of the API would tell of its calls. */
  readonly tellOfCall: AppContext['calls']['tell']
  readonly actors: AppActors
  /** What views ask for, for one that is looked at by itself. */
  readonly services: AppServices
  /** What only a signed-in person has, once its code is there. */
  readonly signedIn: () => Promise<SignedIn>
  readonly backend: MemoryBackend
  readonly browser: MemoryBrowser
  readonly user: ReturnType<typeof userEvent.setup>
  /** Path and query of where the app is. */
  readonly address: () => string
  readonly goTo: (address: string) => Promise<void>
  /** As Back of the browser does, so many times. */
  readonly goBack: (times?: number) => Promise<void>
}

/**
 * The whole app over the memory adapters, put together as `src/main/start.tsx` does, at an address of its own. It ends with its test:
 * what it still fetched or waited for would go on in the next one, in that one's clock.
 */
export const openApp = (opening: Opening = {}): Opened => {
  const { address = '/', person, backend = createMemoryBackend(), browser = createMemoryBrowser() } = opening
  if (person !== undefined) {
    browser.entry<string | null>('token', null).keep(backend.openSession(personOf(person)))
    browser.entry<CurrentUser | null>('user', null).keep(personOf(person))
  }
  const configuration = aConfiguration(opening.configuration)
  const { home, homeLive, user: said, categories } = opening
  const adapters = withPorts(memoryAdapters(backend, browser), [
    port(HOME_PORT, (base) => ({ ...base, ...home })),
    port(HOME_LIVE_PORT, (base) => homeLive ?? base),
    port(SESSION_PORT, (base) =>
      said === undefined ? base : { ...base, currentUser: async () => success(said) },
    ),
    port(CATEGORY_PORT, (base) =>
      categories === undefined ? base : { categories: async () => success(categories) },
    ),
    ...(opening.ports ?? []),
  ])
  const container = makeContainer(configuration, adapters.visitor)
  const actors = actorsIn(container)
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const app: AppContext = {
    actors,
    stores: storesIn(container),
    expiry: container.get(EXPIRY_SIGNAL),
    calls: container.get(CALL_SIGNAL),
    running: container.get(RUNNING_CHARTS),
    navigator: routerNavigator(router),
    addresses: {
      search: (keyword, contentType) => searchAddress(keyword, contentType, 1),
      list: listAddress,
    },
    wording: copy.wording,
    prepareSignIn: () => void container.get(VISITOR_ID_PORT).visitorId(),
  }
  const signedIn = lazySignedIn(container, adapters, app)
  const connection = lazyConnection(container, adapters, app)
  void connection.load()
  tellSlowCode(app.calls.tell)
  const connect = wire(app, signedIn)
  for (const actor of inStartOrder(actors)) actor.start()
  connect()
  const stop = () => {
    for (const actor of app.running.all()) actor.stop()
  }
  onTestFinished(async () => {
    stop()
    await vi.dynamicImportSettled()
    // What was on its way has come by then, and begun.
    stop()
  })
  const services = {
    actors,
    home: homeLogicIn(container),
    signedIn,
    connection,
    configuration,
    running: app.running,
  }
  render(<App services={services} router={router} />)
  return {
    tellOfCall: app.calls.tell,
    actors,
    services,
    signedIn: async () => (await signedIn.load()).signedIn,
    backend,
    browser,
    user: userEvent.setup(),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    goTo: (to) => router.navigate(to),
    goBack: (times = 1) => router.navigate(-times),
  }
}
