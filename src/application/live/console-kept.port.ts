import type { ConsoleKept, ConsolePlace } from '#domain/live/live-console.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/**
 * Actions of a teacher in the live console that the server has not acknowledged, stored in this browser.
 * R-live-10.
 */
export type ConsoleKeptStore = DraftStore<ConsolePlace, ConsoleKept>
