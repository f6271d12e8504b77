import type { FormDraftPlace } from '#domain/session/form-draft.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/**
 * Contents of open forms that are not submitted, as plain JSON; the shape is known to the view of the form.
 */
export interface FormDraftStore extends DraftStore<FormDraftPlace, unknown> {
  /**
   * Moves an unreadable draft of another version of the app out of the way; it is kept as long as other work.
   */
  setAside(place: FormDraftPlace): void
}
