import { ContainerModule } from 'inversify'
import { memoryComposition } from '#infrastructure/paper/composition.memory.ts'
import { memoryPapers } from '#infrastructure/paper/paper.memory.ts'
import { lazyPaperFile } from '#infrastructure/paper/paper-file.lazy.ts'
import { browserSittingClock } from '#infrastructure/paper/sitting-clock.browser.ts'
import { memorySittings } from '#infrastructure/paper/sitting-store.memory.ts'
import { memoryUnsavedPapers } from '#infrastructure/paper/unsaved-paper.memory.ts'
import {
  COMPOSITION_PORT,
  PAPER_FILE_PORT,
  PAPER_PORT,
  SITTING_CLOCK,
  SITTING_STORE,
  UNSAVED_PAPER_STORE,
} from '../../paper/tokens.ts'
import { CALL_SIGNAL } from '../../tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** Ports of papers, in memory. */
export const memoryPaper = new ContainerModule(({ bind }) => {
  bind(COMPOSITION_PORT).toResolvedValue(memoryComposition, [BACKEND, CALLER])
  bind(PAPER_PORT).toResolvedValue(memoryPapers, [BACKEND, CALLER])
  bind(PAPER_FILE_PORT).toResolvedValue(lazyPaperFile, [CALL_SIGNAL])
  bind(SITTING_STORE).toResolvedValue(memorySittings, [BROWSER])
  // In memory, the server's clock is the device's.
  bind(SITTING_CLOCK).toResolvedValue(() =>
    browserSittingClock({
      device: Date.now,
      counter: () => performance.now(),
      visit: performance.timeOrigin,
      ask: async () => null,
    }),
  )
  bind(UNSAVED_PAPER_STORE).toResolvedValue(memoryUnsavedPapers, [BROWSER])
})
