import type { ResourceDraft, ResourceDraftPlace } from '#domain/release/resource-draft.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** Changes of published resources as typed in this browser and not sent yet. R-resource-5. */
export type ResourceDraftStore = DraftStore<ResourceDraftPlace, ResourceDraft>
