import { ContainerModule } from 'inversify'
import { localStorageAnnouncementDrafts } from '#infrastructure/announcement/announcement-draft.local-storage.ts'
import { ANNOUNCEMENT_DRAFT_STORE } from '../../announcement/desk.tokens.ts'
import { STORAGE } from './tokens.ts'

/** What this browser keeps for administrators. */
export const browserOffice = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENT_DRAFT_STORE).toResolvedValue(localStorageAnnouncementDrafts, [STORAGE])
})
