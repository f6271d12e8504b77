import type { CommentDraftStore } from '#application/comment/comment-draft.port.ts'
import type { CommentDraft, DraftPlace } from '#domain/comment/comment-draft.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

const keyOf = ({ userId, content, parentId }: DraftPlace): string =>
  [userId, content.type, content.id, parentId].join('/')

export const memoryCommentDrafts = (browser: MemoryBrowser): CommentDraftStore => {
  const drawer = browser.drawer<Readonly<Record<string, CommentDraft>>>('commentDrafts', {})
  const keepIf = (wanted: (key: string) => boolean) =>
    drawer.keep(Object.fromEntries(Object.entries(drawer.read()).filter(([key]) => wanted(key))))
  return {
    read: (place) => drawer.read()[keyOf(place)] ?? null,
    keep: (place, draft) => drawer.keep({ ...drawer.read(), [keyOf(place)]: draft }),
    forget: (place) => keepIf((key) => key !== keyOf(place)),
    keepOnlyOf: (userId) => keepIf((key) => userId !== 0 && key.startsWith(`${userId}/`)),
  }
}
