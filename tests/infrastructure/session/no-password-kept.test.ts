import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { webCryptoCredentialMemory } from '#infrastructure/session/credential-memory.web-crypto.ts'
import { type DeviceKeys, indexedDbDeviceKeys } from '#infrastructure/session/device-key.indexed-db.ts'
import { axiosSession } from '#infrastructure/session/session.axios.ts'
import { localStorageSessionStore } from '#infrastructure/session/session-store.local-storage.ts'
import { fingerprintVisitorId } from '#infrastructure/session/visitor-id.fingerprint.ts'
import { wirePassword } from '#infrastructure/session/wire-password.ts'
import { DEVICE_KEYS, inDatabase } from '#infrastructure/storage/database.ts'
import { createSafeStorage } from '#infrastructure/storage/safe-storage.ts'
import { deferred } from '#tests/support/deferred.ts'
import { mapStorage } from '#tests/support/map-storage.ts'
import { canned, noAbort, ok } from '../http/canned.ts'

const { subtle } = globalThis.crypto

/** A store that remembers everything that was ever written into it. */
const recordingStore = (written: string[]) => {
  const kept = new Map<string, string>()
  return mapStorage(kept, {
    setItem: (name, value) => {
      written.push(name, value)
      kept.set(name, value)
    },
  })
}

/** A whole sign-in through every adapter that keeps something; everything that was written on the way. */
const signIn = async (password: string, remember: boolean) => {
  const written: string[] = []
  const local = recordingStore(written)
  const session = recordingStore(written)
  const storage = createSafeStorage({ local: () => local, session: () => session })
  const databases = new IDBFactory()
  const memory = webCryptoCredentialMemory({ storage, subtle, keys: indexedDbDeviceKeys(databases, subtle) })
  const store = localStorageSessionStore({
    storage,
    tabs: new EventTarget() as Window,
    databases,
    caches: undefined,
  })
  const device = fingerprintVisitorId({
    storage,
    idle: async () => undefined,
    fingerprint: async () => '0123456789abcdef',
  })

  const account = '13900000001'
  const wire = axiosSession(canned(ok('opaque-token')).http)
  const answer = await wire.signIn({ account, password }, await device.visitorId(), noAbort())
  if (answer.ok) store.keepToken(answer.value)
  const user = await axiosSession(canned(ok({ Id: 1, Mobile: account })).http).currentUser(noAbort())
  if (user.ok) store.keepUser(user.value)
  store.markLogin()
  await memory.keep({ account, password, remember })

  const keys = await inDatabase(databases, DEVICE_KEYS, (kept) => kept.getAll())
  return { written, keys: keys as unknown[], recalled: await memory.recall() }
}

/** Long enough not to stand in other content by chance. */
const password = fc.string({ minLength: 6, maxLength: 60, unit: 'binary' })

it('a remembered password is written as ciphertext only, and its key cannot be read', async () => {
  await fc.assert(
    fc.asyncProperty(password, async (secret) => {
      const { written, keys, recalled } = await signIn(secret, true)
      const md5 = await wirePassword(secret)
      const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '')
      const betraying = [secret, md5, md5.toLowerCase(), base64]
      const betrayed = written.filter((entry) => betraying.some((text) => entry.includes(text)))
      expect(betrayed).toEqual([])
      expect(recalled).toEqual({ account: '13900000001', password: secret, remember: true })
      expect(keys.map((key) => key instanceof CryptoKey && key.extractable)).toEqual([false])
    }),
    { numRuns: 60 },
  )
})

it('what is not to be remembered leaves nothing and makes no key', async () => {
  const { written, keys, recalled } = await signIn('Zhiyuan2026', false)
  for (const name of ['username', 'password', 'remember']) expect(written).not.toContain(name)
  expect(keys).toEqual([])
  expect(recalled).toEqual({ account: '', password: '', remember: false })
})

describe('a password that was encrypted before', () => {
  const account = '13900000001'
  const memoryOver = (local: ReturnType<typeof recordingStore>, keys: DeviceKeys) =>
    webCryptoCredentialMemory({
      storage: createSafeStorage({ local: () => local, session: () => recordingStore([]) }),
      subtle,
      keys,
    })

  it('leaves the store when it is no longer to be remembered', async () => {
    const local = recordingStore([])
    const memory = memoryOver(local, indexedDbDeviceKeys(new IDBFactory(), subtle))
    await memory.keep({ account, password: 'Zhiyuan2026', remember: true })
    const kept = () => ['username', 'password', 'remember'].map((name) => local.getItem(name) !== null)
    expect(kept()).toEqual([true, true, true])
    await memory.keep({ account, password: 'Zhiyuan2026', remember: false })
    expect(kept()).toEqual([false, false, false])
  })

  it('leaves the store where an account was kept without being asked for', async () => {
    const local = recordingStore([])
    local.setItem('username', account)
    const memory = memoryOver(local, indexedDbDeviceKeys(new IDBFactory(), subtle))
    expect(await memory.recall()).toEqual({ account: '', password: '', remember: false })
    expect(local.getItem('username')).toBeNull()
  })

  it('does not come back when its encryption ends late', async () => {
    const local = recordingStore([])
    const keys = indexedDbDeviceKeys(new IDBFactory(), subtle)
    const gate = deferred<CryptoKey>()
    const memory = memoryOver(local, { existing: keys.existing, obtain: gate.ask })
    const late = memory.keep({ account, password: 'Zhiyuan2026', remember: true })
    await memory.keep({ account, password: 'Zhiyuan2026', remember: false })
    gate.answer(await keys.obtain())
    await late
    expect(local.getItem('password')).toBeNull()
  })

  it('does not open for another account', async () => {
    const local = recordingStore([])
    const memory = memoryOver(local, indexedDbDeviceKeys(new IDBFactory(), subtle))
    await memory.keep({ account, password: 'Zhiyuan2026', remember: true })
    local.setItem('username', '13900000002')
    expect(await memory.recall()).toEqual({ account: '13900000002', password: '', remember: true })
  })
})
