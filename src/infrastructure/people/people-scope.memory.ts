import { failed } from '#domain/kernel/result.ts'
import { type MemoryPerson, SCHOOLS } from '../memory/people.backend.ts'

export const forbidden = (message: string) => failed({ kind: 'forbidden', message } as const)

/** What somebody administers. */
export interface Scope {
  readonly by: MemoryPerson
  readonly platform: boolean
  readonly ids: readonly number[]
}

/** Null for who administers nothing. */
export const scopeOf = (by: MemoryPerson | undefined): Scope | null => {
  if (by === undefined) return null
  const platform = by.platformRight === 'administrator'
  const ids = platform
    ? SCHOOLS.map(({ id }) => id)
    : by.schools.flatMap(({ id, administer }) => (administer ? [id] : []))
  return platform || ids.length > 0 ? { by, platform, ids } : null
}
