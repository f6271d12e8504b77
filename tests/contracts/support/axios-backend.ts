import { axiosCategories } from '#infrastructure/catalogue/category.axios.ts'
import { axiosCurriculum } from '#infrastructure/catalogue/curriculum.axios.ts'
import { axiosHome } from '#infrastructure/catalogue/home.axios.ts'
import { axiosList } from '#infrastructure/catalogue/list.axios.ts'
import { createHttp } from '#infrastructure/http/http.ts'
import { axiosUserAction } from '#infrastructure/learning/user-action.axios.ts'
import { axiosHomeLive } from '#infrastructure/live/home-live.axios.ts'
import { axiosHotSearch } from '#infrastructure/search/hot-search.axios.ts'
import { axiosSession } from '#infrastructure/session/session.axios.ts'
import type { Backend, MakeBackend } from './backend.ts'
import { startFaultyProxy } from './faulty-proxy.ts'

/** The axios adapters before a server at `target`, over a wire that can be cut. */
export const axiosBackendTo =
  (target: () => Promise<string>): MakeBackend =>
  async ({ timeoutMs = 20_000 } = {}) => {
    const proxy = await startFaultyProxy(await target())
    const expired: string[] = []
    const http = createHttp({
      baseUrl: proxy.url,
      token: () => backend.token,
      expired: (token) => expired.push(token),
      timeoutMs,
      // The other one would go through a proxy that the machine may have.
      adapter: 'fetch',
    })
    const backend: Backend = {
      ports: {
        session: axiosSession(http),
        categories: axiosCategories(http),
        home: axiosHome(http),
        list: axiosList(http),
        curriculum: axiosCurriculum(http),
        homeLive: axiosHomeLive(http),
        hotSearch: axiosHotSearch(http),
        userAction: axiosUserAction(http),
      },
      token: null,
      expired,
      mood: proxy.mood,
      close: proxy.close,
    }
    return backend
  }
