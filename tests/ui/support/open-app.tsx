import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import type { AppActors } from '#application/app-actors.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { createWorld, type World } from '#infrastructure/memory/world.ts'
import { memoryAdapters } from '#main/adapters/memory.adapters.ts'
import { actorsIn, makeContainer, pageLogicIn, startActors } from '#main/container.ts'
import { routerNavigator } from '#main/router-navigator.ts'
import {
  APPEARANCE_STORE,
  CHROME_STORE,
  EXPIRY_SIGNAL,
  FILTER_CRITERIA_STORE,
  PARKED_PLACE_STORE,
  SCHOOL_LOCAL_STORE,
  SEARCH_HISTORY_STORE,
  SESSION_STORE,
} from '#main/tokens.ts'
import { wire } from '#main/wiring.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { App } from '#ui/app.tsx'
import { copy } from '#ui/copy/copy.ts'
import { searchAddress } from '#ui/routing/addresses.ts'
import { routes } from '#ui/routing/routes.tsx'

export interface OpenedApp {
  readonly actors: AppActors
  readonly world: World
  readonly user: ReturnType<typeof userEvent.setup>
  /** Path and query of where the app is. */
  readonly address: () => string
}

/** The two accounts of the memory world that the tests of the views use. */
export const TEACHER = '13900000001'
export const REVIEWER = '13900000002'
export const CLOUD_USER = '13900000003'
export const WITHOUT_SCHOOL = '13900000006'
export const PASSWORD = 'Zhiyuan2026'

/** The whole app over the memory adapters, drawn; only the browser's history is a remembered one. */
export const openApp = (
  address = '/',
  {
    world = createWorld(),
    configuration = aConfiguration(),
  }: { world?: World; configuration?: Configuration } = {},
): OpenedApp => {
  const container = makeContainer(configuration, memoryAdapters(world, createMemoryBrowser()))
  const actors = actorsIn(container)
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const connect = wire({
    actors,
    stores: {
      session: container.get(SESSION_STORE),
      parkedPlace: container.get(PARKED_PLACE_STORE),
      searchHistory: container.get(SEARCH_HISTORY_STORE),
      filterCriteria: container.get(FILTER_CRITERIA_STORE),
      chrome: container.get(CHROME_STORE),
      schoolLocal: container.get(SCHOOL_LOCAL_STORE),
      appearance: container.get(APPEARANCE_STORE),
    },
    expiry: container.get(EXPIRY_SIGNAL),
    navigator: routerNavigator(router),
    addresses: { search: (keyword, contentType) => searchAddress(keyword, contentType, 1) },
    wording: copy.wording,
    compositionServices: { paper: configuration.paperUrl, electronic: configuration.electronicPaperUrl },
    prepareSignIn: () => {},
  })
  startActors(actors)
  connect()
  render(<App services={{ actors, pages: pageLogicIn(container), configuration }} router={router} />)
  onTestFinished(() => {
    cleanup()
    for (const actor of Object.values<{ stop(): unknown }>({ ...actors })) actor.stop()
  })
  const at = () => router.state.location
  return {
    actors,
    world,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    address: () => `${at().pathname}${at().search}`,
  }
}

/** Signs in by the dialog, which is opened first where it is not. */
export const signIn = async ({ user }: OpenedApp, account = TEACHER): Promise<void> => {
  if (screen.queryByRole('dialog') === null)
    await user.click((await screen.findAllByRole('button', { name: '登录' }))[0] as HTMLElement)
  await user.type(await screen.findByRole('textbox', { name: '账号' }), account)
  await user.type(screen.getByLabelText('密码'), PASSWORD)
  await user.click(screen.getByRole('button', { name: '登录' }))
  await screen.findByRole('button', { name: '用户菜单' })
}
