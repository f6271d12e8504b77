import { createActor } from 'xstate'
import type { LessonLogic } from '#application/app-actors.ts'
import type { MakeClientId } from '#application/comment/comment-draft.port.ts'
import type { liveConsoleMachine } from '#domain/live/live-console.machine.ts'

/** After each act the room asks for its rounds at once. */
export const liveConsoleOpener =
  (logic: typeof liveConsoleMachine, makeId: MakeClientId): LessonLogic['openLiveConsole'] =>
  (room) => {
    const { sectionId } = room.getSnapshot().context
    const desk = createActor(logic, { input: { sectionId, makeId } })
    desk.on('liveConsole.acted', () => room.send({ type: 'liveRoom.reconnect' }))
    return desk
  }
