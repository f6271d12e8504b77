import type { ActorRefFrom } from 'xstate'
import type { jobsMachine } from '#domain/job/jobs.machine.ts'
import type { publishedMachine } from '#domain/release/published.machine.ts'
import type { publishingNoticesMachine } from '#domain/release/publishing-notices.machine.ts'
import type { releasesMachine } from '#domain/release/releases.machine.ts'
import type { resourceEditorMachine } from '#domain/release/resource-editor.machine.ts'
import type { versionQueueMachine } from '#domain/release/version-queue.machine.ts'
import type { colleaguesMachine } from '#domain/studio/colleagues.machine.ts'
import type { courseComparisonMachine } from '#domain/studio/course-comparison.machine.ts'
import type { courseFilingMachine } from '#domain/studio/course-filing.machine.ts'
import type { DraftQuery, FindFaults, StudioFile } from '#domain/studio/course-studio.ts'
import type { coverTakingMachine } from '#domain/studio/cover-taking.machine.ts'
import type { draftOutboxMachine } from '#domain/studio/draft-outbox.machine.ts'
import type { draftsMachine } from '#domain/studio/drafts.machine.ts'
import type { fileTakingMachine } from '#domain/studio/file-taking.machine.ts'
import type { filmQualityMachine } from '#domain/studio/film-quality.machine.ts'
import type { OpenCourse } from '#domain/studio/open-course.ts'
import type { MakeClientId } from '../comment/comment-draft.port.ts'
import type { RenewVersionFile } from '../release/renew-version-file.ts'
import type { OpenCaptionEditor } from './caption-editor.provide.ts'
import type { CourseEditorActor, OpenCourseEditor } from './course-editor.provide.ts'
import type { OpenPreviewRoom } from './preview-room.ts'

/** The statecharts of the studio, where teachers make courses; loaded on first use. */
export interface StudioLogic {
  readonly jobs: typeof jobsMachine
  readonly published: typeof publishedMachine
  /** Also reports dismissed notices to the inbox. */
  readonly openPublishingNotices: () => ActorRefFrom<typeof publishingNoticesMachine>
  readonly releases: typeof releasesMachine
  readonly resourceEditor: typeof resourceEditorMachine
  readonly versionQueue: typeof versionQueueMachine
  readonly renewVersionFile: RenewVersionFile
  /** Started once, then running as long as the app. */
  readonly draftOutbox: ActorRefFrom<typeof draftOutboxMachine>
  readonly openCourseEditor: OpenCourseEditor
  readonly openCaptionEditor: OpenCaptionEditor
  /** The filing of a course in the curriculum of its subject. */
  readonly courseFiling: typeof courseFilingMachine
  readonly courseComparison: typeof courseComparisonMachine
  readonly openDrafts: (input: DraftQuery) => ActorRefFrom<typeof draftsMachine>
  /** Passes the taken file to `told`. */
  readonly openFileTaking: (told: (file: StudioFile) => void) => ActorRefFrom<typeof fileTakingMachine>
  /** Makes a cover for a draft and passes the stored picture to `told`. */
  readonly openCoverTaking: (
    draftId: number,
    told: (file: StudioFile) => void,
  ) => ActorRefFrom<typeof coverTakingMachine>
  readonly filmQuality: typeof filmQualityMachine
  readonly openPreviewRoom: OpenPreviewRoom
  /** Members of the school of a course; invitations are sent to the course editor. */
  readonly openColleagues: (
    course: OpenCourse,
    editor: CourseEditorActor,
  ) => ActorRefFrom<typeof colleaguesMachine>
  /** Makes the key of a new chapter, section or question point. */
  readonly makeKey: MakeClientId
  readonly findFaults: FindFaults
}
