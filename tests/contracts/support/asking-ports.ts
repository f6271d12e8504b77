import type { Container, ServiceIdentifier } from 'inversify'
import { ANNOUNCEMENT_ADMIN_PORT } from '#main/announcement/admin.tokens.ts'
import { ANNOUNCEMENT_PORT } from '#main/announcement/tokens.ts'
import { CURRICULUM_PORT } from '#main/catalogue/curriculum.tokens.ts'
import { LIST_PORT } from '#main/catalogue/list.tokens.ts'
import { CATEGORY_PORT, HOME_PORT, RESOURCE_PORT } from '#main/catalogue/tokens.ts'
import { COMMENT_PORT, COMMENT_REPORT_PORT } from '#main/comment/tokens.ts'
import { SERVER_VERSION_PORT } from '#main/connection/tokens.ts'
import { COURSE_PORT } from '#main/course/tokens.ts'
import { FAVOURITE_FOLDER_PORT } from '#main/favourite/folders.tokens.ts'
import { FAVOURITE_PORT } from '#main/favourite/tokens.ts'
import { FIRST_START_PORT } from '#main/first-start/tokens.ts'
import {
  CLOUD_MENU_PORT,
  CURRICULUM_ADMIN_PORT,
  FRAME_BANNER_PORT,
  FRAME_WORD_PORT,
  SITE_SETTINGS_PORT,
} from '#main/frame/tokens.ts'
import { JOBS_PORT } from '#main/job/tokens.ts'
import {
  LEARNING_PORT,
  LEARNING_RECORD_PORT,
  PRACTICE_RECORD_PORT,
  STUDY_REPORT_PORT,
  USER_ACTION_PORT,
} from '#main/learning/tokens.ts'
import { LIVE_NOTICE_PORT } from '#main/live/live-notice.tokens.ts'
import { HOME_LIVE_PORT, LIVE_CONSOLE_PORT, LIVE_SESSION_PORT } from '#main/live/tokens.ts'
import { MODERATION_PORT } from '#main/moderation/tokens.ts'
import { COMPOSITION_PORT, PAPER_PORT } from '#main/paper/tokens.ts'
import { AUDIT_LOG_PORT, PEOPLE_PORT, ROLES_PORT, ROSTER_PORT, SCHOOLS_PORT } from '#main/people/tokens.ts'
import { PERSONAL_DATA_PORT } from '#main/personal-data/tokens.ts'
import { LESSON_PORT, NOTE_PORT } from '#main/playback/tokens.ts'
import { OWN_FILE_PORT, PRIVATE_FILE_PORT, SHARE_PORT } from '#main/private-file/tokens.ts'
import {
  LESSON_QUESTION_PORT,
  PRACTICE_QUESTION_PORT,
  QUESTION_BANK_PORT,
  QUESTION_FAULT_PORT,
  QUESTION_IMPORT_PORT,
  QUESTION_MAKING_PORT,
} from '#main/question/tokens.ts'
import { PUBLISHING_NOTICE_PORT, RELEASE_PORT, RESOURCE_VERSION_PORT } from '#main/release/tokens.ts'
import { REVIEW_PORT } from '#main/review/tokens.ts'
import { CLOUD_SCHOOL_PORT, SCHOOL_FILE_PORT } from '#main/school-file/tokens.ts'
import { HOT_SEARCH_PORT } from '#main/search/tokens.ts'
import { DEVICES_PORT, PASSWORD_PORT, SECOND_FACTOR_PORT, SESSION_PORT } from '#main/session/tokens.ts'
import { LIVE_PLAN_PORT } from '#main/studio/live-plan.tokens.ts'
import { COURSE_DRAFT_PORT, STUDIO_THING_PORT } from '#main/studio/tokens.ts'
import { PICTURE_UPLOAD_PORT, UPLOAD_TRANSPORT } from '#main/upload/tokens.ts'

