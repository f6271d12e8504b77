import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { LiveSession } from '#domain/live/live-session.ts'
import { Icon } from '../../components/icon.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { liveCopy } from '../../copy/live-copy.ts'
import { formatHour } from '../../format/moment.ts'
import { Countdown } from '../../live/countdown.tsx'
import type { LiveRoomActor, RoomState } from '../../live/live-actors.ts'

export interface LiveWaitingProps {
  readonly room: LiveRoomActor
  readonly session: LiveSession
  readonly state: Exclude<RoomState, 'running'>
}

/** In place of the picture while there is none: when it begins, when it can be seen again, or that it will not be. */
export const LiveWaiting = ({ room, session, state }: LiveWaitingProps) => (
  <div className="live-waiting">
    {session.lesson.posterUrl !== '' && (
      <img className="live-waiting__poster" src={session.lesson.posterUrl} alt="" />
    )}
    <div className="live-waiting__words">
      {state === 'announced' ? (
        <Announced room={room} session={session} />
      ) : (
        <Over session={session} cancelled={state === 'cancelled'} />
      )}
    </div>
  </div>
)

const Announced = ({ room, session }: { room: LiveRoomActor; session: LiveSession }) => {
  const offset = useSelector(room, ({ context }) => context.offset)
  const begin = Date.parse(session.startTime)
  return (
    <>
      <Text as="p" size="4" weight="medium">
        {liveCopy.announced}
      </Text>
      {!Number.isNaN(begin) && <Countdown until={begin} offset={offset} />}
      <Reservation room={room} session={session} />
      <Text as="p" size="2">
        {liveCopy.announcedHint}
      </Text>
    </>
  )
}

/** A presenter comes anyway. */
const Reservation = ({ room, session: { reserved, teaching } }: Omit<LiveWaitingProps, 'state'>) => {
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(reserved, button)
  if (teaching)
    return (
      <Text as="p" size="3">
        {liveCopy.teaching}
      </Text>
    )
  if (!reserved)
    return (
      <Button ref={button} size="3" onClick={() => room.send({ type: 'liveRoom.reserve' })}>
        <Icon name="live" size={18} />
        {liveCopy.reserve}
      </Button>
    )
  return (
    <>
      <p className="live-waiting__reserved" role="status">
        <Icon name="check" size={18} />
        {liveCopy.reserved}
      </p>
      <Button
        ref={button}
        variant="soft"
        color="gray"
        onClick={() => room.send({ type: 'liveRoom.cancelReservation' })}
      >
        {liveCopy.cancelReservation}
      </Button>
    </>
  )
}

const Over = ({ session, cancelled }: { session: LiveSession; cancelled: boolean }) => (
  <>
    <Text as="p" size="5" weight="medium">
      {cancelled ? liveCopy.cancelled : liveCopy.ended}
    </Text>
    <Text as="p" size="2">
      {cancelled ? liveCopy.cancelledHint : liveCopy.endedHint(formatHour(session.replayReadyTime))}
    </Text>
  </>
)
