import { type ComponentType, lazy } from 'react'
import type { CallNews } from '#application/connection/call-news.ts'
import { watchWait } from '#domain/connection/watched-wait.ts'
import { RETRY_PACE, type RetryPace, retryWait } from '#domain/kernel/retry.ts'

/** What browsers say where a script or stylesheet of a part could not be fetched: Chromium, Firefox, Safari, and Vite for stylesheets. */
const WORDS =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|module script.*MIME type/i

const GIVEN_UP = 'the code of a part did not come'

/** Whether nobody waited any longer for the code of a part. */
export const isGivenUp = (error: unknown): boolean => error instanceof Error && error.message === GIVEN_UP

/** Whether something failed because its code could not be had: the network is away, or a newer build took its place. */
export const isMissingCode = (error: unknown): boolean =>
  isGivenUp(error) || (error instanceof Error && WORDS.test(error.message))

/** The user is waiting in front of an empty space. */
const PACE: RetryPace = { ...RETRY_PACE, firstMs: 1000 }
/** Given up after so long. */
const TIMEOUT_MS = 60_000

let tell: (news: CallNews) => void = () => undefined

/** Whoever is told when code does not come. */
export const tellSlowCode = (listener: typeof tell): void => {
  tell = listener
}

/** Loads code; reports a slow load and gives up after a minute. An import cannot be aborted, so a late result is ignored. */
const withinTime = async <T>(load: () => Promise<T>): Promise<T> => {
  let stop = () => {}
  const given = new Promise<never>((_, reject) => {
    stop = () => reject(new Error(GIVEN_UP))
  })
  const watch = watchWait({ tell, stop, timers: globalThis })
  const end = setTimeout(stop, TIMEOUT_MS)
  try {
    return await Promise.race([load(), given])
  } finally {
    watch.end()
    clearTimeout(end)
  }
}

/** Links of stylesheets that did not come. */
const lostStyles = new Set<HTMLLinkElement>()
// Where there is a document.
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target)
  },
  true,
)

/** Vite requests each stylesheet only once: a repeated import would lack the one that failed. */
const bringStyles = () => {
  // One that was taken out of the page meanwhile would never tell what became of it.
  const lost = [...lostStyles].filter(({ isConnected }) => isConnected)
  lostStyles.clear()
  return Promise.all(
    lost.map(
      (before) =>
        new Promise((resolve, reject) => {
          const link = before.cloneNode() as HTMLLinkElement
          link.onload = resolve
          link.onerror = () => reject(new Error('Unable to preload CSS'))
          before.replaceWith(link)
        }),
    ),
  )
}

/** Code that failed once: its stylesheets are requested again with it. */
const lostOnce = new WeakSet<object>()

const attempt = <T>(load: () => Promise<T>): Promise<T> =>
  withinTime(async () => {
    if (lostOnce.has(load)) await bringStyles()
    return load()
  })

/** Code that failed twice: a part that imports it does not retry twice more. */
const askedTwice = new WeakSet<object>()

/**
 * Loads the code of a part, with one retry, since a short network fault is the usual cause. The wait follows docs/decisions/0281; the limit does
 * not, because code that failed twice is mostly of an older build, which only a reload fixes.
 */
export const fetchCode = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await attempt(load)
  } catch (error) {
    if (isMissingCode(error)) lostOnce.add(load)
    if (!isMissingCode(error) || isGivenUp(error) || askedTwice.has(error as Error)) throw error
    await new Promise((resume) =>
      setTimeout(resume, retryWait({ attempts: 1, failure: null }, Math.random(), PACE)),
    )
    return attempt(load).catch((again: unknown) => {
      if (isMissingCode(again)) askedTwice.add(again as Error)
      throw again
    })
  }
}

/** A part that is fetched when it is wanted, and asked for again where it did not come. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetchCode(load) }))
