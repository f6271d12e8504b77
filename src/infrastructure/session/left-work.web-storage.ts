import type { LeftWork } from '#application/session/left-work.port.ts'
import { STAYS, withoutOthers } from '../storage/left-by-others.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

export const webStorageLeftWork = (storage: SafeStorage): LeftWork => ({
  keepOnlyOf: (userId, accountId) =>
    storage.rewrite((name, raw) => {
      if (name === STAYS) return raw
      try {
        const kept: unknown = JSON.parse(raw)
        const own = withoutOthers(kept, { userId, accountId })
        // As it was written: a name of figures is no number.
        if (own === kept) return raw
        return own === undefined ? null : JSON.stringify(own)
      } catch {
        return raw
      }
    }),
})
