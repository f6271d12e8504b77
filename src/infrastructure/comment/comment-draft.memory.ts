import type { CommentDraftStore } from '#application/comment/comment-draft.port.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryCommentDrafts = (browser: MemoryBrowser): CommentDraftStore =>
  memoryDrafts(
    browser,
    'commentDrafts',
    ({ userId, content, parentId }) => `${userId}/${content.type}/${content.id}/${parentId}`,
  )
