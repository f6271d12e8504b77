import type { ActorRefFrom } from 'xstate'
import type { inboxMachine } from '#domain/announcement/inbox.machine.ts'
import type { cardFilesMachine, RenewFile } from '#domain/catalogue/card-files.machine.ts'
import type { carouselMachine } from '#domain/catalogue/carousel.machine.ts'
import type { categoriesMachine } from '#domain/catalogue/categories.machine.ts'
import type { homeMachine } from '#domain/catalogue/home.machine.ts'
import type { resourceMachine } from '#domain/catalogue/resource.machine.ts'
import type { commentComposerMachine } from '#domain/comment/comment-composer.machine.ts'
import type { CommentListActor, commentListMachine } from '#domain/comment/comment-list.machine.ts'
import type { commentRemovalMachine } from '#domain/comment/comment-removal.machine.ts'
import type { commentReportMachine } from '#domain/comment/comment-report.machine.ts'
import type { courseMachine } from '#domain/course/course.machine.ts'
import type { favouritesMachine } from '#domain/favourite/favourites.machine.ts'
import type { ledgerMachine } from '#domain/learning/ledger.machine.ts'
import type { studyReportMachine } from '#domain/learning/study-report.machine.ts'
import type { userActionsMachine } from '#domain/learning/user-actions.machine.ts'
import type { liveAnswersMachine } from '#domain/live/live-answers.machine.ts'
import type { liveConsoleMachine } from '#domain/live/live-console.machine.ts'
import type { reservationsMachine } from '#domain/live/reservations.machine.ts'
import type { appearanceMachine } from '#domain/navigation/appearance.machine.ts'
import type { chromeMachine } from '#domain/navigation/chrome.machine.ts'
import type { schoolLocalMachine } from '#domain/navigation/school-local.machine.ts'
import type { notificationMachine } from '#domain/notification/notification.machine.ts'
import type { lessonMachine } from '#domain/playback/lesson.machine.ts'
import type { noteComposerMachine } from '#domain/playback/note-composer.machine.ts'
import type { notesMachine } from '#domain/playback/notes.machine.ts'
import type { playbackMachine } from '#domain/playback/playback.machine.ts'
import type { playbackLockMachine } from '#domain/playback/playback-lock.machine.ts'
import type { filePreviewMachine } from '#domain/preview/file-preview.machine.ts'
import type { ownFileTasksMachine } from '#domain/private-file/own-file-tasks.machine.ts'
import type { ownFilesMachine } from '#domain/private-file/own-files.machine.ts'
import type { shareFormMachine } from '#domain/private-file/share-form.machine.ts'
import type { transferFormMachine } from '#domain/private-file/transfer-form.machine.ts'
import type { answerOutboxMachine } from '#domain/question/answer-outbox.machine.ts'
import type { practiceMachine } from '#domain/question/practice.machine.ts'
import type { practiceRecordsMachine } from '#domain/question/practice-records.machine.ts'
import type { questionStopMachine } from '#domain/question/question-stop.machine.ts'
import type { wrongQuestionsMachine } from '#domain/question/wrong-questions.machine.ts'
import type { correctionMachine } from '#domain/review/correction.machine.ts'
import type { pendingRequestsMachine } from '#domain/review/pending-requests.machine.ts'
import type { removalRequestMachine } from '#domain/review/removal-request.machine.ts'
import type { reviewItemMachine } from '#domain/review/review-item.machine.ts'
import type { reviewQueueMachine } from '#domain/review/review-queue.machine.ts'
import type { reviewRightsMachine } from '#domain/review/review-rights.machine.ts'
import type { takeDownMachine } from '#domain/review/take-down.machine.ts'
import type { cloudListMachine } from '#domain/school-file/cloud-list.machine.ts'
import type { cloudSchoolMachine } from '#domain/school-file/cloud-school.machine.ts'
import type { placeChoiceMachine } from '#domain/school-file/place-choice.machine.ts'
import type { schoolLibraryMachine } from '#domain/school-file/school-library.machine.ts'
import type { searchPanelMachine } from '#domain/search/search-panel.machine.ts'
import type { accessMachine } from '#domain/session/access.machine.ts'
import type { loginDialogMachine } from '#domain/session/login-dialog.machine.ts'
import type { loginLandingMachine } from '#domain/session/login-landing.machine.ts'
import type { sessionMachine } from '#domain/session/session.machine.ts'
import type { CoursePlace } from '#domain/studio/course-document.ts'
import type { livePlanMachine } from '#domain/studio/live-plan.machine.ts'
import type { FindPlanFaults, PlanScope } from '#domain/studio/live-plan.ts'
import type { livePlansMachine } from '#domain/studio/live-plans.machine.ts'
import type { PlanDraftPlace } from '#domain/studio/plan-merge.ts'
import type { planThingsMachine } from '#domain/studio/plan-things.machine.ts'
import type { uploadTrayMachine } from '#domain/upload/upload-tray.machine.ts'
import type { BankLogic, MakingLogic, PaperLogic } from './bank-logic.ts'
import type { HomePort } from './catalogue/home.port.ts'
import type { ListLogic } from './catalogue/list-logic.ts'
import type { MakeClientId } from './comment/comment-draft.port.ts'
import type { RenewCourseFile } from './course/renew-course-file.ts'
import type { FoldersLogic } from './favourite/folders-logic.ts'
import type { LiveRoomActor, LiveRoomOpening, OpenLiveStage } from './live/live-stage.ts'
import type { OpenActor } from './open-actor.ts'
import type { OfficeLogic } from './people/office-logic.ts'
import type { OpenLessonRoom } from './playback/lesson-room.ts'
import type { OpenCaptions } from './playback/open-captions.ts'
import type { OpenPlayerDisplay } from './playback/player-display.ts'
import type { RenewOwnFile } from './private-file/renew-own-file.ts'
import type { ShareHistoryLogic } from './private-file/share-history.provide.ts'
import type { LibraryMenusLogic } from './school-file/library-menus.provide.ts'
import type { RenewCloudFile } from './school-file/renew-cloud-file.ts'
import type { AccountLogic } from './session/account-logic.ts'
import type { FormDraftStore } from './session/form-draft.port.ts'
import type { StudioLogic } from './studio/studio-logic.ts'
import type { PictureLogic } from './upload/picture-logic.ts'
import type { WritingDesk } from './writing/writing-desk.ts'

