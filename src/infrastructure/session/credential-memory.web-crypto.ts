import type { CredentialMemory } from '#application/session/credential-memory.port.ts'
import { NOTHING_REMEMBERED } from '#domain/session/credentials.ts'
import { browserMemory } from '../storage/databases-and-caches.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { STORAGE_KEYS as KEYS } from '../storage/storage-keys.ts'
import { type DeviceKeys, indexedDbDeviceKeys } from './device-key.indexed-db.ts'

export interface CredentialMemoryOptions {
  readonly storage: SafeStorage
  /** Undefined in an insecure context: then the account is remembered and the password never. */
  readonly subtle: SubtleCrypto | undefined
  readonly keys: DeviceKeys | undefined
}

const IV_BYTES = 12

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** A ciphertext moved under another account does not open. */
const algorithm = (iv: Uint8Array<ArrayBuffer>, account: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(account),
})

export const webCryptoCredentialMemory = (options: CredentialMemoryOptions): CredentialMemory => {
  const { storage, subtle, keys } = options

  const encrypt = async (account: string, password: string): Promise<string> => {
    if (!subtle || !keys) throw new Error('no place for a device key')
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
    const plain = new TextEncoder().encode(password)
    const cipher = await subtle.encrypt(algorithm(iv, account), await keys.obtain(), plain)
    return toBase64(new Uint8Array([...iv, ...new Uint8Array(cipher)]))
  }

  const open = async (account: string, sealed: string): Promise<string> => {
    const key = sealed === '' ? null : await keys?.existing()
    if (!subtle || !key) return ''
    const bytes = fromBase64(sealed)
    const cipher = bytes.subarray(IV_BYTES)
    const plain = await subtle.decrypt(algorithm(bytes.subarray(0, IV_BYTES), account), key, cipher)
    return new TextDecoder('utf-8', { fatal: true }).decode(plain)
  }

  const forget = () => storage.remove(KEYS.rememberedAccount, KEYS.rememberedPassword, KEYS.remember)

  /** Counts what was kept, so that of two the later one stays, however long the sealing of the first takes. */
  let keeps = 0

  return {
    recall: async () => {
      // An account may be left of a time when it was kept without being asked for.
      if (!storage.read(KEYS.remember)) {
        forget()
        return NOTHING_REMEMBERED
      }
      const account = storage.read(KEYS.rememberedAccount)
      const password = await open(account, storage.read(KEYS.rememberedPassword)).catch(() => '')
      return { account, password, remember: true }
    },
    keep: async ({ account, password, remember }) => {
      keeps += 1
      const mine = keeps
      forget()
      if (!remember) return
      storage.write(KEYS.rememberedAccount, account)
      storage.write(KEYS.remember, true)
      if (password === '') return
      const sealed = await encrypt(account, password).catch(() => '')
      if (mine === keeps && sealed !== '') storage.write(KEYS.rememberedPassword, sealed)
    },
  }
}

/** What this browser has to seal with. */
export const browserCrypto = (): Pick<CredentialMemoryOptions, 'subtle' | 'keys'> => {
  const { databases } = browserMemory()
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  return { subtle, keys: subtle && databases ? indexedDbDeviceKeys(databases, subtle) : undefined }
}
