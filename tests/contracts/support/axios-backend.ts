import { axiosAnnouncements } from '#infrastructure/announcement/announcement.axios.ts'
import { axiosAnnouncementAdmin } from '#infrastructure/announcement/announcement-admin.axios.ts'
import { axiosCategories } from '#infrastructure/catalogue/category.axios.ts'
import { axiosCurriculum } from '#infrastructure/catalogue/curriculum.axios.ts'
import { axiosHome } from '#infrastructure/catalogue/home.axios.ts'
import { axiosList } from '#infrastructure/catalogue/list.axios.ts'
import { axiosResource } from '#infrastructure/catalogue/resource.axios.ts'
import { axiosComments } from '#infrastructure/comment/comment.axios.ts'
import { axiosCommentReports } from '#infrastructure/comment/comment-report.axios.ts'
import { axiosServerVersion } from '#infrastructure/connection/server-version.axios.ts'
import { axiosCourse } from '#infrastructure/course/course.axios.ts'
import { axiosFavourite } from '#infrastructure/favourite/favourite.axios.ts'
import { axiosFavouriteFolder } from '#infrastructure/favourite/favourite-folder.axios.ts'
import { axiosFirstStart } from '#infrastructure/first-start/first-start.axios.ts'
import { axiosCloudMenus } from '#infrastructure/frame/cloud-menu.axios.ts'
import { axiosCurriculumAdmin } from '#infrastructure/frame/curriculum-admin.axios.ts'
import { axiosFrameBanners } from '#infrastructure/frame/frame-banner.axios.ts'
import { axiosFrameWords } from '#infrastructure/frame/frame-word.axios.ts'
import { axiosSiteSettings } from '#infrastructure/frame/site-settings.axios.ts'
import { createHttp } from '#infrastructure/http/http.ts'
import { axiosJobs } from '#infrastructure/job/jobs.axios.ts'
import { axiosLearning } from '#infrastructure/learning/learning.axios.ts'
import { axiosLearningRecord } from '#infrastructure/learning/learning-record.axios.ts'
import { axiosPracticeRecords } from '#infrastructure/learning/practice-record.axios.ts'
import { axiosStudyReports } from '#infrastructure/learning/study-report.axios.ts'
import { axiosUserAction } from '#infrastructure/learning/user-action.axios.ts'
import { axiosHomeLive } from '#infrastructure/live/home-live.axios.ts'
import { axiosLiveConsoles } from '#infrastructure/live/live-console.axios.ts'
import { axiosLiveNotices } from '#infrastructure/live/live-notice.axios.ts'
import { axiosLiveSessions } from '#infrastructure/live/live-session.axios.ts'
import { axiosModeration } from '#infrastructure/moderation/moderation.axios.ts'
import { axiosComposition } from '#infrastructure/paper/composition.axios.ts'
import { axiosPapers } from '#infrastructure/paper/paper.axios.ts'
import { axiosAuditLog } from '#infrastructure/people/audit-log.axios.ts'
import { axiosPeople } from '#infrastructure/people/people.axios.ts'
import { axiosRoles } from '#infrastructure/people/roles.axios.ts'
import { axiosRoster } from '#infrastructure/people/roster.axios.ts'
import { axiosSchools } from '#infrastructure/people/schools.axios.ts'
import { axiosPersonalData } from '#infrastructure/personal-data/personal-data.axios.ts'
import { axiosLessons } from '#infrastructure/playback/lesson.axios.ts'
import { axiosNotes } from '#infrastructure/playback/note.axios.ts'
import { axiosOwnFiles } from '#infrastructure/private-file/own-file.axios.ts'
import { axiosPrivateFile } from '#infrastructure/private-file/private-file.axios.ts'
import { axiosShare } from '#infrastructure/private-file/share.axios.ts'
import { axiosPracticeQuestions } from '#infrastructure/question/practice.axios.ts'
import { axiosLessonQuestions } from '#infrastructure/question/question.axios.ts'
import { axiosQuestionBank } from '#infrastructure/question/question-bank.axios.ts'
import { axiosQuestionFaults } from '#infrastructure/question/question-fault.axios.ts'
import { axiosQuestionImport } from '#infrastructure/question/question-import.axios.ts'
import { axiosQuestionMaking } from '#infrastructure/question/question-making.axios.ts'
import { axiosPublishingNotices } from '#infrastructure/release/publishing-notice.axios.ts'
import { axiosRelease } from '#infrastructure/release/release.axios.ts'
import { axiosResourceVersions } from '#infrastructure/release/resource-version.axios.ts'
import { axiosReview } from '#infrastructure/review/review.axios.ts'
import { axiosCloudSchool } from '#infrastructure/school-file/cloud-school.axios.ts'
import { axiosSchoolFile } from '#infrastructure/school-file/school-file.axios.ts'
import { axiosHotSearch } from '#infrastructure/search/hot-search.axios.ts'
import { axiosDevices } from '#infrastructure/session/devices.axios.ts'
import { axiosPassword } from '#infrastructure/session/password.axios.ts'
import { axiosSecondFactor } from '#infrastructure/session/second-factor.axios.ts'
import { axiosSession } from '#infrastructure/session/session.axios.ts'
import { axiosCourseDrafts } from '#infrastructure/studio/course-draft.axios.ts'
import { axiosLivePlans } from '#infrastructure/studio/live-plan.axios.ts'
import { axiosStudioThings } from '#infrastructure/studio/studio-thing.axios.ts'
import { axiosPictureUpload } from '#infrastructure/upload/picture-upload.axios.ts'
import { axiosUploadTransport } from '#infrastructure/upload/upload-transport.axios.ts'
import type { MakeBackend } from './backend.ts'
import { startFaultyProxy } from './faulty-proxy.ts'
import { askedAgain, losesFirst } from './lost-answers.ts'

