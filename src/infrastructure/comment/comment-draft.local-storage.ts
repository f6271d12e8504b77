import type { CommentDraftStore } from '#application/comment/comment-draft.port.ts'
import type { DraftPlace } from '#domain/comment/comment-draft.ts'
import { INSIDE_STORAGE_KEYS as KEYS, MOST_DRAFTS } from '../storage/inside-storage-keys.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

const isAt =
  ({ userId, content, parentId }: DraftPlace) =>
  ({ place }: { place: DraftPlace }): boolean =>
    place.userId === userId &&
    place.content.id === content.id &&
    place.content.type === content.type &&
    place.parentId === parentId

/** The latest drafts of this browser, the one that was touched last first; the oldest make room. */
export const localStorageCommentDrafts = (storage: SafeStorage): CommentDraftStore => {
  const others = (place: DraftPlace) => storage.read(KEYS.commentDrafts).filter((kept) => !isAt(place)(kept))
  return {
    read: (place) => storage.read(KEYS.commentDrafts).find(isAt(place))?.draft ?? null,
    keep: (place, draft) =>
      storage.write(KEYS.commentDrafts, [{ place, draft }, ...others(place)].slice(0, MOST_DRAFTS)),
    forget: (place) => storage.write(KEYS.commentDrafts, others(place)),
    keepOnlyOf: (userId) =>
      storage.write(
        KEYS.commentDrafts,
        storage.read(KEYS.commentDrafts).filter(({ place }) => userId !== 0 && place.userId === userId),
      ),
  }
}
