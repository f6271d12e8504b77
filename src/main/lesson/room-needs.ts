import type { InsideActors, LessonLogic } from '#application/app-actors.ts'
import type { MakeClientId } from '#application/comment/comment-draft.port.ts'
import type { PageWatch } from '#application/learning/page-watch.port.ts'
import type { PlayerSettingsStore } from '#application/playback/player-settings.port.ts'
import type { offerer } from '../inside/offerer.ts'
import type { Wired } from '../wired.ts'

/** What the room around a film is put together from. */
export interface RoomNeeds {
  readonly logic: Pick<LessonLogic, 'playback' | 'questionStop' | 'playbackLock' | 'notes' | 'noteComposer'>
  readonly wired: Wired
  readonly offer: ReturnType<typeof offerer>
  readonly ledger: InsideActors['ledger']
  readonly settings: PlayerSettingsStore
  readonly page: PageWatch
  readonly makeClientId: MakeClientId
  /** Milliseconds since 1970. */
  readonly now: () => number
}
