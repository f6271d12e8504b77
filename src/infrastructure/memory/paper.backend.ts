import type { Paper } from '#domain/paper/paper.ts'
import type { MemoryBackend } from './backend.ts'

const dataByBackend = new WeakMap<MemoryBackend, Map<number, Paper[]>>()

/** The papers of a person, the latest first. */
export const papersIn = (backend: MemoryBackend, personId: number): Paper[] => {
  const data = dataByBackend.get(backend) ?? new Map<number, Paper[]>()
  dataByBackend.set(backend, data)
  const own = data.get(personId) ?? []
  data.set(personId, own)
  return own
}

const sentByBackend = new WeakMap<MemoryBackend, Map<string, number>>()

/** The id of the paper that was sent under each client id. */
export const sentPapersIn = (backend: MemoryBackend): Map<string, number> => {
  const sent = sentByBackend.get(backend) ?? new Map<string, number>()
  sentByBackend.set(backend, sent)
  return sent
}
