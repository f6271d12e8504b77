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

/** The statecharts that live as long as the app: started once, outside React. */
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

/** The statecharts of the home page, which everybody sees: for `useActorRef`. */
export interface HomeLogic {
  readonly home: typeof homeMachine
  /** What `home` begins with. */
  readonly initialBanners: HomePort['initialBanners']
  readonly carousel: typeof carouselMachine
}

/** Statecharts that only a signed-in person has: fetched with the first session, and then as long-lived as the app's. */
export interface SignedInActors {
  readonly cardFiles: ActorRefFrom<typeof cardFilesMachine>
  readonly reservations: ActorRefFrom<typeof reservationsMachine>
  readonly favourites: ActorRefFrom<typeof favouritesMachine>
  readonly userActions: ActorRefFrom<typeof userActionsMachine>
  readonly ledger: ActorRefFrom<typeof ledgerMachine>
  /** How many notices are unread. */
  readonly inbox: ActorRefFrom<typeof inboxMachine>
}

/** The statecharts of one resource and of a file that is looked at: fetched with the first, for `useActorRef`. */
export interface ResourceLogic {
  readonly openResource: OpenActor<typeof resourceMachine>
  /** Asks anew for the file that a content is. */
  readonly renewFile: (contentId: number) => RenewFile
  readonly filePreview: typeof filePreviewMachine
}

/** The statecharts of a course: fetched with the first that is opened, for `useActorRef`. */
export interface CourseLogic {
  /** For a lesson: nothing is said of it and nothing noted. */
  readonly course: typeof courseMachine
  readonly openCourse: OpenActor<typeof courseMachine>
  readonly renewFile: RenewCourseFile
}

/** The statecharts of comments: fetched with the first that are shown, for `useActorRef`. */
export interface CommentLogic {
  readonly commentList: typeof commentListMachine
  readonly commentComposer: typeof commentComposerMachine
  /** Of one's own comment; its list is told what became of it. */
  readonly openCommentRemoval: (of: {
    readonly id: number
    readonly list: CommentListActor
  }) => ActorRefFrom<typeof commentRemovalMachine>
  readonly commentReport: typeof commentReportMachine
}

/** The statecharts of the lesson itself: fetched with /play, for `useActorRef`. */
export interface LessonLogic {
  readonly questionStop: typeof questionStopMachine
  readonly playback: typeof playbackMachine
  readonly lesson: typeof lessonMachine
  readonly notes: typeof notesMachine
  readonly noteComposer: typeof noteComposerMachine
  readonly playbackLock: typeof playbackLockMachine
  /** All of these around one film, connected. */
  readonly openRoom: OpenLessonRoom
  readonly openCaptions: OpenCaptions
  /** What stands over a film for a while: the controls, what a key did, that the line is slow. */
  readonly openPlayerDisplay: OpenPlayerDisplay
  readonly openLiveRoom: (opening: LiveRoomOpening) => LiveRoomActor
  /** What plays the stream of a running session. */
  readonly openLiveStage: OpenLiveStage
}

/** The statecharts of who teaches a live lesson; likewise. */
export interface LiveConsoleLogic {
  /** What its teacher does with the questions of a running session. */
  readonly openLiveConsole: (room: LiveRoomActor) => ActorRefFrom<typeof liveConsoleMachine>
  /** What everybody answered there, as a file. */
  readonly openLiveAnswers: OpenActor<typeof liveAnswersMachine>
}

/** What lessons, practice and papers share; likewise. */
export interface QuestionLogic {
  /** Started once, and then as long-lived as the app. */
  readonly answerOutbox: ActorRefFrom<typeof answerOutboxMachine>
  readonly openPractice: OpenActor<typeof practiceMachine>
  readonly openStudyReport: OpenActor<typeof studyReportMachine>
  readonly practiceRecords: typeof practiceRecordsMachine
  readonly wrongQuestions: typeof wrongQuestionsMachine
}

