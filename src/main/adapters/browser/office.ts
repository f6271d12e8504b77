import { ContainerModule } from 'inversify'
import { localStorageAnnouncementDrafts } from '#infrastructure/announcement/announcement-draft.local-storage.ts'
import { browserTreeFiles } from '#infrastructure/frame/tree-files.browser.ts'
import { ANNOUNCEMENT_DRAFT_STORE } from '../../announcement/desk.tokens.ts'
import { TREE_FILES } from '../../frame/tokens.ts'
import { STORAGE } from './tokens.ts'

/** What this browser keeps for administrators. */
export const browserOffice = new ContainerModule(({ bind }) => {
  bind(TREE_FILES).toResolvedValue(browserTreeFiles)
  bind(ANNOUNCEMENT_DRAFT_STORE).toResolvedValue(localStorageAnnouncementDrafts, [STORAGE])
})
