import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CourseActor, LessonActor } from '#application/playback/lesson-room.ts'
import { sectionsOf } from '#domain/course/course-detail.ts'
import { useLessonLogic } from '../../bundle-logic.ts'
import { AbsentContent } from '../../catalogue/absent-content.tsx'
import { Comments } from '../../comment/comments.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { pageHeading } from '../../components/page-heading.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { copy } from '../../copy/copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { playCopy } from '../../copy/play-copy.ts'
import { sectionAddress } from '../../course/section-address.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import type { PlayPlace } from '../../routing/play-address.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { LessonHead } from './lesson-head.tsx'
import { LessonStage } from './lesson-stage.tsx'
import { PlayFrame, StageNotice, StageSkeleton } from './play-frame.tsx'
import { PlaySide } from './play-side.tsx'

export interface LessonViewProps {
  readonly course: CourseActor
  readonly place: PlayPlace & { readonly id: number }
  /** For the teacher of what it is the replay of. */
  readonly tools?: ReactNode
}

/** One lesson while it is on the page; what the address asks for counts when it begins. */
export const LessonView = ({ course, place, tools }: LessonViewProps) => {
  const { id, type, sectionId, at } = place
  const lesson = useActorRef(useLessonLogic().lesson, {
    input: { ref: { courseId: id, type, sectionId }, asked: at },
  })
  const film = useSelector(lesson, ({ context }) => context.lesson)
  const ready = useSelector(lesson, (snapshot) => snapshot.matches('ready'))
  const coming = useSelector(lesson, (snapshot) => snapshot.hasTag('busy'))
  // Its heading is another once the film has come.
  useFocusFallback(`${film !== null}/${ready}`, pageHeading)
  usePageTitle(film?.name ?? copy.pageTitles.play, copy.pageTitles.play)
  useCrumb(film?.name ?? null)

  const words = (
    <>
      <LessonHead course={{ id, type }} lesson={film} place={place} />
      {tools}
    </>
  )
  if (ready && film !== null)
    return <LessonStage course={course} lesson={lesson} film={film} place={place} words={words} />
  return (
    <PlayFrame
      busy={film === null}
      stage={<StageBeforeFilm lesson={lesson} course={course} place={place} />}
      words={words}
      side={<PlaySide course={course} place={place} room={null} film={null} coming={coming} />}
      comments={film === null ? undefined : <Comments content={{ id, type }} />}
    />
  )
}

interface StageBeforeFilmProps extends Omit<LessonViewProps, 'tools'> {
  readonly lesson: LessonActor
}

/** What stands in place of the film: it comes, it is being prepared, there is none, or why it does not come. */
const StageBeforeFilm = ({ lesson, course, place: { id, type, sectionId } }: StageBeforeFilmProps) => {
  const failure = useSelector(lesson, ({ context }) => context.failure)
  const state = useSelector(lesson, ({ value }) => (typeof value === 'string' ? value : 'preparing'))
  const again = () => lesson.send({ type: 'lesson.retry' })
  switch (state) {
    case 'missing':
    case 'withdrawn':
    case 'forbidden':
      return (
        <StageNotice>
          <AbsentContent
            absence={state}
            failure={failure}
            words={playCopy}
            type={type}
            id={id}
            onRestored={again}
          />
        </StageNotice>
      )
    case 'failed':
    case 'defect':
      return (
        <StageNotice>
          <ErrorState message={playCopy.failed} reason={failureText(failure)} onRetry={again} />
        </StageNotice>
      )
    case 'preparing':
      return (
        <StageNotice>
          <Unplayed course={course} sectionId={sectionId} onLookAgain={again} />
        </StageNotice>
      )
    case 'deciding':
    case 'loading':
      return <StageSkeleton />
  }
}

interface UnplayedProps {
  readonly course: CourseActor
  readonly sectionId: number
  readonly onLookAgain: () => void
}

/** A film that is still to come; an exercise or a document has none, and opens elsewhere. */
const Unplayed = ({ course, sectionId, onLookAgain }: UnplayedProps) => {
  const detail = useSelector(course, ({ context }) => context.detail)
  const section = detail === null ? undefined : sectionsOf(detail).find(({ id }) => id === sectionId)
  if (detail === null || (section?.kind !== 'questions' && section?.kind !== 'file'))
    return (
      <EmptyState title={playCopy.preparing} hint={playCopy.preparingHint}>
        <Button variant="soft" onClick={onLookAgain}>
          {playCopy.lookAgain}
        </Button>
      </EmptyState>
    )
  const address = sectionAddress(detail, section)
  return (
    <EmptyState title={playCopy.filmless[section.kind]} hint={playCopy.filmlessHint}>
      {address !== null && (
        <Button asChild variant="soft">
          <Link to={address}>{playCopy.nextOf[section.kind]}</Link>
        </Button>
      )}
    </EmptyState>
  )
}
