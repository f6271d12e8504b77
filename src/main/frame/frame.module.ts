import { ContainerModule } from 'inversify'
import { provideCloudMenus } from '#application/frame/cloud-menu.provide.ts'
import { provideCurriculumImport } from '#application/frame/curriculum-import.provide.ts'
import {
  provideBanners,
  provideCurriculum,
  provideSiteSettings,
  provideWords,
} from '#application/frame/frame.provide.ts'
import { CHOSEN_FILES } from '../session/chosen-file.tokens.ts'
import {
  BANNERS_LOGIC,
  CLOUD_MENU_DRAFT_STORE,
  CLOUD_MENU_PORT,
  CLOUD_MENUS_LOGIC,
  CURRICULUM_ADMIN_PORT,
  CURRICULUM_IMPORT_LOGIC,
  CURRICULUM_LOGIC,
  FRAME_BANNER_PORT,
  FRAME_WORD_PORT,
  SITE_SETTINGS_LOGIC,
  SITE_SETTINGS_PORT,
  TREE_FILES,
  WORDS_LOGIC,
} from './tokens.ts'

export const frameModule = new ContainerModule(({ bind }) => {
  bind(BANNERS_LOGIC).toResolvedValue(provideBanners, [FRAME_BANNER_PORT, CHOSEN_FILES])
  bind(CLOUD_MENUS_LOGIC).toResolvedValue(provideCloudMenus, [CLOUD_MENU_PORT, CLOUD_MENU_DRAFT_STORE])
  bind(CURRICULUM_LOGIC).toResolvedValue(provideCurriculum, [CURRICULUM_ADMIN_PORT])
  bind(CURRICULUM_IMPORT_LOGIC).toResolvedValue(provideCurriculumImport, [
    CURRICULUM_ADMIN_PORT,
    TREE_FILES,
    CHOSEN_FILES,
  ])
  bind(SITE_SETTINGS_LOGIC).toResolvedValue(provideSiteSettings, [SITE_SETTINGS_PORT])
  bind(WORDS_LOGIC).toResolvedValue(provideWords, [FRAME_WORD_PORT])
})
