import type { ResourcePort } from '#application/catalogue/resource.port.ts'
import type { ResourceDetail } from '#domain/catalogue/resource-detail.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { TAKEN_DOWN, takenDownIn } from '../memory/moderation.backend.ts'
import { neighboursOfResource, resourceOf } from '../memory/resource.backend.ts'

const found = (backend: MemoryBackend, id: number): Result<ResourceDetail, Failure> => {
  if (takenDownIn(backend).has(id)) return TAKEN_DOWN
  const resource = resourceOf(id)
  return resource === undefined
    ? failed({ kind: 'rejected', reason: 'missing', message: '没有找到这项内容' })
    : success(resource)
}

export const memoryResource = (backend: MemoryBackend, caller: Caller): ResourcePort => ({
  resource: (id, signal) =>
    backend.request({
      call: 'resource',
      access: 'session',
      caller,
      signal,
      answer: () => found(backend, id),
    }),
  file: (id, signal) =>
    backend.request({
      call: 'resource.file',
      access: 'session',
      caller,
      signal,
      answer: () => {
        const resource = found(backend, id)
        return resource.ok ? success(resource.value.files[0] ?? null) : resource
      },
    }),
  beside: (id, signal) =>
    backend.request({
      call: 'resource.beside',
      access: 'session',
      caller,
      signal,
      answer: () => {
        const resource = found(backend, id)
        return resource.ok ? success(neighboursOfResource(id)) : resource
      },
    }),
  explanations: (id, signal) =>
    backend.request({
      call: 'explanations',
      access: 'session',
      caller,
      signal,
      answer: () => {
        const resource = found(backend, id)
        return resource.ok ? success([]) : resource
      },
    }),
})
