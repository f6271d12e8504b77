import type { InsideActors } from '#application/app-actors.ts'
import type { KeptPlaceOf } from '#application/playback/lesson.provide.ts'
import { FINISHED_AT } from '#domain/course/section-progress.ts'
import { patiently } from '../patiently.ts'

/** A store that does not answer must not hold up a lesson. */
const PATIENCE_MS = 1500

/** Where the ledger of this browser knows a learner to be; it is read before it is asked. */
export const keptPlaces =
  (ledger: InsideActors['ledger']): KeptPlaceOf =>
  async (sectionId) => {
    await patiently(ledger, (snapshot) => !snapshot.hasTag('gathering'), PATIENCE_MS)
    const { context } = ledger.getSnapshot()
    const line = context.lines.find(({ moment }) => moment.sectionId === sectionId)
    if (line === undefined) return null
    const { position, progress, at } = line.moment
    return { position, finished: progress >= FINISHED_AT, time: at }
  }
