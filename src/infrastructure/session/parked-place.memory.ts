import type { ParkedPlaceStore } from '#application/session/parked-place.port.ts'
import type { ParkedPlace } from '#domain/session/parked-place.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryParkedPlace = (browser: MemoryBrowser): ParkedPlaceStore => {
  const entry = browser.entry<ParkedPlace | null>('parkedPlace', null)
  return { read: entry.read, park: entry.keep, clear: () => entry.keep(null) }
}
