import type { ChromeStore } from '#application/navigation/chrome-store.port.ts'
import type { Crumb } from '#domain/navigation/breadcrumb.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { STORAGE_KEYS as KEYS } from '../storage/storage-keys.ts'

/** R-navigation-10: no address stands twice; of two that are the same the first stays. */
const withoutTwins = (trail: readonly Crumb[]): readonly Crumb[] =>
  trail.filter(({ url }, at) => trail.findIndex((crumb) => crumb.url === url) === at)

/** A tab goes on with its own trail; a new one starts from the last one that any tab kept. */
export const webStorageChrome = (storage: SafeStorage): ChromeStore => ({
  read: () => ({
    logoName: storage.read(KEYS.logoName),
    searchBoxShown: storage.read(KEYS.searchShown),
    trail: withoutTwins(storage.read(KEYS.trail) ?? storage.read(KEYS.trailOfBrowser)),
  }),
  keep: ({ logoName, searchBoxShown, trail }) => {
    storage.write(KEYS.logoName, logoName)
    storage.write(KEYS.searchShown, searchBoxShown)
    storage.write(KEYS.trail, trail)
    storage.write(KEYS.trailOfBrowser, trail)
  },
})
