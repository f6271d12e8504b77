import type { Container, ContainerModule } from 'inversify'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import { announcementAdminModule } from '../announcement/admin.module.ts'
import { ANNOUNCEMENT_ADMIN_LOGIC, ANNOUNCEMENT_READERS_LOGIC } from '../announcement/admin.tokens.ts'
import type { AppContext } from '../app-context.ts'
import { commentReportsModule } from '../comment/comment-reports.module.ts'
import { COMMENT_REPORTS_LOGIC } from '../comment/tokens.ts'
import { firstStartModule } from '../first-start/first-start.module.ts'
import { firstStartOpener } from '../first-start/first-start.wiring.ts'
import { FIRST_START_LOGIC, FIRST_STEPS_LOGIC } from '../first-start/tokens.ts'
import { curriculumImportOpener } from '../frame/curriculum-import.wiring.ts'
import { frameModule } from '../frame/frame.module.ts'
import {
  BANNERS_LOGIC,
  CLOUD_MENUS_LOGIC,
  CURRICULUM_IMPORT_LOGIC,
  CURRICULUM_LOGIC,
  SITE_SETTINGS_LOGIC,
  WORDS_LOGIC,
} from '../frame/tokens.ts'
import { moderationModule } from '../moderation/moderation.module.ts'
import { moderationOpener } from '../moderation/moderation.wiring.ts'
import { MODERATION_LOGIC, TAKEN_DOWN_LOGIC } from '../moderation/tokens.ts'
import { auditLogOpener } from '../people/audit-log.wiring.ts'
import { peopleModule } from '../people/people.module.ts'
import {
  AUDIT_LOG_LOGIC,
  NEW_PERSON_LOGIC,
  PEOPLE_LOGIC,
  PERSON_EDITOR_LOGIC,
  ROLES_LOGIC,
  ROSTER_LOGIC,
  SCHOOLS_LOGIC,
} from '../people/tokens.ts'
import { personalDataModule } from '../personal-data/personal-data.module.ts'
import { personalDataOpener } from '../personal-data/personal-data.wiring.ts'
import { ACCOUNT_KEEPING_LOGIC, PERSONAL_DATA_LOGIC } from '../personal-data/tokens.ts'
import { chosenFileModule } from '../session/chosen-file.module.ts'

/** The statecharts of the office, bound to their ports. */
export const openOffice = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): OfficeLogic => {
  container.load(
    peopleModule,
    commentReportsModule,
    moderationModule,
    firstStartModule,
    frameModule,
    personalDataModule,
    announcementAdminModule,
    chosenFileModule,
    ...adapters,
  )
  return {
    people: container.get(PEOPLE_LOGIC),
    personEditor: container.get(PERSON_EDITOR_LOGIC),
    newPerson: container.get(NEW_PERSON_LOGIC),
    roster: container.get(ROSTER_LOGIC),
    openAuditLog: auditLogOpener(container.get(AUDIT_LOG_LOGIC)),
    commentReports: container.get(COMMENT_REPORTS_LOGIC),
    takenDown: container.get(TAKEN_DOWN_LOGIC),
    openModeration: moderationOpener(app, container.get(MODERATION_LOGIC)),
    openFirstStart: firstStartOpener(app, container.get(FIRST_START_LOGIC)),
    firstSteps: container.get(FIRST_STEPS_LOGIC),
    roles: container.get(ROLES_LOGIC),
    schools: container.get(SCHOOLS_LOGIC),
    banners: container.get(BANNERS_LOGIC),
    words: container.get(WORDS_LOGIC),
    cloudMenus: container.get(CLOUD_MENUS_LOGIC),
    curriculum: container.get(CURRICULUM_LOGIC),
    siteSettings: container.get(SITE_SETTINGS_LOGIC),
    openCurriculumImport: curriculumImportOpener(container.get(CURRICULUM_IMPORT_LOGIC)),
    openPersonalData: personalDataOpener(app, container.get(PERSONAL_DATA_LOGIC)),
    accountKeeping: container.get(ACCOUNT_KEEPING_LOGIC),
    announcementAdmin: container.get(ANNOUNCEMENT_ADMIN_LOGIC),
    announcementReaders: container.get(ANNOUNCEMENT_READERS_LOGIC),
  }
}
