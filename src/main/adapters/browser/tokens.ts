import type { SafeStorage } from '#infrastructure/storage/safe-storage.ts'
import { token } from '../../tokens.ts'

/** The storage under all stores of the browser. */
export const STORAGE = token<SafeStorage>('SafeStorage')
