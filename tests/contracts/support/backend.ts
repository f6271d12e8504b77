import type { AnnouncementPort } from '#application/announcement/announcement.port.ts'
import type { AnnouncementAdminPort } from '#application/announcement/announcement-admin.port.ts'
import type { CategoryPort } from '#application/catalogue/category.port.ts'
import type { CurriculumPort } from '#application/catalogue/curriculum.port.ts'
import type { HomePort } from '#application/catalogue/home.port.ts'
import type { ListPort } from '#application/catalogue/list.port.ts'
import type { ResourcePort } from '#application/catalogue/resource.port.ts'
import type { CommentPort } from '#application/comment/comment.port.ts'
import type { CommentReportPort } from '#application/comment/comment-report.port.ts'
import type { ServerVersionPort } from '#application/connection/server-version.port.ts'
import type { CoursePort } from '#application/course/course.port.ts'
import type { FavouritePort } from '#application/favourite/favourite.port.ts'
import type { FavouriteFolderPort } from '#application/favourite/favourite-folder.port.ts'
import type { FirstStartPort } from '#application/first-start/first-start.port.ts'
import type { CloudMenuPort } from '#application/frame/cloud-menu.port.ts'
import type { CurriculumAdminPort } from '#application/frame/curriculum-admin.port.ts'
import type { FrameBannerPort } from '#application/frame/frame-banner.port.ts'
import type { FrameWordPort } from '#application/frame/frame-word.port.ts'
import type { SiteSettingsPort } from '#application/frame/site-settings.port.ts'
import type { JobsPort } from '#application/job/jobs.port.ts'
import type { LearningPort } from '#application/learning/learning.port.ts'
import type { LearningRecordPort } from '#application/learning/learning-record.port.ts'
import type { StudyReportPort } from '#application/learning/study-report.port.ts'
import type { UserActionPort } from '#application/learning/user-action.port.ts'
import type { HomeLivePort } from '#application/live/live.port.ts'
import type { LiveConsolePort } from '#application/live/live-console.port.ts'
import type { LiveNoticePort } from '#application/live/live-notice.port.ts'
import type { LiveSessionPort } from '#application/live/live-session.port.ts'
import type { ModerationPort } from '#application/moderation/moderation.port.ts'
import type { CompositionPort } from '#application/paper/composition.port.ts'
import type { PaperPort } from '#application/paper/paper.port.ts'
import type { AuditLogPort } from '#application/people/audit-log.port.ts'
import type { PeoplePort } from '#application/people/people.port.ts'
import type { RolesPort } from '#application/people/roles.port.ts'
import type { RosterPort } from '#application/people/roster.port.ts'
import type { SchoolsPort } from '#application/people/schools.port.ts'
import type { PersonalDataPort } from '#application/personal-data/personal-data.port.ts'
import type { LessonPort } from '#application/playback/lesson.port.ts'
import type { NotePort } from '#application/playback/note.port.ts'
import type { OwnFilePort } from '#application/private-file/own-file.port.ts'
import type { PrivateFilePort } from '#application/private-file/private-file.port.ts'
import type { SharePort } from '#application/private-file/share.port.ts'
import type { PracticeQuestionPort } from '#application/question/practice.port.ts'
import type { PracticeRecordPort } from '#application/question/practice-record.port.ts'
import type { LessonQuestionPort } from '#application/question/question.port.ts'
import type { QuestionBankPort } from '#application/question/question-bank.port.ts'
import type { QuestionFaultPort } from '#application/question/question-fault.port.ts'
import type { QuestionImportPort } from '#application/question/question-import.port.ts'
import type { QuestionMakingPort } from '#application/question/question-making.port.ts'
import type { PublishingNoticePort } from '#application/release/publishing-notice.port.ts'
import type { ReleasePort } from '#application/release/release.port.ts'
import type { ResourceVersionPort } from '#application/release/resource-version.port.ts'
import type { ReviewPort } from '#application/review/review.port.ts'
import type { CloudSchoolPort } from '#application/school-file/cloud-school.port.ts'
import type { SchoolFilePort } from '#application/school-file/school-file.port.ts'
import type { HotSearchPort } from '#application/search/search.port.ts'
import type { DevicesPort } from '#application/session/devices.port.ts'
import type { PasswordPort } from '#application/session/password.port.ts'
import type { SecondFactorPort } from '#application/session/second-factor.port.ts'
import type { SessionPort } from '#application/session/session.port.ts'
import type { CourseDraftPort } from '#application/studio/course-draft.port.ts'
import type { LivePlanPort } from '#application/studio/live-plan.port.ts'
import type { StudioThingPort } from '#application/studio/studio-thing.port.ts'
import type { PictureUploadPort } from '#application/upload/picture-upload.port.ts'
import type { UploadTransport } from '#application/upload/upload-transport.port.ts'

