import type { Caller, MemoryBackend } from '#infrastructure/memory/backend.ts'
import type { MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { token } from '../../tokens.ts'

/** The browser and backend under all adapters of the set, and the caller whose requests they answer. */
export const BROWSER = token<MemoryBrowser>('MemoryBrowser')
export const BACKEND = token<MemoryBackend>('MemoryBackend')
export const CALLER = token<Caller>('Caller')