/** The statecharts of a school's library and of its cloud space: fetched with the first page of them, for `useActorRef`. */
export interface SchoolLogic {
  readonly openLibrary: OpenActor<typeof schoolLibraryMachine>
  /** The menus beside it, of one school. */
  readonly libraryMenus: LibraryMenusLogic
  readonly cloudSchool: typeof cloudSchoolMachine
  readonly cloudList: typeof cloudListMachine
  readonly placeChoice: typeof placeChoiceMachine
  /** Asks anew for a file of the library, by its content. */
  readonly renewLibraryFile: (contentId: number) => RenewFile
  readonly renewCloudFile: RenewCloudFile
}

/** The statecharts of files handed to schools; likewise. */
export interface SharingLogic {
  readonly shareForm: typeof shareFormMachine
  readonly shareHistory: ShareHistoryLogic
}

/** The statecharts of one's own files and of uploads; likewise. */
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

/** The statecharts of the review of what is shared; likewise. */
export interface ReviewLogic {
  /** Started once, and then as long-lived as the app. */
  readonly pendingRequests: ActorRefFrom<typeof pendingRequestsMachine>
  /** Likewise. */
  readonly reviewRights: ActorRefFrom<typeof reviewRightsMachine>
  readonly openReviewQueue: OpenActor<typeof reviewQueueMachine>
  readonly reviewItem: typeof reviewItemMachine
  /** Of a request. */
  readonly renewFile: (requestId: number) => RenewFile
  /** Of what that library lists. */
  readonly openTakeDown: (
    library: ActorRefFrom<typeof schoolLibraryMachine>,
  ) => ActorRefFrom<typeof takeDownMachine>
  readonly correction: typeof correctionMachine
}

/** The statecharts of lessons that are planned; likewise. */
export interface LivePlansLogic {
  readonly openLivePlans: (scope: PlanScope) => ActorRefFrom<typeof livePlansMachine>
  readonly openLivePlan: (of: PlanDraftPlace) => ActorRefFrom<typeof livePlanMachine>
  /** Of a plan: who may teach, and files of one's own. */
  readonly openPlanThings: (of: {
    readonly plan: ActorRefFrom<typeof livePlanMachine>
    readonly organisationId: number
  }) => ActorRefFrom<typeof planThingsMachine>
  /** Where it stands in the curriculum; what is chosen is told the plan. */
  readonly openPlanPlace: (of: {
    readonly plan: ActorRefFrom<typeof livePlanMachine>
    readonly place: CoursePlace
  }) => ActorRefFrom<typeof placeChoiceMachine>
  readonly findPlanFaults: FindPlanFaults
  /** The key of a new lesson. */
  readonly makePlanKey: MakeClientId
}

/** What only a signed-in person sees. */
export interface SignedIn {
  readonly actors: SignedInActors
  /** What is typed in forms; a view keeps it by `useFormDraft`. */
  readonly formDrafts: FormDraftStore
  /** The same promise at every call; fetches its code at the first. */
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
  /** Likewise; an editor asks for it beside its own code. */
  readonly pictures: () => Promise<PictureLogic>
  /** Likewise; comments and lessons have it too. */
  readonly writing: () => Promise<WritingDesk>
  /** Likewise. */
  readonly lesson: () => Promise<LessonLogic>
  readonly liveConsole: () => Promise<LiveConsoleLogic>
  /** Likewise; every lesson has it too. */
  readonly question: () => Promise<QuestionLogic>
  /** Likewise. */
  readonly bank: () => Promise<BankLogic>
  readonly making: () => Promise<MakingLogic>
  readonly paper: () => Promise<PaperLogic>
  readonly school: () => Promise<SchoolLogic>
  readonly sharing: () => Promise<SharingLogic>
  readonly ownFiles: () => Promise<OwnFilesLogic>
  /** Resolves once the module has been fetched, by whichever caller asked for it. */
  readonly ownFilesLoaded: Promise<OwnFilesLogic>
  readonly review: () => Promise<ReviewLogic>
  readonly livePlans: () => Promise<LivePlansLogic>
  readonly studio: () => Promise<StudioLogic>
  readonly office: () => Promise<OfficeLogic>
}
