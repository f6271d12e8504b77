import type { FormDraftPlace } from '#domain/session/form-draft.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** What is typed in forms that are neither sent nor left, each as plain JSON; its view knows the shape. */
export type FormDraftStore = DraftStore<FormDraftPlace, unknown>
