import { use } from 'react'
import type {
  CommentLogic,
  CourseLogic,
  LessonLogic,
  LiveConsoleLogic,
  LivePlansLogic,
  OwnFilesLogic,
  ResourceLogic,
  ReviewLogic,
  SchoolLogic,
  SharingLogic,
} from '#application/app-actors.ts'
import type { BankLogic, MakingLogic, PaperLogic } from '#application/bank-logic.ts'
import type { ListLogic } from '#application/catalogue/list-logic.ts'
import type { FoldersLogic } from '#application/favourite/folders-logic.ts'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import type { AccountLogic } from '#application/session/account-logic.ts'
import type { StudioLogic } from '#application/studio/studio-logic.ts'
import type { WritingOutbox } from '#application/writing/writing-outbox.provide.ts'
import { useSignedInParts } from './actors-context.tsx'

// Separate from actors-context.tsx, because visitors need none of these.

/** The statecharts of one's own account, for `useActorRef`; suspends the view until their code has loaded. */
export const useAccountLogic = (): AccountLogic => use(useSignedInParts().account())

/** The same of folders of favourites. */
export const useFoldersLogic = (): FoldersLogic => use(useSignedInParts().folders())

/** The same of a course. */
export const useCourseLogic = (): CourseLogic => use(useSignedInParts().course())

/** The same of lists and the menus beside them. */
export const useListLogic = (): ListLogic => use(useSignedInParts().list())

/** The same of a resource and of a file that is looked at. */
export const useResourceLogic = (): ResourceLogic => use(useSignedInParts().resource())

/** The same of comments. */
export const useCommentLogic = (): CommentLogic => use(useSignedInParts().comments())

/** The outbox of notes and comments; fetched with either. */
export const useWritingOutbox = (): WritingOutbox => use(useSignedInParts().writing()).outbox

/** The same of the lesson. */
export const useLessonLogic = (): LessonLogic => use(useSignedInParts().lesson())

/** The same of who teaches a live lesson. */
export const useLiveConsoleLogic = (): LiveConsoleLogic => use(useSignedInParts().liveConsole())

/** The same of the question bank. */
export const useBankLogic = (): BankLogic => use(useSignedInParts().bank())

/** The same of who makes questions. */
export const useMakingLogic = (): MakingLogic => use(useSignedInParts().making())

/** The same of papers. */
export const usePaperLogic = (): PaperLogic => use(useSignedInParts().paper())

/** The same of a school's library and cloud space. */
export const useSchoolLogic = (): SchoolLogic => use(useSignedInParts().school())

/** The same of what is handed to schools. */
export const useSharingLogic = (): SharingLogic => use(useSignedInParts().sharing())

/** The same of one's own files and of uploads. */
export const useOwnFilesLogic = (): OwnFilesLogic => use(useSignedInParts().ownFiles())

/** The same of the review. */
export const useReviewLogic = (): ReviewLogic => use(useSignedInParts().review())

/** The same of lessons that are planned. */
export const useLivePlansLogic = (): LivePlansLogic => use(useSignedInParts().livePlans())

/** The same of the studio. */
export const useStudioLogic = (): StudioLogic => use(useSignedInParts().studio())

/** The same of a school's office. */
export const useOfficeLogic = (): OfficeLogic => use(useSignedInParts().office())
