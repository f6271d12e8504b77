import { waitFor } from 'xstate'
import type { SignedInActors } from '#application/app-actors.ts'
import { selectGathered, selectUnsent } from '#application/learning/ledger.selectors.ts'
import type { StoredPlaceOf } from '#application/playback/lesson.provide.ts'
import { FINISHED_PERCENT } from '#domain/learning/learning-moment.ts'

/** A lesson must not wait longer than this for a store that does not answer. */
const TIMEOUT_MS = 1500

/** Reads the learner's position from the ledger, after it has gathered stored records. */
export const keptPlaces =
  (ledger: SignedInActors['ledger']): StoredPlaceOf =>
  async (sectionId) => {
    await waitFor(ledger, selectGathered, { timeout: TIMEOUT_MS }).catch(() => undefined)
    const unsent = selectUnsent(ledger.getSnapshot(), sectionId)
    if (unsent === null) return null
    const { position, progress, at } = unsent
    return { position, finished: progress >= FINISHED_PERCENT, time: at }
  }
