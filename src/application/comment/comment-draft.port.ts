import type { CommentDraft, DraftPlace } from '#domain/comment/comment-draft.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** Comments and replies that are being written, not sent yet. */
export type CommentDraftStore = DraftStore<DraftPlace, CommentDraft>

/** Makes a new client id, globally unique: 8 to 40 letters, digits and `-`. */
export type MakeClientId = () => string
