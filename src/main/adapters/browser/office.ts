import { ContainerModule } from 'inversify'
import { localStorageAnnouncementDrafts } from '#infrastructure/announcement/announcement-draft.local-storage.ts'
import { localStorageCloudMenuDrafts } from '#infrastructure/frame/cloud-menu-draft.local-storage.ts'
import { browserTreeFiles } from '#infrastructure/frame/tree-files.browser.ts'
import { localStorageNewPersonDrafts } from '#infrastructure/people/new-person-draft.local-storage.ts'
import { localStoragePersonDrafts } from '#infrastructure/people/person-draft.local-storage.ts'
import { ANNOUNCEMENT_DRAFT_STORE } from '../../announcement/admin.tokens.ts'
import { CLOUD_MENU_DRAFT_STORE, TREE_FILES } from '../../frame/tokens.ts'
import { NEW_PERSON_DRAFT_STORE, PERSON_DRAFT_STORE } from '../../people/tokens.ts'
import { STORAGE } from './tokens.ts'

/** Browser adapters for the office. */
export const browserOffice = new ContainerModule(({ bind }) => {
  bind(TREE_FILES).toResolvedValue(browserTreeFiles)
  bind(CLOUD_MENU_DRAFT_STORE).toResolvedValue(localStorageCloudMenuDrafts, [STORAGE])
  bind(PERSON_DRAFT_STORE).toResolvedValue(localStoragePersonDrafts, [STORAGE])
  bind(NEW_PERSON_DRAFT_STORE).toResolvedValue(localStorageNewPersonDrafts, [STORAGE])
  bind(ANNOUNCEMENT_DRAFT_STORE).toResolvedValue(localStorageAnnouncementDrafts, [STORAGE])
})
