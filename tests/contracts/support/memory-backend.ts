import type { Failure } from '#domain/kernel/failure.ts'
import { memoryAnnouncements } from '#infrastructure/announcement/announcement.memory.ts'
import { memoryAnnouncementAdmin } from '#infrastructure/announcement/announcement-admin.memory.ts'
import { memoryCategories } from '#infrastructure/catalogue/category.memory.ts'
import { memoryCurriculum } from '#infrastructure/catalogue/curriculum.memory.ts'
import { memoryHome } from '#infrastructure/catalogue/home.memory.ts'
import { memoryList } from '#infrastructure/catalogue/list.memory.ts'
import { memoryResource } from '#infrastructure/catalogue/resource.memory.ts'
import { memoryComments } from '#infrastructure/comment/comment.memory.ts'
import { memoryCommentReports } from '#infrastructure/comment/comment-report.memory.ts'
import { memoryServerVersion } from '#infrastructure/connection/server-version.memory.ts'
import { memoryCourse } from '#infrastructure/course/course.memory.ts'
import { memoryFavourite } from '#infrastructure/favourite/favourite.memory.ts'
import { memoryFavouriteFolder } from '#infrastructure/favourite/favourite-folder.memory.ts'
import { memoryFirstStart } from '#infrastructure/first-start/first-start.memory.ts'
import { memoryCloudMenus } from '#infrastructure/frame/cloud-menu.memory.ts'
import { memoryCurriculumAdmin } from '#infrastructure/frame/curriculum-admin.memory.ts'
import { memoryFrameBanners } from '#infrastructure/frame/frame-banner.memory.ts'
import { memoryFrameWords } from '#infrastructure/frame/frame-word.memory.ts'
import { memorySiteSettings } from '#infrastructure/frame/site-settings.memory.ts'
import { memoryJobs } from '#infrastructure/job/jobs.memory.ts'
import { memoryLearning } from '#infrastructure/learning/learning.memory.ts'
import { memoryLearningRecord } from '#infrastructure/learning/learning-record.memory.ts'
import { memoryPracticeRecords } from '#infrastructure/learning/practice-record.memory.ts'
import { memoryStudyReports } from '#infrastructure/learning/study-report.memory.ts'
import { memoryUserAction } from '#infrastructure/learning/user-action.memory.ts'
import { memoryHomeLive } from '#infrastructure/live/home-live.memory.ts'
import { memoryLiveConsoles } from '#infrastructure/live/live-console.memory.ts'
import { memoryLiveNotices } from '#infrastructure/live/live-notice.memory.ts'
import { memoryLiveSessions } from '#infrastructure/live/live-session.memory.ts'
import {
  createMemoryBackend,
  type MemoryBackend,
  type NetworkCondition,
} from '#infrastructure/memory/backend.ts'
import { memoryModeration } from '#infrastructure/moderation/moderation.memory.ts'
import { memoryComposition } from '#infrastructure/paper/composition.memory.ts'
import { memoryPapers } from '#infrastructure/paper/paper.memory.ts'
import { memoryAuditLog } from '#infrastructure/people/audit-log.memory.ts'
import { memoryPeople } from '#infrastructure/people/people.memory.ts'
import { memoryRoles } from '#infrastructure/people/roles.memory.ts'
import { memoryRoster } from '#infrastructure/people/roster.memory.ts'
import { memorySchools } from '#infrastructure/people/schools.memory.ts'
import { memoryPersonalData } from '#infrastructure/personal-data/personal-data.memory.ts'
import { memoryLessons } from '#infrastructure/playback/lesson.memory.ts'
import { memoryNotes } from '#infrastructure/playback/note.memory.ts'
import { memoryOwnFiles } from '#infrastructure/private-file/own-file.memory.ts'
import { memoryPrivateFile } from '#infrastructure/private-file/private-file.memory.ts'
import { memoryShare } from '#infrastructure/private-file/share.memory.ts'
import { memoryPracticeQuestions } from '#infrastructure/question/practice.memory.ts'
import { memoryLessonQuestions } from '#infrastructure/question/question.memory.ts'
import { memoryQuestionBank } from '#infrastructure/question/question-bank.memory.ts'
import { memoryQuestionFaults } from '#infrastructure/question/question-fault.memory.ts'
import { memoryQuestionImport } from '#infrastructure/question/question-import.memory.ts'
import { memoryQuestionMaking } from '#infrastructure/question/question-making.memory.ts'
import { memoryPublishingNotices } from '#infrastructure/release/publishing-notice.memory.ts'
import { memoryRelease } from '#infrastructure/release/release.memory.ts'
import { memoryResourceVersions } from '#infrastructure/release/resource-version.memory.ts'
import { memoryReview } from '#infrastructure/review/review.memory.ts'
import { memoryCloudSchool } from '#infrastructure/school-file/cloud-school.memory.ts'
import { memorySchoolFile } from '#infrastructure/school-file/school-file.memory.ts'
import { memoryHotSearch } from '#infrastructure/search/hot-search.memory.ts'
import { memoryDevices } from '#infrastructure/session/devices.memory.ts'
import { memoryPassword } from '#infrastructure/session/password.memory.ts'
import { memorySecondFactor } from '#infrastructure/session/second-factor.memory.ts'
import { memorySession } from '#infrastructure/session/session.memory.ts'
import { memoryCourseDrafts } from '#infrastructure/studio/course-draft.memory.ts'
import { memoryLivePlans } from '#infrastructure/studio/live-plan.memory.ts'
import { memoryStudioThings } from '#infrastructure/studio/studio-thing.memory.ts'
import { memoryPictureUpload } from '#infrastructure/upload/picture-upload.memory.ts'
import { memoryUploadTransport } from '#infrastructure/upload/upload-transport.memory.ts'
import { type Backend, type MakeBackend, type Mood, WORDS } from './backend.ts'

