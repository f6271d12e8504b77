import { ContainerModule } from 'inversify'
import { memoryCategories } from '#infrastructure/catalogue/category.memory.ts'
import { memoryCurriculum } from '#infrastructure/catalogue/curriculum.memory.ts'
import { memoryFilterCriteria } from '#infrastructure/catalogue/filter-criteria.memory.ts'
import { memoryHome } from '#infrastructure/catalogue/home.memory.ts'
import { memoryList } from '#infrastructure/catalogue/list.memory.ts'
import { memoryListView } from '#infrastructure/catalogue/list-view.memory.ts'
import { memoryResource } from '#infrastructure/catalogue/resource.memory.ts'
import { randomClientId } from '#infrastructure/comment/client-id.browser.ts'
import { memoryComments } from '#infrastructure/comment/comment.memory.ts'
import { memoryCommentDrafts } from '#infrastructure/comment/comment-draft.memory.ts'
import { memoryCourse } from '#infrastructure/course/course.memory.ts'
import { memoryFavourite } from '#infrastructure/favourite/favourite.memory.ts'
import { memoryFavouriteFolder } from '#infrastructure/favourite/favourite-folder.memory.ts'
import { memoryLearning } from '#infrastructure/learning/learning.memory.ts'
import { memoryUserAction } from '#infrastructure/learning/user-action.memory.ts'
import { memoryHomeLive } from '#infrastructure/live/home-live.memory.ts'
import { createMemoryBrowser, type MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { type Caller, createWorld, type World } from '#infrastructure/memory/world.ts'
import { memoryAppearance } from '#infrastructure/navigation/appearance-store.memory.ts'
import { memoryChrome } from '#infrastructure/navigation/chrome-store.memory.ts'
import { memorySchoolLocal } from '#infrastructure/navigation/school-local-store.memory.ts'
import { memoryFileContent } from '#infrastructure/preview/file-content.memory.ts'
import { browserFileReaders } from '#infrastructure/preview/file-readers.browser.ts'
import { memoryPrivateFile } from '#infrastructure/private-file/private-file.memory.ts'
import { memoryHotSearch } from '#infrastructure/search/hot-search.memory.ts'
import { memorySearchHistory } from '#infrastructure/search/search-history.memory.ts'
import { memoryCredentials } from '#infrastructure/session/credential-memory.memory.ts'
import { memoryDevices } from '#infrastructure/session/devices.memory.ts'
import { memoryParkedPlace } from '#infrastructure/session/parked-place.memory.ts'
import { memorySession } from '#infrastructure/session/session.memory.ts'
import { memorySessionStore } from '#infrastructure/session/session-store.memory.ts'
import { memoryTabLeadership } from '#infrastructure/session/tab-leadership.memory.ts'
import { memoryVisitorId } from '#infrastructure/session/visitor-id.memory.ts'
import { memoryPictureUpload } from '#infrastructure/upload/picture-upload.memory.ts'
import {
  APPEARANCE_STORE,
  CATEGORY_PORT,
  CHROME_STORE,
  COMMENT_DRAFT_STORE,
  COMMENT_PORT,
  COURSE_PORT,
  CREDENTIAL_MEMORY,
  CURRICULUM_PORT,
  DEVICES_PORT,
  EXPIRY_SIGNAL,
  FAVOURITE_FOLDER_PORT,
  FAVOURITE_PORT,
  FILE_CONTENT_PORT,
  FILE_READERS,
  FILTER_CRITERIA_STORE,
  HOME_LIVE_PORT,
  HOME_PORT,
  HOT_SEARCH_PORT,
  LEARNING_PORT,
  LIST_PORT,
  LIST_VIEW_STORE,
  MAKE_CLIENT_ID,
  PARKED_PLACE_STORE,
  PICTURE_UPLOAD_PORT,
  PRIVATE_FILE_PORT,
  RESOURCE_PORT,
  SCHOOL_LOCAL_STORE,
  SEARCH_HISTORY_STORE,
  SESSION_PORT,
  SESSION_STORE,
  TAB_LEADERSHIP,
  token,
  USER_ACTION_PORT,
  VISITOR_ID_PORT,
} from '../tokens.ts'

const WORLD = token<World>('World')
const BROWSER = token<MemoryBrowser>('MemoryBrowser')
const CALLER = token<Caller>('Caller')

/** The set that needs no server and no browser, over a world and a browser in memory. */
export const memoryAdapters = (world: World, browser: MemoryBrowser): readonly ContainerModule[] => [
  new ContainerModule(({ bind }) => {
    bind(WORLD).toConstantValue(world)
    bind(BROWSER).toConstantValue(browser)
    bind(CALLER).toResolvedValue(
      (store, expiry) => ({ token: store.token, expired: expiry.tell }),
      [SESSION_STORE, EXPIRY_SIGNAL],
    )
  }),
  session,
  catalogue,
  course,
  privateFile,
  search,
  live,
  learning,
  favourite,
  preview,
  navigation,
  comment,
]

const session = new ContainerModule(({ bind }) => {
  bind(DEVICES_PORT).toResolvedValue(memoryDevices, [WORLD, CALLER])
  bind(SESSION_PORT).toResolvedValue(memorySession, [WORLD, CALLER])
  bind(SESSION_STORE).toResolvedValue(memorySessionStore, [BROWSER])
  bind(CREDENTIAL_MEMORY).toResolvedValue(memoryCredentials, [BROWSER])
  bind(VISITOR_ID_PORT).toResolvedValue(() => memoryVisitorId())
  bind(TAB_LEADERSHIP).toResolvedValue(memoryTabLeadership)
  bind(PARKED_PLACE_STORE).toResolvedValue(memoryParkedPlace, [BROWSER])
})

const catalogue = new ContainerModule(({ bind }) => {
  bind(CATEGORY_PORT).toResolvedValue(memoryCategories, [WORLD, CALLER])
  bind(HOME_PORT).toResolvedValue(memoryHome, [WORLD, CALLER])
  bind(RESOURCE_PORT).toResolvedValue(memoryResource, [WORLD, CALLER])
  bind(LIST_PORT).toResolvedValue(memoryList, [WORLD, CALLER])
  bind(CURRICULUM_PORT).toResolvedValue(memoryCurriculum, [WORLD, CALLER])
  bind(LIST_VIEW_STORE).toResolvedValue(memoryListView, [BROWSER])
  bind(FILTER_CRITERIA_STORE).toResolvedValue(memoryFilterCriteria, [BROWSER])
})

const course = new ContainerModule(({ bind }) => {
  bind(COURSE_PORT).toResolvedValue(memoryCourse, [WORLD, CALLER])
})

const privateFile = new ContainerModule(({ bind }) => {
  bind(PRIVATE_FILE_PORT).toResolvedValue(memoryPrivateFile, [WORLD, CALLER])
})

const search = new ContainerModule(({ bind }) => {
  bind(HOT_SEARCH_PORT).toResolvedValue(memoryHotSearch, [WORLD, CALLER])
  bind(SEARCH_HISTORY_STORE).toResolvedValue(memorySearchHistory, [BROWSER])
})

const live = new ContainerModule(({ bind }) => {
  bind(HOME_LIVE_PORT).toResolvedValue(memoryHomeLive, [WORLD, CALLER])
})

const learning = new ContainerModule(({ bind }) => {
  bind(LEARNING_PORT).toResolvedValue(memoryLearning, [WORLD, CALLER])
  bind(USER_ACTION_PORT).toResolvedValue(memoryUserAction, [WORLD, CALLER])
})

const comment = new ContainerModule(({ bind }) => {
  bind(COMMENT_PORT).toResolvedValue(memoryComments, [WORLD, CALLER])
  bind(COMMENT_DRAFT_STORE).toResolvedValue(memoryCommentDrafts, [BROWSER])
  bind(MAKE_CLIENT_ID).toConstantValue(randomClientId)
  bind(PICTURE_UPLOAD_PORT).toResolvedValue(memoryPictureUpload, [WORLD, CALLER])
})

const favourite = new ContainerModule(({ bind }) => {
  bind(FAVOURITE_PORT).toResolvedValue(memoryFavourite, [WORLD, CALLER])
  bind(FAVOURITE_FOLDER_PORT).toResolvedValue(memoryFavouriteFolder, [WORLD, CALLER])
})

const preview = new ContainerModule(({ bind }) => {
  bind(FILE_CONTENT_PORT).toResolvedValue(memoryFileContent)
  bind(FILE_READERS).toResolvedValue(browserFileReaders)
})

const navigation = new ContainerModule(({ bind }) => {
  bind(CHROME_STORE).toResolvedValue(memoryChrome, [BROWSER])
  bind(SCHOOL_LOCAL_STORE).toResolvedValue(memorySchoolLocal, [BROWSER])
  bind(APPEARANCE_STORE).toResolvedValue(memoryAppearance, [BROWSER])
})

/** A short wait, so that a demo shows what loading looks like. */
const DEMO_LATENCY_MS = 150

export const adapters: readonly ContainerModule[] = memoryAdapters(
  createWorld({ latencyMs: DEMO_LATENCY_MS }),
  createMemoryBrowser(),
)
