import { VERSION_STATUS } from '#contract/resource-version.ts'
import type { Queries } from '../../db/database.ts'
import { CONTENT_TYPE } from '../../db/schema/content.ts'
import { contentWriterRepository } from '../content/content-writer.repository.ts'
import { type ResourceState, stateOfVersion } from '../content/resource-state.ts'
import { resourceVersionRepository } from '../content/resource-version.repository.ts'
import type { StoredFile } from '../file/file.repository.ts'
import type { ShareRow } from './share.repository.ts'

/** What an approved file becomes in the library; its cover is its own matter. */
type Taken = Omit<ResourceState, 'coverUrl' | 'coverFileId'>

/** A file that the library has not: a resource of its own. */
export const takeIn = async (
  tx: Queries,
  stored: StoredFile,
  { tagId, ...taken }: Taken & { readonly teacherId: number; readonly organisationId: number },
  now: Date,
): Promise<number> => {
  const [contentId] = await contentWriterRepository(tx).add([
    {
      content: {
        ...taken,
        type: CONTENT_TYPE.resource,
        coverUrl: '',
        suffix: stored.suffix,
        fileSize: stored.size,
        duration: 0,
        sectionCount: 0,
        createdAt: now,
        updatedAt: now,
        schoolOnly: true,
      },
      tagIds: tagId === null ? [] : [tagId],
    },
  ])
  if (contentId === undefined) throw new Error('the file was not taken into the library')
  return contentId
}

/**
 * A file that the library has in an older version becomes that resource's newest: address, favourites, comments and figures stay
 * (R-resource-2). What is open to all besides waits for the platform's reviewers, in the place of what waits already.
 */
export const putVersion = async (
  tx: Queries,
  contentId: number,
  request: ShareRow,
  taken: Taken,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> => {
  const versions = resourceVersionRepository(tx)
  const content = await versions.takeContent(contentId)
  const { number, state } = await versions.findState(content)
  if (number === 0) await versions.addFirst(content, state)
  const next: ResourceState = {
    ...taken,
    coverUrl: state.coverUrl,
    coverFileId: state.coverFileId ?? null,
  }
  const made = {
    ...next,
    contentId,
    userId: request.userId,
    requestId: request.id,
    remark: request.remark,
    createdAt: now,
  }
  const waiting = await versions.findWaiting(contentId)
  if (waiting !== null)
    await versions.change(waiting.id, { status: VERSION_STATUS.takenBack, decidedAt: now })
  if (!content.schoolOnly) {
    await versions.add({ ...made, number: null, status: VERSION_STATUS.waiting })
    return
  }
  await versions.add({
    ...made,
    number: Math.max(number, 1) + 1,
    status: VERSION_STATUS.published,
    deciderId: userId,
    decidedAt: now,
  })
  await versions.apply(contentId, next, now)
}

/** Undoes it; false where another version came meanwhile. */
export const dropVersion = async (tx: Queries, request: ShareRow, now: Date): Promise<boolean> => {
  const versions = resourceVersionRepository(tx)
  const made = await versions.findOfRequest(request.id)
  if (made === null || request.contentId === null) return false
  await versions.takeContent(request.contentId)
  const isSeen = made.status === VERSION_STATUS.published
  const seen = await versions.findSeen(request.contentId)
  if (isSeen ? seen?.id !== made.id : made.status !== VERSION_STATUS.waiting) return false
  await versions.remove(made.id)
  const before = isSeen ? await versions.findSeen(request.contentId) : null
  if (before !== null) await versions.apply(request.contentId, stateOfVersion(before), now)
  return true
}
