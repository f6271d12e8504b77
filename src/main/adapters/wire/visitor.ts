import { ContainerModule } from 'inversify'
import { faultReasonOf } from '#domain/connection/failed-call.ts'
import { axiosCategories } from '#infrastructure/catalogue/category.axios.ts'
import { axiosHome } from '#infrastructure/catalogue/home.axios.ts'
import { randomClientId } from '#infrastructure/comment/client-id.browser.ts'
import { createHttp, type HttpOptions } from '#infrastructure/http/http.ts'
import type { InitialData } from '#infrastructure/http/initial-data.ts'
import { readInitialData } from '#infrastructure/http/initial-data.ts'
import { withIntentions } from '#infrastructure/http/intentions.ts'
import { sessionStorageKeys } from '#infrastructure/http/kept-keys.session-storage.ts'
import { withMemory } from '#infrastructure/http/memory.ts'
import { withPatience } from '#infrastructure/http/patience.ts'
import { axiosHomeLive } from '#infrastructure/live/home-live.axios.ts'
import { axiosHotSearch } from '#infrastructure/search/hot-search.axios.ts'
import { lazySession } from '#infrastructure/session/session.lazy.ts'
import { CATEGORY_PORT, HOME_PORT } from '../../catalogue/tokens.ts'
import { HOME_LIVE_PORT } from '../../live/tokens.ts'
import { HOT_SEARCH_PORT } from '../../search/tokens.ts'
import { EXPIRY_SIGNAL, SESSION_PORT, SESSION_STORE } from '../../session/tokens.ts'
import { CALL_SIGNAL, CONFIGURATION, token } from '../../tokens.ts'
import { STORAGE } from '../browser/tokens.ts'
import { HTTP } from './tokens.ts'

/** The first answers, embedded in the page by the server. */
const INITIAL_DATA = token<InitialData>('InitialData')

/** Loaded separately, to keep the first visit small. */
const later = () => import('./session-and-kept-reads.ts')

/** Wire adapters that visitors need, too. */
export const wireVisitor = new ContainerModule(({ bind }) => {
  bind(INITIAL_DATA).toResolvedValue(() => readInitialData(document))
  bind(HTTP).toResolvedValue(
    ({ apiHost: baseUrl }, session, expiry, calls, storage) => {
      const { token: current } = session
      const expired = (used: string, words?: string) => expiry.tell({ token: used, words })
      const forbidden = (used: string) => expiry.tell({ token: used, isRefused: true })
      const failed: HttpOptions['failed'] = (failure, name, number) => {
        const reason = faultReasonOf(failure)
        if (reason !== null) calls.tell({ kind: 'failed', call: { name, reason, number, at: Date.now() } })
      }
      const http = withPatience(createHttp({ baseUrl, token: current, expired, forbidden, failed }), calls)
      return withMemory(
        withIntentions(http, {
          // The account id if the backend names no user id; null until the user is known.
          owner: () => {
            const user = session.user()
            return user && (user.id || session.accountId())
          },
          makeKey: randomClientId,
          kept: sessionStorageKeys(storage),
        }),
        {
          token: current,
          load: async () => (await later()).browserKeptReads(session, calls.tell),
        },
      )
    },
    [CONFIGURATION, SESSION_STORE, EXPIRY_SIGNAL, CALL_SIGNAL, STORAGE],
  )
  bind(SESSION_PORT).toResolvedValue(
    (http) => lazySession(async () => (await later()).axiosSession(http)),
    [HTTP],
  )
  bind(CATEGORY_PORT).toResolvedValue(axiosCategories, [HTTP])
  bind(HOME_PORT).toResolvedValue(axiosHome, [HTTP, INITIAL_DATA])
  bind(HOT_SEARCH_PORT).toResolvedValue(axiosHotSearch, [HTTP])
  bind(HOME_LIVE_PORT).toResolvedValue(axiosHomeLive, [HTTP])
})
