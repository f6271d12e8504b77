import { Window } from 'happy-dom'
import { createSafeStorage, type SafeStorage, type WebStorage } from '#infrastructure/storage/safe-storage.ts'

/** The stores of a browser of one's own, with what is in them. */
export interface Stores {
  readonly storage: SafeStorage
  readonly local: Storage
  readonly session: Storage
  readonly window: Window
}

export const browserStores = (): Stores => {
  const window = new Window({ url: 'https://school.example.cn/' })
  const local = window.localStorage as unknown as Storage
  const session = window.sessionStorage as unknown as Storage
  const storage = createSafeStorage({ local: () => local, session: () => session })
  return { storage, local, session, window }
}

const refuse = (): never => {
  throw new DOMException('no', 'QuotaExceededError')
}

/** Every way in which a browser can refuse to keep things. */
export const BROKEN = {
  'forbidden at all': refuse,
  full: () => ({
    getItem: () => null,
    setItem: refuse,
    removeItem: () => undefined,
    clear: () => undefined,
    key: () => null,
    length: 0,
  }),
  'silent about everything': () => ({
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    clear: refuse,
    key: refuse,
    length: 1,
  }),
  'stuck on old content': () => ({
    getItem: () => 'old',
    setItem: refuse,
    removeItem: refuse,
    clear: refuse,
    key: () => 'token',
    length: 1,
  }),
} satisfies Record<string, () => WebStorage>

export const brokenStorage = (open: () => WebStorage): SafeStorage =>
  createSafeStorage({ local: open, session: open })