/** The statecharts that run as long as the app; started once, outside React. */
export interface AppActors {
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly loginDialog: ActorRefFrom<typeof loginDialogMachine>
  readonly access: ActorRefFrom<typeof accessMachine>
  readonly loginLanding: ActorRefFrom<typeof loginLandingMachine>
  readonly notifications: ActorRefFrom<typeof notificationMachine>
  readonly categories: ActorRefFrom<typeof categoriesMachine>
  readonly searchPanel: ActorRefFrom<typeof searchPanelMachine>
  readonly chrome: ActorRefFrom<typeof chromeMachine>
  readonly schoolLocal: ActorRefFrom<typeof schoolLocalMachine>
  readonly appearance: ActorRefFrom<typeof appearanceMachine>
}

/** The statecharts of the home page, which visitors see too; started with `useActorRef`. */
export interface HomeLogic {
  readonly home: typeof homeMachine
  /** The banners for the input of `home`. */
  readonly initialBanners: HomePort['initialBanners']
  readonly carousel: typeof carouselMachine
}

/** The statecharts for signed-in users: loaded with the first session, then running as long as the app. */
export interface SignedInActors {
  readonly cardFiles: ActorRefFrom<typeof cardFilesMachine>
  readonly reservations: ActorRefFrom<typeof reservationsMachine>
  readonly favourites: ActorRefFrom<typeof favouritesMachine>
  readonly userActions: ActorRefFrom<typeof userActionsMachine>
  readonly ledger: ActorRefFrom<typeof ledgerMachine>
  /** The unread counts. */
  readonly inbox: ActorRefFrom<typeof inboxMachine>
}

