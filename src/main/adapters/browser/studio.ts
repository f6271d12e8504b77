import { ContainerModule } from 'inversify'
import { localStorageResourceDrafts } from '#infrastructure/release/resource-draft.local-storage.ts'
import {
  localStorageCaptionDrafts,
  localStorageHeldEdits,
} from '#infrastructure/studio/kept-work.local-storage.ts'
import { localStorageUnsentEdits } from '#infrastructure/studio/unsent-edits.local-storage.ts'
import { RESOURCE_DRAFT_STORE } from '../../release/tokens.ts'
import { CAPTION_DRAFT_STORE, HELD_EDITS_STORE, UNSENT_EDITS_STORE } from '../../studio/tokens.ts'
import { STORAGE } from './tokens.ts'

/** Browser stores for the studio. */
export const browserStudio = new ContainerModule(({ bind }) => {
  bind(CAPTION_DRAFT_STORE).toResolvedValue(localStorageCaptionDrafts, [STORAGE])
  bind(HELD_EDITS_STORE).toResolvedValue(localStorageHeldEdits, [STORAGE])
  bind(RESOURCE_DRAFT_STORE).toResolvedValue(localStorageResourceDrafts, [STORAGE])
  bind(UNSENT_EDITS_STORE).toResolvedValue(localStorageUnsentEdits, [STORAGE])
})
