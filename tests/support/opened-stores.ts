import 'reflect-metadata/lite'
import { Container, type ContainerModule } from 'inversify'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import type { MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { localStorageBasket } from '#infrastructure/paper/basket-store.local-storage.ts'
import { localStorageSessionStore } from '#infrastructure/session/session-store.local-storage.ts'
import type { SafeStorage } from '#infrastructure/storage/safe-storage.ts'
import { browserAnswering } from '#main/adapters/browser/answering.ts'
import { browserLesson } from '#main/adapters/browser/lesson.ts'
import { browserLiveConsole } from '#main/adapters/browser/live-console.ts'
import { browserLivePlans } from '#main/adapters/browser/live-plans.ts'
import { browserMaking } from '#main/adapters/browser/making.ts'
import { browserOffice } from '#main/adapters/browser/office.ts'
import { browserPaper } from '#main/adapters/browser/paper.ts'
import { browserSignedIn } from '#main/adapters/browser/signed-in.ts'
import { browserStudio } from '#main/adapters/browser/studio.ts'
import { STORAGE } from '#main/adapters/browser/tokens.ts'
import { browserVisitor } from '#main/adapters/browser/visitor.ts'
import { browserWriting } from '#main/adapters/browser/writing.ts'
import { memoryAdapters } from '#main/adapters/memory.adapters.ts'
import { BASKET_STORE } from '#main/paper/tokens.ts'
import { SESSION_STORE } from '#main/session/tokens.ts'
import { allAdaptersOf } from './all-adapters.ts'
import type { Stores } from './left-things.ts'

const opened = (modules: readonly ContainerModule[]) => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.load(...modules)
  return container
}

/** The stores of a tab of this browser, whatever bundle they come with. */
export const memoryTab = async (browser: MemoryBrowser): Promise<Stores> => {
  const container = opened(await allAdaptersOf(memoryAdapters(createMemoryBackend(), browser)))
  return (token) => container.get(token)
}

/** Likewise, of a browser whose stores these are. */
export const webTab = (storage: SafeStorage): Stores => {
  const container = opened([
    browserVisitor,
    browserSignedIn,
    browserAnswering,
    browserLesson,
    browserLiveConsole,
    browserLivePlans,
    browserMaking,
    browserOffice,
    browserPaper,
    browserStudio,
    browserWriting,
  ])
  const tabs = new EventTarget() as Window
  container.rebind(STORAGE).toConstantValue(storage)
  container.bind(BASKET_STORE).toConstantValue(localStorageBasket({ storage, tabs }))
  container
    .rebind(SESSION_STORE)
    .toConstantValue(localStorageSessionStore({ storage, tabs, databases: undefined, caches: undefined }))
  return (token) => container.get(token)
}