/** Every port that asks the backend something. */
export interface AskingPorts {
  readonly session: SessionPort
  readonly categories: CategoryPort
  readonly course: CoursePort
  readonly lesson: LessonPort
  readonly notes: NotePort
  readonly resource: ResourcePort
  readonly privateFile: PrivateFilePort
  readonly ownFiles: OwnFilePort
  readonly shares: SharePort
  readonly home: HomePort
  readonly list: ListPort
  readonly curriculum: CurriculumPort
  readonly homeLive: HomeLivePort
  readonly liveConsoles: LiveConsolePort
  readonly liveSessions: LiveSessionPort
  readonly hotSearch: HotSearchPort
  readonly userAction: UserActionPort
  readonly favourite: FavouritePort
  readonly favouriteFolder: FavouriteFolderPort
  readonly comments: CommentPort
  readonly commentReports: CommentReportPort
  readonly moderation: ModerationPort
  readonly pictureUpload: PictureUploadPort
  readonly uploads: UploadTransport
  readonly review: ReviewPort
  readonly lessonQuestions: LessonQuestionPort
  readonly questionBank: QuestionBankPort
  readonly questionFaults: QuestionFaultPort
  readonly questionImport: QuestionImportPort
  readonly questionMaking: QuestionMakingPort
  readonly practiceQuestions: PracticeQuestionPort
  readonly studyReports: StudyReportPort
  readonly practiceRecords: PracticeRecordPort
  readonly papers: PaperPort
  readonly composition: CompositionPort
  readonly schoolFile: SchoolFilePort
  readonly cloudSchool: CloudSchoolPort
  readonly learning: LearningPort
  readonly learningRecord: LearningRecordPort
  readonly devices: DevicesPort
  readonly serverVersion: ServerVersionPort
  readonly password: PasswordPort
  readonly secondFactor: SecondFactorPort
  readonly jobs: JobsPort
  readonly people: PeoplePort
  readonly roles: RolesPort
  readonly roster: RosterPort
  readonly firstStart: FirstStartPort
  readonly schools: SchoolsPort
  readonly personalData: PersonalDataPort
  readonly auditLog: AuditLogPort
  readonly frameBanners: FrameBannerPort
  readonly frameWords: FrameWordPort
  readonly cloudMenus: CloudMenuPort
  readonly curriculumAdmin: CurriculumAdminPort
  readonly siteSettings: SiteSettingsPort
  readonly announcements: AnnouncementPort
  readonly announcementAdmin: AnnouncementAdminPort
  readonly liveNotices: LiveNoticePort
  readonly publishingNotices: PublishingNoticePort
  readonly release: ReleasePort
  readonly resourceVersions: ResourceVersionPort
  readonly courseDrafts: CourseDraftPort
  readonly studioThings: StudioThingPort
  readonly livePlans: LivePlanPort
}

/** What the backend answers: the truth, or the same trouble to every call. */
export type Mood = 'fair' | 'unreachable' | 'silent' | 'unreadable' | 'expired' | 'forbidden' | 'rejected'

/** The words with which the backend refuses. */
export const WORDS = { forbidden: '没有权限', rejected: '名称已存在' } as const

/** One set of adapters before one backend. */
export interface Backend {
  readonly ports: AskingPorts
  /** The stored token. */
  token: string | null
  /** The tokens told to be expired, in order. */
  readonly expired: readonly string[]
  /** By account, the sessions by which `enter` goes on, where a sign-in takes long: those that it opened at the same server. */
  readonly opened?: Map<string, string>
  mood(mood: Mood): void
  close(): Promise<void>
}

/** `timeoutMs`: how long its adapters wait for an answer. */
export type MakeBackend = (options?: { readonly timeoutMs?: number }) => Promise<Backend>

/** One password for the demo accounts of either backend. */
export const DEMO_PASSWORD = 'Zhiyuan2026'

/** A signal that nobody aborts. */
export const noAbort = (): AbortSignal => new AbortController().signal

/** Signs a demo account in, on a device where nobody is, and stores its token; for what asks about sessions, devices and passwords. */
export const signInAnew = async (backend: Backend, account: string): Promise<string> => {
  backend.token = null
  const answer = await backend.ports.session.signIn(
    { account, password: DEMO_PASSWORD },
    'contract-suite',
    noAbort(),
  )
  if (!answer.ok) throw new Error(`sign-in of ${account}: ${JSON.stringify(answer.failure)}`)
  backend.token = answer.value
  return answer.value
}

/** Stores the token of a demo account: of a session that is open, else of a new one. */
export const enter = async (backend: Backend, account: string): Promise<void> => {
  const known = backend.opened?.get(account)
  if (known !== undefined) {
    backend.token = known
    if ((await backend.ports.session.keepAlive(noAbort())).ok) return
  }
  const token = await signInAnew(backend, account)
  backend.opened?.set(account, token)
}
