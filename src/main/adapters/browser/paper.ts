import { ContainerModule } from 'inversify'
import { lazyPaperFile } from '#infrastructure/paper/paper-file.lazy.ts'
import { fetchServerTime } from '#infrastructure/paper/server-time.fetch.ts'
import { browserSittingClock } from '#infrastructure/paper/sitting-clock.browser.ts'
import { localStorageSittings } from '#infrastructure/paper/sitting-store.local-storage.ts'
import { localStorageUnsavedPapers } from '#infrastructure/paper/unsaved-paper.local-storage.ts'
import { PAPER_FILE_PORT, SITTING_CLOCK, SITTING_STORE, UNSAVED_PAPER_STORE } from '../../paper/tokens.ts'
import { CALL_SIGNAL } from '../../tokens.ts'
import { STORAGE } from './tokens.ts'

/** Browser adapters for papers. */
export const browserPaper = new ContainerModule(({ bind }) => {
  bind(PAPER_FILE_PORT).toResolvedValue(lazyPaperFile, [CALL_SIGNAL])
  bind(SITTING_STORE).toResolvedValue((storage) => localStorageSittings(storage), [STORAGE])
  bind(SITTING_CLOCK).toResolvedValue(() =>
    browserSittingClock({
      device: Date.now,
      counter: () => performance.now(),
      visit: performance.timeOrigin,
      ask: () => fetchServerTime((address, init) => fetch(address, init)),
    }),
  )
  bind(UNSAVED_PAPER_STORE).toResolvedValue(localStorageUnsavedPapers, [STORAGE])
})
