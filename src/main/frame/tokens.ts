import type { CloudMenuDraftStore, CloudMenuPort } from '#application/frame/cloud-menu.port.ts'
import type { CurriculumAdminPort } from '#application/frame/curriculum-admin.port.ts'
import type { FrameBannerPort } from '#application/frame/frame-banner.port.ts'
import type { FrameWordPort } from '#application/frame/frame-word.port.ts'
import type { SiteSettingsPort } from '#application/frame/site-settings.port.ts'
import type { TreeFiles } from '#application/frame/tree-files.ts'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import type { curriculumImportMachine } from '#domain/frame/curriculum-import.machine.ts'
import { token } from '../tokens.ts'

export const FRAME_BANNER_PORT = token<FrameBannerPort>('FrameBannerPort')
export const BANNERS_LOGIC = token<OfficeLogic['banners']>('logic banners')
export const FRAME_WORD_PORT = token<FrameWordPort>('FrameWordPort')
export const WORDS_LOGIC = token<OfficeLogic['words']>('logic words')
export const CLOUD_MENU_PORT = token<CloudMenuPort>('CloudMenuPort')
export const CLOUD_MENU_DRAFT_STORE = token<CloudMenuDraftStore>('CloudMenuDraftStore')
export const CLOUD_MENUS_LOGIC = token<OfficeLogic['cloudMenus']>('logic cloudMenus')
export const CURRICULUM_ADMIN_PORT = token<CurriculumAdminPort>('CurriculumAdminPort')
export const CURRICULUM_LOGIC = token<OfficeLogic['curriculum']>('logic curriculum')
export const SITE_SETTINGS_PORT = token<SiteSettingsPort>('SiteSettingsPort')
export const SITE_SETTINGS_LOGIC = token<OfficeLogic['siteSettings']>('logic siteSettings')
export const TREE_FILES = token<TreeFiles>('TreeFiles')
export const CURRICULUM_IMPORT_LOGIC = token<typeof curriculumImportMachine>('logic curriculumImport')
