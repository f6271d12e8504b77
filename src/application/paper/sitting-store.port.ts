import type { SittingDraft, SittingPlace } from '#domain/paper/paper-sitting.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** Papers that are being answered; what is kept is put together with what another tab kept (`mergedSitting`). */
export type SittingStore = DraftStore<SittingPlace, SittingDraft>
