import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { LiveStage } from '#application/live/live-stage.ts'
import type { LiveSession } from '#domain/live/live-session.ts'
import { useLessonLogic } from '../../actors-context.tsx'
import type { LiveRoomActor } from '../../live/live-actors.ts'
import { RoundCall } from '../../live/round-call.tsx'
import { LessonPlayer } from '../../playback/lesson-player.tsx'

/** The stream of a running session. Over it stands no more than a call to the question beside it. */
export const LiveFilm = ({ room, session }: { room: LiveRoomActor; session: LiveSession }) => {
  const stage = useStage(room)
  const rounds = useSelector(room, ({ children }) => children.rounds)
  if (stage === null) return null
  return (
    <LessonPlayer
      actor={stage.playback}
      lesson={session.lesson}
      overlay={rounds && !session.teaching && <RoundCall rounds={rounds} />}
    />
  )
}

/** Open for as long as the view stands. */
const useStage = (room: LiveRoomActor): LiveStage | null => {
  const { openLiveStage } = useLessonLogic()
  const [stage, setStage] = useState<LiveStage | null>(null)
  useEffect(() => {
    const opened = openLiveStage(room)
    opened.start()
    setStage(opened)
    return opened.stop
  }, [openLiveStage, room])
  return stage
}
