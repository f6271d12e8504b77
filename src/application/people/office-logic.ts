import type { announcementAdminMachine } from '#domain/announcement/announcement-admin.machine.ts'
import type { announcementReadersMachine } from '#domain/announcement/announcement-readers.machine.ts'
import type { commentReportsMachine } from '#domain/comment/comment-reports.machine.ts'
import type { firstStartMachine } from '#domain/first-start/first-start.machine.ts'
import type { firstStepsMachine } from '#domain/first-start/first-steps.machine.ts'
import type { bannersMachine } from '#domain/frame/banners.machine.ts'
import type { cloudMenusMachine } from '#domain/frame/cloud-menus.machine.ts'
import type { curriculumMachine } from '#domain/frame/curriculum.machine.ts'
import type { curriculumImportMachine } from '#domain/frame/curriculum-import.machine.ts'
import type { siteSettingsMachine } from '#domain/frame/site-settings.machine.ts'
import type { wordsMachine } from '#domain/frame/words.machine.ts'
import type { moderationMachine } from '#domain/moderation/moderation.machine.ts'
import type { takenDownMachine } from '#domain/moderation/taken-down.machine.ts'
import type { auditLogMachine } from '#domain/people/audit-log.machine.ts'
import type { newPersonMachine } from '#domain/people/new-person.machine.ts'
import type { peopleMachine } from '#domain/people/people.machine.ts'
import type { personEditorMachine } from '#domain/people/person-editor.machine.ts'
import type { rolesMachine } from '#domain/people/roles.machine.ts'
import type { rosterMachine } from '#domain/people/roster.machine.ts'
import type { schoolsMachine } from '#domain/people/schools.machine.ts'
import type { accountKeepingMachine } from '#domain/personal-data/account-keeping.machine.ts'
import type { personalDataMachine } from '#domain/personal-data/personal-data.machine.ts'
import type { OpenActor } from '../open-actor.ts'

/** The statecharts of the office, for administrators; loaded on first use, started with `useActorRef`. */
export interface OfficeLogic {
  readonly people: typeof peopleMachine
  readonly personEditor: typeof personEditorMachine
  readonly newPerson: typeof newPersonMachine
  readonly roster: typeof rosterMachine
  /** Also saves exported entries as a file. */
  readonly openAuditLog: OpenActor<typeof auditLogMachine>
  readonly commentReports: typeof commentReportsMachine
  /** The outcome for a content is shown in a toast. */
  readonly takenDown: typeof takenDownMachine
  readonly openModeration: OpenActor<typeof moderationMachine>
  /** For visitors: the first administrator has no account yet. */
  readonly openFirstStart: OpenActor<typeof firstStartMachine>
  readonly firstSteps: typeof firstStepsMachine
  readonly roles: typeof rolesMachine
  readonly schools: typeof schoolsMachine
  readonly banners: typeof bannersMachine
  readonly words: typeof wordsMachine
  readonly cloudMenus: typeof cloudMenusMachine
  readonly curriculum: typeof curriculumMachine
  readonly siteSettings: typeof siteSettingsMachine
  /** Also saves exported trees as files. */
  readonly openCurriculumImport: OpenActor<typeof curriculumImportMachine>
  /** Also downloads the data file, and signs out a user who gives up the own account. */
  readonly openPersonalData: OpenActor<typeof personalDataMachine>
  /** For visitors, because accounts that are to be erased cannot sign in. */
  readonly accountKeeping: typeof accountKeepingMachine
  readonly announcementAdmin: typeof announcementAdminMachine
  readonly announcementReaders: typeof announcementReadersMachine
}
