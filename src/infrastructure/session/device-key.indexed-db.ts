import { DEVICE_KEYS, inDatabase } from '../storage/database.ts'

const NAME = 'credentials'
const ALGORITHM = { name: 'AES-GCM', length: 256 } as const

/** Where the key of this device lies; it can be used and never be read. Rejects where it cannot be had. */
export interface DeviceKeys {
  existing(): Promise<CryptoKey | null>
  /** Makes one where there is none. */
  obtain(): Promise<CryptoKey>
}

const asKey = (stored: unknown): CryptoKey | null => (stored instanceof CryptoKey ? stored : null)

export const indexedDbDeviceKeys = (databases: IDBFactory, subtle: SubtleCrypto): DeviceKeys => ({
  existing: () => inDatabase(databases, DEVICE_KEYS, async (keys) => asKey(await keys.get(NAME))),
  obtain: async () => {
    const fresh = await subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt'])
    // One transaction, so that of two tabs that come here together both end with the same key.
    return inDatabase(databases, DEVICE_KEYS, async (keys) => {
      const stored = asKey(await keys.get(NAME))
      if (stored) return stored
      await keys.put(fresh, NAME)
      return fresh
    })
  },
})