const CONDITIONS: Readonly<Partial<Record<Mood, NetworkCondition>>> = {
  unreachable: 'unreachable',
  silent: 'silent',
  unreadable: 'garbled',
}

const REFUSAL: Readonly<Partial<Record<Mood, Failure>>> = {
  expired: { kind: 'expired' },
  forbidden: { kind: 'forbidden', message: WORDS.forbidden },
  rejected: { kind: 'rejected', reason: 'conflict', message: WORDS.rejected },
}

const setMood = (backend: MemoryBackend, mood: Mood): void => {
  backend.simulateNetwork(CONDITIONS[mood] ?? 'fair')
  backend.failEveryCall(REFUSAL[mood] ?? null)
}

/** A clock of half seconds: what follows within one of them keeps its order all the same. */
const coarseNow = (): number => Math.floor(Date.now() / 500) * 500

/** The memory adapters on a backend of their own. */
export const memoryBackend: MakeBackend = async ({ timeoutMs = 60_000 } = {}) =>
  memoryBackendIn(createMemoryBackend({ timeoutMs, now: coarseNow }))

export const memoryBackendIn = (backend: MemoryBackend): Backend => {
  const expired: string[] = []
  const caller = { token: () => tested.token, expired: (token: string) => expired.push(token) }
  const tested: Backend = {
    ports: {
      session: memorySession(backend, caller),
      categories: memoryCategories(backend, caller),
      course: memoryCourse(backend, caller),
      lesson: memoryLessons(backend, caller),
      notes: memoryNotes(backend, caller),
      resource: memoryResource(backend, caller),
      privateFile: memoryPrivateFile(backend, caller),
      ownFiles: memoryOwnFiles(backend, caller),
      shares: memoryShare(backend, caller),
      home: memoryHome(backend, caller),
      list: memoryList(backend, caller),
      curriculum: memoryCurriculum(backend, caller),
      homeLive: memoryHomeLive(backend, caller),
      liveConsoles: memoryLiveConsoles(backend, caller),
      liveSessions: memoryLiveSessions(backend, caller),
      hotSearch: memoryHotSearch(backend, caller),
      favourite: memoryFavourite(backend, caller),
      favouriteFolder: memoryFavouriteFolder(backend, caller),
      schoolFile: memorySchoolFile(backend, caller),
      cloudSchool: memoryCloudSchool(backend, caller),
      learning: memoryLearning(backend, caller),
      learningRecord: memoryLearningRecord(backend, caller),
      devices: memoryDevices(backend, caller),
      serverVersion: memoryServerVersion(backend, caller),
      password: memoryPassword(backend, caller),
      secondFactor: memorySecondFactor(backend, caller),
      jobs: memoryJobs(backend, caller),
      people: memoryPeople(backend, caller),
      roles: memoryRoles(backend, caller),
      roster: memoryRoster(backend, caller),
      firstStart: memoryFirstStart(backend, caller),
      schools: memorySchools(backend, caller),
      personalData: memoryPersonalData(backend, caller),
      auditLog: memoryAuditLog(backend, caller),
      frameBanners: memoryFrameBanners(backend, caller),
      curriculumAdmin: memoryCurriculumAdmin(backend, caller),
      cloudMenus: memoryCloudMenus(backend, caller),
      frameWords: memoryFrameWords(backend, caller),
      siteSettings: memorySiteSettings(backend, caller),
      announcements: memoryAnnouncements(backend, caller),
      announcementAdmin: memoryAnnouncementAdmin(backend, caller),
      liveNotices: memoryLiveNotices(backend, caller),
      publishingNotices: memoryPublishingNotices(backend, caller),
      release: memoryRelease(backend, caller),
      resourceVersions: memoryResourceVersions(backend, caller),
      courseDrafts: memoryCourseDrafts(backend, caller),
      studioThings: memoryStudioThings(backend, caller),
      livePlans: memoryLivePlans(backend, caller),
      userAction: memoryUserAction(backend, caller),
      comments: memoryComments(backend, caller),
      commentReports: memoryCommentReports(backend, caller),
      moderation: memoryModeration(backend, caller),
      pictureUpload: memoryPictureUpload(backend, caller),
      uploads: memoryUploadTransport(backend, caller),
      review: memoryReview(backend, caller),
      lessonQuestions: memoryLessonQuestions(backend, caller),
      questionBank: memoryQuestionBank(backend, caller),
      questionMaking: memoryQuestionMaking(backend, caller),
      questionFaults: memoryQuestionFaults(backend, caller),
      questionImport: memoryQuestionImport(backend, caller),
      practiceQuestions: memoryPracticeQuestions(backend, caller),
      studyReports: memoryStudyReports(backend, caller),
      practiceRecords: memoryPracticeRecords(backend, caller),
      papers: memoryPapers(backend, caller),
      composition: memoryComposition(backend, caller),
    },
    token: null,
    expired,
    mood: (mood) => setMood(backend, mood),
    close: async () => undefined,
  }
  return tested
}
