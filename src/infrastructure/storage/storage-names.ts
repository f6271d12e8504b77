/** Names of what is looked at before the app has come, by `src/main/early.ts`; everything else has its name in the list. */
export const STORAGE_NAMES = {
  token: 'token',
  userInfo: 'userInfo',
  appearance: 'appearance',
} as const

/** The one IndexedDB database of the product. */
export const DATABASE_NAME = 'zhiyuan'
