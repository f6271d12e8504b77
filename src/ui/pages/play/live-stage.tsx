import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { LiveStage as Stage } from '#application/live/live-stage.ts'
import type { LiveSession } from '#domain/live/live-session.ts'
import { useLessonLogic } from '../../bundle-logic.ts'
import { liveCopy } from '../../copy/live-copy.ts'
import type { LiveRoomActor, RoomState } from '../../live/live-actors.ts'
import { RoundCall } from '../../live/round-call.tsx'
import { LessonPlayer } from '../../playback/lesson-player.tsx'
import { useRunning } from '../../use-running.ts'
import { LiveWaiting } from './live-waiting.tsx'
import { PlayedElsewhere } from './played-elsewhere.tsx'

export interface LiveStageProps {
  readonly room: LiveRoomActor
  readonly session: LiveSession
  readonly state: RoomState
}

/** The stream while there is one; before and after it the times of session and replay. */
export const LiveStage = ({ room, session, state }: LiveStageProps) => {
  if (state !== 'running') return <LiveWaiting room={room} session={session} state={state} />
  if (session.lesson.sources.length > 0) return <Film room={room} session={session} />
  return (
    <div className="live-waiting">
      <p className="live-waiting__words" role="status">
        {liveCopy.connecting}
      </p>
    </div>
  )
}

/** Over the picture stands no more than a call to the question beside it. */
const Film = ({ room, session }: Omit<LiveStageProps, 'state'>) => {
  const { playback, playbackLock } = useStage(room)
  const rounds = useSelector(room, ({ children }) => children.rounds)
  return (
    <LessonPlayer
      actor={playback}
      lesson={session.lesson}
      overlay={
        <>
          <PlayedElsewhere playbackLock={playbackLock} />
          {rounds !== undefined && !session.teaching && <RoundCall rounds={rounds} />}
        </>
      }
    />
  )
}

/** Open as long as the view stands that asks for it. */
const useStage = (room: LiveRoomActor): Stage => {
  const { openLiveStage } = useLessonLogic()
  const [stage] = useState(() => openLiveStage(room))
  useEffect(() => {
    stage.start()
    return stage.stop
  }, [stage])
  useRunning(stage)
  return stage
}
