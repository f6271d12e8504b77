import * as z from 'zod/mini'
import type { WorkKeepingPort } from '#application/connection/work-keeping.port.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { localJson } from '../storage/storage-key.ts'

/** Some browsers put the question to the person: who waves it away is left alone for a week. */
const ASK_AGAIN_MS = 7 * 24 * 3_600_000

/** Milliseconds since 1970. */
const ASKED_AT = localJson('persistenceAskedAt', () => z.int(), 0)

interface Needs {
  readonly storage: SafeStorage
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** Undefined where the browser or the address (no TLS) has none. */
  readonly manager: Pick<StorageManager, 'persist' | 'persisted'> | undefined
  readonly now?: () => number
}

export const browserWorkKeeping = ({ storage, page, manager, now = Date.now }: Needs): WorkKeepingPort => {
  const { unkept } = storage
  return {
    watch: unkept.watch,
    retry: unkept.retry,
    askBeforeLeaving: () => {
      const ask = (event: BeforeUnloadEvent) => {
        // There may be room by now.
        unkept.retry()
        if (!unkept.isAny()) return
        event.preventDefault()
        // Browsers from before 2024 ask for this alone.
        // oxlint-disable-next-line typescript/no-deprecated
        event.returnValue = true
      }
      page.addEventListener('beforeunload', ask)
      return () => page.removeEventListener('beforeunload', ask)
    },
    persist: async () => {
      try {
        const isDue = now() - storage.read(ASKED_AT) >= ASK_AGAIN_MS
        if (manager === undefined || !isDue || (await manager.persisted())) return
        storage.write(ASKED_AT, now())
        await manager.persist()
      } catch {
        // What is kept stays as likely to be kept as before.
      }
    },
  }
}
