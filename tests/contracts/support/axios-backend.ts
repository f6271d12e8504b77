import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { axiosHome } from '#infrastructure/catalogue/home.axios.ts'
import { createHttp } from '#infrastructure/http/http.ts'
import { adapters } from '#main/adapters/axios.adapters.ts'
import { HTTP } from '#main/adapters/wire/tokens.ts'
import { HOME_PORT } from '#main/catalogue/tokens.ts'
import { allAdaptersOf } from '#tests/support/all-adapters.ts'
import { askingPortsIn } from './asking-ports.ts'
import type { MakeBackend } from './backend.ts'
import { startFaultyProxy } from './faulty-proxy.ts'
import { askedAgain, losesFirst } from './lost-answers.ts'

/**
 * The adapters of the wire, as the app takes them, before a server at `target`, over a wire that can be cut, and that loses the answer of every call that writes the
 * first time that it is sent: the short ends of their paths stand in `lost`.
 */
export const axiosBackendTo = (target: () => Promise<string>, lost = new Set<string>()): MakeBackend => {
  const opened = new Map<string, string>()
  return async ({ timeoutMs = 20_000 } = {}) => {
    const proxy = await startFaultyProxy(await target(), losesFirst(lost))
    const expired: string[] = []
    let stored: string | null = null
    const token = () => stored
    const http = askedAgain(
      createHttp({
        baseUrl: proxy.url,
        token,
        expired: (told) => expired.push(told),
        timeoutMs,
        // The other one would go through a proxy that the machine may have.
        adapter: 'fetch',
      }),
    )
    const container = new Container({ defaultScope: 'Singleton' })
    container.load(...(await allAdaptersOf(adapters)))
    container.rebind(HTTP).toConstantValue(http)
    // No page is there that could have brought its first answers along.
    container.rebind(HOME_PORT).toConstantValue(axiosHome(http))
    return {
      ports: askingPortsIn(container),
      get token() {
        return stored
      },
      set token(next) {
        stored = next
      },
      expired,
      opened,
      mood: proxy.mood,
      close: proxy.close,
    }
  }
}
