import type { ServiceIdentifier } from 'inversify'
import type { AppActors, HomeLogic, InsideActors, PageLogic } from '#application/app-actors.ts'
import type { CategoryPort } from '#application/catalogue/category.port.ts'
import type { CurriculumPort } from '#application/catalogue/curriculum.port.ts'
import type { FilterCriteriaStore } from '#application/catalogue/filter-criteria.port.ts'
import type { HomePort } from '#application/catalogue/home.port.ts'
import type { ListPort, ListViewStore } from '#application/catalogue/list.port.ts'
import type { ResourcePort } from '#application/catalogue/resource.port.ts'
import type { CommentPort } from '#application/comment/comment.port.ts'
import type { CommentDraftStore, MakeClientId } from '#application/comment/comment-draft.port.ts'
import type { CoursePort } from '#application/course/course.port.ts'
import type { FavouritePort } from '#application/favourite/favourite.port.ts'
import type { FavouriteFolderPort } from '#application/favourite/favourite-folder.port.ts'
import type { LearningPort } from '#application/learning/learning.port.ts'
import type { UserActionPort } from '#application/learning/user-action.port.ts'
import type { HomeLivePort } from '#application/live/live.port.ts'
import type { AppearanceStore } from '#application/navigation/appearance-store.port.ts'
import type { ChromeStore } from '#application/navigation/chrome-store.port.ts'
import type { SchoolLocalStore } from '#application/navigation/school-local-store.port.ts'
import type { FileContentPort } from '#application/preview/file-content.port.ts'
import type { FileReaders } from '#application/preview/file-readers.port.ts'
import type { PrivateFilePort } from '#application/private-file/private-file.port.ts'
import type { HotSearchPort, SearchHistoryStore } from '#application/search/search.port.ts'
import type { CredentialMemory } from '#application/session/credential-memory.port.ts'
import type { DevicesPort } from '#application/session/devices.port.ts'
import type { ExpirySignal } from '#application/session/expiry-signal.ts'
import type { ParkedPlaceStore } from '#application/session/parked-place.port.ts'
import type { SessionPort } from '#application/session/session.port.ts'
import type { SessionStore } from '#application/session/session-store.port.ts'
import type { TabLeadership } from '#application/session/tab-leadership.port.ts'
import type { VisitorIdPort } from '#application/session/visitor-id.port.ts'
import type { PictureUploadPort } from '#application/upload/picture-upload.port.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'

