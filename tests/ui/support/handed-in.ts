import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { ownFilesIn } from '#infrastructure/memory/own-file.backend.ts'
import { fileOfResource } from '#infrastructure/memory/resource.backend.ts'
import { memoryShare } from '#infrastructure/private-file/share.memory.ts'
import { personOf } from './open-app.tsx'

const FILES = RESOURCES.slice(0, 2).map(fileOfResource)

/** What the first file is called. */
export const FIRST_HANDED_IN = FILES[0]?.name ?? ''

/** A backend in which a teacher has handed two files in. */
export const backendWithShares = async (): Promise<MemoryBackend> => {
  const backend = createMemoryBackend()
  const token = backend.openSession(personOf('teacher'))
  const shares = memoryShare(backend, { token: () => token, expired: () => undefined })
  ownFilesIn(backend, 1).push(...FILES.map((file) => ({ file, directoryId: 0 })))
  const place = { stageId: 2, subjectId: 202, versionId: 0, bookId: 0, chapterId: 0 }
  const fileIds = FILES.map(({ id }) => id)
  await shares.share({ organisationId: 1, place, tagId: 1, fileIds, note: '' }, new AbortController().signal)
  return backend
}
