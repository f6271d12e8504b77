import { useSelector } from '@xstate/react'
import type { LiveSession } from '#domain/live/live-session.ts'
import { liveCopy } from '../../copy/live-copy.ts'
import type { LiveRoomActor } from '../../live/live-actors.ts'
import { RoundsPanel } from '../../live/rounds-panel.tsx'
import { LiveFilm } from './live-film.tsx'

/** The running lesson, and beside its picture the questions that it puts. */
export const LiveLesson = ({ room, session }: { room: LiveRoomActor; session: LiveSession }) => {
  const rounds = useSelector(room, ({ children }) => children.rounds)
  const { name, sources } = session.lesson
  return (
    <>
      <div className="live__stage">
        {sources.length > 0 ? (
          <LiveFilm room={room} session={session} />
        ) : (
          <div className="live__picture live-waiting" aria-busy="true">
            <p className="live-waiting__words" role="status">
              {liveCopy.connecting}
            </p>
          </div>
        )}
      </div>
      {rounds !== undefined && (
        <div className="live__side">
          <RoundsPanel rounds={rounds} lessonName={name} teaching={session.teaching} />
        </div>
      )}
    </>
  )
}
