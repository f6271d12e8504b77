import type { CommentDraftStore } from '#application/comment/comment-draft.port.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import { INSIDE_STORAGE_KEYS, MAX_DRAFTS } from '../storage/inside-storage-keys.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

export const localStorageCommentDrafts = (storage: SafeStorage): CommentDraftStore =>
  localStorageDrafts(storage, {
    key: INSIDE_STORAGE_KEYS.commentDrafts,
    most: MAX_DRAFTS,
    isSame: (one, other) =>
      one.userId === other.userId &&
      one.content.id === other.content.id &&
      one.content.type === other.content.type &&
      one.parentId === other.parentId,
  })
