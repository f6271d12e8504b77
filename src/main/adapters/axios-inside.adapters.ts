import { ContainerModule } from 'inversify'
import { axiosCurriculum } from '#infrastructure/catalogue/curriculum.axios.ts'
import { axiosList } from '#infrastructure/catalogue/list.axios.ts'
import { localStorageListView } from '#infrastructure/catalogue/list-view.local-storage.ts'
import { axiosResource } from '#infrastructure/catalogue/resource.axios.ts'
import { randomClientId } from '#infrastructure/comment/client-id.browser.ts'
import { axiosComments } from '#infrastructure/comment/comment.axios.ts'
import { localStorageCommentDrafts } from '#infrastructure/comment/comment-draft.local-storage.ts'
import { axiosCourse } from '#infrastructure/course/course.axios.ts'
import { axiosFavourite } from '#infrastructure/favourite/favourite.axios.ts'
import { axiosFavouriteFolder } from '#infrastructure/favourite/favourite-folder.axios.ts'
import {
  broadcastFavouriteNews,
  favouriteChannel,
} from '#infrastructure/favourite/favourite-news.broadcast.ts'
import { axiosLearning } from '#infrastructure/learning/learning.axios.ts'
import { axiosLearningRecord } from '#infrastructure/learning/learning-record.axios.ts'
import { indexedDbLedger } from '#infrastructure/learning/ledger.indexed-db.ts'
import { browserPageWatch } from '#infrastructure/learning/page-watch.browser.ts'
import { axiosUserAction } from '#infrastructure/learning/user-action.axios.ts'
import { fetchFileContent } from '#infrastructure/preview/file-content.fetch.ts'
import { browserFileReaders } from '#infrastructure/preview/file-readers.browser.ts'
import { axiosPrivateFile } from '#infrastructure/private-file/private-file.axios.ts'
import { axiosDevices } from '#infrastructure/session/devices.axios.ts'
import { INSIDE_STORAGE_KEYS } from '#infrastructure/storage/inside-storage-keys.ts'
import { browserMemory } from '#infrastructure/storage/wipe.ts'
import { axiosPictureUpload } from '#infrastructure/upload/picture-upload.axios.ts'
import { localStorageUploadsThere } from '#infrastructure/upload/uploads-there.local-storage.ts'
import {
  ANSWERS_WAIT,
  COMMENT_DRAFT_STORE,
  COMMENT_PORT,
  COURSE_PORT,
  CURRICULUM_PORT,
  DEVICES_PORT,
  FAVOURITE_FOLDER_PORT,
  FAVOURITE_NEWS,
  FAVOURITE_PORT,
  FILE_CONTENT_PORT,
  FILE_READERS,
  LEARNING_PORT,
  LEARNING_RECORD_PORT,
  LEDGER_STORE,
  LIST_PORT,
  LIST_VIEW_STORE,
  MAKE_CLIENT_ID,
  PAGE_WATCH,
  PICTURE_UPLOAD_PORT,
  PRIVATE_FILE_PORT,
  RESOURCE_PORT,
  UPLOADS_THERE,
  USER_ACTION_PORT,
} from '../inside/tokens.ts'
import type { InsideAdapters } from './adapter-set.ts'
import { HTTP, STORAGE } from './axios-ground.ts'

const session = new ContainerModule(({ bind }) => {
  bind(DEVICES_PORT).toResolvedValue(axiosDevices, [HTTP])
})

const catalogue = new ContainerModule(({ bind }) => {
  bind(LIST_VIEW_STORE).toResolvedValue(localStorageListView, [STORAGE])
  bind(LIST_PORT).toResolvedValue(axiosList, [HTTP])
  bind(CURRICULUM_PORT).toResolvedValue(axiosCurriculum, [HTTP])
  bind(RESOURCE_PORT).toResolvedValue(axiosResource, [HTTP])
})

const course = new ContainerModule(({ bind }) => {
  bind(COURSE_PORT).toResolvedValue(axiosCourse, [HTTP])
})

const privateFile = new ContainerModule(({ bind }) => {
  bind(PRIVATE_FILE_PORT).toResolvedValue(axiosPrivateFile, [HTTP])
})

const learning = new ContainerModule(({ bind }) => {
  bind(USER_ACTION_PORT).toResolvedValue(axiosUserAction, [HTTP])
  bind(LEARNING_PORT).toResolvedValue(axiosLearning, [HTTP])
  bind(LEARNING_RECORD_PORT).toResolvedValue((http) => axiosLearningRecord(http), [HTTP])
  bind(LEDGER_STORE).toResolvedValue(() => indexedDbLedger(browserMemory().databases))
  bind(PAGE_WATCH).toResolvedValue(() => browserPageWatch(window))
})

const comment = new ContainerModule(({ bind }) => {
  bind(COMMENT_DRAFT_STORE).toResolvedValue(localStorageCommentDrafts, [STORAGE])
  bind(COMMENT_PORT).toResolvedValue(axiosComments, [HTTP])
  bind(MAKE_CLIENT_ID).toConstantValue(randomClientId)
  bind(PICTURE_UPLOAD_PORT).toResolvedValue(axiosPictureUpload, [HTTP])
  bind(UPLOADS_THERE).toResolvedValue(localStorageUploadsThere, [STORAGE])
})

const question = new ContainerModule(({ bind }) => {
  bind(ANSWERS_WAIT).toResolvedValue(
    (storage) => () => storage.read(INSIDE_STORAGE_KEYS.answersThere) !== '',
    [STORAGE],
  )
})

const favourite = new ContainerModule(({ bind }) => {
  bind(FAVOURITE_PORT).toResolvedValue(axiosFavourite, [HTTP])
  bind(FAVOURITE_NEWS).toResolvedValue(() => broadcastFavouriteNews(favouriteChannel))
  bind(FAVOURITE_FOLDER_PORT).toResolvedValue(axiosFavouriteFolder, [HTTP])
})

const preview = new ContainerModule(({ bind }) => {
  bind(FILE_CONTENT_PORT).toResolvedValue(() => fetchFileContent((...request) => fetch(...request)))
  bind(FILE_READERS).toResolvedValue(browserFileReaders)
})

const modules: readonly ContainerModule[] = [
  session,
  catalogue,
  course,
  privateFile,
  learning,
  comment,
  question,
  favourite,
  preview,
]

/** What of the set only a signed-in person needs. */
export const axiosInside: InsideAdapters = {
  modules,
  lesson: async () => (await import('./axios-lesson.adapters.ts')).axiosLesson,
  question: async () => (await import('./axios-question.adapters.ts')).axiosQuestion,
  bank: async () => (await import('./axios-bank.adapters.ts')).axiosBank,
  school: async () => (await import('./axios-school.adapters.ts')).axiosSchool,
}
