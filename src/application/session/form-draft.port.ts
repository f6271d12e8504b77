import type { FormDraftPlace } from '#domain/session/form-draft.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** What is typed in forms that are neither sent nor left, each as plain JSON; its view knows the shape. */
export interface FormDraftStore extends DraftStore<FormDraftPlace, unknown> {
  /** Its view cannot read it, since another version left it: it makes way, and is kept apart for as long as other work. */
  setAside(place: FormDraftPlace): void
}
