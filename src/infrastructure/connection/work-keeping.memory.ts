import type { WorkKeepingPort } from '#application/connection/work-keeping.port.ts'
import { makeWatched } from '../kernel/watched.ts'

/** A browser that takes everything until a test makes it refuse; writes down what was asked. */
export interface MemoryWorkKeeping extends WorkKeepingPort {
  readonly asked: readonly ('retry' | 'persist')[]
  /** How many want the browser to ask before the page is left. */
  asking(): number
  set(isUnkept: boolean): void
}

export const memoryWorkKeeping = (): MemoryWorkKeeping => {
  const asked: ('retry' | 'persist')[] = []
  let asking = 0
  return {
    ...makeWatched<boolean>(false),
    asked,
    asking: () => asking,
    retry: () => void asked.push('retry'),
    askBeforeLeaving: () => {
      asking += 1
      return () => {
        asking -= 1
      }
    },
    persist: async () => void asked.push('persist'),
  }
}
