import type { LessonLogic, SignedInActors } from '#application/app-actors.ts'
import type { MakeClientId } from '#application/comment/comment-draft.port.ts'
import type { Desk } from '#application/kernel/desk.ts'
import type { PageLifecycle } from '#application/kernel/page-lifecycle.port.ts'
import type { ReadNextAhead } from '#application/playback/next-section-ahead.ts'
import type { PlayerSettingsStore } from '#application/playback/player-settings.port.ts'
import type { LessonNote } from '#domain/playback/lesson-note.ts'
import type { UnsentNote } from '#domain/playback/note-draft.ts'
import type { AppContext } from '../app-context.ts'
import type { actionToast } from '../notification/action-toast.ts'

/** The parts from which a lesson room is assembled. */
export interface RoomNeeds {
  readonly logic: Pick<LessonLogic, 'playback' | 'questionStop' | 'playbackLock' | 'notes' | 'noteComposer'>
  readonly app: AppContext
  readonly offer: ReturnType<typeof actionToast>
  readonly ledger: SignedInActors['ledger']
  readonly noteDesk: Desk<UnsentNote, LessonNote>
  readonly settings: PlayerSettingsStore
  readonly page: PageLifecycle
  readonly readNextAhead: ReadNextAhead
  readonly makeClientId: MakeClientId
  /** Milliseconds since 1970. */
  readonly now: () => number
}
