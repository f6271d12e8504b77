import { ContainerModule } from 'inversify'
import type { CurriculumPort } from '#application/catalogue/curriculum.port.ts'
import type { ListPort } from '#application/catalogue/list.port.ts'
import { axiosCategories } from '#infrastructure/catalogue/category.axios.ts'
import { localStorageFilterCriteria } from '#infrastructure/catalogue/filter-criteria.local-storage.ts'
import { axiosHome } from '#infrastructure/catalogue/home.axios.ts'
import { localStorageListView } from '#infrastructure/catalogue/list-view.local-storage.ts'
import { axiosResource } from '#infrastructure/catalogue/resource.axios.ts'
import { randomClientId } from '#infrastructure/comment/client-id.browser.ts'
import { axiosComments } from '#infrastructure/comment/comment.axios.ts'
import { localStorageCommentDrafts } from '#infrastructure/comment/comment-draft.local-storage.ts'
import { axiosCourse } from '#infrastructure/course/course.axios.ts'
import { axiosFavourite } from '#infrastructure/favourite/favourite.axios.ts'
import { axiosFavouriteFolder } from '#infrastructure/favourite/favourite-folder.axios.ts'
import { type AtHand, readAtHand } from '#infrastructure/http/at-hand.ts'
import { createHttp, type Http } from '#infrastructure/http/http.ts'
import { axiosLearning } from '#infrastructure/learning/learning.axios.ts'
import { axiosUserAction } from '#infrastructure/learning/user-action.axios.ts'
import { axiosHomeLive } from '#infrastructure/live/home-live.axios.ts'
import { localStorageAppearance } from '#infrastructure/navigation/appearance-store.local-storage.ts'
import { webStorageChrome } from '#infrastructure/navigation/chrome-store.web-storage.ts'
import { webStorageSchoolLocal } from '#infrastructure/navigation/school-local-store.web-storage.ts'
import { fetchFileContent } from '#infrastructure/preview/file-content.fetch.ts'
import { browserFileReaders } from '#infrastructure/preview/file-readers.browser.ts'
import { axiosPrivateFile } from '#infrastructure/private-file/private-file.axios.ts'
import { axiosHotSearch } from '#infrastructure/search/hot-search.axios.ts'
import { localStorageSearchHistory } from '#infrastructure/search/search-history.local-storage.ts'
import {
  browserSeal,
  webCryptoCredentialMemory,
} from '#infrastructure/session/credential-memory.web-crypto.ts'
import { axiosDevices } from '#infrastructure/session/devices.axios.ts'
import { sessionStorageParkedPlace } from '#infrastructure/session/parked-place.session-storage.ts'
import { axiosSession } from '#infrastructure/session/session.axios.ts'
import { localStorageSessionStore } from '#infrastructure/session/session-store.local-storage.ts'
import { browserLocks, webLocksTabLeadership } from '#infrastructure/session/tab-leadership.web-locks.ts'
import { fingerprintVisitorId } from '#infrastructure/session/visitor-id.fingerprint.ts'
import { browserStorage, type SafeStorage } from '#infrastructure/storage/safe-storage.ts'
import { browserMemory } from '#infrastructure/storage/wipe.ts'
import { axiosPictureUpload } from '#infrastructure/upload/picture-upload.axios.ts'
import {
  APPEARANCE_STORE,
  CATEGORY_PORT,
  CHROME_STORE,
  COMMENT_DRAFT_STORE,
  COMMENT_PORT,
  CONFIGURATION,
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
import { lazyPort } from './lazy-port.ts'

const HTTP = token<Http>('Http')
const STORAGE = token<SafeStorage>('SafeStorage')
const AT_HAND = token<AtHand>('AtHand')

const ground = new ContainerModule(({ bind }) => {
  bind(STORAGE).toResolvedValue(browserStorage)
  bind(AT_HAND).toResolvedValue(() => readAtHand(document))
  bind(HTTP).toResolvedValue(
    (configuration, store, expiry) =>
      createHttp({ baseUrl: configuration.apiHost, token: store.token, expired: expiry.tell }),
    [CONFIGURATION, SESSION_STORE, EXPIRY_SIGNAL],
  )
})

const session = new ContainerModule(({ bind }) => {
  bind(DEVICES_PORT).toResolvedValue(axiosDevices, [HTTP])
  bind(SESSION_PORT).toResolvedValue(axiosSession, [HTTP])
  bind(SESSION_STORE).toResolvedValue(
    (storage) => localStorageSessionStore({ storage, tabs: window, ...browserMemory() }),
    [STORAGE],
  )
  bind(CREDENTIAL_MEMORY).toResolvedValue(
    (storage) => webCryptoCredentialMemory({ storage, ...browserSeal() }),
    [STORAGE],
  )
  bind(VISITOR_ID_PORT).toResolvedValue((storage) => fingerprintVisitorId({ storage }), [STORAGE])
  bind(TAB_LEADERSHIP).toResolvedValue(() => webLocksTabLeadership(browserLocks()))
  bind(PARKED_PLACE_STORE).toResolvedValue(sessionStorageParkedPlace, [STORAGE])
})

const catalogue = new ContainerModule(({ bind }) => {
  bind(CATEGORY_PORT).toResolvedValue(axiosCategories, [HTTP])
  bind(HOME_PORT).toResolvedValue(axiosHome, [HTTP, AT_HAND])
  bind(LIST_PORT).toResolvedValue(
    (http) =>
      lazyPort<ListPort>(
        async () => (await import('#infrastructure/catalogue/list.axios.ts')).axiosList(http),
        {
          page: true,
        },
      ),
    [HTTP],
  )
  bind(CURRICULUM_PORT).toResolvedValue(
    (http) =>
      lazyPort<CurriculumPort>(
        async () => (await import('#infrastructure/catalogue/curriculum.axios.ts')).axiosCurriculum(http),
        {
          categoryMenu: true,
          level: true,
          subjectMenu: true,
          chapters: true,
          knowledge: true,
          tags: true,
          subjectTags: true,
        },
      ),
    [HTTP],
  )
  bind(RESOURCE_PORT).toResolvedValue(axiosResource, [HTTP])
  bind(LIST_VIEW_STORE).toResolvedValue(localStorageListView, [STORAGE])
  bind(FILTER_CRITERIA_STORE).toResolvedValue(localStorageFilterCriteria, [STORAGE])
})

const course = new ContainerModule(({ bind }) => {
  bind(COURSE_PORT).toResolvedValue(axiosCourse, [HTTP])
})

const privateFile = new ContainerModule(({ bind }) => {
  bind(PRIVATE_FILE_PORT).toResolvedValue(axiosPrivateFile, [HTTP])
})

const search = new ContainerModule(({ bind }) => {
  bind(HOT_SEARCH_PORT).toResolvedValue(axiosHotSearch, [HTTP])
  bind(SEARCH_HISTORY_STORE).toResolvedValue(localStorageSearchHistory, [STORAGE])
})

const live = new ContainerModule(({ bind }) => {
  bind(HOME_LIVE_PORT).toResolvedValue(axiosHomeLive, [HTTP])
})

const learning = new ContainerModule(({ bind }) => {
  bind(LEARNING_PORT).toResolvedValue(axiosLearning, [HTTP])
  bind(USER_ACTION_PORT).toResolvedValue(axiosUserAction, [HTTP])
})

const comment = new ContainerModule(({ bind }) => {
  bind(COMMENT_PORT).toResolvedValue(axiosComments, [HTTP])
  bind(COMMENT_DRAFT_STORE).toResolvedValue(localStorageCommentDrafts, [STORAGE])
  bind(MAKE_CLIENT_ID).toConstantValue(randomClientId)
  bind(PICTURE_UPLOAD_PORT).toResolvedValue(axiosPictureUpload, [HTTP])
})

const favourite = new ContainerModule(({ bind }) => {
  bind(FAVOURITE_PORT).toResolvedValue(axiosFavourite, [HTTP])
  bind(FAVOURITE_FOLDER_PORT).toResolvedValue(axiosFavouriteFolder, [HTTP])
})

const preview = new ContainerModule(({ bind }) => {
  bind(FILE_CONTENT_PORT).toResolvedValue(() => fetchFileContent((...request) => fetch(...request)))
  bind(FILE_READERS).toResolvedValue(browserFileReaders)
})

const navigation = new ContainerModule(({ bind }) => {
  bind(CHROME_STORE).toResolvedValue(webStorageChrome, [STORAGE])
  bind(SCHOOL_LOCAL_STORE).toResolvedValue(webStorageSchoolLocal, [STORAGE])
  bind(APPEARANCE_STORE).toResolvedValue(localStorageAppearance, [STORAGE])
})

/** The set that speaks to the reference server, or to any backend of the same wire. */
export const adapters: readonly ContainerModule[] = [
  ground,
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
