import { IDBFactory } from 'fake-indexeddb'
import { describe } from 'vitest'
import { localStorageAnnouncementDrafts } from '#infrastructure/announcement/announcement-draft.local-storage.ts'
import { memoryAnnouncementDrafts } from '#infrastructure/announcement/announcement-draft.memory.ts'
import { localStorageFilterCriteria } from '#infrastructure/catalogue/filter-criteria.local-storage.ts'
import { memoryFilterCriteria } from '#infrastructure/catalogue/filter-criteria.memory.ts'
import { localStorageCloudMenuDrafts } from '#infrastructure/frame/cloud-menu-draft.local-storage.ts'
import { memoryCloudMenuDrafts } from '#infrastructure/frame/cloud-menu-draft.memory.ts'
import { indexedDbLedger } from '#infrastructure/learning/ledger.indexed-db.ts'
import { memoryLedger } from '#infrastructure/learning/ledger.memory.ts'
import { localStorageConsolesKept } from '#infrastructure/live/console-kept.local-storage.ts'
import { memoryConsolesKept } from '#infrastructure/live/console-kept.memory.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { localStorageAppearance } from '#infrastructure/navigation/appearance-store.local-storage.ts'
import { webStorageChrome } from '#infrastructure/navigation/chrome-store.web-storage.ts'
import {
  memoryAppearance,
  memoryChrome,
  memoryReopening,
  memorySchoolLocal,
} from '#infrastructure/navigation/frame-stores.memory.ts'
import { sessionStorageReopening } from '#infrastructure/navigation/reopening-store.session-storage.ts'
import { webStorageSchoolLocal } from '#infrastructure/navigation/school-local-store.web-storage.ts'
import { memoryScrollPlace } from '#infrastructure/navigation/scroll-place.memory.ts'
import { sessionStorageScrollPlace } from '#infrastructure/navigation/scroll-place.session-storage.ts'
import { localStorageBasket } from '#infrastructure/paper/basket-store.local-storage.ts'
import { memoryBasket } from '#infrastructure/paper/basket-store.memory.ts'
import { localStorageSittings } from '#infrastructure/paper/sitting-store.local-storage.ts'
import { memorySittings } from '#infrastructure/paper/sitting-store.memory.ts'
import { localStorageUnsavedPapers } from '#infrastructure/paper/unsaved-paper.local-storage.ts'
import { memoryUnsavedPapers } from '#infrastructure/paper/unsaved-paper.memory.ts'
import { localStorageNewPersonDrafts } from '#infrastructure/people/new-person-draft.local-storage.ts'
import { localStoragePersonDrafts } from '#infrastructure/people/person-draft.local-storage.ts'
import { memoryNewPersonDrafts, memoryPersonDrafts } from '#infrastructure/people/person-draft.memory.ts'
import { localStorageNoteDrafts } from '#infrastructure/playback/note-draft.local-storage.ts'
import { memoryNoteDrafts } from '#infrastructure/playback/note-draft.memory.ts'
import { localStoragePlayerSettings } from '#infrastructure/playback/player-settings.local-storage.ts'
import { memoryPlayerSettings } from '#infrastructure/playback/player-settings.memory.ts'
import { localStorageAnswerDrafts } from '#infrastructure/question/answer-draft.local-storage.ts'
import { memoryAnswerDrafts } from '#infrastructure/question/answer-draft.memory.ts'
import { localStorageCorrections } from '#infrastructure/question/correction-store.local-storage.ts'
import { memoryCorrections } from '#infrastructure/question/correction-store.memory.ts'
import { localStoragePractices } from '#infrastructure/question/practice.local-storage.ts'
import { memoryPractices } from '#infrastructure/question/practice.memory.ts'
import { localStorageQuestionDrafts } from '#infrastructure/question/question-draft.local-storage.ts'
import { memoryQuestionDrafts } from '#infrastructure/question/question-draft.memory.ts'
import { localStorageUnsentAnswers } from '#infrastructure/question/unsent-answer.local-storage.ts'
import { memoryUnsentAnswers } from '#infrastructure/question/unsent-answer.memory.ts'
import { localStorageResourceDrafts } from '#infrastructure/release/resource-draft.local-storage.ts'
import { memoryResourceDrafts } from '#infrastructure/release/resource-draft.memory.ts'
import { localStorageSearchHistory } from '#infrastructure/search/search-history.local-storage.ts'
import { memorySearchHistory } from '#infrastructure/search/search-history.memory.ts'
import { memoryCredentials } from '#infrastructure/session/credential-memory.memory.ts'
import { webCryptoCredentialMemory } from '#infrastructure/session/credential-memory.web-crypto.ts'
import { indexedDbDeviceKeys } from '#infrastructure/session/device-key.indexed-db.ts'
import { localStorageFormDrafts } from '#infrastructure/session/form-draft.local-storage.ts'
import { memoryFormDrafts } from '#infrastructure/session/form-draft.memory.ts'
import { memoryParkedPlace } from '#infrastructure/session/parked-place.memory.ts'
import { sessionStorageParkedPlace } from '#infrastructure/session/parked-place.session-storage.ts'
import { localStorageSessionStore } from '#infrastructure/session/session-store.local-storage.ts'
import { memorySessionStore } from '#infrastructure/session/session-store.memory.ts'
import { memoryTabLeadership } from '#infrastructure/session/tab-leadership.memory.ts'
import { webLocksTabLeadership } from '#infrastructure/session/tab-leadership.web-locks.ts'
import { fingerprintVisitorId } from '#infrastructure/session/visitor-id.fingerprint.ts'
import { memoryVisitorId } from '#infrastructure/session/visitor-id.memory.ts'
import type { SafeStorage } from '#infrastructure/storage/safe-storage.ts'
import { makeUnkeptWork } from '#infrastructure/storage/unkept-work.ts'
import {
  localStorageCaptionDrafts,
  localStorageHeldEdits,
} from '#infrastructure/studio/kept-work.local-storage.ts'
import { memoryCaptionDrafts, memoryHeldEdits } from '#infrastructure/studio/kept-work.memory.ts'
import { localStoragePlanDrafts } from '#infrastructure/studio/plan-draft.local-storage.ts'
import { memoryPlanDrafts } from '#infrastructure/studio/plan-draft.memory.ts'
import { localStorageUnsentEdits } from '#infrastructure/studio/unsent-edits.local-storage.ts'
import { memoryUnsentEdits } from '#infrastructure/studio/unsent-edits.memory.ts'
import { indexedDbUploads } from '#infrastructure/upload/upload-store.indexed-db.ts'
import { memoryUploads } from '#infrastructure/upload/upload-store.memory.ts'
import { localStorageUnsentWritings } from '#infrastructure/writing/unsent-writing.local-storage.ts'
import { memoryUnsentWritings } from '#infrastructure/writing/unsent-writing.memory.ts'
import { BROKEN, brokenStorage, browserStores } from '#tests/infrastructure/storage/web-stores.ts'
import { memoryTab, webTab } from '#tests/support/opened-stores.ts'
import { REFUSED_LOCKS } from '#tests/support/refused-locks.ts'
import { announcementDraftContract } from './announcement-draft.contract.ts'
import { basketStoreContract } from './basket-store.contract.ts'
import { cloudMenuDraftContract } from './cloud-menu-draft.contract.ts'
import { consoleKeptContract } from './console-kept.contract.ts'
import { correctionStoreContract } from './correction-store.contract.ts'
import { credentialMemoryContract } from './credential-memory.contract.ts'
import { formDraftContract } from './form-draft.contract.ts'
import { keptWorkContract } from './kept-work.contract.ts'
import { ledgerStoreContract } from './ledger-store.contract.ts'
import { leftWorkContract } from './left-work.contract.ts'
import { type LessonStores, lessonStoresContract } from './lesson-stores.contract.ts'
import { noteDraftContract } from './note-draft.contract.ts'
import { newPersonDraftContract, personDraftContract } from './person-draft.contract.ts'
import { planDraftContract } from './plan-draft.contract.ts'
import { playerSettingsContract } from './player-settings.contract.ts'
import { practiceStoreContract, sharedPracticeContract } from './practice.contract.ts'
import { questionDraftContract } from './question-draft.contract.ts'
import { resourceDraftContract } from './resource-draft.contract.ts'
import { sessionStoreContract, type TwoTabs } from './session-store.contract.ts'
import { sittingStoreContract } from './sitting-store.contract.ts'
import { type SmallStores, smallStoresContract } from './small-stores.contract.ts'
import { openBrowser, type Tab } from './support/tabs.ts'
import { fakeLocks } from './support/web-locks.ts'
import { tabLeadershipContract } from './tab-leadership.contract.ts'
import { unsavedPaperContract } from './unsaved-paper.contract.ts'
import { unsentEditsContract } from './unsent-edits.contract.ts'
import { unsentWritingStoreContract } from './unsent-writing-store.contract.ts'
import { uploadStoreContract } from './upload-store.contract.ts'
import { visitorIdContract } from './visitor-id.contract.ts'

