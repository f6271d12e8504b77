import type { VisitorIdPort } from '#application/session/visitor-id.port.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { STORAGE_KEYS as KEYS } from '../storage/storage-keys.ts'

export interface VisitorIdOptions {
  readonly storage: SafeStorage
  /** Resolves when the browser has nothing better to do. */
  readonly idle?: () => Promise<void>
  readonly fingerprint?: () => Promise<string>
  /** After this time without a fingerprint the id is random. */
  readonly patienceMs?: number
}

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 300 })
    else setTimeout(resolve, 50)
  })

/** Without this the library reports one visit in a thousand to its maker. */
const libraryFingerprint = async (): Promise<string> => {
  const { default: library } = await import('@fingerprintjs/fingerprintjs')
  return (await (await library.load({ monitoring: false })).get()).visitorId
}

/** `randomUUID` is missing in an insecure context. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

export const fingerprintVisitorId = ({
  storage,
  idle = whenIdle,
  fingerprint = libraryFingerprint,
  patienceMs = 1000,
}: VisitorIdOptions): VisitorIdPort => {
  const make = async (): Promise<string> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patienceMs)
    })
    const made = idle()
      .then(fingerprint)
      .catch(() => null)
    const id = await Promise.race([made, patience])
    clearTimeout(timer)
    return id ?? randomId()
  }

  let making: Promise<string> | undefined
  return {
    visitorId: async () => {
      const stored = storage.read(KEYS.visitorId)
      if (stored !== null) return stored
      making ??= make()
      const id = await making
      // What another tab has kept meanwhile stands, and so does what was sent once.
      const kept = storage.read(KEYS.visitorId) ?? id
      storage.write(KEYS.visitorId, kept)
      return kept
    },
  }
}
