/** Names of what is looked at before the app has come, by `src/main/early.ts`; everything else has its name in the list. */
export const STORAGE_NAMES = {
  token: 'token',
  userInfo: 'userInfo',
  appearance: 'appearance',
} as const

/** What was opened lately, to be read without a network. */
export const KEPT_DATABASE = 'zhiyuan-kept'

/** Files that were chosen in forms. */
export const CHOSEN_FILES_DATABASE = 'zhiyuan-chosen-files'

/** The IndexedDB database of all else. */
export const DATABASE_NAME = 'zhiyuan'