const NOTHING_ELSE = { databases: undefined, caches: undefined }

const { subtle } = globalThis.crypto

const sessionStoreOf = ({ storage, events }: Tab) =>
  localStorageSessionStore({ storage, tabs: events, ...NOTHING_ELSE })

const twoTabs = (): TwoTabs => {
  const open = openBrowser()
  return { tab: sessionStoreOf(open()), other: sessionStoreOf(open()) }
}

const twoMemoryTabs = (): TwoTabs => {
  const browser = createMemoryBrowser()
  return { tab: memorySessionStore(browser), other: memorySessionStore(browser) }
}

const memoryStores = (): SmallStores => {
  const browser = createMemoryBrowser()
  return {
    filterCriteria: memoryFilterCriteria(browser),
    searchHistory: memorySearchHistory(browser),
    chrome: memoryChrome(browser),
    schoolLocal: memorySchoolLocal(browser),
    appearance: memoryAppearance(browser),
    parkedPlace: memoryParkedPlace(browser),
    reopening: memoryReopening(browser),
    scrollPlace: memoryScrollPlace(browser),
  }
}

const storesIn = (storage: SafeStorage): SmallStores => ({
  filterCriteria: localStorageFilterCriteria(storage),
  searchHistory: localStorageSearchHistory(storage),
  chrome: webStorageChrome(storage),
  schoolLocal: webStorageSchoolLocal(storage),
  appearance: localStorageAppearance(storage),
  parkedPlace: sessionStorageParkedPlace(storage),
  reopening: sessionStorageReopening(storage),
  scrollPlace: sessionStorageScrollPlace(storage),
})

