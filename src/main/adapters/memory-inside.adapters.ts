import { ContainerModule } from 'inversify'
import { memoryCurriculum } from '#infrastructure/catalogue/curriculum.memory.ts'
import { memoryList } from '#infrastructure/catalogue/list.memory.ts'
import { memoryListView } from '#infrastructure/catalogue/list-view.memory.ts'
import { memoryResource } from '#infrastructure/catalogue/resource.memory.ts'
import { randomClientId } from '#infrastructure/comment/client-id.browser.ts'
import { memoryComments } from '#infrastructure/comment/comment.memory.ts'
import { memoryCommentDrafts } from '#infrastructure/comment/comment-draft.memory.ts'
import { memoryCourse } from '#infrastructure/course/course.memory.ts'
import { memoryFavourite } from '#infrastructure/favourite/favourite.memory.ts'
import { memoryFavouriteFolder } from '#infrastructure/favourite/favourite-folder.memory.ts'
import { memoryFavouriteNews } from '#infrastructure/favourite/favourite-news.memory.ts'
import { memoryLearning } from '#infrastructure/learning/learning.memory.ts'
import { memoryLearningRecord } from '#infrastructure/learning/learning-record.memory.ts'
import { memoryLedger } from '#infrastructure/learning/ledger.memory.ts'
import { memoryPageWatch } from '#infrastructure/learning/page-watch.memory.ts'
import { memoryUserAction } from '#infrastructure/learning/user-action.memory.ts'
import { memoryFileContent } from '#infrastructure/preview/file-content.memory.ts'
import { browserFileReaders } from '#infrastructure/preview/file-readers.browser.ts'
import { memoryPrivateFile } from '#infrastructure/private-file/private-file.memory.ts'
import { memoryAnswersWait } from '#infrastructure/question/unsent-answer.memory.ts'
import { memoryDevices } from '#infrastructure/session/devices.memory.ts'
import { memoryPictureUpload } from '#infrastructure/upload/picture-upload.memory.ts'
import { memoryUploadsThere } from '#infrastructure/upload/uploads-there.memory.ts'
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
import { BROWSER, CALLER, WORLD } from './memory-ground.ts'

const session = new ContainerModule(({ bind }) => {
  bind(DEVICES_PORT).toResolvedValue(memoryDevices, [WORLD, CALLER])
})

const catalogue = new ContainerModule(({ bind }) => {
  bind(RESOURCE_PORT).toResolvedValue(memoryResource, [WORLD, CALLER])
  bind(LIST_VIEW_STORE).toResolvedValue(memoryListView, [BROWSER])
  bind(LIST_PORT).toResolvedValue(memoryList, [WORLD, CALLER])
  bind(CURRICULUM_PORT).toResolvedValue(memoryCurriculum, [WORLD, CALLER])
})

const course = new ContainerModule(({ bind }) => {
  bind(COURSE_PORT).toResolvedValue(memoryCourse, [WORLD, CALLER])
})

const privateFile = new ContainerModule(({ bind }) => {
  bind(PRIVATE_FILE_PORT).toResolvedValue(memoryPrivateFile, [WORLD, CALLER])
})

const learning = new ContainerModule(({ bind }) => {
  bind(USER_ACTION_PORT).toResolvedValue(memoryUserAction, [WORLD, CALLER])
  bind(LEARNING_PORT).toResolvedValue(memoryLearning, [WORLD, CALLER])
  bind(LEARNING_RECORD_PORT).toResolvedValue(memoryLearningRecord, [WORLD, CALLER])
  bind(LEDGER_STORE).toResolvedValue(memoryLedger, [BROWSER])
  bind(PAGE_WATCH).toResolvedValue(memoryPageWatch)
})

const comment = new ContainerModule(({ bind }) => {
  bind(COMMENT_DRAFT_STORE).toResolvedValue(memoryCommentDrafts, [BROWSER])
  bind(COMMENT_PORT).toResolvedValue(memoryComments, [WORLD, CALLER])
  bind(MAKE_CLIENT_ID).toConstantValue(randomClientId)
  bind(PICTURE_UPLOAD_PORT).toResolvedValue(memoryPictureUpload, [WORLD, CALLER])
  bind(UPLOADS_THERE).toResolvedValue(memoryUploadsThere, [BROWSER])
})

const question = new ContainerModule(({ bind }) => {
  bind(ANSWERS_WAIT).toResolvedValue(memoryAnswersWait, [BROWSER])
})

const favourite = new ContainerModule(({ bind }) => {
  bind(FAVOURITE_PORT).toResolvedValue(memoryFavourite, [WORLD, CALLER])
  bind(FAVOURITE_NEWS).toResolvedValue(memoryFavouriteNews())
  bind(FAVOURITE_FOLDER_PORT).toResolvedValue(memoryFavouriteFolder, [WORLD, CALLER])
})

const preview = new ContainerModule(({ bind }) => {
  bind(FILE_CONTENT_PORT).toResolvedValue(memoryFileContent)
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
export const memoryInside: InsideAdapters = {
  modules,
  lesson: async () => (await import('./memory-lesson.adapters.ts')).memoryLesson,
  question: async () => (await import('./memory-question.adapters.ts')).memoryQuestion,
  bank: async () => (await import('./memory-bank.adapters.ts')).memoryBank,
  school: async () => (await import('./memory-school.adapters.ts')).memorySchool,
}