/** Every port that asks the backend something, as the suites call it, and the name under which the app knows it. */
export const ASKING_PORTS = {
  session: SESSION_PORT,
  categories: CATEGORY_PORT,
  course: COURSE_PORT,
  lesson: LESSON_PORT,
  notes: NOTE_PORT,
  resource: RESOURCE_PORT,
  privateFile: PRIVATE_FILE_PORT,
  ownFiles: OWN_FILE_PORT,
  shares: SHARE_PORT,
  home: HOME_PORT,
  list: LIST_PORT,
  curriculum: CURRICULUM_PORT,
  homeLive: HOME_LIVE_PORT,
  liveConsoles: LIVE_CONSOLE_PORT,
  liveSessions: LIVE_SESSION_PORT,
  hotSearch: HOT_SEARCH_PORT,
  userAction: USER_ACTION_PORT,
  favourite: FAVOURITE_PORT,
  favouriteFolder: FAVOURITE_FOLDER_PORT,
  comments: COMMENT_PORT,
  commentReports: COMMENT_REPORT_PORT,
  moderation: MODERATION_PORT,
  pictureUpload: PICTURE_UPLOAD_PORT,
  uploads: UPLOAD_TRANSPORT,
  review: REVIEW_PORT,
  lessonQuestions: LESSON_QUESTION_PORT,
  questionBank: QUESTION_BANK_PORT,
  questionFaults: QUESTION_FAULT_PORT,
  questionImport: QUESTION_IMPORT_PORT,
  questionMaking: QUESTION_MAKING_PORT,
  practiceQuestions: PRACTICE_QUESTION_PORT,
  studyReports: STUDY_REPORT_PORT,
  practiceRecords: PRACTICE_RECORD_PORT,
  papers: PAPER_PORT,
  composition: COMPOSITION_PORT,
  schoolFile: SCHOOL_FILE_PORT,
  cloudSchool: CLOUD_SCHOOL_PORT,
  learning: LEARNING_PORT,
  learningRecord: LEARNING_RECORD_PORT,
  devices: DEVICES_PORT,
  serverVersion: SERVER_VERSION_PORT,
  password: PASSWORD_PORT,
  secondFactor: SECOND_FACTOR_PORT,
  jobs: JOBS_PORT,
  people: PEOPLE_PORT,
  roles: ROLES_PORT,
  roster: ROSTER_PORT,
  firstStart: FIRST_START_PORT,
  schools: SCHOOLS_PORT,
  personalData: PERSONAL_DATA_PORT,
  auditLog: AUDIT_LOG_PORT,
  frameBanners: FRAME_BANNER_PORT,
  frameWords: FRAME_WORD_PORT,
  cloudMenus: CLOUD_MENU_PORT,
  curriculumAdmin: CURRICULUM_ADMIN_PORT,
  siteSettings: SITE_SETTINGS_PORT,
  announcements: ANNOUNCEMENT_PORT,
  announcementAdmin: ANNOUNCEMENT_ADMIN_PORT,
  liveNotices: LIVE_NOTICE_PORT,
  publishingNotices: PUBLISHING_NOTICE_PORT,
  release: RELEASE_PORT,
  resourceVersions: RESOURCE_VERSION_PORT,
  courseDrafts: COURSE_DRAFT_PORT,
  studioThings: STUDIO_THING_PORT,
  livePlans: LIVE_PLAN_PORT,
} as const

/** What a token stands for: of the kinds that it may be, a class alone names it. */
type PortOf<Token> = Token extends abstract new (...given: never[]) => infer Port ? Port : never

export type AskingPorts = {
  readonly [Name in keyof typeof ASKING_PORTS]: PortOf<(typeof ASKING_PORTS)[Name]>
}

/** As the adapters of a container answer them. */
export const askingPortsIn = (container: Container): AskingPorts =>
  Object.fromEntries(
    Object.entries<ServiceIdentifier>(ASKING_PORTS).map(([name, token]) => [name, container.get(token)]),
  ) as AskingPorts
