import type { PrivateFilePort } from '#application/private-file/private-file.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { RESOURCES } from '../memory/content/resources.ts'
import { freeNameIn, nextOwnId, ownFilesIn } from '../memory/own-file.backend.ts'
import { fileOfResource } from '../memory/resource.backend.ts'

export const memoryPrivateFile = (backend: MemoryBackend, caller: Caller): PrivateFilePort => ({
  keep: (file, signal) =>
    backend.request({
      call: 'privateFile.keep',
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        if (!RESOURCES.some((resource) => fileOfResource(resource).hash === file.hash))
          return failed({ kind: 'rejected', reason: 'missing', message: '没有找到这个文件' })
        const own = ownFilesIn(backend, person.id)
        const known = own.find((it) => it.file.hash === file.hash)
        if (known !== undefined) return success(known.file)
        const kept = { ...file, id: nextOwnId(backend, person.id), name: freeNameIn(own, 0, file.name) }
        own.push({ file: kept, directoryId: 0 })
        return success(kept)
      },
    }),
})
