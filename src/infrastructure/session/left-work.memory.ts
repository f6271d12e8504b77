import type { LeftWork } from '#application/session/left-work.port.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'
import { STAYS, withoutOthers } from '../storage/left-by-others.ts'

export const memoryLeftWork = (browser: MemoryBrowser): LeftWork => ({
  keepOnlyOf: (userId, accountId) =>
    browser.rewrite((name, kept) => (name === STAYS ? kept : withoutOthers(kept, { userId, accountId }))),
})
