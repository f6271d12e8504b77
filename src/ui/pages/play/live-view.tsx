import './live-view.css'
import { Heading, Skeleton } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { liveRoomMachine } from '#domain/live/live-room.machine.ts'
import type { LiveSession } from '#domain/live/live-session.ts'
import { useLessonLogic } from '../../actors-context.tsx'
import { AbsentContent } from '../../catalogue/absent-content.tsx'
import { Comments } from '../../comment/comments.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { copy } from '../../copy/copy.ts'
import { courseCopy } from '../../copy/course-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { liveCopy } from '../../copy/live-copy.ts'
import type { LiveRoomActor } from '../../live/live-actors.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { LiveBar } from './live-bar.tsx'
import { LiveLesson } from './live-lesson.tsx'
import { LiveWaiting } from './live-waiting.tsx'
import { useLiveNotices } from './use-live-notices.ts'

export interface LiveViewProps {
  readonly courseId: number
  readonly sectionId: number
  /** What a session is from its end on: a film as every other. */
  readonly replay: React.ReactNode
}

const stateOf = ({ value }: SnapshotFrom<typeof liveRoomMachine>) =>
  typeof value === 'string' ? value : value.open.turn

/** A session of a live course while its page stands: each of its states follows the one before without a reload. */
export const LiveView = ({ courseId, sectionId, replay }: LiveViewProps) => {
  const room = useActorRef(useLessonLogic().liveRoom, {
    input: { courseId, sectionId, now: Date.now, chance: Math.random },
  })
  const state = useSelector(room, stateOf)
  const session = useSelector(room, ({ context }) => context.session)
  const failure = useSelector(room, ({ context }) => context.failure)

  switch (state) {
    case 'missing':
    case 'withdrawn':
    case 'forbidden':
      return (
        <>
          <PageHeader title={copy.pageTitles.play} />
          <AbsentContent absence={state} failure={failure} words={courseCopy} type={CONTENT_TYPE.live} />
        </>
      )
    case 'failed':
    case 'defect':
      return (
        <>
          <PageHeader title={copy.pageTitles.play} />
          <ErrorState
            message={liveCopy.failed}
            reason={failureText(failure)}
            onRetry={() => room.send({ type: 'liveRoom.retry' })}
          />
        </>
      )
    case 'replay':
      return replay
    case 'announced':
    case 'running':
    case 'ended':
    case 'cancelled':
      return session && <OpenRoom room={room} session={session} state={state} />
    case 'loading':
    case 'deciding':
      return <RoomSkeleton />
  }
}

const RoomSkeleton = () => (
  <div className="live" aria-busy="true">
    <PageHeader title={copy.pageTitles.play} />
    <div className="live__stage">
      <Skeleton className="live__picture" />
    </div>
  </div>
)

interface OpenRoomProps {
  readonly room: LiveRoomActor
  readonly session: LiveSession
  readonly state: 'announced' | 'running' | 'ended' | 'cancelled'
}

const OpenRoom = ({ room, session, state }: OpenRoomProps) => {
  const { courseId, name } = session.lesson
  usePageTitle(name)
  useCrumb(name)
  useLiveNotices(room, name)
  return (
    <div className="live" data-state={state}>
      <div className="live__head">
        <Heading as="h1" size="6">
          {name}
        </Heading>
        <LiveBar room={room} session={session} state={state} />
      </div>
      {state === 'running' ? (
        <LiveLesson room={room} session={session} />
      ) : (
        <LiveWaiting room={room} session={session} state={state} />
      )}
      <div className="live__comments">
        <Comments content={{ id: courseId, type: CONTENT_TYPE.live }} />
      </div>
    </div>
  )
}
