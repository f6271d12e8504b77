import type { CommentDraftStore } from '#application/comment/comment-draft.port.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { MAX_DRAFTS, SIGNED_IN_STORAGE_KEYS } from '../storage/signed-in-storage-keys.ts'

export const localStorageCommentDrafts = (storage: SafeStorage): CommentDraftStore =>
  localStorageDrafts(storage, {
    key: SIGNED_IN_STORAGE_KEYS.commentDrafts,
    most: MAX_DRAFTS,
    isSame: (one, other) =>
      one.userId === other.userId &&
      one.content.id === other.content.id &&
      one.content.type === other.content.type &&
      one.parentId === other.parentId,
  })
