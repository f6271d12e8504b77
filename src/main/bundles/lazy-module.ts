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

/** What could not be fetched is asked for again as the code of any part is, and fetched anew at the next call. */
export const lazyModule = <T>(fetchModule: () => Promise<T>): LazyModule<T> => {
  let loading: Promise<T> | null = null
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
      loading ??= load().catch((error: unknown) => {
        loading = null
        throw error
      })
      return loading
    },
    loaded,
    current: () => current,
  }
}
