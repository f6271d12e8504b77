import type { CommentDraft, DraftPlace } from '#domain/comment/comment-draft.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** Comments and replies that are being written. */
export type CommentDraftStore = DraftStore<DraftPlace, CommentDraft>

/** A new id for something to be sent, never made before: letters, digits and `-`, 8 to 40 of them. */
export type MakeClientId = () => string
