import { whenParsed } from './when-parsed.ts'

/** Longest wait for browsers that do not report or do not reach a paint. */
const PATIENCE_MS = 300

/** Calls `seen` once after the first paint; at once in a hidden tab. */
export const afterFirstPaint = (seen: () => void): void => {
  let told = false
  const tell = () => {
    if (told) return
    told = true
    watching?.disconnect()
    seen()
  }
  const watching = PerformanceObserver.supportedEntryTypes?.includes('paint')
    ? new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) tell()
      })
    : null
  watching?.observe({ type: 'paint', buffered: true })
  const giveUp = () => setTimeout(tell, document.visibilityState === 'hidden' ? 0 : PATIENCE_MS)
  whenParsed(giveUp)
}
