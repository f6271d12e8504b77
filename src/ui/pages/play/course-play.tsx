import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { CourseActor } from '#application/playback/lesson-room.ts'
import { type CourseDetail, isPlayable, sectionsOf } from '#domain/course/course-detail.ts'
import { firstStepOf } from '#domain/course/first-step.ts'
import { useCourseLogic } from '../../bundle-logic.ts'
import { AbsentContent } from '../../catalogue/absent-content.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { copy } from '../../copy/copy.ts'
import { courseCopy } from '../../copy/course-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { playCopy } from '../../copy/play-copy.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { contentAddress } from '../../routing/addresses.ts'
import type { PlayPlace } from '../../routing/play-address.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { CourseLink } from './course-link.tsx'
import { PlayFrame, StageSkeleton } from './play-frame.tsx'

type CoursePlace = PlayPlace & { readonly id: number }

export interface CoursePlayProps {
  readonly place: CoursePlace
  /** Shows one of its lessons. */
  readonly View: ComponentType<{ readonly course: CourseActor; readonly place: CoursePlace }>
}

/** A course while its lessons are played: its contents stay from one to the next. */
export const CoursePlay = ({ place, View }: CoursePlayProps) => {
  const { id, type } = place
  const course = useActorRef(useCourseLogic().course, { input: { id, type, now: Date.now } })
  const detail = useSelector(course, ({ context }) => context.detail)
  const failure = useSelector(course, ({ context }) => context.failure)
  const state = useSelector(course, ({ value }) => (typeof value === 'string' ? value : 'ready'))
  useCrumb(detail?.card.name ?? null, contentAddress({ id, type }))
  const sectionId = place.sectionId || (detail === null ? 0 : sectionToPlay(detail))
  if (sectionId !== 0) return <View key={sectionId} course={course} place={{ ...place, sectionId }} />

  const title = <PageHeader title={copy.pageTitles.play} />
  switch (state) {
    case 'missing':
    case 'withdrawn':
    case 'forbidden':
      return (
        <>
          {title}
          <AbsentContent
            absence={state}
            failure={failure}
            words={courseCopy}
            type={type}
            id={id}
            onRestored={() => course.send({ type: 'course.retry' })}
          />
        </>
      )
    case 'failed':
    case 'defect':
      return (
        <>
          {title}
          <ErrorState
            message={courseCopy.failed}
            reason={failureText(failure)}
            onRetry={() => course.send({ type: 'course.retry' })}
          />
        </>
      )
    case 'ready':
      return (
        <>
          {title}
          <EmptyState title={playCopy.noFilms} hint={playCopy.noFilmsHint}>
            <CourseLink id={id} type={type} />
          </EmptyState>
        </>
      )
    case 'deciding':
    case 'loading':
      return <PlayFrame busy stage={<StageSkeleton />} words={title} />
  }
}

/** Where the address names no section: where the learner goes on, or the first there is; 0 for none. */
const sectionToPlay = (detail: CourseDetail): number => {
  const step = firstStepOf(detail)
  return 'sectionId' in step ? step.sectionId : (sectionsOf(detail).find(isPlayable)?.id ?? 0)
}
