import './live-view.css'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { CourseActor } from '#application/playback/lesson-room.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { liveRoomMachine } from '#domain/live/live-room.machine.ts'
import type { LiveSession } from '#domain/live/live-session.ts'
import { useActors } from '../../actors-context.tsx'
import { useLessonLogic } from '../../bundle-logic.ts'
import { AbsentContent } from '../../catalogue/absent-content.tsx'
import { Comments } from '../../comment/comments.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { pageHeading } from '../../components/page-heading.ts'
import { PartBoundary } from '../../components/part-boundary.tsx'
import { ReloadButton } from '../../components/reload-button.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { copy } from '../../copy/copy.ts'
import { courseCopy } from '../../copy/course-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { liveCopy } from '../../copy/live-copy.ts'
import { partMissingCopy } from '../../copy/part-missing-copy.ts'
import type { LiveRoomActor, RoomState } from '../../live/live-actors.ts'
import { RoundsPanel } from '../../live/rounds-panel.tsx'
import { useTitleFlash } from '../../live/use-title-flash.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { lazyPart } from '../../routing/missing-code.ts'
import type { PlayPlace } from '../../routing/play-address.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { LessonView } from './lesson-view.tsx'
import { LiveHead } from './live-head.tsx'
import { LiveStage } from './live-stage.tsx'
import { PlayFrame, StageNotice, StageSkeleton } from './play-frame.tsx'
import { SideContents } from './play-side.tsx'

const AnswersExport = lazyPart(async () => (await import('../../live/answers-export.tsx')).AnswersExport)

export interface LiveViewProps {
  readonly course: CourseActor
  readonly place: PlayPlace & { readonly id: number }
}

const stateOf = ({ value }: SnapshotFrom<typeof liveRoomMachine>) =>
  typeof value === 'string' ? value : value.open.turn

/** A session of a live course while its page is open: each of its states follows the one before without a reload. */
export const LiveView = ({ course, place }: LiveViewProps) => {
  const { id, sectionId } = place
  const userId = useSelector(useActors().session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  const room = useOpenedActor(useLessonLogic().openLiveRoom, {
    course,
    userId,
    courseId: id,
    sectionId,
    now: Date.now,
    chance: Math.random,
  })
  const state = useSelector(room, stateOf)
  const session = useSelector(room, ({ context }) => context.session)
  const failure = useSelector(room, ({ context }) => context.failure)
  // Whoever was at the controls of the lesson when it ended goes on where its replay is.
  useFocusFallback(state, pageHeading)
  const tools = session?.teaching === true && (
    <PartBoundary missing={<ReloadButton label={partMissingCopy.answers} />}>
      <AnswersExport sectionId={sectionId} lessonName={session.lesson.name} />
    </PartBoundary>
  )
  const title = <PageHeader title={copy.pageTitles.play} />

  switch (state) {
    case 'missing':
    case 'withdrawn':
    case 'forbidden':
      return (
        <PlayFrame
          stage={
            <StageNotice>
              <AbsentContent
                absence={state}
                failure={failure}
                words={courseCopy}
                type={CONTENT_TYPE.live}
                id={id}
                onRestored={() => room.send({ type: 'liveRoom.retry' })}
              />
            </StageNotice>
          }
          words={title}
        />
      )
    case 'failed':
    case 'defect':
      return (
        <PlayFrame
          stage={
            <StageNotice>
              <ErrorState
                message={liveCopy.failed}
                reason={failureText(failure)}
                onRetry={() => room.send({ type: 'liveRoom.retry' })}
              />
            </StageNotice>
          }
          words={title}
        />
      )
    case 'replay':
      return <LessonView course={course} place={place} tools={tools} />
    case 'announced':
    case 'running':
    case 'ended':
    case 'cancelled':
      return (
        session && (
          <OpenRoom
            room={room}
            session={session}
            state={state}
            course={course}
            place={place}
            tools={state === 'ended' && tools}
          />
        )
      )
    case 'loading':
    case 'deciding':
      return <PlayFrame busy stage={<StageSkeleton />} words={title} />
  }
}

interface OpenRoomProps extends LiveViewProps {
  readonly room: LiveRoomActor
  readonly session: LiveSession
  readonly state: RoomState
  /** For its teacher. */
  readonly tools: ReactNode
}

const OpenRoom = ({ room, session, state, course, place, tools }: OpenRoomProps) => {
  const { courseId, name } = session.lesson
  const rounds = useSelector(room, ({ children }) => children.rounds)
  usePageTitle(name, copy.pageTitles.play)
  useCrumb(name)
  // For who waits in another tab.
  useTitleFlash(useSelector(room, ({ context }) => context.begun) ? liveCopy.beganTitle(name) : null)
  return (
    <PlayFrame
      stage={<LiveStage room={room} session={session} state={state} />}
      words={
        <>
          <LiveHead room={room} session={session} state={state} />
          {tools}
        </>
      }
      side={
        rounds === undefined ? (
          <SideContents course={course} place={place} />
        ) : (
          <RoundsPanel rounds={rounds} lessonName={name} teaching={session.teaching} room={room} />
        )
      }
      comments={<Comments content={{ id: courseId, type: CONTENT_TYPE.live }} />}
    />
  )
}
