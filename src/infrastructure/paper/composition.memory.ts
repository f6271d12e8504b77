import type { CompositionPort } from '#application/paper/composition.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'

const NO_RIGHT = failed<Failure>({ kind: 'forbidden', message: '你还没有组卷的权限' })

/** A school that has no service of its own. */
export const memoryComposition = (backend: MemoryBackend, caller: Caller): CompositionPort => ({
  service: (_, signal) =>
    backend.request<string | null>({
      call: 'composition.service',
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        return person.rights.paperComposition ? success(null) : NO_RIGHT
      },
    }),
})