/** The statecharts of a resource and of a file preview; loaded on first use, started with `useActorRef`. */
export interface ResourceLogic {
  readonly openResource: OpenActor<typeof resourceMachine>
  /** Requests the file of a content again, for a fresh address. */
  readonly renewFile: (contentId: number) => RenewFile
  readonly filePreview: typeof filePreviewMachine
}

/** The statecharts of a course; loaded on first use, started with `useActorRef`. */
export interface CourseLogic {
  /** The course around a lesson: shows no toasts and records no view. */
  readonly course: typeof courseMachine
  readonly openCourse: OpenActor<typeof courseMachine>
  readonly renewFile: RenewCourseFile
}

/** The statecharts of comments; loaded on first use, started with `useActorRef`. */
export interface CommentLogic {
  readonly commentList: typeof commentListMachine
  readonly commentComposer: typeof commentComposerMachine
  /** Removes a comment of the user and reports the outcome to the list of comments. */
  readonly openCommentRemoval: (of: {
    readonly id: number
    readonly list: CommentListActor
  }) => ActorRefFrom<typeof commentRemovalMachine>
  readonly commentReport: typeof commentReportMachine
}

/** The statecharts of a lesson; loaded with /play, started with `useActorRef`. */
export interface LessonLogic {
  readonly questionStop: typeof questionStopMachine
  readonly playback: typeof playbackMachine
  readonly lesson: typeof lessonMachine
  readonly notes: typeof notesMachine
  readonly noteComposer: typeof noteComposerMachine
  readonly playbackLock: typeof playbackLockMachine
  /** All statecharts around one film, connected to each other. */
  readonly openRoom: OpenLessonRoom
  readonly openCaptions: OpenCaptions
  /** The temporary overlays of a film: controls, the effect of a key press, the hint at a slow network. */
  readonly openPlayerDisplay: OpenPlayerDisplay
  readonly openLiveRoom: (opening: LiveRoomOpening) => LiveRoomActor
  /** The player of the stream of a running session. */
  readonly openLiveStage: OpenLiveStage
}

/** The statecharts for teachers of a live lesson; loaded on first use. */
export interface LiveConsoleLogic {
  /** The console for pushing the questions of a running session. */
  readonly openLiveConsole: (room: LiveRoomActor) => ActorRefFrom<typeof liveConsoleMachine>
  /** Exports all answers of a session as a file. */
  readonly openLiveAnswers: OpenActor<typeof liveAnswersMachine>
}

/** The statecharts that lessons, practices and papers share; loaded on first use. */
export interface QuestionLogic {
  /** Started once, and then as long-lived as the app. */
  readonly answerOutbox: ActorRefFrom<typeof answerOutboxMachine>
  readonly openPractice: OpenActor<typeof practiceMachine>
  readonly openStudyReport: OpenActor<typeof studyReportMachine>
  readonly practiceRecords: typeof practiceRecordsMachine
  readonly wrongQuestions: typeof wrongQuestionsMachine
}

/**
 * The statecharts of a school's library and of its cloud school; loaded on first use, started with
 * `useActorRef`.
 */
export interface SchoolLogic {
  readonly openLibrary: OpenActor<typeof schoolLibraryMachine>
  /** The menus beside the library of one school. */
  readonly libraryMenus: LibraryMenusLogic
  readonly cloudSchool: typeof cloudSchoolMachine
  readonly cloudList: typeof cloudListMachine
  readonly placeChoice: typeof placeChoiceMachine
  /** Requests a file of the library again by the id of its content, for a fresh address. */
  readonly renewLibraryFile: (contentId: number) => RenewFile
  readonly renewCloudFile: RenewCloudFile
}

/** The statecharts for sharing files with schools; loaded on first use. */
export interface SharingLogic {
  readonly shareForm: typeof shareFormMachine
  readonly shareHistory: ShareHistoryLogic
}

/** The statecharts of the user's own files and of uploads; loaded on first use. */
export interface OwnFilesLogic {
  /** Started once, and then as long-lived as the app. */
  readonly uploadTray: ActorRefFrom<typeof uploadTrayMachine>
  /** Likewise. */
  readonly ownFileTasks: ActorRefFrom<typeof ownFileTasksMachine>
  readonly openOwnFiles: OpenActor<typeof ownFilesMachine>
  readonly openTransferForm: OpenActor<typeof transferFormMachine>
  readonly removalRequest: typeof removalRequestMachine
  readonly renewFile: RenewOwnFile
}

