import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { announcementContract } from './announcement.contract.ts'
import { auditLogContract } from './audit-log.contract.ts'
import { categoryContract, homeContract, homeLiveContract, hotSearchContract } from './catalogue.contract.ts'
import { cloudMenuContract } from './cloud-menu.contract.ts'
import { commentContract } from './comment.contract.ts'
import { commentReportContract } from './comment-report.contract.ts'
import { compositionContract } from './composition.contract.ts'
import { courseContract, resourceContract } from './course.contract.ts'
import { curriculumAdminContract } from './curriculum-admin.contract.ts'
import { devicesContract } from './devices.contract.ts'
import { failuresContract } from './failures.contract.ts'
import { favouriteContract } from './favourite.contract.ts'
import { firstStartContract } from './first-start.contract.ts'
import { frameBannerContract } from './frame-banner.contract.ts'
import { frameWordContract } from './frame-word.contract.ts'
import { jobsContract } from './job.contract.ts'
import { learningContract, userActionContract } from './learning.contract.ts'
import { learningRecordContract } from './learning-record.contract.ts'
import { lessonContract, noteContract } from './lesson.contract.ts'
import { curriculumContract, listContract } from './list.contract.ts'
import { liveContract } from './live.contract.ts'
import { liveConsoleContract } from './live-console.contract.ts'
import { liveNoticeContract } from './live-notice.contract.ts'
import { livePlanContract } from './live-plan.contract.ts'
import { moderationContract } from './moderation.contract.ts'
import { ownFileContract } from './own-file.contract.ts'
import { paperContract } from './paper.contract.ts'
import { passwordContract } from './password.contract.ts'
import { peopleContract } from './people.contract.ts'
import { personalDataContract } from './personal-data.contract.ts'
import { pictureUploadContract } from './picture-upload.contract.ts'
import { practiceContract } from './practice.contract.ts'
import { lessonQuestionContract } from './question.contract.ts'
import { questionBankContract } from './question-bank.contract.ts'
import { questionFaultContract } from './question-fault.contract.ts'
import { questionImportContract } from './question-import.contract.ts'
import { questionMakingContract } from './question-making.contract.ts'
import { releaseContract } from './release.contract.ts'
import { resourceVersionContract } from './resource-version.contract.ts'
import { reviewContract } from './review.contract.ts'
import { rolesContract } from './roles.contract.ts'
import { rosterContract } from './roster.contract.ts'
import { cloudSchoolContract, schoolFileContract } from './school-file.contract.ts'
import { schoolsContract } from './schools.contract.ts'
import { secondFactorContract } from './second-factor.contract.ts'
import { serverVersionContract } from './server-version.contract.ts'
import { sessionContract } from './session.contract.ts'
import { sharedAnewContract } from './shared-anew.contract.ts'
import { siteSettingsContract } from './site-settings.contract.ts'
import { courseDraftContract, studioThingContract } from './studio.contract.ts'
import { memoryBackend, memoryBackendIn } from './support/memory-backend.ts'
import { uploadContract } from './upload.contract.ts'

const clockedBackend = async () => {
  // A minute before a question is put.
  const clock = { now: Date.parse('2026-09-01T11:00:00Z') }
  return Object.assign(await memoryBackendIn(createMemoryBackend({ now: () => clock.now })), { clock })
}
liveContract('memory', clockedBackend)
liveConsoleContract('memory', clockedBackend)
sessionContract('memory', memoryBackend)
categoryContract('memory', memoryBackend)
listContract('memory', memoryBackend)
curriculumContract('memory', memoryBackend)
homeContract('memory', memoryBackend)
homeLiveContract('memory', memoryBackend)
hotSearchContract('memory', memoryBackend)
userActionContract('memory', memoryBackend)
learningContract('memory', memoryBackend)
learningRecordContract('memory', memoryBackend)
devicesContract('memory', memoryBackend)
serverVersionContract('memory', memoryBackend)
passwordContract('memory', memoryBackend)
secondFactorContract('memory', memoryBackend)
jobsContract('memory', memoryBackend)
peopleContract('memory', memoryBackend)
personalDataContract('memory', memoryBackend)
rosterContract('memory', memoryBackend)
firstStartContract('memory', memoryBackend)
schoolsContract('memory', memoryBackend)
frameBannerContract('memory', memoryBackend)
cloudMenuContract('memory', memoryBackend)
frameWordContract('memory', memoryBackend)
curriculumAdminContract('memory', memoryBackend)
siteSettingsContract('memory', memoryBackend)
rolesContract('memory', memoryBackend)
announcementContract('memory', memoryBackend)
releaseContract('memory', memoryBackend)
resourceVersionContract('memory', memoryBackend)
courseDraftContract('memory', memoryBackend)
studioThingContract('memory', memoryBackend)
livePlanContract('memory', memoryBackend)
liveNoticeContract('memory', memoryBackend)
courseContract('memory', memoryBackend)
resourceContract('memory', memoryBackend)
lessonContract('memory', memoryBackend)
noteContract('memory', memoryBackend)
favouriteContract('memory', memoryBackend)
failuresContract('memory', memoryBackend)
commentContract('memory', memoryBackend)
auditLogContract('memory', memoryBackend)
commentReportContract('memory', memoryBackend)
moderationContract('memory', memoryBackend)
lessonQuestionContract('memory', memoryBackend)
paperContract('memory', memoryBackend)
compositionContract('memory', memoryBackend)
questionBankContract('memory', memoryBackend)
questionFaultContract('memory', memoryBackend)
questionMakingContract('memory', memoryBackend)
questionImportContract('memory', memoryBackend)
practiceContract('memory', memoryBackend)
pictureUploadContract('memory', memoryBackend)
uploadContract('memory', memoryBackend)
reviewContract('memory', memoryBackend)
sharedAnewContract('memory', memoryBackend)
ownFileContract('memory', memoryBackend)
schoolFileContract('memory', memoryBackend)
cloudSchoolContract('memory', memoryBackend)
