import type { ConsoleKept, ConsolePlace } from '#domain/live/live-console.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** What a teacher did with the questions of a lesson and has not arrived, in this browser. R-live-10. */
export type ConsoleKeptStore = DraftStore<ConsolePlace, ConsoleKept>
