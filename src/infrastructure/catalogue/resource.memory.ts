import type { ResourcePort } from '#application/catalogue/resource.port.ts'
import type { ResourceDetail } from '#domain/catalogue/resource-detail.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { besideResource, resourceOf } from '../memory/resource-shelf.ts'
import type { Caller, World } from '../memory/world.ts'

const found = (id: number): Result<ResourceDetail, Failure> => {
  const resource = resourceOf(id)
  return resource === undefined
    ? failed({ kind: 'rejected', code: 404, message: '没有找到这项内容' })
    : success(resource)
}

export const memoryResource = (world: World, caller: Caller): ResourcePort => ({
  resource: (id, signal) =>
    world.ask({ call: 'resource', access: 'session', caller, signal, answer: () => found(id) }),
  file: (id, signal) =>
    world.ask({
      call: 'resource.file',
      access: 'session',
      caller,
      signal,
      answer: () => {
        const resource = found(id)
        return resource.ok ? success(resource.value.files[0] ?? null) : resource
      },
    }),
  beside: (id, signal) =>
    world.ask({
      call: 'resource.beside',
      access: 'session',
      caller,
      signal,
      answer: () => {
        const resource = found(id)
        return resource.ok ? success(besideResource(id)) : resource
      },
    }),
  explanations: (id, signal) =>
    world.ask({
      call: 'explanations',
      access: 'session',
      caller,
      signal,
      answer: () => {
        const resource = found(id)
        return resource.ok ? success([]) : resource
      },
    }),
})
