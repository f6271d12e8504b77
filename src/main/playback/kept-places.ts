import { waitFor } from 'xstate'
import type { SignedInActors } from '#application/app-actors.ts'
import { selectGathered, selectUnsent } from '#application/learning/ledger.selectors.ts'
import type { StoredPlaceOf } from '#application/playback/lesson.provide.ts'
import { FINISHED_PERCENT } from '#domain/learning/learning-moment.ts'

/** A store that does not answer must not hold up a lesson. */
const TIMEOUT_MS = 1500

/** Where the ledger of this browser knows a learner to be; it is read before it is asked. */
export const keptPlaces =
  (ledger: SignedInActors['ledger']): StoredPlaceOf =>
  async (sectionId) => {
    await waitFor(ledger, selectGathered, { timeout: TIMEOUT_MS }).catch(() => undefined)
    const unsent = selectUnsent(ledger.getSnapshot(), sectionId)
    if (unsent === null) return null
    const { position, progress, at } = unsent
    return { position, finished: progress >= FINISHED_PERCENT, time: at }
  }
