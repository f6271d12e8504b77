import { failed } from '#domain/kernel/result.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import type { MemoryBackend } from '../memory/backend.ts'
import { type MemoryMember, type MemoryPerson, peopleOf, SCHOOLS } from '../memory/people.backend.ts'

export const forbidden = (message: string) => failed({ kind: 'forbidden', message } as const)

/** A school as administrators change it. */
export interface MemorySchool extends Organisation {
  readonly formerNames: readonly string[]
  readonly closed: boolean
  /** In GB; 0 for what everybody has. */
  readonly quota: number
  /** Who belonged to it when it was closed. */
  readonly parked: readonly { readonly personId: number; readonly member: MemoryMember }[]
}

const DATA = new WeakMap<MemoryBackend, MemorySchool[]>()

/** The schools of a backend in memory, as administrators change them. */
export const schoolsOf = (backend: MemoryBackend): MemorySchool[] => {
  const schools =
    DATA.get(backend) ??
    SCHOOLS.map((school) => ({ ...school, formerNames: [], closed: false, quota: 0, parked: [] }))
  DATA.set(backend, schools)
  return schools
}

/** What somebody administers. */
export interface Scope {
  readonly by: MemoryPerson
  readonly platform: boolean
  readonly ids: readonly number[]
  /** The largest room of these schools, in GB; 0 for none. */
  quotaOf(schools: readonly { readonly id: number }[]): number
  /** Those that are open. */
  readonly schools: readonly Organisation[]
}

/** Null for who administers nothing. */
export const scopeOf = (backend: MemoryBackend, id: number): Scope | null => {
  const by = peopleOf(backend).find((person) => person.id === id)
  if (by === undefined) return null
  const platform = by.platformRight === 'administrator'
  const held = by.schools.flatMap((school) => (school.administer ? [school.id] : []))
  const schools = schoolsOf(backend).flatMap(({ id: school, name, closed }) =>
    !closed && (platform || held.includes(school)) ? [{ id: school, name }] : [],
  )
  if (!platform && held.length === 0) return null
  return {
    by,
    platform,
    schools,
    ids: schools.map((it) => it.id),
    quotaOf: (among) =>
      Math.max(
        0,
        ...schoolsOf(backend).flatMap(({ id: school, quota }) =>
          among.some((it) => it.id === school) ? [quota] : [],
        ),
      ),
  }
}
