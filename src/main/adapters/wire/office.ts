import { ContainerModule } from 'inversify'
import { axiosAnnouncementAdmin } from '#infrastructure/announcement/announcement-admin.axios.ts'
import { axiosCommentReports } from '#infrastructure/comment/comment-report.axios.ts'
import { axiosFirstStart } from '#infrastructure/first-start/first-start.axios.ts'
import { axiosCloudMenus } from '#infrastructure/frame/cloud-menu.axios.ts'
import { axiosCurriculumAdmin } from '#infrastructure/frame/curriculum-admin.axios.ts'
import { axiosFrameBanners } from '#infrastructure/frame/frame-banner.axios.ts'
import { axiosFrameWords } from '#infrastructure/frame/frame-word.axios.ts'
import { axiosSiteSettings } from '#infrastructure/frame/site-settings.axios.ts'
import { axiosModeration } from '#infrastructure/moderation/moderation.axios.ts'
import { axiosAuditLog } from '#infrastructure/people/audit-log.axios.ts'
import { axiosPeople } from '#infrastructure/people/people.axios.ts'
import { axiosRoles } from '#infrastructure/people/roles.axios.ts'
import { axiosRoster } from '#infrastructure/people/roster.axios.ts'
import { axiosSchools } from '#infrastructure/people/schools.axios.ts'
import { axiosPersonalData } from '#infrastructure/personal-data/personal-data.axios.ts'
import { ANNOUNCEMENT_ADMIN_PORT } from '../../announcement/admin.tokens.ts'
import { COMMENT_REPORT_PORT } from '../../comment/tokens.ts'
import { FIRST_START_PORT } from '../../first-start/tokens.ts'
import {
  CLOUD_MENU_PORT,
  CURRICULUM_ADMIN_PORT,
  FRAME_BANNER_PORT,
  FRAME_WORD_PORT,
  SITE_SETTINGS_PORT,
} from '../../frame/tokens.ts'
import { MODERATION_PORT } from '../../moderation/tokens.ts'
import { AUDIT_LOG_PORT, PEOPLE_PORT, ROLES_PORT, ROSTER_PORT, SCHOOLS_PORT } from '../../people/tokens.ts'
import { PERSONAL_DATA_PORT } from '../../personal-data/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapters for the office. */
export const wireOffice = new ContainerModule(({ bind }) => {
  bind(FIRST_START_PORT).toResolvedValue(axiosFirstStart, [HTTP])
  bind(PEOPLE_PORT).toResolvedValue(axiosPeople, [HTTP])
  bind(ROLES_PORT).toResolvedValue(axiosRoles, [HTTP])
  bind(SCHOOLS_PORT).toResolvedValue(axiosSchools, [HTTP])
  bind(ANNOUNCEMENT_ADMIN_PORT).toResolvedValue(axiosAnnouncementAdmin, [HTTP])
  bind(FRAME_BANNER_PORT).toResolvedValue(axiosFrameBanners, [HTTP])
  bind(CURRICULUM_ADMIN_PORT).toResolvedValue(axiosCurriculumAdmin, [HTTP])
  bind(CLOUD_MENU_PORT).toResolvedValue(axiosCloudMenus, [HTTP])
  bind(FRAME_WORD_PORT).toResolvedValue(axiosFrameWords, [HTTP])
  bind(SITE_SETTINGS_PORT).toResolvedValue(axiosSiteSettings, [HTTP])
  bind(AUDIT_LOG_PORT).toResolvedValue(axiosAuditLog, [HTTP])
  bind(ROSTER_PORT).toResolvedValue(axiosRoster, [HTTP])
  bind(COMMENT_REPORT_PORT).toResolvedValue(axiosCommentReports, [HTTP])
  bind(MODERATION_PORT).toResolvedValue(axiosModeration, [HTTP])
  bind(PERSONAL_DATA_PORT).toResolvedValue(axiosPersonalData, [HTTP])
})