/** The statecharts for reviewing shared files; loaded on first use. */
export interface ReviewLogic {
  /** Started once, and then as long-lived as the app. */
  readonly pendingRequests: ActorRefFrom<typeof pendingRequestsMachine>
  /** Likewise. */
  readonly reviewRights: ActorRefFrom<typeof reviewRightsMachine>
  readonly openReviewQueue: OpenActor<typeof reviewQueueMachine>
  readonly reviewItem: typeof reviewItemMachine
  /** Requests the file of a review request again, for a fresh address. */
  readonly renewFile: (requestId: number) => RenewFile
  /** Takes down a file that the library lists. */
  readonly openTakeDown: (
    library: ActorRefFrom<typeof schoolLibraryMachine>,
  ) => ActorRefFrom<typeof takeDownMachine>
  readonly correction: typeof correctionMachine
}

/** The statecharts of live plans; loaded on first use. */
export interface LivePlansLogic {
  readonly openLivePlans: (scope: PlanScope) => ActorRefFrom<typeof livePlansMachine>
  readonly openLivePlan: (of: PlanDraftPlace) => ActorRefFrom<typeof livePlanMachine>
  /** The possible teachers of a plan, and own files to add to it. */
  readonly openPlanThings: (of: {
    readonly plan: ActorRefFrom<typeof livePlanMachine>
    readonly organisationId: number
  }) => ActorRefFrom<typeof planThingsMachine>
  /** The choice of a place in the curriculum, which is sent to the plan. */
  readonly openPlanPlace: (of: {
    readonly plan: ActorRefFrom<typeof livePlanMachine>
    readonly place: CoursePlace
  }) => ActorRefFrom<typeof placeChoiceMachine>
  readonly findPlanFaults: FindPlanFaults
  /** Makes the key of a new lesson of a plan. */
  readonly makePlanKey: MakeClientId
}

/** The statecharts and bundles for signed-in users. */
export interface SignedIn {
  readonly actors: SignedInActors
  /** Stores the contents of forms; used by views through `useFormDraft`. */
  readonly formDrafts: FormDraftStore
  /** Each function loads a bundle at its first call and answers the same promise ever after. */
  readonly account: () => Promise<AccountLogic>
  /** Likewise. */
  readonly folders: () => Promise<FoldersLogic>
  /** Likewise. */
  readonly course: () => Promise<CourseLogic>
  /** Likewise. */
  readonly list: () => Promise<ListLogic>
  /** Likewise. */
  readonly resource: () => Promise<ResourceLogic>
  /** Likewise. */
  readonly comments: () => Promise<CommentLogic>
  /** Loaded by editors in parallel with their own code. */
  readonly pictures: () => Promise<PictureLogic>
  /** Also part of the bundles of comments and lessons. */
  readonly writing: () => Promise<WritingDesk>
  /** Likewise. */
  readonly lesson: () => Promise<LessonLogic>
  readonly liveConsole: () => Promise<LiveConsoleLogic>
  /** Also part of the bundle of lessons. */
  readonly question: () => Promise<QuestionLogic>
  /** Likewise. */
  readonly bank: () => Promise<BankLogic>
  readonly making: () => Promise<MakingLogic>
  readonly paper: () => Promise<PaperLogic>
  readonly school: () => Promise<SchoolLogic>
  readonly sharing: () => Promise<SharingLogic>
  readonly ownFiles: () => Promise<OwnFilesLogic>
  /** Resolves once `ownFiles` has been loaded by any caller; does not load it. */
  readonly ownFilesLoaded: Promise<OwnFilesLogic>
  readonly review: () => Promise<ReviewLogic>
  readonly livePlans: () => Promise<LivePlansLogic>
  readonly studio: () => Promise<StudioLogic>
  readonly office: () => Promise<OfficeLogic>
}
