import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { DataOf } from '#contract/call.ts'
import type { current } from '#contract/session.ts'
import { accountIdOf } from '#domain/session/account-id.ts'
import { conditionOf } from '#domain/session/session-condition.ts'
import { currentUserOf } from '#infrastructure/session/current-user.mapper.ts'
import { localStorageSessionStore } from '#infrastructure/session/session-store.local-storage.ts'
import { createSafeStorage } from '#infrastructure/storage/safe-storage.ts'
import { STORAGE_KEYS as KEYS } from '#infrastructure/storage/storage-keys.ts'
import { BASE_URL_VARIABLE } from '#tests/support/base-url.ts'
import { mapStorage } from '#tests/support/map-storage.ts'
import { credentialsOf, type Somebody } from '#tests/support/personas.ts'
import { standOutside } from './app.ts'
import { CALLS } from './calls.ts'
import { tokenFor } from './token-for.ts'

export type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * What a browser keeps after a sign-in of somebody on the home page, made without one: a page that is loaded to sign in costs
 * two seconds, and how one signs in is seen in `sign-in.spec.ts`. Each state is another device.
 * @param url where the build is served
 */
export const signedInState = async (
  request: APIRequestContext,
  who: Somebody,
  url: string,
): Promise<SignedInState> => {
  const device = randomUUID()
  const token = await tokenFor(request, who, device, url)
  const answer = await request.get(`${url}${CALLS.current}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const { Data } = (await answer.json()) as { readonly Data: DataOf<typeof current> }
  const user = currentUserOf(Data)
  const kept = new Map<string, string>()
  const storage = createSafeStorage({ local: () => mapStorage(kept), session: () => mapStorage(new Map()) })
  const session = localStorageSessionStore({
    storage,
    tabs: new EventTarget(),
    databases: undefined,
    caches: undefined,
  })
  storage.write(KEYS.visitorId, device)
  session.keepToken(token)
  session.keepAccountId(accountIdOf(credentialsOf(who).account))
  // Whoever is held is asked for anew by the page (R-session-22).
  if (conditionOf(user) === null) session.keepUser(user)
  storage.write(KEYS.trailOfBrowser, [{ url: '/', title: '首页' }])
  return {
    cookies: [],
    origins: [{ origin: url, localStorage: Array.from(kept, ([name, value]) => ({ name, value })) }],
  }
}

/**
 * Sits down at the browser of a visitor, with a session that a test may end: the one that tests begin with is that of others too.
 * The page stands outside of the app, which is loaded next.
 */
export const sitDown = async (page: Page, who: Somebody): Promise<void> => {
  const state = await signedInState(page.request, who, process.env[BASE_URL_VARIABLE] ?? '')
  await standOutside(page)
  await page.evaluate(
    (kept) => {
      for (const { name, value } of kept) localStorage.setItem(name, value)
    },
    state.origins.flatMap(({ localStorage }) => localStorage),
  )
}
