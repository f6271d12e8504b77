import type { LiveSession } from '#domain/live/live-session.ts'
import type { MemoryBackend } from './backend.ts'
import type { LiveQuestion } from './content/live-questions.ts'

/** When a question is put, milliseconds since 1970; null: until the lesson ends. */
export interface PutQuestion {
  readonly opens: number
  readonly closes: number | null
  readonly shown: boolean
}

interface ConsoleState {
  /** By question. */
  readonly puts: Map<number, PutQuestion>
  readonly adHoc: LiveQuestion[]
  /** What was asked under which id of an intent. */
  readonly intents: Set<string>
}

const consolesByBackend = new WeakMap<MemoryBackend, Map<string, ConsoleState>>()

/** What the teacher of a session did with its questions in the occurrence that counts. */
export const consoleOf = (backend: MemoryBackend, { lesson, startTime }: LiveSession): ConsoleState => {
  const consoles = consolesByBackend.get(backend) ?? new Map<string, ConsoleState>()
  consolesByBackend.set(backend, consoles)
  const key = `${lesson.sectionId}/${startTime}`
  const state = consoles.get(key) ?? { puts: new Map(), adHoc: [], intents: new Set() }
  consoles.set(key, state)
  return state
}

const endingsByBackend = new WeakMap<MemoryBackend, Map<string, number>>()

/** When teachers ended their lessons before their time, by section and start; milliseconds since 1970. */
export const endingsIn = (backend: MemoryBackend): Map<string, number> => {
  const endings = endingsByBackend.get(backend) ?? new Map<string, number>()
  endingsByBackend.set(backend, endings)
  return endings
}

export const endingKey = (sectionId: number, startTime: string): string => `${sectionId}/${startTime}`
