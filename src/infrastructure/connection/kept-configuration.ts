/** What a page needs beside the files of its build, in the cache that the worker answers from where no server is. */
export const CONFIGURATION = '/config.json'
export const CONFIGURATION_CACHE = 'app-configuration'

/** Nobody waits for it, and the next visit asks again. */
const PATIENCE_MS = 30_000

interface Needs {
  readonly caches: Pick<CacheStorage, 'open'>
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
}

/** Puts the configuration where the worker looks for it, unless it is there. Rejects where it cannot be had: another's page is none. */
export const keepConfiguration = async ({ caches, fetch }: Needs): Promise<void> => {
  const cache = await caches.open(CONFIGURATION_CACHE)
  if (await cache.match(CONFIGURATION)) return
  const answer = await fetch(CONFIGURATION, { signal: AbortSignal.timeout(PATIENCE_MS) })
  await answer.clone().json()
  if (answer.status === 200) await cache.put(CONFIGURATION, answer)
}
