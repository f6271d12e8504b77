import { ContainerModule } from 'inversify'
import { memoryAnnouncementAdmin } from '#infrastructure/announcement/announcement-admin.memory.ts'
import { memoryAnnouncementDrafts } from '#infrastructure/announcement/announcement-draft.memory.ts'
import { memoryCommentReports } from '#infrastructure/comment/comment-report.memory.ts'
import { memoryFirstStart } from '#infrastructure/first-start/first-start.memory.ts'
import { memoryCloudMenus } from '#infrastructure/frame/cloud-menu.memory.ts'
import { memoryCloudMenuDrafts } from '#infrastructure/frame/cloud-menu-draft.memory.ts'
import { memoryCurriculumAdmin } from '#infrastructure/frame/curriculum-admin.memory.ts'
import { memoryFrameBanners } from '#infrastructure/frame/frame-banner.memory.ts'
import { memoryFrameWords } from '#infrastructure/frame/frame-word.memory.ts'
import { memorySiteSettings } from '#infrastructure/frame/site-settings.memory.ts'
import { browserTreeFiles } from '#infrastructure/frame/tree-files.browser.ts'
import { memoryModeration } from '#infrastructure/moderation/moderation.memory.ts'
import { memoryAuditLog } from '#infrastructure/people/audit-log.memory.ts'
import { memoryPeople } from '#infrastructure/people/people.memory.ts'
import { memoryNewPersonDrafts, memoryPersonDrafts } from '#infrastructure/people/person-draft.memory.ts'
import { memoryRoles } from '#infrastructure/people/roles.memory.ts'
import { memoryRoster } from '#infrastructure/people/roster.memory.ts'
import { memorySchools } from '#infrastructure/people/schools.memory.ts'
import { memoryPersonalData } from '#infrastructure/personal-data/personal-data.memory.ts'
import { ANNOUNCEMENT_ADMIN_PORT, ANNOUNCEMENT_DRAFT_STORE } from '../../announcement/admin.tokens.ts'
import { COMMENT_REPORT_PORT } from '../../comment/tokens.ts'
import { FIRST_START_PORT } from '../../first-start/tokens.ts'
import {
  CLOUD_MENU_DRAFT_STORE,
  CLOUD_MENU_PORT,
  CURRICULUM_ADMIN_PORT,
  FRAME_BANNER_PORT,
  FRAME_WORD_PORT,
  SITE_SETTINGS_PORT,
  TREE_FILES,
} from '../../frame/tokens.ts'
import { MODERATION_PORT } from '../../moderation/tokens.ts'
import {
  AUDIT_LOG_PORT,
  NEW_PERSON_DRAFT_STORE,
  PEOPLE_PORT,
  PERSON_DRAFT_STORE,
  ROLES_PORT,
  ROSTER_PORT,
  SCHOOLS_PORT,
} from '../../people/tokens.ts'
import { PERSONAL_DATA_PORT } from '../../personal-data/tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** Ports of the office, in memory. */
export const memoryOffice = new ContainerModule(({ bind }) => {
  bind(FIRST_START_PORT).toResolvedValue(memoryFirstStart, [BACKEND, CALLER])
  bind(PEOPLE_PORT).toResolvedValue(memoryPeople, [BACKEND, CALLER])
  bind(ROLES_PORT).toResolvedValue(memoryRoles, [BACKEND, CALLER])
  bind(SCHOOLS_PORT).toResolvedValue(memorySchools, [BACKEND, CALLER])
  bind(ANNOUNCEMENT_ADMIN_PORT).toResolvedValue(memoryAnnouncementAdmin, [BACKEND, CALLER])
  bind(PERSON_DRAFT_STORE).toResolvedValue(memoryPersonDrafts, [BROWSER])
  bind(NEW_PERSON_DRAFT_STORE).toResolvedValue(memoryNewPersonDrafts, [BROWSER])
  bind(ANNOUNCEMENT_DRAFT_STORE).toResolvedValue(memoryAnnouncementDrafts, [BROWSER])
  bind(FRAME_BANNER_PORT).toResolvedValue(memoryFrameBanners, [BACKEND, CALLER])
  bind(TREE_FILES).toResolvedValue(browserTreeFiles)
  bind(CURRICULUM_ADMIN_PORT).toResolvedValue(memoryCurriculumAdmin, [BACKEND, CALLER])
  bind(CLOUD_MENU_PORT).toResolvedValue(memoryCloudMenus, [BACKEND, CALLER])
  bind(CLOUD_MENU_DRAFT_STORE).toResolvedValue(memoryCloudMenuDrafts, [BROWSER])
  bind(FRAME_WORD_PORT).toResolvedValue(memoryFrameWords, [BACKEND, CALLER])
  bind(SITE_SETTINGS_PORT).toResolvedValue(memorySiteSettings, [BACKEND, CALLER])
  bind(AUDIT_LOG_PORT).toResolvedValue(memoryAuditLog, [BACKEND, CALLER])
  bind(ROSTER_PORT).toResolvedValue(memoryRoster, [BACKEND, CALLER])
  bind(COMMENT_REPORT_PORT).toResolvedValue(memoryCommentReports, [BACKEND, CALLER])
  bind(MODERATION_PORT).toResolvedValue(memoryModeration, [BACKEND, CALLER])
  bind(PERSONAL_DATA_PORT).toResolvedValue(memoryPersonalData, [BACKEND, CALLER])
})
