import { createActor } from 'xstate'
import type { LiveConsoleLogic } from '#application/app-actors.ts'
import type { MakeClientId } from '#application/comment/comment-draft.port.ts'
import type { ConsoleKeptStore } from '#application/live/console-kept.port.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import type { liveConsoleMachine } from '#domain/live/live-console.machine.ts'
import type { AppContext } from '../app-context.ts'

interface ConsoleNeeds {
  readonly logic: typeof liveConsoleMachine
  readonly app: AppContext
  readonly store: ConsoleKeptStore
  readonly makeId: MakeClientId
  readonly now: () => number
}

/**
 * Opens the console of a live lesson. Rounds are read again after each command; unsent commands are stored in
 * the browser.
 */
export const liveConsoleOpener =
  ({ logic, app, store, makeId, now }: ConsoleNeeds): LiveConsoleLogic['openLiveConsole'] =>
  (room) => {
    const { sectionId } = room.getSnapshot().context
    const place = { userId: selectUser(app.actors.session.getSnapshot())?.id ?? 0, sectionId }
    const actor = createActor(logic, { input: { sectionId, makeId, now, kept: store.read(place) } })
    actor.on('liveConsole.acted', () => room.send({ type: 'liveRoom.reconnect' }))
    actor.on('liveConsole.left', ({ kept }) => store.keep(place, kept))
    return actor
  }