/**
 * The axios adapters before a server at `target`, over a wire that can be cut, and that loses the answer of every call that writes the
 * first time that it is sent: the short ends of their paths stand in `lost`.
 */
export const axiosBackendTo = (target: () => Promise<string>, lost = new Set<string>()): MakeBackend => {
  const opened = new Map<string, string>()
  return async ({ timeoutMs = 20_000 } = {}) => {
    const proxy = await startFaultyProxy(await target(), losesFirst(lost))
    const expired: string[] = []
    let stored: string | null = null
    const token = () => stored
    const http = askedAgain(
      createHttp({
        baseUrl: proxy.url,
        token,
        expired: (told) => expired.push(told),
        timeoutMs,
        // The other one would go through a proxy that the machine may have.
        adapter: 'fetch',
      }),
    )
    return {
      ports: {
        session: axiosSession(http),
        categories: axiosCategories(http),
        course: axiosCourse(http),
        lesson: axiosLessons(http),
        notes: axiosNotes(http),
        resource: axiosResource(http),
        privateFile: axiosPrivateFile(http),
        ownFiles: axiosOwnFiles(http),
        shares: axiosShare(http),
        home: axiosHome(http),
        list: axiosList(http),
        curriculum: axiosCurriculum(http),
        homeLive: axiosHomeLive(http),
        liveConsoles: axiosLiveConsoles(http),
        liveSessions: axiosLiveSessions(http),
        hotSearch: axiosHotSearch(http),
        favourite: axiosFavourite(http),
        favouriteFolder: axiosFavouriteFolder(http),
        schoolFile: axiosSchoolFile(http),
        cloudSchool: axiosCloudSchool(http),
        learning: axiosLearning(http),
        learningRecord: axiosLearningRecord(http),
        devices: axiosDevices(http),
        serverVersion: axiosServerVersion(http),
        password: axiosPassword(http),
        secondFactor: axiosSecondFactor(http),
        jobs: axiosJobs(http),
        people: axiosPeople(http),
        roles: axiosRoles(http),
        roster: axiosRoster(http),
        firstStart: axiosFirstStart(http),
        schools: axiosSchools(http),
        personalData: axiosPersonalData(http),
        auditLog: axiosAuditLog(http),
        frameBanners: axiosFrameBanners(http),
        curriculumAdmin: axiosCurriculumAdmin(http),
        cloudMenus: axiosCloudMenus(http),
        frameWords: axiosFrameWords(http),
        siteSettings: axiosSiteSettings(http),
        announcements: axiosAnnouncements(http),
        announcementAdmin: axiosAnnouncementAdmin(http),
        liveNotices: axiosLiveNotices(http),
        publishingNotices: axiosPublishingNotices(http),
        release: axiosRelease(http),
        resourceVersions: axiosResourceVersions(http),
        courseDrafts: axiosCourseDrafts(http),
        studioThings: axiosStudioThings(http),
        livePlans: axiosLivePlans(http),
        userAction: axiosUserAction(http),
        comments: axiosComments(http),
        commentReports: axiosCommentReports(http),
        moderation: axiosModeration(http),
        pictureUpload: axiosPictureUpload(http),
        uploads: axiosUploadTransport(http),
        review: axiosReview(http),
        lessonQuestions: axiosLessonQuestions(http),
        questionBank: axiosQuestionBank(http),
        questionFaults: axiosQuestionFaults(http),
        questionMaking: axiosQuestionMaking(http),
        questionImport: axiosQuestionImport(http),
        practiceQuestions: axiosPracticeQuestions(http),
        studyReports: axiosStudyReports(http),
        practiceRecords: axiosPracticeRecords(http),
        papers: axiosPapers(http),
        composition: axiosComposition(http),
      },
      get token() {
        return stored
      },
      set token(next) {
        stored = next
      },
      expired,
      opened,
      mood: proxy.mood,
      close: proxy.close,
    }
  }
}
