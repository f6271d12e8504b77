import type { PrivateFilePort } from '#application/private-file/private-file.port.ts'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { RESOURCES } from '../memory/content/resources.ts'
import { fileOfResource } from '../memory/resource-shelf.ts'
import type { Caller, World } from '../memory/world.ts'

const shelves = new WeakMap<World, Map<number, FileItem[]>>()

/** What one person keeps in a world. */
const ownFilesIn = (world: World, personId: number): FileItem[] => {
  const shelf = shelves.get(world) ?? new Map<number, FileItem[]>()
  shelves.set(world, shelf)
  const own = shelf.get(personId) ?? []
  shelf.set(personId, own)
  return own
}

export const memoryPrivateFile = (world: World, caller: Caller): PrivateFilePort => ({
  keep: (file, signal) =>
    world.ask({
      call: 'privateFile.keep',
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        if (person === null) return failed({ kind: 'expired' })
        if (!RESOURCES.some((resource) => fileOfResource(resource).hash === file.hash))
          return failed({ kind: 'rejected', code: 404, message: '没有找到这个文件' })
        const own = ownFilesIn(world, person.id)
        const known = own.find(({ hash }) => hash === file.hash)
        if (known !== undefined) return success(known)
        const bare = file.name.slice(0, -file.suffix.length - 1)
        const again = own.filter(({ name }) => name.startsWith(bare)).length
        const name = again === 0 ? file.name : `${bare} (${again + 1}).${file.suffix}`
        const kept = { ...file, id: own.length + 1, name }
        own.push(kept)
        return success(kept)
      },
    }),
})
