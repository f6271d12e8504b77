import { eq, isNotNull, ne, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { auditEntry } from '../../db/schema/audit-entry.ts'
import { backgroundJob } from '../../db/schema/background-job.ts'
import { comment } from '../../db/schema/comment.ts'
import { commentReport } from '../../db/schema/comment-report.ts'
import { content } from '../../db/schema/content.ts'
import { contentWithdrawal } from '../../db/schema/content-withdrawal.ts'
import { courseTeacher } from '../../db/schema/course.ts'
import {
  courseDraft,
  courseDraftEdit,
  courseDraftEditor,
  courseDraftPresence,
  courseVersion,
} from '../../db/schema/course-draft.ts'
import { dataExport } from '../../db/schema/data-export.ts'
import { dismissedQuestion } from '../../db/schema/dismissed-question.ts'
import { editorUpload } from '../../db/schema/editor-upload.ts'
import { favourite, favouriteFolder } from '../../db/schema/favourite.ts'
import { intention } from '../../db/schema/intention.ts'
import { learningRecord } from '../../db/schema/learning-record.ts'
import { lessonNote } from '../../db/schema/lesson-note.ts'
import { liveNotice } from '../../db/schema/live-notice.ts'
import { livePlan } from '../../db/schema/live-plan.ts'
import { liveReservation } from '../../db/schema/live-reservation.ts'
import { liveViewer } from '../../db/schema/live-viewer.ts'
import { membership } from '../../db/schema/membership.ts'
import { parkedMembership } from '../../db/schema/organisation.ts'
import { paper } from '../../db/schema/paper.ts'
import { playbackStart } from '../../db/schema/playback-start.ts'
import { practice } from '../../db/schema/practice.ts'
import { privateDirectory, privateFile } from '../../db/schema/private-file.ts'
import { publishingNotice } from '../../db/schema/publishing-notice.ts'
import { questionAnswer } from '../../db/schema/question-answer.ts'
import { questionFault } from '../../db/schema/question-fault.ts'
import { questionImport } from '../../db/schema/question-import.ts'
import { questionVersion } from '../../db/schema/question-version.ts'
import { releaseRequest } from '../../db/schema/release-request.ts'
import { resourceVersion } from '../../db/schema/resource-version.ts'
import { rosterEntry, rosterImport } from '../../db/schema/roster.ts'
import { noticeReading, schoolNotice } from '../../db/schema/school-notice.ts'
import { recoveryCode, secondFactor } from '../../db/schema/second-factor.ts'
import { session } from '../../db/schema/session.ts'
import { shareEvent, shareRequest } from '../../db/schema/share-request.ts'
import { upload } from '../../db/schema/upload.ts'
import { userAction } from '../../db/schema/user-action.ts'

/**
 * What becomes of the rows that name a person whose data is erased. `delete`: they go. `keep`: they stay for others and name an
 * account without a name; with `only`, those alone for which it holds, and the rest goes.
 */
export interface PersonalColumn {
  readonly column: PgColumn
  readonly fate: 'delete' | 'keep'
  readonly only?: SQL | undefined
}

const gone = (column: PgColumn): PersonalColumn => ({ column, fate: 'delete' })
const stays = (column: PgColumn, only?: SQL): PersonalColumn => ({ column, fate: 'keep', only })

const WAITS = 1

/**
 * Every column that names a user (docs/decisions/0358), in the order in which rows can go. A test compares it with the
 * database's own list: what is added there is added here.
 */
export const PERSONAL_COLUMNS: readonly PersonalColumn[] = [
  gone(session.userId),
  gone(recoveryCode.userId),
  gone(secondFactor.userId),
  gone(membership.userId),
  gone(parkedMembership.userId),
  gone(dataExport.userId),
  gone(backgroundJob.userId),
  gone(intention.userId),
  // What the person learned, asked and kept.
  gone(learningRecord.userId),
  gone(playbackStart.userId),
  gone(lessonNote.userId),
  gone(questionAnswer.userId),
  gone(dismissedQuestion.userId),
  gone(practice.userId),
  gone(paper.userId),
  gone(favourite.userId),
  gone(favouriteFolder.userId),
  gone(liveReservation.userId),
  gone(liveViewer.userId),
  gone(liveNotice.userId),
  gone(publishingNotice.userId),
  gone(noticeReading.userId),
  gone(userAction.userId),
  gone(commentReport.userId),
  gone(questionFault.userId),
  // The person's own files, and what was on its way.
  gone(upload.userId),
  gone(editorUpload.userId),
  gone(privateFile.userId),
  gone(privateDirectory.userId),
  gone(rosterEntry.userId),
  gone(rosterImport.userId),
  gone(courseDraftEditor.userId),
  gone(courseDraftPresence.userId),
  // What was published, and what was decided about it, stays for others.
  stays(content.teacherId),
  stays(courseTeacher.userId),
  stays(courseDraft.ownerId, isNotNull(courseDraft.contentId)),
  stays(courseDraftEdit.userId),
  stays(courseVersion.userId),
  stays(livePlan.ownerId, isNotNull(livePlan.contentId)),
  stays(resourceVersion.userId, ne(resourceVersion.status, WAITS)),
  stays(resourceVersion.deciderId),
  stays(releaseRequest.userId, ne(releaseRequest.status, WAITS)),
  stays(releaseRequest.deciderId),
  stays(shareRequest.userId, or(isNotNull(shareRequest.contentId), eq(shareRequest.status, 2))),
  stays(shareRequest.verifierId),
  stays(shareEvent.userId),
  stays(questionImport.userId),
  stays(questionImport.releasedBy),
  stays(questionImport.undoneBy),
  stays(questionVersion.replacedBy),
  stays(questionFault.settledBy),
  stays(schoolNotice.authorId),
  stays(comment.userId),
  stays(commentReport.deciderId),
  stays(contentWithdrawal.userId),
  stays(auditEntry.userId),
]
