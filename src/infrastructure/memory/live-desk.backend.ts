import type { LiveSession } from '#domain/live/live-session.ts'
import type { MemoryBackend } from './backend.ts'
import type { LiveQuestion } from './content/live-questions.ts'

/** When a question is put, milliseconds since 1970; null: until the lesson ends. */
export interface DeskPut {
  readonly opens: number
  readonly closes: number | null
  readonly shown: boolean
}

interface Desk {
  /** By question. */
  readonly puts: Map<number, DeskPut>
  readonly adHoc: LiveQuestion[]
  /** What was asked under which id of an intent. */
  readonly intents: Set<string>
}

const desksByBackend = new WeakMap<MemoryBackend, Map<string, Desk>>()

/** What the teacher of a session did with its questions in the occurrence that counts. */
export const deskOf = (backend: MemoryBackend, { lesson, startTime }: LiveSession): Desk => {
  const desks = desksByBackend.get(backend) ?? new Map<string, Desk>()
  desksByBackend.set(backend, desks)
  const key = `${lesson.sectionId}/${startTime}`
  const desk = desks.get(key) ?? { puts: new Map(), adHoc: [], intents: new Set() }
  desks.set(key, desk)
  return desk
}
