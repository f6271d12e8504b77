import type { LeftUnsent } from '#application/session/left-unsent.port.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'
import { SIGNED_IN_STORAGE_KEYS } from '../storage/signed-in-storage-keys.ts'

export const memoryLeftUnsent =
  (browser: MemoryBrowser): LeftUnsent =>
  (work) =>
    browser.entry<readonly unknown[]>(SIGNED_IN_STORAGE_KEYS[work].name, []).read().length > 0
