import type { ResourceDraft, ResourceDraftPlace } from '#domain/release/resource-draft.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** What was typed of published resources and is not sent yet, in this browser. R-resource-5. */
export type ResourceDraftStore = DraftStore<ResourceDraftPlace, ResourceDraft>