const lessonStoresIn = (storage: SafeStorage): LessonStores => ({
  answerDrafts: localStorageAnswerDrafts(storage),
  unsentAnswers: localStorageUnsentAnswers(storage),
})

/** A memory that seals with a key in a database of its own. */
const sealedMemory = (storage: SafeStorage, databases = new IDBFactory()) =>
  webCryptoCredentialMemory({ storage, subtle, keys: indexedDbDeviceKeys(databases, subtle) })

const fresh = () => browserStores().storage

sessionStoreContract('memory', twoMemoryTabs)
smallStoresContract('memory', memoryStores)
playerSettingsContract('memory', () => memoryPlayerSettings(createMemoryBrowser()))
unsentEditsContract('memory', () => memoryUnsentEdits(createMemoryBrowser()))
unsentEditsContract('local storage', () => localStorageUnsentEdits(fresh()))
unsentWritingStoreContract('memory', () => memoryUnsentWritings(createMemoryBrowser()))
unsentWritingStoreContract('local storage', () => localStorageUnsentWritings(fresh()))
lessonStoresContract('memory', () => {
  const browser = createMemoryBrowser()
  return { answerDrafts: memoryAnswerDrafts(browser), unsentAnswers: memoryUnsentAnswers(browser) }
})
practiceStoreContract('memory', () => memoryPractices(createMemoryBrowser()))
sharedPracticeContract('memory', () => {
  const browser = createMemoryBrowser()
  return { tab: memoryPractices(browser), other: memoryPractices(browser) }
})
credentialMemoryContract('memory', () => memoryCredentials(createMemoryBrowser()))
ledgerStoreContract('memory', () => {
  const browser = createMemoryBrowser()
  return { tab: memoryLedger(browser), other: memoryLedger(browser) }
})
tabLeadershipContract('memory', () => {
  const leadership = memoryTabLeadership()
  return () => leadership
})
consoleKeptContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => memoryConsolesKept(browser)
})
planDraftContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => memoryPlanDrafts(browser)
})
leftWorkContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => memoryTab(browser)
})
leftWorkContract('web storage', () => {
  const storage = fresh()
  return () => webTab(storage)
})
formDraftContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => memoryFormDrafts(browser)
})

personDraftContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => memoryPersonDrafts(browser)
})
newPersonDraftContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => memoryNewPersonDrafts(browser)
})
cloudMenuDraftContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => memoryCloudMenuDrafts(browser)
})
announcementDraftContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => memoryAnnouncementDrafts(browser)
})

resourceDraftContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => memoryResourceDrafts(browser)
})
sittingStoreContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => memorySittings(browser)
})
unsavedPaperContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => memoryUnsavedPapers(browser)
})
questionDraftContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => memoryQuestionDrafts(browser)
})
correctionStoreContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => memoryCorrections(browser)
})
keptWorkContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => ({ heldEdits: memoryHeldEdits(browser), captionDrafts: memoryCaptionDrafts(browser) })
})
noteDraftContract('memory', () => {
  const browser = createMemoryBrowser()
  return () => memoryNoteDrafts(browser)
})
visitorIdContract('memory', () => memoryVisitorId())
basketStoreContract('memory', () => {
  const browser = createMemoryBrowser()
  return { tab: memoryBasket(browser), other: memoryBasket(browser) }
})

sessionStoreContract('web storage', twoTabs)
smallStoresContract('web storage', () => storesIn(fresh()))
playerSettingsContract('local storage', () => localStoragePlayerSettings(fresh()))
lessonStoresContract('web storage', () => lessonStoresIn(fresh()))
practiceStoreContract('local storage', () => localStoragePractices(fresh()))
sharedPracticeContract('local storage', () => {
  const open = openBrowser()
  const practicesOf = ({ storage, events }: Tab) => localStoragePractices(storage, events)
  return { tab: practicesOf(open()), other: practicesOf(open()) }
})
credentialMemoryContract('web crypto', () => sealedMemory(fresh()))
ledgerStoreContract('IndexedDB', () => {
  const databases = new IDBFactory()
  return {
    tab: indexedDbLedger(databases, makeUnkeptWork()),
    other: indexedDbLedger(databases, makeUnkeptWork()),
  }
})
tabLeadershipContract('web locks', () => {
  const locks = fakeLocks()
  return () => webLocksTabLeadership(locks, new EventTarget())
})
consoleKeptContract('local storage', () => {
  const storage = fresh()
  return () => localStorageConsolesKept(storage)
})
planDraftContract('local storage', () => {
  const storage = fresh()
  return () => localStoragePlanDrafts(storage)
})
formDraftContract('local storage', () => {
  const openTab = openBrowser()
  return () => {
    const { storage, events } = openTab()
    return localStorageFormDrafts(storage, events)
  }
})

