import type { ParkedPlaceStore } from '#application/session/parked-place.port.ts'
import type { ParkedPlace } from '#domain/session/parked-place.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryParkedPlace = (browser: MemoryBrowser): ParkedPlaceStore => {
  const drawer = browser.drawer<ParkedPlace | null>('parkedPlace', null)
  return { read: drawer.read, park: drawer.keep, clear: () => drawer.keep(null) }
}
