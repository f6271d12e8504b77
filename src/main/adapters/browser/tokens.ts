import type { SafeStorage } from '#infrastructure/storage/safe-storage.ts'
import { token } from '../../tokens.ts'

/** Where every store of the browser keeps. */
export const STORAGE = token<SafeStorage>('SafeStorage')
