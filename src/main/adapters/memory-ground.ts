import type { MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import type { Caller, World } from '#infrastructure/memory/world.ts'
import { token } from '../tokens.ts'

/** What every adapter of the set answers from, and who asks. */
export const BROWSER = token<MemoryBrowser>('MemoryBrowser')
export const WORLD = token<World>('World')
export const CALLER = token<Caller>('Caller')
