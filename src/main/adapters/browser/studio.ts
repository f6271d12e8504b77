import { ContainerModule } from 'inversify'
import { localStorageUnsentEdits } from '#infrastructure/studio/unsent-edits.local-storage.ts'
import { UNSENT_EDITS_STORE } from '../../studio/tokens.ts'
import { STORAGE } from './tokens.ts'

/** What this browser keeps for the studio. */
export const browserStudio = new ContainerModule(({ bind }) => {
  bind(UNSENT_EDITS_STORE).toResolvedValue(localStorageUnsentEdits, [STORAGE])
})