personDraftContract('local storage', () => {
  const storage = fresh()
  return () => localStoragePersonDrafts(storage)
})
newPersonDraftContract('local storage', () => {
  const storage = fresh()
  return () => localStorageNewPersonDrafts(storage)
})
cloudMenuDraftContract('local storage', () => {
  const storage = fresh()
  return () => localStorageCloudMenuDrafts(storage)
})
announcementDraftContract('local storage', () => {
  const storage = fresh()
  return () => localStorageAnnouncementDrafts(storage)
})

resourceDraftContract('local storage', () => {
  const storage = fresh()
  return () => localStorageResourceDrafts(storage)
})
sittingStoreContract('local storage', () => {
  const openTab = openBrowser()
  return () => {
    const { storage, events } = openTab()
    return localStorageSittings(storage, events)
  }
})
unsavedPaperContract('local storage', () => {
  const storage = fresh()
  return () => localStorageUnsavedPapers(storage)
})
questionDraftContract('local storage', () => {
  const storage = fresh()
  return () => localStorageQuestionDrafts(storage)
})
correctionStoreContract('local storage', () => {
  const storage = fresh()
  return () => localStorageCorrections(storage)
})
keptWorkContract('local storage', () => {
  const storage = fresh()
  return () => ({
    heldEdits: localStorageHeldEdits(storage),
    captionDrafts: localStorageCaptionDrafts(storage),
  })
})
noteDraftContract('local storage', () => {
  const storage = fresh()
  return () => localStorageNoteDrafts(storage)
})
basketStoreContract('local storage', () => {
  const open = openBrowser()
  const basketOf = ({ storage, events }: Tab) => localStorageBasket({ storage, tabs: events })
  return { tab: basketOf(open()), other: basketOf(open()) }
})
visitorIdContract('fingerprint', () =>
  fingerprintVisitorId({ storage: fresh(), fingerprint: async () => '0123456789abcdef' }),
)

describe('where the browser keeps nothing', () => {
  for (const trouble of ['forbidden at all', 'full', 'silent about everything'] as const) {
    const storage = () => brokenStorage(BROKEN[trouble])
    sessionStoreContract(
      `web storage, ${trouble}`,
      () => {
        const events = new EventTarget() as unknown as Tab['events']
        const tab = () => sessionStoreOf({ storage: storage(), events })
        return { tab: tab(), other: tab() }
      },
      { shared: false },
    )
    smallStoresContract(`web storage, ${trouble}`, () => storesIn(storage()))
    playerSettingsContract(`local storage, ${trouble}`, () => localStoragePlayerSettings(storage()))
    lessonStoresContract(`web storage, ${trouble}`, () => lessonStoresIn(storage()))
    practiceStoreContract(`local storage, ${trouble}`, () => localStoragePractices(storage()))
    credentialMemoryContract(`web crypto, ${trouble}`, () => sealedMemory(storage()))
  }
})

describe('where no key can be kept', () => {
  const keepsPasswords = { keepsPasswords: false }
  const refusing = {
    open: () => {
      throw new DOMException('no', 'SecurityError')
    },
  } as unknown as IDBFactory
  credentialMemoryContract(
    'insecure context',
    () => webCryptoCredentialMemory({ storage: fresh(), subtle: undefined, keys: undefined }),
    keepsPasswords,
  )
  credentialMemoryContract('no database', () => sealedMemory(fresh(), refusing), keepsPasswords)
})

uploadStoreContract('memory', () => {
  const browser = createMemoryBrowser()
  return { page: memoryUploads(browser), later: memoryUploads(browser) }
})
uploadStoreContract('IndexedDB', () => {
  const databases = new IDBFactory()
  let tabs = 0
  const open = () => {
    tabs += 1
    return indexedDbUploads({
      databases,
      locks: REFUSED_LOCKS,
      openChannel: () => undefined,
      makeId: () => `tab-${tabs}`,
      unkept: makeUnkeptWork(),
      page: new EventTarget(),
    })
  }
  return { page: open(), later: open() }
})
