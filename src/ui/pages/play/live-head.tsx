import { Heading, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { LiveSession } from '#domain/live/live-session.ts'
import { LiveBadge } from '../../components/live-badge.tsx'
import { liveCopy } from '../../copy/live-copy.ts'
import { formatCount } from '../../format/count.ts'
import { formatHour, formatStart } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import type { LiveRoomActor, RoomState } from '../../live/live-actors.ts'
import { ReconnectBanner } from '../../live/reconnect-banner.tsx'
import { Moderated } from '../../moderation/moderated.tsx'
import { contentAddress } from '../../routing/addresses.ts'

export interface LiveHeadProps {
  readonly room: LiveRoomActor
  readonly session: LiveSession
  readonly state: RoomState
}

/** What it is called, how it stands, who is there, and whether the line holds. */
export const LiveHead = ({ room, session, state }: LiveHeadProps) => {
  const { lesson, startTime, endTime, teacherName, onlineCount } = session
  const now = useNow()
  const online = formatCount(useOnline(room) ?? onlineCount)
  const nextTryAt = useNextTry(room)
  return (
    <div className="play-head">
      <Heading as="h1" size="6">
        {lesson.name}
      </Heading>
      <div className="play-head__line live-line" role="group" aria-label={liveCopy.status}>
        {state !== 'cancelled' && <LiveBadge status={state} />}
        {state === 'running' && <Text size="2">{liveCopy.online(online)}</Text>}
        {state === 'announced' && <Text size="2">{liveCopy.waitingOnline(online)}</Text>}
        {teacherName !== '' && <Text size="2">{liveCopy.teacher(teacherName)}</Text>}
        {startTime !== '' && (
          <Text size="2">{liveCopy.until(formatStart(startTime, now), formatHour(endTime))}</Text>
        )}
        <Text size="2" asChild>
          <Link to={contentAddress({ id: lesson.courseId, type: CONTENT_TYPE.live })}>
            {liveCopy.toCourse}
          </Link>
        </Text>
        <Moderated contentId={lesson.courseId} />
        {nextTryAt !== null && (
          <ReconnectBanner
            nextTryAt={nextTryAt}
            onReconnect={() => room.send({ type: 'liveRoom.reconnect' })}
          />
        )}
      </div>
    </div>
  )
}

/** Who is there, as the questions are told it more often; null where questions are not polled. */
const useOnline = (room: LiveRoomActor): number | null => {
  const rounds = useSelector(room, ({ children }) => children.rounds)
  return useSelector(rounds, (snapshot) => snapshot?.context.onlineCount ?? null)
}

/** When a broken line is tried again; null while it holds. */
const useNextTry = (room: LiveRoomActor): number | null => {
  const rounds = useSelector(room, ({ children }) => children.rounds)
  const look = useSelector(room, ({ context }) => (context.failures > 0 ? context.nextLookAt : null))
  const ask = useSelector(rounds, (snapshot) =>
    snapshot !== undefined && snapshot.context.failures > 0 ? snapshot.context.nextAskAt : null,
  )
  return ask ?? look
}
