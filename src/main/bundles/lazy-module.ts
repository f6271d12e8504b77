import { fetchCode } from '#ui/routing/missing-code.ts'

/** A part of the app that is loaded on first use (code splitting). */
export interface LazyModule<T> {
  /** Loads at the first call. Every call returns the same promise, as React's `use` requires. */
  load(): Promise<T>
  /** Resolves when any caller has loaded the module; does not load it. */
  readonly loaded: Promise<T>
  /** The loaded module; null before. */
  current(): T | null
}

/**
 * For this time a failed load answers the same rejection: React renders a failed view once more at once, and
 * a new promise would make it load for ever.
 */
const SAME_ANSWER_MS = 1000

/** Retries a failed load as `fetchCode` does; a later call of `load` starts again. */
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
