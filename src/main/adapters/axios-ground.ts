import type { Http } from '#infrastructure/http/http.ts'
import type { SafeStorage } from '#infrastructure/storage/safe-storage.ts'
import { token } from '../tokens.ts'

/** What every adapter of the set asks by. */
export const HTTP = token<Http>('Http')

/** Where every store of the set keeps. */
export const STORAGE = token<SafeStorage>('SafeStorage')
