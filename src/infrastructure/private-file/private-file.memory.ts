import type { PrivateFilePort } from '#application/private-file/private-file.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { RESOURCES } from '../memory/content/resources.ts'
import { freeNameIn, nextOwnId, ownFilesIn } from '../memory/own-file-shelf.ts'
import { fileOfResource } from '../memory/resource-shelf.ts'
import type { Caller, World } from '../memory/world.ts'

export const memoryPrivateFile = (world: World, caller: Caller): PrivateFilePort => ({
  keep: (file, signal) =>
    world.ask({
      call: 'privateFile.keep',
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        if (!RESOURCES.some((resource) => fileOfResource(resource).hash === file.hash))
          return failed({ kind: 'rejected', code: 404, message: '没有找到这个文件' })
        const own = ownFilesIn(world, person.id)
        const known = own.find((it) => it.file.hash === file.hash)
        if (known !== undefined) return success(known.file)
        const kept = { ...file, id: nextOwnId(world, person.id), name: freeNameIn(own, 0, file.name) }
        own.push({ file: kept, directoryId: 0 })
        return success(kept)
      },
    }),
})
