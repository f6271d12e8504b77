import type { HandedInPractice } from '#domain/question/practice-record.ts'
import type { MemoryBackend } from './backend.ts'

export interface KeptPractice extends HandedInPractice {
  readonly finishedAt: string
}

const dataByBackend = new WeakMap<MemoryBackend, Map<string, KeptPractice>>()

const dataOf = (backend: MemoryBackend): Map<string, KeptPractice> => {
  const data = dataByBackend.get(backend) ?? new Map<string, KeptPractice>()
  dataByBackend.set(backend, data)
  return data
}

const keyOf = (personId: number, practiceId: string): string => `${personId}/${practiceId}`

/** What one person handed in; undefined for nothing. */
export const keptPractice = (
  backend: MemoryBackend,
  personId: number,
  practiceId: string,
): KeptPractice | undefined => dataOf(backend).get(keyOf(personId, practiceId))

export const keepPractice = (backend: MemoryBackend, personId: number, practice: KeptPractice): void => {
  dataOf(backend).set(keyOf(personId, practice.practiceId), practice)
}

/** Ids of everything that one person handed in. */
export const keptPracticesOf = (backend: MemoryBackend, personId: number): readonly string[] =>
  [...dataOf(backend)]
    .filter(([key]) => key.startsWith(`${personId}/`))
    .map(([, { practiceId }]) => practiceId)

const dismissals = new WeakMap<MemoryBackend, Map<number, Map<number, number>>>()

/** Wrong questions that one person took out, each with how often it had been answered by then. */
export const dismissedOf = (backend: MemoryBackend, personId: number): Map<number, number> => {
  const all = dismissals.get(backend) ?? new Map<number, Map<number, number>>()
  dismissals.set(backend, all)
  const own = all.get(personId) ?? new Map<number, number>()
  all.set(personId, own)
  return own
}
