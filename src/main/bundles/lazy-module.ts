import { fetchCode } from '#ui/routing/missing-code.ts'

/** A part of the app that is fetched when it is first wanted. */
export interface LazyModule<T> {
  /** Fetches at the first call, and is the same promise at every call, as React wants it. */
  load(): Promise<T>
  /** Resolves when it has been fetched by any caller; fetches nothing itself. */
  readonly loaded: Promise<T>
  /** Null until it has been fetched. */
  current(): T | null
}

/** For so long what could not be fetched is told alike to whoever asks: a view asks once more as soon as it has failed, and would wait and fetch for ever. */
const SAME_ANSWER_MS = 1000

/** What could not be fetched is asked for again as the code of any part is, and fetched anew by who asks for it later. */
export const lazyModule = <T>(fetchModule: () => Promise<T>): LazyModule<T> => {
  let loading: Promise<T> | null = null
  let failedAt: number | null = null
  let current: T | null = null
  let resolveLoaded: (module: T) => void
  const loaded = new Promise<T>((resolve) => {
    resolveLoaded = resolve
  })
  const load = async (): Promise<T> => {
    const module = await fetchCode(fetchModule)
    current = module
    resolveLoaded(module)
    return module
  }
  return {
    load: () => {
      if (failedAt !== null && performance.now() - failedAt >= SAME_ANSWER_MS) {
        failedAt = null
        loading = null
      }
      loading ??= load().catch((error: unknown) => {
        failedAt = performance.now()
        throw error
      })
      return loading
    },
    loaded,
    current: () => current,
  }
}
