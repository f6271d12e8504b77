import type { SittingDraft, SittingPlace } from '#domain/paper/paper-sitting.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** Papers that are being answered. */
export type SittingStore = DraftStore<SittingPlace, SittingDraft>
