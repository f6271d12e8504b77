import { useEffect, useState } from 'react'
import type { LessonRoom, RoomOpening } from '#application/playback/lesson-room.ts'
import { useLessonLogic } from '../../bundle-logic.ts'
import { useRunning } from '../../use-running.ts'

/** The room of a film, open as long as the view stands that asks for it. */
export const useRoom = (opening: RoomOpening): LessonRoom => {
  const { openRoom } = useLessonLogic()
  const [room] = useState(() => openRoom(opening))
  useEffect(() => {
    room.start()
    return room.stop
  }, [room])
  useRunning(room)
  return room
}