/** A function, not a constant: a constant's type would be narrowed to `symbol` and nothing would be checked any more. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name)

export const CONFIGURATION = token<Configuration>('Configuration')
export const EXPIRY_SIGNAL = token<ExpirySignal>('ExpirySignal')

export const SESSION_PORT = token<SessionPort>('SessionPort')
export const SESSION_STORE = token<SessionStore>('SessionStore')
export const CREDENTIAL_MEMORY = token<CredentialMemory>('CredentialMemory')
export const VISITOR_ID_PORT = token<VisitorIdPort>('VisitorIdPort')
export const TAB_LEADERSHIP = token<TabLeadership>('TabLeadership')
export const PARKED_PLACE_STORE = token<ParkedPlaceStore>('ParkedPlaceStore')
export const CATEGORY_PORT = token<CategoryPort>('CategoryPort')
export const COURSE_PORT = token<CoursePort>('CoursePort')
export const RESOURCE_PORT = token<ResourcePort>('ResourcePort')
export const PRIVATE_FILE_PORT = token<PrivateFilePort>('PrivateFilePort')
export const HOME_PORT = token<HomePort>('HomePort')
export const LIST_PORT = token<ListPort>('ListPort')
export const CURRICULUM_PORT = token<CurriculumPort>('CurriculumPort')
export const LIST_VIEW_STORE = token<ListViewStore>('ListViewStore')
export const FILTER_CRITERIA_STORE = token<FilterCriteriaStore>('FilterCriteriaStore')
export const HOT_SEARCH_PORT = token<HotSearchPort>('HotSearchPort')
export const SEARCH_HISTORY_STORE = token<SearchHistoryStore>('SearchHistoryStore')
export const HOME_LIVE_PORT = token<HomeLivePort>('HomeLivePort')
export const LEARNING_PORT = token<LearningPort>('LearningPort')
export const DEVICES_PORT = token<DevicesPort>('DevicesPort')
export const USER_ACTION_PORT = token<UserActionPort>('UserActionPort')
export const COMMENT_PORT = token<CommentPort>('CommentPort')
export const COMMENT_DRAFT_STORE = token<CommentDraftStore>('CommentDraftStore')
export const MAKE_CLIENT_ID = token<MakeClientId>('MakeClientId')
export const PICTURE_UPLOAD_PORT = token<PictureUploadPort>('PictureUploadPort')
export const FAVOURITE_PORT = token<FavouritePort>('FavouritePort')
export const FAVOURITE_FOLDER_PORT = token<FavouriteFolderPort>('FavouriteFolderPort')
export const FILE_CONTENT_PORT = token<FileContentPort>('FileContentPort')
export const FILE_READERS = token<FileReaders>('FileReaders')
export const CHROME_STORE = token<ChromeStore>('ChromeStore')
export const SCHOOL_LOCAL_STORE = token<SchoolLocalStore>('SchoolLocalStore')
export const APPEARANCE_STORE = token<AppearanceStore>('AppearanceStore')

/** One token for each long-lived statechart, by its name in `AppActors`. */
export const ACTOR = {
  session: token<AppActors['session']>('actor session'),
  loginDialog: token<AppActors['loginDialog']>('actor loginDialog'),
  loginLanding: token<AppActors['loginLanding']>('actor loginLanding'),
  notifications: token<AppActors['notifications']>('actor notifications'),
  categories: token<AppActors['categories']>('actor categories'),
  searchPanel: token<AppActors['searchPanel']>('actor searchPanel'),
  chrome: token<AppActors['chrome']>('actor chrome'),
  schoolLocal: token<AppActors['schoolLocal']>('actor schoolLocal'),
  appearance: token<AppActors['appearance']>('actor appearance'),
} as const

/** The same for those in `InsideActors`. */
export const INSIDE_ACTOR = {
  list: token<InsideActors['list']>('actor list'),
  filters: token<InsideActors['filters']>('actor filters'),
  favourites: token<InsideActors['favourites']>('actor favourites'),
  favouriteFolders: token<InsideActors['favouriteFolders']>('actor favouriteFolders'),
  userActions: token<InsideActors['userActions']>('actor userActions'),
} as const

export const COURSE_LOGIC = token<PageLogic['course']>('logic course')
export const RESOURCE_LOGIC = token<PageLogic['resource']>('logic resource')
export const HOME_LOGIC = token<HomeLogic['home']>('logic home')
export const CAROUSEL_LOGIC = token<HomeLogic['carousel']>('logic carousel')
export const LEARNING_LIST_LOGIC = token<PageLogic['learningList']>('logic learningList')
export const TIMETABLE_LOGIC = token<PageLogic['timetable']>('logic timetable')
export const DEVICES_LOGIC = token<PageLogic['devices']>('logic devices')
export const COMMENT_LIST_LOGIC = token<PageLogic['commentList']>('logic commentList')
export const COMMENT_COMPOSER_LOGIC = token<PageLogic['commentComposer']>('logic commentComposer')
export const PICTURE_UPLOAD_LOGIC = token<PageLogic['pictureUpload']>('logic pictureUpload')
export const FAVOURITE_LIST_LOGIC = token<PageLogic['favouriteList']>('logic favouriteList')
export const FOLDER_CONTENTS_LOGIC = token<PageLogic['folderContents']>('logic folderContents')
export const FILE_PREVIEW_LOGIC = token<PageLogic['filePreview']>('logic filePreview')
