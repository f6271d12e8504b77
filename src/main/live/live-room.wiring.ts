import { createActor } from 'xstate'
import type { LessonLogic, SignedInActors } from '#application/app-actors.ts'
import type { liveRoomMachine } from '#domain/live/live-room.machine.ts'
import { liveCopy } from '#ui/copy/live-copy.ts'
import type { AppContext } from '../app-context.ts'
import { notDoneToast } from '../notification/not-done-toast.ts'
import { toast } from '../notification/toast.ts'

/** Shows the toasts of a live room; reads the course beside it again when the session changes its state. */
export const liveRoomOpener = (
  { actors }: Pick<AppContext, 'actors'>,
  logic: typeof liveRoomMachine,
  { reservations }: Pick<SignedInActors, 'reservations'>,
): LessonLogic['openLiveRoom'] => {
  const notify = toast(actors)
  const notDone = notDoneToast(actors)
  return ({ course, ...input }) => {
    const room = createActor(logic, { input })
    room.on('liveRoom.turned', () => course.send({ type: 'course.look' }))
    room.on('liveRoom.began', ({ name }) => notify('information', liveCopy.began(name)))
    const note = (reserved: boolean) => {
      const { session } = room.getSnapshot().context
      const id = course.getSnapshot().context.id
      if (session !== null)
        reservations.send({
          type: 'reservations.noted',
          lesson: { id, startTime: session.startTime },
          reserved,
        })
    }
    room.on('liveRoom.reserved', () => {
      note(true)
      notify('success', liveCopy.reservedNow)
    })
    room.on('liveRoom.reserveFailed', ({ failure }) => notDone(liveCopy.reserveFailed, failure))
    room.on('liveRoom.reservationCancelled', () => {
      note(false)
      notify('success', liveCopy.reservationCancelled)
    })
    room.on('liveRoom.cancelFailed', ({ failure }) => notDone(liveCopy.cancelFailed, failure))
    return room
  }
}
