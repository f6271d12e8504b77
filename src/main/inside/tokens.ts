import type { InsideActors, PageLogic } from '#application/app-actors.ts'
import type { CurriculumPort } from '#application/catalogue/curriculum.port.ts'
import type { ListPort, ListViewStore } from '#application/catalogue/list.port.ts'
import type { ResourcePort } from '#application/catalogue/resource.port.ts'
import type { CommentPort } from '#application/comment/comment.port.ts'
import type { CommentDraftStore, MakeClientId } from '#application/comment/comment-draft.port.ts'
import type { CoursePort } from '#application/course/course.port.ts'
import type { FavouritePort } from '#application/favourite/favourite.port.ts'
import type { FavouriteFolderPort } from '#application/favourite/favourite-folder.port.ts'
import type { FavouriteNewsPort } from '#application/favourite/favourite-news.port.ts'
import type { LearningPort } from '#application/learning/learning.port.ts'
import type { LearningRecordPort } from '#application/learning/learning-record.port.ts'
import type { LedgerStore } from '#application/learning/ledger-store.port.ts'
import type { PageWatch } from '#application/learning/page-watch.port.ts'
import type { UserActionPort } from '#application/learning/user-action.port.ts'
import type { FileContentPort } from '#application/preview/file-content.port.ts'
import type { FileReaders } from '#application/preview/file-readers.port.ts'
import type { PrivateFilePort } from '#application/private-file/private-file.port.ts'
import type { AnswersWait } from '#application/question/unsent-answer.port.ts'
import type { DevicesPort } from '#application/session/devices.port.ts'
import type { PictureUploadPort } from '#application/upload/picture-upload.port.ts'
import type { UploadsThere } from '#application/upload/uploads-there.port.ts'
import { token } from '../tokens.ts'

export const LIST_PORT = token<ListPort>('ListPort')
export const CURRICULUM_PORT = token<CurriculumPort>('CurriculumPort')
export const RESOURCE_PORT = token<ResourcePort>('ResourcePort')
export const COURSE_PORT = token<CoursePort>('CoursePort')
export const PRIVATE_FILE_PORT = token<PrivateFilePort>('PrivateFilePort')
export const LEARNING_PORT = token<LearningPort>('LearningPort')
export const LEARNING_RECORD_PORT = token<LearningRecordPort>('LearningRecordPort')
export const LEDGER_STORE = token<LedgerStore>('LedgerStore')
export const PAGE_WATCH = token<PageWatch>('PageWatch')
export const DEVICES_PORT = token<DevicesPort>('DevicesPort')
export const USER_ACTION_PORT = token<UserActionPort>('UserActionPort')
export const COMMENT_PORT = token<CommentPort>('CommentPort')
export const COMMENT_DRAFT_STORE = token<CommentDraftStore>('CommentDraftStore')
export const MAKE_CLIENT_ID = token<MakeClientId>('MakeClientId')
export const PICTURE_UPLOAD_PORT = token<PictureUploadPort>('PictureUploadPort')
export const FAVOURITE_PORT = token<FavouritePort>('FavouritePort')
export const FAVOURITE_NEWS = token<FavouriteNewsPort>('FavouriteNewsPort')
export const FAVOURITE_FOLDER_PORT = token<FavouriteFolderPort>('FavouriteFolderPort')
export const FILE_CONTENT_PORT = token<FileContentPort>('FileContentPort')
export const FILE_READERS = token<FileReaders>('FileReaders')
export const ANSWERS_WAIT = token<AnswersWait>('AnswersWait')
export const UPLOADS_THERE = token<UploadsThere>('UploadsThere')
export const LIST_VIEW_STORE = token<ListViewStore>('ListViewStore')

/** One token for each statechart of `InsideActors`. */
export const INSIDE_ACTOR = {
  list: token<InsideActors['list']>('actor list'),
  filters: token<InsideActors['filters']>('actor filters'),
  cardFiles: token<InsideActors['cardFiles']>('actor cardFiles'),
  favourites: token<InsideActors['favourites']>('actor favourites'),
  favouriteFolders: token<InsideActors['favouriteFolders']>('actor favouriteFolders'),
  userActions: token<InsideActors['userActions']>('actor userActions'),
  ledger: token<InsideActors['ledger']>('actor ledger'),
} as const

export const COURSE_LOGIC = token<PageLogic['course']>('logic course')
export const RESOURCE_LOGIC = token<PageLogic['resource']>('logic resource')
export const LEARNING_LIST_LOGIC = token<PageLogic['learningList']>('logic learningList')
export const TIMETABLE_LOGIC = token<PageLogic['timetable']>('logic timetable')
export const DEVICES_LOGIC = token<PageLogic['devices']>('logic devices')
export const COMMENT_LIST_LOGIC = token<PageLogic['commentList']>('logic commentList')
export const COMMENT_COMPOSER_LOGIC = token<PageLogic['commentComposer']>('logic commentComposer')
export const PICTURE_UPLOAD_LOGIC = token<PageLogic['pictureUpload']>('logic pictureUpload')
export const FAVOURITE_LIST_LOGIC = token<PageLogic['favouriteList']>('logic favouriteList')
export const FOLDER_CONTENTS_LOGIC = token<PageLogic['folderContents']>('logic folderContents')
export const FILE_PREVIEW_LOGIC = token<PageLogic['filePreview']>('logic filePreview')
