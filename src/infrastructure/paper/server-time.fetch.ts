/** A part of the build that no cache of the app's answers for: every server sends its time with it. */
const ADDRESS = '/sw.js'

const PATIENCE_MS = 5000

/**
 * The time of the server that the page comes from, in milliseconds since 1970, to the second; null where it is not reached. What another
 * answers in its place, as a captive portal does, says nothing of it. Never rejects.
 */
export const fetchServerTime = async (
  fetch: (address: string, init: RequestInit) => Promise<Response>,
): Promise<number | null> => {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { ok, headers } = await fetch(ADDRESS, { method: 'HEAD', cache: 'no-store', signal })
    const isScript = (headers.get('content-type') ?? '').includes('javascript')
    const time = ok && isScript ? Date.parse(headers.get('date') ?? '') : Number.NaN
    return Number.isNaN(time) ? null : time
  } catch {
    return null
  }
}
