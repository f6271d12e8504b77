import type { Caller, MemoryBackend } from '#infrastructure/memory/backend.ts'
import type { MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { token } from '../../tokens.ts'

/** What every adapter of the set answers from, and who asks. */
export const BROWSER = token<MemoryBrowser>('MemoryBrowser')
export const BACKEND = token<MemoryBackend>('MemoryBackend')
export const CALLER = token<Caller>('Caller')
